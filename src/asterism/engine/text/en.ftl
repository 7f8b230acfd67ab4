### What every game says: refusals, taking back, giving up, and how a game ended.
### $player is a name, or "you" when the sentence speaks to that player. $seat is a number from 0.

# A game without a title of its own.
engine-game = { $name }
## Players without a name

engine-player = Player { $number }

## Refusals

engine-game-over = The game is over; nothing more can be played.
engine-not-your-turn =
    { $player ->
        [you] You have nothing to decide at the moment.
       *[other] { $player } has nothing to decide at the moment.
    }
engine-choose-seat = Several players may decide now; say which seat you mean, counted from 0.
engine-unknown-move = “{ $text }” is not a move of this game.
engine-bad-seat =
    { $seats ->
        [one] There is no seat { $seat }: this game has one seat, number 0.
       *[other] There is no seat { $seat }: this game has { $seats } seats, counted from 0.
    }

## Taking back and giving up

engine-undone =
    { $player ->
        [you] You take back what you decided last.
       *[other] { $player } takes back the latest decision.
    }
engine-resigned =
    { $player ->
        [you] You resign.
       *[other] { $player } resigns.
    }

## Who is ahead while a game runs ($winners: their names, as a list)

engine-leads =
    { $winners ->
        [you] So far you are ahead.
       *[other] Ahead so far: { $winners }.
    }

## How a game ended ($winners: the names of the winning players, as a list)

engine-outcome-score =
    { $winners ->
        [you] You win with the highest score.
       *[other] { $winners } won with the highest score.
    }
engine-outcome-shared = Equal scores: { $winners } share the victory.
engine-outcome-resignation =
    { $winners ->
        [you] You win, because nobody else plays on.
       *[other] { $winners } won by resignation.
    }
engine-outcome-defeat =
    { $winners ->
        [you] You win: no opponent is left.
       *[other] { $winners } won: no opponent is left.
    }
engine-outcome-turn-limit = The game was stopped at its turn limit, without a winner.
engine-outcome-stuck =
    { $winners ->
        [you] Nobody can play on: you win with the highest score.
       *[other] Nobody can play on: { $winners } won with the highest score.
    }

## Reading packs and positions: what was expected, after the place

engine-read-object = expected an object, found { $found }
engine-read-keys = expected names as keys, found { $found }
engine-read-list = expected a list, found { $found }
engine-read-items = expected { $count ->
        [one] { $count } item
       *[other] { $count } items
    }, found { $own }
engine-read-number = Here goes a whole number from { $least } to { $most }.
engine-read-line = Here goes a line of text, with no more letters than { $most }.
engine-read-flag = expected true or false, found { $found }
engine-read-text = expected a text, found { $found }
engine-read-texts = expected a text, or texts by language, found { $found }
engine-read-one-of = expected one of { $names }, found { $found }
engine-read-field = unknown field { $name }, there are { $names }
engine-pack-value = { $found } is neither a text nor a number; put it in quotes
engine-pack-game = this is { $game }, the pack is for { $other }
engine-pack-too-large = it is larger than { $most } kB
engine-pack-twice = the { $key } { $name } is there twice
engine-pack-which-game = which game is it for?
engine-pack-no-game = there is no game { $name }
engine-pack-takes-none = { $name } takes no packs
engine-pack-long-key = not TOML that a pack needs: a key has too many parts
engine-pack-not-toml = not TOML: { $problem }
engine-pack-not-json = not JSON: { $problem } (at line { $line }, column { $column })
engine-pack-too-deep = it is nested too deep
