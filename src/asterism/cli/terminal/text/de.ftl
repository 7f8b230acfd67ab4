### Was der Tisch im Terminal sagt. Was getippt wird, ist in jeder Sprache dasselbe.
### $player ist ein Name, oder "you", wenn der Satz diesen Spieler anspricht.

## Der Tisch

terminal-player =
    { $player ->
        [you] Du
       *[other] { $player }
    }
terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-item = { $label }: { $text }
terminal-hint = Nummer oder Zug · ? Hilfe · undo · score · log · quit
terminal-page-hint = Pfeile und Bild-Tasten blättern · Enter oder Esc: zurück zum Tisch
terminal-too-small = Der Tisch braucht ein Fenster von { $columns } × { $lines } Zeichen. Vergrößere es, oder spiele mit --plain.

## Fragen

terminal-ask-again = Noch eine Partie? (ja oder nein)
terminal-ask-quit = Die Partie ist nicht zu Ende. Wirklich gehen? (ja oder nein; „save DATEI“ bewahrt sie auf)
terminal-ask-how = Worum du deine Partner jetzt bitten kannst: { $favours }
terminal-ask-resign = Wirklich aufgeben? (ja oder nein)
terminal-ask-replace = { $file } gibt es schon. Ersetzen? (ja oder nein)
terminal-yes-or-no = Bitte antworte mit ja oder nein.

## Antworten

terminal-welcome = Tippe die Nummer einer Wahl oder einen Zug in Notation. „?“ erklärt, „table“ beschreibt den Tisch, „quit“ beendet die Partie.
terminal-goodbye = Auf Wiedersehen.
terminal-ended-early = Die Eingabe ist zu Ende, und mit ihr die Partie.
terminal-see-help = „?“ erklärt, was man tippen kann.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-further = Seit deiner letzten Entscheidung ist etwas ans Licht gekommen, darum gilt sie. Gegen Bots darfst du trotzdem zurück: tippe „undo!“. Die Aufzeichnung zeigt es.
terminal-auto =
    { $on ->
        [yes] Fragen mit nur einer Antwort beantworten sich jetzt selbst.
       *[no] Du beantwortest wieder jede Frage selbst.
    }
terminal-nothing-of-that = Davon gibt es jetzt nichts zu tun.
terminal-save-how = Sag wohin: save DATEI.
terminal-saved = Die Aufzeichnung steht in { $file }.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $problem }.
terminal-no-score = Dieses Spiel zählt erst am Ende.
terminal-unknown-word = Hier heißt nichts „{ $text }“. „?“ allein erklärt, was man tippen kann.
terminal-see-rules = Du findest es in { $page }.

## Seiten

terminal-help = Hilfe
terminal-log = Was geschehen ist
terminal-score = Der Punktestand
terminal-table = Der Tisch
terminal-end = Die Partie ist zu Ende
terminal-how-to-choose = Wähle, indem du tippst, was vor einer Wahl steht, oder tippe den Zug selbst.
terminal-commands = Befehle:
terminal-command-help = diese Seite
terminal-command-explain = erklärt eine Karte nach ihrem Kürzel oder eine Regel nach ihrer Nummer
terminal-command-undo = nimmt deine letzte Entscheidung zurück, solange seither nichts ans Licht kam
terminal-command-undo-further = nimmt sie trotzdem zurück; die Aufzeichnung zeigt es
terminal-command-table = der Tisch in Sätzen
terminal-command-score = der Punktestand, erklärt
terminal-command-log = alles, was geschehen ist
terminal-command-save = schreibt die Aufzeichnung der Partie in eine Datei
terminal-command-auto = beantwortet Fragen mit nur einer Antwort für dich, oder lässt es wieder
terminal-command-ask = bittet einen Partner um allen Handel oder Kampf, etwa ask trade 1
terminal-command-resign = gibt die Partie auf
terminal-command-quit = verlässt die Partie

## Stellar

terminal-stellar-section =
    { $section ->
        [top] Oben
        [middle] Mitte
       *[bottom] Unten
    }
terminal-stellar-types = Arten
terminal-stellar-runs = ★ × Folge
terminal-stellar-face =
    { $face_down ->
        [yes] Verdeckt
       *[no] Offen
    }
terminal-stellar-then =
    { $card ->
        [unknown] dann Stapel
       *[other] dann { $card }
    }
terminal-stellar-unseen =
    { $count ->
        [0] Diese Karten waren alle schon zu sehen.
        [one] Eine dieser Karten war noch nicht zu sehen.
       *[other] { $count } dieser Karten waren noch nicht zu sehen.
    }
terminal-stellar-letters = Die Buchstaben der Karten
terminal-stellar-legend =
    Die 6 einer Art ist ihre 6/0; getippt wird sie P6. „? P3“ sagt mehr über eine Karte, „? ST-4.3“ über eine Regel.
    In einem Teleskop liegt [ P3 ] offen und ~ P3 ~ verdeckt. Eine bloße Zahl ist ein freier Platz; auf < 7 > darf die Karte offen liegen.
    In einem Notizbuch ist jede Zeile ein Stapel, dann Sterne × Folge = Punkte. S4 in einem Stapel ist ein Satellit, dort, wo er jetzt am besten zählt.
    Neben einer Wahl steht, wie sich dein Punktestand ändern würde, hinter einem Schrägstrich der des Gegners. „dann C4“ ist die Karte, die in den anderen Bereich folgt.
    Um eine Karte abzulegen, tippe die Nummer des Platzes, mit einem d dahinter für verdeckt: 7 oder 7d.
