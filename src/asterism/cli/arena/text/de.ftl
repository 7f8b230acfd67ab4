### Turniere auf der Kommandozeile.

## Die Hilfeseite

arena-help-bots = die Bots, durch Kommas getrennt: jeder spielt gegen jeden (Standard: greedy,random)
arena-help-games = Partien je Paar, aufgerundet auf ganze Verteilungen (Standard: 100)
arena-help-seed = Startwert der ersten Verteilung; jede weitere hat den nächsten (Standard: 0)
arena-help-together = alle Bots an einem Tisch statt je zwei gegeneinander
arena-help-results = jede Partie an diese Datei anhängen und dort weitermachen, wo sie endet
arena-help-charts = die Ergebnisse in diesen Ordner zeichnen, als SVG und PNG
arena-help-cluster = auf einem Ray-Cluster spielen: dem von RAY_ADDRESS oder einem neuen auf diesem Rechner
arena-help-sprt = sequentieller Test (SPRT): aufhören, sobald entschieden ist, ob der erste Bot besser ist
arena-help-elo0 = Nullhypothese: Vorsprung des ersten Bots in Elo-Punkten (Standard: 0)
arena-help-elo1 = Gegenhypothese: sein Vorsprung in Elo-Punkten (Standard: 50)
arena-help-share0 = stattdessen: die Nullhypothese als Anteil an den Siegen, etwa 0.5
arena-help-share1 = die Gegenhypothese als Anteil an den Siegen, etwa 0.6
arena-help-alpha = Wahrscheinlichkeit eines falschen „besser“ (Standard: 0,05)
arena-help-beta = Wahrscheinlichkeit eines falschen „nicht besser“ (Standard: 0,05)

## Was nicht ging

arena-sprt-missing = Hypothesen gehören zu einem sequentiellen Test: auch --sprt angeben.
arena-sprt-is-for-two = Ein sequentieller Test vergleicht zwei Bots, nicht { $count }.
arena-elo-or-share = Entweder --elo0 und --elo1 oder --share0 und --share1 angeben, nicht beides.
arena-both-shares = --share0 und --share1 gehören zusammen.
arena-cannot-write = Die Datei { $file } lässt sich nicht verwenden: { $problem }.

## Was herauskam

arena-column-share = Sieganteil
arena-column-fair = gleicher Anteil
arena-column-rating = Wertung
arena-column-spread = ± 95 %
arena-column-time = s je Zug
arena-row-against-column = Zeile gewinnt gegen Spalte
arena-one-against-many = einer gegen einen Tisch voll anderer
arena-against = { $bot } gegen { $other }
arena-better =
    { $count ->
        [one] { $bot } ist besser als { $other }: entschieden nach { $count } Partie (LLR { $llr }, Grenzen { $lower } und { $upper }).
       *[other] { $bot } ist besser als { $other }: entschieden nach { $count } Partien (LLR { $llr }, Grenzen { $lower } und { $upper }).
    }
arena-not-better =
    { $count ->
        [one] { $bot } ist nicht besser als { $other }: entschieden nach { $count } Partie (LLR { $llr }, Grenzen { $lower } und { $upper }).
       *[other] { $bot } ist nicht besser als { $other }: entschieden nach { $count } Partien (LLR { $llr }, Grenzen { $lower } und { $upper }).
    }
arena-open =
    { $count ->
        [one] Ob { $bot } besser ist als { $other }, ist nach { $count } Partie offen (LLR { $llr }, Grenzen { $lower } und { $upper }).
       *[other] Ob { $bot } besser ist als { $other }, ist nach { $count } Partien offen (LLR { $llr }, Grenzen { $lower } und { $upper }).
    }
arena-forfeits = Aufgaben externer Bots: { $count }
arena-played =
    { $count ->
        [one] { $count } Partie, davon { $number } jetzt, in { $seconds } s.
       *[other] { $count } Partien, davon { $number } jetzt, in { $seconds } s.
    }
arena-no-png = PNG-Dateien brauchen ein Paket mehr: pip install 'asterism[charts]'

## Die Bilder

arena-chart-ladder = Wertung mit 95-%-Intervall
arena-chart-matrix = Anteil an den Siegen je Paar
arena-chart-time = Stärke und Zeit
arena-chart-seconds = Sekunden je Zug
arena-chart-rating = Wertung
arena-chart-row = Anteil der Zeile an den Siegen gegen die Spalte
arena-chart-under = { $game }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, Startwert { $seed }
