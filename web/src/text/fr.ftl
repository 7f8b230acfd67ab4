### Ce que dit la page en dehors des jeux. Les identifiants commencent par page-.

## Games

page-game-stellar =
    .minutes = 30 min
    .idea = Un télescope et un carnet : chaque carte jouée choisit la suivante.
page-game-sternenhimmel = Sternenhimmel
    .minutes = 45 min
    .idea = Douze constellations à conquérir, pions cachés et visage impassible.
page-game-star-realms =
    .minutes = 20–60 min
    .idea = Achetez vaisseaux et bases, formez une flotte et soyez le dernier en lice.
page-tagline = Trois jeux de table sous le ciel nocturne
page-plate = Planche { $number }
page-players = Joueurs
page-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-players-range = { $least }–{ $most } joueurs
page-choose-game = Choisir un jeu
page-set-up = Préparer { $game }
page-at-the-table = À la table
page-you = vous
page-you-seat = Vous
page-level-of = Niveau de { $name }
page-options = Options
page-more-options = Toutes les options
page-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
page-play-now = Jouer
page-invite-friends = Inviter des amis
page-seat-number = Place { $number }

## Bots

page-bot = Robot, { $level }
page-bot-level-novice = débutant
page-bot-level-casual = tranquille
page-bot-level-skilled = habile
page-bot-level-expert = expert
page-bot-level-master = maître
page-bot-random = débutant
page-bot-greedy = régulier
page-bot-buyer = dépensier
page-bot-ismcts = redoutable

## Around one screen, on one device, day by day

page-around-screen = Sur un écran commun, avec des téléphones
page-pass-device = Jouer à tour de rôle sur un appareil
page-other-ways = Autres façons de jouer
page-shared-screen = Écran commun
page-scan-to-join = Scannez avec votre téléphone : il devient votre main.
page-my-secrets = Visible par vous seul
page-no-secrets = Vous n’avez rien de secret.
page-look-at-screen = Regardez l’écran commun.
page-pick-first = Choisissez d’abord dans votre main.
page-other-choice = Autre chose
page-hand-over = Passez l’appareil à { $name }
page-nobody-else-looks = Les autres, regardez ailleurs.
page-i-am = Je suis { $name }
page-pass-device-how = Nommez les personnes qui partagent cet appareil. Des robots jouent les places sans nom. Un rideau cache les cartes entre deux joueurs.
page-name-of-seat = Nom à la place { $seat }
page-bot-named = { $name }, un robot
page-lesson = Première partie guidée
page-lesson-first-time = Première fois ? Partie guidée
page-lesson-step = Étape { $number } sur { $steps }
page-lesson-on = Continuer
page-lesson-back = Retour
page-lesson-show = Montrez-moi
page-lesson-skip = Passer
page-lesson-over = Voilà tout le jeu. Cela marche de la même façon à toutes les tables.
page-lesson-play = Jouer une partie
page-lesson-again = Encore une fois
page-lesson-new = Un jeu que vous ne connaissez pas ? Apprenez-le en jouant, en dix minutes :
page-daily = Partie du jour
page-daily-idea = Chaque jour, la même donne pour tous sur ce serveur, contre les mêmes robots. Un seul essai ; comparez ensuite.
page-daily-days = Jours
page-day-before = La veille
page-day-after = Le lendemain
page-daily-played =
    { $count ->
        [0] personne n’a encore fini
        [one] { $count } personne a fini
       *[other] { $count } personnes ont fini
    }
page-daily-play = Jouer cette donne
page-daily-go-on = Continuer
page-daily-after = Vous verrez les résultats des autres après avoir joué.
page-daily-secret = La graine et les cartes cachées restent secrètes jusqu’à la fin du jour.
page-place = Rang
page-result = Résultat
page-result-won = gagné
page-result-lost = perdu

## Replays and what comes of them

