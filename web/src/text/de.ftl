### Was die Seite außer den Spielen sagt. Die Kennungen beginnen mit page-.

## Games

page-game-stellar =
    .minutes = 30 min
    .idea = Ein Teleskop und ein Notizbuch: Jede gespielte Karte wählt die nächste.
page-game-sternenhimmel =
    .minutes = 45 min
    .idea = Zwölf Sternbilder, verdeckte Steine und ein unbewegtes Gesicht.
page-game-star-realms =
    .minutes = 20–60 min
    .idea = Schiffe und Basen kaufen, eine Flotte bauen und als Letzter übrig sein.
page-tagline = Drei Tischspiele unter dem Nachthimmel
page-plate = Tafel { $number }
page-players = Spieler
page-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-players-range = { $least }–{ $most } Spieler
page-choose-game = Ein Spiel wählen
page-set-up = { $game } vorbereiten
page-at-the-table = Am Tisch
page-you = du
page-you-seat = Du
page-level-of = Stärke von { $name }
page-options = Optionen
page-more-options = Alle Optionen
page-options-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
page-play-now = Jetzt spielen
page-invite-friends = Freunde einladen
page-seat-number = Platz { $number }

## Bots

page-bot = Bot, { $level }
page-bot-level-novice = Neuling
page-bot-level-casual = gemütlich
page-bot-level-skilled = geübt
page-bot-level-expert = stark
page-bot-level-master = meisterlich
page-bot-random = lernt noch
page-bot-greedy = solide
page-bot-buyer = kauft teuer
page-bot-ismcts = scharf

## Around one screen, on one device, day by day

page-around-screen = An einem Bildschirm, mit Handys
page-pass-device = Ein Gerät herumreichen
page-other-ways = Andere Arten zu spielen
page-shared-screen = Gemeinsamer Bildschirm
page-scan-to-join = Mit dem Telefon scannen: Es wird deine Hand.
page-my-secrets = Das siehst nur du
page-no-secrets = Du hältst nichts Geheimes.
page-look-at-screen = Schau auf den gemeinsamen Bildschirm.
page-pick-first = Wähle zuerst etwas von dir.
page-other-choice = Etwas anderes
page-hand-over = Gib es { $name }
page-nobody-else-looks = Alle anderen schauen weg.
page-i-am = Ich bin { $name }
page-pass-device-how = Nenne alle, die sich dieses Gerät teilen. Plätze ohne Namen spielen Bots. Zwischen zwei Leuten verdeckt ein Vorhang die Karten.
page-name-of-seat = Name auf Platz { $seat }
page-bot-named = { $name }, ein Bot
page-lesson = Geführtes erstes Spiel
page-lesson-first-time = Zum ersten Mal? Geführtes erstes Spiel
page-lesson-step = Schritt { $number } von { $steps }
page-lesson-on = Weiter
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-skip = Überspringen
page-lesson-over = Das war das ganze Spiel. Was du hier getan hast, geht an jedem Tisch genauso.
page-lesson-play = Ein Spiel beginnen
page-lesson-again = Noch einmal
page-lesson-new = Ein Spiel ist dir neu? Lern es beim Spielen, in zehn Minuten:
page-daily = Partie des Tages
page-daily-idea = Jeden Tag dieselben Karten für alle auf diesem Server, gegen dieselben Bots. Ein Versuch für jeden; verglichen wird danach.
page-daily-days = Tage
page-day-before = Am Tag davor
page-day-after = Am Tag danach
page-daily-played =
    { $count ->
        [0] noch niemand ist fertig
        [one] { $count } Person ist fertig
       *[other] { $count } Leute sind fertig
    }
page-daily-play = Diese Karten spielen
page-daily-go-on = Weiterspielen
page-daily-after = Was die anderen erreicht haben, siehst du nach deiner Partie.
page-daily-secret = Startzahl und verdeckte Karten bleiben geheim, bis der Tag vorbei ist.
page-place = Rang
page-result = Ergebnis
page-result-won = gewonnen
page-result-lost = nicht gewonnen

## Replays and what comes of them

