### Die Worte der Seite für Stellar; die der Regeln stehen in src/asterism/games/stellar/text.
### $card ist ein Kartenkürzel, $slot ein Platz, $face_down yes oder no, $gain eine Änderung wie +6.

stellar-table-step =
    { $step ->
        [starters] Startkarten
        [renew] Erneuern?
        [last] Die letzte Karte
        [take] Nehmen
        [play] Spielen
        [follow] Folgen
       *[refill] Auffüllen
    }
stellar-table-steps = Schritte des Zugs
stellar-table-step-done = erledigt
stellar-table-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
stellar-table-taken = genommen
stellar-table-just-taken = eben genommen
stellar-table-follows = folgt
stellar-table-to-notebook = ins Notizbuch
stellar-table-to-discard = zum Ablegen
stellar-table-row-slot = Platz { $slot } der Auslage: { stellar-card }
stellar-table-row-empty = Platz { $slot } der Auslage: leer
stellar-table-row-follows = Platz { $slot } der Auslage: { stellar-card }, folgt in Schritt 3
stellar-table-take = { stellar-card } von Platz { $slot } nehmen
stellar-table-slot = Teleskop, Platz { $slot }: { stellar-card }
stellar-table-slot-down = Teleskop, Platz { $slot }: verdeckt, zählt 3; es ist { stellar-card }
stellar-table-slot-hidden = Teleskop, Platz { $slot }: verdeckt, zählt 3
stellar-table-slot-empty = Teleskop, Platz { $slot }: leer
stellar-table-offer = Teleskop, Platz { $slot }, { $face_down ->
        [yes] verdeckt
       *[no] offen
    }: { $gain }
stellar-table-offer-notebook = { stellar-card } ins Notizbuch: { $gain }
stellar-table-gain-types = Sterne × Folge { $gain }
    .short = ★ × Folge { $gain }
stellar-table-gain-sections = Abschnitt { $gain }
    .short = Abschn. { $gain }
stellar-table-gain-diversity = alle fünf { $gain }
    .short = alle 5 { $gain }
stellar-table-gain-other = { $player } { $gain }
stellar-table-choose-place = Wähle einen leuchtenden Platz.
stellar-table-choose-down = Verdeckt zählt sie 3, ohne Sterne und ohne Art. Wähle einen leuchtenden Platz.
stellar-table-choose-line = Wähle die leuchtende Zeile für diese Karte oder nimm stattdessen die andere.
stellar-table-renew = { $player } hat einen Satelliten genommen. Die Auslage erneuern?
stellar-table-then =
    { $slot ->
        [0] Dann kommt die oberste Karte des Stapels in den anderen Bereich.
       *[other] Dann kommt { stellar-card } von Platz { $slot } in den anderen Bereich.
    }
stellar-table-face-down = Verdeckt
stellar-table-only-down = Offen passt sie nirgends hin, darum kommt sie verdeckt.
stellar-table-closer = { stellar-card } näher ansehen
stellar-table-closer-stack = Den Stapel näher ansehen: { stellar-table-types }
stellar-table-closer-side = Die Seite von { $player } näher ansehen
stellar-table-answer =
    { $answer ->
        [renew] Auslage erneuern
       *[keep] Auslage lassen
    }
stellar-table-placing = Wird gelegt: { stellar-card }
stellar-table-types =
    { $type ->
        [planet] Planeten
        [moon] Monde
        [asteroid] Asteroiden
        [cloud] Wolken
       *[black_hole] Schwarze Löcher
    }
stellar-table-notebook = Notizbuch
stellar-table-notebook-how = Sterne im Teleskop × längste Folge
stellar-table-line = { stellar-types }: { $cards }. { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } × { $run ->
        [0] keine Folge
       *[other] Folge aus { $run }
    } = { $points }
stellar-table-no-cards = keine Karten
stellar-table-follows-here = folgt hierher
stellar-table-score = Punkte
stellar-table-part =
    { $part ->
        [types] Sterne × Folgen
        [sections] Abschnitte
        [diversity] Alle fünf Arten
       *[total] Summe
    }
stellar-table-section =
    { $section ->
        [top] Oben
        [middle] Mitte
       *[bottom] Unten
    }
stellar-table-section-says = { stellar-section }: { $name } { $own }, { $rival } { $other }
stellar-table-known-in-hand = Hat sicher auf der Hand: { $cards }
stellar-table-card-facts = { stellar-type } { $number } · { $stars ->
        [0] keine Sterne
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
stellar-table-card-satellite = Satellit { $number } · passt zu jedem Stapel des Notizbuchs
stellar-table-card-six = Sechs im Teleskop; sechs oder null im Notizbuch, je nachdem, was mehr bringt.
stellar-table-card-down = Verdeckt: Sie zählt 3 und hat weder Art noch Sterne.

## Der Wertungsbogen

stellar-table-sheet-types = Sterne × längste Folge
stellar-table-sheet-sections = Abschnitte des Teleskops
stellar-table-sheet-diversity = Vielfalt
stellar-table-sheet-total = Summe
stellar-table-sheet-run =
    { $run ->
        [1] nur die { $numbers }
       *[other] Folge aus { $run }: { $numbers }
    }
stellar-table-sheet-run-none = keine Folge
stellar-table-sheet-satellites = Die Satelliten { $cards } zählen hier.
stellar-table-sheet-against = { $own } zu { $other }

## Der Wertungsblock

stellar-table-pad = Wertungsblock für Stellar
stellar-table-pad-idea = Spielst du mit der Schachtel? Tipp deine Karten ein: Der Bogen zählt und erklärt die Punkte.
stellar-table-pad-player =
    { $number ->
        [1] Erste Person
       *[2] Zweite Person
    }
stellar-table-pad-name = Name
stellar-table-pad-to-slot = Karte für Platz { $slot } des Teleskops
stellar-table-pad-to-notebook = Karte für das Notizbuch
stellar-table-pad-add = Karte ins Notizbuch legen
stellar-table-pad-remove = { stellar-card } wegnehmen
stellar-table-pad-clear = Diesen Platz leeren
stellar-table-pad-new = Neuer Bogen
stellar-table-pad-stars = Sterne auf den Karten
stellar-table-pad-stars-help = Im Regelheft steht diese Tabelle nicht; sie ist erschlossen. Zeigen deine Karten andere Sternzahlen, dann korrigiere sie hier: Der Bogen rechnet damit, und dieses Gerät merkt sie sich. Um damit zu spielen, gib der Option „Sterne“ einer Partie den Wert { $stars }; um sie dauerhaft zu ändern, korrigiere box.json im Programm.
stellar-table-pad-stars-of = Sterne auf Karten mit der Zahl { $number }
stellar-table-pad-stars-reset = Wie erschlossen
