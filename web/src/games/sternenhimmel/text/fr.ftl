### Les mots de la page pour Sternenhimmel ; ceux des règles sont dans src/asterism/games/sternenhimmel/text.

sternenhimmel-table-ecliptic = écliptique
sternenhimmel-table-free =
    { $free ->
        [one] { $free } libre sur { $all }
       *[other] { $free } libres sur { $all }
    }
sternenhimmel-table-last-star = dernière étoile : le décompte suit
sternenhimmel-table-prizes = Gains : { $first } pour la première place, { $second } pour la deuxième
sternenhimmel-table-large = grande : face cachée
sternenhimmel-table-small = petite : face visible
sternenhimmel-table-star =
    { $large ->
        [yes] { $star }, grande étoile
       *[no] { $star }, petite étoile
    }
sternenhimmel-table-star-free = { sternenhimmel-table-star } : libre
sternenhimmel-table-star-held =
    { sternenhimmel-table-star } : { $player ->
        [you] votre { sternenhimmel-token-bare }
       *[other] { sternenhimmel-token-bare } de { $player }
    }{ $face_down ->
        [yes] , face cachée
       *[no] {""}
    }
sternenhimmel-table-offer =
    { $face_down ->
        [yes] Poser { sternenhimmel-token } sur { sternenhimmel-table-star }, { sternenhimmel-board }, face cachée
       *[no] Poser { sternenhimmel-token } sur { sternenhimmel-table-star }, { sternenhimmel-board }, face visible
    }
sternenhimmel-table-lay = Posez { sternenhimmel-token } sur une étoile qui brille.
sternenhimmel-table-would =
    { $face_down ->
        [yes] { sternenhimmel-table-star } : votre { sternenhimmel-token-bare } y serait face cachée.
       *[no] { sternenhimmel-table-star } : votre { sternenhimmel-token-bare } y serait visible.
    }
sternenhimmel-table-would-score = Constellation complète, puis décompte : { sternenhimmel-board }.
sternenhimmel-table-would-pay =
    { $player ->
        [you] Vous recevez { $count }
       *[other] { $player } reçoit { $count }
    }
sternenhimmel-table-would-guess = Les gains dépendent de pions face cachée.
sternenhimmel-table-tap-again = Touchez l’étoile encore une fois pour y poser le pion.
sternenhimmel-table-click = Cliquez ou appuyez sur Entrée pour y poser le pion.
sternenhimmel-table-nameless = { $letter } ({ sternenhimmel-board })
sternenhimmel-table-new =
    { $own ->
        [yes] posé depuis votre dernier tour
       *[no] posé au dernier tour de table
    }
sternenhimmel-table-hand = Vos pions
sternenhimmel-table-in-hand = { sternenhimmel-token-bare }, en main
sternenhimmel-table-lies = { sternenhimmel-token-bare }, posé sur { $star }
sternenhimmel-table-lies-on = sur { $star }
sternenhimmel-table-cancel = Reprendre
sternenhimmel-table-players = Joueurs
sternenhimmel-table-memory = Aide-mémoire
sternenhimmel-table-memory-help = ce que chacun peut encore avoir en main
sternenhimmel-table-to-play = à jouer
sternenhimmel-table-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
sternenhimmel-table-held = { $count } en main
sternenhimmel-table-down = { $count } face cachée
sternenhimmel-table-holds = a { $count } de ces { $number }
sternenhimmel-table-may-hold = peut-être en main : { $tokens }
sternenhimmel-table-surely-down = face cachée sur la table : { $tokens }
sternenhimmel-table-none = rien
sternenhimmel-table-resigned = a abandonné
sternenhimmel-table-pile =
    { $count ->
        [0] pile vide
       *[other] { $count } dans la pile
    }
sternenhimmel-table-scored =
    { $count ->
        [one] { $count } décomptée
       *[other] { $count } décomptées
    }
sternenhimmel-table-to-come = Encore dans la pile
sternenhimmel-table-to-come-help = dans un ordre inconnu
sternenhimmel-table-zodiac = Les constellations de cette partie
sternenhimmel-table-state =
    { sternenhimmel-board }, { $state ->
        [play] en jeu
        [done] décompte fait : à revoir
        [scored] décompte fait
       *[pile] dans la pile
    }
sternenhimmel-table-chart = { sternenhimmel-board }, { sternenhimmel-board.figure }
sternenhimmel-table-empty-place = La pile est vide : aucune nouvelle constellation ne vient ici.
sternenhimmel-table-choose-chart = Constellations en jeu

## Décompte

sternenhimmel-table-is-scored = Décompte : { sternenhimmel-board }
sternenhimmel-table-step =
    { $step ->
        [reveal] Révéler
        [meet] Trous noirs reliés
        [swallow] Trous noirs qui avalent
        [double] Étoiles doubles
        [totals] Totaux
       *[coins] Pièces
    }
