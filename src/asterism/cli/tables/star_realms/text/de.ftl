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
        [primary] g
        [ally] v
        [double_ally] 2
       *[scrap] s
    }
terminal-star-realms-legend =
    Die Fraktionen: { $factions }. { $trade } ist Handel, { $combat } Kampf, { $authority } Autorität; in der Handelsreihe steht vor dem Namen der Preis.
    Nach einer Basis steht ihre Verteidigung, bei einem Außenposten in Klammern; 5-2 hat 2 Schaden genommen.
    Nach deinen Karten im Spiel: g die Grundfähigkeit einer Basis, v die Verbündeten-, s die Schrott-Fähigkeit; ✓ benutzt, ○ noch nicht.
    „? cutter“ erklärt eine Karte nach ihrer Kennung, „? SR-2.9“ eine Regel.
    Für mehrere Züge auf einmal tippe play all, use all oder attack all (gegen mehrere: attack all 3 für Platz 3); es hält an, wo du entscheiden musst.
    auto trifft erzwungene Entscheidungen für dich; noch einmal getippt, hört es auf.
terminal-star-realms-notation = Die Züge: play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
