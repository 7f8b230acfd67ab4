### Sternenhimmel, auf Deutsch.
### $token: Kürzel eines Steins (1, 3, 5, 6, 7, 10, hole, double) oder „unknown“, wenn der Leser ihn nicht kennt.
### $star: Name eines Sterns; $board: Kürzel eines unserer Sternbilder oder Name eines anderen.
### $places: Liste von Sternnamen. $player: ein Name, oder „you“, wenn der Satz diesen Spieler anspricht.

sternenhimmel-title = Sternenhimmel

## Das Spiel

sternenhimmel-name = Sternenhimmel
    .idea = Lege deine Steine auf die Sterne von zwölf Sternbildern, manche verdeckt, und hole die Preise, wenn ein Sternbild voll ist.

## Sternbilder und Steine

sternenhimmel-board =
    { $board ->
        [ari] Widder
        [tau] Stier
        [gem] Zwillinge
        [cnc] Krebs
        [leo] Löwe
        [vir] Jungfrau
        [lib] Waage
        [sco] Skorpion
        [sgr] Schütze
        [cap] Steinbock
        [aqr] Wassermann
        [psc] Fische
        [ser] Schlange
        [constellation] Dieses Sternbild
       *[other] { $board }
    }
    .figure =
    { $board ->
        [ari] Aries
        [tau] Taurus
        [gem] Gemini
        [cnc] Cancer
        [leo] Leo
        [vir] Virgo
        [lib] Libra
        [sco] Scorpius
        [sgr] Sagittarius
        [cap] Capricornus
        [aqr] Aquarius
        [psc] Pisces
        [ser] Serpens
       *[other] { $board }
    }
sternenhimmel-token =
    { $token ->
        [unknown] einen Stein
        [hole] das Schwarze Loch
        [double] einen Doppelstern
       *[other] die { $token }
    }
sternenhimmel-token-bare =
    { $token ->
        [unknown] Stein
        [hole] Schwarzes Loch
        [double] Doppelstern
       *[other] { $token }
    }

## Fragen und Züge

sternenhimmel-prompt = Welchen Stein legst du auf welchen Stern? Kleine Sterne zeigen ihn, große verbergen ihn.
sternenhimmel-waiting =
    { $player ->
        [you] Du bist am Zug.
       *[other] { $player } ist am Zug.
    }
sternenhimmel-move-put =
    { $token ->
        [hole] Schwarzes Loch
        [double] Doppelstern
       *[other] { $token }
    } auf { $star } ({ sternenhimmel-board }){ $face_down ->
        [yes] , verdeckt
       *[no] {""}
    }

## Einstellungen

sternenhimmel-option-compensation = Wer den Dritten und die Folgenden bezahlt
    .help = Der Dritte, Vierte und Fünfte bekommen eine Münze für jeden Stein, der ihnen bleibt: aus dem Vorrat oder aus dem ersten Preis des Siegers.
    .value-bank = Der Vorrat
    .value-winner = Der Sieger
sternenhimmel-preset-original = Wie Besprechungen das Original beschreiben
    .source = Besprechungen der Ausgabe von 1995 sagen, dass der Sieger eines Sternbilds den Dritten und die Folgenden aus dem ersten Preis bezahlt (SH-4.2). Die veröffentlichten Regeln, denen wir folgen, sagen das nicht.
sternenhimmel-option-doubles = Mehrere Doppelsterne neben einem Stein
    .help = Was zwei oder mehr Doppelsterne aus einem Wert machen: sie vervielfachen sich (mal 2, 4, 8) oder addieren sich (mal 2, 3, 4).
    .value-multiply = Sie vervielfachen sich
    .value-add = Sie addieren sich
sternenhimmel-option-start-player = Startspieler
    .help = Wer den ersten Zug hat.
    .value-random = Ausgelost