page-all-open = Alles offen
page-hand-of = Was { $name } hält
page-more = Mehr
page-load-record = Gespeicherte Partie öffnen
page-what-if = Was wäre, wenn?
page-what-if-from = Was wäre, wenn? Weiter ab Zug { $ply }
page-what-if-how = Hier beginnt eine eigene Partie mit denselben Karten. Sie zählt nirgends.
page-same-deal = Dieselben Karten noch einmal
page-same-deal-how = Dieselben Karten in derselben Reihenfolge, wenn du willst mit anderen Bots. Die Partie zählt nirgends.
page-origin-what-if = Was wäre, wenn: ab Zug { $ply }
page-origin-again = Dieselben Karten noch einmal
page-origin-daily = Partie vom { $day }
page-origin-record = Aus einer Aufzeichnung
page-origin-went-on = Geht weiter ab Zug { $ply }

## Getting about

page-navigation = Hauptseiten
page-footer = Über diese Seite
page-home = Startseite
page-score-pad = Wertungsblock
page-lobby = Lobby
page-my-games = Meine Partien
page-settings = Einstellungen
page-language = Sprache
page-about = Über Asterism
page-privacy = Datenschutz
page-independent = Ein unabhängiges Projekt, nicht mit den Verlagen dieser Spiele verbunden. Alle Bilder sind von Programmen gezeichnet.
page-close = Schließen
page-done = Fertig
page-menu = Menü
page-loading = Einen Moment …
page-nowhere = Unter dieser Adresse ist nichts.
page-reload = Seite neu laden
page-guest = Gast
page-name = Dein Name
page-password = Das Passwort des Vereins
page-enter = Eintreten
page-save = Speichern
page-saved = Gespeichert.

## Connection and trouble

page-offline = Du bist offline. Die Partie wartet auf dich.
page-reconnecting = Die Verbindung ist weg. Neuer Versuch …
page-back = Zurück
page-back-online = Wieder verbunden.
page-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-refused = Das ging nicht.
page-outdated = Der Server wurde erneuert; diese Seite ist älter.
page-no-room = Diesen Raum gibt es nicht.
page-room-closed = Dieser Raum wurde geschlossen.
page-shown-door = Der Gastgeber hat dich aus dem Raum entfernt.
page-not-let-in = Du kannst diesen Raum nicht betreten.

## Rooms

page-join-table = An einen Tisch
page-join = Mitspielen
page-look = Ansehen
page-play = Spielen
page-table-code = Code oder Link des Tisches
page-code = Code des Tisches
page-code-example = Code, z. B. KMQXYZ
page-lobby-empty = Gerade ist kein Tisch offen. Wähle ein Spiel, lade Freunde ein und setze das Häkchen bei „Diesen Raum in der Lobby zeigen“.
page-open-tables = Offene Tische
page-invite = Freunde einladen
page-qr = QR-Code des Links zu diesem Raum
page-copy-link = Link kopieren
page-copied = Kopiert
page-copy-failed = Kopieren ging nicht; markiere den Link von Hand.
page-share = Teilen
page-listed = Diesen Raum in der Lobby zeigen
page-seat-open = Ein freier Platz
page-sit = Hier sitzen
page-stand = Aufstehen
page-free-seat = Platz frei machen
page-kick = Entfernen
page-bot-here = Bot hierher setzen
page-put-bot = Bot hierher setzen: Platz { $seat }
page-side = Seite { $letter }
page-clock = Zeit
page-clock-none = ohne Uhr
page-clock-move = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } je Entscheidung
page-clock-fischer = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, dazu { $increment ->
        [one] { $increment } Sekunde
       *[other] { $increment } Sekunden
    } je Entscheidung
page-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
page-at-zero = Wenn die Zeit um ist
page-at-zero-bot = übernimmt ein Bot
page-at-zero-lose = ist der Platz verloren
page-at-zero-or-left = Wenn ein Partner geht oder die Zeit um ist
page-left = Wenn ein Partner geht
page-left-ends = enden seine Züge
page-rated = Gewertet
    .help = ändert die Wertungszahl aller; nur unter Menschen, und ein Zug, der etwas aufgedeckt hat, wird nicht zurückgenommen
page-pair = Paarweise
    .help = dieselben Karten werden zweimal gespielt, beim zweiten Mal mit getauschten Plätzen
page-watchers = Andere dürfen zusehen
    .help = wer den Link hat, sieht, was alle sehen dürfen
page-memory-aid = Gedächtnishilfe
    .help = der Tisch zeigt, was jeder noch haben kann; jeder kann sie ausblenden
