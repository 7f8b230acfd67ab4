### Ce que dit la ligne de commande. Les noms des commandes, options, jeux et robots sont les mêmes dans toutes les langues.

## Les commandes

cli-overview = Asterism : trois jeux de société du ciel nocturne. Pour jouer, simuler, étudier.
cli-overview-more = « asterism COMMANDE --help » explique une commande ; « --lang fr|en|de » choisit la langue.
cli-play = jouer une partie dans le navigateur ou le terminal
cli-simulate = faire jouer des robots et compter les victoires
cli-arena = un tournoi entre robots : classement, intervalles, test séquentiel
cli-score = afficher la feuille de score d’une position
cli-replay = raconter une partie enregistrée
cli-review = analyser une partie finie : chances, tournants, meilleurs coups
cli-dataset = écrire des parties de robots en fichiers de partie et Parquet, pour la recherche
cli-pack-command = vérifier un pack, montrer ce qu’il change, ou en commencer un
cli-fit = apprendre les poids des robots pour un pack, en parties contre eux-mêmes
cli-bench = mesurer la vitesse des règles sur cette machine
cli-doctor = montrer ce qui est installé, compilé et manquant

## Les pages d’aide

cli-usage = usage :
cli-help-arguments = arguments
cli-help-options = options
cli-help-help = afficher cette aide
cli-help-lang = la langue (par défaut : celle du système)
cli-help-json = écrire un document JSON et rien d’autre
cli-help-game = le nom du jeu
cli-help-players = le nombre de joueurs (par défaut : le plus petit que le jeu permet)
cli-help-option = une option du jeu ; à répéter pour en donner plusieurs
cli-help-static = le dossier à écrire ; nouveau, ou vide
cli-help-pack = un pack : un fichier avec le contenu de la boîte (TOML ou JSON)
cli-help-pack-action = check, show ou new
cli-help-pack-game = le jeu auquel un nouveau pack est destiné
cli-help-fit-games = le nombre de parties dont on apprend (par défaut : quelques minutes, selon le jeu)
cli-help-fit-minutes = arrêter après environ autant de minutes, dont deux tiers pour apprendre
cli-help-fit-bot = le robot qui joue les parties et le match (par défaut : selon le jeu)
cli-help-fit-seed = la graine de la première partie ; chaque partie suivante prend la graine suivante (par défaut : 1)
cli-help-fit-out = le fichier des poids (par défaut : à côté du pack, my_box.weights.json)
cli-help-bots = les robots, séparés par des virgules ; répétés jusqu’à remplir les places, et décalés d’une place à chaque partie (par défaut : greedy,random)
cli-help-opponents = les robots contre qui vous jouez, séparés par des virgules (par défaut : greedy)
cli-help-games = le nombre de parties (par défaut : 100)
cli-help-seed = la graine de la première partie ; chaque partie suivante prend la graine suivante (par défaut : 0)
cli-help-play-seed = la graine de la partie (par défaut : une nouvelle à chaque fois)
cli-help-pace = millisecondes entre deux décisions des robots, en plein écran (par défaut : 700)
cli-help-jobs = le nombre de processus ; 0 : un par cœur (par défaut : 1). Les résultats n’en dépendent pas
cli-help-record = écrire chaque partie dans ce dossier, qui doit être neuf ou vide
cli-help-out = le dossier où écrire ; des données déjà présentes sont complétées
cli-help-show = montrer ce que chaque robot savait et ce qu’il a choisi, à chaque décision
cli-help-position-file = la position en JSON, ou - pour l’entrée standard
cli-help-record-file = la partie enregistrée, ou - pour l’entrée standard
cli-help-ply = s’arrêter après N coups et montrer la position
cli-help-seat = ne montrer que ce que cette place a vu, à partir de 0 (par défaut : tout)
cli-help-verify = vérifier aussi que chaque donne découle de la graine
cli-help-repeat = le nombre de mesures ; la meilleure compte (par défaut : 5)
cli-help-peers = mesurer aussi des jeux d’OpenSpiel et de PettingZoo, s’ils sont installés
cli-help-positions = demande aux bots les meilleurs coups de positions connues, au lieu de mesurer la vitesse
cli-help-problem-bots = les bots pour --positions, séparés par des virgules (par défaut : tous les niveaux)
cli-help-terminal = jouer dans le terminal
cli-help-plain = jouer ligne par ligne, pour lecteurs d’écran et scripts
cli-help-lan = jouer autour d’un écran ; les téléphones du réseau local s’y joignent
cli-help-game-options = Options de { $game } :
cli-help-default = par défaut : { $value }

