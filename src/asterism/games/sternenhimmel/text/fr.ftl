### Sternenhimmel, en français.
### $token : code d’un pion (1, 3, 5, 6, 7, 10, hole, double), ou « unknown » si le lecteur ne le connaît pas.
### $star : nom d’une étoile ; $board : identifiant d’une de nos constellations, ou nom d’une autre.
### $places : liste de noms d’étoiles. $player : un nom, ou « you » quand la phrase s’adresse à ce joueur.

sternenhimmel-title = Sternenhimmel

## Le jeu

sternenhimmel-name = Sternenhimmel
    .idea = Posez vos pions sur les étoiles de douze constellations, parfois face cachée, et prenez les gains quand une constellation est complète.

## Constellations et pions

sternenhimmel-board =
    { $board ->
        [ari] le Bélier
        [tau] le Taureau
        [gem] les Gémeaux
        [cnc] le Cancer
        [leo] le Lion
        [vir] la Vierge
        [lib] la Balance
        [sco] le Scorpion
        [sgr] le Sagittaire
        [cap] le Capricorne
        [aqr] le Verseau
        [psc] les Poissons
        [ser] le Serpent
        [constellation] Cette constellation
       *[other] { $board }
    }
    .figure =
    { $board ->
        [ari] Aries
        [tau] Taurus
        [gem] Gemini
        [cnc] Cancer
        [leo] Leo
        [vir] Virgo
        [lib] Libra
        [sco] Scorpius
        [sgr] Sagittarius
        [cap] Capricornus
        [aqr] Aquarius
        [psc] Pisces
        [ser] Serpens
       *[other] { $board }
    }
sternenhimmel-token =
    { $token ->
        [unknown] un pion
        [hole] le trou noir
        [double] une étoile double
       *[other] le { $token }
    }
sternenhimmel-token-bare =
    { $token ->
        [unknown] pion
        [hole] trou noir
        [double] étoile double
       *[other] { $token }
    }

## Questions et coups

sternenhimmel-prompt = Quel pion posez-vous, et sur quelle étoile ? Les petites le montrent, les grandes le cachent.
sternenhimmel-waiting =
    { $player ->
        [you] C’est à vous de jouer.
       *[other] On attend { $player }.
    }
sternenhimmel-move-put =
    { $token ->
        [hole] Trou noir
        [double] Étoile double
       *[other] { $token }
    } sur { $star }, dans { sternenhimmel-board }{ $face_down ->
        [yes] , face cachée
       *[no] {""}
    }

## Options

sternenhimmel-option-compensation = Qui paie le troisième et les suivants
    .help = Le troisième, le quatrième et le cinquième reçoivent une pièce par pion restant : de la réserve, ou des gains du vainqueur.
    .value-bank = La réserve
    .value-winner = Le vainqueur
sternenhimmel-preset-original = Comme les critiques décrivent l’original
    .source = Les critiques de l’édition de 1995 disent que le vainqueur d’une constellation paie le troisième et les suivants sur son gain (SH-4.2). La règle publiée que nous suivons ne le dit pas.
sternenhimmel-option-doubles = Plusieurs étoiles doubles à côté d’un pion
    .help = Ce que deux étoiles doubles ou plus font d’une valeur : elles se multiplient (fois 2, 4, 8) ou s’ajoutent (fois 2, 3, 4).
    .value-multiply = Elles se multiplient
    .value-add = Elles s’ajoutent
sternenhimmel-option-start-player = Premier joueur
    .help = Qui joue le premier tour.
    .value-random = Tiré au sort
sternenhimmel-option-boards = Constellations
    .help = Un autre jeu de constellations, lu dans un fichier ; sinon, les douze du zodiaque.
sternenhimmel-option-pack = La boîte
    .help = D’autres constellations et pions, lus dans un fichier ; sans fichier, ceux du livret.

## Événements

sternenhimmel-event-uncovered = Une constellation entre en jeu : { sternenhimmel-board }.
sternenhimmel-event-start-player =
    { $player ->
        [you] Vous jouez le premier tour.
       *[other] { $player } joue le premier tour.
    }
sternenhimmel-event-put =
    { $player ->
        [you] Vous posez
       *[other] { $player } pose
    } { sternenhimmel-token } sur { $star }, dans { sternenhimmel-board }.
sternenhimmel-event-put-face-down =
    { $player ->
        [you] Vous posez
       *[other] { $player } pose
    } { sternenhimmel-token } face cachée sur { $star }, dans { sternenhimmel-board }.
sternenhimmel-event-skipped =
    { $player ->
        [you] Vous n’avez plus de pion en main et passez votre tour.
       *[other] { $player } n’a plus de pion en main et passe son tour.
    }
sternenhimmel-event-completed =
    { $player ->
        [you] Vous complétez une constellation
       *[other] { $player } complète une constellation
    }, { sternenhimmel-board } : tous ses pions sont retournés.
