### Was alle Spiele sagen: Ablehnungen, Zurücknehmen, Aufgeben und wie eine Partie endete.
### $player ist ein Name, oder "you", wenn der Satz diesen Spieler anspricht. $seat ist eine Nummer ab 0.

# A game without a title of its own.
engine-game = { $name }
## Spieler ohne Namen

engine-player = Spieler { $number }

## Ablehnungen

engine-game-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
engine-not-your-turn =
    { $player ->
        [you] Du hast im Moment nichts zu entscheiden.
       *[other] { $player } hat im Moment nichts zu entscheiden.
    }
engine-choose-seat = Mehrere dürfen jetzt entscheiden; gib den Platz an, gezählt ab 0.
engine-unknown-move = „{ $text }“ ist kein Zug dieses Spiels.
engine-bad-seat =
    { $seats ->
        [one] Einen Platz { $seat } gibt es nicht: Diese Partie hat nur einen Platz, die Nummer 0.
       *[other] Einen Platz { $seat } gibt es nicht: Diese Partie hat { $seats } Plätze, gezählt ab 0.
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

## Wer während der Partie vorn liegt ($winners: die Namen, als Liste)

engine-leads =
    { $winners ->
        [you] Bisher liegst du vorn.
       *[other] Bisher vorn: { $winners }.
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

## Reading packs and positions: what was expected, after the place

engine-read-object = erwartet wird ein Objekt, nicht { $found }
engine-read-keys = erwartet werden Namen als Schlüssel, nicht { $found }
engine-read-list = erwartet wird eine Liste, nicht { $found }
engine-read-items = erwartet { $count ->
        [one] wird { $count } Eintrag
       *[other] werden { $count } Einträge
    }, nicht { $own }
engine-read-number = Hierher gehört eine ganze Zahl von { $least } bis { $most }.
engine-read-line = Hierher gehört eine Zeile Text, nicht länger als { $most } Zeichen.
engine-read-flag = erwartet wird true oder false, nicht { $found }
engine-read-text = erwartet wird ein Text, nicht { $found }
engine-read-texts = erwartet wird ein Text, oder einer je Sprache, nicht { $found }
engine-read-one-of = erwartet wird eines von { $names }, nicht { $found }
engine-read-field = das Feld { $name } gibt es nicht, es gibt { $names }
engine-pack-value = { $found } ist weder Text noch Zahl; setze es in Anführungszeichen
engine-pack-game = hier geht es um { $game }, das Pack ist für { $other }
engine-pack-too-large = es ist größer als { $most } kB
engine-pack-twice = { $key } { $name } kommt zweimal vor
engine-pack-which-game = für welches Spiel ist es?
engine-pack-no-game = das Spiel { $name } gibt es nicht
engine-pack-takes-none = { $name } nimmt keine Packs
engine-pack-long-key = kein TOML, das ein Pack braucht: Ein Schlüssel hat zu viele Teile
engine-pack-not-toml = kein TOML: { $problem }
engine-pack-not-json = kein JSON: { $problem } (Zeile { $line }, Spalte { $column })
engine-pack-too-deep = es ist zu tief verschachtelt
