### Die eigenen Worte der Seite für Sternenhimmel; die der Regeln stehen in src/asterism/games/sternenhimmel/text.

sternenhimmel-table-ecliptic = Ekliptik
sternenhimmel-table-free = { $free } von { $all } frei
sternenhimmel-table-last-star = letzter Stern: danach wird gewertet
sternenhimmel-table-prizes = Erster Preis { $first }, zweiter Preis { $second }
sternenhimmel-table-large = groß: verdeckt
sternenhimmel-table-small = klein: offen
sternenhimmel-table-star =
    { $large ->
        [yes] { $star }, großer Stern
       *[no] { $star }, kleiner Stern
    }
sternenhimmel-table-star-free = { sternenhimmel-table-star }: frei
sternenhimmel-table-star-held =
    { sternenhimmel-table-star }: { $player ->
        [you] von dir: { sternenhimmel-token-bare }
       *[other] von { $player }: { sternenhimmel-token-bare }
    }{ $face_down ->
        [yes] , verdeckt
       *[no] {""}
    }
sternenhimmel-table-offer =
    { $face_down ->
        [yes] { sternenhimmel-token-bare } verdeckt legen: { sternenhimmel-table-star }, { sternenhimmel-board }
       *[no] { sternenhimmel-token-bare } offen legen: { sternenhimmel-table-star }, { sternenhimmel-board }
    }
sternenhimmel-table-lay = Lege auf einen leuchtenden Stern: { sternenhimmel-token-bare }.
sternenhimmel-table-would =
    { $face_down ->
        [yes] { sternenhimmel-table-star }: hier läge verdeckt: { sternenhimmel-token-bare }.
       *[no] { sternenhimmel-table-star }: hier läge offen: { sternenhimmel-token-bare }.
    }
sternenhimmel-table-would-score = { sternenhimmel-board } wäre voll und würde gewertet.
sternenhimmel-table-would-pay =
    { $player ->
        [you] Du bekommst { $count }
       *[other] { $player } bekommt { $count }
    }
sternenhimmel-table-would-guess = Was es bringt, hängt von verdeckten Steinen ab.
sternenhimmel-table-tap-again = Tipp den Stern noch einmal an, um den Stein dort zu legen.
sternenhimmel-table-click = Klick oder drück Enter, um den Stein dort zu legen.
sternenhimmel-table-nameless = { $letter } ({ sternenhimmel-board })
sternenhimmel-table-new =
    { $own ->
        [yes] neu seit deinem letzten Zug
       *[no] neu in der letzten Runde
    }
sternenhimmel-table-hand = Deine Steine
sternenhimmel-table-in-hand = { sternenhimmel-token-bare }, auf der Hand
sternenhimmel-table-lies = { sternenhimmel-token-bare }, liegt auf { $star }
sternenhimmel-table-lies-on = auf { $star }
sternenhimmel-table-cancel = Zurücklegen
sternenhimmel-table-players = Spieler
sternenhimmel-table-memory = Gedächtnishilfe
sternenhimmel-table-memory-help = was jeder noch auf der Hand haben kann
sternenhimmel-table-to-play = am Zug
sternenhimmel-table-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
sternenhimmel-table-held = { $count } auf der Hand
sternenhimmel-table-down = { $count } verdeckt
sternenhimmel-table-holds = hat { $count } von diesen { $number }
sternenhimmel-table-may-hold = kann auf der Hand sein: { $tokens }
sternenhimmel-table-surely-down = liegt verdeckt: { $tokens }
sternenhimmel-table-none = nichts
sternenhimmel-table-resigned = hat aufgegeben
sternenhimmel-table-pile =
    { $count ->
        [0] Stapel leer
       *[other] { $count } im Stapel
    }
sternenhimmel-table-scored = { $count } gewertet
sternenhimmel-table-to-come = Noch im Stapel
sternenhimmel-table-to-come-help = in unbekannter Reihenfolge
sternenhimmel-table-zodiac = Die Sternbilder dieser Partie
sternenhimmel-table-state =
    { sternenhimmel-board }, { $state ->
        [play] im Spiel
        [done] gewertet: noch einmal ansehen
        [scored] gewertet
       *[pile] im Stapel
    }
sternenhimmel-table-chart = { sternenhimmel-board }, { sternenhimmel-board.figure }
sternenhimmel-table-empty-place = Der Stapel ist leer: Hierher kommt kein neues Sternbild.
sternenhimmel-table-choose-chart = Sternbilder im Spiel

## Wertung

sternenhimmel-table-is-scored = Wertung: { sternenhimmel-board }
sternenhimmel-table-step =
    { $step ->
        [reveal] Aufdecken
        [meet] Schwarze Löcher begegnen sich
        [swallow] Schwarze Löcher verschlucken
        [double] Doppelsterne
        [totals] Summen
       *[coins] Münzen
    }
