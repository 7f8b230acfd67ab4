### Was „asterism review“ sagt.

review-help-seat = nur diesen Platz auswerten, ab 0 gezählt (Standard: alle)
review-help-iterations = Iterationen der Suche je Entscheidung (Standard: etwa die der Stufe expert)
review-help-deals = ausgeloste Verteilungen je Schätzung (Standard: 160)
review-help-seed = Startwert der ausgelosten Verteilungen (Standard: 0)
review-help-pack = das Pack dieser Partie, um nach den Gewichten daneben zu urteilen
review-help-html = den Rückblick auch als Seite in diese Datei schreiben
review-not-over = { $file }: Diese Partie ist nicht zu Ende; einen Rückblick gibt es nur auf beendete Partien.
review-other-pack = { $file } wurde nicht mit dem Pack { $pack } gespielt.
review-cannot-write = { $file } kann nicht geschrieben werden: { $problem }.
review-written = Die Seite steht in { $file }.

review-heading = Rückblick auf die Partie
review-title = { $game }: { $who }
review-title-named = { $game }: { $who }, { $name }
review-accuracy = Genauigkeit { $number } %: 100 % heißt, dass keine Entscheidung etwas verschenkt hat.
review-nothing-decided = Es gab nichts zu entscheiden.
review-curve = Gewinnchance im Lauf der Partie, nach dem Wissen dieses Platzes
review-start = vor dem Austeilen
review-deal = das Austeilen
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-result = Ergebnis
review-turns = Wendepunkte
review-turn = Zug { $ply }: { $change } ({ $cause })
review-cause-own = eigene Entscheidung
review-cause-others = Entscheidung von { $who }
review-cause-luck = Glück
review-cause-resignation = Platz { $seat } gab auf
review-decisions = Eigene Entscheidungen
review-played = Nach Zug { $ply }: { $move } ({ $chance })
review-best = Bester gefundener Zug: { $move } ({ $chance })
review-budget = Die Chancen sind aus simulierten Partien geschätzt: Suche { $iterations }, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, Startwert { $seed }. Dieselben Zahlen ergeben denselben Rückblick.