page-all-open = Tout est révélé
page-hand-of = Ce que { $name } a en main
page-more = Plus
page-load-record = Ouvrir une partie enregistrée
page-brought = Parties apportées : { $done } sur { $total }.
page-to-server = Remettre à un serveur
page-to-server-help = Ceci enregistre vos parties terminées dans un fichier. Sur un serveur, choisissez « Mes parties », puis « Ouvrir une partie enregistrée » pour les y apporter. Les parties apportées ne comptent jamais.
page-what-if = Et si ?
page-what-if-from = Et si ? Continuer à partir du coup { $ply }
page-what-if-how = Une nouvelle partie commence ici, avec les mêmes cartes. Elle ne compte pas.
page-same-deal = Rejouer la même donne
page-same-deal-how = Les mêmes cartes dans le même ordre, avec d’autres robots si vous voulez. La partie ne compte pas.
page-origin-what-if = Et si, à partir du coup { $ply }
page-origin-again = La même donne rejouée
page-origin-daily = Partie du { $day }
page-origin-record = D’après un enregistrement
page-origin-went-on = Continue à partir du coup { $ply }

## Getting about

page-navigation = Pages principales
page-footer = À propos de ce site
page-home = Accueil
page-score-pad = Bloc de score
page-lobby = Salon
page-my-games = Mes parties
page-settings = Réglages
page-language = Langue
page-about = À propos
page-privacy = Vie privée
page-independent = Un projet indépendant, sans lien avec les éditeurs de ces jeux. Toutes les images sont dessinées par du code.
page-close = Fermer
page-done = Terminé
page-menu = Menu
page-loading = Un instant…
page-nowhere = Il n’y a rien à cette adresse.
page-reload = Recharger la page
page-guest = Invité
page-name = Votre nom
page-password = Le mot de passe du club
page-enter = Entrer
page-save = Enregistrer
page-saved = Enregistré.

## Connection and trouble

page-offline = Vous êtes hors ligne. La partie vous attend.
page-reconnecting = Connexion perdue. Nouvel essai…
page-back = Retour
page-back-online = De nouveau connecté.
page-device-alone = Cette édition joue sur votre appareil seul : rien n’en sort. Pour des amis sur d’autres appareils, il faut un serveur Asterism.
page-device-ready = Préparation du jeu …
page-device-failed = Les jeux ne peuvent pas démarrer dans ce navigateur ({ $problem }). Rechargez la page, ou essayez un navigateur plus récent.
page-device-no-file = { $file } manque ou n’est pas arrivé. Vérifiez le réseau et rechargez la page. Si cela n’aide pas, prévenez la personne qui gère ce site. Rien de ce qui est enregistré n’est perdu.
page-device-blocked = Le navigateur a bloqué une partie des jeux, ou elle n’est pas arrivée. Autorisez les scripts sur cette page et rechargez-la, ou essayez un autre navigateur. Rien de ce qui est enregistré n’est perdu.
page-device-newer = Une version plus récente de cette page a enregistré vos parties ici. Connectez-vous au réseau et rechargez la page pour la mettre à jour. Rien de ce qui est enregistré n’est perdu.
page-part-missing = Une partie de la page n’est pas arrivée. Vérifiez le réseau et rechargez la page. Rien de ce qui est enregistré n’est perdu.
page-offline-title = Sans réseau
page-offline-help = Garde la page et les jeux dans ce navigateur (16 Mo). Quand le serveur ne répond pas, vous pouvez alors jouer ici contre des robots.
page-offline-offered = Ce navigateur peut garder les jeux, pour y jouer sans réseau.
page-offline-keep = Rendre disponible hors ligne
page-offline-keeping = Enregistrement des jeux dans ce navigateur : { $percent } %
page-offline-kept = Gardés dans ce navigateur : les jeux marchent sans réseau.
page-offline-paused = Le téléchargement a été interrompu. Il reprendra avec le réseau.
page-offline-bad-file = Les jeux n’ont pas pu être gardés : { $file } manque sur ce site ou est abîmé. Ils marchent tant qu’il y a du réseau.
page-offline-full = Il n’y a pas assez de place dans ce navigateur pour garder les jeux. Ils marchent tant qu’il y a du réseau.
page-offline-refused = Ce navigateur ne garde rien ici, peut-être parce que c’est une fenêtre privée. Les jeux marchent tant qu’il y a du réseau.
page-offline-insecure = Les navigateurs ne gardent que les pages dont l’adresse commence par https. Les jeux marchent tant qu’il y a du réseau.
page-offline-again = Réessayer
page-offline-fresh = Une nouvelle version est prête. Elle servira au prochain démarrage.
page-offline-use = L’utiliser maintenant
page-offline-unstored = Ce navigateur n’enregistre rien ici : les parties durent jusqu’à la fermeture de la page. Ce qui était enregistré reste intact.
page-offline-forget = Retirer de ce navigateur
page-offline-play = Jouer sur cet appareil
page-offline-away = Vous jouez sur cet appareil seul, sans le serveur. Vos parties sur le serveur vous y attendent.
page-offline-back = Le serveur répond de nouveau.
page-offline-return = Retour au serveur
page-bot-thinks = Le bot réfléchit
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-refused = Ce n’était pas possible.
page-outdated = Le serveur a une nouvelle version ; rechargez la page.
page-no-room = Cette salle n’existe pas.
page-room-closed = Cette salle a été fermée.
page-shown-door = L’hôte vous a retiré de la salle.
page-not-let-in = Vous ne pouvez pas entrer dans cette salle.

