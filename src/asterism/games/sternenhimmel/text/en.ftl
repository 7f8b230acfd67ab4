### Sternenhimmel, in English.
### $token is a token code (1, 3, 5, 6, 7, 10, hole, double) or "unknown" where the reader does not know it.
### $star is the name of a star, $board the id of one of our constellations or the name of another.
### $places is a list of star names. $player is a name, or "you" when the sentence speaks to that player.

sternenhimmel-title = Sternenhimmel

## The game

sternenhimmel-name = Sternenhimmel
    .idea = Put your tokens on the stars of twelve constellations, some of them face down, and take the prizes when a constellation is full.

## Constellations and tokens

sternenhimmel-board =
    { $board ->
        [ari] Aries
        [tau] Taurus
        [gem] Gemini
        [cnc] Cancer
        [leo] Leo
        [vir] Virgo
        [lib] Libra
        [sco] Scorpius
        [sgr] Sagittarius
        [cap] Capricornus
        [aqr] Aquarius
        [psc] Pisces
        [ser] Serpens
        [constellation] This constellation
       *[other] { $board }
    }
    .figure =
    { $board ->
        [ari] the Ram
        [tau] the Bull
        [gem] the Twins
        [cnc] the Crab
        [leo] the Lion
        [vir] the Maiden
        [lib] the Scales
        [sco] the Scorpion
        [sgr] the Archer
        [cap] the Sea Goat
        [aqr] the Water Bearer
        [psc] the Fishes
        [ser] the Serpent
       *[other] { $board }
    }
sternenhimmel-token =
    { $token ->
        [unknown] a token
        [hole] the black hole
        [double] a double star
       *[other] the { $token }
    }
sternenhimmel-token-bare =
    { $token ->
        [unknown] token
        [hole] black hole
        [double] double star
       *[other] { $token }
    }

## Prompts and moves

sternenhimmel-prompt = Which token do you put on which star? Small stars show it, large stars hide it.
sternenhimmel-waiting =
    { $player ->
        [you] It is your turn.
       *[other] Waiting for { $player }.
    }
sternenhimmel-move-put =
    { $token ->
        [hole] Black hole
        [double] Double star
       *[other] { $token }
    } on { $star } in { sternenhimmel-board }{ $face_down ->
        [yes] , face down
       *[no] {""}
    }

## Options

sternenhimmel-option-compensation = Who pays the third and those behind
    .help = Third, fourth and fifth get a coin for each of their tokens left: from the reserve, or from the winner’s first prize.
    .value-bank = The reserve
    .value-winner = The winner
sternenhimmel-preset-original = As reviews describe the original
    .source = Reviews of the edition of 1995 say that the winner of a constellation pays the third and those behind out of the first prize (SH-4.2). The published rules that we follow do not say so.
sternenhimmel-option-doubles = Several double stars beside one token
    .help = What two or more double stars make of a value: they multiply (times 2, 4, 8) or they add (times 2, 3, 4).
    .value-multiply = They multiply
    .value-add = They add
sternenhimmel-option-start-player = Start player
    .help = Who takes the first turn.
    .value-random = Drawn by lot
sternenhimmel-option-boards = Constellations
    .help = Another set of constellations from a file; without one, the twelve of the zodiac.
sternenhimmel-option-pack = The box
    .help = Other constellations and tokens from a pack file; without one, those of the rulebook.

## Events

sternenhimmel-event-uncovered = { sternenhimmel-board } comes into play.
sternenhimmel-event-start-player =
    { $player ->
        [you] You take the first turn.
       *[other] { $player } takes the first turn.
    }
sternenhimmel-event-put =
    { $player ->
        [you] You put
       *[other] { $player } puts
    } { sternenhimmel-token } on { $star } in { sternenhimmel-board }.
sternenhimmel-event-put-face-down =
    { $player ->
        [you] You put
       *[other] { $player } puts
    } { sternenhimmel-token } face down on { $star } in { sternenhimmel-board }.
sternenhimmel-event-skipped =
    { $player ->
        [you] You have no token in hand and are skipped.
       *[other] { $player } has no token in hand and is skipped.
    }
