terminal-star-realms-turn = tour { $number }
terminal-star-realms-pile =
    { $pile ->
        [trade_deck] Pioche { $count }
        [scrap_heap] Retirées { $count }
        [hand] main { $count }
        [deck] paquet { $count }
       *[discard] défausse { $count }
    }
terminal-star-realms-zone =
    { $zone ->
        [known] connu
        [top] dessus
        [hand] Main
        [ships] Vaisseaux
       *[bases] Bases
    }
terminal-star-realms-role =
    { $role ->
        [emperor] Empereur
        [admiral] Amiral
        [boss] Boss
        [elite] Élite
        [partner] partenaire
       *[opponent] adversaire
    }
terminal-star-realms-out = vaincu
terminal-star-realms-ended = a terminé
terminal-star-realms-debt = doit { $count }
terminal-star-realms-tops = prochains vaisseaux sur le paquet : { $count }
terminal-star-realms-rest = … et plus : tapez table.
terminal-star-realms-less = ou moins
terminal-star-realms-letter =
    { $ability ->
        [primary] p
        [ally] a
        [double_ally] 2
       *[scrap] r
    }
terminal-star-realms-legend =
    Les factions : { $factions }. { $trade } est le Commerce, { $combat } le Combat, { $authority } l’Influence ; dans la Ligne d’Achat, le nombre devant le nom est le coût.
    Après une base vient sa défense, entre crochets pour un avant-poste ; 5-2 a subi 2 dégâts.
    Après vos cartes en jeu : p l’action Primaire d’une base, a Allié, r Retirer ; ✓ utilisée, ○ pas encore.
    « ? cutter » explique une carte par son identifiant, « ? SR-2.9 » une règle.
    Pour jouer plusieurs coups à la suite, tapez play all, use all ou attack all (contre plusieurs : attack all 3 pour la place 3) ; cela s’arrête là où il faut décider.
    auto prend les décisions forcées pour vous ; tapez-le de nouveau pour l’arrêter.
terminal-star-realms-notation = Les coups : play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
