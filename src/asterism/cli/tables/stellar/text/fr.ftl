terminal-stellar-section =
    { $section ->
        [top] Haut
        [middle] Milieu
       *[bottom] Bas
    }
terminal-stellar-types = Types
terminal-stellar-runs = ★ × série
terminal-stellar-face =
    { $face_down ->
        [yes] Face cachée
       *[no] Face visible
    }
terminal-stellar-then =
    { $card ->
        [unknown] puis pioche
       *[other] puis { $card }
    }
terminal-stellar-unseen =
    { $count ->
        [0] Toutes ces cartes ont été vues.
        [one] Une de ces cartes n’a pas encore été vue.
       *[other] { $count } de ces cartes n’ont pas encore été vues.
    }
terminal-stellar-letters = Les lettres des cartes
terminal-stellar-legend =
    Le 6 d’un type est son 6/0 ; tapez P6. « ? P3 » explique une carte, « ? ST-4.3 » une règle.
    Dans un télescope, [ P3 ] est face visible et ~ P3 ~ face cachée. Un nombre seul est un emplacement libre ; sur < 7 > la carte peut être posée face visible.
    Dans un carnet, chaque ligne est une collection, puis étoiles × série = points. S4 dans une collection est un satellite, placé là où il rapporte le plus pour l’instant.
    À côté d’un choix, vous voyez ce qu’il change à votre score et, après une barre, à celui de l’adversaire. « puis C4 » est la carte qui suit dans l’autre zone.
    Pour poser une carte, tapez le numéro de l’emplacement, suivi d’un d pour la face cachée : 7 ou 7d.
terminal-stellar-notation = Les coups : start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.
