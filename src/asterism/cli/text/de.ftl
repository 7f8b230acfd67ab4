### Was die Befehlszeile sagt. Die Namen der Befehle, Schalter, Spiele und Bots sind in allen Sprachen gleich.

## Die Befehle

cli-overview = Asterism: drei Brettspiele vom Nachthimmel. Zum Spielen, zum Simulieren, zum Erforschen.
cli-overview-more = „asterism BEFEHL --help“ erklärt einen Befehl; „--lang fr|en|de“ wählt die Sprache.
cli-play = eine Partie im Terminal spielen
cli-simulate = Bots viele Partien spielen lassen und zählen
cli-arena = ein Turnier zwischen Bots: Wertungen, Intervalle, ein sequentieller Test
cli-score = der Wertungsbogen einer Stellung
cli-replay = eine aufgezeichnete Partie nacherzählen
cli-review = auf eine beendete Partie zurückblicken: Aussichten, Wendepunkte, beste Züge
cli-dataset = Partien von Bots als Aufzeichnungen und Spalten schreiben, für die Forschung
cli-bench = wie schnell die Regeln auf diesem Rechner sind
cli-doctor = was installiert ist, was kompiliert ist, was fehlt

## Die Hilfeseiten

cli-usage = Aufruf:
cli-help-arguments = Angaben
cli-help-options = Schalter
cli-help-help = diese Seite zeigen
cli-help-lang = die Sprache; sonst die des Systems
cli-help-json = ein JSON-Dokument ausgeben und sonst nichts
cli-help-game = der Name des Spiels
cli-help-players = wie viele mitspielen; sonst so wenige, wie das Spiel erlaubt
cli-help-option = eine Option des Spiels; darf mehrmals stehen
cli-help-bots = die Bots, durch Kommas getrennt; wiederholt, bis jeder Platz besetzt ist, und von Partie zu Partie um einen Platz weiter (sonst greedy,random)
cli-help-opponents = die Bots, gegen die du spielst, durch Kommas getrennt (sonst greedy)
cli-help-games = wie viele Partien (sonst 100)
cli-help-seed = Startwert der ersten Partie; die nächste Partie hat den nächsten (sonst 0)
cli-help-play-seed = Startwert der Partie; sonst jedes Mal ein neuer
cli-help-pace = Millisekunden zwischen zwei Entscheidungen der Bots, im Vollbild (sonst 700)
cli-help-jobs = wie viele Prozesse spielen; 0: einer je Kern (sonst 1); die Ergebnisse sind dieselben
cli-help-record = jede Partie in diesen Ordner schreiben, der neu oder leer sein muss
cli-help-out = der Ordner, in den geschrieben wird; enthält er diese Daten schon, wird ergänzt, was fehlt
cli-help-show = zeigen, was jeder Bot wusste und was er wählte, Entscheidung für Entscheidung
cli-help-position-file = die Stellung als JSON, oder - für die Standardeingabe
cli-help-record-file = die aufgezeichnete Partie, oder - für die Standardeingabe
cli-help-ply = nach so vielen Zügen anhalten und die Stellung zeigen
cli-help-seat = erzählen, was dieser Platz gesehen hat (ab 0 gezählt); sonst alles
cli-help-verify = auch prüfen, ob jedes Mischen aus dem Startwert folgt
cli-help-repeat = die beste von so vielen Messungen zählt (sonst 5)
cli-help-peers = auch Spiele von OpenSpiel und PettingZoo messen, falls installiert
cli-help-terminal = im Terminal spielen
cli-help-plain = Zeile für Zeile, für Bildschirmleser und Skripte
cli-help-lan = von Telefonen erreichbar: ein Tisch um einen Bildschirm
cli-help-game-options = Optionen von { $game }:
cli-help-default = sonst { $value }

## Was nicht stimmte

