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
terminal-item = { $label } : { $text }
terminal-hint = numéro ou coup · ? aide · undo · score · log · quit
terminal-page-hint = flèches et touches Page : défiler · Entrée ou Échap : retour à la table
terminal-too-small = La table demande { $columns } × { $lines } (colonnes × lignes). Agrandissez la fenêtre, ou jouez avec --plain.

## Questions

terminal-ask-again = Une autre partie ? (oui ou non)
terminal-ask-quit = La partie n’est pas finie. La quitter vraiment ? (oui ou non ; « save FICHIER » l’enregistre)
terminal-ask-how = Ce que vous pouvez demander à vos partenaires : { $favours }
terminal-ask-resign = Abandonner vraiment ? (oui ou non)
terminal-ask-replace = { $file } existe déjà. Le remplacer ? (oui ou non)
terminal-yes-or-no = Répondez par oui ou par non.

## Réponses

terminal-welcome = Tapez le numéro d’un choix ou un coup en notation. « ? » explique, « table » décrit la table, « quit » met fin à la partie.
terminal-pack = Vous jouez avec le pack « { $title } » ({ $fingerprint }).
terminal-inferred = Ces données ne figurent pas dans le livret, elles sont déduites : { $clauses }. Si votre boîte diffère, corrigez-les avec --pack FICHIER.
terminal-goodbye = Au revoir.
terminal-ended-early = L’entrée est terminée, et la partie avec elle.
terminal-see-help = « ? » explique ce que l’on peut taper.
terminal-undo-nothing = Il n’y a rien à reprendre.
terminal-undo-further = Quelque chose a été révélé depuis votre dernière décision : elle est définitive. Contre des robots, vous pouvez quand même la reprendre : tapez « undo! ». L’enregistrement le montrera.
terminal-auto =
    { $on ->
        [yes] Les décisions forcées sont maintenant prises pour vous.
       *[no] Vous prenez de nouveau vous-même chaque décision.
    }
terminal-nothing-of-that = Il n’y a rien de tel à faire maintenant.
terminal-save-how = Dites où : save FICHIER.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-save-failed = Impossible d’écrire { $file } : { $problem }.
terminal-no-score = Ce jeu ne se compte qu’à la fin.
terminal-unknown-word = Rien ici ne s’appelle « { $text } ». « ? » tout seul explique ce que l’on peut taper.
terminal-see-rules = Voir { $page }.

## Pages

terminal-help = Aide
terminal-log = Ce qui s’est passé
terminal-score = Le score
terminal-table = La table
terminal-end = La partie est terminée
terminal-how-to-choose = Tapez ce qui précède un choix, ou le coup lui-même.
terminal-commands = Commandes :
terminal-command-help = cette page
terminal-command-explain = explique une carte par son code, ou une règle par son numéro
terminal-command-undo = reprend votre dernière décision, si rien n’a été révélé depuis
terminal-command-undo-further = la reprend quand même ; l’enregistrement le montrera
terminal-command-table = la table en phrases
terminal-command-score = le score actuel, expliqué
terminal-command-log = tout ce qui s’est passé
terminal-command-save = enregistre la partie dans un fichier
terminal-command-auto = prend pour vous les décisions forcées, ou cesse de le faire
terminal-command-ask = demande à un partenaire tout son Commerce ou son Combat, comme ask trade 1
terminal-command-resign = abandonne la partie
terminal-command-quit = quitte la partie
