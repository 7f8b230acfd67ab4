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
page-bot-level-novice = Anfänger
page-bot-level-casual = gemütlich
page-bot-level-skilled = geübt
page-bot-level-expert = stark
page-bot-level-master = meisterlich
page-bot-random = lernt noch
page-bot-greedy = solide
page-bot-buyer = kauft teuer
page-bot-ismcts = scharf

## Around one screen, on one device, day by day

page-around-screen = An einem gemeinsamen Bildschirm, mit Handys
page-pass-device = Ein Gerät herumreichen
page-other-ways = Andere Arten zu spielen
page-shared-screen = Gemeinsamer Bildschirm
page-scan-to-join = Scanne das mit deinem Handy: Es zeigt dann deine Hand.
page-my-secrets = Das siehst nur du
page-no-secrets = Du hast nichts Geheimes.
page-look-at-screen = Schau auf den gemeinsamen Bildschirm.
page-pick-first = Wähle zuerst etwas aus deiner Hand.
page-other-choice = Etwas anderes
page-hand-over = Gib das Gerät an { $name }
page-nobody-else-looks = Alle anderen: wegschauen.
page-i-am = Ich bin { $name }
page-pass-device-how = Trag ein, wer sich dieses Gerät teilt. Plätze ohne Namen spielen Bots. Zwischen zwei Zügen verdeckt ein Vorhang die Karten.
page-name-of-seat = Name auf Platz { $seat }
page-bot-named = { $name }, ein Bot
page-lesson = Geführtes erstes Spiel
page-lesson-first-time = Zum ersten Mal? Geführtes erstes Spiel
page-lesson-step = Schritt { $number } von { $steps }
page-lesson-on = Weiter
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-skip = Überspringen
page-lesson-over = Das war das ganze Spiel. An jedem Tisch geht es genauso.
page-lesson-play = Eine Partie spielen
page-lesson-again = Noch einmal
page-lesson-new = Neu bei einem Spiel? Lern es beim Spielen, in zehn Minuten:
page-daily = Partie des Tages
page-daily-idea = Jeden Tag dieselben Karten für alle auf diesem Server, gegen dieselben Bots. Du hast einen Versuch; danach vergleicht ihr.
page-daily-days = Tage
page-day-before = Tag davor
page-day-after = Tag danach
page-daily-played =
    { $count ->
        [0] noch niemand ist fertig
        [one] { $count } Person ist fertig
       *[other] { $count } Leute sind fertig
    }
page-daily-play = Diese Karten spielen
page-daily-go-on = Weiterspielen
page-daily-after = Die Ergebnisse der anderen siehst du nach deiner Partie.
page-daily-secret = Startzahl und verdeckte Karten bleiben geheim, bis der Tag vorbei ist.
page-place = Rang
page-result = Ergebnis
page-result-won = gewonnen
page-result-lost = verloren

## Replays and what comes of them