cli-problem = { $problem }
cli-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Die Befehle sind { $names }.
cli-unknown-language = Die Sprache „{ $tag }“ wird hier nicht gesprochen. Zur Wahl stehen { $tags }.
cli-unknown-argument = „{ $text }“ ist unverständlich; siehe „{ $command } --help“.
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
cli-option-twice = Die Option „{ $name }“ steht zweimal da.
cli-unknown-option = { $game } hat keine Option „{ $name }“. Seine Optionen: { $names }.
cli-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Die Bots sind { $names }.
cli-bot-does-not-load = Der Bot „{ $name }“ lässt sich nicht laden ({ $problem }).
cli-too-many-bots =
    { $seats ->
        [one] { $count } Bots sind zu viele für den einen Platz, den sie haben.
       *[other] { $count } Bots sind zu viele für { $seats } Plätze.
    }
cli-bot-failed = Der Bot { $bot } ist in der Partie mit Startwert { $seed } bei Zug { $ply } gescheitert: { $problem }
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
cli-cannot-write = Der Ordner { $folder } lässt sich nicht benutzen: { $problem }.
cli-folder-not-empty = Der Ordner { $folder } ist nicht leer; aufgezeichnete Partien ersetzen nie etwas.
cli-out-missing = Mit --out sagen, wohin geschrieben werden soll.
cli-extra-missing = Dafür fehlen Pakete: pip install 'asterism[{ $extra }]'.
cli-other-dataset = Der Ordner { $folder } enthält etwas anderes; bitte einen anderen nehmen.
cli-dataset-done = { $games } Partien in { $folder }; { $kept } davon waren schon da.
cli-show-alone = --show ist für Menschen und zeigt eine Partie nach der anderen: ohne --json, mit --jobs 1.
cli-not-text = { $file } ist kein Text in UTF-8: Byte { $place } passt nicht.
cli-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }: { $problem }.
cli-strange-json = { $file } lässt sich nicht als JSON lesen: { $problem }.
cli-bad-record = { $file }: { $problem }

## Während und nach den Partien

cli-progress = { $done } von { $count }, noch { $time }
cli-percent = { $number } %
cli-forfeit = { $bot } gibt die Partie mit Startwert { $seed } auf: { $problem }
cli-show-decision = Startwert { $seed }, Entscheidung { $number }: Platz { $seat }, { $bot }
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
cli-verified = Geprüft: jedes Mischen folgt aus dem Startwert.
cli-position = Die Stellung bei Zug { $ply }

## Wie schnell