sternenhimmel-event-completed =
    { $player ->
        [you] You complete
       *[other] { $player } completes
    } { sternenhimmel-board }: all its tokens are turned up.
sternenhimmel-event-turned-up =
    { $player ->
        [you] Your token on { $star } is { sternenhimmel-token }.
       *[other] The token of { $player } on { $star } is { sternenhimmel-token }.
    }
sternenhimmel-event-annihilated = Black holes joined by a line leave together and swallow nothing: { $places }.
sternenhimmel-event-swallowed =
    { $player ->
        [you] Your black hole on { $star } swallows
       *[other] The black hole of { $player } on { $star } swallows
    } what lies on { $places }.
sternenhimmel-event-doubled =
    { $player ->
        [you] Your { $token } on { $star }
       *[other] The { $token } of { $player } on { $star }
    } lies beside { $count ->
        [one] a double star
       *[other] { $count } double stars
    } and is worth { $points }.
sternenhimmel-event-paid =
    { $reason ->
        [nothing] { $player ->
            [you] You have no token left there and get nothing.
           *[other] { $player } has no token left there and gets nothing.
        }
       *[other] { $player ->
            [you] You have
           *[other] { $player } has
        } { $points } with { $number ->
            [one] { $number } token
           *[other] { $number } tokens
        } left: { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }, { $reason ->
            [first] the first prize.
            [second] the second prize.
            [alone] both prizes, because nobody else has tokens left.
            [tied_first] one per token, because of the tie for first place.
            [tied_second] one per token, because of the tie for second place.
           *[tokens] one per token.
        }
    }
sternenhimmel-event-first-pays =
    { $player ->
        [you] You have
       *[other] { $player } has
    } { $points } with { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } left: the first prize, { $first }, less { $paid } paid to those behind, which leaves { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }
sternenhimmel-event-returned =
    { $player ->
        [you] You take
       *[other] { $player } takes
    } { sternenhimmel-token } back into the hand.
sternenhimmel-event-scored = { sternenhimmel-board } is scored and leaves the game.
sternenhimmel-event-stuck = Nobody can put a token any more, and no constellation is full: the game ends here.
sternenhimmel-event-game-end = The game is over.

## Refusals

sternenhimmel-not-in-hand =
    { $token ->
        [hole] Your black hole is not in your hand.
        [double] You have no double star in your hand.
       *[other] Your { $token } is not in your hand.
    }
sternenhimmel-star-taken = A token already lies on { $star } in { sternenhimmel-board }.
sternenhimmel-not-in-play =
    { $waits ->
        [yes] { sternenhimmel-board } is not in play yet: it is still in the pile.
       *[no] { sternenhimmel-board } is not in play any more: it has been scored.
    }
sternenhimmel-no-such-star = This game has no star { $star }.
sternenhimmel-no-such-token = This game has no token { sternenhimmel-token-bare }.

## The score sheet

sternenhimmel-sheet-board = { sternenhimmel-board }: first prize { $first }, second prize { $second }.
sternenhimmel-sheet-none-removed = No token is annihilated or swallowed.
sternenhimmel-sheet-none-doubled = No value is doubled.
sternenhimmel-sheet-total =
    { $player ->
        [you] You have a total of { $points }
       *[other] { $player } has a total of { $points }
    } with { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } left.
sternenhimmel-sheet-paid =
    { $reason ->
        [nothing] { $player ->
            [you] You have no token left and get nothing.
           *[other] { $player } has no token left and gets nothing.
        }
       *[other] { $player ->
            [you] You get
           *[other] { $player } gets
        } { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }: { $reason ->
            [first] first place, the first prize.
            [second] second place, the second prize.
            [alone] nobody else has a token left, so both prizes.
            [tied_first] equal in total and tokens for first place, so nobody gets a prize, and everyone a coin for each token left.
            [tied_second] equal in total and tokens for second place, so there is no second prize, but a coin for each token left.
           *[tokens] a coin for each token left.
        }
    }
sternenhimmel-sheet-first-pays =
    { $player ->
        [you] You get
       *[other] { $player } gets
    } { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }: first place, the first prize of { $first } less { $paid } paid to those behind.
