### Ce que dit la table dans le terminal. Ce que l’on tape est le même dans toutes les langues.
### $player est un nom, ou "you" quand la phrase s’adresse à ce joueur.

## La table

terminal-player =
    { $player ->
        [you] Vous
       *[other] { $player }
    }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-item = { $label } : { $text }
terminal-hint = numéro ou coup · ? aide · undo · score · log · quit
terminal-page-hint = flèches et touches Page : défiler · Entrée ou Échap : retour à la table
terminal-too-small = La table demande une fenêtre de { $columns } × { $lines } signes. Agrandissez-la, ou jouez avec --plain.

## Questions

terminal-ask-again = Une autre partie ? (oui ou non)
terminal-ask-quit = La partie n’est pas finie. La quitter vraiment ? (oui ou non ; « save FICHIER » l’enregistre)
terminal-ask-how = Ce que vous pouvez demander à vos partenaires : { $favours }
terminal-ask-resign = Abandonner vraiment ? (oui ou non)
terminal-ask-replace = { $file } existe déjà. Le remplacer ? (oui ou non)
terminal-yes-or-no = Répondez par oui ou par non.

## Réponses

terminal-welcome = Tapez le numéro d’un choix ou un coup en notation. « ? » explique, « table » décrit la table, « quit » met fin à la partie.
terminal-goodbye = Au revoir.
terminal-ended-early = L’entrée est terminée, et la partie avec elle.
terminal-see-help = « ? » explique ce que l’on peut taper.
terminal-undo-nothing = Il n’y a rien à reprendre.
terminal-undo-further = Quelque chose a été révélé depuis votre dernière décision ; elle tient donc. Contre des robots vous pouvez revenir quand même : tapez « undo! ». L’enregistrement le montrera.
terminal-auto =
    { $on ->
        [yes] Les questions qui n’ont qu’une réponse se répondent maintenant seules.
       *[no] Vous répondez de nouveau vous-même à chaque question.
    }
terminal-nothing-of-that = Il n’y a rien de tel à faire maintenant.
terminal-save-how = Dites où : save FICHIER.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-save-failed = Impossible d’écrire { $file } : { $problem }.
terminal-no-score = Ce jeu ne compte qu’à la fin.
terminal-unknown-word = Rien ici ne s’appelle « { $text } ». « ? » tout seul explique ce que l’on peut taper.
terminal-see-rules = Vous le trouverez dans { $page }.

## Pages

terminal-help = Aide
terminal-log = Ce qui s’est passé
terminal-score = Le score
terminal-table = La table
terminal-end = La partie est terminée
terminal-how-to-choose = Choisissez en tapant ce qui précède un choix, ou tapez le coup lui-même.
terminal-commands = Commandes :
terminal-command-help = cette page
terminal-command-explain = explique une carte par son code, ou une règle par son numéro
terminal-command-undo = reprend votre dernière décision, si rien n’a été révélé depuis
terminal-command-undo-further = la reprend quand même ; l’enregistrement le montrera
terminal-command-table = la table en phrases
terminal-command-score = le score actuel, expliqué
terminal-command-log = tout ce qui s’est passé
terminal-command-save = enregistre la partie dans un fichier
terminal-command-auto = répond pour vous aux questions qui n’ont qu’une réponse, ou cesse de le faire
terminal-command-ask = demande à un partenaire tout son Commerce ou son Combat, comme ask trade 1
terminal-command-resign = abandonne la partie
terminal-command-quit = quitte la partie

## Stellar

terminal-stellar-section =
    { $section ->
        [top] Haut
        [middle] Milieu
       *[bottom] Bas
    }
terminal-stellar-types = Types
terminal-stellar-runs = ★ × suite
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
    Le 6 d’un type est son 6/0 ; il se tape P6. « ? P3 » en dit plus sur une carte, « ? ST-4.3 » sur une règle.
    Dans un télescope, [ P3 ] est face visible et ~ P3 ~ face cachée. Un nombre seul est un emplacement libre ; sur < 7 > la carte peut être posée face visible.
    Dans un carnet, chaque ligne est une pile, puis étoiles × suite = points. S4 dans une pile est un satellite, là où il compte le mieux à présent.
    À côté d’un choix se lit ce que changerait votre score, après une barre celui de l’adversaire. « puis C4 » est la carte qui suit dans l’autre zone.
    Pour poser une carte, tapez le numéro de l’emplacement, suivi d’un d pour la face cachée : 7 ou 7d.
terminal-stellar-notation = Les coups : start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.

## Sternenhimmel

terminal-sternenhimmel-pile =
    { $count ->
        [0] la pile est vide
        [one] { $count } constellation dans la pile
       *[other] { $count } constellations dans la pile
    }
