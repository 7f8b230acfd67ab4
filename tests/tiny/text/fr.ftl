comets-not-in-hand = Vous n’avez pas {$card} en main.
comets-total = {$player} a {$points} points
comets-by = { $player ->
    [you] vous
   *[other] { $player }
}
comets-event = { $event ->
    [drew] Piochée par { comets-by } : { comets-card }
    [turned_up] Retournée : { comets-card }
    [chose] Choisie par { comets-by } : { comets-card }
    [shown] Montrée par { comets-by } : { comets-card }
    [won] Gagnée par { comets-by } : { comets-card }
    [faded] Gagnée par personne : { comets-card }
   *[gave_up] Abandon de { comets-by }
}
comets-move = choisir {$card}
comets-prompt = Choisissez une comète.
comets-option-hand = Comètes en main
    .help = Combien de comètes chacun a en main
comets-title = Comètes
    .minutes = 2 min
    .idea = Choisissez en secret, en espérant être seul à choisir cela.
comets-card = { $card ->
    [unknown] une comète
    [c1] comète 1
    [c2] comète 2
    [c3] comète 3
    [c4] comète 4
   *[other] { $card }
}
comets-field-hand = vos comètes
comets-field-choice = votre choix
comets-field-chosen = a choisi
comets-field-held = comètes en main
comets-field-won = points
comets-field-middle = comète au milieu
comets-field-deck = comètes dans la pioche
comets-field-shown = consumées
comets-field-unseen = pas encore vues
comets-term-lead = des points d’avance
comets-term-hand = des comètes plus brillantes en main
comets-legend = Un code comme c3 désigne une comète et son éclat.
comets-lesson-welcome = La comète au milieu vaut 3 points. C’est la dernière.
comets-lesson-choose = Les deux joueurs choisissent une comète en secret. La plus haute qui reste seule l’emporte.
    .task = Choisissez votre comète la plus brillante.
    .other = Celle-ci est vite éclipsée. Choisissez la plus brillante.
comets-lesson-end = Vous gagnez la comète, et la partie : la pioche ne suffit plus pour tous.