## Ce qui n’allait pas

cli-problem = { $problem }
cli-problem-at = { $place } : { $problem }
cli-unknown-command = Il n’y a pas de commande « { $name } ». Les commandes sont { $names }.
cli-unknown-language = Il n’y a pas de langue « { $tag } ». Choisissez parmi { $tags }.
cli-unknown-argument = « { $text } » est inconnu ; voir « { $command } --help ».
cli-argument-missing = Il manque : { $names } ; voir « { $command } --help ».
cli-value-missing = { $name } demande une valeur.
cli-takes-no-value = { $name } ne prend pas de valeur.
cli-not-from = { $name } est un nombre entier à partir de { $least }, pas « { $text } ».
cli-not-between = { $name } est un nombre entier de { $least } à { $most }, pas « { $text } ».
cli-no-number-between = { $name } est un nombre de { $least } à { $most }, pas « { $text } ».
cli-unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont { $names }.
cli-game-does-not-load = Le jeu « { $name } » ne peut pas être chargé ({ $problem }).
cli-bad-players = { $game } ne se joue pas à { $players }. Permis : { $allowed }.
cli-option-form = « { $text } » n’est pas une option ; écrivez --option nom=valeur.
cli-option-twice = L’option « { $name } » a été donnée deux fois.
cli-unknown-option = { $game } n’a pas d’option « { $name } ». Ses options : { $names }.
cli-unknown-bot = Il n’y a pas de robot « { $name } ». Les robots sont { $names }.
cli-bot-does-not-load = Le robot « { $name } » ne peut pas être chargé ({ $problem }).
cli-too-many-bots = Trop de robots : { $count } pour { $seats ->
        [one] la seule place qu’ils peuvent prendre.
       *[other] { $seats } places.
    }
cli-bot-failed = Le robot { $bot } a échoué dans la partie de graine { $seed }, au coup { $ply } : { $problem }
cli-cannot-read = { $file } ne peut pas être lu : { $problem }.
cli-cannot-write = Le dossier { $folder } est inutilisable : { $problem }.
cli-folder-not-empty = Le dossier { $folder } n’est pas vide ; une partie enregistrée n’en remplace jamais une autre.
cli-out-missing = Indiquez avec --out le dossier où écrire.
cli-extra-missing = Il faut d’autres paquets : pip install 'asterism[{ $extra }]'.
cli-other-dataset = Le dossier { $folder } contient autre chose ; prenez-en un autre.
cli-dataset-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $folder } ; déjà là : { $kept }.
cli-show-alone = --show est pour les personnes et montre une partie après l’autre : sans --json, avec --jobs 1.
cli-not-text = { $file } n’est pas du texte en UTF-8 : l’octet { $place } ne convient pas.
cli-not-json = { $file } n’est pas du JSON : ligne { $line }, colonne { $column } : { $problem }.
cli-strange-json = { $file } ne peut pas être lu comme du JSON : { $problem }.
cli-bad-record = { $file } : { $problem }

## Pendant et après les parties

