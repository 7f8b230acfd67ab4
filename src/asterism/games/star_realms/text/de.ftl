### $card ist die Kennung einer Karte, oder "unknown", wenn der Leser sie nicht kennt.
### $player ist ein Name, oder "you", wenn der Satz diesen Spieler anspricht.

star-realms-title = Star Realms

## Wörter

star-realms-name = Star Realms
star-realms-amount =
    { $kind ->
        [trade] { $count } Handel
        [combat] { $count } Kampf
       *[authority] { $count } Autorität
    }
star-realms-faction =
    { $faction ->
        [blob] Blob
        [trade_federation] Handelsföderation
        [star_empire] Sternenimperium
        [machine_cult] Maschinenkult
       *[unaligned] ohne Fraktion
    }
star-realms-two-factions = { $first }, { $second }
star-realms-kind =
    { $kind ->
        [ship] Schiff
        [outpost] Außenposten
       *[base] Basis
    }
star-realms-card =
    { $card ->
        [scout] Späher
        [viper] Viper
        [explorer] Kundschafter
        [imperial-fighter] Imperialer Jäger
        [corvette] Korvette
        [imperial-frigate] Imperiale Fregatte
        [survey-ship] Vermessungsschiff
        [battlecruiser] Schlachtkreuzer
        [dreadnaught] Schlachtriese
        [recycling-station] Wertstoffstation
        [space-station] Raumstation
        [war-world] Kriegswelt
        [royal-redoubt] Königliche Schanze
        [fleet-hq] Flottenhauptquartier
        [federation-shuttle] Föderationsfähre
        [cutter] Kutter
        [embassy-yacht] Botschaftsjacht
        [freighter] Frachter
        [trade-escort] Handelsgeleit
        [flagship] Flaggschiff
        [command-ship] Kommandoschiff
        [trading-post] Handelsposten
        [barter-world] Tauschwelt
        [defense-center] Verteidigungszentrum
        [port-of-call] Anlaufhafen
        [central-office] Zentralamt
        [blob-fighter] Blob-Jäger
        [battle-pod] Kampfkapsel
        [trade-pod] Handelskapsel
        [ram] Rammschiff
        [blob-destroyer] Blob-Zerstörer
        [battle-blob] Kampfblob
        [blob-carrier] Blob-Träger
        [mothership] Mutterschiff
        [blob-wheel] Blob-Rad
        [the-hive] Der Stock
        [blob-world] Blob-Welt
        [trade-bot] Handelsbot
        [missile-bot] Raketenbot
        [supply-bot] Versorgungsbot
        [patrol-mech] Patrouillenmech
        [stealth-needle] Tarnnadel
        [battle-mech] Kampfmech
        [missile-mech] Raketenmech
        [battle-station] Kampfstation
        [mech-world] Mechwelt
        [junkyard] Schrottplatz
        [machine-base] Maschinenbasis
        [brain-world] Hirnwelt
        [unknown] eine Karte
       *[other] { $card }
    }
-star-realms-language = de
    .code = de
# Eine Karte mit eigenem Namen, in jeder Sprache.
star-realms-own-name =
    { -star-realms-language.code ->
        [de] { $de }
        [fr] { $fr }
       *[en] { $en }
    }
star-realms-belonging =
    { $player ->
        [you]
            { $thing ->
                [hand] deiner Hand
                [authority] deiner Autorität
                [base] eine deiner Basen
                [pool] deinem Vorrat
               *[discard] deinem Ablagestapel
            }
       *[other]
            { $thing ->
                [hand] der Hand von { $player }
                [authority] der Autorität von { $player }
                [base] eine Basis von { $player }
                [pool] dem Vorrat von { $player }
               *[discard] dem Ablagestapel von { $player }
            }
    }
star-realms-question =
    { $question ->
        [option] welche Wirkung eintritt
        [scrap] welche Karte verschrottet wird
        [discard] welche Karte abgeworfen wird
        [scrap_row] welche Karte der Handelsreihe verschrottet wird
        [destroy] welche Basis zerstört wird
        [take_ship] welches Schiff genommen wird
        [on_top] ob das Schiff oben auf das Deck kommt
        [copy_ship] welches Schiff kopiert wird
        [copy_base] welche Basis kopiert wird
        [return_base] welche Basis auf die Hand zurückkehrt
        [take_card] welche Karte genommen wird
        [draft] welche Karte im Draft genommen wird
        [target] wer abwerfen muss
       *[gift] welche Karte ein Partner bekommt
    }

## Ereignisse

star-realms-event-starts =
    { $player ->
        [you] Du beginnst.
       *[other] { $player } beginnt.
    }
star-realms-event-drew =
    { $player ->
        [you] Du ziehst: { star-realms-card }.
       *[other] { $player } zieht: { star-realms-card }.
    }
