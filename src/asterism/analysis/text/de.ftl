### Was Tipps und Rückblicke sagen. „$other“ ist ein anderer Zug, „$term“ ein Teil dessen, was eine Stellung verspricht.

## Warum ein Zug besser ist

analysis-only = Der einzige Zug.
analysis-obvious = Ein naheliegender Zug.
analysis-wins = Das gewinnt noch in diesem Zug, was auch immer gezogen wird.
analysis-equal = Etwa so gut wie „{ $other }“.
analysis-gain = Besser als „{ $other }“ in diesem Punkt: { $term }.
analysis-gain-points =
    { $amount ->
        [one] +{ $amount } Punkt gegenüber „{ $other }“: { $term }.
       *[other] +{ $amount } Punkte gegenüber „{ $other }“: { $term }.
    }
analysis-gain-coins =
    { $amount ->
        [one] +{ $amount } Münze gegenüber „{ $other }“: { $term }.
       *[other] +{ $amount } Münzen gegenüber „{ $other }“: { $term }.
    }
analysis-gain-chance = +{ $amount } % gegenüber „{ $other }“: { $term }.
analysis-later = Auf die Dauer besser als „{ $other }“.
analysis-behind = Weniger aussichtsreich als „{ $other }“.
analysis-lack = Schwächer als „{ $other }“ in diesem Punkt: { $term }.

## Giving up

analysis-resign = Aufgeben
analysis-play-on = Weiterspielen
analysis-resigned = Wer aufgibt, verschenkt jede Gewinnchance.
