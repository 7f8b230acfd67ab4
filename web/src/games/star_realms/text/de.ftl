### Was die Seite an einem Tisch von Star Realms sagt, neben den Worten des Spiels selbst.

## Orte
realms-trade-row = Handelsreihe
realms-trade-deck = Handelsstapel
realms-explorers = Kundschafter
realms-scrap-heap = Schrotthaufen
realms-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
realms-scrap-heap-open = Schrotthaufen, { realms-cards }
realms-deck = Deck
realms-discard = Ablage
realms-discard-open = Ablagestapel von { $name }, { realms-cards }
realms-discard-mine = Dein Ablagestapel, { realms-cards }
realms-unseen-open = Karten in Deck oder Hand von { $name }, { realms-cards }
realms-unseen-mine = Karten in deinem Deck, in unbekannter Reihenfolge, { realms-cards }
realms-trade-deck-open = Karten im Handelsstapel, in unbekannter Reihenfolge, { realms-cards }
realms-trade-deck-reduced = Karten, die im Handelsstapel liegen können, in unbekannter Reihenfolge, { realms-cards }; davon außen vor: { $out }
realms-hand = Deine Hand
realms-hand-of = Hand von { $name }
realms-players = Spieler
realms-reachable = kann angegriffen oder unterstützt werden
realms-bases-count =
    { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }, { $outposts ->
        [0] kein Außenposten
        [one] { $outposts } Außenposten
       *[other] { $outposts } Außenposten
    }
realms-hand-empty = Keine Karten auf der Hand
realms-ships = Schiffe
realms-bases = Basen
realms-in-play = Im Spiel
realms-in-play-empty = Nichts im Spiel
realms-hand-count = { $count } auf der Hand
realms-authority = Autorität
realms-authority-of = { $count } Autorität
realms-trade = Handel
realms-combat = Kampf
realms-pool = { $count } { $kind ->
        [trade] Handel
       *[combat] Kampf
    }
realms-empty-slot = Leerer Platz
realms-hand-open = Hand von { $name }, { realms-cards }, soweit du sie kennst
realms-debt = { $count ->
        [one] muss eine Karte abwerfen
       *[other] muss { $count } Karten abwerfen
    }

## Wer wo sitzt
realms-turn = Zug { $number }
realms-order = Zugfolge
realms-dawn = Morgen
realms-dusk = Abend
realms-role-emperor = Imperator
realms-role-admiral = Admiral
realms-role-boss = Boss
realms-role-elite = Elite
realms-faces-you = dir gegenüber
realms-faces = gegenüber von { $name }
realms-prey = deine Beute
realms-hunter = jagt dich
realms-hunts = jagt { $name }
realms-partner = Partner
realms-you = Du
realms-ended = fertig
realms-defeated = besiegt
realms-shared = gemeinsame Autorität des Teams
realms-shared-short = gemeinsam
realms-on-turn = am Zug
realms-bot = Bot

## Karten
realms-or = oder
realms-cost = kostet { $count }
realms-defense = Verteidigung { $count }
realms-damage = Schaden { $count }
realms-short = { $count } zu wenig
realms-behind-outpost = hinter dem Außenposten
realms-copies = kopiert { $card }
realms-in-box = { $count } in der Schachtel
realms-mark = { $ability ->
        [primary] Grundfähigkeit
        [ally] Verbündeten-Fähigkeit
        [double_ally] Fähigkeit mit zwei Verbündeten
       *[scrap] Schrott-Fähigkeit
    } { $state ->
        [ready] bereit
        [used] benutzt
       *[waiting] jetzt nicht nutzbar
    }
realms-enlarge = { $card } vergrößern
realms-enlarge-hint = Rechtsklick oder Taste I vergrößert eine Karte.
realms-enlarge-hint-touch = Langes Drücken vergrößert eine Karte.
realms-more = { $card }: Fähigkeiten
realms-count = { $count }-mal

## Was man tun kann
realms-play-all = Alle spielen
realms-play-all-sub = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
realms-use-all = Alle nutzen
realms-use-all-sub = { $count ->
        [one] eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }
realms-attack-all = Mit allem angreifen
realms-attack-some = Angreifen …
realms-attack-all-sub = { $count } Kampf
realms-attack-which = Wen mit allem angreifen?
realms-attack-everything = { $name } mit allem
realms-end-turn = Zug beenden
realms-attack-amount = Angriff { $count }
realms-attack-player = { $name } angreifen
realms-attack-title = { $name } mit wie viel angreifen?
realms-attack-base-title = { $card } mit wie viel angreifen?
realms-amount = Eingesetzter Kampf
realms-amount-less = Eins weniger
realms-amount-more = Eins mehr
realms-amount-all = Alles
realms-attack-do = Mit { $count } angreifen
realms-lend-trade = { $name } { $count } Handel leihen
realms-lend-combat = { $name } { $count } Kampf leihen
realms-ask-trade = { $name } um allen Handel bitten
realms-ask-combat = { $name } um allen Kampf bitten
realms-give = { $name } eine Karte geben
realms-give-sub = aus deiner Ablage, 1 Handel
realms-give-title = Welche Karte geht an { $name }?

