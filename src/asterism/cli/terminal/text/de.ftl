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
terminal-too-small = Der Tisch braucht { $columns } × { $lines } (Spalten × Zeilen). Vergrößere das Fenster, oder spiele mit --plain.

## Fragen

terminal-ask-again = Noch eine Partie? (ja oder nein)
terminal-ask-quit = Die Partie ist nicht zu Ende. Wirklich gehen? (ja oder nein; „save DATEI“ speichert sie)
terminal-ask-how = Worum du deine Partner jetzt bitten kannst: { $favours }
terminal-ask-resign = Wirklich aufgeben? (ja oder nein)
terminal-ask-replace = { $file } gibt es schon. Ersetzen? (ja oder nein)
terminal-yes-or-no = Bitte antworte mit ja oder nein.

## Antworten

terminal-welcome = Tippe die Nummer einer Wahl oder einen Zug in Notation. „?“ erklärt alles, „table“ beschreibt den Tisch, „quit“ beendet die Partie.
terminal-pack = Ihr spielt mit dem Pack „{ $title }“ ({ $fingerprint }).
terminal-inferred = Diese Angaben stehen nicht im Regelheft, sie sind erschlossen: { $clauses }. Ist deine Schachtel anders, berichtige sie mit --pack DATEI.
terminal-goodbye = Auf Wiedersehen.
terminal-ended-early = Die Eingabe ist zu Ende, und mit ihr die Partie.
terminal-see-help = „?“ erklärt, was man tippen kann.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-further = Seit deiner letzten Entscheidung wurde etwas aufgedeckt, darum gilt sie. Gegen Bots kannst du sie trotzdem zurücknehmen: Tippe „undo!“. Die Aufzeichnung zeigt es.
terminal-auto =
    { $on ->
        [yes] Erzwungene Entscheidungen werden jetzt für dich getroffen.
       *[no] Du triffst wieder jede Entscheidung selbst.
    }
terminal-nothing-of-that = So etwas gibt es jetzt nicht zu tun.
terminal-save-how = Sag wohin: save DATEI.
terminal-saved = Die Aufzeichnung steht in { $file }.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $problem }.
terminal-no-score = Dieses Spiel wird erst am Ende gewertet.
terminal-unknown-word = Hier heißt nichts „{ $text }“. „?“ allein erklärt, was man tippen kann.
terminal-see-rules = Siehe { $page }.

## Seiten

terminal-help = Hilfe
terminal-log = Was geschehen ist
terminal-score = Der Punktestand
terminal-table = Der Tisch
terminal-end = Die Partie ist zu Ende
terminal-how-to-choose = Tippe, was vor einer Wahl steht, oder den Zug selbst.
terminal-commands = Befehle:
terminal-command-help = diese Seite
terminal-command-explain = erklärt eine Karte nach ihrem Kürzel oder eine Regel nach ihrer Nummer
terminal-command-undo = nimmt deine letzte Entscheidung zurück, solange seither nichts aufgedeckt wurde
terminal-command-undo-further = nimmt sie trotzdem zurück; die Aufzeichnung zeigt es
terminal-command-table = der Tisch in Sätzen
terminal-command-score = der Punktestand, erklärt
terminal-command-log = alles, was geschehen ist
terminal-command-save = schreibt die Aufzeichnung der Partie in eine Datei
terminal-command-auto = trifft erzwungene Entscheidungen für dich, oder lässt es wieder
terminal-command-ask = bittet einen Partner um allen Handel oder Kampf, etwa ask trade 1
terminal-command-resign = gibt die Partie auf
terminal-command-quit = verlässt die Partie
