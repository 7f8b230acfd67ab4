terminal-sternenhimmel-pile =
    { $count ->
        [0] la pile est vide
        [one] { $count } constellation dans la pile
       *[other] { $count } constellations dans la pile
    }
terminal-sternenhimmel-free = libre
terminal-sternenhimmel-lies =
    { $face_down ->
        [yes] { $player ->
            [you] { $what }, à vous, face cachée
           *[other] { $what } de { $player }, face cachée
        }
       *[no] { $player ->
            [you] { $what }, à vous
           *[other] { $what } de { $player }
        }
    }
terminal-sternenhimmel-hidden =
    { $player ->
        [you] votre pion face cachée ; pour les autres, l’un de ceux-ci : { $tokens }
       *[other] un pion face cachée de { $player }, l’un de ceux-ci : { $tokens }
    }
terminal-sternenhimmel-star =
    { $large ->
        [yes] { $key } { $star } (grande)
       *[no] { $key } { $star } (petite)
    } : { $state } ; reliée à { $joined }.
terminal-sternenhimmel-hand =
    { $player ->
        [you] Vous avez en main
       *[other] { $player } a en main
    } { $tokens }.
terminal-sternenhimmel-holds =
    { $player ->
        [you] Vous avez en main
       *[other] { $player } a en main
    } { $count } de ceux-ci : { $tokens }.
terminal-sternenhimmel-token =
    { $token ->
        [hole] Un trou noir : avale tout pion qui lui est relié, sauf s’il rencontre un autre trou noir.
        [double] Une étoile double : double tout pion qui lui est relié, et ne vaut rien elle-même.
       *[other] Un pion qui vaut { $token }.
    }
terminal-sternenhimmel-letters = Lettres des joueurs
terminal-sternenhimmel-tokens = Pions
terminal-sternenhimmel-legend =
    (a) est une petite étoile libre, où les pions sont face visible ; *b* une grande étoile libre, où ils sont face cachée.
    7B est le 7 du joueur B, ~?B un pion caché de B, ~7A votre propre 7 caché. Les lignes relient les voisines.
    12$ sont douze pièces ; 4/ 1 3 10 @ veut dire : a en main quatre de ceux-ci.
    Dans une petite fenêtre, (a)-b:7B-*c* désigne trois étoiles à la suite ; une lettre seule est une étoile déjà nommée.
    « ? 1c » explique une étoile, « ? 1 » une constellation, « ? hole » un pion, « ? SH-3.3 » une règle.
terminal-sternenhimmel-notation = Pour poser le 10 sur l’étoile c de la constellation 1, tapez 10 1c ; h 1c pour le trou noir, d 1c pour une étoile double. En entier : put 10 ari.beta.
