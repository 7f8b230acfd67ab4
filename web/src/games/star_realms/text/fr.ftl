### Ce que la page dit à une table de Star Realms, en plus des mots du jeu lui-même.

## Endroits
realms-trade-row = Ligne d’Achat
realms-trade-deck = pioche commune
realms-explorers = Prospecteurs
realms-scrap-heap = cartes retirées
realms-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
realms-scrap-heap-open = Cartes retirées : { $count }
realms-deck = pioche
realms-discard = défausse
realms-discard-open = Défausse de { $name }, { realms-cards }
realms-discard-mine = Votre défausse, { realms-cards }
realms-unseen-open = Cartes de la pioche ou de la main de { $name }, { realms-cards }
realms-unseen-mine = Cartes de votre pioche, dans un ordre inconnu, { realms-cards }
realms-trade-deck-open = Cartes restant dans la pioche commune, dans un ordre inconnu, { realms-cards }
realms-trade-deck-reduced = Cartes qui peuvent être dans la pioche commune, dans un ordre inconnu : { realms-cards } ; restées dehors : { $out }
realms-hand = Votre main
realms-hand-of = Main de { $name }
realms-players = Joueurs
realms-reachable = peut être attaqué ou aidé
realms-bases-count =
    { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }, { $outposts ->
        [0] aucun avant-poste
        [one] { $outposts } avant-poste
       *[other] { $outposts } avant-postes
    }
realms-hand-empty = Aucune carte en main
realms-ships = Vaisseaux
realms-bases = Bases
realms-in-play = En jeu
realms-in-play-empty = Rien en jeu
realms-hand-count = { $count } en main
realms-authority = influence
realms-authority-of = { $count } Influence
realms-trade = commerce
realms-combat = combat
realms-pool = { $count } { $kind ->
        [trade] Commerce
       *[combat] Combat
    }
realms-empty-slot = Place vide
realms-hand-open = Main de { $name }, { realms-cards }, telle que vous la connaissez
realms-debt = { $count ->
        [one] doit défausser une carte
       *[other] doit défausser { $count } cartes
    }

## Qui est assis où
realms-turn = tour { $number }
realms-order = Ordre de jeu
realms-dawn = Aube
realms-dusk = Crépuscule
realms-role-emperor = Empereur
realms-role-admiral = Amiral
realms-role-boss = Boss
realms-role-elite = Élite
realms-faces-you = face à vous
realms-faces = face à { $name }
realms-prey = votre proie
realms-hunter = vous chasse
realms-hunts = chasse { $name }
realms-partner = partenaire
realms-you = Vous
realms-ended = a terminé
realms-defeated = éliminé
realms-shared = l’équipe partage une seule Influence
realms-shared-short = commune
realms-on-turn = à son tour
realms-bot = robot

## Cartes
realms-or = ou
realms-cost = coûte { $count }
realms-defense = défense { $count }
realms-damage = dégâts { $count }
realms-short = il manque { $count }
realms-behind-outpost = derrière l’avant-poste
realms-copies = copie { $card }
realms-in-box = { $count } dans la boîte
realms-mark = { $ability ->
        [primary] action Primaire
        [ally] action Allié
        [double_ally] action Double Allié
       *[scrap] action Retirer
    } { $state ->
        [ready] disponible
        [used] utilisée
       *[waiting] indisponible pour l’instant
    }
realms-enlarge = Agrandir { $card }
realms-enlarge-hint = Clic droit ou touche I : agrandir une carte.
realms-enlarge-hint-touch = Appui long : agrandir une carte.
realms-more = { $card } : actions
realms-count = { $count } fois

## Ce qu’on peut faire
realms-play-all = Tout jouer
realms-play-all-sub = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
realms-use-all = Tout utiliser
realms-use-all-sub = { $count ->
        [one] une action
       *[other] { $count } actions
    }
realms-attack-all = Attaquer avec tout
realms-attack-some = Attaquer…
realms-attack-all-sub = { $count } Combat
realms-attack-which = Attaquer qui, avec tout ?
realms-attack-everything = { $name }, avec tout
realms-end-turn = Finir le tour
realms-attack-amount = attaquer : { $count }
realms-attack-player = Attaquer { $name }
realms-attack-title = Attaquer { $name } avec combien ?
realms-attack-base-title = Attaquer { $card } avec combien ?
realms-amount = Combat à dépenser
realms-amount-less = Un de moins
realms-amount-more = Un de plus
realms-amount-all = Tout
realms-attack-do = Attaquer avec { $count }
realms-lend-trade = Prêter { $count } Commerce à { $name }
realms-lend-combat = Prêter { $count } Combat à { $name }
realms-ask-trade = Demander à { $name } tout son Commerce
realms-ask-combat = Demander à { $name } tout son Combat
realms-give = Donner une carte à { $name }
realms-give-sub = de votre défausse, 1 Commerce
realms-give-title = Quelle carte va à { $name } ?

