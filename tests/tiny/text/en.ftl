comets-not-in-hand = You do not hold {$card}.
comets-total = {$player} has {$points} points
comets-event = {$event}: {$player} {$card}
comets-move = choose {$card}
comets-prompt = Choose a comet.
comets-option-hand = Comets a hand
    .help = How many comets everyone holds
