### $card ist ein Kartencode (P3, M6, S2 ...), oder "unknown", wenn der Leser die Karte nicht kennt.
### $player ist ein Name, oder "you", wenn der Satz diesen Spieler anspricht.
### $step: starters, renew, take, play, place, follow, last. $area: telescope, notebook.
### $section: top, middle, bottom. $type: planet, moon, asteroid, cloud, black_hole, satellite.

stellar-title = Stellar

## Das Spiel

stellar-name = Stellar
    .idea = Hol den Nachthimmel in dein Teleskop, halte deine Beobachtungen im Notizbuch fest und stimme beides aufeinander ab.

## Arten, Bereiche, Abschnitte, Orte

stellar-type =
    { $type ->
        [planet] Planet
        [moon] Mond
        [asteroid] Asteroid
        [cloud] interstellare Wolke
        [black_hole] Schwarzes Loch
       *[satellite] Satellit
    }
stellar-types =
    { $type ->
        [planet] Planeten
        [moon] Monde
        [asteroid] Asteroiden
        [cloud] Interstellare Wolken
        [black_hole] Schwarze Löcher
       *[satellite] Satelliten
    }
stellar-area =
    { $area ->
        [telescope] Teleskop
       *[notebook] Notizbuch
    }
stellar-section =
    { $section ->
        [top] Oberer Abschnitt
        [middle] Mittlerer Abschnitt
       *[bottom] Unterer Abschnitt
    }
stellar-row = Auslage
stellar-deck = Stapel
stellar-discard = Ablagestapel
stellar-hand = Hand
stellar-empty = leer
stellar-face-down = verdeckt
stellar-telescope-of =
    { $player ->
        [you] Dein Teleskop
       *[other] Teleskop von { $player }
    }
stellar-notebook-of =
    { $player ->
        [you] Dein Notizbuch
       *[other] Notizbuch von { $player }
    }
stellar-hand-of =
    { $player ->
        [you] Deine Hand
       *[other] Hand von { $player }
    }
stellar-candidates = verdeckt, eine von diesen: { $cards }

## Wie es steht

