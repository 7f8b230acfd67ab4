### Ce que disent les conseils et les bilans. « $other » est un autre coup, « $term » une part de ce que promet une position.

## Pourquoi un coup est meilleur

analysis-only = Le seul coup.
analysis-obvious = Un coup évident.
analysis-wins = Cela gagne dès ce tour, quelle que soit la pioche.
analysis-equal = À peu près aussi bon que « { $other } ».
analysis-gain = Meilleur que « { $other } » sur ce point : { $term }.
analysis-gain-points =
    { $amount ->
        [one] +{ $amount } point par rapport à « { $other } » : { $term }.
       *[other] +{ $amount } points par rapport à « { $other } » : { $term }.
    }
analysis-gain-coins =
    { $amount ->
        [one] +{ $amount } pièce par rapport à « { $other } » : { $term }.
       *[other] +{ $amount } pièces par rapport à « { $other } » : { $term }.
    }
analysis-gain-chance = +{ $amount } % par rapport à « { $other } » : { $term }.
analysis-later = Meilleur que « { $other } » à la longue.
analysis-behind = Moins prometteur que « { $other } ».
analysis-lack = Moins bon que « { $other } » sur ce point : { $term }.

## Giving up

analysis-resign = Abandonner
analysis-play-on = Continuer la partie
analysis-resigned = Abandonner, c’est renoncer à toute chance de gagner.