## Rooms

page-join-table = Rejoindre une table
page-join = Rejoindre
page-look = Regarder
page-play = Jouer
page-table-code = Code ou lien de la table
page-code = Code de la table
page-code-example = Code, p. ex. KMQXYZ
page-lobby-empty = Aucune table n’est ouverte pour l’instant. Choisissez un jeu, invitez des amis et cochez « Afficher cette salle dans le salon ».
page-open-tables = Tables ouvertes
page-invite = Inviter des amis
page-qr = Code QR du lien vers cette salle
page-copy-link = Copier le lien
page-copied = Copié
page-copy-failed = Copie impossible ; sélectionnez le lien à la main.
page-share = Partager
page-listed = Afficher cette salle dans le salon
page-seat-open = Place libre
page-sit = S’asseoir ici
page-stand = Se lever
page-free-seat = Libérer cette place
page-kick = Exclure
page-bot-here = Mettre un robot
page-put-bot = Mettre un robot à la place { $seat }
page-side = Camp { $letter }
page-clock = Temps
page-clock-none = sans pendule
page-clock-move = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par décision
page-clock-fischer = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, plus { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } secondes
    } par décision
page-clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
page-at-zero = Quand le temps est écoulé
page-at-zero-bot = un robot prend la place
page-at-zero-lose = le joueur perd
page-at-zero-or-left = Quand un partenaire part ou que le temps est écoulé
page-left = Quand un partenaire part
page-left-ends = ses tours sont finis
page-rated = Partie classée
    .help = modifie le classement de chacun ; entre personnes seulement, et sans reprendre un coup qui a révélé quelque chose
page-pair = Par paires
    .help = les mêmes cartes sont jouées deux fois, en échangeant les places la seconde fois
page-watchers = Spectateurs admis
    .help = toute personne qui a le lien voit ce qui est public
page-memory-aid = Aide-mémoire
    .help = la table montre ce que chacun peut encore avoir ; chacun peut le masquer
page-ready = prêt
page-not-ready = pas encore prêt
page-away = absent
page-be-ready = Je suis prêt
page-not-ready-after-all = Plus prêt
page-start-game = Commencer la partie
page-waiting-for-people = La partie peut commencer quand toutes les places sont prises.
page-waiting-for-people-host = La partie peut commencer quand toutes les places sont prises : invitez des amis ou laissez jouer des robots.
page-fill-with-bots = Compléter avec des robots
page-waiting-for-ready = On attend que tout le monde soit prêt.
page-leave = Quitter la salle
page-came = { $name } est là.
page-went = { $name } s’est absenté.

