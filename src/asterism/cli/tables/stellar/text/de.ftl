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
    Die 6 einer Art ist ihre 6/0; tippe P6. „? P3“ erklärt eine Karte, „? ST-4.3“ eine Regel.
    In einem Teleskop liegt [ P3 ] offen und ~ P3 ~ verdeckt. Eine Zahl allein ist ein freier Platz; auf < 7 > darfst du die Karte offen legen.
    In einem Notizbuch ist jede Zeile ein Stapel, dann Sterne × Folge = Punkte. S4 in einem Stapel ist ein Satellit; er steht dort, wo er jetzt am meisten bringt.
    Neben einer Wahl siehst du, wie sie deinen Punktestand ändert, nach dem Schrägstrich den des Gegners. „dann C4“ ist die Karte, die in den anderen Bereich folgt.
    Um eine Karte zu legen, tippe die Nummer des Platzes, mit einem d für verdeckt: 7 oder 7d.
terminal-stellar-notation = Die Züge: start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.