sternenhimmel-event-turned-up =
    { $player ->
        [you] Votre pion sur { $star } est { sternenhimmel-token }.
       *[other] Le pion de { $player } sur { $star } est { sternenhimmel-token }.
    }
sternenhimmel-event-annihilated = Des trous noirs reliés disparaissent ensemble sans rien avaler : { $places }.
sternenhimmel-event-swallowed =
    { $player ->
        [you] Votre trou noir sur { $star } avale
       *[other] Le trou noir de { $player } sur { $star } avale
    } ce qui se trouve sur { $places }.
sternenhimmel-event-doubled =
    { $player ->
        [you] Votre { $token } sur { $star }
       *[other] Le { $token } de { $player } sur { $star }
    }, { $count ->
        [one] voisin d’une étoile double
       *[other] voisin de { $count } étoiles doubles
    }, vaut { $points }.
sternenhimmel-event-paid =
    { $reason ->
        [nothing] { $player ->
            [you] Vous n’y avez plus de pion et ne recevez rien.
           *[other] { $player } n’y a plus de pion et ne reçoit rien.
        }
       *[other] { $player ->
            [you] Vous avez
           *[other] { $player } a
        } { $points } avec { $number ->
            [one] { $number } pion restant
           *[other] { $number } pions restants
        } : { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, { $reason ->
            [first] les gains de la première place.
            [second] les gains de la deuxième place.
            [alone] les gains des deux places, car personne d’autre n’a de pion restant.
            [tied_first] une par pion, à cause de l’égalité pour la première place.
            [tied_second] une par pion, à cause de l’égalité pour la deuxième place.
           *[tokens] une par pion.
        }
    }
sternenhimmel-event-first-pays =
    { $player ->
        [you] Vous avez
       *[other] { $player } a
    } { $points } avec { $number ->
        [one] { $number } pion restant
       *[other] { $number } pions restants
    } : les gains de la première place, { $first }, moins { $paid } pour les suivants, soit { $count ->
        [one] { $count } pièce.
       *[other] { $count } pièces.
    }
sternenhimmel-event-returned =
    { $player ->
        [you] Vous reprenez
       *[other] { $player } reprend
    } { sternenhimmel-token } en main.
sternenhimmel-event-scored = Cette constellation est décomptée et quitte le jeu : { sternenhimmel-board }.
sternenhimmel-event-stuck = Plus personne ne peut poser de pion, et aucune constellation n’est complète : la partie s’arrête ici.
sternenhimmel-event-game-end = La partie est terminée.

## Refus

sternenhimmel-not-in-hand =
    { $token ->
        [hole] Votre trou noir n’est pas dans votre main.
        [double] Vous n’avez pas d’étoile double en main.
       *[other] Votre { $token } n’est pas dans votre main.
    }
sternenhimmel-star-taken = Un pion se trouve déjà sur { $star }, dans { sternenhimmel-board }.
sternenhimmel-not-in-play =
    { $waits ->
        [yes] Cette constellation n’est pas encore en jeu, elle est dans la pile : { sternenhimmel-board }.
       *[no] Cette constellation n’est plus en jeu, elle a été décomptée : { sternenhimmel-board }.
    }
sternenhimmel-no-such-star = Cette partie n’a pas d’étoile { $star }.
sternenhimmel-no-such-token = Cette partie n’a pas de pion « { sternenhimmel-token-bare } ».

## La feuille de décompte

sternenhimmel-sheet-board = { sternenhimmel-board } : gains { $first } pour la première place, { $second } pour la deuxième.
sternenhimmel-sheet-none-removed = Aucun pion ne disparaît ni n’est avalé.
sternenhimmel-sheet-none-doubled = Aucune valeur n’est doublée.
sternenhimmel-sheet-total =
    { $player ->
        [you] Vous avez un total de { $points }
       *[other] { $player } a un total de { $points }
    } avec { $number ->
        [one] { $number } pion restant.
       *[other] { $number } pions restants.
    }
sternenhimmel-sheet-paid =
    { $reason ->
        [nothing] { $player ->
            [you] Vous n’avez plus de pion et ne recevez rien.
           *[other] { $player } n’a plus de pion et ne reçoit rien.
        }
       *[other] { $player ->
            [you] Vous recevez
           *[other] { $player } reçoit
        } { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        } : { $reason ->
            [first] les gains de la première place.
            [second] les gains de la deuxième place.
            [alone] personne d’autre n’a de pion restant, donc les gains des deux places.
            [tied_first] égalité de total et de pions pour la première place ; pas de gains, mais pour chacun une pièce par pion restant.
            [tied_second] égalité de total et de pions pour la deuxième place ; pas de gains pour celle-ci, mais une pièce par pion restant.
           *[tokens] une pièce par pion restant.
        }
    }
sternenhimmel-sheet-first-pays =
    { $player ->
        [you] Vous recevez
       *[other] { $player } reçoit
    } { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } : les gains de la première place, { $first }, moins { $paid } pour les suivants.
sternenhimmel-sheet-line =
    { $player ->
        [you] Vous avez
       *[other] { $player } a
    } un total de { $points } : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
sternenhimmel-sheet-nothing =
    { $player ->
        [you] Vous n’avez plus de pion : rien.
       *[other] { $player } n’a plus de pion : rien.
    }
sternenhimmel-sheet-coins =
    { $player ->
        [you] Vous avez
       *[other] { $player } a
    } { $count ->
        [-1] abandonné (-1).
        [one] { $count } pièce.
       *[other] { $count } pièces.
    }

## Ce qui fait la valeur d’une position

sternenhimmel-term-coins = pièces
sternenhimmel-term-prizes = gains des constellations presque complètes
sternenhimmel-term-begun = gains des constellations commencées
sternenhimmel-term-hand = force des pions en main

# Les packs : le nom de leurs champs, et ce qu’il faut en savoir.
sternenhimmel-pack-field =
    { $field ->
        [tokens] Les pions de chaque joueur
        [values] Valeurs
        [holes] Trous noirs
        [doubles] Étoiles doubles
        [in_play] Constellations en jeu
        [3] À 3 joueurs
        [4] À 4 joueurs
        [5] À 5 joueurs
        [constellations] Les constellations
        [id] Nom court, pour les coups
        [name] Nom
        [first] Premier gain
        [second] Second gain
        [stars] Étoiles
        [size] Taille
        [x] Vers la droite
        [y] Vers le haut
        [lines] Lignes
       *[other] { $field }
    }
sternenhimmel-pack-choice =
    { $choice ->
        [small] petite
        [large] grande
       *[other] { $choice }
    }
sternenhimmel-pack-totals = Constellations : { $count }. Étoiles : { $stars }. Pions de chaque joueur : { $tokens }. Pièces pour tous les gains : { $prizes } ; la réserve ne s’épuise jamais.
sternenhimmel-pack-alone = { sternenhimmel-board } : aucune ligne ne relie { $star } à une autre étoile. Rien à côté ne peut avaler ni doubler son pion.
sternenhimmel-pack-parts = { sternenhimmel-board } : aucune ligne ne relie les parties de la figure. Leur nombre : { $count }.
sternenhimmel-pack-prizes = { sternenhimmel-board } : le second gain est plus élevé que le premier.
sternenhimmel-pack-open = { sternenhimmel-board } : sans grande étoile, tout est visible et personne ne peut bluffer.
sternenhimmel-pack-large = { sternenhimmel-board } : elle a plus d’étoiles que tous ensemble n’ont de pions, elle ne sera donc jamais pleine. Personnes à table : { $players }, pions : { $tokens }.
sternenhimmel-pack-stuck = Une partie peut se bloquer : tous les pions peuvent être posés et laisser partout une étoile libre. Personnes à table : { $players }, constellations en jeu : { $count }, étoiles des plus grandes ensemble : { $stars }, pions : { $tokens }.
sternenhimmel-pack-same-place = { $one } et { $other } sont au même endroit.

# Why a pack is refused, after the place.
sternenhimmel-pack-many = il y en a { $most } au plus, ici { $own }
sternenhimmel-pack-in-play = constellations en jeu : { $count }, et il y en a { $own }
sternenhimmel-pack-players = ce pack est pour { $numbers } joueurs, et non pour { $own }
sternenhimmel-pack-no-value = il faut à chacun au moins un pion avec une valeur
sternenhimmel-pack-equal = { $most } au plus sont égaux, et non { $value }
sternenhimmel-pack-tokens = chacun a { $most ->
        [one] { $most } pion
       *[other] { $most } pions
    } au plus, ici { $own }
sternenhimmel-pack-nobody = dites combien de constellations sont en jeu pour { $numbers } joueurs, pour l’un de ces nombres au moins
sternenhimmel-pack-long-id = un identifiant a { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    } au plus, et non { $own }
sternenhimmel-pack-stars = une constellation a { $most ->
        [one] { $most } étoile
       *[other] { $most } étoiles
    } au plus, et non { $own }
sternenhimmel-pack-number = il faut un nombre
sternenhimmel-pack-id = il faut un identifiant de lettres, chiffres, - et _, et non { $found }
sternenhimmel-pack-far = il faut un nombre de -{ $most } à { $most }, et non { $found }
sternenhimmel-pack-some-places = toutes les étoiles ont x et y, ou aucune
sternenhimmel-pack-no-star = une constellation a au moins une étoile
sternenhimmel-pack-line-end = il n’y a pas d’étoile { $name } dans cette constellation
sternenhimmel-pack-line-itself = une ligne relie deux étoiles différentes, et non { $name } à elle-même
sternenhimmel-pack-line-twice = la ligne de { $one } à { $other } s’y trouve deux fois