## Chat

page-chat = Discussion
page-chat-empty = Pas encore de message.
page-chat-write = Écrire un message
page-chat-said = { $name } dit : { $text }
page-send = Envoyer
page-mute = Masquer quelqu’un
page-mute-person = Masquer { $name }
page-reactions = Réactions
page-reacted = { $name } : { $sign }
page-sign-hello = Bonjour !
page-sign-well-played = Bien joué
page-sign-thanks = Merci
page-sign-oops = Oups
page-sign-wow = Ça alors
page-sign-thinking = Je réfléchis…
page-sign-hurry = À vous ?
page-sign-good-game = Belle partie

## At the table

page-your-turn = À vous
page-your-turn-in = À vous de jouer : { $game }
page-asked-in-turn = Tour de { $names } : à vous de répondre
page-turn-of = À { $names } de jouer
page-your-turn-then = Retour en arrière : à vous
page-turn-then = Retour en arrière : à { $names } de jouer
page-over = La partie est finie
page-undo = Annuler
page-undo-ask = Reprendre (avec l’accord des autres)
page-undo-further = Annuler, bien que quelque chose ait été révélé depuis ; l’enregistrement le montrera
page-undo-waits = On demande aux autres…
page-undo-asked = On a demandé à chacun si vous pouvez reprendre ce coup.
page-undo-waiting = Vous avez demandé à reprendre un coup. On attend l’accord de { $names }.
page-undo-withdraw = Retirer la demande
page-undo-declined = Les autres ne sont pas d’accord : le coup reste joué.
page-last-turn = Dernier tour
page-log = Journal
page-panel = Journal ou discussion
page-look-here = Montrer cette position
page-moves = Coups possibles
page-position = La position
page-card = Carte
page-looking-back = Retour en arrière
page-ply = Étape de la partie
page-ply-of = { $ply } sur { $plies }
page-to-start = Au début
page-step-back = Un pas en arrière
page-step-forward = Un pas en avant
page-to-now = Revenir à la partie
page-resign = Abandonner
page-resign-sure = Oui, abandonner
page-question = Une question
page-ask-undo = { $name } voudrait reprendre un coup. D’accord ?
page-ask-replace = { $name } est absent. Un robot doit-il jouer à sa place ?
page-bot-plays-for-you = Un robot joue pour vous.
page-take-seat-back = Reprendre ma place
page-let-bot-play = { $name } est absent : proposer un robot
page-agree = D’accord
page-disagree = Refuser
page-ask-favour = Demander à { $name } : { $favour }
page-favour-asked = { $name } vous demande de l’aide :
page-favour-told = La demande est transmise à { $name }.

## The end, and afterwards

page-aborted = La partie a été annulée.
page-stopped = La partie a été arrêtée.
page-go-on = Continuer à partir d’ici
page-shared-victory = Égalité : vous partagez la victoire avec { $others }.
page-score-sheet = Feuille de score
page-player = Joueur
page-points = Points
page-rematch = Rejouer
page-replay = Revoir
page-record = Télécharger la partie
page-see-table = Voir la table
page-with = avec { $names }
page-running = Aux autres de jouer
page-won = Vous avez gagné
page-lost = Vous n’avez pas gagné
page-running-games = En cours
page-finished-games = Terminées
page-no-games = Vous n’avez pas encore joué ici.
page-my-games-what = Les parties que vous avez commencées ou rejointes ici. Continuez quand c’est à vous, ou revoyez les parties finies.
page-played-won =
    { $played ->
        [one] { $played } partie terminée
       *[other] { $played } parties terminées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
page-seen-by = Vue de
page-spectator = Un spectateur
page-autoplay = Lecture
page-pause = Pause

## Les règles à côté de la table

page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-text = Le texte des règles
page-rules-none = Ce jeu n’a pas de page de règles ici.
page-rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }

