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