page-ready = bereit
page-not-ready = noch nicht bereit
page-away = nicht da
page-be-ready = Ich bin bereit
page-not-ready-after-all = Doch noch nicht bereit
page-start-game = Partie beginnen
page-waiting-for-people = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
page-waiting-for-people-host = Es kann losgehen, wenn alle Plätze besetzt sind: Lade Freunde ein oder lass Bots mitspielen.
page-fill-with-bots = Mit Bots auffüllen
page-waiting-for-ready = Warten, bis alle bereit sind.
page-leave = Raum verlassen
page-came = { $name } ist da.
page-went = { $name } ist weg.

## Chat

page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Etwas schreiben
page-chat-said = { $name } sagt: { $text }
page-send = Senden
page-mute = Von jemandem nichts mehr hören
page-mute-person = { $name } nicht mehr hören
page-reactions = Reaktionen
page-reacted = { $name }: { $sign }
page-sign-hello = Hallo!
page-sign-well-played = Gut gespielt
page-sign-thanks = Danke
page-sign-oops = Hoppla
page-sign-wow = Wow
page-sign-thinking = Ich überlege …
page-sign-hurry = Du bist dran?
page-sign-good-game = Schöne Partie

## At the table

page-your-turn = Du bist dran
page-your-turn-in = Du bist dran: { $game }
page-asked-in-turn = Am Zug: { $names }; du antwortest
page-turn-of = Am Zug: { $names }
page-your-turn-then = Rückblick: du warst dran
page-turn-then = Rückblick, am Zug: { $names }
page-over = Die Partie ist vorbei
page-undo = Zurück
page-undo-ask = Zurücknehmen (fragt die anderen)
page-undo-further = Zurück, obwohl seitdem etwas ans Licht gekommen ist: Die Aufzeichnung zeigt es
page-undo-waits = Die anderen werden gefragt
page-undo-asked = Alle wurden gefragt, ob das zurückgenommen werden darf.
page-undo-waiting = Du möchtest einen Zug zurücknehmen. Noch nicht einverstanden: { $names }.
page-undo-withdraw = Nicht mehr fragen
page-undo-declined = Die anderen sind nicht einverstanden: Der Zug bleibt.
page-last-turn = Letzter Zug
page-log = Protokoll
page-panel = Protokoll oder Gespräch
page-look-here = Stellung hier zeigen
page-moves = Mögliche Züge
page-position = Die Stellung
page-card = Karte
page-looking-back = Rückblick
page-ply = Schritt der Partie
page-ply-of = { $ply } von { $plies }
page-to-start = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt weiter
page-to-now = Zurück zur Partie
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben
page-question = Eine Frage
page-ask-undo = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-ask-replace = Soll ein Bot für { $name } spielen? Der Platz ist verlassen.
page-bot-plays-for-you = Ein Bot spielt für dich.
page-take-seat-back = Meinen Platz wieder nehmen
page-let-bot-play = { $name } ist nicht da: vorschlagen, dass ein Bot spielt
page-agree = Einverstanden
page-disagree = Lieber nicht
page-ask-favour = { $name } bitten: { $favour }
page-favour-asked = { $name } bittet dich um Hilfe:
page-favour-told = { $name } hat es gehört.

## The end, and afterwards

page-aborted = Die Partie wurde abgesagt.
page-stopped = Die Partie wurde abgebrochen.
page-go-on = Von hier aus weiterspielen
page-shared-victory = Gleichstand: Du teilst dir den Sieg mit { $others }.
page-score-sheet = Wertungsblatt
page-player = Spieler
page-points = Punkte
page-rematch = Noch einmal
page-replay = Nachspielen
page-record = Partie herunterladen
page-see-table = Tisch ansehen
page-with = mit { $names }
page-running = Die anderen sind dran
page-won = Du hast gewonnen
page-lost = Du hast nicht gewonnen
page-running-games = Laufend
page-finished-games = Beendet
page-no-games = Du hast hier noch nicht gespielt.
page-my-games-what = Partien, die du hier begonnen oder mitgespielt hast: Spiel weiter, wo du am Zug bist, oder sieh beendete an.
page-played-won =
    { $played ->
        [one] { $played } Partie beendet, { $won } gewonnen
       *[other] { $played } Partien beendet, { $won } gewonnen
    }
