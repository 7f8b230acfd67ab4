### Was die Befehlszeile sagt. Die Namen der Befehle, Schalter, Spiele und Bots sind in allen Sprachen gleich.

## Die Befehle

cli-overview = Asterism: drei Brettspiele vom Nachthimmel. Zum Spielen, zum Simulieren, zum Erforschen.
cli-overview-more = „asterism BEFEHL --help“ erklärt einen Befehl; „--lang fr|en|de“ wählt die Sprache.
cli-play = eine Partie im Browser oder im Terminal spielen
cli-simulate = Bots viele Partien spielen lassen und die Siege zählen
cli-arena = ein Turnier zwischen Bots: Wertungen, Intervalle, ein sequentieller Test
cli-score = den Wertungsbogen einer Stellung ausgeben
cli-replay = eine aufgezeichnete Partie nacherzählen
cli-review = eine beendete Partie auswerten: Gewinnchancen, Wendepunkte, beste Züge
cli-dataset = Partien von Bots als Aufzeichnungen und Parquet-Dateien schreiben, für die Forschung
cli-pack-command = ein Pack prüfen, seine Änderungen zeigen oder eines beginnen
cli-fit = die Gewichte der Bots für ein Pack lernen, in Partien gegen sich selbst
cli-bench = messen, wie schnell die Regeln auf diesem Rechner sind
cli-doctor = zeigen, was installiert ist, was kompiliert ist, was fehlt

## Die Hilfeseiten

cli-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Schalter
cli-help-help = diese Hilfe zeigen
cli-help-lang = die Sprache (Standard: die des Systems)
cli-help-json = ein JSON-Dokument ausgeben und sonst nichts
cli-help-game = der Name des Spiels
cli-help-players = Zahl der Spieler (Standard: die kleinste, die das Spiel erlaubt)
cli-help-option = eine Option des Spiels; für mehrere wiederholen
cli-help-static = der Ordner, der geschrieben wird; neu oder leer
cli-help-pack = ein Pack: eine Datei mit dem Inhalt der Schachtel (TOML oder JSON)
cli-help-pack-action = check, show oder new
cli-help-pack-game = das Spiel, für das ein neues Pack ist
cli-help-fit-games = Zahl der Partien, aus denen gelernt wird (Standard: einige Minuten lang, je nach Spiel)
cli-help-fit-minutes = nach ungefähr so vielen Minuten aufhören; zwei Drittel davon für das Lernen
cli-help-fit-bot = der Bot, der die Partien und den Wettkampf spielt (Standard: je nach Spiel)
cli-help-fit-seed = Startwert der ersten Partie; jede weitere hat den nächsten (Standard: 1)
cli-help-fit-out = die Datei für die Gewichte (Standard: neben dem Pack, my_box.weights.json)
cli-help-bots = die Bots, durch Kommas getrennt; wiederholt, bis jeder Platz besetzt ist, und von Partie zu Partie um einen Platz weiter (Standard: greedy,random)
cli-help-opponents = die Bots, gegen die du spielst, durch Kommas getrennt (Standard: greedy)
cli-help-games = Zahl der Partien (Standard: 100)
cli-help-seed = Startwert der ersten Partie; jede weitere hat den nächsten (Standard: 0)
cli-help-play-seed = Startwert der Partie (Standard: jedes Mal ein neuer)
cli-help-pace = Millisekunden zwischen zwei Entscheidungen der Bots, im Vollbild (Standard: 700)
cli-help-jobs = Zahl der Prozesse; 0: einer je Kern (Standard: 1). Die Ergebnisse hängen nicht davon ab
cli-help-record = jede Partie in diesen Ordner schreiben, der neu oder leer sein muss
cli-help-out = der Ordner, in den geschrieben wird; vorhandene Daten werden ergänzt
cli-help-show = bei jeder Entscheidung zeigen, was der Bot wusste und was er wählte
cli-help-position-file = die Stellung als JSON, oder - für die Standardeingabe
cli-help-record-file = die aufgezeichnete Partie, oder - für die Standardeingabe
cli-help-ply = nach N Zügen anhalten und die Stellung zeigen
cli-help-seat = nur zeigen, was dieser Platz gesehen hat, ab 0 gezählt (Standard: alles)
cli-help-verify = auch prüfen, ob jede Verteilung aus dem Startwert folgt
cli-help-repeat = Zahl der Messungen; die beste zählt (Standard: 5)
cli-help-peers = auch Spiele von OpenSpiel und PettingZoo messen, falls installiert
cli-help-positions = fragt die Bots nach den besten Zügen bekannter Stellungen, statt das Tempo zu messen
cli-help-problem-bots = die Bots für --positions, durch Kommas getrennt (Standard: alle Stufen)
cli-help-terminal = im Terminal spielen
cli-help-plain = Zeile für Zeile spielen, für Bildschirmleser und Skripte
cli-help-lan = um einen Bildschirm spielen; Telefone im lokalen Netz machen mit
cli-help-game-options = Optionen von { $game }:
cli-help-default = Standard: { $value }

