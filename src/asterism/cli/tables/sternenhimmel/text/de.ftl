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
        [you] dein verdeckter Stein; für die anderen kann er einer von diesen sein: { $tokens }
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
    In einem kleinen Fenster sind (a)-b:7B-*c* drei Sterne in einer Reihe; ein Buchstabe allein ist ein schon genannter Stern.
    „? 1c“ erklärt einen Stern, „? 1“ ein Sternbild, „? hole“ einen Stein, „? SH-3.3“ eine Regel.
terminal-sternenhimmel-notation = Um die 10 auf Stern c von Sternbild 1 zu legen, tippe 10 1c; h 1c für das Schwarze Loch, d 1c für einen Doppelstern. Ausgeschrieben: put 10 ari.beta.