sternenhimmel-option-boards = Sternbilder
    .help = Ein anderer Satz Sternbilder aus einer Datei; ohne Angabe die zwölf des Tierkreises.
sternenhimmel-option-pack = Die Schachtel
    .help = Andere Sternbilder und Steine aus einer Datei; ohne Datei die des Regelhefts.

## Ereignisse

sternenhimmel-event-uncovered = Ein Sternbild kommt ins Spiel: { sternenhimmel-board }.
sternenhimmel-event-start-player =
    { $player ->
        [you] Du hast den ersten Zug.
       *[other] { $player } hat den ersten Zug.
    }
sternenhimmel-event-put =
    { $player ->
        [you] Du legst
       *[other] { $player } legt
    } { sternenhimmel-token } auf { $star } ({ sternenhimmel-board }).
sternenhimmel-event-put-face-down =
    { $player ->
        [you] Du legst
       *[other] { $player } legt
    } { sternenhimmel-token } verdeckt auf { $star } ({ sternenhimmel-board }).
sternenhimmel-event-skipped =
    { $player ->
        [you] Du hast keinen Stein auf der Hand und setzt aus.
       *[other] { $player } hat keinen Stein auf der Hand und setzt aus.
    }
sternenhimmel-event-completed =
    { $player ->
        [you] Du vollendest ein Sternbild
       *[other] { $player } vollendet ein Sternbild
    }, { sternenhimmel-board }: alle seine Steine werden aufgedeckt.
sternenhimmel-event-turned-up =
    { $player ->
        [you] Auf { $star } hast du { sternenhimmel-token } liegen.
       *[other] Auf { $star } hat { $player } { sternenhimmel-token } liegen.
    }
sternenhimmel-event-annihilated = Verbundene Schwarze Löcher verschwinden gemeinsam und verschlucken nichts: { $places }.
sternenhimmel-event-swallowed =
    { $player ->
        [you] Dein Schwarzes Loch auf { $star } verschluckt
       *[other] Das Schwarze Loch von { $player } auf { $star } verschluckt
    }, was hier liegt: { $places }.
sternenhimmel-event-doubled =
    { $player ->
        [you] Deine { $token } auf { $star }
       *[other] Die { $token } von { $player } auf { $star }
    } liegt neben { $count ->
        [one] einem Doppelstern
       *[other] { $count } Doppelsternen
    } und ist { $points } wert.
sternenhimmel-event-paid =
    { $reason ->
        [nothing] { $player ->
            [you] Dir bleibt dort kein Stein, du bekommst nichts.
           *[other] { $player } bleibt dort kein Stein, also gibt es nichts.
        }
       *[other] { $player ->
            [you] Du hast
           *[other] { $player } hat
        } { $points } mit { $number ->
            [one] { $number } Stein
           *[other] { $number } Steinen
        }: { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }, { $reason ->
            [first] der erste Preis.
            [second] der zweite Preis.
            [alone] beide Preise, denn sonst hat niemand mehr Steine.
            [tied_first] eine je Stein, wegen des Gleichstands um den ersten Platz.
            [tied_second] eine je Stein, wegen des Gleichstands um den zweiten Platz.
           *[tokens] eine je Stein.
        }
    }
sternenhimmel-event-first-pays =
    { $player ->
        [you] Du hast
       *[other] { $player } hat
    } { $points } mit { $number ->
        [one] { $number } Stein
       *[other] { $number } Steinen
    }: der erste Preis, { $first }, abzüglich { $paid } für die Folgenden, macht { $count ->
        [one] { $count } Münze.
       *[other] { $count } Münzen.
    }
