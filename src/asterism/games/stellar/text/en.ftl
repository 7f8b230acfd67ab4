### $card is a card code (P3, M6, S2 ...) or "unknown" where the reader does not know the card.
### $player is a name, or "you" when the sentence speaks to that player.
### $step: starters, renew, take, play, place, follow, last. $area: telescope, notebook.
### $section: top, middle, bottom. $type: planet, moon, asteroid, cloud, black_hole, satellite.

stellar-title = Stellar

## The game

stellar-name = Stellar
    .idea = Bring the night sky into your telescope, write what you saw into your notebook, and make the two fit together.

## Types, areas, sections, places

stellar-type =
    { $type ->
        [planet] planet
        [moon] moon
        [asteroid] asteroid
        [cloud] interstellar cloud
        [black_hole] black hole
       *[satellite] satellite
    }
stellar-types =
    { $type ->
        [planet] Planets
        [moon] Moons
        [asteroid] Asteroids
        [cloud] Interstellar clouds
        [black_hole] Black holes
       *[satellite] Satellites
    }
stellar-area =
    { $area ->
        [telescope] Telescope
       *[notebook] Notebook
    }
stellar-section =
    { $section ->
        [top] Top section
        [middle] Middle section
       *[bottom] Bottom section
    }
stellar-row = Row
stellar-deck = Deck
stellar-discard = Discard pile
stellar-hand = Hand
stellar-empty = empty
stellar-face-down = face down
stellar-telescope-of =
    { $player ->
        [you] Your telescope
       *[other] Telescope of { $player }
    }
stellar-notebook-of =
    { $player ->
        [you] Your notebook
       *[other] Notebook of { $player }
    }
stellar-hand-of =
    { $player ->
        [you] Your hand
       *[other] Hand of { $player }
    }
stellar-candidates = face down, one of these: { $cards }

## Where the game stands