star-realms-event-reshuffled =
    { $player ->
        [you] Du mischst deinen Ablagestapel
       *[other] { $player } mischt den Ablagestapel
    } zu einem neuen Deck mit { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
star-realms-event-refilled = { star-realms-card } kommt auf Platz { $slot } der Handelsreihe.
star-realms-event-played =
    { $player ->
        [you] Du spielst { star-realms-card }.
       *[other] { $player } spielt { star-realms-card }.
    }
star-realms-event-used =
    { $player ->
        [you] Du nutzt die { $ability ->
            [primary] Grundfähigkeit
            [ally] Verbündeten-Fähigkeit
            [double_ally] Fähigkeit mit zwei Verbündeten
           *[scrap] Schrott-Fähigkeit
        }: { star-realms-card }.
       *[other] { $player } nutzt die { $ability ->
            [primary] Grundfähigkeit
            [ally] Verbündeten-Fähigkeit
            [double_ally] Fähigkeit mit zwei Verbündeten
           *[scrap] Schrott-Fähigkeit
        }: { star-realms-card }.
    }
star-realms-event-gained =
    { $player ->
        [you] Du bekommst { $gains }.
       *[other] { $player } bekommt { $gains }.
    }
star-realms-event-asked =
    { $player ->
        [you] Du entscheidest, { star-realms-question }.
       *[other] { $player } entscheidet, { star-realms-question }.
    }
star-realms-event-declined =
    { $player ->
        [you] Du verzichtest.
       *[other] { $player } verzichtet.
    }
star-realms-event-next-on-top =
    { $player ->
        [you] Das nächste Schiff, das du in diesem Zug erwirbst, darf oben auf dein Deck.
       *[other] Das nächste Schiff, das { $player } in diesem Zug erwirbt, darf oben auf das Deck.
    }
star-realms-event-chose =
    { $player ->
        [you] Du wählst: { $option ->
            [trade] Handel
            [combat] Kampf
            [authority] Autorität
            [discard] abwerfen und ziehen
            [first] das Erste
            [second] das Zweite
            [third] das Dritte
           *[draw] ziehen
        }.
       *[other] { $player } wählt: { $option ->
            [trade] Handel
            [combat] Kampf
            [authority] Autorität
            [discard] abwerfen und ziehen
            [first] das Erste
            [second] das Zweite
            [third] das Dritte
           *[draw] ziehen
        }.
    }
star-realms-event-copied =
    { $player ->
        [you] Deine Karte { star-realms-card } wird zu: { $form }.
       *[other] { star-realms-card } von { $player } wird zu: { $form }.
    }
star-realms-event-scrapped =
    { $player ->
        [you] Du verschrottest { star-realms-card }.
       *[other] { $player } verschrottet { star-realms-card }.
    }
star-realms-event-discarded =
    { $player ->
        [you] Du wirfst { star-realms-card } ab.
       *[other] { $player } wirft { star-realms-card } ab.
    }
star-realms-event-acquired =
    { $player ->
        [you] Du erwirbst { star-realms-card } für { $count } Handel.
       *[other] { $player } erwirbt { star-realms-card } für { $count } Handel.
    }
star-realms-event-took =
    { $player ->
        [you] Du nimmst { star-realms-card } umsonst, oben auf dein Deck.
       *[other] { $player } nimmt { star-realms-card } umsonst, oben auf das Deck.
    }
star-realms-event-took-to =
    { $player ->
        [you] Du nimmst { star-realms-card } umsonst { $zone ->
            [hand] auf die Hand
           *[discard] für deinen Ablagestapel
        }.
       *[other] { $player } nimmt { star-realms-card } umsonst { $zone ->
            [hand] auf die Hand
           *[discard] für den Ablagestapel
        }.
    }
star-realms-event-drafted =
    { $player ->
        [you] Du wählst { star-realms-card } { $zone ->
            [hand] auf die Hand
            [discard] für deinen Ablagestapel
           *[deck] für dein erstes Deck
        }.
       *[other] { $player } wählt { star-realms-card } { $zone ->
            [hand] auf die Hand
            [discard] für den Ablagestapel
           *[deck] für das erste Deck
        }.
    }
star-realms-event-cleared =
    { star-realms-card } bleibt vom Draft übrig und { $target ->
        [trade_deck] kommt zurück in den Handelsstapel
       *[scrap_heap] ist aus dem Spiel
    }.
star-realms-event-returned =
    { $player ->
        [you] Du gibst { star-realms-card }, { $whose }, auf die Hand zurück.
       *[other] { $player } gibt { star-realms-card }, { $whose }, auf die Hand zurück.
    }
star-realms-event-repeated =
    { $player ->
        [you] Du kopierst die Grundfähigkeit: { star-realms-card }.
       *[other] { $player } kopiert die Grundfähigkeit: { star-realms-card }.
    }
star-realms-event-put-on-top =
    { $player ->
        [you] Du legst { star-realms-card } oben auf dein Deck.
       *[other] { $player } legt { star-realms-card } oben auf das Deck.
    }
star-realms-event-must-discard =
    { $player ->
        [you] Du lässt eine Karte aus { $whose } abwerfen.
       *[other] { $player } lässt eine Karte aus { $whose } abwerfen.
    }
star-realms-event-attacked =
    { $player ->
        [you] Du greifst an und nimmst { $count } von { $whose }.
       *[other] { $player } greift an und nimmt { $count } von { $whose }.
    }
star-realms-event-attacked-base =
    { $player ->
        [you] Du greifst mit { $count } Kampf an: { star-realms-card }, { $whose }.
       *[other] { $player } greift mit { $count } Kampf an: { star-realms-card }, { $whose }.
    }
star-realms-event-destroyed =
    { $player ->
        [you] Du zerstörst { star-realms-card }, { $whose }.
       *[other] { $player } zerstört { star-realms-card }, { $whose }.
    }
star-realms-event-repaired =
    { $player ->
        [you] Der Schaden an deinen Basen ist behoben.
       *[other] Der Schaden an den Basen von { $player } ist behoben.
    }
star-realms-event-lent =
    { $player ->
        [you] Du leihst { $lent }: Das kommt zu { $whose }.
       *[other] { $player } leiht { $lent }: Das kommt zu { $whose }.
    }
star-realms-event-given =
    { $player ->
        [you] Du gibst { star-realms-card } weiter: Die Karte kommt zu { $whose }.
       *[other] { $player } gibt { star-realms-card } weiter: Die Karte kommt zu { $whose }.
    }
star-realms-event-defeated =
    { $player ->
        [you] Du bist besiegt.
       *[other] { $player } ist besiegt.
    }
star-realms-event-left =
    { $player ->
        [you] Von deinen Karten { $zone ->
            [hand] verlässt die Hand
            [deck] verlässt das Deck
            [ships] verlassen die Schiffe
            [bases] verlassen die Basen
           *[discard] verlässt der Ablagestapel
        } das Spiel.
       *[other] Von den Karten von { $player } { $zone ->
            [hand] verlässt die Hand
            [deck] verlässt das Deck
            [ships] verlassen die Schiffe
            [bases] verlassen die Basen
           *[discard] verlässt der Ablagestapel
        } das Spiel.
    }
star-realms-event-ended =
    { $player ->
        [you] Du beendest deinen Zug.
       *[other] { $player } beendet den Zug.
    }
star-realms-event-turn =
    { $player ->
        [you] Zug { $number } gehört dir.
       *[other] Zug { $number }: { $player } ist dran.
    }

## Züge, wie auf einer Taste

star-realms-move-play = { star-realms-card } spielen
star-realms-move-use =
    { $ability ->
        [base] Nutzen
        [ally] Verbündeten-Fähigkeit
        [double] Fähigkeit mit zwei Verbündeten
       *[scrap] Für die Wirkung verschrotten
    }: { star-realms-which }
star-realms-move-acquire = { star-realms-card } erwerben ({ $count } Handel)
star-realms-move-attack =
    { $player ->
        [you] Dich selbst mit { $count } Kampf angreifen
       *[other] { $player } mit { $count } Kampf angreifen
    }
star-realms-move-attack-base =
    { $player ->
        [you] Eigene Basis { star-realms-which } mit { $count } Kampf angreifen
       *[other] { star-realms-which } von { $player } mit { $count } Kampf angreifen
    }
star-realms-which =
    { $copy ->
        [0] { star-realms-card }
       *[other] { star-realms-card } ({ $copy })
    }
star-realms-move-lend =
    { $player ->
        [you] Allen { $resource ->
            [trade] Handel
           *[combat] Kampf
        } behalten
       *[other] Allen { $resource ->
            [trade] Handel
           *[combat] Kampf
        } an { $player } leihen
    }
star-realms-move-give =
    { $player ->
        [you] { star-realms-card } behalten (1 Handel)
       *[other] { star-realms-card } an { $player } geben (1 Handel)
    }
star-realms-move-decline = Nein
star-realms-move-option =
    { $option ->
        [trade] Handel nehmen
        [combat] Kampf nehmen
        [authority] Autorität bekommen
        [discard] Abwerfen, dann ziehen
        [draw] Karten ziehen
       *[top] Oben auf das Deck
    }
star-realms-move-option-text = Nimm: { $effects }
star-realms-move-seat =
    { $player ->
        [you] Dich selbst bestimmen
       *[other] { $player } bestimmen
    }
star-realms-move-base =
    { $player ->
        [you] Eigene Basis { star-realms-which }
       *[other] { star-realms-which } von { $player }
    }
star-realms-move-card =
    { star-realms-which }, { $zone ->
        [hand] aus der Hand
        [deck] aus dem Deck
        [ships] Schiff im Spiel
        [bases] Basis im Spiel
        [trade_row] aus der Handelsreihe
        [explorers] vom eigenen Stapel
        [played] in diesem Zug gespielt
       *[discard] vom Ablagestapel
    }
star-realms-move-end = Zug beenden

## Was zu entscheiden ist

star-realms-over = Die Partie ist zu Ende.
star-realms-waiting =
    { $player ->
        [you] Du bist dran.
       *[other] Warten auf { $player }.
    }
star-realms-prompt-question = Entscheide, { star-realms-question }.
star-realms-prompt-main = Du bist dran: { $pools } im Vorrat.

## Wonach eine Stellung beurteilt wird

star-realms-term-authority = Vorsprung an Autorität
star-realms-term-deck = besseres Deck
star-realms-term-bases = Basen im Spiel
star-realms-term-tempo = am Zug zu sein

## Wertung

star-realms-sheet-authority =
    { $player ->
        [you] Du hast { $points } Autorität.
       *[other] { $player } hat { $points } Autorität.
    }
star-realms-sheet-winners =
    { $winners ->
        [you] Du hast gewonnen.
       *[other] Gewonnen: { $winners }.
    }

## Ablehnungen

star-realms-nothing-asked = Im Moment gibt es keine Frage.
star-realms-no-answer = „{ $move }“ beantwortet die offene Frage nicht.
star-realms-answer-first = Beantworte zuerst die offene Frage.
star-realms-draft-first = Zuerst der Draft: Nimm eine Karte der Handelsreihe.
star-realms-not-in-hand = { star-realms-card } ist nicht auf deiner Hand.
star-realms-not-in-play = { star-realms-card } ist bei dir nicht im Spiel.
star-realms-ship-primary = { star-realms-card } ist ein Schiff: Seine Grundfähigkeit tritt beim Ausspielen ein.
star-realms-no-ability = { star-realms-card } hat keine solche Fähigkeit.
star-realms-used = { star-realms-card } wurde in diesem Zug schon genutzt.
star-realms-no-ally = { star-realms-card } hat keinen Verbündeten im Spiel.
star-realms-no-two-allies = { star-realms-card } hat keine zwei Verbündeten im Spiel.
star-realms-turn-too-long = In diesem Zug geht nichts mehr: Mit diesem Pack liegt die Grenze bei { $count }.
star-realms-which-copy = Sag, welche Karte { star-realms-card } du meinst: Sie unterscheiden sich. Gleiche brauchen keine Nummer.
star-realms-no-explorers = Es ist kein { star-realms-card } mehr da.
star-realms-not-in-row = { star-realms-card } liegt nicht in der Handelsreihe.
star-realms-too-dear = { star-realms-card } kostet { $cost }, und du hast { $trade } Handel.
star-realms-other-asked =
    { $player ->
        [you] Die Frage hast du zu beantworten.
       *[other] Die Frage hat { $player } zu beantworten.
    }
star-realms-has-ended =
    { $player ->
        [you] Du hast deinen Teil dieses Zuges schon beendet.
       *[other] { $player } hat den Zug schon beendet.
    }
star-realms-no-such-opponent =
    { $player ->
        [you] Du bist nicht mehr im Spiel.
       *[other] { $player } ist nicht mehr im Spiel.
    }
star-realms-own-side = Du kannst deine eigene Seite nicht angreifen.
star-realms-out-of-reach =
    { $player ->
        [you] In diesem Format bist du jetzt nicht erreichbar.
       *[other] In diesem Format ist { $player } jetzt nicht erreichbar.
    }
star-realms-outpost-first =
    { $player ->
        [you] Ein Außenposten schützt dich: Er muss zuerst fallen.
       *[other] Ein Außenposten schützt { $player }: Er muss zuerst fallen.
    }
star-realms-no-combat = Du hast { $combat } Kampf, nicht { $amount }.
star-realms-no-such-base =
    { $player ->
        [you] Du hast { star-realms-card } nicht im Spiel.
       *[other] { $player } hat { star-realms-card } nicht im Spiel.
    }
star-realms-exact-defense = { star-realms-card } hat Verteidigung { $defense }: Gib genau so viel aus.
star-realms-too-much = { $amount } ist mehr, als { star-realms-card } noch aushält.
star-realms-no-lending = Vorräte kannst du nur in der Hydra verleihen.
star-realms-no-such-partner =
    { $player ->
        [you] Du bist nicht dein eigener Partner.
       *[other] { $player } ist kein Partner, der gerade mitmachen kann.
    }
star-realms-empty-pool =
    { $resource ->
        [trade] Du hast keinen Handel zu verleihen.
       *[combat] Du hast keinen Kampf zu verleihen.
    }
star-realms-no-giving = Karten kannst du nur im Format Imperator weitergeben.
star-realms-not-in-discard = { star-realms-card } liegt nicht auf deinem Ablagestapel.
star-realms-giving-costs = Eine Karte weiterzugeben kostet 1 Handel.

## Der Text der Karten

star-realms-text-primary = { $effects }.
star-realms-text-ally = Verbündete ({ star-realms-faction }): { $effects }.
star-realms-text-ally-of-two = Verbündete ({ $first }, { $second }): { $effects }.
star-realms-text-double-ally = Zwei Verbündete ({ $factions }): { $effects }.
star-realms-text-scrap = Diese Karte verschrotten: { $effects }.
star-realms-text-pay-per-ship = Immer wenn du ein Schiff spielst, bekommst du 1 Kampf.
star-realms-text-ally-of-all = Gilt als Verbündete für die Karten aller Fraktionen.
star-realms-effect-chain = { $first }; { $rest }
star-realms-effect-gain = +{ $gains }
star-realms-effect-draw =
    { $count ->
        [one] ziehe eine Karte
       *[other] ziehe { $count } Karten
    }
star-realms-effect-draw-if-bases = mit mindestens { $number ->
        [one] { $number } Basis
       *[other] { $number } Basen
    } im Spiel ziehe { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
star-realms-effect-draw-per-blob = ziehe eine Karte für jede Blob-Karte, die du in diesem Zug gespielt hast
star-realms-effect-opponent-discards = ein Gegner deiner Wahl wirft eine Karte ab
star-realms-effect-either = entweder { $first } oder { $second }
star-realms-effect-scrap =
    { $must ->
        [yes] verschrotte eine Karte
       *[no] du darfst eine Karte verschrotten,
    } { $zone ->
        [hand] aus der Hand
       *[both] aus Hand oder Ablagestapel
    }
star-realms-effect-scrap-then-draw = verschrotte bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus Hand oder Ablagestapel und ziehe dann ebenso viele
star-realms-effect-discard-then-draw = wirf bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab und ziehe dann ebenso viele
star-realms-effect-scrap-row = du darfst eine Karte der Handelsreihe verschrotten
star-realms-effect-destroy =
    { $must ->
        [yes] zerstöre eine Basis
       *[no] du darfst eine Basis zerstören
    }
star-realms-effect-next-on-top = das nächste Schiff, das du in diesem Zug erwirbst, darf oben auf dein Deck
star-realms-effect-acquire-on-top = erwirb ein beliebiges Schiff umsonst und lege es oben auf dein Deck
star-realms-effect-copy = wird zur Kopie eines anderen Schiffs, das du in diesem Zug gespielt hast, und zählt zu beiden Fraktionen
star-realms-effect-one-of = eines davon: { $first }, oder { $second }, oder { $third }
star-realms-effect-gain-per =
    { $effects } für jede { $per ->
        [base] Basis, die du im Spiel hast
        [blob] Blob-Karte, die du in diesem Zug gespielt hast
        [trade_federation] Karte der Handelsföderation, die du in diesem Zug gespielt hast
        [star_empire] Karte des Sternenimperiums, die du in diesem Zug gespielt hast
       *[machine_cult] Karte des Maschinenkults, die du in diesem Zug gespielt hast
    }
star-realms-effect-draw-then-discard = ziehe { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } und wirf dann { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } ab
star-realms-effect-scrap-most =
    { $must ->
        [yes] verschrotte
       *[no] verschrotte bis zu
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { $zone ->
        [hand] aus der Hand
       *[both] aus Hand oder Ablagestapel
    }
star-realms-effect-scrap-row-most = verschrotte bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } der Handelsreihe
star-realms-effect-draw-as-many = { $effect } und ziehe dann ebenso viele
star-realms-effect-for-each = { $effect }, und +{ $gains } für jede
star-realms-effect-return-base =
    { $must ->
        [yes] gib eine Basis auf die Hand zurück
       *[no] du darfst eine Basis auf die Hand zurückgeben
    }
star-realms-effect-acquire =
    erwirb umsonst { $kind ->
        [ship] ein Schiff
       *[card] eine Karte
    }, Preis höchstens { $count }: { $zone ->
        [hand] auf die Hand
        [deck] oben auf dein Deck
       *[discard] auf deinen Ablagestapel
    }
star-realms-effect-copy-base = die Grundfähigkeit einer anderen deiner Basen tritt auch ein
star-realms-condition =
    { $what ->
        [bases] mit mindestens { $number ->
            [one] { $number } Basis
           *[other] { $number } Basen
        } im Spiel
        [played] mit mindestens { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } dieser Fraktion in diesem Zug ({ star-realms-faction })
        [authority_at_least] mit mindestens { $number } Autorität
       *[authority_at_most] mit höchstens { $number } Autorität
    }
star-realms-effect-if = { $condition }: { $effects }
star-realms-effect-else = { $first }; sonst { $rest }

# In a few signs, for where there is little room.
star-realms-sign =
    { $kind ->
        [trade] $
        [combat] ✶
       *[authority] ♥
    }
star-realms-short-amount = { $count }{ star-realms-sign }
star-realms-short-gains = { $first } { $rest }
star-realms-short-chain = { $first }, { $rest }
star-realms-short-either = { $first } / { $second }
star-realms-short-ally = Verb. { $effects }
star-realms-short-scrapped = Schrott: { $effects }
star-realms-short-ally-of-all = verbündet mit allen
star-realms-short-pay-per-ship = { $gain } pro Schiff
star-realms-short-draw = ziehe { $count }
star-realms-short-draw-if-bases = mit { $number ->
        [one] { $number } Basis
       *[other] { $number } Basen
    } ziehe { $count }
star-realms-short-draw-per-blob = ziehe 1 pro Blob
star-realms-short-discard-then-draw = 0-{ $count } abwerfen, so viele ziehen
star-realms-short-opponent-discards = Gegner wirft ab
star-realms-short-scrap =
    { $zone ->
        [hand] aus Hand verschrotten
       *[both] Karte verschrotten
    }
star-realms-short-scrap-then-draw = 0-{ $count } verschrotten, so viele ziehen
star-realms-short-scrap-row = aus Reihe verschrotten
star-realms-short-destroy = Basis zerstören
star-realms-short-next-on-top = nächstes Schiff obenauf
star-realms-short-acquire-on-top = Gratisschiff obenauf
star-realms-short-copy = kopiert ein Schiff
star-realms-short-double-ally = 2 Verb. { $effects }
star-realms-short-gain-per =
    { $effects } pro { $per ->
        [base] Basis
        [blob] Blob
        [trade_federation] Föderation
        [star_empire] Imperium
       *[machine_cult] Kult
    }
star-realms-short-draw-then-discard = ziehe { $count }, { $number } abwerfen
star-realms-short-scrap-most =
    { $zone ->
        [hand] 0-{ $count } der Hand verschrotten
       *[both] 0-{ $count } verschrotten
    }
star-realms-short-scrap-row-most = 0-{ $count } der Reihe verschrotten
star-realms-short-return-base = Basis zurückgeben
star-realms-short-acquire =
    { $kind ->
        [ship] Schiff
       *[card] Karte
    } bis { $count } umsonst, { $zone ->
        [hand] auf die Hand
        [deck] obenauf
       *[discard] auf die Ablage
    }
star-realms-short-copy-base = kopiert eine Basis

## Der Tisch in Worten

star-realms-table-turn =
    { $player ->
        [you] Dein Zug: { $pools }.
       *[other] Zug von { $player }: { $pools }.
    }
star-realms-table-offer = { star-realms-card } ({ $cost })
star-realms-table-row = Handelsreihe: { $offers }. Stapel: { $count }; { star-realms-card }: { $number }.
star-realms-table-realm =
    { $player ->
        [you] Du: { $points } Autorität, Hand { $held }, Deck { $deck }, Ablage { $discard }.
       *[other] { $player }: { $points } Autorität, Hand { $held }, Deck { $deck }, Ablage { $discard }.
    }
star-realms-table-zone =
    { $zone ->
        [bases] Basen: { $cards }.
        [ships] Schiffe: { $cards }.
       *[hand] Deine Hand: { $cards }.
    }
star-realms-table-used = { star-realms-card } (genutzt)
star-realms-table-damaged = { star-realms-card } (Schaden { $damage })
star-realms-table-copy = { star-realms-card } als { $form }
star-realms-table-about = { star-realms-card }: { $kind }.

## Optionen

star-realms-option-format = Format
    .help = Wer gegen wen spielt.
    .value-auto = Zu zweit Duell, sonst Kampf auf Leben und Tod
    .value-duel = Duell
    .value-deathmatch = Kampf auf Leben und Tod
    .value-hunter = Jäger
    .value-hydra2 = Zweiköpfige Hydra
    .value-hydra3 = Dreiköpfige Hydra
    .value-emperor = Imperator
    .value-raid = Raubzug
star-realms-option-start-player = Startspieler
    .help = Wer den ersten Zug hat; bei Teams, wessen Team.
    .value-random = Ausgelost
star-realms-option-boss = Boss
    .help = Der Sitz, gegen den beim Raubzug alle anderen spielen.
star-realms-option-boxes = Schachteln
    .help = Wie viele Schachteln mit Karten im Spiel sind.
    .value-auto = Eine für je zwei Spieler
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
star-realms-option-discard-timing = Erzwungenes Abwerfen
    .help = Wann jemand abwerfen muss, den eine Karte dazu zwingt.
    .value-now = Sofort
    .value-next-turn = Zu Beginn des eigenen Zugs
star-realms-option-needle-counts-as-blob = Tarnnadel als Blob-Schiff zählt als Blob-Karte
    .help = Ob die Blob-Welt eine Karte für eine Tarnnadel zieht, die ein Blob-Schiff kopiert.
    .value-true = Ja
    .value-false = Nein
star-realms-option-team-hands = Hände der Partner
    .help = Ob Partner einander in die Hand sehen.
    .value-auto = Offen bei der Hydra, verdeckt beim Imperator
    .value-open = Offen
    .value-hidden = Verdeckt
star-realms-option-turn-limit = Zuggrenze
    .help = Nach so vielen Zügen endet die Partie ohne Sieger.
    .value-none = Keine
star-realms-option-pack = Die Karten
    .help = Deine eigene Schachtel aus einem Pack, einer Datei mit den Karten und dem, was sie tun, den ersten Decks und den Zahlen des Aufbaus.
star-realms-option-sets = Sets des Packs
    .help = Welche Sets in den Handelsstapel gemischt werden. Karten ohne Set sind immer dabei.
    .value-default = Wie im Pack

# Packs: wie ihre Felder heißen, und was man über einen wissen sollte.
star-realms-pack-field =
    { $field ->
        [authority] Autorität
        [hand] Karten, die man auf die Hand zieht
        [first_hand] Erste Hand dessen, der beginnt
        [trade_row] Plätze in der Handelsreihe
        [trade_deck] Karten im Handelsstapel; 0 für alle
        [draft] Draft vor dem ersten Zug
        [rounds] Karten, die jeder nimmt; 0 ohne Draft
        [row] Karten, die offen liegen
        [rest] Was am Ende übrig ist
        [explorers] Explorer im Stapel
        [explorer] Schiff dieses Stapels
        [start] Erstes Deck von jedem
        [sets] Sets von Karten
        [cards] Die Karten
        [card] Kürzel, für Züge
        [name] Name
        [set] Set
        [faction] Fraktion
        [cost] Kosten
        [copies] Anzahl im Handelsdeck
        [defense] Verteidigung; 0 bei einem Schiff
        [outpost] Außenposten
        [primary] Wenn sie gespielt wird
        [ally] Mit einem Verbündeten
        [double_ally] Mit zwei Verbündeten
        [scrap] Wenn sie verschrottet wird
        [always] Solange sie im Spiel ist
        [spare] Bleibt in der Schachtel, wenn niemand es wählt
        [trade] Handel
        [combat] Kampf
        [draw] Karten
        [count] Wie viele
        [bases] Basen im Spiel, mindestens
        [per] Für jede
        [most] Bis zu
        [must] Es muss geschehen
        [discard_too] Auch vom Ablagestapel
        [then_draw] Und ebenso viele ziehen
        [each] Jede davon gibt
        [discard] Karten zum Abwerfen
        [to] Wohin sie kommt
        [ships] Nur ein Schiff
        [names] Wie die Wahl heißt
        [options] Zur Wahl
        [played] Gespielte Karten der Fraktion, mindestens
        [authority_at_least] Autorität, mindestens
        [authority_at_most] Autorität, höchstens
        [then] Dann
        [else] Sonst
       *[other] { $field }
    }
star-realms-pack-choice =
    { $choice ->
        [blob] Blob
        [trade_federation] Handelsföderation
        [star_empire] Sternenimperium
        [machine_cult] Maschinenkult
        [base] Basis im Spiel
        [hand] auf die Hand
        [deck] oben auf das Deck
        [discard] auf den Ablagestapel
        [first_deck] in das erste Deck
        [stays] bleibt als Handelsreihe
        [back] zurück in den Handelsstapel
        [out] aus dem Spiel
        [pay_per_ship] 1 Kampf für jedes gespielte Schiff
        [ally_of_all] Verbündete aller Fraktionen
        [trade] Handel
        [combat] Kampf
        [authority] Autorität
        [draw] ziehen
        [first] das Erste
        [second] das Zweite
        [third] das Dritte
       *[other] { $choice }
    }
star-realms-pack-effect =
    { $kind ->
        [gain] Handel, Kampf, Autorität bekommen
        [draw] Karten ziehen
        [draw_if_bases] Ziehen, bei genug Basen
        [gain_per] Für jede Karte oder Basis etwas bekommen
        [discard_then_draw] Abwerfen, dann ebenso viele ziehen
        [draw_then_discard] Ziehen, dann abwerfen
        [scrap_own] Eigene Karten verschrotten
        [scrap_row] Karten der Handelsreihe verschrotten
        [destroy] Eine Basis zerstören
        [return_base] Eine Basis auf die Hand zurückgeben
        [acquire] Eine Karte umsonst erwerben
        [draw_per_blob] Für jede gespielte Blob-Karte ziehen
        [opponent_discards] Ein Gegner wirft eine Karte ab
        [next_on_top] Das nächste Schiff kommt oben auf das Deck
        [acquire_on_top] Ein beliebiges Schiff oben auf das Deck
        [copy] Ein gespieltes Schiff kopieren
        [copy_base] Eine eigene Basis kopieren
        [either] Eines von mehreren wählen
        [if_bases] Wenn genug Basen da sind
        [if_played] Wenn genug Karten einer Fraktion gespielt sind
        [if_at_least] Bei viel Autorität
        [if_at_most] Bei wenig Autorität
       *[other] { $kind }
    }
star-realms-pack-totals = Verschiedene Karten: { $count }. Im Handelsdeck: { $deck }.
star-realms-pack-start = Karten im ersten Deck von jedem: { $count }.
star-realms-pack-no-ally = { $card }: Im Handelsdeck sind zu wenige andere Karten der Fraktion für diese Fähigkeit.
star-realms-pack-idle = { $card }: Sie tut gar nichts.
star-realms-pack-row = Das Handelsdeck ist zu klein für die ganze Handelsreihe: { $count }.
star-realms-pack-no-faction = Eine Karte ohne Fraktion hat keinen Verbündeten.
star-realms-pack-free = { $card } ist zu kaufen, kostet aber nichts.
star-realms-pack-no-combat = Niemand kann je Kampf bekommen, also würde kein Spiel enden.
star-realms-pack-outpost = Ein Außenposten hat Verteidigung.
star-realms-pack-deck = Der Handelsstapel soll mehr Karten haben, als es gibt: { $size } von { $count }.
star-realms-pack-lot = Alle Karten mit Kampf könnten außen vor bleiben, manche Partien endeten also nie.
star-realms-pack-draft-row = Was übrig ist, bleibt als Handelsreihe, also liegen so viele Karten offen, wie sie Plätze hat: { $count }.
star-realms-pack-empty-set = Keine Karte gehört zu diesem Set.

# Why a pack is refused, after the place.
star-realms-pack-many-sets = höchstens { $most }, nicht { $own }
star-realms-pack-no-card = die Karte { $name } gibt es nicht
star-realms-pack-needed = { $name } brauchen alle, also gehört die Karte zu keinem Set
star-realms-pack-explorers = Explorer haben einen eigenen Stapel (SR-2.5)
star-realms-pack-no-start = alle beginnen mit mindestens einer Karte
star-realms-pack-set-word = { $name } bedeutet als Option etwas anderes
star-realms-pack-no-set = kein Set { $name }: Es gibt { $names }
star-realms-pack-code = { $code } ist kein Code: Kleinbuchstaben, Ziffern und -, höchstens { $most }
star-realms-pack-card-word = { $name } bedeutet in einem Zug etwas anderes
star-realms-pack-unnamed = wie heißt { $code }?
star-realms-pack-copy = nur die Grundfähigkeit eines Schiffs kopiert ein Schiff
star-realms-pack-always = nur eine Basis bleibt im Spiel
star-realms-pack-factions = eine Karte hat eine Fraktion oder zwei verschiedene
star-realms-pack-many-kinds = zu viele verschiedene Karten: { $own }, höchstens { $most }
star-realms-pack-explorer = { $code } muss ein Schiff sein, das etwas kostet
star-realms-pack-no-deck = der Handelsstapel ist leer
star-realms-pack-alike = Zu viele { $what ->
        [blob] Blob-Karten
        [trade_federation] Karten der Handelsföderation
        [star_empire] Karten des Sternenimperiums
        [machine_cult] Karten des Maschinenkults
        [outposts] Außenposten
       *[other] Basen, die für Schiffe zahlen
    }: { $own }, höchstens { $most }.
star-realms-pack-copy-inside = ein Schiff kopiert durch seine Grundfähigkeit selbst, ohne Bedingung
star-realms-pack-many-effects = höchstens { $most ->
        [one] { $most } Effekt
       *[other] { $most } Effekte
    }, nicht { $own }
star-realms-pack-deep = Effekte stehen höchstens { $most } tief ineinander
star-realms-pack-idle-option = eine Wahlmöglichkeit bewirkt etwas
star-realms-pack-no-gain = es gibt weder Handel noch Kampf noch Autorität
star-realms-pack-nothing = es gibt weder Handel noch Kampf noch Autorität noch eine Karte
star-realms-pack-options = zwei oder drei, nicht { $own }
star-realms-pack-names = ein anderer Name je Wahlmöglichkeit, und es gibt { $count }
star-realms-pack-condition = nötig ist eine Bedingung von { $names }
star-realms-pack-only-played = nur mit `played`
