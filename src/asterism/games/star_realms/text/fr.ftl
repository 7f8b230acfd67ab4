### $card est l’identifiant d’une carte, son propre nom, ou « unknown » si le lecteur ne la connaît pas.
### $player est un nom, ou « you » quand la phrase s’adresse à ce joueur.

star-realms-title = Star Realms

## Mots

star-realms-name = Star Realms
star-realms-amount =
    { $kind ->
        [trade] { $count } Commerce
        [combat] { $count } Combat
       *[authority] { $count } Influence
    }
star-realms-faction =
    { $faction ->
        [blob] Blob
        [trade_federation] Fédération du Commerce
        [star_empire] Empire Galactique
        [machine_cult] Techno-Culte
       *[unaligned] sans faction
    }
star-realms-two-factions = { $first }, { $second }
star-realms-kind =
    { $kind ->
        [ship] vaisseau
        [outpost] avant-poste
       *[base] base
    }
star-realms-card =
    { $card ->
        [scout] Éclaireur
        [viper] Viper
        [explorer] Prospecteur
        [imperial-fighter] Chasseur Impérial
        [corvette] Corvette
        [imperial-frigate] Frégate Impériale
        [survey-ship] Vaisseau de Reconnaissance
        [battlecruiser] Croiseur de Combat
        [dreadnaught] Cuirassé
        [recycling-station] Relais de Recyclage
        [space-station] Station Spatiale
        [war-world] Monde Hostile
        [royal-redoubt] Retraite Impériale
        [fleet-hq] QG de la Flotte
        [federation-shuttle] Navette de la fédération
        [cutter] Vedette
        [embassy-yacht] Navire Ambassade
        [freighter] Vaisseau-Cargo
        [trade-escort] Escorte Commerciale
        [flagship] Vaisseau Amiral
        [command-ship] Haut Commandement
        [trading-post] Poste de Négoce
        [barter-world] Monde de Négoce
        [defense-center] Centre de Défense
        [port-of-call] Port d’Attache
        [central-office] Administration Centrale
        [blob-fighter] Blob Soldat
        [battle-pod] Pod Combattant
        [trade-pod] Pod Commercial
        [ram] Bélier
        [blob-destroyer] Blob Destroyer
        [battle-blob] Blob Combattant
        [blob-carrier] Blob Transporteur
        [mothership] Vaisseau-Mère
        [blob-wheel] Station Rotative Blob
        [the-hive] La Ruche
        [blob-world] Monde-Colonie
        [trade-bot] Drone Marchand
        [missile-bot] Drone Artilleur
        [supply-bot] Drone Ravitailleur
        [patrol-mech] Mecha-Patrouilleur
        [stealth-needle] Fantôme
        [battle-mech] Mecha-Combattant
        [missile-mech] Mécha-Artilleur
        [battle-station] Poste de Combat
        [mech-world] Mecha-Monde
        [junkyard] Décharge
        [machine-base] Techno-Base
        [brain-world] Cerveau-Monde
        [unknown] une carte
       *[other] { $card }
    }
-star-realms-language = fr
    .code = fr
# Une carte qui a son propre nom, dans chaque langue.
star-realms-own-name =
    { -star-realms-language.code ->
        [de] { $de }
        [fr] { $fr }
       *[en] { $en }
    }
star-realms-belonging =
    { $player ->
        [you]
            { $thing ->
                [hand] votre main
                [authority] votre Influence
                [base] une de vos bases
                [pool] votre réserve
               *[discard] votre Défausse
            }
       *[other]
            { $thing ->
                [hand] la main de { $player }
                [authority] l’Influence de { $player }
                [base] une base de { $player }
                [pool] la réserve de { $player }
               *[discard] la Défausse de { $player }
            }
    }
star-realms-question =
    { $question ->
        [option] quel effet appliquer
        [scrap] quelle carte retirer du jeu
        [discard] quelle carte défausser
        [scrap_row] quelle carte de la Ligne d’Achat retirer
        [destroy] quelle base détruire
        [take_ship] quel vaisseau prendre
        [on_top] si le vaisseau va sur le paquet
        [copy_ship] quel vaisseau copier
        [copy_base] quelle base copier
        [return_base] quelle base renvoyer en main
        [take_card] quelle carte prendre
        [draft] quelle carte choisir au draft
        [target] qui doit défausser une carte
       *[gift] quelle carte laisser à un partenaire
    }

## Événements