## Was nicht stimmte

cli-problem = { $problem }
cli-problem-at = { $place }: { $problem }
cli-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Die Befehle sind { $names }.
cli-unknown-language = Die Sprache „{ $tag }“ gibt es hier nicht. Wähle eine von { $tags }.
cli-unknown-argument = „{ $text }“ ist unbekannt; siehe „{ $command } --help“.
cli-argument-missing = Es fehlt: { $names }; siehe „{ $command } --help“.
cli-value-missing = { $name } braucht einen Wert.
cli-takes-no-value = { $name } nimmt keinen Wert.
cli-not-from = { $name } ist eine ganze Zahl ab { $least }, nicht „{ $text }“.
cli-not-between = { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“.
cli-no-number-between = { $name } ist eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
cli-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind { $names }.
cli-game-does-not-load = Das Spiel „{ $name }“ lässt sich nicht laden ({ $problem }).
cli-bad-players = { $game } lässt sich nicht zu { $players } spielen. Erlaubt: { $allowed }.
cli-option-form = „{ $text }“ ist keine Option; schreibe --option Name=Wert.
cli-option-twice = Die Option „{ $name }“ wurde zweimal angegeben.
cli-unknown-option = { $game } hat keine Option „{ $name }“. Seine Optionen: { $names }.
cli-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Die Bots sind { $names }.
cli-bot-does-not-load = Der Bot „{ $name }“ lässt sich nicht laden ({ $problem }).
cli-too-many-bots = Zu viele Bots: { $count } für { $seats ->
        [one] den einen Platz, den sie haben.
       *[other] { $seats } Plätze.
    }
cli-bot-failed = Der Bot { $bot } ist in der Partie mit Startwert { $seed } bei Zug { $ply } gescheitert: { $problem }
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
cli-cannot-write = Der Ordner { $folder } lässt sich nicht benutzen: { $problem }.
cli-folder-not-empty = Der Ordner { $folder } ist nicht leer; aufgezeichnete Partien ersetzen nie etwas.
cli-out-missing = Gib mit --out an, in welchen Ordner geschrieben wird.
cli-extra-missing = Dafür fehlen Pakete: pip install 'asterism[{ $extra }]'.
cli-other-dataset = Der Ordner { $folder } enthält etwas anderes; bitte einen anderen nehmen.
cli-dataset-done = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $folder }; schon da: { $kept }.
cli-show-alone = --show ist für Menschen und zeigt eine Partie nach der anderen: ohne --json, mit --jobs 1.
cli-not-text = { $file } ist kein Text in UTF-8: Byte { $place } passt nicht.
cli-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }: { $problem }.
cli-strange-json = { $file } lässt sich nicht als JSON lesen: { $problem }.
cli-bad-record = { $file }: { $problem }

## Während und nach den Partien

cli-progress = { $done } von { $count }, noch { $time }
cli-percent = { $number } %
cli-forfeit = { $bot } gibt die Partie mit Startwert { $seed } auf: { $problem }
cli-show-decision = Startwert { $seed }, Entscheidung { $number }: { $who }, { $bot }
cli-show-choice =
    { $count ->
        [one] Der einzige Zug: { $choice } [{ $move }]
       *[other] Von { $count } Zügen: { $choice } [{ $move }]
    }