sternenhimmel-sheet-line =
    { $player ->
        [you] You have
       *[other] { $player } has
    } a total of { $points }: { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
sternenhimmel-sheet-nothing =
    { $player ->
        [you] You have no token left: nothing.
       *[other] { $player } has no token left: nothing.
    }
sternenhimmel-sheet-coins =
    { $player ->
        [you] You have
       *[other] { $player } has
    } { $count ->
        [-1] resigned (-1).
        [one] { $count } coin.
       *[other] { $count } coins.
    }

## Why a position is good: the terms of the evaluation

sternenhimmel-term-coins = coins
sternenhimmel-term-prizes = prizes of constellations that are nearly full
sternenhimmel-term-begun = prizes of constellations that have begun
sternenhimmel-term-hand = strength of the tokens in hand

# Packs: what their fields are called, and what is to be known about one.
sternenhimmel-pack-field =
    { $field ->
        [tokens] The tokens of each player
        [values] Values
        [holes] Black holes
        [doubles] Double stars
        [in_play] Constellations in play
        [3] With 3 players
        [4] With 4 players
        [5] With 5 players
        [constellations] The constellations
        [id] Short name, for moves
        [name] Name
        [first] First prize
        [second] Second prize
        [stars] Stars
        [size] Size
        [x] To the right
        [y] Up
        [lines] Lines
       *[other] { $field }
    }
sternenhimmel-pack-choice =
    { $choice ->
        [small] small
        [large] large
       *[other] { $choice }
    }
sternenhimmel-pack-totals = Constellations: { $count }. Stars: { $stars }. Tokens of each player: { $tokens }. Coins for all prizes: { $prizes }; the reserve never runs out.
sternenhimmel-pack-alone = { sternenhimmel-board }: no line joins { $star } to another star. Nothing beside it can swallow or double its token.
sternenhimmel-pack-parts = { sternenhimmel-board }: no line joins the parts of the figure. So many are there: { $count }.
sternenhimmel-pack-prizes = { sternenhimmel-board }: the second prize is higher than the first.
sternenhimmel-pack-open = { sternenhimmel-board }: without a large star all tokens lie open, and nobody can bluff.
sternenhimmel-pack-large = { sternenhimmel-board }: it has more stars than all have tokens together, so it can never be full. People at the table: { $players }, tokens: { $tokens }.
sternenhimmel-pack-stuck = A game can lock up: all tokens can lie there and leave a star free everywhere. People at the table: { $players }, constellations in play: { $count }, stars of the largest together: { $stars }, tokens: { $tokens }.
sternenhimmel-pack-same-place = { $one } and { $other } are at the same place.

# Why a pack is refused, after the place.
sternenhimmel-pack-many = there are at most { $most }, these are { $own }
sternenhimmel-pack-in-play =
    { $count ->
        [one] { $count } constellation is
       *[other] { $count } constellations are
    } in play, there are { $own }
sternenhimmel-pack-players = this pack is for { $numbers } players, not for { $own }
sternenhimmel-pack-no-value = a player needs at least one token with a value
sternenhimmel-pack-equal = at most { $most } are equal, not { $value }
sternenhimmel-pack-tokens = a player has at most { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    }, these are { $own }
sternenhimmel-pack-nobody = say how many constellations are in play with { $numbers } players, with one of them at least
sternenhimmel-pack-long-id = an id has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }, not { $own }
sternenhimmel-pack-stars = a constellation has at most { $most ->
        [one] { $most } star
       *[other] { $most } stars
    }, not { $own }
sternenhimmel-pack-number = expected a number
sternenhimmel-pack-id = expected an id of letters, digits, - and _, found { $found }
sternenhimmel-pack-far = expected a number from -{ $most } to { $most }, found { $found }
sternenhimmel-pack-some-places = either all stars have x and y, or none
sternenhimmel-pack-no-star = a board has at least one star
sternenhimmel-pack-line-end = there is no star { $name } on this board
sternenhimmel-pack-line-itself = a line joins two different stars, not { $name } with itself
sternenhimmel-pack-line-twice = the line { $one } to { $other } is there twice