## Conseils et bilans

page-hint = Conseil
page-hint-title = Ce que je ferais
page-hint-thinking = Réflexion…
page-hint-late = La partie a avancé.
page-hint-note = Le pourcentage est votre chance de gagner, estimée d’après ce que vous savez.
page-chance = { $percent } %
page-review = Bilan
page-review-ready = Le bilan est prêt.
page-review-working = Analyse de la partie…
page-review-curve = Chances de gagner
page-review-curve-told = Les chances de gagner étaient de { $first } % au début, sont restées entre { $least } % et { $most } %, et ont fini à { $last } %.
page-review-account = D’où vient le résultat
page-review-accuracy = de précision : 100 % signifie qu’aucune décision n’a rien coûté
page-review-start = Avant la donne
page-review-deal = La donne
page-review-own = Vos décisions
page-review-others = Décisions des autres
page-review-luck = Chance
page-review-result = Résultat
page-review-turns = Tournants
page-review-no-turns = Il n’y a eu aucun changement soudain.
page-review-ply = Coup { $ply }
page-review-by-luck = par chance
page-review-by-own = par votre décision
page-review-by-other = par une décision de { $name }
page-review-by-resignation =
    { $player ->
        [you] par votre abandon
       *[other] par l’abandon de { $player }
    }
page-review-decisions = Vos décisions
page-review-lost =
    { $lost ->
        [one] { $lost } sur { $all } a coûté quelque chose.
       *[other] { $lost } sur { $all } ont coûté quelque chose.
    }
page-review-all = Tout montrer
page-review-best = Meilleur coup trouvé : { $move }
page-review-fine = Aucun meilleur coup n’a été trouvé.
page-review-note = Les chances sont estimées par des parties simulées, d’après ce que le joueur savait à ce moment. La chance est ce que le hasard a apporté, par rapport à ce qu’on pouvait en attendre.

## Settings

page-theme = Couleurs
page-theme-dark = Nuit
page-theme-light = Papier
page-theme-contrast = Contraste élevé
page-speed = Animation des cartes
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-off = Aucune
page-still = Votre système demande moins de mouvement : rien ne bouge.
page-sounds = Sons
page-confirmations = M’avertir avant de gaspiller quelque chose
page-plain-table = Table simple : tout en texte, les coups en boutons
page-notifications = Me prévenir quand c’est mon tour
page-notifications-denied = Votre navigateur n’autorise pas les notifications ici.
page-other-device = Un autre appareil
page-other-device-help = Un lien vous identifie sur un autre appareil. Ouvrez-le là-bas une fois, dans l’heure.
page-make-link = Créer un lien
page-devices = Votre session est ouverte sur ces appareils :
page-device-unknown = Un appareil
page-device-this = cet appareil
page-device-since = depuis le { $day }
page-sign-out = Déconnecter
page-signed-out = L’appareil est déconnecté.
page-my-data = Mes données
page-my-data-later = Quand vous aurez joué ou choisi un nom, vous pourrez télécharger ou effacer vos données ici.
page-export = Télécharger mes données
page-device-data = Vos parties ne sont que sur cet appareil. Enregistrez-les dans un fichier pour les garder en sûreté, ou pour les apporter dans un autre navigateur.
page-import = Charger un fichier
page-imported = Parties ajoutées : { $added }. Déjà présentes : { $known }.
page-imported-not = Illisibles : { $count }.
page-forget = Effacer mes données
page-forget-sure = Oui, effacer mes données et abandonner mes parties en cours
page-forgotten = Vos données sont effacées.
page-recover = Utiliser aussi cet appareil
page-recover-help = Vous serez reconnu ici, avec votre nom et vos parties.
page-recover-go = Oui, c’est mon appareil
page-recover-empty = Ce lien est incomplet. Créez-en un nouveau sur l’autre appareil.