sternenhimmel-table-none-down = Aucun pion n’était face cachée.
sternenhimmel-table-none-met = Aucun trou noir n’est relié à un autre.
sternenhimmel-table-none-swallowed = Rien n’est avalé.
sternenhimmel-table-owned =
    { $token ->
        [hole] { $player ->
            [you] votre trou noir
           *[other] le trou noir de { $player }
        }
        [double] { $player ->
            [you] votre étoile double
           *[other] l’étoile double de { $player }
        }
       *[other] { $player ->
            [you] votre { $token }
           *[other] le { $token } de { $player }
        }
    }
sternenhimmel-table-swallows =
    { $player ->
        [you] Votre trou noir sur { $star } avale { $tokens }.
       *[other] Le trou noir de { $player } sur { $star } avale { $tokens }.
    }
sternenhimmel-table-doubled =
    { $player ->
        [you] Votre { $token } sur { $star }
       *[other] Le { $token } de { $player } sur { $star }
    } compte { $points } : { $count ->
        [one] une étoile double lui est reliée.
       *[other] { $count } étoiles doubles lui sont reliées.
    }
sternenhimmel-table-tie-break = À total égal, qui garde le plus de pions passe devant.
sternenhimmel-table-payout =
    { $payout ->
        [tied_first] Égalité pour la première place, au total comme en pions : pas de gains, mais une pièce par pion restant.
        [tied_second] Première place : { $first }. Égalité pour la deuxième place : pas de gains pour celle-ci, mais une pièce par pion restant.
        [alone] Il ne reste des pions que d’une seule personne : elle reçoit les gains des deux places, { $first } et { $second }.
        [none] Il ne reste aucun pion : rien n’est payé.
       *[prizes] { $count ->
            [0] Première place : { $first }, deuxième place : { $second }.
           *[other] Première place : { $first }, deuxième place : { $second } ; les autres reçoivent une pièce par pion restant.
        }
    }
sternenhimmel-table-has-total =
    { $player ->
        [you] Vous { $points }
       *[other] { $player } { $points }
    }
sternenhimmel-table-skip = Passer
sternenhimmel-table-again = Depuis le début
sternenhimmel-table-back = Étape précédente
sternenhimmel-table-next = Étape suivante
sternenhimmel-table-done = Continuer
sternenhimmel-table-at-once = Montrer chaque décompte
sternenhimmel-table-stay = Pions restants
sternenhimmel-table-total = Total
sternenhimmel-table-prize = Pièces
sternenhimmel-table-purse = Bourse
sternenhimmel-table-rank = Place
sternenhimmel-table-player = Joueur
sternenhimmel-table-first-pays = première place { $first }, moins { $paid } pour les suivants
sternenhimmel-table-reason =
    { $reason ->
        [first] première place
        [second] deuxième place
        [alone] les deux places
        [tied_first] égalité en tête : une pièce par pion
        [tied_second] égalité pour la deuxième place : une pièce par pion
        [nothing] plus aucun pion
       *[tokens] une pièce par pion
    }

## La fin

sternenhimmel-table-sheet = Pièces de chaque constellation
sternenhimmel-table-constellation = Constellation
sternenhimmel-table-before = Avant
sternenhimmel-table-sum = Total des pièces
sternenhimmel-table-explain = Le décompte : { sternenhimmel-board }

# L’atelier
sternenhimmel-table-sky = Le ciel de cette constellation
sternenhimmel-table-sky-star =
    { $star }, { $large ->
        [yes] grande
       *[no] petite
    }, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
sternenhimmel-table-sky-add = Ajouter une étoile
sternenhimmel-table-sky-draw = Tracer une ligne depuis elle
sternenhimmel-table-sky-size = Grande ou petite
sternenhimmel-table-sky-remove = Enlever l’étoile
sternenhimmel-table-sky-fit = Tout montrer
sternenhimmel-table-sky-name = Nom de l’étoile
sternenhimmel-table-sky-added = Nouvelle étoile { $star }
sternenhimmel-table-sky-removed = { $star } est enlevée
sternenhimmel-table-sky-line = { $one } – { $other }
sternenhimmel-table-sky-cut = Enlever la ligne { $one } – { $other }
sternenhimmel-table-sky-from = Une ligne part de { $star } : choisissez l’autre étoile. S’il y en a déjà une, elle disparaît.
sternenhimmel-table-sky-keys = Cliquez sur le ciel pour ajouter une étoile, tirez-la pour la déplacer. Au clavier, sur une étoile : N en ajoute une autre, les flèches la déplacent (plus vite avec Maj), L puis une autre étoile trace une ligne ou l’enlève, S change sa taille, Suppr l’enlève.