page-all-open = Alles aufgedeckt
page-hand-of = Was { $name } auf der Hand hat
page-more = Mehr
page-load-record = Gespeicherte Partie öffnen
page-brought = Übernommen: { $done } von { $total }.
page-to-server = An einen Server übergeben
page-to-server-help = Das speichert deine beendeten Partien als Datei. Auf einem Server bringst du sie mit „Meine Partien“ und „Gespeicherte Partie öffnen“ hinein. Mitgebrachte Partien zählen nie.
page-what-if = Was wäre, wenn?
page-what-if-from = Was wäre, wenn? Weiter ab Zug { $ply }
page-what-if-how = Hier beginnt eine neue Partie mit denselben Karten. Sie zählt nicht.
page-same-deal = Dieselben Karten noch einmal
page-same-deal-how = Dieselben Karten in derselben Reihenfolge, auf Wunsch mit anderen Bots. Die Partie zählt nicht.
page-origin-what-if = Was wäre, wenn: ab Zug { $ply }
page-origin-again = Dieselben Karten noch einmal
page-origin-daily = Partie vom { $day }
page-origin-record = Aus einer Aufzeichnung
page-origin-went-on = Fortsetzung ab Zug { $ply }

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
page-independent = Ein unabhängiges Projekt, nicht mit den Verlagen dieser Spiele verbunden. Alle Bilder sind mit Code gezeichnet.
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
page-reconnecting = Verbindung verloren. Neuer Versuch …
page-back = Zurück
page-back-online = Wieder verbunden.
page-device-alone = Hier spielst du allein auf deinem Gerät: Nichts verlässt es. Für Freunde an anderen Geräten braucht es einen Asterism-Server.
page-device-ready = Gleich geht es los …
page-device-failed = In diesem Browser können die Spiele nicht starten ({ $problem }). Lade die Seite neu, oder nimm einen neueren Browser.
page-device-no-file = { $file } fehlt oder kam nicht an. Prüfe das Netz und lade die Seite neu. Wenn das nicht hilft, sag es dem Betreiber dieser Seite. Nichts Gespeichertes geht verloren.
page-device-blocked = Der Browser hat einen Teil der Spiele blockiert, oder er kam nicht an. Erlaube Skripte auf dieser Seite und lade sie neu, oder nimm einen anderen Browser. Nichts Gespeichertes geht verloren.
page-device-newer = Eine neuere Version dieser Seite hat deine Partien hier gespeichert. Geh ins Netz und lade die Seite neu, damit sie aktuell wird. Nichts Gespeichertes geht verloren.
page-part-missing = Ein Teil der Seite kam nicht an. Prüfe das Netz und lade die Seite neu. Nichts Gespeichertes geht verloren.
page-offline-title = Ohne Netz
page-offline-help = Behält die Seite und die Spiele in diesem Browser (16 MB). Ist der Server nicht erreichbar, kannst du dann hier gegen Bots spielen.
page-offline-offered = Dieser Browser kann die Spiele behalten, damit sie ohne Netz gehen.
page-offline-keep = Offline verfügbar machen
page-offline-keeping = Die Spiele werden in diesem Browser gespeichert: { $percent } %
page-offline-kept = In diesem Browser gespeichert: Die Spiele gehen ohne Netz.
page-offline-paused = Der Download wurde unterbrochen. Er geht weiter, wenn das Netz zurück ist.
page-offline-bad-file = Die Spiele konnten nicht gespeichert werden: { $file } fehlt auf dieser Seite oder ist beschädigt. Mit Netz gehen sie.
page-offline-full = In diesem Browser ist nicht genug Platz, um die Spiele zu speichern. Mit Netz gehen sie.
page-offline-refused = Dieser Browser behält hier nichts, vielleicht weil es ein privates Fenster ist. Mit Netz gehen die Spiele.
page-offline-insecure = Browser behalten nur Seiten, deren Adresse mit https beginnt. Mit Netz gehen die Spiele.
page-offline-again = Noch einmal versuchen
page-offline-fresh = Eine neue Version ist da. Der nächste Start nimmt sie.
page-offline-use = Jetzt nehmen
page-offline-unstored = Dieser Browser speichert hier nichts: Partien halten, bis du die Seite schließt. Was vorher gespeichert war, bleibt unberührt.
page-offline-forget = Aus diesem Browser entfernen
page-offline-play = Auf diesem Gerät spielen
page-offline-away = Du spielst allein auf diesem Gerät, ohne den Server. Deine Partien auf dem Server warten dort auf dich.
page-offline-back = Der Server ist wieder erreichbar.
page-offline-return = Zurück zum Server
page-bot-thinks = Der Bot denkt nach
page-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-refused = Das ging nicht.
page-outdated = Der Server hat eine neue Version; lade die Seite neu.
page-no-room = Diesen Raum gibt es nicht.
page-room-closed = Dieser Raum wurde geschlossen.
page-shown-door = Der Gastgeber hat dich aus dem Raum entfernt.
page-not-let-in = Du kannst diesen Raum nicht betreten.

## Rooms

page-join-table = An einen Tisch setzen
page-join = Mitspielen
page-look = Zusehen
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
page-copy-failed = Kopieren ging nicht. Markiere den Link von Hand.
page-share = Teilen
page-listed = Diesen Raum in der Lobby zeigen
page-seat-open = Freier Platz
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
page-at-zero-lose = verliert der Spieler
page-at-zero-or-left = Wenn ein Partner geht oder die Zeit um ist
page-left = Wenn ein Partner geht
page-left-ends = enden seine Züge
page-rated = Gewertet
    .help = ändert die Wertungszahl aller; nur für Menschen, und ein Zug, der etwas aufgedeckt hat, wird nicht zurückgenommen
page-pair = Paarweise
    .help = dieselben Karten werden zweimal gespielt, beim zweiten Mal mit getauschten Plätzen
page-watchers = Zuschauer erlauben
    .help = wer den Link hat, sieht alles, was offen liegt