## La position en mots, à la table simple

page-fact-empty = vide
page-fact-nothing = encore rien
page-fact-hand = main
page-fact-held = en main
page-fact-known = certainement en main
page-fact-known-in-hand = certainement en main
page-fact-may-hold = peut-être en main
page-fact-unseen = pas encore vu
page-fact-deck = pioche
page-fact-on-top = sur la pioche
page-fact-discard = défausse
page-fact-face-down = face cachée
page-fact-seen = déjà vu
page-fact-can-be = peut être
page-fact-star = étoile
page-fact-turn = tour
page-fact-number = tour
page-fact-step = étape
page-fact-first = premier joueur
page-fact-stars = étoiles sur les cartes
page-fact-options = options
page-fact-resigned = a abandonné
page-fact-total = points
page-fact-authority = influence
page-fact-trade = commerce
page-fact-combat = combat
page-fact-debt = cartes à défausser
page-fact-ships = vaisseaux
page-fact-bases = bases
page-fact-trade-row = ligne d’achat
page-fact-trade-deck = reste dans la pioche commune
page-fact-explorers = Prospecteurs
page-fact-scrap-heap = cartes retirées
page-fact-away = hors du jeu
page-fact-played = joué ce tour-ci
page-fact-blobs = cartes Blob jouées
page-fact-tops = vaisseaux à placer sur la pioche
page-fact-ended = a terminé
page-fact-partners = partenaires
page-fact-damage = dégâts
page-fact-used = utilisé
page-fact-as = comme
page-fact-primary = action Primaire
page-fact-ally = action Allié
page-fact-row = rangée
page-fact-telescope = télescope
page-fact-notebook = carnet
page-fact-placing = à poser
page-fact-chosen = choisi
page-fact-decided = a décidé
page-fact-candidates = peut s’y trouver
page-fact-satellite-taken = un satellite a été pris
page-fact-type-points = étoiles × séries
page-fact-section-points = sections
page-fact-diversity = les cinq types
page-fact-coins = pièces
page-fact-sky = constellations en jeu
page-fact-pile = encore dans la pile

## About

page-about-what = Asterism est la maison de trois jeux de table sous le ciel nocturne. On y joue dans le navigateur, contre des robots ou entre amis.
page-about-independent = C’est un projet indépendant, sans lien avec les auteurs ou les éditeurs de Stellar, Sternenhimmel ou Star Realms, et sans leur caution. Les noms appartiennent à leurs propriétaires. Si un jeu vous plaît, achetez-le : une vraie table vaut mieux encore.
page-about-art = Toutes les images sont dessinées par du code, tous les textes sont de nous. Les étoiles sont là où les catalogues les placent.
page-fair = Mélanges équitables
page-fair-text = Avant une partie, le serveur publie l’empreinte de son nombre secret. Puis le navigateur de chaque joueur ajoute des octets au hasard. Après la partie, le secret est révélé, et chacun peut vérifier que les cartes en découlent. Les robots voient seulement ce que leur place peut voir.
page-keys = Clavier
page-key-enter = Entrée
page-key-escape = Échap
page-key-move = passer d’un élément à l’autre
page-key-choose = choisir
page-key-large = agrandir une carte
page-key-undo = annuler
page-key-last = revoir le dernier tour
page-key-log = ouvrir le journal
page-key-hint = demander un conseil
page-key-rules = ouvrir les règles
page-key-close = fermer
page-key-step = en revoyant une partie : un pas en arrière ou en avant
page-privacy-text = Le serveur conserve le nom que vous avez choisi, vos parties, vos messages et un cookie qui vous identifie. Il ne conserve rien d’autre, ne partage rien et ne contacte aucun autre site. Dans les réglages, vous pouvez tout télécharger ou tout effacer.
page-legal = Mentions légales
page-legal-text = Le programme est un logiciel libre sous licence MIT, fourni sans aucune garantie. Les marques appartiennent à leurs propriétaires. L’hébergeur de ce serveur en est responsable ; adressez-vous à lui.

