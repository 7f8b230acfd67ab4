### What hints and reviews say. “$other” is another move, “$term” a part of what a position promises.

## Why a move is better

analysis-only = The only move.
analysis-obvious = An obvious move.
analysis-wins = This wins in this turn, whatever you draw.
analysis-equal = About as good as “{ $other }”.
analysis-gain = Better than “{ $other }” because of: { $term }.
analysis-gain-points =
    { $amount ->
        [one] +{ $amount } point against “{ $other }”: { $term }.
       *[other] +{ $amount } points against “{ $other }”: { $term }.
    }
analysis-gain-coins =
    { $amount ->
        [one] +{ $amount } coin against “{ $other }”: { $term }.
       *[other] +{ $amount } coins against “{ $other }”: { $term }.
    }
analysis-gain-chance = +{ $amount } % against “{ $other }”: { $term }.
analysis-later = Better than “{ $other }” in the long run.
analysis-behind = Less promising than “{ $other }”.
analysis-lack = Worse than “{ $other }” because of: { $term }.

## Giving up

analysis-resign = Resign
analysis-play-on = Play on
analysis-resigned = Resigning gives away every chance to win.