terminal-sternenhimmel-free = libre
terminal-sternenhimmel-lies =
    { $face_down ->
        [yes] { $player ->
            [you] { $what }, à vous, face cachée
           *[other] { $what } de { $player }, face cachée
        }
       *[no] { $player ->
            [you] { $what }, à vous
           *[other] { $what } de { $player }
        }
    }
terminal-sternenhimmel-hidden =
    { $player ->
        [you] un jeton caché à vous, pour les autres l’un de ceux-ci : { $tokens }
       *[other] un jeton caché de { $player }, l’un de ceux-ci : { $tokens }
    }
terminal-sternenhimmel-star =
    { $large ->
        [yes] { $key } { $star } (grande)
       *[no] { $key } { $star } (petite)
    } : { $state } ; reliée à { $joined }.
terminal-sternenhimmel-hand =
    { $player ->
        [you] Vous avez en main
       *[other] { $player } a en main
    } { $tokens }.
terminal-sternenhimmel-holds =
    { $player ->
        [you] Vous avez en main
       *[other] { $player } a en main
    } { $count } de ceux-ci : { $tokens }.
terminal-sternenhimmel-token =
    { $token ->
        [hole] Un trou noir : engloutit tout jeton qui lui est relié, sauf s’il rencontre un autre trou noir.
        [double] Une étoile double : double tout jeton qui lui est relié, et ne vaut rien elle-même.
       *[other] Un jeton qui vaut { $token }.
    }
terminal-sternenhimmel-letters = Lettres des joueurs
terminal-sternenhimmel-tokens = Jetons
terminal-sternenhimmel-legend =
    (a) est une petite étoile libre, où les jetons sont face visible ; *b* une grande étoile libre, où ils sont face cachée.
    7B est le 7 du joueur B, ~?B un jeton caché de B, ~7A votre propre 7 caché. Les lignes relient les voisines.
    12$ sont douze pièces ; 4/ 1 3 10 @ veut dire : a en main quatre de ceux-ci.
    Quand la place manque pour un dessin, (a)-b:7B-*c* sont trois étoiles à la file, et une clé seule est une étoile déjà nommée.
    « ? 1c » renseigne sur une étoile, « ? 1 » sur une constellation, « ? hole » sur un jeton, « ? SH-3.3 » sur une règle.
terminal-sternenhimmel-notation = Pour poser le 10 sur l’étoile c de la constellation 1, tapez 10 1c ; h 1c pour le trou noir, d 1c pour une étoile double. En entier : put 10 ari.beta.

## Star Realms

terminal-star-realms-turn = tour { $number }
terminal-star-realms-pile =
    { $pile ->
        [trade_deck] Pioche { $count }
        [scrap_heap] Rebut { $count }
        [hand] main { $count }
        [deck] paquet { $count }
       *[discard] défausse { $count }
    }
terminal-star-realms-zone =
    { $zone ->
        [known] connu
        [top] dessus
        [hand] Main
        [ships] Vaisseaux
       *[bases] Bases
    }
terminal-star-realms-role =
    { $role ->
        [emperor] Empereur
        [admiral] Amiral
        [boss] Boss
        [elite] Élite
        [partner] allié
       *[opponent] adversaire
    }
terminal-star-realms-out = vaincu
terminal-star-realms-ended = a terminé
terminal-star-realms-debt = doit { $count }
terminal-star-realms-tops = prochains vaisseaux sur le paquet : { $count }
terminal-star-realms-rest = … et plus : tapez table.
terminal-star-realms-less = ou moins
terminal-star-realms-letter =
    { $ability ->
        [primary] p
        [ally] a
       *[scrap] r
    }
terminal-star-realms-legend =
    Les factions : { $factions }. { $trade } est le Commerce, { $combat } le Combat, { $authority } l’Influence ; dans la rangée, le nombre devant le nom est le coût.
    Derrière une base se trouve sa défense, entre crochets pour un avant-poste ; 5-2 a subi 2 dégâts.
    Derrière vos cartes en jeu : p la capacité principale d’une base, a l’alliance, r le retrait ; ✓ est utilisé, ○ ne l’est pas.
    « ? cutter » dit tout d’une carte, par son nom dans la notation, « ? SR-2.9 » d’une règle.
    Pour faire plusieurs choses d’un coup, tapez play all, use all ou attack all (contre plusieurs : attack all 3 pour la place 3) ; cela s’arrête là où il faut décider.
    Avec auto, une question qui n’a qu’une réponse se répond seule ; auto encore une fois l’arrête.
terminal-star-realms-notation = Les coups : play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
