comets-not-in-hand = You do not hold {$card}.
comets-total = {$player} has {$points} points
comets-by = { $player ->
    [you] you
   *[other] { $player }
}
comets-event = { $event ->
    [drew] Drawn by { comets-by }: { comets-card }
    [turned_up] Turned up: { comets-card }
    [chose] Chosen by { comets-by }: { comets-card }
    [shown] Shown by { comets-by }: { comets-card }
    [won] Won by { comets-by }: { comets-card }
    [faded] Won by nobody: { comets-card }
   *[gave_up] Given up by { comets-by }
}
comets-move = choose {$card}
comets-prompt = Choose a comet.
comets-option-hand = Comets a hand
    .help = How many comets everyone holds
comets-title = Comets
    .minutes = 2 min
    .idea = Choose in secret, and hope that nobody chose the same.
comets-card = { $card ->
    [unknown] a comet
    [c1] comet 1
    [c2] comet 2
    [c3] comet 3
    [c4] comet 4
   *[other] { $card }
}
comets-field-hand = your comets
comets-field-choice = your choice
comets-field-chosen = has chosen
comets-field-held = comets in hand
comets-field-won = points
comets-field-middle = comet in the middle
comets-field-deck = comets in the deck
comets-field-shown = burnt out
comets-field-unseen = not seen yet
comets-term-lead = points ahead
comets-term-hand = brighter comets in hand
comets-legend = A code such as c3 is a comet and its brightness.
comets-lesson-welcome = The comet in the middle is worth 3 points. It is the last one.
comets-lesson-choose = Both players choose a comet in secret. The highest one that stands alone wins.
    .task = Choose your brightest comet.
    .other = That one is easily outshone. Choose your brightest comet.
comets-lesson-end = You win the comet, and the game: the deck cannot serve everyone again.