cli-bench-head = { $game }, { $players } Mitspielende, Python { $python }, { $compiled ->
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
cli-bench-level-search = Suchschritte/s, wie die Stufen suchen
cli-bench-greedy = ms für eine Entscheidung des Bots greedy
cli-bench-calibration = Eichschritte/s, einfaches Python
cli-bench-ratio = Entscheidungen je Eichschritt
cli-bench-search-ratio = Suchschritte je Eichschritt
cli-bench-peer = andere Bibliotheken: Entscheidungen/s von { $name }

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

cli-serve = Partien für einen Verein oder für die Welt anbieten
cli-worker = Bots für die Knoten eines Servers nachdenken lassen
cli-admin = sich um einen laufenden Server kümmern
cli-page-open = Der Tisch ist gedeckt: { $url } (Strg-C beendet ihn).
cli-lan-open = Der Tisch ist für alle in diesem Netz gedeckt: { $url } (Strg-C beendet ihn).
cli-lan-code = Telefone scannen dies oder öffnen { $link }. Tischcode: { $code }
cli-lan-no-network = Dieser Rechner ist in keinem Netz, das Telefone erreichen könnten.
cli-lan-no-page = Die Webseite ist in dieser Kopie nicht gebaut: make page baut sie.
cli-firewall-on = { $name } ist hier eingeschaltet und hält Telefone vielleicht ab: { $command }
cli-firewall-perhaps = Wenn Telefone dort nichts finden, steht vielleicht eine Firewall im Weg: Sie muss TCP-Port { $port } einlassen.
cli-firewall-windows = Falls Windows fragt, lass Python in privaten Netzen zu; finden Telefone nichts, hält die Firewall TCP-Port { $port } geschlossen.
cli-firewall-mac = Falls macOS fragt, ob Python Verbindungen annehmen darf, erlaube es; finden Telefone nichts, hält die Firewall TCP-Port { $port } geschlossen.
cli-serving = Der Server läuft unter { $url } (Strg-C beendet ihn).
cli-working = An der Arbeit: Hier denken Bots nach (Strg-C beendet es).
cli-cannot-serve = Unter { $host } Port { $port } kann nicht gelauscht werden: { $problem }.
cli-cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $problem }
cli-bad-log = --log ist plain oder json, nicht { $text }
cli-bad-base-path = --base-path beginnt mit einem Schrägstrich, nicht wie „{ $text }“.
cli-help-host = die Adresse, an der gelauscht wird (sonst 127.0.0.1; 0.0.0.0 für alle)
cli-help-port = der Port (sonst 8000; 0 für irgendeinen freien)
cli-help-database = sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (sonst sqlite:///asterism.db)
cli-help-redis = redis://RECHNER/N: einer von mehreren Knoten auf einer Datenbank, mit Arbeitern für die Bots (sonst allein)
cli-help-base-path = der Pfad, unter dem ein Proxy den Server zeigt, etwa /spiele
cli-help-public-url = wie man den Server von außen erreicht, für Links und Codes
cli-help-trusted-proxies = Adressen von Proxys, deren X-Forwarded-Kopfzeilen geglaubt wird, durch Kommas getrennt
cli-help-origins = andere Seiten, die den Server benutzen dürfen, durch Kommas getrennt
cli-help-password-file = eine Datei mit dem Passwort des Vereins (oder ASTERISM_PASSWORD)
cli-help-admin-token-file = eine Datei mit dem Schlüssel für „asterism admin“ (oder ASTERISM_ADMIN_TOKEN)
cli-help-bots-at-once = wie viele Bots zugleich nachdenken (sonst einer weniger als Kerne)
cli-help-bot-seconds = nach so vielen Sekunden zieht ein einfacherer Bot (sonst 20)
cli-help-idle-seconds = Partien, die niemand ansieht, verlassen nach so vielen Sekunden den Speicher (sonst 600)
cli-help-log = wie eine Zeile des Protokolls aussieht: plain oder json (sonst plain)
cli-help-close-after-days = Räume, in denen nichts geschieht, werden nach so vielen Tagen geschlossen (sonst nie)
cli-help-legal = eine Datei mit dem Impressum
cli-help-privacy = eine Datei mit der Datenschutzerklärung
cli-help-turn-webhook = eine Adresse, die per POST hört, wer am Zug ist, in Partien mit Tagen Bedenkzeit
cli-help-turn-command = ein Befehl, der es auf der Standardeingabe hört, etwa um Mails zu schicken
cli-help-push-key-file = ein privater Schlüssel (P-256, PEM), mit dem Nachrichten geschlossene Seiten erreichen: Web Push
cli-help-push-contact = wen die Push-Dienste der Browser fragen können: mailto:... oder https://...
cli-help-push-services = Push-Dienste, an die geschickt werden darf (sonst die der bekannten Browser)
cli-help-admin-action = rooms, close, kick, ban, unban, mute, unmute, announce oder tidy
cli-help-admin-what = der Raum, die Person, der Text oder bei tidy die Tage, die ein Raum ruhen darf
cli-help-admin-url = die Adresse des Servers
cli-admin-unknown = „{ $name }“ gibt es nicht. Möglich: { $names }.
cli-admin-what = Sag, worauf sich „{ $name }“ bezieht.
cli-admin-token = Setze { $name } auf den Schlüssel des Servers.
cli-admin-bad-url = „{ $text }“ ist keine Adresse; sie beginnt mit http:// oder https://.
cli-admin-refused = Der Server lehnt ab: { $problem }
cli-admin-no-answer = { $url } antwortet nicht: { $problem }
cli-admin-rooms = Räume: { $count }
cli-admin-closed = Geschlossene Räume: { $count }
cli-admin-done = Erledigt.