page-memory-aid = Gedächtnishilfe
    .help = der Tisch zeigt, was jeder noch haben kann; alle können das ausblenden
page-ready = bereit
page-not-ready = noch nicht bereit
page-away = nicht da
page-be-ready = Ich bin bereit
page-not-ready-after-all = Doch noch nicht bereit
page-start-game = Partie beginnen
page-waiting-for-people = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
page-waiting-for-people-host = Es kann losgehen, wenn alle Plätze besetzt sind: Lade Freunde ein oder lass Bots mitspielen.
page-fill-with-bots = Mit Bots auffüllen
page-waiting-for-ready = Wir warten, bis alle bereit sind.
page-leave = Raum verlassen
page-came = { $name } ist da.
page-went = { $name } ist weg.

## Chat

page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-write = Nachricht schreiben
page-chat-said = { $name } sagt: { $text }
page-send = Senden
page-mute = Jemanden stummschalten
page-mute-person = { $name } stummschalten
page-reactions = Reaktionen
page-reacted = { $name }: { $sign }
page-sign-hello = Hallo!
page-sign-well-played = Gut gespielt
page-sign-thanks = Danke
page-sign-oops = Hoppla
page-sign-wow = Wow
page-sign-thinking = Ich überlege …
page-sign-hurry = Bist du dran?
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
page-undo-further = Zurück, obwohl seitdem etwas aufgedeckt wurde; die Aufzeichnung zeigt es
page-undo-waits = Die anderen werden gefragt …
page-undo-asked = Alle wurden gefragt, ob du das zurücknehmen darfst.
page-undo-waiting = Du möchtest einen Zug zurücknehmen. Es fehlt noch: { $names }.
page-undo-withdraw = Anfrage zurückziehen
page-undo-declined = Die anderen sind nicht einverstanden: Der Zug bleibt.
page-last-turn = Letzter Zug
page-log = Protokoll
page-panel = Protokoll oder Chat
page-look-here = Diese Stellung zeigen
page-moves = Mögliche Züge
page-position = Die Stellung
page-card = Karte
page-looking-back = Rückblick
page-ply = Schritt der Partie
page-ply-of = { $ply } von { $plies }
page-to-start = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt vor
page-to-now = Zurück zur Partie
page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-question = Eine Frage
page-ask-undo = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-ask-replace = { $name } ist nicht da. Soll ein Bot übernehmen?
page-bot-plays-for-you = Ein Bot spielt für dich.
page-take-seat-back = Meinen Platz zurücknehmen
page-let-bot-play = { $name } ist nicht da: Bot vorschlagen
page-agree = Einverstanden
page-disagree = Ablehnen
page-ask-favour = { $name } bitten: { $favour }
page-favour-asked = { $name } bittet dich um Hilfe:
page-favour-told = { $name } wurde gefragt.

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
page-my-games-what = Partien, die du hier begonnen oder mitgespielt hast. Spiel weiter, wo du dran bist, oder sieh dir beendete an.
page-played-won =
    { $played ->
        [one] { $played } Partie beendet, { $won } gewonnen
       *[other] { $played } Partien beendet, { $won } gewonnen
    }
page-seen-by = Aus Sicht von
page-spectator = Ein Zuschauer
page-autoplay = Abspielen
page-pause = Pause

## Die Regeln neben dem Tisch

page-rules = Regeln
page-rules-search = In den Regeln suchen
page-rules-text = Der Text der Regeln
page-rules-none = Für dieses Spiel gibt es hier keine Regelseite.
page-rules-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }

## Tipps und Rückblicke

page-hint = Tipp
page-hint-title = Was ich tun würde
page-hint-thinking = Ich denke nach …
page-hint-late = Die Partie ist inzwischen weitergegangen.
page-hint-note = Die Prozentzahl ist deine Gewinnchance, geschätzt aus dem, was du weißt.
page-chance = { $percent } %
page-review = Rückblick
page-review-ready = Der Rückblick ist fertig.
page-review-working = Die Partie wird analysiert …
page-review-curve = Gewinnchance
page-review-curve-told = Die Gewinnchance begann bei { $first } %, lag immer zwischen { $least } % und { $most } % und endete bei { $last } %.
page-review-account = Wie es zum Ergebnis kam
page-review-accuracy = Genauigkeit: 100 % heißt, dass keine Entscheidung etwas verschenkt hat
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
        [one] { $lost } von { $all } hat etwas verschenkt.
       *[other] { $lost } von { $all } haben etwas verschenkt.
    }