cli-progress = { $done } sur { $count }, encore { $time }
cli-percent = { $number } %
cli-forfeit = { $bot } abandonne la partie de graine { $seed } : { $problem }
cli-show-decision = Graine { $seed }, décision { $number } : { $who }, { $bot }
cli-show-choice =
    { $count ->
        [one] Le seul coup : { $choice } [{ $move }]
       *[other] Parmi { $count } coups : { $choice } [{ $move }]
    }
cli-column-bot = robot
cli-column-games = parties
cli-column-wins = victoires
cli-column-shared = partagées
cli-column-rate = taux
cli-column-interval = intervalle à 95 %
cli-column-score = score moyen
cli-column-time = ms par coup
cli-simulated =
    { $count ->
        [one] { $count } partie en { $seconds } s : { $rate } parties/s.
       *[other] { $count } parties en { $seconds } s : { $rate } parties/s.
    }
cli-verified = Vérifié : chaque donne découle de la graine.
cli-position = La position au coup { $ply }

## La vitesse

cli-bench-head = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, Python { $python }, { $compiled ->
        [yes] compilé
       *[no] non compilé
    }
cli-bench-playouts = parties au hasard/s, boucle du moteur
cli-bench-decisions = décisions/s, boucle du moteur
cli-bench-api = décisions/s, Python simple sur l’API publique
cli-bench-batch = plusieurs parties à la fois : décisions/s avec tableaux et masques
cli-bench-observed = parties au hasard/s avec journal, événements et connaissances
cli-bench-copy = µs pour copier une position
cli-bench-sample = µs pour une vue et une distribution tirée
cli-bench-search = itérations de recherche/s, parties jouées au hasard
cli-bench-level-search = itérations de recherche/s avec les réglages des niveaux
cli-bench-greedy = ms pour une décision du robot greedy
cli-bench-calibration = pas d’étalonnage/s, Python simple
cli-bench-ratio = décisions par pas d’étalonnage
cli-bench-search-ratio = itérations de recherche par pas d’étalonnage
cli-bench-peer = autres bibliothèques : décisions/s de { $name }
cli-no-problems = il n’y a pas de positions pour ce jeu
cli-problems-game = jeu
cli-problems-topic = sujet
cli-problems-count = positions
cli-problems-all = toutes
cli-topic =
    { $topic ->
        [win] gains assurés
        [order] ordre des coups
        [sacrifice] cartes sacrifiées
        [choice] choix
        [purchase] achats
        [target] qui attaquer
        [partners] partenaires
       *[lost] coups de parties perdues
    }

## Ce qui est là

cli-doctor-rules = règles
cli-doctor-why =
    { $why ->
        [compiled] compilées
        [asked] Python simple, parce que ASTERISM_PURE est défini
        [checkout] Python simple ; « make build » les compile
       *[installed] Python simple ; installez un compilateur C, puis de nouveau Asterism pour les compiler
    }
cli-doctor-compiler = compilateur C
cli-doctor-terminal = terminal
cli-doctor-terminal-is =
    { $terminal ->
        [yes] { $columns } × { $lines }
       *[no] aucun, la sortie va ailleurs
    }, { $colour ->
        [yes] couleurs
       *[no] sans couleurs
    }, { $encoding }{ $unicode ->
        [yes] {""}
       *[no] {" "}sans tous les signes
    }
cli-doctor-language = langue
cli-doctor-game = jeu { $name }
cli-doctor-bot = robot { $name }
cli-doctor-ready = prêt
cli-doctor-broken = ne se charge pas : { $problem }
cli-doctor-missing = introuvable ; { $command }

## Le serveur

