comets-not-in-hand = Vous n’avez pas {$card} en main.
comets-total = {$player} a {$points} points
comets-event = {$event} : {$player} {$card}
comets-move = choisir {$card}
comets-prompt = Choisissez une comète.
comets-option-hand = Comètes en main
    .help = Combien de comètes chacun a en main