page-review-all = Alle zeigen
page-review-best = Bester gefundener Zug: { $move }
page-review-fine = Kein besserer Zug wurde gefunden.
page-review-note = Die Chancen sind aus simulierten Partien geschätzt, nur mit dem, was der Spieler in diesem Moment wusste. Glück ist, was der Zufall brachte, verglichen mit dem, was zu erwarten war.

## Settings

page-theme = Farben
page-theme-dark = Nacht
page-theme-light = Papier
page-theme-contrast = Hoher Kontrast
page-speed = Kartenanimation
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-off = Aus
page-still = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
page-sounds = Töne
page-confirmations = Mich warnen, bevor ich etwas verschwende
page-plain-table = Einfacher Tisch: alles als Text, Züge als Knöpfe
page-notifications = Mich benachrichtigen, wenn ich dran bin
page-notifications-denied = Dein Browser erlaubt hier keine Benachrichtigungen.
page-other-device = Ein anderes Gerät
page-other-device-help = Ein Link meldet dich auf einem anderen Gerät an. Öffne ihn dort einmal, innerhalb einer Stunde.
page-make-link = Link erstellen
page-devices = Auf diesen Geräten bist du angemeldet:
page-device-unknown = Ein Gerät
page-device-this = dieses Gerät
page-device-since = seit { $day }
page-sign-out = Abmelden
page-signed-out = Das Gerät ist abgemeldet.
page-my-data = Meine Daten
page-my-data-later = Sobald du gespielt oder einen Namen gewählt hast, kannst du hier deine Daten herunterladen oder löschen.
page-export = Meine Daten herunterladen
page-device-data = Deine Partien sind nur auf diesem Gerät. Speichere sie als Datei, damit sie sicher sind oder um sie in einen anderen Browser mitzunehmen.
page-import = Datei laden
page-imported = Hinzugefügt: { $added }. Schon da: { $known }.
page-imported-not = Nicht lesbar: { $count }.
page-forget = Meine Daten löschen
page-forget-sure = Ja, meine Daten löschen und laufende Partien aufgeben
page-forgotten = Deine Daten sind gelöscht.
page-recover = Auch dieses Gerät benutzen
page-recover-help = Das meldet dich hier an, mit deinem Namen und deinen Partien.
page-recover-go = Ja, das ist mein Gerät
page-recover-empty = Dieser Link ist unvollständig. Erstelle auf dem anderen Gerät einen neuen.

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
page-fact-placing = wird gelegt
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

page-about-what = Asterism ist das Zuhause von drei Tischspielen unter dem Nachthimmel. Spiel sie im Browser, gegen Bots oder mit Freunden.
page-about-independent = Es ist ein unabhängiges Projekt, weder verbunden mit den Autoren und Verlagen von Stellar, Sternenhimmel und Star Realms noch von ihnen gebilligt. Die Namen gehören ihren Eigentümern. Wenn dir ein Spiel gefällt, kauf es: Ein echter Tisch ist noch besser.
page-about-art = Alle Bilder sind mit Code gezeichnet, alle Texte sind unsere eigenen. Die Sterne stehen dort, wo die Kataloge sie nennen.
page-fair = Faires Mischen
page-fair-text = Vor einer Partie veröffentlicht der Server einen Fingerabdruck seiner geheimen Zahl. Dann gibt der Browser jedes Mitspielers zufällige Bytes dazu. Nach der Partie wird die Zahl aufgedeckt, und alle können prüfen, dass die Karten daraus folgen. Bots sehen nur, was ihr Platz sehen darf.
page-keys = Tastatur
page-key-enter = Enter
page-key-escape = Esc
page-key-move = von einem Element zum nächsten
page-key-choose = wählen
page-key-large = eine Karte vergrößern
page-key-undo = zurücknehmen
page-key-last = den letzten Zug noch einmal sehen
page-key-log = das Protokoll öffnen
page-key-hint = einen Tipp holen
page-key-rules = die Regeln öffnen
page-key-close = schließen
page-key-step = beim Nachspielen: einen Schritt zurück oder vor
page-privacy-text = Der Server speichert den Namen, den du gewählt hast, deine Partien, deine Nachrichten und ein Cookie, das dich erkennt. Er speichert sonst nichts, gibt nichts weiter und fragt keine andere Seite. In den Einstellungen kannst du alles herunterladen oder löschen.
page-legal = Rechtliches
page-legal-text = Das Programm ist freie Software unter der MIT-Lizenz und kommt ohne jede Gewähr. Marken gehören ihren Inhabern. Der Betreiber dieses Servers ist für ihn verantwortlich und dein Ansprechpartner.