cli-static-command = écrire la page dans un dossier pour n’importe quel hébergeur de fichiers : jouer sans serveur
cli-serve = faire tourner un serveur pour un club ou pour le monde
cli-worker = faire réfléchir les robots d’un serveur
cli-admin = administrer un serveur en marche
cli-page-open = La table est prête : { $url } (Ctrl-C l’arrête).
cli-lan-open = La table est prête pour tous sur ce réseau : { $url } (Ctrl-C l’arrête).
cli-lan-code = Les téléphones scannent ceci ou ouvrent { $link }. Code de la table : { $code }
cli-lan-no-network = Cette machine n’est sur aucun réseau que des téléphones pourraient atteindre.
cli-lan-no-page = Cette copie ne contient pas la page web : make page la construit.
cli-firewall-on = { $name } est actif et bloque peut-être les téléphones : { $command }
cli-firewall-perhaps = Si les téléphones ne peuvent pas se connecter, un pare-feu les bloque peut-être : il doit laisser entrer le port TCP { $port }.
cli-firewall-windows = Si Windows le demande, autorisez Python sur les réseaux privés. Si les téléphones ne peuvent pas se connecter, le pare-feu bloque le port TCP { $port }.
cli-firewall-mac = Si macOS demande si Python peut accepter des connexions, acceptez. Si les téléphones ne peuvent pas se connecter, le pare-feu bloque le port TCP { $port }.
cli-serving = Le serveur répond à { $url } (Ctrl-C l’arrête).
cli-working = Prêt à faire jouer des robots (Ctrl-C l’arrête).
cli-cannot-serve = Impossible d’écouter à { $host }, port { $port } : { $problem }.
cli-cannot-open-database = La base de données ne peut pas être ouverte : { $problem }
cli-bad-log = --log est plain ou json, pas { $text }
cli-no-folder = { $folder } n’est pas un dossier
cli-bad-base-path = --base-path doit commencer par une barre oblique, pas « { $text } ».
cli-help-host = l’adresse d’écoute (par défaut : 127.0.0.1 ; 0.0.0.0 pour toutes)
cli-help-port = le port (par défaut : 8000 ; 0 pour un port libre)
cli-help-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (par défaut : sqlite:///asterism.db)
cli-help-redis = redis://HÔTE/N : l’un des nœuds qui partagent une base de données, avec des processus worker pour les robots (par défaut : un seul nœud)
cli-help-base-path = le chemin sous lequel un proxy sert ce serveur, comme /jeux
cli-help-public-url = l’URL publique du serveur, pour les liens et les QR codes
cli-help-trusted-proxies = adresses des proxys dont les en-têtes X-Forwarded sont acceptés, séparées par des virgules
cli-help-origins = autres origines dont les pages peuvent utiliser le serveur, séparées par des virgules
cli-help-password-file = un fichier avec le mot de passe du club (ou ASTERISM_PASSWORD)
cli-help-admin-token-file = un fichier avec le jeton pour « asterism admin » (ou ASTERISM_ADMIN_TOKEN)
cli-help-bots-at-once = le nombre de robots qui réfléchissent à la fois (par défaut : un de moins que de cœurs)
cli-help-bot-seconds = secondes après lesquelles un robot plus simple joue (par défaut : 20)
cli-help-idle-seconds = secondes après lesquelles une partie que personne ne regarde quitte la mémoire (par défaut : 600)
cli-help-log = le format du journal : plain ou json (par défaut : plain)
cli-help-close-after-days = jours après lesquels une salle inactive est fermée (par défaut : jamais)
cli-help-legal = un fichier avec les mentions légales
cli-help-packs = un dossier de packs que le serveur propose
cli-help-privacy = un fichier avec le texte sur la vie privée
cli-help-turn-webhook = dans les parties par correspondance, chaque nouveau tour est envoyé à cette URL par POST
cli-help-turn-command = dans les parties par correspondance, cette commande reçoit chaque nouveau tour sur son entrée standard, par exemple pour envoyer un courriel
cli-help-push-key-file = une clé privée (P-256, PEM) pour Web Push, qui atteint les pages fermées
cli-help-push-contact = contact pour les services push des navigateurs : mailto:... ou https://...
cli-help-push-services = les services push permis (par défaut : ceux des navigateurs connus)
cli-help-admin-action = rooms, close, kick, ban, unban, mute, unmute, announce ou tidy
cli-help-admin-what = la salle, la personne, le texte ou, pour tidy, le nombre de jours d’inactivité
cli-help-admin-url = l’adresse du serveur
cli-admin-unknown = L’action « { $name } » n’existe pas. Les actions sont { $names }.
cli-admin-what = Dites à quoi s’applique « { $name } ».
cli-admin-token = Mettez le jeton du serveur dans { $name }.
cli-admin-bad-url = « { $text } » n’est pas une adresse ; elle commence par http:// ou https://.
cli-admin-refused = Le serveur refuse : { $problem }
cli-admin-no-answer = { $url } ne répond pas : { $problem }
cli-admin-rooms = Salles : { $count }
cli-admin-closed = Salles fermées : { $count }
cli-admin-done = C’est fait.

## Packs

cli-pack-unknown = « { $name } » n’existe pas. Choisissez { $names }.
cli-pack = { $title } ({ $game }, { $fingerprint })
cli-pack-author = Par { $name }
cli-pack-changes = { $count ->
        [0] Il ne change rien : c’est la boîte du livret.
        [one] Il change une donnée de la boîte du livret.
       *[other] Il change { $count } données de la boîte du livret.
    }
cli-pack-gone = { $what } : absent de la boîte
cli-pack-added = { $what } : nouveau
cli-pack-other = { $what } : différent
cli-pack-new = { $what } : { $now }
cli-pack-changed = { $what } : { $was } → { $now }
cli-pack-inferred = Règles seulement déduites : { $clauses }
cli-pack-begun = Le pack commence dans { $file }. Modifiez-le, puis vérifiez-le : asterism pack check { $file }
cli-takes-no-packs = { $game } n’accepte pas de pack.
cli-static-not-empty = { $folder } n’est pas un dossier vide.
cli-no-page = La page n’est pas construite. Dans un dépôt : make page.
cli-static = { $folder } est écrit : { $count ->
        [one] un fichier
       *[other] { $count } fichiers
    }, { $megabytes } Mo. N’importe quel hébergeur de fichiers convient ; voir docs/static.md.
cli-file-exists = { $file } existe déjà.
cli-cannot-write-file = Impossible d’écrire { $file } : { $problem }.

## Apprendre des poids

cli-fit-games = Apprentissage sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } que « { $bot } » joue contre lui-même.
cli-fit-match-begins = Les nouveaux poids rencontrent les anciens : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } de « { $bot } ».
cli-fit-goes-on = Reprise après { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
cli-fit-stopped = Arrêté. Les parties jouées sont dans { $file } ; la même commande reprend là.
cli-fit-learned = { $title } : appris sur { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    } Positions : { $rows }.
cli-fit-error = Erreur sur l’avance prédite, dans des parties non apprises : { $before } avant, { $after } maintenant.
cli-fit-surprise = Surprise devant le vainqueur, dans des parties non apprises : { $before } avant, { $after } maintenant.
cli-fit-match = Contre les anciens poids, les nouveaux ont gagné { $share } de { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } (intervalle à 95 % : { $low } – { $high } ; à égalité : { $fair }).
cli-fit-better = Les nouveaux poids sont dans { $file }. Les robots s’en servent dans les parties avec ce pack.
cli-fit-not-better = Les nouveaux poids ne sont pas meilleurs : les anciens restent, et rien n’a été écrit.
cli-fit-stale = Les poids dans { $file } sont ceux d’un autre pack ; supprimez-les.
cli-fit-too-few = Il n’y a rien à apprendre de si peu de parties ({ $count }). Demandez-en plus avec --games.
cli-fit-no-weights = Les robots de { $game } n’ont pas de poids : il n’y a rien à apprendre.
cli-fit-out-missing = Indiquez avec --out le fichier des poids.
cli-fit-other-run = { $file } est un essai interrompu, avec un autre « { $option } » : { $was }, pas { $now }. Reprenez avec les mêmes options, ou supprimez le fichier.
