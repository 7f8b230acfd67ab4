### Les tournois à la ligne de commande.

## La page d’aide

arena-help-bots = les robots, séparés par des virgules : chacun joue contre chacun (par défaut : greedy,random)
arena-help-games = le nombre de parties de chaque paire, arrondi à des donnes entières (par défaut : 100)
arena-help-seed = la graine de la première donne ; chaque donne suivante a la graine suivante (par défaut : 0)
arena-help-together = tous les robots à une même table, au lieu de deux à deux
arena-help-results = ajouter chaque partie à ce fichier, et reprendre là où il finit
arena-help-charts = dessiner les résultats dans ce dossier, en SVG et en PNG
arena-help-cluster = jouer sur une grappe Ray : celle de RAY_ADDRESS, ou une nouvelle sur cette machine
arena-help-sprt = test séquentiel (SPRT) : s’arrêter dès qu’il est décidé si le premier robot est meilleur
arena-help-elo0 = hypothèse nulle : l’avance du premier robot en points Elo (par défaut : 0)
arena-help-elo1 = hypothèse alternative : son avance en points Elo (par défaut : 50)
arena-help-share0 = l’hypothèse nulle comme part des victoires, par exemple 0.5
arena-help-share1 = l’hypothèse alternative comme part des victoires, par exemple 0.6
arena-help-alpha = la probabilité d’un « meilleur » faux (par défaut : 0,05)
arena-help-beta = la probabilité d’un « pas meilleur » faux (par défaut : 0,05)

## Ce qui n’allait pas

arena-sprt-missing = Les hypothèses vont avec un test séquentiel : ajoutez --sprt.
arena-sprt-is-for-two = Un test séquentiel compare deux robots, pas { $count }.
arena-elo-or-share = Donnez --elo0 et --elo1, ou --share0 et --share1, pas les deux.
arena-both-shares = --share0 et --share1 vont ensemble.
arena-cannot-write = Le fichier { $file } ne peut pas servir : { $problem }.

## Ce qui en est sorti

arena-column-share = part
arena-column-fair = part égale
arena-column-rating = force
arena-column-spread = ± 95 %
arena-column-time = s par coup
arena-row-against-column = la ligne gagne contre la colonne
arena-one-against-many = un seul contre une table d’autres
arena-against = { $bot } contre { $other }
arena-better =
    { $count ->
        [one] { $bot } est meilleur que { $other } : décidé après { $count } partie (LLR { $llr }, bornes { $lower } et { $upper }).
       *[other] { $bot } est meilleur que { $other } : décidé après { $count } parties (LLR { $llr }, bornes { $lower } et { $upper }).
    }
arena-not-better =
    { $count ->
        [one] { $bot } n’est pas meilleur que { $other } : décidé après { $count } partie (LLR { $llr }, bornes { $lower } et { $upper }).
       *[other] { $bot } n’est pas meilleur que { $other } : décidé après { $count } parties (LLR { $llr }, bornes { $lower } et { $upper }).
    }
arena-open =
    { $count ->
        [one] On ne sait pas après { $count } partie si { $bot } est meilleur que { $other } (LLR { $llr }, bornes { $lower } et { $upper }).
       *[other] On ne sait pas après { $count } parties si { $bot } est meilleur que { $other } (LLR { $llr }, bornes { $lower } et { $upper }).
    }
arena-forfeits = Forfaits de robots externes : { $count }
arena-played =
    { $count ->
        [one] { $count } partie, dont { $number } maintenant, en { $seconds } s.
       *[other] { $count } parties, dont { $number } maintenant, en { $seconds } s.
    }
arena-no-png = Les fichiers PNG demandent un paquet de plus : pip install 'asterism[charts]'

## Les graphiques

arena-chart-ladder = Force, avec intervalle à 95 %
arena-chart-matrix = Part des victoires de chaque paire
arena-chart-time = La force et le temps
arena-chart-seconds = secondes par coup
arena-chart-rating = force
arena-chart-row = part des victoires de la ligne contre la colonne
arena-chart-under = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, graine { $seed }
