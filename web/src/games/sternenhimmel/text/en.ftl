### The page's own words for Sternenhimmel; the rules' words are in src/asterism/games/sternenhimmel/text.

sternenhimmel-table-ecliptic = ecliptic
sternenhimmel-table-free = { $free } of { $all } free
sternenhimmel-table-last-star = last star: it will be scored
sternenhimmel-table-prizes = First prize { $first }, second prize { $second }
sternenhimmel-table-large = large: face down
sternenhimmel-table-small = small: face up
sternenhimmel-table-star =
    { $large ->
        [yes] { $star }, large star
       *[no] { $star }, small star
    }
sternenhimmel-table-star-free = { sternenhimmel-table-star }: free
sternenhimmel-table-star-held =
    { sternenhimmel-table-star }: { $player ->
        [you] your { sternenhimmel-token-bare }
       *[other] { sternenhimmel-token-bare } of { $player }
    }{ $face_down ->
        [yes] , face down
       *[no] {""}
    }
sternenhimmel-table-offer =
    { $face_down ->
        [yes] Put { sternenhimmel-token } on { sternenhimmel-table-star } in { sternenhimmel-board }, face down
       *[no] Put { sternenhimmel-token } on { sternenhimmel-table-star } in { sternenhimmel-board }, face up
    }
sternenhimmel-table-lay = Put { sternenhimmel-token } on a glowing star.
sternenhimmel-table-would =
    { $face_down ->
        [yes] { sternenhimmel-table-star }: your { sternenhimmel-token-bare } would lie face down.
       *[no] { sternenhimmel-table-star }: your { sternenhimmel-token-bare } would lie face up.
    }
sternenhimmel-table-would-score = { sternenhimmel-board } would be full and scored.
sternenhimmel-table-would-pay =
    { $player ->
        [you] You get { $count }
       *[other] { $player } gets { $count }
    }
sternenhimmel-table-would-guess = The payout depends on face-down tokens.
sternenhimmel-table-tap-again = Tap the star again to put it there.
sternenhimmel-table-click = Click it or press Enter to put it there.
sternenhimmel-table-nameless = { $letter } in { sternenhimmel-board }
sternenhimmel-table-new =
    { $own ->
        [yes] new since your last turn
       *[no] new in the last round
    }
sternenhimmel-table-hand = Your tokens
sternenhimmel-table-in-hand = { sternenhimmel-token-bare }, in hand
sternenhimmel-table-lies = { sternenhimmel-token-bare }, lies on { $star }
sternenhimmel-table-lies-on = on { $star }
sternenhimmel-table-cancel = Put it back
sternenhimmel-table-players = Players
sternenhimmel-table-memory = Memory aid
sternenhimmel-table-memory-help = what each player may still hold
sternenhimmel-table-to-play = to play
sternenhimmel-table-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
sternenhimmel-table-held = { $count } in hand
sternenhimmel-table-down = { $count } face down
sternenhimmel-table-holds = holds { $count } of these { $number }
sternenhimmel-table-may-hold = may be in hand: { $tokens }
sternenhimmel-table-surely-down = lies face down: { $tokens }
sternenhimmel-table-none = none
sternenhimmel-table-resigned = resigned
sternenhimmel-table-pile =
    { $count ->
        [0] pile empty
       *[other] { $count } in the pile
    }
sternenhimmel-table-scored = { $count } scored
sternenhimmel-table-to-come = Still in the pile
sternenhimmel-table-to-come-help = in an unknown order
sternenhimmel-table-zodiac = The constellations of this game
sternenhimmel-table-state =
    { sternenhimmel-board }, { $state ->
        [play] in play
        [done] scored: look at it again
        [scored] scored
       *[pile] in the pile
    }
sternenhimmel-table-chart = { sternenhimmel-board }, { sternenhimmel-board.figure }
sternenhimmel-table-empty-place = The pile is empty: no new constellation comes here.
sternenhimmel-table-choose-chart = Constellations in play

## Scoring