## Avant la fin du tour
realms-end-title = Finir le tour ?
realms-unused = Encore inutilisé :
realms-unused-cards = { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
realms-unused-trade = { $count } Commerce
realms-unused-combat = { $count } Combat
realms-unused-abilities = { $count ->
        [one] une action
       *[other] { $count } actions
    }
realms-end-anyway = Finir le tour quand même
realms-end-back = Continuer à jouer
realms-end-never = Ne plus demander

## Questions
realms-asks = { $card } demande
realms-asking = demande
realms-question = Une question
realms-draft = Le draft
realms-look = Voir la table
realms-look-back = Revenir à la question
realms-ask-option = Lequel choisir ?
realms-ask-either = { $first } ou { $second } ?
realms-gain = gagnez { $gains }
realms-gains = { $gains }
realms-ask-scrap = { $must ->
        [yes] Retirez { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
       *[no] Vous pouvez retirer { $count ->
            [one] une carte
           *[other] jusqu’à { $count } cartes
        }
    } { $zone ->
        [hand] de votre main
       *[both] de votre main ou de votre défausse
    }
realms-ask-scrap-draw = Retirez jusqu’à { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de votre main{ $zone ->
        [hand] {""}
       *[both] {" "}ou de votre défausse
    }, puis piochez-en autant
realms-ask-discard = { $count ->
        [one] Défaussez une carte
       *[other] Défaussez { $count } cartes
    }
realms-ask-discard-draw = Défaussez jusqu’à { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, puis piochez-en autant
realms-ask-scrap-row = Vous pouvez retirer { $count ->
        [one] une carte
       *[other] jusqu’à { $count } cartes
    } de la Ligne d’Achat
realms-ask-destroy = { $must ->
        [yes] Détruisez une base
       *[no] Vous pouvez détruire une base
    }
realms-ask-return = { $must ->
        [yes] Rendez une base à la main de son propriétaire
       *[no] Vous pouvez rendre une base à la main de son propriétaire
    }
realms-ask-take-ship = Prenez un vaisseau gratuitement : il va sur votre pioche
realms-ask-take = Prenez gratuitement { $kind ->
        [ship] un vaisseau
       *[card] une carte
    } au coût de { $count } au plus, pour { $zone ->
        [hand] votre main
        [deck] le dessus de votre pioche
       *[discard] votre défausse
    }
realms-ask-on-top = Poser { $card } sur votre pioche ?
realms-ask-draft = Prenez une carte pour { $zone ->
        [hand] votre première main
        [discard] votre Défausse
       *[deck] votre premier paquet
    }{ $count ->
        [one] {" "}: c’est la dernière
       *[other] {" "}: encore { $count } à prendre
    }
realms-ask-copy-ship = Quel vaisseau copier ?
realms-ask-copy-base = L’action Primaire de quelle base a lieu aussi ?
realms-ask-for-each = { $asked }, et gagnez { $gains } pour chacune
realms-ask-target = Qui doit défausser une carte ?
realms-ask-gift = Laisser une carte d’adieu à { $name } ?
realms-decline-scrap = Ne rien retirer
realms-decline-discard = Ne rien défausser
realms-decline-destroy = Ne rien détruire
realms-decline-return = Ne rien rendre
realms-decline-on-top = Dans la défausse
realms-decline-gift = Ne rien laisser
realms-done = Terminé
realms-zone-hand = Main
realms-zone-discard = Défausse
realms-zone-deck = Pioche
realms-zone-ships = Vaisseaux
realms-zone-bases = Bases
realms-zone-trade_row = Ligne d’Achat
realms-zone-explorers = Prospecteurs
realms-zone-played = Joués pendant ce tour
realms-zone-bases-of = Bases de { $name }
realms-zone-bases-own = Vos propres bases

## Feuille de score
realms-sheet-authority = Influence
realms-sheet-cards = Cartes à la fin
realms-sheet-player = Joueur
realms-sheet-won = gagne
realms-sheet-you-won = Vous avez gagné,
realms-sheet-you-lost = Vous êtes vaincu,
realms-sheet-turns = { $count ->
        [one] après un tour
       *[other] après { $count } tours
    }
realms-sheet-explains = Les barres montrent la composition de chaque paquet, faction par faction.