page-seen-by = Gesehen von
page-spectator = Ein Zuschauer
page-autoplay = Abspielen
page-pause = Pause

## Die Regeln neben dem Tisch

page-rules = Regeln
page-rules-search = In den Regeln suchen
page-rules-text = Der Text der Regeln
page-rules-none = Für dieses Spiel stehen hier keine Regeln.
page-rules-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }

## Tipps und Rückblicke

page-hint = Tipp
page-hint-title = Was ich täte
page-hint-thinking = Ich denke nach …
page-hint-late = Der Tisch hat sich inzwischen verändert.
page-hint-note = Die Prozente sind die Gewinnaussicht, geschätzt aus dem, was du weißt.
page-chance = { $percent } %
page-review = Rückblick
page-review-ready = Der Rückblick ist fertig.
page-review-working = Die Partie wird durchdacht …
page-review-curve = Gewinnaussicht
page-review-curve-told = Die Gewinnaussicht begann bei { $first } %, lag nie unter { $least } % und nie über { $most } % und endete bei { $last } %.
page-review-account = Woraus das Ergebnis wurde
page-review-accuracy = Genauigkeit: wie wenig diese Entscheidungen hergegeben haben
page-review-start = Vor dem Austeilen
page-review-deal = Das Austeilen
page-review-own = Eigene Entscheidungen
page-review-others = Entscheidungen der anderen
page-review-luck = Glück
page-review-result = Ergebnis
page-review-turns = Wendepunkte
page-review-no-turns = Es gab keine plötzliche Wende.
page-review-ply = Zug { $ply }
page-review-by-luck = durch Glück
page-review-by-own = durch deine Entscheidung
page-review-by-other = durch eine Entscheidung von { $name }
page-review-by-resignation =
    { $player ->
        [you] weil du aufgegeben hast
       *[other] weil { $player } aufgegeben hat
    }
page-review-decisions = Eigene Entscheidungen
page-review-lost =
    { $lost ->
        [one] { $lost } von { $all } hat etwas hergegeben.
       *[other] { $lost } von { $all } haben etwas hergegeben.
    }
page-review-all = Alle zeigen
page-review-best = Bester gefundener Zug: { $move }
page-review-fine = Nichts Besseres wurde gefunden.
page-review-note = Die Aussichten sind aus gedachten Partien geschätzt, nach dem Wissen des Platzes in jedem Augenblick. Glück ist, was der Zufall gab, gemessen an dem, was vorher zu erwarten war.

## Settings

page-theme = Farben
page-theme-dark = Nacht
page-theme-light = Papier
page-theme-contrast = Hoher Kontrast
page-speed = Bewegung der Karten
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-off = Keine
page-still = Dein System wünscht weniger Bewegung, also bewegt sich nichts.
page-sounds = Töne
page-confirmations = Fragen, bevor etwas verfällt
page-plain-table = Schlichter Tisch: alles in Worten, Züge als Knöpfe
page-notifications = Mir sagen, wenn ich dran bin
page-notifications-denied = Der Browser erlaubt hier keine Benachrichtigungen.
page-other-device = Ein anderes Gerät
page-other-device-help = Ein Link macht ein anderes Gerät zu deinem: öffne ihn dort einmal, innerhalb einer Stunde.
page-make-link = Link machen
page-my-data = Meine Daten
page-my-data-later = Sobald du hier einen Namen hast oder gespielt hast, kannst du auf dieser Seite deine Daten herunterladen oder dich vergessen lassen.
page-export = Meine Daten herunterladen
page-forget = Mich vergessen
page-forget-sure = Mich wirklich vergessen; laufende Partien werden aufgegeben
page-forgotten = Du bist hier vergessen.
page-recover = Auch dieses Gerät
page-recover-help = Damit wird dieses Gerät deins: Partien und Name kommen mit.
page-recover-go = Ja, das ist mein Gerät
page-recover-empty = Dieser Link ist nicht vollständig. Mach auf dem anderen Gerät einen neuen.

## Die Lage in Worten, am einfachen Tisch

