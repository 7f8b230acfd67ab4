### Was alle Spiele sagen: Ablehnungen, Zurücknehmen, Aufgeben und wie eine Partie endete.
### $player ist ein Name, oder "you", wenn der Satz diesen Spieler anspricht. $seat ist eine Nummer ab 0.

# A game without a title of its own.
engine-game = { $name }
## Spieler ohne Namen

engine-player = Spieler { $number }

## Ablehnungen

engine-game-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
engine-not-your-turn = Sitz { $seat } hat im Moment nichts zu entscheiden.
engine-choose-seat = Mehrere Sitze dürfen jetzt entscheiden; gib an, welcher gemeint ist.
engine-unknown-move = „{ $text }“ ist kein Zug dieses Spiels.
engine-bad-seat =
    { $seats ->
        [one] Einen Sitz { $seat } gibt es nicht: Diese Partie hat nur einen Sitz, die Nummer 0.
       *[other] Einen Sitz { $seat } gibt es nicht: Diese Partie hat { $seats } Sitze, gezählt ab 0.
    }

## Zurücknehmen und Aufgeben

engine-undone =
    { $player ->
        [you] Du nimmst deine letzte Entscheidung zurück.
       *[other] { $player } nimmt die letzte Entscheidung zurück.
    }
engine-resigned =
    { $player ->
        [you] Du gibst auf.
       *[other] { $player } gibt auf.
    }

## Wie eine Partie endete ($winners: die Namen der Gewinner, als Liste)

engine-outcome-score =
    { $winners ->
        [you] Du gewinnst mit der höchsten Punktzahl.
       *[other] Die höchste Punktzahl bringt den Sieg für { $winners }.
    }
engine-outcome-shared = Gleichstand: { $winners } teilen sich den Sieg.
engine-outcome-resignation =
    { $winners ->
        [you] Du gewinnst, weil sonst niemand mehr weiterspielt.
       *[other] Durch Aufgabe geht der Sieg an { $winners }.
    }
engine-outcome-defeat =
    { $winners ->
        [you] Du gewinnst: Kein Gegner ist mehr übrig.
       *[other] Alle Gegner sind besiegt: Der Sieg geht an { $winners }.
    }
engine-outcome-turn-limit = Die Partie wurde an der Zuggrenze abgebrochen, ohne Sieger.
engine-outcome-stuck =
    { $winners ->
        [you] Niemand kann weiterspielen: Du gewinnst mit der höchsten Punktzahl.
       *[other] Niemand kann weiterspielen: Die höchste Punktzahl bringt den Sieg für { $winners }.
    }