sternenhimmel-table-is-scored = { sternenhimmel-board } is scored
sternenhimmel-table-step =
    { $step ->
        [reveal] Reveal
        [meet] Black holes meet
        [swallow] Black holes swallow
        [double] Double stars
        [totals] Totals
       *[coins] Coins
    }
sternenhimmel-table-none-down = No token lay face down.
sternenhimmel-table-none-met = No black holes are joined.
sternenhimmel-table-none-swallowed = Nothing is swallowed.
sternenhimmel-table-owned =
    { $player ->
        [you] your { sternenhimmel-token-bare }
       *[other] the { sternenhimmel-token-bare } of { $player }
    }
sternenhimmel-table-swallows =
    { $player ->
        [you] Your black hole on { $star } swallows { $tokens }.
       *[other] The black hole of { $player } on { $star } swallows { $tokens }.
    }
sternenhimmel-table-doubled =
    { $player ->
        [you] Your { sternenhimmel-token-bare }
       *[other] The { sternenhimmel-token-bare } of { $player }
    } on { $star } counts { $points }: { $count ->
        [one] a double star is joined to it.
       *[other] { $count } double stars are joined to it.
    }
sternenhimmel-table-tie-break = Equal totals: the player with more tokens left is ahead.
sternenhimmel-table-payout =
    { $payout ->
        [tied_first] Tie for first place, in total and in tokens: no prizes, but a coin for each token left.
        [tied_second] First prize { $first }. Tie for second place: no second prize, but a coin for each token left.
        [alone] Only one player has tokens left and takes both prizes, { $first } and { $second }.
        [none] Nobody has a token left: nothing is paid.
       *[prizes] { $count ->
            [0] First prize { $first }, second prize { $second }.
           *[other] First prize { $first }, second prize { $second }; the others get a coin for each token left.
        }
    }
sternenhimmel-table-has-total =
    { $player ->
        [you] You { $points }
       *[other] { $player } { $points }
    }
sternenhimmel-table-skip = Skip
sternenhimmel-table-again = From the start
sternenhimmel-table-back = Step back
sternenhimmel-table-next = Next step
sternenhimmel-table-done = Continue
sternenhimmel-table-at-once = Show every scoring
sternenhimmel-table-stay = Tokens left
sternenhimmel-table-total = Total
sternenhimmel-table-prize = Coins
sternenhimmel-table-purse = Purse
sternenhimmel-table-rank = Place
sternenhimmel-table-player = Player
sternenhimmel-table-first-pays = first prize { $first }, minus { $paid } for those behind
sternenhimmel-table-reason =
    { $reason ->
        [first] first prize
        [second] second prize
        [alone] both prizes
        [tied_first] tie for first: one coin per token
        [tied_second] tie for second: one coin per token
        [nothing] no token left
       *[tokens] one coin per token
    }

## The end

sternenhimmel-table-sheet = Coins from each constellation
sternenhimmel-table-constellation = Constellation
sternenhimmel-table-before = Before
sternenhimmel-table-sum = Coins in all
sternenhimmel-table-explain = How { sternenhimmel-board } was scored

# The workshop
sternenhimmel-table-sky = The sky of this constellation
sternenhimmel-table-sky-star =
    { $star }, { $large ->
        [yes] large
       *[no] small
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }
sternenhimmel-table-sky-add = Add a star
sternenhimmel-table-sky-draw = Draw a line from it
sternenhimmel-table-sky-size = Large or small
sternenhimmel-table-sky-remove = Remove the star
sternenhimmel-table-sky-fit = Show all of it
sternenhimmel-table-sky-name = Name of the star
sternenhimmel-table-sky-added = New star { $star }
sternenhimmel-table-sky-removed = { $star } is removed
sternenhimmel-table-sky-line = { $one } – { $other }
sternenhimmel-table-sky-cut = Remove the line { $one } – { $other }
sternenhimmel-table-sky-from = A line begins at { $star }: choose the other star. Where there is a line already, it goes.
sternenhimmel-table-sky-keys = Click on the sky to add a star, drag it to move it. With the keyboard, on a star: N adds another, arrows move it (with Shift faster), L and then another star draws a line or removes it, S changes its size, Delete removes it.
