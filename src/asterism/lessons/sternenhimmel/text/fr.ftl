### Les premières parties guidées. Chaque étape explique ; `.task` dit quoi faire, `.other` répond à un coup permis mais qui n’est pas celui qu’on veut montrer.

lessons-sternenhimmel-sky = Bienvenue dans Sternenhimmel. Il y a sur la table autant de constellations que de joueurs. Chacune offre des gains pour deux places : l’or pour la première, l’argent pour la deuxième. Celle-ci a cinq étoiles et rapporte 5 et 3 pièces.
lessons-sternenhimmel-tokens = Chacun a les mêmes neuf pions : 1, 3, 5, 6, 7, 10, un trou noir et deux étoiles doubles. À votre tour, vous en posez un sur une étoile libre. Il n’y a pas d’autre coup.
lessons-sternenhimmel-small = Sur une petite étoile, votre pion est face visible : tout le monde le voit.
    .task = Posez votre 10 sur l’étoile la plus haute du Cancer, ι.
    .other = Toute étoile libre est permise. Ici, on remplit le Cancer : le 10 va sur ι, tout en haut.
lessons-sternenhimmel-others = Vega et Tycho posent aussi un pion chacun. Regardez où.
lessons-sternenhimmel-large = Sur une grande étoile, votre pion est face cachée : vous pouvez le regarder, les autres doivent deviner.
    .task = Posez votre 6 sur la grande étoile Asellus Australis (δ).
    .other = Ce serait possible aussi. Mais il s’agit de la grande étoile : votre 6 va face cachée sur δ.
lessons-sternenhimmel-full = Une étoile est libre. Dès que quelqu’un la couvre, le Cancer est décompté. Vega va le faire.
lessons-sternenhimmel-prizes = Chacun additionne ses pions : 16 pour vous, 10 pour Vega, 5 pour Tycho. Vous recevez les gains de la première place, Vega ceux de la deuxième. Tous les autres reçoivent une pièce par pion restant : une pièce pour Tycho.
lessons-sternenhimmel-back = Tous les pions reviennent dans les mains, et une nouvelle constellation remplace l’ancienne. Le tour passe à gauche de celui qui l’a complétée : à Tycho.
lessons-sternenhimmel-hole = Quelques tours plus tard, dans le Bélier. Au décompte, un trou noir avale chaque pion qu’une ligne relie à lui, peu importe à qui il est. Celui de Tycho est juste à côté de votre 10.
lessons-sternenhimmel-meet = Mais des trous noirs reliés s’annulent et n’avalent rien. Le vôtre peut sauver le 10.
    .task = Posez votre trou noir sur Botein (δ), à côté de celui de Tycho.
    .other = Votre 10 serait perdu. Posez le trou noir sur δ, relié à celui de Tycho.
lessons-sternenhimmel-double = Une étoile double ne vaut rien elle-même, mais elle double chaque pion qui lui est relié, de n’importe quel joueur. Deux étoiles doubles le multiplient par quatre. Vega vient de cacher quelque chose à côté de son 7.
    .task = Posez une étoile double sur Hamal (α), à côté de votre 10.
    .other = Hamal est reliée à votre 10 : une étoile double y fait 20 et complète le Bélier.
lessons-sternenhimmel-resolved = Révéler, trous noirs reliés, trous noirs qui avalent, étoiles doubles, puis on compte : toujours dans cet ordre. Vous avez 2 × 10 = 20, Vega 2 × 7 = 14. Tycho n’a plus de pion ici et ne reçoit donc rien.
lessons-sternenhimmel-last = La dernière constellation, et les pièces sont visibles : Tycho mène avec 40. Quand la Balance sera pleine, la partie sera finie et le plus riche gagnera.
lessons-sternenhimmel-bluff = Tout le monde sait quels pions vous pouvez encore avoir, personne ne sait lequel vous cachez : voilà le bluff. Votre trou noir sur α serait relié aux trois pions de Tycho.
    .task = Posez votre trou noir face cachée sur Zubenelgenubi (α).
    .other = Tycho garderait alors 10, 7 et 5, et les gains. Cachez le trou noir sur α.
lessons-sternenhimmel-answer = Une étoile est libre, et il n’y a rien d’autre à faire dans le ciel : Vega doit y poser un pion.
lessons-sternenhimmel-tie = Vega et vous avez 6. À total égal, le plus de pions l’emporte : vous en avez deux, car le trou noir compte. Si cela aussi est égal, c’est une égalité : pas de gains pour cette place ni pour les suivantes, seulement une pièce par pion.
lessons-sternenhimmel-end = 42, 41, 40 : vous avez gagné. C’est tout Sternenhimmel. L’aide-mémoire à côté de la table montre ce que les autres peuvent encore avoir.
