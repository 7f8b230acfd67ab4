### Les mots de la page pour Stellar ; ceux des règles sont dans src/asterism/games/stellar/text.
### $card est un code de carte, $slot une place, $face_down yes ou no, $gain un changement comme +6.

stellar-table-step =
    { $step ->
        [starters] Départ
        [renew] Renouveler ?
        [last] La dernière carte
        [take] Prendre
        [play] Jouer
        [follow] Suivre
       *[refill] Compléter
    }
stellar-table-steps = Étapes du tour
stellar-table-step-done = fait
stellar-table-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
stellar-table-taken = prise
stellar-table-just-taken = vient d’être prise
stellar-table-follows = suit
stellar-table-to-notebook = au carnet
stellar-table-to-discard = à défausser
stellar-table-row-slot = Position { $slot } de la rangée : { stellar-card }
stellar-table-row-empty = Position { $slot } de la rangée : vide
stellar-table-row-follows = Position { $slot } de la rangée : { stellar-card }, suit à l’étape 3
stellar-table-take = Prendre { stellar-card }, position { $slot }
stellar-table-slot = Emplacement { $slot } du télescope : { stellar-card }
stellar-table-slot-down = Emplacement { $slot } du télescope : face cachée, compte 3 ; c’est { stellar-card }
stellar-table-slot-hidden = Emplacement { $slot } du télescope : face cachée, compte 3
stellar-table-slot-empty = Emplacement { $slot } du télescope : vide
stellar-table-offer = Emplacement { $slot } du télescope, { $face_down ->
        [yes] face cachée
       *[no] face visible
    } : { $gain }
stellar-table-offer-notebook = Mettre { stellar-card } dans le carnet : { $gain }
stellar-table-gain-types = étoiles × série { $gain }
    .short = ★ × série { $gain }
stellar-table-gain-sections = section { $gain }
    .short = section { $gain }
stellar-table-gain-diversity = cinq types { $gain }
    .short = 5 types { $gain }
stellar-table-gain-other = { $player } { $gain }
stellar-table-choose-place = Choisissez un emplacement lumineux.
stellar-table-choose-down = Face cachée, elle compte 3, sans étoile ni type. Choisissez un emplacement lumineux.
stellar-table-choose-line = Choisissez la ligne lumineuse pour ajouter cette carte, ou prenez plutôt l’autre.
stellar-table-renew = { $player } a pris un satellite. Renouveler la rangée ?
stellar-table-then =
    { $slot ->
        [0] Puis la première carte de la pioche va dans l’autre zone.
       *[other] Puis { stellar-card }, position { $slot }, va dans l’autre zone.
    }
stellar-table-face-down = Face cachée
stellar-table-only-down = Elle ne peut aller nulle part face visible : elle ira face cachée.
stellar-table-closer = Regarder { stellar-card } de plus près
stellar-table-closer-stack = Regarder la collection de plus près : { stellar-table-types }
stellar-table-closer-side = Regarder le côté de { $player } de plus près
stellar-table-answer =
    { $answer ->
        [renew] Renouveler la rangée
       *[keep] Garder la rangée
    }
stellar-table-placing = À poser : { stellar-card }
stellar-table-types =
    { $type ->
        [planet] Planètes
        [moon] Lunes
        [asteroid] Astéroïdes
        [cloud] Nuages
       *[black_hole] Trous noirs
    }
stellar-table-notebook = Carnet
stellar-table-notebook-how = étoiles du télescope × plus longue série
stellar-table-line = { stellar-types } : { $cards }. { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } × { $run ->
        [0] aucune série
       *[other] série de { $run }
    } = { $points }
stellar-table-no-cards = aucune carte
stellar-table-follows-here = suit ici
stellar-table-score = Score
stellar-table-part =
    { $part ->
        [types] Étoiles × séries
        [sections] Sections
        [diversity] Les cinq types
       *[total] Total
    }
stellar-table-section =
    { $section ->
        [top] Haut
        [middle] Milieu
       *[bottom] Bas
    }
stellar-table-section-says = { stellar-section } : { $name } { $own }, { $rival } { $other }
stellar-table-known-in-hand = A certainement en main { $cards }
stellar-table-card-facts = { stellar-type } { $number } · { $stars ->
        [0] aucune étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
stellar-table-card-satellite = satellite { $number } · rejoint n’importe quelle collection du carnet
stellar-table-card-six = Six dans le télescope ; six ou zéro dans le carnet, selon ce qui rapporte le plus.
stellar-table-card-down = Face cachée : elle compte 3, sans type ni étoile.

## La feuille de score

stellar-table-sheet-types = Étoiles × plus longue série
stellar-table-sheet-sections = Sections majoritaires
stellar-table-sheet-diversity = Prime de diversité
stellar-table-sheet-total = Total
stellar-table-sheet-run =
    { $run ->
        [1] seulement le { $numbers }
       *[other] série de { $run } : { $numbers }
    }
stellar-table-sheet-run-none = aucune série
stellar-table-sheet-satellites = Les satellites { $cards } comptent ici.
stellar-table-sheet-against = { $own } contre { $other }

## Le bloc de score

stellar-table-pad = Bloc de score de Stellar
stellar-table-pad-idea = Vous jouez avec la boîte ? Indiquez vos cartes : la feuille compte et explique le score.
stellar-table-pad-player =
    { $number ->
        [1] Premier joueur
       *[2] Second joueur
    }
stellar-table-pad-name = Nom
stellar-table-pad-to-slot = Carte pour l’emplacement { $slot } du télescope
stellar-table-pad-to-notebook = Carte pour le carnet
stellar-table-pad-add = Ajouter une carte au carnet
stellar-table-pad-remove = Enlever { stellar-card }
stellar-table-pad-clear = Vider cet emplacement
stellar-table-pad-new = Nouvelle feuille
stellar-table-pad-stars = Étoiles sur les cartes
stellar-table-pad-stars-help = Le livret n’imprime pas cette table ; elle est déduite. Si vos cartes montrent d’autres nombres d’étoiles, corrigez-la ici : la feuille l’utilise et cet appareil s’en souvient. Pour jouer avec, donnez à l’option « étoiles » d’une partie la valeur { $stars } ; pour la changer définitivement, corrigez box.json dans le programme.
stellar-table-pad-stars-of = Étoiles sur les cartes de numéro { $number }
stellar-table-pad-stars-reset = Table déduite
