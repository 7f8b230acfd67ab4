### The page's own words for Stellar; the rules' words are in src/asterism/games/stellar/text.
### $card is a card code, $slot a place, $face_down yes or no, $gain a change such as +6.

stellar-table-step =
    { $step ->
        [starters] Starters
        [renew] Renew?
        [last] The last card
        [take] Take
        [play] Play
        [follow] Follow
       *[refill] Refill
    }
stellar-table-steps = Steps of the turn
stellar-table-step-done = done
stellar-table-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
stellar-table-taken = taken
stellar-table-just-taken = just taken
stellar-table-follows = follows
stellar-table-to-notebook = to the notebook
stellar-table-to-discard = to discard
stellar-table-row-slot = Slot { $slot } of the row: { stellar-card }
stellar-table-row-empty = Slot { $slot } of the row: empty
stellar-table-row-follows = Slot { $slot } of the row: { stellar-card }, follows in step 3
stellar-table-take = Take { stellar-card } from slot { $slot }
stellar-table-slot = Telescope slot { $slot }: { stellar-card }
stellar-table-slot-down = Telescope slot { $slot }: face down, counts 3; it is { stellar-card }
stellar-table-slot-hidden = Telescope slot { $slot }: face down, counts 3
stellar-table-slot-empty = Telescope slot { $slot }: empty
stellar-table-offer = Telescope slot { $slot }, { $face_down ->
        [yes] face down
       *[no] face up
    }: { $gain }
stellar-table-offer-notebook = Put { stellar-card } into the notebook: { $gain }
stellar-table-gain-types = stars × run { $gain }
    .short = ★ × run { $gain }
stellar-table-gain-sections = section { $gain }
    .short = section { $gain }
stellar-table-gain-diversity = five types { $gain }
    .short = 5 types { $gain }
stellar-table-gain-other = { $player } { $gain }
stellar-table-choose-place = Choose a glowing slot.
stellar-table-choose-down = Face down it counts 3, without stars or type. Choose a glowing slot.
stellar-table-choose-line = Choose the glowing line to add this card, or pick the other card instead.
stellar-table-renew = { $player } took a satellite. Renew the row?
stellar-table-then =
    { $slot ->
        [0] Then the top card of the deck goes to the other area.
       *[other] Then { stellar-card } from slot { $slot } goes to the other area.
    }
stellar-table-face-down = Face down
stellar-table-only-down = It fits nowhere face up, so it goes face down.
stellar-table-closer = Look closer at { stellar-card }
stellar-table-closer-stack = Look closer at the stack: { stellar-table-types }
stellar-table-closer-side = Look closer at the side of { $player }
stellar-table-answer =
    { $answer ->
        [renew] Renew the row
       *[keep] Keep the row
    }
stellar-table-placing = Being placed: { stellar-card }
stellar-table-types =
    { $type ->
        [planet] Planets
        [moon] Moons
        [asteroid] Asteroids
        [cloud] Clouds
       *[black_hole] Black holes
    }
stellar-table-notebook = Notebook
stellar-table-notebook-how = stars in the telescope × longest run
stellar-table-line = { stellar-types }: { $cards }. { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } × { $run ->
        [0] no run
       *[other] run of { $run }
    } = { $points }
stellar-table-no-cards = no cards
stellar-table-follows-here = follows here
stellar-table-score = Score
stellar-table-part =
    { $part ->
        [types] Stars × runs
        [sections] Sections
        [diversity] All five types
       *[total] Total
    }
stellar-table-section =
    { $section ->
        [top] Top
        [middle] Middle
       *[bottom] Bottom
    }
stellar-table-section-says = { stellar-section }: { $name } { $own }, { $rival } { $other }
stellar-table-known-in-hand = Certainly holds { $cards }
stellar-table-card-facts = { stellar-type } { $number } · { $stars ->
        [0] no stars
        [one] { $stars } star
       *[other] { $stars } stars
    }
stellar-table-card-satellite = satellite { $number } · joins any stack of the notebook
stellar-table-card-six = Six in the telescope; six or zero in the notebook, whichever scores more.
stellar-table-card-down = Face down: it counts 3 and has no type and no stars.

## The score sheet

stellar-table-sheet-types = Stars × longest run
stellar-table-sheet-sections = Sections of the telescope
stellar-table-sheet-diversity = Diversity
stellar-table-sheet-total = Total
stellar-table-sheet-run =
    { $run ->
        [1] only the { $numbers }
       *[other] run of { $run }: { $numbers }
    }
stellar-table-sheet-run-none = no run
stellar-table-sheet-satellites = The satellites { $cards } count here.
stellar-table-sheet-against = { $own } to { $other }

## The score pad

stellar-table-pad = Stellar score pad
stellar-table-pad-idea = Playing with the box? Tap in your cards, and the sheet counts and explains the score.
stellar-table-pad-player =
    { $number ->
        [1] First player
       *[2] Second player
    }
stellar-table-pad-name = Name
stellar-table-pad-to-slot = Card for telescope slot { $slot }
stellar-table-pad-to-notebook = Card for the notebook
stellar-table-pad-add = Put a card into the notebook
stellar-table-pad-remove = Remove { stellar-card }
stellar-table-pad-clear = Clear this slot
stellar-table-pad-new = New sheet
stellar-table-pad-stars = Stars on the cards
stellar-table-pad-stars-help = The rulebook does not print this table; it is inferred. If your cards show other numbers of stars, correct it here: the sheet uses it, and this device remembers it. To play with it, set a game’s option “stars” to { $stars }; to change it for good, correct the program’s box.json.
stellar-table-pad-stars-of = Stars on cards with the number { $number }
stellar-table-pad-stars-reset = As inferred
