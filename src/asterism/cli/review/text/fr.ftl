### Ce que dit « asterism review ».

review-help-seat = ne faire le bilan que de cette place, à partir de 0 (par défaut : toutes)
review-help-iterations = itérations de la recherche pour chaque décision (par défaut : à peu près celles du niveau expert)
review-help-deals = donnes tirées au sort pour chaque estimation (par défaut : 160)
review-help-seed = graine des donnes tirées au sort (par défaut : 0)
review-help-pack = le pack de cette partie, pour juger selon les poids à côté de lui
review-help-html = écrire aussi le bilan comme page dans ce fichier
review-not-over = { $file } : cette partie n’est pas finie ; le bilan ne se fait qu’à la fin.
review-other-pack = { $file } n’a pas été jouée avec le pack { $pack }.
review-cannot-write = Impossible d’écrire { $file } : { $problem }.
review-written = La page est dans { $file }.

review-heading = Bilan de la partie
review-title = { $game } : { $who }
review-title-named = { $game } : { $who }, { $name }
review-accuracy = Précision { $number } % : 100 % signifie qu’aucune décision n’a rien coûté.
review-nothing-decided = Il n’y avait rien à décider.
review-curve = Chances de gagner au fil de la partie, selon ce que savait cette place
review-start = avant la donne
review-deal = la donne
review-own = décisions de la place
review-others = décisions des autres
review-luck = chance
review-result = résultat
review-turns = Tournants
review-turn = Coup { $ply } : { $change } ({ $cause })
review-cause-own = décision de la place
review-cause-others = décision de { $who }
review-cause-luck = chance
review-cause-resignation = abandon de la place { $seat }
review-decisions = Décisions de la place
review-played = Après le coup { $ply } : { $move } ({ $chance })
review-best = Meilleur coup trouvé : { $move } ({ $chance })
review-budget = Les chances sont estimées par des parties simulées : recherche { $iterations }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }. Les mêmes nombres donnent le même bilan.