star-realms-event-starts =
    { $player ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
star-realms-event-drew =
    { $player ->
        [you] Vous piochez : { star-realms-card }.
       *[other] { $player } pioche : { star-realms-card }.
    }
star-realms-event-reshuffled =
    { $player ->
        [you] Vous mélangez votre Défausse
       *[other] { $player } mélange sa Défausse
    } : nouveau paquet de { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
star-realms-event-refilled = { star-realms-card } arrive à la place { $slot } de la Ligne d’Achat.
star-realms-event-played =
    { $player ->
        [you] Vous jouez { star-realms-card }.
       *[other] { $player } joue { star-realms-card }.
    }
star-realms-event-used =
    { $player ->
        [you] Vous utilisez l’{ $ability ->
            [primary] action Primaire
            [ally] action Allié
            [double_ally] action Deux alliés
           *[scrap] action Retirer
        } : { star-realms-card }.
       *[other] { $player } utilise l’{ $ability ->
            [primary] action Primaire
            [ally] action Allié
            [double_ally] action Deux alliés
           *[scrap] action Retirer
        } : { star-realms-card }.
    }
star-realms-event-gained =
    { $player ->
        [you] Vous gagnez { $gains }.
       *[other] { $player } gagne { $gains }.
    }
star-realms-event-asked =
    { $player ->
        [you] À vous de décider { star-realms-question }.
       *[other] { $player } décide { star-realms-question }.
    }
star-realms-event-declined =
    { $player ->
        [you] Vous renoncez.
       *[other] { $player } renonce.
    }
star-realms-event-next-on-top =
    { $player ->
        [you] Le prochain vaisseau que vous acquérez ce tour-ci peut aller sur votre paquet.
       *[other] Le prochain vaisseau que { $player } acquiert ce tour-ci peut aller sur le paquet.
    }
star-realms-event-chose =
    { $player ->
        [you] Vous choisissez { $option ->
            [trade] le Commerce
            [combat] le Combat
            [authority] l’Influence
            [discard] de défausser et piocher
            [first] le premier effet
            [second] le deuxième effet
            [third] le troisième effet
           *[draw] de piocher
        }.
       *[other] { $player } choisit { $option ->
            [trade] le Commerce
            [combat] le Combat
            [authority] l’Influence
            [discard] de défausser et piocher
            [first] le premier effet
            [second] le deuxième effet
            [third] le troisième effet
           *[draw] de piocher
        }.
    }
star-realms-event-copied =
    { $player ->
        [you] Votre carte { star-realms-card } devient { $form }.
       *[other] La carte { star-realms-card } de { $player } devient { $form }.
    }
star-realms-event-scrapped =
    { $player ->
        [you] Vous retirez { star-realms-card }.
       *[other] { $player } retire { star-realms-card }.
    }
star-realms-event-discarded =
    { $player ->
        [you] Vous défaussez { star-realms-card }.
       *[other] { $player } défausse { star-realms-card }.
    }
star-realms-event-acquired =
    { $player ->
        [you] Vous acquérez { star-realms-card } pour { $count } Commerce.
       *[other] { $player } acquiert { star-realms-card } pour { $count } Commerce.
    }
star-realms-event-took =
    { $player ->
        [you] Vous prenez { star-realms-card } gratuitement, sur votre paquet.
       *[other] { $player } prend { star-realms-card } gratuitement, sur le paquet.
    }
star-realms-event-took-to =
    { $player ->
        [you] Vous prenez { star-realms-card } gratuitement, { $zone ->
            [hand] en main
           *[discard] dans votre Défausse
        }.
       *[other] { $player } prend { star-realms-card } gratuitement, { $zone ->
            [hand] en main
           *[discard] dans la Défausse
        }.
    }
star-realms-event-drafted =
    { $player ->
        [you] Vous choisissez { star-realms-card }, { $zone ->
            [hand] en main
            [discard] dans votre Défausse
           *[deck] pour votre premier paquet
        }.
       *[other] { $player } choisit { star-realms-card }, { $zone ->
            [hand] en main
            [discard] dans la Défausse
           *[deck] pour le premier paquet
        }.
    }
star-realms-event-cleared =
    { star-realms-card } reste du draft et { $target ->
        [trade_deck] retourne dans la pioche
       *[scrap_heap] quitte la partie
    }.
star-realms-event-returned =
    { $player ->
        [you] Vous renvoyez en main { star-realms-card }, { $whose }.
       *[other] { $player } renvoie en main { star-realms-card }, { $whose }.
    }
star-realms-event-repeated =
    { $player ->
        [you] Vous copiez l’action Primaire : { star-realms-card }.
       *[other] { $player } copie l’action Primaire : { star-realms-card }.
    }
star-realms-event-put-on-top =
    { $player ->
        [you] Vous posez { star-realms-card } sur votre paquet.
       *[other] { $player } pose { star-realms-card } sur le paquet.
    }
star-realms-event-must-discard =
    { $player ->
        [you] Vous faites défausser une carte de { $whose }.
       *[other] { $player } fait défausser une carte de { $whose }.
    }
star-realms-event-attacked =
    { $player ->
        [you] Vous attaquez { $whose } : { $count } de moins.
       *[other] { $player } attaque { $whose } : { $count } de moins.
    }
star-realms-event-attacked-base =
    { $player ->
        [you] Vous attaquez { star-realms-card }, { $whose }, avec { $count } Combat.
       *[other] { $player } attaque { star-realms-card }, { $whose }, avec { $count } Combat.
    }
star-realms-event-destroyed =
    { $player ->
        [you] Vous détruisez { star-realms-card }, { $whose }.
       *[other] { $player } détruit { star-realms-card }, { $whose }.
    }
star-realms-event-repaired =
    { $player ->
        [you] Les dégâts sur vos bases disparaissent.
       *[other] Les dégâts sur les bases de { $player } disparaissent.
    }
star-realms-event-lent =
    { $player ->
        [you] Vous prêtez { $lent }, qui va dans { $whose }.
       *[other] { $player } prête { $lent }, qui va dans { $whose }.
    }
star-realms-event-given =
    { $player ->
        [you] Vous placez { star-realms-card } sur { $whose }.
       *[other] { $player } place { star-realms-card } sur { $whose }.
    }
star-realms-event-defeated =
    { $player ->
        [you] Vous perdez toute Influence : c’est la défaite.
       *[other] { $player } perd toute Influence : c’est la défaite.
    }
star-realms-event-left =
    { $player ->
        [you] De vos cartes, { $zone ->
            [hand] la main quitte
            [deck] le paquet quitte
            [ships] les vaisseaux quittent
            [bases] les bases quittent
           *[discard] la Défausse quitte
        } la partie.
       *[other] Des cartes de { $player }, { $zone ->
            [hand] la main quitte
            [deck] le paquet quitte
            [ships] les vaisseaux quittent
            [bases] les bases quittent
           *[discard] la Défausse quitte
        } la partie.
    }
star-realms-event-ended =
    { $player ->
        [you] Vous terminez votre tour.
       *[other] { $player } termine son tour.
    }
star-realms-event-turn =
    { $player ->
        [you] Le tour { $number } est à vous.
       *[other] Le tour { $number } revient à { $player }.
    }

## Coups, comme sur un bouton

star-realms-move-play = Jouer { star-realms-card }
star-realms-move-use =
    { $ability ->
        [base] Utiliser
        [ally] Action Allié
        [double] Action Deux alliés
       *[scrap] Retirer pour son effet
    } : { star-realms-which }
star-realms-move-acquire = Acquérir { star-realms-card } ({ $count } Commerce)
star-realms-move-attack =
    { $player ->
        [you] Vous attaquer vous-même avec { $count } Combat
       *[other] Attaquer { $player } avec { $count } Combat
    }
star-realms-move-attack-base =
    { $player ->
        [you] Attaquer chez vous { star-realms-which } avec { $count } Combat
       *[other] Attaquer { star-realms-which } de { $player } avec { $count } Combat
    }
star-realms-which =
    { $copy ->
        [0] { star-realms-card }
       *[other] { star-realms-card } ({ $copy })
    }
star-realms-move-lend =
    { $player ->
        [you] Garder tout votre { $resource ->
            [trade] Commerce
           *[combat] Combat
        }
       *[other] Prêter tout votre { $resource ->
            [trade] Commerce
           *[combat] Combat
        } à { $player }
    }
star-realms-move-give =
    { $player ->
        [you] Garder { star-realms-card } (1 Commerce)
       *[other] Donner { star-realms-card } à { $player } (1 Commerce)
    }
star-realms-move-decline = Non
star-realms-move-option =
    { $option ->
        [trade] Prendre le Commerce
        [combat] Prendre le Combat
        [authority] Gagner de l’Influence
        [discard] Défausser puis piocher
        [draw] Piocher des cartes
       *[top] Sur le paquet
    }
star-realms-move-option-text = Prendre : { $effects }
star-realms-move-seat =
    { $player ->
        [you] Vous désigner
       *[other] Désigner { $player }
    }
star-realms-move-base =
    { $player ->
        [you] Votre propre { star-realms-which }
       *[other] { star-realms-which } de { $player }
    }
star-realms-move-card =
    { star-realms-which }, { $zone ->
        [hand] de votre main
        [deck] de votre paquet
        [ships] vaisseau en jeu
        [bases] base en jeu
        [trade_row] de la Ligne d’Achat
        [explorers] de sa pile
        [played] joué ce tour-ci
       *[discard] de votre Défausse
    }
star-realms-move-end = Terminer le tour

## Ce qu’il faut décider

star-realms-over = La partie est terminée.
star-realms-waiting =
    { $player ->
        [you] C’est à vous de décider.
       *[other] On attend { $player }.
    }
star-realms-prompt-question = Décidez { star-realms-question }.
star-realms-prompt-main = À vous : { $pools } à dépenser.

## Ce qui fait la valeur d’une position

star-realms-term-authority = avance en Influence
star-realms-term-deck = meilleur paquet
star-realms-term-bases = bases en place
star-realms-term-tempo = avoir le tour

## Feuille de score

star-realms-sheet-authority =
    { $player ->
        [you] Vous avez
       *[other] { $player } a
    } { $points ->
        [one] { $points } point d’Influence
       *[other] { $points } points d’Influence
    }.
star-realms-sheet-winners =
    { $winners ->
        [you] Vous avez gagné.
       *[other] Victoire : { $winners }.
    }

## Refus

star-realms-nothing-asked = Aucune question n’est posée en ce moment.
star-realms-no-answer = « { $move } » ne répond pas à la question posée.
star-realms-answer-first = Il faut d’abord répondre à la question posée.
star-realms-draft-first = Le draft d’abord : prenez une carte de la Ligne d’Achat.
star-realms-not-in-hand = Vous n’avez pas { star-realms-card } en main.
star-realms-not-in-play = Vous n’avez pas { star-realms-card } en jeu.
star-realms-ship-primary = { star-realms-card } est un vaisseau : son action Primaire se déclenche quand il est joué.
star-realms-no-ability = { star-realms-card } n’a pas cette action.
star-realms-used = { star-realms-card } a déjà servi ce tour-ci.
star-realms-no-ally = { star-realms-card } n’a pas d’allié en jeu.
star-realms-no-two-allies = { star-realms-card } n’a pas deux alliés en jeu.
star-realms-turn-too-long = Vous ne pouvez plus rien jouer ni utiliser à ce tour : avec ce pack, la limite est { $count }.
star-realms-which-copy = Précisez quelle carte { star-realms-card } : elles diffèrent. Des cartes identiques n’ont pas de numéro.
star-realms-no-explorers = Il n’y a plus de { star-realms-card } à acquérir.
star-realms-not-in-row = { star-realms-card } n’est pas dans la Ligne d’Achat.
star-realms-too-dear = { star-realms-card } coûte { $cost }, et vous avez { $trade } Commerce.
star-realms-other-asked =
    { $player ->
        [you] C’est à vous de répondre à la question.
       *[other] C’est à { $player } de répondre à la question.
    }
star-realms-has-ended =
    { $player ->
        [you] Vous avez déjà terminé votre part de ce tour.
       *[other] { $player } a déjà terminé sa part de ce tour.
    }
star-realms-no-such-opponent =
    { $player ->
        [you] Vous n’êtes plus en jeu.
       *[other] { $player } n’est plus en jeu.
    }
star-realms-own-side = Vous ne pouvez pas attaquer votre propre camp.
star-realms-out-of-reach =
    { $player ->
        [you] Dans ce format, vous êtes hors d’atteinte pour l’instant.
       *[other] Dans ce format, { $player } est hors d’atteinte pour l’instant.
    }
star-realms-outpost-first =
    { $player ->
        [you] Un avant-poste vous protège : il doit d’abord tomber.
       *[other] Un avant-poste protège { $player } : il doit d’abord tomber.
    }
star-realms-no-combat = Vous avez { $combat } Combat, pas { $amount }.
star-realms-no-such-base =
    { $player ->
        [you] Vous n’avez pas { star-realms-card } en jeu.
       *[other] { $player } n’a pas { star-realms-card } en jeu.
    }
star-realms-exact-defense = { star-realms-card } a une Défense de { $defense } : dépensez exactement cela.
star-realms-too-much = { $amount } dépasse ce que { star-realms-card } peut encore encaisser.
star-realms-no-lending = On ne prête ses réserves que dans L’Hydre.
star-realms-no-such-partner =
    { $player ->
        [you] Vous n’êtes pas votre propre partenaire.
       *[other] { $player } n’est pas un partenaire disponible.
    }
star-realms-empty-pool =
    { $resource ->
        [trade] Vous n’avez pas de Commerce à prêter.
       *[combat] Vous n’avez pas de Combat à prêter.
    }
star-realms-no-giving = On ne transmet des cartes que dans L’Empereur.
star-realms-not-in-discard = { star-realms-card } n’est pas dans votre Défausse.
star-realms-giving-costs = Transmettre une carte coûte 1 Commerce.

## Le texte des cartes

star-realms-text-primary = { $effects }.
star-realms-text-ally = Allié ({ star-realms-faction }) : { $effects }.
star-realms-text-ally-of-two = Allié ({ $first }, { $second }) : { $effects }.
star-realms-text-double-ally = Deux alliés ({ $factions }) : { $effects }.
star-realms-text-scrap = Retirer cette carte : { $effects }.
star-realms-text-pay-per-ship = Chaque fois que vous jouez un vaisseau, gagnez 1 Combat.
star-realms-text-ally-of-all = Sert d’allié aux cartes de toutes les factions.
star-realms-effect-chain = { $first } ; { $rest }
star-realms-effect-gain = +{ $gains }
star-realms-effect-draw =
    { $count ->
        [one] piochez une carte
       *[other] piochez { $count } cartes
    }
star-realms-effect-draw-if-bases = avec au moins { $number ->
        [one] { $number } base
       *[other] { $number } bases
    } en jeu, piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
star-realms-effect-draw-per-blob = piochez une carte pour chaque carte Blob que vous avez jouée ce tour-ci
star-realms-effect-opponent-discards = un adversaire de votre choix défausse une carte
star-realms-effect-either = soit { $first }, soit { $second }
star-realms-effect-scrap =
    { $must ->
        [yes] retirez
       *[no] vous pouvez retirer
    } une carte { $zone ->
        [hand] de votre main
       *[both] de votre main ou de votre Défausse
    }
star-realms-effect-scrap-then-draw = retirez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main ou de votre Défausse, puis piochez-en autant
star-realms-effect-discard-then-draw = défaussez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, puis piochez-en autant
star-realms-effect-scrap-row = vous pouvez retirer une carte de la Ligne d’Achat
star-realms-effect-destroy =
    { $must ->
        [yes] détruisez une base
       *[no] vous pouvez détruire une base
    }
star-realms-effect-next-on-top = le prochain vaisseau que vous acquérez ce tour-ci peut aller sur votre paquet
star-realms-effect-acquire-on-top = acquérez un vaisseau sans payer et posez-le sur votre paquet
star-realms-effect-copy = devient la copie d’un autre vaisseau que vous avez joué ce tour-ci et compte pour les deux factions
star-realms-effect-one-of = l’un de ces effets : { $first }, ou { $second }, ou { $third }
star-realms-effect-gain-per =
    { $effects } pour chaque { $per ->
        [base] base que vous avez en jeu
        [blob] carte Blob que vous avez jouée ce tour-ci
        [trade_federation] carte de la Fédération du Commerce que vous avez jouée ce tour-ci
        [star_empire] carte de l’Empire Galactique que vous avez jouée ce tour-ci
       *[machine_cult] carte du Techno-Culte que vous avez jouée ce tour-ci
    }
star-realms-effect-draw-then-discard = piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, puis défaussez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
star-realms-effect-scrap-most =
    { $must ->
        [yes] retirez
       *[no] vous pouvez retirer jusqu’à
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $zone ->
        [hand] de votre main
       *[both] de votre main ou de votre Défausse
    }
star-realms-effect-scrap-row-most = vous pouvez retirer jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la Ligne d’Achat
star-realms-effect-draw-as-many = { $effect }, puis piochez-en autant
star-realms-effect-for-each = { $effect }, et +{ $gains } pour chacune
star-realms-effect-return-base =
    { $must ->
        [yes] renvoyez une base dans la main de son propriétaire
       *[no] vous pouvez renvoyer une base dans la main de son propriétaire
    }
star-realms-effect-acquire =
    acquérez sans payer { $kind ->
        [ship] un vaisseau
       *[card] une carte
    } d’un coût de { $count } au plus { $zone ->
        [hand] et prenez-la en main
        [deck] et posez-la sur votre paquet
       *[discard] et posez-la sur votre Défausse
    }
star-realms-effect-copy-base = l’action Primaire d’une autre de vos bases s’applique aussi
star-realms-condition =
    { $what ->
        [bases] avec au moins { $number ->
            [one] { $number } base
           *[other] { $number } bases
        } en jeu
        [played] avec au moins { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } de cette faction ce tour-ci ({ star-realms-faction })
        [authority_at_least] avec au moins { $number } Influence
       *[authority_at_most] avec au plus { $number } Influence
    }
star-realms-effect-if = { $condition } : { $effects }
star-realms-effect-else = { $first } ; sinon { $rest }

# In a few signs, for where there is little room.
star-realms-sign =
    { $kind ->
        [trade] $
        [combat] ✶
       *[authority] ♥
    }
star-realms-short-amount = { $count }{ star-realms-sign }
star-realms-short-gains = { $first } { $rest }
star-realms-short-chain = { $first }, { $rest }
star-realms-short-either = { $first } / { $second }
star-realms-short-ally = allié { $effects }
star-realms-short-scrapped = retirer : { $effects }
star-realms-short-ally-of-all = alliée de tous
star-realms-short-pay-per-ship = { $gain } par vaisseau
star-realms-short-draw = pioche { $count }
star-realms-short-draw-if-bases = avec { $number ->
        [one] { $number } base
       *[other] { $number } bases
    } pioche { $count }
star-realms-short-draw-per-blob = pioche 1 par Blob
star-realms-short-discard-then-draw = défausse 0-{ $count }, pioche autant
star-realms-short-opponent-discards = adv. défausse
star-realms-short-scrap =
    { $zone ->
        [hand] retire de la main
       *[both] retire une carte
    }
star-realms-short-scrap-then-draw = retire 0-{ $count }, pioche autant
star-realms-short-scrap-row = retire de la rangée
star-realms-short-destroy = détruit une base
star-realms-short-next-on-top = proch. vaisseau dessus
star-realms-short-acquire-on-top = vaisseau gratuit dessus
star-realms-short-copy = copie un vaisseau
star-realms-short-double-ally = 2 alliés { $effects }
star-realms-short-gain-per =
    { $effects } par { $per ->
        [base] base
        [blob] Blob
        [trade_federation] Fédération
        [star_empire] Empire
       *[machine_cult] Culte
    }
star-realms-short-draw-then-discard = pioche { $count }, défausse { $number }
star-realms-short-scrap-most =
    { $zone ->
        [hand] retire 0-{ $count } de la main
       *[both] retire 0-{ $count }
    }
star-realms-short-scrap-row-most = retire 0-{ $count } de la rangée
star-realms-short-return-base = renvoie une base
star-realms-short-acquire =
    { $kind ->
        [ship] vaisseau
       *[card] carte
    } jusqu’à { $count }, gratuit, { $zone ->
        [hand] en main
        [deck] dessus
       *[discard] en Défausse
    }
star-realms-short-copy-base = copie une base

## La table en mots

star-realms-table-turn =
    { $player ->
        [you] Votre tour : { $pools }.
       *[other] Tour de { $player } : { $pools }.
    }
star-realms-table-offer = { star-realms-card } ({ $cost })
star-realms-table-row = Ligne d’Achat : { $offers }. Pile : { $count } ; { star-realms-card } : { $number }.
star-realms-table-realm =
    { $player ->
        [you] Vous : Influence { $points }, main { $held }, paquet { $deck }, Défausse { $discard }.
       *[other] { $player } : Influence { $points }, main { $held }, paquet { $deck }, Défausse { $discard }.
    }
star-realms-table-zone =
    { $zone ->
        [bases] Bases : { $cards }.
        [ships] Vaisseaux : { $cards }.
       *[hand] Votre main : { $cards }.
    }
star-realms-table-used = { star-realms-card } (utilisé)
star-realms-table-damaged = { star-realms-card } (dégâts { $damage })
star-realms-table-copy = { star-realms-card } copiant { $form }
star-realms-table-about = { star-realms-card } : { $kind }.

## Options

star-realms-option-format = Format
    .help = Qui joue contre qui.
    .value-auto = Duel à deux, combat à mort au-delà
    .value-duel = Duel
    .value-deathmatch = Combat à mort
    .value-hunter = Chasse à l’homme
    .value-hydra2 = Hydre à deux têtes
    .value-hydra3 = Hydre à trois têtes
    .value-emperor = L’Empereur
    .value-raid = Raid
star-realms-option-start-player = Premier joueur
    .help = Qui joue en premier ; par équipes, l’équipe de qui.
    .value-random = Tiré au sort
star-realms-option-boss = Boss
    .help = La place que tous les autres affrontent dans un raid.
star-realms-option-boxes = Boîtes
    .help = Combien de boîtes de cartes sont en jeu.
    .value-auto = Une pour deux joueurs
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
star-realms-option-discard-timing = Défausse imposée
    .help = Quand un joueur visé doit se défausser.
    .value-now = Aussitôt
    .value-next-turn = Au début de son tour
star-realms-option-needle-counts-as-blob = Un Fantôme en vaisseau Blob compte comme carte Blob
    .help = Si le Monde-Colonie pioche une carte pour un Fantôme qui copie un vaisseau Blob.
    .value-true = Oui
    .value-false = Non
star-realms-option-team-hands = Mains des partenaires
    .help = Si les partenaires voient leurs mains.
    .value-auto = Visibles dans L’Hydre, cachées dans L’Empereur
    .value-open = Visibles
    .value-hidden = Cachées
star-realms-option-turn-limit = Limite de tours
    .help = Après tant de tours, la partie s’arrête sans vainqueur.
    .value-none = Aucune
star-realms-option-pack = Les cartes
    .help = Votre propre boîte, d’après un pack : un fichier avec les cartes et leurs effets, les paquets de départ et les nombres de la mise en place.
star-realms-option-sets = Extensions du pack
    .help = Quelles extensions sont mélangées à la pioche. Les cartes sans extension y sont toujours.
    .value-default = Comme le prévoit le pack

# Les packs : le nom de leurs champs, et ce qu’il faut en savoir.
star-realms-pack-field =
    { $field ->
        [authority] Influence
        [hand] Cartes piochées pour une main
        [first_hand] Première main de qui commence
        [trade_row] Places de la Ligne d’Achat
        [trade_deck] Cartes de la pioche ; 0 pour toutes
        [draft] Draft avant le premier tour
        [rounds] Cartes que chacun prend ; 0 sans draft
        [row] Cartes visibles
        [rest] Ce qui reste à la fin
        [explorers] Explorers dans la pile
        [explorer] Vaisseau de cette pile
        [start] Premier paquet de chacun
        [sets] Extensions
        [cards] Les cartes
        [card] Code, pour les coups
        [name] Nom
        [set] Extension
        [faction] Faction
        [cost] Coût
        [copies] Exemplaires dans la pioche
        [defense] Défense ; 0 pour un vaisseau
        [outpost] Avant-poste
        [primary] Quand elle est jouée
        [ally] Avec un allié
        [double_ally] Avec deux alliés
        [scrap] Quand elle est retirée
        [always] Tant qu’elle est en jeu
        [spare] Reste dans la boîte sauf si on la choisit
        [trade] Commerce
        [combat] Combat
        [draw] Cartes
        [count] Combien
        [bases] Bases en jeu, au moins
        [per] Pour chaque
        [most] Jusqu’à
        [must] C’est obligatoire
        [discard_too] Aussi de la défausse
        [then_draw] Et en piocher autant
        [each] Chacune donne
        [discard] Cartes à défausser
        [to] Où elle va
        [ships] Seulement un vaisseau
        [names] Le nom des choix
        [options] Les choix
        [played] Cartes jouées de la faction, au moins
        [authority_at_least] Influence, au moins
        [authority_at_most] Influence, au plus
        [then] Alors
        [else] Sinon
       *[other] { $field }
    }
star-realms-pack-choice =
    { $choice ->
        [blob] Blob
        [trade_federation] Fédération du Commerce
        [star_empire] Empire Galactique
        [machine_cult] Techno-Culte
        [base] base en jeu
        [hand] en main
        [deck] sur le paquet
        [discard] à la défausse
        [first_deck] dans le premier paquet
        [stays] reste comme Ligne d’Achat
        [back] retourne dans la pioche
        [out] quitte la partie
        [pay_per_ship] 1 combat par vaisseau joué
        [ally_of_all] alliée de toutes les factions
        [trade] commerce
        [combat] combat
        [authority] influence
        [draw] pioche
        [first] le premier
        [second] le deuxième
        [third] le troisième
       *[other] { $choice }
    }
star-realms-pack-effect =
    { $kind ->
        [gain] Gagner commerce, combat, influence
        [draw] Piocher
        [draw_if_bases] Piocher, avec assez de bases
        [gain_per] Gagner pour chaque carte ou base
        [discard_then_draw] Défausser, puis piocher autant
        [draw_then_discard] Piocher, puis défausser
        [scrap_own] Retirer de ses cartes
        [scrap_row] Retirer de la Ligne d’Achat
        [destroy] Détruire une base
        [return_base] Renvoyer une base en main
        [acquire] Acquérir une carte sans payer
        [draw_per_blob] Piocher par carte Blob jouée
        [opponent_discards] Un adversaire défausse une carte
        [next_on_top] Le prochain vaisseau va sur le paquet
        [acquire_on_top] Acquérir un vaisseau, sur le paquet
        [copy] Copier un vaisseau joué ce tour
        [copy_base] Copier une de ses bases
        [either] Choisir entre plusieurs
        [if_bases] S’il y a assez de bases
        [if_played] Si assez de cartes d’une faction sont jouées
        [if_at_least] Avec beaucoup d’influence
        [if_at_most] Avec peu d’influence
       *[other] { $kind }
    }
star-realms-pack-totals = Cartes différentes : { $count }. Dans la pioche : { $deck }.
star-realms-pack-start = Cartes du premier paquet de chacun : { $count }.
star-realms-pack-no-ally = { $card } : la pioche a trop peu d’autres cartes de sa faction pour cette capacité.
star-realms-pack-idle = { $card } : elle ne fait rien du tout.
star-realms-pack-row = La pioche est trop petite pour toute la Ligne d’Achat : { $count }.
star-realms-pack-no-faction = Une carte sans faction n’a pas d’allié.
star-realms-pack-free = { $card } est à vendre, mais ne coûte rien.
star-realms-pack-no-combat = Personne ne peut jamais avoir de combat : aucune partie ne finirait.
star-realms-pack-outpost = Un avant-poste a de la défense.
star-realms-pack-deck = La pioche demande plus de cartes qu’il n’y en a : { $size } sur { $count }.
star-realms-pack-lot = Toutes les cartes qui donnent du combat peuvent rester hors de la pioche : certaines parties ne finiraient pas.
star-realms-pack-draft-row = Ce qui reste devient la Ligne d’Achat : il faut autant de cartes visibles que de places, soit { $count }.
star-realms-pack-empty-set = Aucune carte n’est de cette extension.

# Why a pack is refused, after the place.
star-realms-pack-many-sets = { $most } au plus, et non { $own }
star-realms-pack-no-card = la carte { $name } n’existe pas
star-realms-pack-needed = tout le monde a besoin de { $name } : la carte n’est d’aucune extension
star-realms-pack-explorers = les Explorers ont leur propre pile (SR-2.5)
star-realms-pack-no-start = chacun commence avec au moins une carte
star-realms-pack-set-word = { $name } a un autre sens comme option
star-realms-pack-no-set = pas d’extension { $name } : il y a { $names }
star-realms-pack-code = { $code } n’est pas un code : minuscules, chiffres et -, { $most } au plus
star-realms-pack-card-word = { $name } a un autre sens dans un coup
star-realms-pack-unnamed = comment s’appelle { $code } ?
star-realms-pack-copy = seule l’action Primaire d’un vaisseau copie un vaisseau
star-realms-pack-always = seule une base reste en jeu
star-realms-pack-factions = une carte a une faction, ou deux différentes
star-realms-pack-many-kinds = trop de cartes différentes : { $own }, pour { $most } au plus
star-realms-pack-explorer = { $code } doit être un vaisseau qui coûte quelque chose
star-realms-pack-no-deck = la pioche est vide
star-realms-pack-alike = Trop de { $what ->
        [blob] cartes Blob
        [trade_federation] cartes de la Fédération du Commerce
        [star_empire] cartes de l’Empire Galactique
        [machine_cult] cartes du Techno-Culte
        [outposts] avant-postes
       *[other] bases qui paient pour les vaisseaux
    } : { $own }, pour { $most } au plus.
star-realms-pack-copy-inside = un vaisseau copie par son action Primaire même, sans condition
star-realms-pack-many-effects =
    { $most ->
        [one] { $most } effet
       *[other] { $most } effets
    } au plus, et non { $own }
star-realms-pack-deep = les effets s’imbriquent { $most } fois au plus
star-realms-pack-idle-option = une option fait quelque chose
star-realms-pack-no-gain = cela ne donne ni Commerce, ni Combat, ni Influence
star-realms-pack-nothing = cela ne donne ni Commerce, ni Combat, ni Influence, ni carte
star-realms-pack-options = deux ou trois, et non { $own }
star-realms-pack-names = un nom différent par option, et il y en a { $count }
star-realms-pack-condition = il faut une condition parmi { $names }
star-realms-pack-only-played = seulement avec `played`