cli-column-bot = Bot
cli-column-games = Partien
cli-column-wins = Siege
cli-column-shared = geteilt
cli-column-rate = Siegquote
cli-column-interval = 95-%-Intervall
cli-column-score = Punkte im Mittel
cli-column-time = ms je Zug
cli-simulated =
    { $count ->
        [one] { $count } Partie in { $seconds } s: { $rate } Partien/s.
       *[other] { $count } Partien in { $seconds } s: { $rate } Partien/s.
    }
cli-verified = Geprüft: Jede Verteilung folgt aus dem Startwert.
cli-position = Die Stellung bei Zug { $ply }

## Wie schnell

cli-bench-head = { $game }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Python { $python }, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert
    }
cli-bench-playouts = Zufallspartien/s, Schleife der Maschine
cli-bench-decisions = Entscheidungen/s, Schleife der Maschine
cli-bench-api = Entscheidungen/s, einfaches Python über die öffentliche Schnittstelle
cli-bench-batch = viele Partien zugleich: Entscheidungen/s mit Arrays und Masken
cli-bench-observed = Zufallspartien/s mit Protokoll, Ereignissen und Wissen
cli-bench-copy = µs, um eine Stellung zu kopieren
cli-bench-sample = µs für eine Sicht und eine geloste Verteilung
cli-bench-search = Suchschritte/s mit zufälligem Weiterspielen
cli-bench-level-search = Such-Iterationen/s mit den Einstellungen der Stufen
cli-bench-greedy = ms für eine Entscheidung des Bots greedy
cli-bench-calibration = Eichschritte/s, einfaches Python
cli-bench-ratio = Entscheidungen je Eichschritt
cli-bench-search-ratio = Suchschritte je Eichschritt
cli-bench-peer = andere Bibliotheken: Entscheidungen/s von { $name }
cli-no-problems = für dieses Spiel gibt es keine Stellungen
cli-problems-game = Spiel
cli-problems-topic = Thema
cli-problems-count = Stellungen
cli-problems-all = alle
cli-topic =
    { $topic ->
        [win] sichere Siege
        [order] Reihenfolge
        [sacrifice] geopferte Karten
        [choice] Entscheidungen
        [purchase] Käufe
        [target] wen angreifen
        [partners] Partner
       *[lost] Züge verlorener Partien
    }

## Was da ist

cli-doctor-rules = Regeln
cli-doctor-why =
    { $why ->
        [compiled] kompiliert
        [asked] einfaches Python, weil ASTERISM_PURE gesetzt ist
        [checkout] einfaches Python; „make build“ kompiliert sie
       *[installed] einfaches Python; erst einen C-Compiler, dann Asterism noch einmal installieren, um sie zu kompilieren
    }
cli-doctor-compiler = C-Compiler
cli-doctor-terminal = Terminal
cli-doctor-terminal-is =
    { $terminal ->
        [yes] { $columns } × { $lines }
       *[no] keines, die Ausgabe geht anderswohin
    }, { $colour ->
        [yes] Farben
       *[no] keine Farben
    }, { $encoding }{ $unicode ->
        [yes] {""}
       *[no] {" "}ohne alle Zeichen
    }
cli-doctor-language = Sprache
cli-doctor-game = Spiel { $name }
cli-doctor-bot = Bot { $name }
cli-doctor-ready = bereit
cli-doctor-broken = lässt sich nicht laden: { $problem }
cli-doctor-missing = nicht gefunden; { $command }

## Der Server