page-fact-empty = leer
page-fact-nothing = noch nichts
page-fact-hand = Hand
page-fact-held = auf der Hand
page-fact-known = sicher auf der Hand
page-fact-known-in-hand = sicher auf der Hand
page-fact-may-hold = vielleicht auf der Hand
page-fact-unseen = noch nicht zu sehen
page-fact-deck = Nachziehstapel
page-fact-on-top = oben auf dem Nachziehstapel
page-fact-discard = Ablagestapel
page-fact-face-down = verdeckt
page-fact-seen = schon gesehen
page-fact-can-be = kann sein
page-fact-star = Stern
page-fact-turn = Zug
page-fact-number = Zug
page-fact-step = Schritt
page-fact-first = Startspieler
page-fact-stars = Sterne auf den Karten
page-fact-options = Optionen
page-fact-resigned = hat aufgegeben
page-fact-total = Punkte
page-fact-authority = Autorität
page-fact-trade = Handel
page-fact-combat = Kampf
page-fact-debt = abzuwerfende Karten
page-fact-ships = Schiffe
page-fact-bases = Basen
page-fact-trade-row = Handelsreihe
page-fact-trade-deck = noch im Handelsstapel
page-fact-explorers = Kundschafter
page-fact-scrap-heap = Schrotthaufen
page-fact-away = aus dem Spiel
page-fact-played = in diesem Zug gespielt
page-fact-blobs = gespielte Blob-Karten
page-fact-tops = Schiffe, die nach oben dürfen
page-fact-ended = ist fertig
page-fact-partners = Partner
page-fact-damage = Schaden
page-fact-used = benutzt
page-fact-as = als
page-fact-primary = Grundfähigkeit
page-fact-ally = Verbündeten-Fähigkeit
page-fact-row = Auslage
page-fact-telescope = Teleskop
page-fact-notebook = Notizbuch
page-fact-placing = unterwegs
page-fact-chosen = gewählt
page-fact-decided = hat entschieden
page-fact-candidates = kann dort liegen
page-fact-satellite-taken = ein Satellit wurde genommen
page-fact-type-points = Sterne × Folgen
page-fact-section-points = Abschnitte
page-fact-diversity = alle fünf Arten
page-fact-coins = Münzen
page-fact-sky = Sternbilder im Spiel
page-fact-pile = noch im Stapel

## About

page-about-what = Asterism ist das Zuhause dreier Tischspiele unter dem Nachthimmel: im Browser, allein gegen Bots oder mit Freunden.
page-about-independent = Es ist ein unabhängiges Projekt, weder verbunden mit den Autoren und Verlagen von Stellar, Sternenhimmel und Star Realms noch von ihnen gebilligt. Die Namen gehören ihren Eigentümern. Wenn dir ein Spiel gefällt, kauf es: Ein echter Tisch ist noch besser.
page-about-art = Jedes Bild ist von einem Programm gezeichnet, jeder Text ist unser eigener. Die Sterne stehen, wo die Kataloge sie nennen.
page-fair = Faires Mischen
page-fair-text = Vor einer Partie zeigt der Server den Fingerabdruck seiner geheimen Zahl; dann gibt der Browser jedes Mitspielers eigene zufällige Bytes dazu. Nach der Partie wird das Geheimnis verraten, und jeder kann prüfen, dass die Karten daraus folgen. Bots sehen, was ihr Platz sehen darf, und nicht mehr.
page-keys = Tasten
page-key-enter = Enter
page-key-escape = Esc
page-key-move = von einem zum anderen
page-key-choose = wählen
page-key-large = eine Karte groß sehen
page-key-undo = zurücknehmen
page-key-last = den letzten Zug noch einmal sehen
page-key-log = das Protokoll öffnen
page-key-hint = einen Tipp holen
page-key-rules = die Regeln öffnen
page-key-close = schließen
page-key-step = beim Nachspielen: einen Schritt zurück, einen weiter
page-privacy-text = Der Server behält deinen gewählten Namen, deine Partien und was du schreibst, dazu ein Cookie, das ihm sagt, wer du bist. Sonst wird nichts gespeichert, niemandem etwas gesagt und keine andere Seite gefragt. In den Einstellungen kannst du alles herunterladen und dich vergessen lassen.
page-legal = Rechtliches
page-legal-text = Das Programm ist freie Software unter der MIT-Lizenz und kommt ohne jede Gewähr. Marken gehören ihren Inhabern. Wer diesen Server betreibt, ist für ihn verantwortlich und die richtige Adresse für Fragen.
