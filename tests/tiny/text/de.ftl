comets-not-in-hand = Du hast {$card} nicht auf der Hand.
comets-total = {$player} hat {$points} Punkte
comets-event = {$event}: {$player} {$card}
comets-move = {$card} wählen
comets-prompt = Wähle einen Kometen.
comets-option-hand = Kometen auf der Hand
    .help = Wie viele Kometen jeder auf der Hand hat