cli-static-command = die Seite als Ordner für beliebige Dateiserver schreiben: Spiele ohne eigenen Server
cli-serve = einen Server betreiben, für einen Verein oder für die Welt
cli-worker = Bots für die Knoten eines Servers rechnen lassen
cli-admin = einen laufenden Server verwalten
cli-page-open = Der Tisch ist bereit: { $url } (Strg-C beendet ihn).
cli-lan-open = Der Tisch ist für alle in diesem Netz bereit: { $url } (Strg-C beendet ihn).
cli-lan-code = Telefone scannen dies oder öffnen { $link }. Tischcode: { $code }
cli-lan-no-network = Dieser Rechner ist in keinem Netz, das Telefone erreichen könnten.
cli-lan-no-page = Diese Kopie enthält keine Webseite: make page baut sie.
cli-firewall-on = { $name } ist eingeschaltet und blockiert vielleicht Telefone: { $command }
cli-firewall-perhaps = Wenn Telefone sich nicht verbinden können, blockiert sie vielleicht eine Firewall: Sie muss TCP-Port { $port } durchlassen.
cli-firewall-windows = Falls Windows fragt, erlaube Python in privaten Netzen. Können Telefone sich nicht verbinden, blockiert die Firewall TCP-Port { $port }.
cli-firewall-mac = Falls macOS fragt, ob Python Verbindungen annehmen darf, erlaube es. Können Telefone sich nicht verbinden, blockiert die Firewall TCP-Port { $port }.
cli-serving = Der Server läuft unter { $url } (Strg-C beendet ihn).
cli-working = Bereit, Bots laufen zu lassen (Strg-C beendet es).
cli-cannot-serve = Der Server kann unter { $host } Port { $port } nicht lauschen: { $problem }.
cli-cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $problem }
cli-bad-log = --log ist plain oder json, nicht { $text }
cli-no-folder = { $folder } ist kein Ordner
cli-bad-base-path = --base-path muss mit einem Schrägstrich beginnen, nicht wie „{ $text }“.
cli-help-host = die Adresse, an der der Server lauscht (Standard: 127.0.0.1; 0.0.0.0 für alle)
cli-help-port = der Port (Standard: 8000; 0 für einen freien)
cli-help-database = sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (Standard: sqlite:///asterism.db)
cli-help-redis = redis://RECHNER/N: als einer von mehreren Knoten mit gemeinsamer Datenbank laufen, mit Worker-Prozessen für die Bots (Standard: ein einzelner Knoten)
cli-help-base-path = der Pfad, unter dem ein Proxy diesen Server zeigt, etwa /spiele
cli-help-public-url = die öffentliche URL des Servers, für Links und QR-Codes
cli-help-trusted-proxies = Adressen von Proxys, deren X-Forwarded-Kopfzeilen gelten, durch Kommas getrennt
cli-help-origins = andere Ursprünge, deren Seiten den Server benutzen dürfen, durch Kommas getrennt
cli-help-password-file = eine Datei mit dem Passwort des Vereins (oder ASTERISM_PASSWORD)
cli-help-admin-token-file = eine Datei mit dem Token für „asterism admin“ (oder ASTERISM_ADMIN_TOKEN)
cli-help-bots-at-once = Zahl der Bots, die zugleich nachdenken (Standard: einer weniger als Kerne)
cli-help-bot-seconds = Sekunden, nach denen ein einfacherer Bot zieht (Standard: 20)
cli-help-idle-seconds = Sekunden, nach denen eine Partie, die niemand ansieht, den Speicher verlässt (Standard: 600)
cli-help-log = Format des Protokolls: plain oder json (Standard: plain)
cli-help-close-after-days = Tage, nach denen ein inaktiver Raum geschlossen wird (Standard: nie)
cli-help-legal = eine Datei mit dem Impressum
cli-help-packs = ein Ordner mit Packs, die der Server anbietet
cli-help-privacy = eine Datei mit der Datenschutzerklärung
cli-help-turn-webhook = in Fernpartien wird jeder neue Zug, der auf jemanden wartet, per POST an diese URL gemeldet
cli-help-turn-command = in Fernpartien bekommt dieser Befehl jeden neuen Zug, der auf jemanden wartet, auf der Standardeingabe, etwa um Mails zu schicken
cli-help-push-key-file = ein privater Schlüssel (P-256, PEM) für Web Push, das auch geschlossene Seiten erreicht
cli-help-push-contact = Kontakt für die Push-Dienste der Browser: mailto:... oder https://...
cli-help-push-services = Push-Dienste, die benutzt werden dürfen (Standard: die der bekannten Browser)
cli-help-admin-action = rooms, close, kick, ban, unban, mute, unmute, announce oder tidy
cli-help-admin-what = der Raum, die Person, der Text oder bei tidy die Zahl der inaktiven Tage
cli-help-admin-url = die Adresse des Servers
cli-admin-unknown = „{ $name }“ gibt es nicht. Möglich: { $names }.
cli-admin-what = Sag, worauf sich „{ $name }“ bezieht.
cli-admin-token = Setze { $name } auf das Token des Servers.
cli-admin-bad-url = „{ $text }“ ist keine Adresse; sie beginnt mit http:// oder https://.
cli-admin-refused = Der Server lehnt ab: { $problem }
cli-admin-no-answer = { $url } antwortet nicht: { $problem }
cli-admin-rooms = Räume: { $count }
cli-admin-closed = Geschlossene Räume: { $count }
cli-admin-done = Erledigt.

## Packs

cli-pack-unknown = „{ $name }“ gibt es nicht. Möglich sind { $names }.
cli-pack = { $title } ({ $game }, { $fingerprint })
cli-pack-author = Von { $name }
cli-pack-changes = { $count ->
        [0] Es ändert nichts: Das ist die Schachtel des Regelhefts.
        [one] Es ändert eine Angabe der Schachtel des Regelhefts.
       *[other] Es ändert { $count } Angaben der Schachtel des Regelhefts.
    }
cli-pack-gone = { $what }: nicht in der Schachtel
cli-pack-added = { $what }: neu
cli-pack-other = { $what }: anders
cli-pack-new = { $what }: { $now }
cli-pack-changed = { $what }: { $was } → { $now }
cli-pack-inferred = Nur erschlossene Regeln: { $clauses }
cli-pack-begun = Das Pack beginnt in { $file }. Ändere es und prüfe es dann: asterism pack check { $file }
cli-takes-no-packs = { $game } nimmt keine Packs.
cli-static-not-empty = { $folder } ist kein leerer Ordner.
cli-no-page = Die Seite ist nicht gebaut. In einem Checkout: make page.
cli-static = { $folder } ist geschrieben: { $count ->
        [one] eine Datei
       *[other] { $count } Dateien
    }, { $megabytes } MB. Sie laufen auf jedem Dateiserver; docs/static.md sagt mehr.
cli-file-exists = { $file } gibt es schon.
cli-cannot-write-file = { $file } lässt sich nicht schreiben: { $problem }.

## Gewichte lernen

cli-fit-games = Gelernt wird aus { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }, die „{ $bot }“ gegen sich selbst spielt.
cli-fit-match-begins = Die neuen Gewichte treffen auf die alten: { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } von „{ $bot }“.
cli-fit-goes-on = Weiter nach { $count ->
        [one] einer Partie.
       *[other] { $count } Partien.
    }
cli-fit-stopped = Angehalten. Die bisherigen Partien stehen in { $file }; derselbe Befehl macht dort weiter.
cli-fit-learned = { $title }: gelernt aus { $games ->
        [one] einer Partie.
       *[other] { $games } Partien.
    } Stellungen: { $rows }.
cli-fit-error = Fehler des vorhergesagten Vorsprungs, in nicht gelernten Partien: { $before } vorher, { $after } jetzt.
cli-fit-surprise = Überraschung darüber, wer gewann, in nicht gelernten Partien: { $before } vorher, { $after } jetzt.
cli-fit-match = Gegen die alten Gewichte gewannen die neuen { $share } von { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } (95-%-Intervall { $low } – { $high }; ausgeglichen wären { $fair }).
cli-fit-better = Die neuen Gewichte stehen in { $file }. Bots benutzen sie in Partien mit diesem Pack.
cli-fit-not-better = Die neuen Gewichte sind nicht besser: die alten bleiben, und nichts wurde geschrieben.
cli-fit-stale = Die Gewichte in { $file } sind für ein anderes Pack; lösche sie.
cli-fit-too-few = Aus so wenigen Partien ({ $count }) ist nichts zu lernen. Verlange mehr mit --games.
cli-fit-no-weights = Die Bots von { $game } haben keine Gewichte: es gibt nichts zu lernen.
cli-fit-out-missing = Gib mit --out die Datei für die Gewichte an.
cli-fit-other-run = { $file } ist ein angehaltener Lauf mit einem anderen „{ $option }“: { $was }, nicht { $now }. Mach mit denselben Optionen weiter, oder lösche die Datei.