stellar-status-round = Runde { $round } von { $rounds }
stellar-status-deck =
    { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
stellar-status-discard =
    { $count ->
        [0] Der Ablagestapel ist leer
        [one] { $count } Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
stellar-status-run =
    { $run ->
        [0] noch keine Folge
        [one] Folge aus { $run } Karte
       *[other] Folge aus { $run } Karten
    }

## Karten: ein Name, eine wahre Tatsache und wie Sätze die Karte nennen

stellar-card-P1 = Merkur
    .fact = Merkur umrundet die Sonne in nur 88 Tagen, schneller als jeder andere Planet.
stellar-card-P2 = Venus
    .fact = Ihre dichte Hülle aus Kohlendioxid macht die Venus zum heißesten Planeten: rund 465 °C, bei Tag und bei Nacht.
stellar-card-P3 = Mars
    .fact = Auf dem Mars sind Sonnenuntergänge bläulich, denn der feine Staub in der Luft lenkt blaues Licht nach vorn, rund um die Sonne.
stellar-card-P4 = Jupiter
    .fact = Jupiter dreht sich in knapp zehn Stunden einmal um sich selbst: der kürzeste Tag aller Planeten.
stellar-card-P5 = Saturn
    .fact = Saturn ist der einzige Planet des Sonnensystems, der im Mittel weniger dicht ist als Wasser.
stellar-card-P6 = Neptun
    .fact = Neptun wurde 1846 weniger als ein Grad von dem Ort gefunden, den seine Anziehung auf Uranus verraten hatte.

stellar-card-M1 = Phobos
    .fact = Phobos läuft dreimal am Tag um den Mars, so nah, dass er in einigen zehn Millionen Jahren zerbrechen oder abstürzen wird.
stellar-card-M2 = Enceladus
    .fact = Aus Rissen nahe seinem Südpol sprüht Enceladus Fontänen aus Eis, die einen der Saturnringe speisen.
stellar-card-M3 = Io
    .fact = Jupiters Gezeiten kneten Io so stark, dass dort Hunderte Vulkane aktiv sind, mehr als auf jeder anderen Welt des Sonnensystems.
stellar-card-M4 = Europa
    .fact = Unter dem rissigen Eis von Europa liegt höchstwahrscheinlich ein Ozean mit mehr Wasser als in allen Meeren der Erde.
stellar-card-M5 = Titan
    .fact = Titan hat als einziger Mond eine dichte Lufthülle, und außer der Erde kennt man nur dort Flüsse und Meere: aus flüssigem Methan.
stellar-card-M6 = Ganymed
    .fact = Ganymed ist der größte Mond des Sonnensystems und im Durchmesser größer als der Planet Merkur.

stellar-card-A1 = Itokawa
    .fact = Von Itokawa stammen die ersten Körnchen eines Asteroiden, die je zur Erde gelangten: 2010, mit der Sonde Hayabusa.
stellar-card-A2 = Bennu
    .fact = 2023 brachte eine Kapsel rund 120 Gramm von Bennu zur Erde: Stoff, der fast so alt ist wie das Sonnensystem selbst.
stellar-card-A3 = Ida
    .fact = Ida war der erste Asteroid, bei dem man einen eigenen Mond sah: Dactyl, etwa 1,4 Kilometer groß.
stellar-card-A4 = Eros
    .fact = Eros war der erste Asteroid, den eine Sonde umkreiste, im Jahr 2000, und der erste, auf dem eine landete, ein Jahr später.
stellar-card-A5 = Vesta
    .fact = Vesta ist der hellste Asteroid an unserem Himmel; in dunklen Nächten ist sie manchmal mit bloßem Auge zu sehen.
stellar-card-A6 = Ceres
    .fact = Ceres, am 1. Januar 1801 als erster Asteroid entdeckt, ist schwer genug, um rund zu sein, und gilt heute auch als Zwergplanet.

stellar-card-C1 = Kohlensack
    .fact = Der Kohlensack ist eine Staubwolke beim Kreuz des Südens; mit bloßem Auge wirkt er wie ein Loch in der Milchstraße.
stellar-card-C2 = Pferdekopfnebel
    .fact = Der Pferdekopf ist eine Säule aus kaltem Staub, die sich dunkel vor rot leuchtendem Wasserstoff abhebt.
stellar-card-C3 = Adlernebel
    .fact = Im Adlernebel stehen die Säulen der Schöpfung: Türme aus Gas und Staub, mehrere Lichtjahre hoch.
stellar-card-C4 = Orionnebel
    .fact = Der Orionnebel, rund 1350 Lichtjahre entfernt, ist der nächste Ort, an dem viele massereiche Sterne entstehen.
stellar-card-C5 = Krebsnebel
    .fact = Der Krebsnebel ist der Überrest eines Sterns, dessen Explosion im Jahr 1054 am hellen Tag zu sehen war.
stellar-card-C6 = Tarantelnebel
    .fact = Stünde der Tarantelnebel so nah wie der Orionnebel, würde sein Licht auf der Erde Schatten werfen.

stellar-card-B1 = Gaia BH1
    .fact = Gaia BH1 ist das nächste bekannte Schwarze Loch, rund 1560 Lichtjahre entfernt; die Bewegung seines Begleitsterns verriet es.
stellar-card-B2 = Cygnus X-1
    .fact = Cygnus X-1 war das erste Objekt, das weithin als Schwarzes Loch anerkannt wurde; sein heißes Gas strahlt im Röntgenlicht.
stellar-card-B3 = GW150914
    .fact = 2015 ließ die Verschmelzung, aus der dieses Schwarze Loch entstand, den Raum selbst beben: die ersten gemessenen Gravitationswellen.
stellar-card-B4 = Sagittarius A*
    .fact = Im Zentrum unserer Milchstraße sitzt Sagittarius A*, etwa vier Millionen Mal so massereich wie die Sonne.
stellar-card-B5 = M87*
    .fact = M87* war das erste Schwarze Loch, dessen Schatten man abbildete: 2019, mit Radioteleskopen rund um die Erde.
stellar-card-B6 = TON 618
    .fact = TON 618 zählt mit mehreren zehn Milliarden Sonnenmassen zu den schwersten bekannten Schwarzen Löchern; sein Leuchten war über zehn Milliarden Jahre unterwegs.

stellar-card-S1 = Sputnik 1
    .fact = Sputnik 1, der erste künstliche Satellit, piepste im Oktober 1957 drei Wochen lang aus der Umlaufbahn.
stellar-card-S2 = Vanguard 1
    .fact = Vanguard 1, gestartet im März 1958 mit den ersten Solarzellen im All, ist der älteste Satellit, der noch um die Erde kreist.
stellar-card-S3 = Hubble
    .fact = Das 1990 gestartete Hubble-Teleskop wurde fünfmal von Astronauten besucht, repariert und verbessert.
stellar-card-S4 = Gaia
    .fact = Gaia hat Ort und Bewegung von fast zwei Milliarden Sternen vermessen, für die beste Karte der Milchstraße.
stellar-card-S5 = James Webb
    .fact = Das James-Webb-Teleskop fängt Infrarotlicht mit einem vergoldeten Spiegel von 6,5 Metern ein, 1,5 Millionen Kilometer von der Erde.

stellar-card =
    { $card ->
        [unknown] eine Karte
        [P1] { stellar-card-P1 } (Planet 1)
        [P2] { stellar-card-P2 } (Planet 2)
        [P3] { stellar-card-P3 } (Planet 3)
        [P4] { stellar-card-P4 } (Planet 4)
        [P5] { stellar-card-P5 } (Planet 5)
        [P6] { stellar-card-P6 } (Planet 6/0)
        [M1] { stellar-card-M1 } (Mond 1)
        [M2] { stellar-card-M2 } (Mond 2)
        [M3] { stellar-card-M3 } (Mond 3)
        [M4] { stellar-card-M4 } (Mond 4)
        [M5] { stellar-card-M5 } (Mond 5)
        [M6] { stellar-card-M6 } (Mond 6/0)
        [A1] { stellar-card-A1 } (Asteroid 1)
        [A2] { stellar-card-A2 } (Asteroid 2)
        [A3] { stellar-card-A3 } (Asteroid 3)
        [A4] { stellar-card-A4 } (Asteroid 4)
        [A5] { stellar-card-A5 } (Asteroid 5)
        [A6] { stellar-card-A6 } (Asteroid 6/0)
        [C1] { stellar-card-C1 } (Wolke 1)
        [C2] { stellar-card-C2 } (Wolke 2)
        [C3] { stellar-card-C3 } (Wolke 3)
        [C4] { stellar-card-C4 } (Wolke 4)
        [C5] { stellar-card-C5 } (Wolke 5)
        [C6] { stellar-card-C6 } (Wolke 6/0)
        [B1] { stellar-card-B1 } (Schwarzes Loch 1)
        [B2] { stellar-card-B2 } (Schwarzes Loch 2)
        [B3] { stellar-card-B3 } (Schwarzes Loch 3)
        [B4] { stellar-card-B4 } (Schwarzes Loch 4)
        [B5] { stellar-card-B5 } (Schwarzes Loch 5)
        [B6] { stellar-card-B6 } (Schwarzes Loch 6/0)
        [S1] { stellar-card-S1 } (Satellit 1)
        [S2] { stellar-card-S2 } (Satellit 2)
        [S3] { stellar-card-S3 } (Satellit 3)
        [S4] { stellar-card-S4 } (Satellit 4)
        [S5] { stellar-card-S5 } (Satellit 5)
       *[other] { $card }
    }
stellar-fact =
    { $card ->
        [P1] { stellar-card-P1.fact }
        [P2] { stellar-card-P2.fact }
        [P3] { stellar-card-P3.fact }
        [P4] { stellar-card-P4.fact }
        [P5] { stellar-card-P5.fact }
        [P6] { stellar-card-P6.fact }
        [M1] { stellar-card-M1.fact }
        [M2] { stellar-card-M2.fact }
        [M3] { stellar-card-M3.fact }
        [M4] { stellar-card-M4.fact }
        [M5] { stellar-card-M5.fact }
        [M6] { stellar-card-M6.fact }
        [A1] { stellar-card-A1.fact }
        [A2] { stellar-card-A2.fact }
        [A3] { stellar-card-A3.fact }
        [A4] { stellar-card-A4.fact }
        [A5] { stellar-card-A5.fact }
        [A6] { stellar-card-A6.fact }
        [C1] { stellar-card-C1.fact }
        [C2] { stellar-card-C2.fact }
        [C3] { stellar-card-C3.fact }
        [C4] { stellar-card-C4.fact }
        [C5] { stellar-card-C5.fact }
        [C6] { stellar-card-C6.fact }
        [B1] { stellar-card-B1.fact }
        [B2] { stellar-card-B2.fact }
        [B3] { stellar-card-B3.fact }
        [B4] { stellar-card-B4.fact }
        [B5] { stellar-card-B5.fact }
        [B6] { stellar-card-B6.fact }
        [S1] { stellar-card-S1.fact }
        [S2] { stellar-card-S2.fact }
        [S3] { stellar-card-S3.fact }
        [S4] { stellar-card-S4.fact }
        [S5] { stellar-card-S5.fact }
       *[other] { $card }
    }

## Schritte und Fragen

stellar-step =
    { $step ->
        [starters] Startkarten
        [renew] Vor dem Zug: Auslage erneuern?
        [take] Schritt 1: eine Karte nehmen
        [play] Schritt 2: eine Karte spielen
        [place] Schritt 2: den Platz wählen
        [follow] Schritt 3: die passende Karte
       *[last] Die letzte Karte
    }
stellar-prompt =
    { $step ->
        [starters] Welche Startkarte kommt in dein Teleskop? Die andere kommt in dein Notizbuch.
        [renew] Aus der Auslage wurde ein Satellit genommen. Willst du die Auslage erneuern?
        [take] Welche Karte der Auslage nimmst du auf die Hand?
        [play] Welche Handkarte spielst du, und in welchen Bereich?
       *[last] Welche deiner beiden Karten kommt in dein Notizbuch? Die andere wird abgelegt.
    }
stellar-prompt-place = Auf welchen Platz deines Teleskops legst du { stellar-card }?
stellar-prompt-follow = Auf welchen Platz deines Teleskops legst du die passende Karte, { stellar-card }?
stellar-waiting =
    { $player ->
        [you] Du bist dran.
       *[other] Wir warten auf { $player }.
    }

## Züge

stellar-move-start = { stellar-card } ins Teleskop, die andere Startkarte ins Notizbuch
stellar-move-renew = Auslage erneuern: ihre fünf Karten ablegen und fünf neue aufdecken
stellar-move-keep = Auslage lassen, wie sie ist
stellar-move-take = { stellar-card } von Platz { $slot } nehmen
stellar-move-play =
    { $area ->
        [telescope] { stellar-card } ins Teleskop spielen
       *[notebook] { stellar-card } ins Notizbuch spielen
    }
stellar-move-place =
    { $face_down ->
        [yes] Teleskop Platz { $slot }, verdeckt
       *[no] Teleskop Platz { $slot }, offen
    }
stellar-move-last = { stellar-card } ins Notizbuch, die andere Karte auf den Ablagestapel

## Optionen

stellar-option-stars = Sterne auf den Karten
    .help = Wie viele Sterne die Karten 1, 2, 3, 4, 5 und 6/0 jeder Art zeigen: sechs ganze Zahlen, keine unter 0. Die übliche Tabelle ist erschlossen, sie steht nicht in der Spielregel.
stellar-option-start-player = Startspieler
    .help = Wer den ersten Zug macht.
    .value-random = Ausgelost
stellar-option-face-down-selects = Eine verdeckte Karte bestimmt
    .help = Welcher Platz der Auslage die passende Karte liefert, wenn die Handkarte verdeckt gespielt wurde.
    .value-printed = Den Platz ihrer Zahl
    .value-three = Immer Platz 3
stellar-option-pack = Die Karten der Schachtel
    .help = Deine eigene Schachtel aus einem Pack, einer Datei, die sagt, wie viele von jeder Karte es gibt, wie viele Sterne sie zeigen und welche Startkarten sind.

## Ereignisse

stellar-event-starter-dealt =
    { $card ->
        [unknown] { $player ->
            [you] Du bekommst eine Startkarte.
           *[other] { $player } bekommt eine Startkarte.
        }
       *[other] { $player ->
            [you] Du bekommst als Startkarte { stellar-card }.
           *[other] { $player } bekommt als Startkarte { stellar-card }.
        }
    }
stellar-event-starter-chosen =
    { $player ->
        [you] Du hast deine Startkarte gewählt.
       *[other] { $player } hat eine Startkarte gewählt.
    }
stellar-event-starter-shown =
    { $player ->
        [you] Du beginnst mit
       *[other] { $player } beginnt mit
    } { stellar-card } { $area ->
        [telescope] auf Platz 1 im Teleskop.
       *[notebook] im Notizbuch.
    }
stellar-event-start-player =
    { $player ->
        [you] Du machst den ersten Zug.
       *[other] { $player } macht den ersten Zug.
    }
stellar-event-hand-dealt =
    { $player ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } { stellar-card } auf die Hand.
stellar-event-row-refilled = Auf Platz { $slot } der Auslage liegt jetzt: { stellar-card }.
stellar-event-taken =
    { $player ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { stellar-card } von Platz { $slot } der Auslage.
stellar-event-renewed =
    { $player ->
        [you] Du erneuerst
       *[other] { $player } erneuert
    } die Auslage.
stellar-event-discarded = Aus der Auslage abgelegt: { stellar-card }.
stellar-event-kept =
    { $player ->
        [you] Du lässt
       *[other] { $player } lässt
    } die Auslage, wie sie ist.
stellar-event-to-notebook =
    { $player ->
        [you] Du spielst
       *[other] { $player } spielt
    } { stellar-card } { $source ->
        [hand] von der Hand
        [row] aus der Auslage
       *[deck] vom Nachziehstapel
    } ins Notizbuch.
stellar-event-picked =
    { $player ->
        [you] Du spielst
       *[other] { $player } spielt
    } { stellar-card } von der Hand ins Teleskop.
stellar-event-followed =
    { $player ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } die passende Karte fürs Teleskop: { stellar-card }, von Platz { $slot } der Auslage.
stellar-event-drawn =
    { $player ->
        [you] Du ziehst
       *[other] { $player } zieht
    } { stellar-card } vom Nachziehstapel fürs Teleskop.
stellar-event-face-up =
    { $player ->
        [you] Du legst
       *[other] { $player } legt
    } { stellar-card } offen auf Platz { $slot } im Teleskop.
stellar-event-face-down =
    { $player ->
        [you] Du legst
       *[other] { $player } legt
    } { stellar-card } verdeckt auf Platz { $slot } im Teleskop.
stellar-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die eine abgelegte Karte wird zum neuen Stapel.
       *[other] Der Nachziehstapel ist leer: Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
    }
stellar-event-last-chosen =
    { $player ->
        [you] Du hast deine letzte Karte gewählt.
       *[other] { $player } hat die letzte Karte gewählt.
    }
stellar-event-last-shown =
    { $player ->
        [you] Deine letzte Karte,
       *[other] Die letzte Karte von { $player },
    } { stellar-card }, kommt ins Notizbuch.
stellar-event-last-discarded =
    { $player ->
        [you] Du legst
       *[other] { $player } legt
    } { stellar-card } ab.
stellar-event-game-end = Die Partie ist zu Ende.

## Ablehnungen

stellar-wrong-step =
    { $step ->
        [starters] Noch nicht: Zuerst wählen alle, welche Startkarte ins Teleskop kommt.
        [renew] Noch nicht: Entscheide zuerst, ob du die Auslage erneuerst oder lässt.
        [take] Jetzt nicht: Das ist Schritt 1, nimm eine Karte aus der Auslage.
        [play] Jetzt nicht: Das ist Schritt 2, spiel eine Handkarte.
        [place] Jetzt nicht: Die gespielte Handkarte braucht noch einen Platz im Teleskop.
        [follow] Jetzt nicht: Das ist Schritt 3, die passende Karte braucht noch einen Platz im Teleskop.
       *[last] Zu spät: Alle Züge sind gespielt, du wählst nur noch die letzte Karte fürs Notizbuch.
    }
stellar-not-a-starter = Du hast { stellar-card } nicht als Startkarte bekommen.
stellar-renewal-decided = Das ist schon entschieden: Die Auslage wird nur einmal erneuert oder behalten, vor Schritt 1.
stellar-no-renewal-right = Du kannst die Auslage nur zu Beginn eines Zuges erneuern, wenn gerade ein Satellit daraus genommen wurde.
stellar-not-in-hand = Du hast { stellar-card } nicht auf der Hand.
stellar-place-taken = Platz { $slot } deines Teleskops ist schon belegt.
stellar-not-next-to-its-type = Offen muss { stellar-card } an eine offene Karte derselben Art grenzen, und auf Platz { $slot } wäre das nicht so. Verdeckt darf die Karte dorthin.

## Der Wertungsbogen

stellar-sheet-of =
    { $player ->
        [you] Dein Wertungsbogen
       *[other] Wertungsbogen von { $player }
    }
stellar-sheet-type = { stellar-types }: { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } × { $run ->
        [0] keine Folge
        [one] Folge aus { $run } Karte
       *[other] Folge aus { $run } Karten
    } = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stellar-sheet-section = { stellar-section }: { $own } gegen { $other }, { $result ->
        [won] 10 Punkte
        [lost] 0 Punkte
       *[tied] Gleichstand, 0 Punkte
    }
stellar-sheet-diversity = Vielfalt: Alle fünf Arten sind im Teleskop, 10 Punkte
stellar-sheet-no-diversity = Vielfalt: 0 Punkte, nicht im Teleskop: { $missing }
stellar-sheet-total = Summe: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stellar-sheet-winner =
    { $player ->
        [you] Du gewinnst, { $own } zu { $other }.
       *[other] { $player } gewinnt, { $own } zu { $other }.
    }
stellar-sheet-leads =
    { $player ->
        [you] Bisher führst du, { $own } zu { $other }.
       *[other] Bisher führt { $player }, { $own } zu { $other }.
    }
stellar-sheet-level = Bisher Gleichstand: je { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
stellar-sheet-shared = Je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Ihr teilt euch den Sieg.

## Anmerkungen, die den Bogen erklären

stellar-note-satellite = { stellar-card } zählt hier als { $type ->
        [planet] Planet
        [moon] Mond
        [asteroid] Asteroid
        [cloud] interstellare Wolke
       *[black_hole] Schwarzes Loch
    }.
stellar-note-six = { stellar-card } zählt hier als { $number }.
stellar-note-repeated =
    { $count ->
        [one] Die { $numbers } liegt mehrmals in diesem Stapel und zählt einmal.
       *[other] Die Zahlen { $numbers } liegen mehrmals in diesem Stapel und zählen je einmal.
    }
stellar-note-no-stars = { stellar-types }: im Teleskop sind keine Sterne, die Folge bringt nichts.
stellar-note-no-run = { stellar-types }: im Notizbuch ist keine Karte, die Sterne bringen nichts.
stellar-note-unfinished = Zwischenstand: Leere Plätze zählen 0, Handkarten nichts.

## Was eine Stellung gut macht

stellar-term-points = Punkte bisher
stellar-term-runs = Folgen, die noch wachsen können
stellar-term-stars = Sterne, die noch kommen
stellar-term-hand = die beste Karte auf der Hand
stellar-term-turns = Züge, die noch kommen
stellar-term-sections = Abschnitte, die wohl gewonnen werden
stellar-term-diversity = Vielfalt

# Packs: wie ihre Felder heißen, und was man über einen wissen sollte.
stellar-pack-field =
    { $field ->
        [cards] Die Karten
        [card] Karte
        [copies] Anzahl
        [stars] Sterne
        [starters] Davon Startkarten
        [name] Ein eigener Name
        [fact] Was man über sie weiß
       *[other] { $field }
    }
stellar-pack-totals = Karten: { $cards }, davon Startkarten: { $starters }. Sterne zusammen: { $stars }.
stellar-pack-too-many-starters = Es gibt davon weniger Karten als Startkarten.
stellar-pack-few-starters = Startkarten in der Schachtel: { $own }. Ein Spiel teilt { $least } aus.
stellar-pack-size = Karten in der Schachtel: { $own }. Ein Spiel braucht { $least } bis { $most }.

# Why a pack is refused, after the place.
stellar-pack-no-card = { $code } ist keine Karte: Es gibt P, M, A, C, B mit 1 bis 6 (die 6/0) und S1 bis S5
stellar-pack-satellite-stars = Satelliten zeigen keine Sterne
stellar-pack-satellite-starter = kein Satellit ist eine Startkarte