## Bevor ein Zug endet
realms-end-title = Den Zug beenden?
realms-unused = Noch ungenutzt:
realms-unused-cards = { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
realms-unused-trade = { $count } Handel
realms-unused-combat = { $count } Kampf
realms-unused-abilities = { $count ->
        [one] eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }
realms-end-anyway = Den Zug trotzdem beenden
realms-end-back = Weiterspielen
realms-end-never = Nicht mehr fragen

## Fragen
realms-asks = { $card } fragt
realms-asking = fragt
realms-question = Eine Frage
realms-draft = Der Draft
realms-look = Den Tisch ansehen
realms-look-back = Zurück zur Frage
realms-ask-option = Welches davon?
realms-ask-either = { $first } oder { $second }?
realms-gain = nimm { $gains }
realms-gains = { $gains }
realms-ask-scrap = { $must ->
        [yes] Verschrotte { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
       *[no] Du darfst { $count ->
            [one] eine Karte
           *[other] bis zu { $count } Karten
        } verschrotten,
    } { $zone ->
        [hand] von deiner Hand
       *[both] von Hand oder Ablagestapel
    }
realms-ask-scrap-draw = Verschrotte bis zu { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } { $zone ->
        [hand] von deiner Hand
       *[both] von Hand oder Ablagestapel
    }, dann ziehe ebenso viele
realms-ask-discard = { $count ->
        [one] Wirf eine Karte ab
       *[other] Wirf { $count } Karten ab
    }
realms-ask-discard-draw = Wirf bis zu { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab, dann ziehe ebenso viele
realms-ask-scrap-row = Du darfst { $count ->
        [one] eine Karte
       *[other] bis zu { $count } Karten
    } der Handelsreihe verschrotten
realms-ask-destroy = { $must ->
        [yes] Zerstöre eine Basis
       *[no] Du darfst eine Basis zerstören
    }
realms-ask-return = { $must ->
        [yes] Gib eine Basis auf die Hand ihres Besitzers zurück
       *[no] Du darfst eine Basis auf die Hand ihres Besitzers zurückgeben
    }
realms-ask-take-ship = Nimm ein Schiff umsonst: Es kommt oben auf dein Deck
realms-ask-take = Nimm umsonst { $kind ->
        [ship] ein Schiff
       *[card] eine Karte
    } für höchstens { $count }, und zwar { $zone ->
        [hand] auf die Hand
        [deck] oben auf dein Deck
       *[discard] auf deinen Ablagestapel
    }
realms-ask-on-top = Soll { $card } oben auf dein Deck?
realms-ask-draft = Nimm eine Karte { $zone ->
        [hand] auf deine erste Hand
        [discard] für deinen Ablagestapel
       *[deck] für dein erstes Deck
    }{ $count ->
        [one] {""}: die letzte
       *[other] {""}: noch { $count }
    }
realms-ask-copy-ship = Welches Schiff soll kopiert werden?
realms-ask-copy-base = Die Grundfähigkeit welcher Basis geschieht noch einmal?
realms-ask-for-each = { $asked }; für jede: +{ $gains }
realms-ask-target = Wer muss eine Karte abwerfen?
realms-ask-gift = { $name } zum Abschied eine Karte überlassen?
realms-decline-scrap = Nichts verschrotten
realms-decline-discard = Nichts abwerfen
realms-decline-destroy = Nichts zerstören
realms-decline-return = Nichts zurückgeben
realms-decline-on-top = Auf den Ablagestapel
realms-decline-gift = Nichts überlassen
realms-done = Fertig
realms-zone-hand = Hand
realms-zone-discard = Ablagestapel
realms-zone-deck = Deck
realms-zone-ships = Schiffe
realms-zone-bases = Basen
realms-zone-trade_row = Handelsreihe
realms-zone-explorers = Kundschafter
realms-zone-played = In diesem Zug gespielt
realms-zone-bases-of = Basen von { $name }
realms-zone-bases-own = Deine eigenen Basen

## Wertung
realms-sheet-authority = Autorität
realms-sheet-cards = Karten am Ende
realms-sheet-player = Spieler
realms-sheet-won = gewinnt
realms-sheet-you-won = Du hast gewonnen,
realms-sheet-you-lost = Du bist besiegt,
realms-sheet-turns = { $count ->
        [one] nach einem Zug
       *[other] nach { $count } Zügen
    }
realms-sheet-explains = Die Balken zeigen, woraus jedes Deck bestand, nach Fraktionen.
