comets-not-in-hand = Du hast {$card} nicht auf der Hand.
comets-total = {$player} hat {$points} Punkte
comets-by = { $player ->
    [you] dir
   *[other] { $player }
}
comets-event = { $event ->
    [drew] Gezogen von { comets-by }: { comets-card }
    [turned_up] Aufgedeckt: { comets-card }
    [chose] Gewählt von { comets-by }: { comets-card }
    [shown] Gezeigt von { comets-by }: { comets-card }
    [won] Gewonnen von { comets-by }: { comets-card }
    [faded] Gewonnen von niemandem: { comets-card }
   *[gave_up] Aufgegeben von { comets-by }
}
comets-move = {$card} wählen
comets-prompt = Wähle einen Kometen.
comets-option-hand = Kometen auf der Hand
    .help = Wie viele Kometen jeder auf der Hand hat
comets-title = Kometen
    .minutes = 2 min
    .idea = Wähle geheim und hoffe, dass niemand dasselbe wählt.
comets-card = { $card ->
    [unknown] ein Komet
    [c1] Komet 1
    [c2] Komet 2
    [c3] Komet 3
    [c4] Komet 4
   *[other] { $card }
}
comets-field-hand = deine Kometen
comets-field-choice = deine Wahl
comets-field-chosen = hat gewählt
comets-field-held = Kometen auf der Hand
comets-field-won = Punkte
comets-field-middle = Komet in der Mitte
comets-field-deck = Kometen im Stapel
comets-field-shown = verglüht
comets-field-unseen = noch nicht gesehen
comets-term-lead = Vorsprung an Punkten
comets-term-hand = hellere Kometen auf der Hand
comets-legend = Ein Kürzel wie c3 steht für einen Kometen und seine Helligkeit.
comets-lesson-welcome = Der Komet in der Mitte ist 3 Punkte wert. Er ist der letzte.
comets-lesson-choose = Beide wählen geheim einen Kometen. Der höchste, den nur einer wählt, gewinnt.
    .task = Wähle deinen hellsten Kometen.
    .other = Der ist schnell überstrahlt. Wähle den hellsten.
comets-lesson-end = Du gewinnst den Kometen und das Spiel: Der Stapel reicht nicht mehr für alle.