## Packs

page-pack = Ce que contient la boîte
page-pack-rulebook = Comme dans le livret
page-pack-own = Votre propre pack
page-pack-own-how = Un pack est un fichier TOML ou JSON qui dit ce que contient la boîte. Seules les personnes qui ont le lien ou qui jouent avec vous le voient.
page-pack-file = Choisir un fichier
page-pack-paste = Ou coller son texte
page-pack-use = Prendre ce pack
page-pack-weights = Poids de « asterism fit »
page-pack-learned-from =
    { $games ->
        [one] Les bots connaissent cette boîte par { $games } partie.
       *[other] Les bots connaissent cette boîte par { $games } parties.
    }
page-pack-learned = Les bots connaissent cette boîte.
page-pack-unlearn = Oublier les poids
page-pack-by = par { $name }
page-pack-fingerprint = Empreinte
page-pack-changes =
    { $count ->
        [0] Rien ne diffère du livret.
        [one] { $count } donnée diffère du livret.
       *[other] { $count } données diffèrent du livret.
    }
page-pack-changed = { $field } { $was } → { $now }
page-pack-new = { $field } { $now }
page-pack-other = { $field } différent
page-pack-added = nouveau
page-pack-gone = absent de la boîte
page-pack-other-game = Ce pack est pour { $game }.
page-pack-with = Vous jouez avec le pack « { $name } ».
page-pack-look = Voir ou changer
page-pack-inferred = Le livret ne dit pas tout. Déduit : { $clauses }.
page-pack-correct = Votre boîte est différente ?
page-rules-inferred = Le livret ne dit pas tout. Ces règles sont déduites :

# L’atelier
page-workshop = Atelier
page-workshop-idea = Regardez ce qu’il y a dans une boîte, copiez-la et changez-la : corrigez une carte, dessinez une constellation, inventez un vaisseau. Puis essayez, et partagez par un lien.
page-workshop-open = Regarder et changer
page-workshop-correct = Corriger dans l’atelier
page-bench-drafts = Vos brouillons
page-bench-draft = Brouillon
page-bench-delete = Supprimer le brouillon « { $name } »
page-bench-bring-how = Un pack est un fichier TOML ou JSON. Ici il devient un brouillon, dans ce navigateur seulement.
page-bench-bring = En faire un brouillon
page-bench-copy = Copier et changer
page-bench-copy-of = { $name }, modifié
page-bench-undo = Annuler
page-bench-redo = Rétablir
page-bench-try = Essayer
page-bench-all = Toute la boîte
page-bench-head = Titre et nombres
page-bench-name = Titre
page-bench-author = Auteur
page-bench-version = Version
page-bench-about = De quoi il s’agit
page-bench-range = { $least } à { $most }
page-bench-none = aucun
page-bench-add = Ajouter
page-bench-remove = Enlever { $what }
page-bench-remove-piece = Sortir de la boîte
page-bench-up = Monter le numéro { $number }
page-bench-languages = En trois langues
page-bench-one-language = Un texte pour tous
page-bench-copies = × { $count }
page-bench-differs = diffère
page-bench-only-differing = Seulement ce qui diffère du livret
page-bench-checked = Ce qu’en dit le serveur
page-bench-right = Ce pack peut être joué.
page-bench-warnings =
    Ce pack peut être joué. { $count ->
        [one] Une chose est peut-être une erreur :
       *[other] { $count } choses sont peut-être des erreurs :
    }
page-bench-wrong = Tant que ce n’est pas corrigé, on ne peut ni jouer ni partager. Le brouillon est gardé.
page-bench-save = Enregistrer en { $format }
page-bench-share = Téléverser et copier le lien
page-origin-try = Essai d’un pack
