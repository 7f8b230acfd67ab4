### Ce que disent tous les jeux : refus, retour en arrière, abandon, fin de partie.
### $player est un nom, ou « you » quand la phrase s’adresse à ce joueur. $seat est un numéro à partir de 0.

# A game without a title of its own.
engine-game = { $name }
## Joueurs sans nom

engine-player = Joueur { $number }

## Refus

engine-game-over = La partie est terminée ; on ne peut plus rien jouer.
engine-not-your-turn =
    { $player ->
        [you] Vous n’avez rien à décider pour l’instant.
       *[other] { $player } n’a rien à décider pour l’instant.
    }
engine-choose-seat = Plusieurs joueurs peuvent décider maintenant ; précisez la place, numérotée à partir de 0.
engine-unknown-move = « { $text } » n’est pas un coup de ce jeu.
engine-bad-seat =
    { $seats ->
        [one] La place { $seat } n’existe pas : ce jeu n’a qu’une place, numérotée 0.
       *[other] La place { $seat } n’existe pas : ce jeu a { $seats } places, numérotées à partir de 0.
    }

## Retour en arrière et abandon

engine-undone =
    { $player ->
        [you] Vous reprenez votre dernière décision.
       *[other] { $player } reprend sa dernière décision.
    }
engine-resigned =
    { $player ->
        [you] Vous abandonnez.
       *[other] { $player } abandonne.
    }

## Qui mène pendant la partie ($winners : les noms, en liste)

engine-leads =
    { $winners ->
        [you] Pour l’instant, vous menez.
       *[other] En tête pour l’instant : { $winners }.
    }

## Comment la partie s’est terminée ($winners : les noms des vainqueurs, en liste)

engine-outcome-score =
    { $winners ->
        [you] Vous gagnez avec le meilleur score.
       *[other] Le meilleur score donne la victoire à { $winners }.
    }
engine-outcome-shared = Égalité : { $winners } se partagent la victoire.
engine-outcome-resignation =
    { $winners ->
        [you] Vous gagnez, car plus personne d’autre ne joue.
       *[other] Par abandon, la victoire revient à { $winners }.
    }
engine-outcome-defeat =
    { $winners ->
        [you] Vous gagnez : il ne reste aucun adversaire.
       *[other] Tous les adversaires sont vaincus : la victoire revient à { $winners }.
    }
engine-outcome-turn-limit = La partie a été arrêtée à la limite de tours, sans vainqueur.
engine-outcome-stuck =
    { $winners ->
        [you] Plus personne ne peut jouer : vous gagnez avec le meilleur score.
       *[other] Plus personne ne peut jouer : le meilleur score donne la victoire à { $winners }.
    }

## Reading packs and positions: what was expected, after the place

engine-read-object = il faut un objet, et non { $found }
engine-read-keys = il faut des noms comme clés, et non { $found }
engine-read-list = il faut une liste, et non { $found }
engine-read-items = il faut { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, et non { $own }
engine-read-number = Il faut ici un nombre entier de { $least } à { $most }.
engine-read-line = Il faut ici une ligne de texte, sans plus de lettres que { $most }.
engine-read-flag = il faut true ou false, et non { $found }
engine-read-text = il faut un texte, et non { $found }
engine-read-texts = il faut un texte, ou un texte par langue, et non { $found }
engine-read-one-of = il faut une de ces valeurs : { $names }, et non { $found }
engine-read-field = le champ { $name } n’existe pas ; il y a { $names }
engine-pack-value = { $found } n’est ni un texte ni un nombre ; mettez-le entre guillemets
engine-pack-game = ici c’est { $game }, et le pack est pour { $other }
engine-pack-too-large = il dépasse { $most } ko
engine-pack-twice = { $key } { $name } s’y trouve deux fois
engine-pack-which-game = pour quel jeu est-il ?
engine-pack-no-game = le jeu { $name } n’existe pas
engine-pack-takes-none = { $name } ne prend pas de packs
engine-pack-long-key = ce TOML n’est pas pour un pack : une clé a trop de parties
engine-pack-not-toml = ce n’est pas du TOML : { $problem }
engine-pack-not-json = ce n’est pas du JSON : { $problem } (ligne { $line }, colonne { $column })
engine-pack-too-deep = il est trop imbriqué