stellar-status-round = Round { $round } of { $rounds }
stellar-status-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
stellar-status-discard =
    { $count ->
        [0] The discard pile is empty
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
stellar-status-run =
    { $run ->
        [0] no run yet
       *[other] run of { $run }
    }

## Cards: a name, a true fact, and how sentences call the card

stellar-card-P1 = Mercury
    .fact = Mercury needs only 88 days to go round the Sun, less than any other planet.
stellar-card-P2 = Venus
    .fact = Thick air of carbon dioxide makes Venus the hottest planet: about 465 °C, by day and by night.
stellar-card-P3 = Mars
    .fact = Sunsets on Mars are bluish, because the fine dust in its air sends blue light forward, around the Sun.
stellar-card-P4 = Jupiter
    .fact = Jupiter spins once in just under ten hours, the shortest day of all the planets.
stellar-card-P5 = Saturn
    .fact = Saturn is the only planet of the Solar System that is, on average, less dense than water.
stellar-card-P6 = Neptune
    .fact = Neptune was found in 1846 less than one degree from where its pull on Uranus had said it must be.

stellar-card-M1 = Phobos
    .fact = Phobos runs around Mars three times a day, so near that in some tens of millions of years it will break up or fall.
stellar-card-M2 = Enceladus
    .fact = Enceladus blows fountains of ice from cracks near its south pole, and they feed one of Saturn’s rings.
stellar-card-M3 = Io
    .fact = Jupiter’s tides knead Io so hard that it has hundreds of active volcanoes, more than any other world of the Solar System.
stellar-card-M4 = Europa
    .fact = Beneath the cracked ice of Europa most likely lies an ocean with more water than all the seas of the Earth.
stellar-card-M5 = Titan
    .fact = Titan is the only moon with dense air, and the only world besides ours where rivers and seas are known: of liquid methane.
stellar-card-M6 = Ganymede
    .fact = Ganymede is the largest moon of the Solar System, larger across than the planet Mercury.

stellar-card-A1 = Itokawa
    .fact = From Itokawa came the first grains of an asteroid ever carried to Earth, in 2010, aboard the probe Hayabusa.
stellar-card-A2 = Bennu
    .fact = In 2023 a capsule brought about 120 grams of Bennu to Earth: matter almost as old as the Solar System itself.
stellar-card-A3 = Ida
    .fact = Ida was the first asteroid seen to have a moon of its own: Dactyl, about 1.4 kilometres across.
stellar-card-A4 = Eros
    .fact = Eros was the first asteroid that a probe orbited, in 2000, and the first that one landed on, a year later.
stellar-card-A5 = Vesta
    .fact = Vesta is the brightest asteroid in our sky; on a dark night it can sometimes be seen without any glass.
stellar-card-A6 = Ceres
    .fact = Ceres, the first asteroid to be found, on 1 January 1801, is heavy enough to be round and now counts as a dwarf planet.

stellar-card-C1 = Coalsack
    .fact = The Coalsack is a cloud of dust near the Southern Cross; to the naked eye it is a hole in the Milky Way.
stellar-card-C2 = Horsehead Nebula
    .fact = The Horsehead is a pillar of cold dust that stands out dark against hydrogen glowing red behind it.
stellar-card-C3 = Eagle Nebula
    .fact = In the Eagle Nebula stand the Pillars of Creation: columns of gas and dust several light years tall.
stellar-card-C4 = Orion Nebula
    .fact = The Orion Nebula, some 1,350 light years away, is the nearest place where many massive stars are being born.
stellar-card-C5 = Crab Nebula
    .fact = The Crab Nebula is what remains of a star whose explosion, in 1054, could be seen in broad daylight.
stellar-card-C6 = Tarantula Nebula
    .fact = If the Tarantula Nebula were as close as the Orion Nebula, its light would cast shadows on Earth.

stellar-card-B1 = Gaia BH1
    .fact = Gaia BH1 is the nearest black hole known, some 1,560 light years away; the motion of its companion star gave it away.
stellar-card-B2 = Cygnus X-1
    .fact = Cygnus X-1 was the first object that astronomers widely accepted as a black hole; its hot gas shines in X-rays.
stellar-card-B3 = GW150914
    .fact = In 2015 the merger that made this black hole shook space itself: the first gravitational waves ever measured.
stellar-card-B4 = Sagittarius A*
    .fact = At the centre of our Milky Way sits Sagittarius A*, about four million times as massive as the Sun.
stellar-card-B5 = M87*
    .fact = M87* was the first black hole to have its shadow pictured, in 2019, by radio telescopes all over the Earth.
stellar-card-B6 = TON 618
    .fact = TON 618 is among the heaviest black holes known, with tens of billions of Suns; its glow travelled over ten billion years.

stellar-card-S1 = Sputnik 1
    .fact = Sputnik 1, the first artificial satellite, beeped from orbit for three weeks in October 1957.
stellar-card-S2 = Vanguard 1
    .fact = Vanguard 1, launched in March 1958 with the first solar cells in space, is the oldest satellite still in orbit.
stellar-card-S3 = Hubble
    .fact = Launched in 1990, the Hubble telescope was repaired and improved by visiting astronauts five times.
stellar-card-S4 = Gaia
    .fact = Gaia measured the places and motions of nearly two billion stars to draw the best map of the Milky Way.
stellar-card-S5 = James Webb
    .fact = The James Webb telescope catches infrared light with a gilded mirror of 6.5 metres, 1.5 million kilometres from Earth.

stellar-card =
    { $card ->
        [unknown] a card
        [P1] { stellar-card-P1 } (planet 1)
        [P2] { stellar-card-P2 } (planet 2)
        [P3] { stellar-card-P3 } (planet 3)
        [P4] { stellar-card-P4 } (planet 4)
        [P5] { stellar-card-P5 } (planet 5)
        [P6] { stellar-card-P6 } (planet 6/0)
        [M1] { stellar-card-M1 } (moon 1)
        [M2] { stellar-card-M2 } (moon 2)
        [M3] { stellar-card-M3 } (moon 3)
        [M4] { stellar-card-M4 } (moon 4)
        [M5] { stellar-card-M5 } (moon 5)
        [M6] { stellar-card-M6 } (moon 6/0)
        [A1] { stellar-card-A1 } (asteroid 1)
        [A2] { stellar-card-A2 } (asteroid 2)
        [A3] { stellar-card-A3 } (asteroid 3)
        [A4] { stellar-card-A4 } (asteroid 4)
        [A5] { stellar-card-A5 } (asteroid 5)
        [A6] { stellar-card-A6 } (asteroid 6/0)
        [C1] { stellar-card-C1 } (cloud 1)
        [C2] { stellar-card-C2 } (cloud 2)
        [C3] { stellar-card-C3 } (cloud 3)
        [C4] { stellar-card-C4 } (cloud 4)
        [C5] { stellar-card-C5 } (cloud 5)
        [C6] { stellar-card-C6 } (cloud 6/0)
        [B1] { stellar-card-B1 } (black hole 1)
        [B2] { stellar-card-B2 } (black hole 2)
        [B3] { stellar-card-B3 } (black hole 3)
        [B4] { stellar-card-B4 } (black hole 4)
        [B5] { stellar-card-B5 } (black hole 5)
        [B6] { stellar-card-B6 } (black hole 6/0)
        [S1] { stellar-card-S1 } (satellite 1)
        [S2] { stellar-card-S2 } (satellite 2)
        [S3] { stellar-card-S3 } (satellite 3)
        [S4] { stellar-card-S4 } (satellite 4)
        [S5] { stellar-card-S5 } (satellite 5)
       *[other] { $card }
    }
stellar-fact =
    { $card ->
        [P1] { stellar-card-P1.fact }
        [P2] { stellar-card-P2.fact }
        [P3] { stellar-card-P3.fact }
        [P4] { stellar-card-P4.fact }
        [P5] { stellar-card-P5.fact }
        [P6] { stellar-card-P6.fact }
        [M1] { stellar-card-M1.fact }
        [M2] { stellar-card-M2.fact }
        [M3] { stellar-card-M3.fact }
        [M4] { stellar-card-M4.fact }
        [M5] { stellar-card-M5.fact }
        [M6] { stellar-card-M6.fact }
        [A1] { stellar-card-A1.fact }
        [A2] { stellar-card-A2.fact }
        [A3] { stellar-card-A3.fact }
        [A4] { stellar-card-A4.fact }
        [A5] { stellar-card-A5.fact }
        [A6] { stellar-card-A6.fact }
        [C1] { stellar-card-C1.fact }
        [C2] { stellar-card-C2.fact }
        [C3] { stellar-card-C3.fact }
        [C4] { stellar-card-C4.fact }
        [C5] { stellar-card-C5.fact }
        [C6] { stellar-card-C6.fact }
        [B1] { stellar-card-B1.fact }
        [B2] { stellar-card-B2.fact }
        [B3] { stellar-card-B3.fact }
        [B4] { stellar-card-B4.fact }
        [B5] { stellar-card-B5.fact }
        [B6] { stellar-card-B6.fact }
        [S1] { stellar-card-S1.fact }
        [S2] { stellar-card-S2.fact }
        [S3] { stellar-card-S3.fact }
        [S4] { stellar-card-S4.fact }
        [S5] { stellar-card-S5.fact }
       *[other] { $card }
    }

## Steps and prompts

stellar-step =
    { $step ->
        [starters] Starters
        [renew] Before the turn: renew the row?
        [take] Step 1: take a card
        [play] Step 2: play a card
        [place] Step 2: find a place
        [follow] Step 3: the matching card
       *[last] The last card
    }
stellar-prompt =
    { $step ->
        [starters] Which starter goes into your telescope? The other one goes into your notebook.
        [renew] A satellite was taken from the row. Do you want to renew the row?
        [take] Which card of the row do you take into your hand?
        [play] Which card of your hand do you play, and to which area?
       *[last] Which of your two cards goes into your notebook? The other one is discarded.
    }
stellar-prompt-place = Where in your telescope do you put { stellar-card }?
stellar-prompt-follow = Where in your telescope do you put the matching card, { stellar-card }?
stellar-waiting =
    { $player ->
        [you] It is your turn.
       *[other] Waiting for { $player }.
    }

## Moves

stellar-move-start = { stellar-card } to the telescope, the other starter to the notebook
stellar-move-renew = Renew the row: discard its five cards and reveal five new ones
stellar-move-keep = Keep the row as it is
stellar-move-take = Take { stellar-card } from slot { $slot }
stellar-move-play =
    { $area ->
        [telescope] Play { stellar-card } to the telescope
       *[notebook] Play { stellar-card } to the notebook
    }
stellar-move-place =
    { $face_down ->
        [yes] Telescope slot { $slot }, face down
       *[no] Telescope slot { $slot }, face up
    }
stellar-move-last = { stellar-card } to the notebook, the other card to the discard pile

## Options

stellar-option-stars = Stars on the cards
    .help = How many stars the cards 1, 2, 3, 4, 5 and 6/0 of every type show: six whole numbers, none below 0. The usual table is inferred, not printed in the rulebook.
stellar-option-start-player = Start player
    .help = Who takes the first turn.
    .value-random = Drawn by lot
stellar-option-face-down-selects = A face-down card selects
    .help = Which slot of the row gives the matching card when the card from your hand was played face down.
    .value-printed = Its own number
    .value-three = Always slot 3
stellar-option-pack = The cards in the box
    .help = Your own box from a pack, a file that says how many of each card there are, their stars and the starters.

## Events

stellar-event-starter-dealt =
    { $card ->
        [unknown] { $player ->
            [you] You are dealt a starter.
           *[other] { $player } is dealt a starter.
        }
       *[other] { $player ->
            [you] You are dealt the starter { stellar-card }.
           *[other] { $player } is dealt the starter { stellar-card }.
        }
    }
stellar-event-starter-chosen =
    { $player ->
        [you] You have chosen your starter.
       *[other] { $player } has chosen a starter.
    }
stellar-event-starter-shown =
    { $player ->
        [you] You begin with
       *[other] { $player } begins with
    } { stellar-card } { $area ->
        [telescope] on telescope slot 1.
       *[notebook] in the notebook.
    }
stellar-event-start-player =
    { $player ->
        [you] You take the first turn.
       *[other] { $player } takes the first turn.
    }
stellar-event-hand-dealt =
    { $player ->
        [you] You are dealt
       *[other] { $player } is dealt
    } { stellar-card }.
stellar-event-row-refilled = Slot { $slot } of the row now holds { stellar-card }.
stellar-event-taken =
    { $player ->
        [you] You take
       *[other] { $player } takes
    } { stellar-card } from slot { $slot } of the row.
stellar-event-renewed =
    { $player ->
        [you] You renew
       *[other] { $player } renews
    } the row.
stellar-event-discarded = { stellar-card } is discarded from the row.
stellar-event-kept =
    { $player ->
        [you] You keep
       *[other] { $player } keeps
    } the row as it is.
stellar-event-to-notebook =
    { $player ->
        [you] You play
       *[other] { $player } plays
    } { stellar-card } { $source ->
        [hand] from the hand
        [row] from the row
       *[deck] from the deck
    } to the notebook.
stellar-event-picked =
    { $player ->
        [you] You play
       *[other] { $player } plays
    } { stellar-card } from the hand to the telescope.
stellar-event-followed =
    { $player ->
        [you] You get
       *[other] { $player } gets
    } the matching card for the telescope: { stellar-card }, from slot { $slot } of the row.
stellar-event-drawn =
    { $player ->
        [you] You draw
       *[other] { $player } draws
    } { stellar-card } from the deck for the telescope.
stellar-event-face-up =
    { $player ->
        [you] You put
       *[other] { $player } puts
    } { stellar-card } face up on telescope slot { $slot }.
stellar-event-face-down =
    { $player ->
        [you] You put
       *[other] { $player } puts
    } { stellar-card } face down on telescope slot { $slot }.
stellar-event-reshuffled =
    { $count ->
        [one] The deck is empty: the one discarded card becomes the new deck.
       *[other] The deck is empty: the { $count } discarded cards are shuffled into a new deck.
    }
stellar-event-last-chosen =
    { $player ->
        [you] You have chosen your last card.
       *[other] { $player } has chosen a last card.
    }
stellar-event-last-shown =
    { $player ->
        [you] Your last card,
       *[other] { $player }’s last card,
    } { stellar-card }, goes into the notebook.
stellar-event-last-discarded =
    { $player ->
        [you] You discard
       *[other] { $player } discards
    } { stellar-card }.
stellar-event-game-end = The game is over.

## Refusals

stellar-wrong-step =
    { $step ->
        [starters] Not yet: first each player chooses which starter goes into the telescope.
        [renew] Not yet: first decide whether to renew the row or to keep it.
        [take] Not now: this is step 1, take a card from the row.
        [play] Not now: this is step 2, play a card from your hand.
        [place] Not now: the card played from the hand still needs a slot in the telescope.
        [follow] Not now: this is step 3, the matching card still needs a slot in the telescope.
       *[last] Too late: all turns are over, you only choose the last card for the notebook.
    }
stellar-not-a-starter = You were not dealt { stellar-card } as a starter.
stellar-renewal-decided = Already decided: the row is renewed or kept once, before step 1.
stellar-no-renewal-right = You can renew the row only at the start of a turn, if the opponent has just taken a satellite from it.
stellar-not-in-hand = You do not hold { stellar-card }.
stellar-place-taken = Slot { $slot } of your telescope is already taken.
stellar-not-next-to-its-type = Face up, { stellar-card } must touch a face-up card of its own type, and on slot { $slot } it would not. Face down it may go there.

## The score sheet

stellar-sheet-of =
    { $player ->
        [you] Your score sheet
       *[other] Score sheet of { $player }
    }
stellar-sheet-type = { stellar-types }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } × { $run ->
        [0] no run
       *[other] run of { $run }
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stellar-sheet-section = { stellar-section }: { $own } against { $other }, { $result ->
        [won] 10 points
        [lost] 0 points
       *[tied] a tie, 0 points
    }
stellar-sheet-diversity = Diversity: all five types are in the telescope, 10 points
stellar-sheet-no-diversity = Diversity: 0 points, not in the telescope: { $missing }
stellar-sheet-total = Total: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stellar-sheet-winner =
    { $player ->
        [you] You win, { $own } to { $other }.
       *[other] { $player } wins, { $own } to { $other }.
    }
stellar-sheet-leads =
    { $player ->
        [you] So far you lead, { $own } to { $other }.
       *[other] So far { $player } leads, { $own } to { $other }.
    }
stellar-sheet-level = So far it is a tie: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
stellar-sheet-shared = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: the victory is shared.

## Notes that explain the sheet

stellar-note-satellite = { stellar-card } counts as { $type ->
        [planet] a planet
        [moon] a moon
        [asteroid] an asteroid
        [cloud] an interstellar cloud
       *[black_hole] a black hole
    } here.
stellar-note-six = { stellar-card } counts as { $number } here.
stellar-note-repeated =
    { $count ->
        [one] The { $numbers } is in this stack more than once and counts once.
       *[other] The numbers { $numbers } are in this stack more than once and count once each.
    }
stellar-note-no-stars = { stellar-types }: there are no stars in the telescope, so the run earns nothing.
stellar-note-no-run = { stellar-types }: there is no card in the notebook, so the stars earn nothing.
stellar-note-unfinished = As things stand: empty slots count 0, cards in hand nothing.

## Why a position is good: the terms of the evaluation

stellar-term-points = points so far
stellar-term-runs = runs that can still grow
stellar-term-stars = stars still to come
stellar-term-hand = the best card in hand
stellar-term-turns = turns still to come
stellar-term-sections = sections likely to be won
stellar-term-diversity = diversity

# Packs: what their fields are called, and what is to be known about one.
stellar-pack-field =
    { $field ->
        [cards] The cards
        [card] Card
        [copies] Copies
        [stars] Stars
        [starters] Of them starters
        [name] A name of its own
        [fact] What is known about it
       *[other] { $field }
    }
stellar-pack-totals = Cards: { $cards }, of them starters: { $starters }. Stars in all: { $stars }.
stellar-pack-too-many-starters = There are fewer copies of it than starters.
stellar-pack-few-starters = Starters in the box: { $own }. A game deals { $least }.
stellar-pack-size = Cards in the box: { $own }. A game needs { $least } to { $most }.

# Why a pack is refused, after the place.
stellar-pack-no-card = { $code } is no card: they are P, M, A, C, B with 1 to 6 (the 6/0), and S1 to S5
stellar-pack-satellite-stars = satellites show no stars
stellar-pack-satellite-starter = no satellite is a starter