terminal-stellar-notation = Die Züge: start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.

## Sternenhimmel

terminal-sternenhimmel-pile =
    { $count ->
        [0] der Stapel ist leer
        [one] { $count } Sternbild im Stapel
       *[other] { $count } Sternbilder im Stapel
    }
terminal-sternenhimmel-free = frei
terminal-sternenhimmel-lies =
    { $face_down ->
        [yes] { $player ->
            [you] { $what } von dir, verdeckt
           *[other] { $what } von { $player }, verdeckt
        }
       *[no] { $player ->
            [you] { $what } von dir
           *[other] { $what } von { $player }
        }
    }
terminal-sternenhimmel-hidden =
    { $player ->
        [you] ein verdeckter Stein von dir, für die anderen einer von diesen: { $tokens }
       *[other] ein verdeckter Stein von { $player }, einer von diesen: { $tokens }
    }
terminal-sternenhimmel-star =
    { $large ->
        [yes] { $key } { $star } (groß)
       *[no] { $key } { $star } (klein)
    }: { $state }; verbunden mit { $joined }.
terminal-sternenhimmel-hand =
    { $player ->
        [you] Du hast auf der Hand:
       *[other] { $player } hat auf der Hand:
    } { $tokens }.
terminal-sternenhimmel-holds =
    { $player ->
        [you] Du hast auf der Hand
       *[other] { $player } hat auf der Hand
    } { $count } von diesen: { $tokens }.
terminal-sternenhimmel-token =
    { $token ->
        [hole] Ein Schwarzes Loch: verschluckt jeden Stein, der mit ihm verbunden ist, außer es trifft ein anderes Schwarzes Loch.
        [double] Ein Doppelstern: verdoppelt jeden Stein, der mit ihm verbunden ist, und ist selbst nichts wert.
       *[other] Ein Stein mit dem Wert { $token }.
    }
terminal-sternenhimmel-letters = Buchstaben der Spieler
terminal-sternenhimmel-tokens = Steine
terminal-sternenhimmel-legend =
    (a) ist ein freier kleiner Stern, auf dem Steine offen liegen; *b* ist ein freier großer, auf dem sie verdeckt liegen.
    7B ist die 7 von Spieler B, ~?B ein verdeckter Stein von B, ~7A deine eigene verdeckte 7. Linien verbinden Nachbarn.
    12$ sind zwölf Münzen; 4/ 1 3 10 @ heißt: hat vier von diesen auf der Hand.
    Wo kein Platz für ein Bild ist, sind (a)-b:7B-*c* drei Sterne in einer Reihe, und ein Buchstabe allein ist ein Stern, der schon genannt ist.
    „? 1c“ erzählt von einem Stern, „? 1“ von einem Sternbild, „? hole“ von einem Stein, „? SH-3.3“ von einer Regel.
terminal-sternenhimmel-notation = Um die 10 auf Stern c von Sternbild 1 zu legen, tippe 10 1c; h 1c für das Schwarze Loch, d 1c für einen Doppelstern. Ausgeschrieben: put 10 ari.beta.

## Star Realms

terminal-star-realms-turn = Zug { $number }
terminal-star-realms-pile =
    { $pile ->
        [trade_deck] Handelsstapel { $count }
        [scrap_heap] Schrott { $count }
        [hand] Hand { $count }
        [deck] Deck { $count }
       *[discard] Ablage { $count }
    }
terminal-star-realms-zone =
    { $zone ->
        [known] bekannt
        [top] obenauf
        [hand] Hand
        [ships] Schiffe
       *[bases] Basen
    }
terminal-star-realms-role =
    { $role ->
        [emperor] Imperator
        [admiral] Admiral
        [boss] Boss
        [elite] Elite
        [partner] Partner
       *[opponent] Gegner
    }
terminal-star-realms-out = besiegt
terminal-star-realms-ended = ist fertig
terminal-star-realms-debt = schuldet { $count }
terminal-star-realms-tops = nächste Schiffe obenauf: { $count }
terminal-star-realms-rest = … und mehr: tippe table.
terminal-star-realms-less = oder weniger
terminal-star-realms-letter =
    { $ability ->
        [primary] h
        [ally] v
       *[scrap] s
    }
terminal-star-realms-legend =
    Die Fraktionen: { $factions }. { $trade } ist Handel, { $combat } Kampf, { $authority } Autorität; in der Handelsreihe steht vor dem Namen der Preis.
    Hinter einer Basis steht ihre Verteidigung, bei einem Außenposten in Klammern; 5-2 hat 2 Schaden genommen.
    Hinter deinen Karten im Spiel: h die Hauptfähigkeit einer Basis, v die Verbündeten-, s die Schrottfähigkeit; ✓ ist benutzt, ○ noch nicht.
    „? cutter“ sagt alles über eine Karte, unter ihrem Namen in der Notation, „? SR-2.9“ über eine Regel.
    Um mehreres auf einmal zu tun, tippe play all, use all oder attack all (gegen mehrere: attack all 3 für Platz 3); es hält an, wo du entscheiden musst.
    Mit auto beantwortet sich eine Frage mit nur einer Antwort selbst; noch einmal auto schaltet das ab.
terminal-star-realms-notation = Die Züge: play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