## Packs

page-pack = Was in der Schachtel ist
page-pack-rulebook = Wie im Regelheft
page-pack-own = Ein eigenes Pack
page-pack-own-how = Ein Pack ist eine TOML- oder JSON-Datei, die sagt, was in der Schachtel ist. Nur wer den Link hat oder mit dir spielt, sieht es.
page-pack-file = Datei wählen
page-pack-paste = Oder den Text einfügen
page-pack-use = Dieses Pack nehmen
page-pack-weights = Gewichte von „asterism fit“
page-pack-learned-from =
    { $games ->
        [one] Bots kennen diese Schachtel aus { $games } Partie.
       *[other] Bots kennen diese Schachtel aus { $games } Partien.
    }
page-pack-learned = Bots kennen diese Schachtel.
page-pack-unlearn = Gewichte vergessen
page-pack-by = von { $name }
page-pack-fingerprint = Fingerabdruck
page-pack-changes =
    { $count ->
        [0] Nichts ist anders als im Regelheft.
        [one] { $count } Angabe ist anders als im Regelheft.
       *[other] { $count } Angaben sind anders als im Regelheft.
    }
page-pack-changed = { $field } { $was } → { $now }
page-pack-new = { $field } { $now }
page-pack-other = { $field } anders
page-pack-added = neu
page-pack-gone = nicht in der Schachtel
page-pack-other-game = Dieses Pack ist für { $game }.
page-pack-with = Ihr spielt mit dem Pack „{ $name }“.
page-pack-look = Ansehen oder ändern
page-pack-inferred = Nicht alles steht im Regelheft. Erschlossen: { $clauses }.
page-pack-correct = Ist deine Schachtel anders?
page-rules-inferred = Nicht alles steht im Regelheft. Diese Regeln sind erschlossen:

# Die Werkstatt
page-workshop = Werkstatt
page-workshop-idea = Sieh dir an, was in einer Schachtel ist, kopiere sie und ändere sie: Verbessere eine Karte, zeichne ein Sternbild, erfinde ein Schiff. Dann probiere es aus und teile es mit einem Link.
page-workshop-open = Ansehen und ändern
page-workshop-correct = In der Werkstatt verbessern
page-bench-drafts = Deine Entwürfe
page-bench-draft = Entwurf
page-bench-delete = Den Entwurf „{ $name }“ löschen
page-bench-bring-how = Ein Pack ist eine Datei in TOML oder JSON. Hier wird es ein Entwurf, nur in diesem Browser.
page-bench-bring = Einen Entwurf daraus machen
page-bench-copy = Kopieren und ändern
page-bench-copy-of = { $name }, geändert
page-bench-undo = Rückgängig
page-bench-redo = Wiederholen
page-bench-try = Ausprobieren
page-bench-all = Die ganze Schachtel
page-bench-head = Titel und Zahlen
page-bench-name = Titel
page-bench-author = Autor
page-bench-version = Version
page-bench-about = Worum es geht
page-bench-range = { $least } bis { $most }
page-bench-none = keine
page-bench-add = Hinzufügen
page-bench-remove = { $what } entfernen
page-bench-remove-piece = Aus der Schachtel nehmen
page-bench-up = Nummer { $number } nach oben
page-bench-languages = In drei Sprachen
page-bench-one-language = Ein Text für alle
page-bench-copies = × { $count }
page-bench-differs = anders
page-bench-only-differing = Nur was vom Regelheft abweicht
page-bench-checked = Was der Server dazu sagt
page-bench-right = Mit diesem Pack kann man spielen.
page-bench-warnings =
    Mit diesem Pack kann man spielen. { $count ->
        [one] Eines ist vielleicht ein Versehen:
       *[other] { $count } Dinge sind vielleicht ein Versehen:
    }
page-bench-wrong = Solange das nicht verbessert ist, kann man es weder spielen noch teilen. Der Entwurf bleibt erhalten.
page-bench-save = Als { $format } speichern
page-bench-share = Hochladen und Link kopieren
page-origin-try = Ein Pack wird ausprobiert