sternenhimmel-event-returned =
    { $player ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { sternenhimmel-token } zurück auf die Hand.
sternenhimmel-event-scored = Ein Sternbild ist gewertet und verlässt das Spiel: { sternenhimmel-board }.
sternenhimmel-event-stuck = Niemand kann mehr einen Stein legen, und kein Sternbild ist voll: Hier endet das Spiel.
sternenhimmel-event-game-end = Das Spiel ist zu Ende.

## Ablehnungen

sternenhimmel-not-in-hand =
    { $token ->
        [hole] Dein Schwarzes Loch ist nicht auf deiner Hand.
        [double] Du hast keinen Doppelstern auf der Hand.
       *[other] Deine { $token } ist nicht auf deiner Hand.
    }
sternenhimmel-star-taken = Auf { $star } ({ sternenhimmel-board }) liegt schon ein Stein.
sternenhimmel-not-in-play =
    { $waits ->
        [yes] Dieses Sternbild ist noch nicht im Spiel, es liegt im Stapel: { sternenhimmel-board }.
       *[no] Dieses Sternbild ist nicht mehr im Spiel, es ist schon gewertet: { sternenhimmel-board }.
    }
sternenhimmel-no-such-star = Dieses Spiel hat keinen Stern { $star }.
sternenhimmel-no-such-token = In diesem Spiel gibt es keinen Stein „{ sternenhimmel-token-bare }“.

## Das Wertungsblatt

sternenhimmel-sheet-board = { sternenhimmel-board }: erster Preis { $first }, zweiter Preis { $second }.
sternenhimmel-sheet-none-removed = Kein Stein verschwindet oder wird verschluckt.
sternenhimmel-sheet-none-doubled = Kein Wert wird verdoppelt.
sternenhimmel-sheet-total =
    { $player ->
        [you] Du hast zusammen { $points }
       *[other] { $player } hat zusammen { $points }
    } mit { $number ->
        [one] { $number } verbliebenen Stein.
       *[other] { $number } verbliebenen Steinen.
    }
sternenhimmel-sheet-paid =
    { $reason ->
        [nothing] { $player ->
            [you] Dir bleibt kein Stein, du bekommst nichts.
           *[other] { $player } bleibt kein Stein, also gibt es nichts.
        }
       *[other] { $player ->
            [you] Du bekommst
           *[other] { $player } bekommt
        } { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }: { $reason ->
            [first] erster Platz, der erste Preis.
            [second] zweiter Platz, der zweite Preis.
            [alone] sonst bleibt niemandem ein Stein, also beide Preise.
            [tied_first] um den ersten Platz gleich an Summe und Steinen; kein Preis, aber für alle eine Münze je verbliebenem Stein.
            [tied_second] um den zweiten Platz gleich an Summe und Steinen; kein zweiter Preis, aber eine Münze je verbliebenem Stein.
           *[tokens] eine Münze je verbliebenem Stein.
        }
    }
sternenhimmel-sheet-first-pays =
    { $player ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }: erster Platz, der erste Preis von { $first } abzüglich { $paid } für die Folgenden.
sternenhimmel-sheet-line =
    { $player ->
        [you] Du hast
       *[other] { $player } hat
    } zusammen { $points }: { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }.
sternenhimmel-sheet-nothing =
    { $player ->
        [you] Dir bleibt kein Stein: nichts.
       *[other] { $player } bleibt kein Stein: nichts.
    }
sternenhimmel-sheet-coins =
    { $player ->
        [you] Du hast
       *[other] { $player } hat
    } { $count ->
        [-1] aufgegeben (-1).
        [one] { $count } Münze.
       *[other] { $count } Münzen.
    }

## Was eine Stellung gut macht

sternenhimmel-term-coins = Münzen
sternenhimmel-term-prizes = Preise der fast vollen Sternbilder
sternenhimmel-term-begun = Preise der begonnenen Sternbilder
sternenhimmel-term-hand = Stärke der Steine auf der Hand

# Packs: wie ihre Felder heißen, und was man über einen wissen sollte.
sternenhimmel-pack-field =
    { $field ->
        [tokens] Die Steine jedes Spielers
        [values] Werte
        [holes] Schwarze Löcher
        [doubles] Doppelsterne
        [in_play] Sternbilder im Spiel
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [constellations] Die Sternbilder
        [id] Kurzname, für Züge
        [name] Name
        [first] Erster Preis
        [second] Zweiter Preis
        [stars] Sterne
        [size] Größe
        [x] Nach rechts
        [y] Nach oben
        [lines] Linien
       *[other] { $field }
    }
sternenhimmel-pack-choice =
    { $choice ->
        [small] klein
        [large] groß
       *[other] { $choice }
    }
sternenhimmel-pack-totals = Sternbilder: { $count }. Sterne: { $stars }. Steine jedes Spielers: { $tokens }. Münzen für alle Preise: { $prizes }; der Vorrat geht nie aus.
sternenhimmel-pack-alone = { sternenhimmel-board }: Keine Linie verbindet { $star } mit einem anderen Stern. Nichts daneben kann den Stein dort schlucken oder verdoppeln.
sternenhimmel-pack-parts = { sternenhimmel-board }: Keine Linie verbindet die Teile der Figur. So viele sind es: { $count }.
sternenhimmel-pack-prizes = { sternenhimmel-board }: Der zweite Preis ist höher als der erste.
sternenhimmel-pack-open = { sternenhimmel-board }: Ohne großen Stern liegt alles offen, und niemand kann bluffen.
sternenhimmel-pack-large = { sternenhimmel-board }: Es hat mehr Sterne, als alle zusammen Steine haben, wird also nie voll. Leute am Tisch: { $players }, Steine: { $tokens }.
sternenhimmel-pack-stuck = Ein Spiel kann steckenbleiben: Alle Steine können liegen und überall einen Stern frei lassen. Leute am Tisch: { $players }, Sternbilder im Spiel: { $count }, Sterne der größten zusammen: { $stars }, Steine: { $tokens }.
sternenhimmel-pack-same-place = { $one } und { $other } sind am selben Ort.

# Why a pack is refused, after the place.
sternenhimmel-pack-many = es gibt höchstens { $most }, das sind { $own }
sternenhimmel-pack-in-play = Sternbilder im Spiel: { $count }, und es gibt { $own }
sternenhimmel-pack-players = dieses Pack ist für { $numbers } Spieler, nicht für { $own }
sternenhimmel-pack-no-value = jeder braucht mindestens einen Stein mit einem Wert
sternenhimmel-pack-equal = höchstens { $most } sind gleich, nicht { $value }
sternenhimmel-pack-tokens = jeder hat höchstens { $most ->
        [one] { $most } Stein
       *[other] { $most } Steine
    }, das sind { $own }
sternenhimmel-pack-nobody = sag, wie viele Sternbilder bei { $numbers } Spielern im Spiel sind, bei mindestens einer dieser Zahlen
sternenhimmel-pack-long-id = eine Kennung hat höchstens { $most } Zeichen, nicht { $own }
sternenhimmel-pack-stars = ein Sternbild hat höchstens { $most ->
        [one] { $most } Stern
       *[other] { $most } Sterne
    }, nicht { $own }
sternenhimmel-pack-number = erwartet wird eine Zahl
sternenhimmel-pack-id = erwartet wird eine Kennung aus Buchstaben, Ziffern, - und _, nicht { $found }
sternenhimmel-pack-far = erwartet wird eine Zahl von -{ $most } bis { $most }, nicht { $found }
sternenhimmel-pack-some-places = entweder haben alle Sterne x und y, oder keiner
sternenhimmel-pack-no-star = ein Sternbild hat mindestens einen Stern
sternenhimmel-pack-line-end = den Stern { $name } gibt es in diesem Sternbild nicht
sternenhimmel-pack-line-itself = eine Linie verbindet zwei verschiedene Sterne, nicht { $name } mit sich selbst
sternenhimmel-pack-line-twice = die Linie von { $one } nach { $other } kommt zweimal vor