sternenhimmel-table-none-down = Kein Stein lag verdeckt.
sternenhimmel-table-none-met = Keine Schwarzen Löcher sind verbunden.
sternenhimmel-table-none-swallowed = Nichts wird verschluckt.
sternenhimmel-table-owned =
    { $token ->
        [hole] { $player ->
            [you] dein Schwarzes Loch
           *[other] das Schwarze Loch von { $player }
        }
        [double] { $player ->
            [you] deinen Doppelstern
           *[other] den Doppelstern von { $player }
        }
       *[other] { $player ->
            [you] deine { $token }
           *[other] die { $token } von { $player }
        }
    }
sternenhimmel-table-swallows =
    { $player ->
        [you] Dein Schwarzes Loch auf { $star } verschluckt { $tokens }.
       *[other] Das Schwarze Loch von { $player } auf { $star } verschluckt { $tokens }.
    }
sternenhimmel-table-doubled =
    { $player ->
        [you] Deine { $token } auf { $star }
       *[other] Die { $token } von { $player } auf { $star }
    } zählt { $points }: { $count ->
        [one] Ein Doppelstern ist mit ihr verbunden.
       *[other] { $count } Doppelsterne sind mit ihr verbunden.
    }
sternenhimmel-table-tie-break = Bei gleicher Summe liegt vorn, wer mehr Steine übrig hat.
sternenhimmel-table-payout =
    { $payout ->
        [tied_first] Gleichstand um den ersten Platz, in Summe und Steinen: keine Preise, aber eine Münze für jeden übrigen Stein.
        [tied_second] Erster Preis { $first }. Gleichstand um den zweiten Platz: kein zweiter Preis, aber eine Münze für jeden übrigen Stein.
        [alone] Nur von einer Person sind noch Steine da: Sie bekommt beide Preise, { $first } und { $second }.
        [none] Kein Stein ist übrig: Nichts wird bezahlt.
       *[prizes] { $count ->
            [0] Erster Preis { $first }, zweiter Preis { $second }.
           *[other] Erster Preis { $first }, zweiter Preis { $second }; die anderen bekommen eine Münze für jeden übrigen Stein.
        }
    }
sternenhimmel-table-has-total =
    { $player ->
        [you] Du { $points }
       *[other] { $player } { $points }
    }
sternenhimmel-table-skip = Überspringen
sternenhimmel-table-again = Von vorn
sternenhimmel-table-back = Schritt zurück
sternenhimmel-table-next = Nächster Schritt
sternenhimmel-table-done = Weiter
sternenhimmel-table-at-once = Jede Wertung zeigen
sternenhimmel-table-stay = Übrige Steine
sternenhimmel-table-total = Summe
sternenhimmel-table-prize = Münzen
sternenhimmel-table-purse = Beutel
sternenhimmel-table-rank = Platz
sternenhimmel-table-player = Spieler
sternenhimmel-table-first-pays = erster Preis { $first }, abzüglich { $paid } für die Folgenden
sternenhimmel-table-reason =
    { $reason ->
        [first] erster Preis
        [second] zweiter Preis
        [alone] beide Preise
        [tied_first] Gleichstand vorn: je Stein eine Münze
        [tied_second] Gleichstand auf Platz zwei: je Stein eine Münze
        [nothing] kein Stein übrig
       *[tokens] je Stein eine Münze
    }

## Das Ende

sternenhimmel-table-sheet = Münzen aus jedem Sternbild
sternenhimmel-table-constellation = Sternbild
sternenhimmel-table-before = Vorher
sternenhimmel-table-sum = Münzen insgesamt
sternenhimmel-table-explain = So wurde { sternenhimmel-board } gewertet

# Die Werkstatt
sternenhimmel-table-sky = Der Himmel dieses Sternbilds
sternenhimmel-table-sky-star =
    { $star }, { $large ->
        [yes] groß
       *[no] klein
    }, { $lines ->
        [one] eine Linie
       *[other] { $lines } Linien
    }
sternenhimmel-table-sky-add = Stern hinzufügen
sternenhimmel-table-sky-draw = Linie von ihm ziehen
sternenhimmel-table-sky-size = Groß oder klein
sternenhimmel-table-sky-remove = Stern entfernen
sternenhimmel-table-sky-fit = Alles zeigen
sternenhimmel-table-sky-name = Name des Sterns
sternenhimmel-table-sky-added = Neuer Stern { $star }
sternenhimmel-table-sky-removed = { $star } ist entfernt
sternenhimmel-table-sky-line = { $one } – { $other }
sternenhimmel-table-sky-cut = Die Linie { $one } – { $other } entfernen
sternenhimmel-table-sky-from = Eine Linie beginnt bei { $star }: Wähle den anderen Stern. Wo schon eine Linie ist, verschwindet sie.
sternenhimmel-table-sky-keys = Klicke auf den Himmel, um einen Stern hinzuzufügen, ziehe ihn, um ihn zu bewegen. Mit der Tastatur, auf einem Stern: N fügt einen weiteren hinzu, Pfeile bewegen ihn (mit Umschalt schneller), L und dann ein anderer Stern zieht eine Linie oder entfernt sie, S ändert seine Größe, Entf entfernt ihn.
