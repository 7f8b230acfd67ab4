terminal-star-realms-turn = tour { $number }
terminal-star-realms-pile =
    { $pile ->
        [trade_deck] Pioche { $count }
        [scrap_heap] Rebut { $count }
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
        [partner] allié
       *[opponent] adversaire
    }
terminal-star-realms-out = vaincu
terminal-star-realms-ended = a terminé
terminal-star-realms-debt = doit { $count }
terminal-star-realms-tops = prochains vaisseaux sur le paquet : { $count }
terminal-star-realms-rest = … et plus : tapez table.
terminal-star-realms-less = ou moins
terminal-star-realms-letter =
    { $ability ->
        [primary] p
        [ally] a
       *[scrap] r
    }
terminal-star-realms-legend =
    Les factions : { $factions }. { $trade } est le Commerce, { $combat } le Combat, { $authority } l’Influence ; dans la rangée, le nombre devant le nom est le coût.
    Derrière une base se trouve sa défense, entre crochets pour un avant-poste ; 5-2 a subi 2 dégâts.
    Derrière vos cartes en jeu : p la capacité principale d’une base, a l’alliance, r le retrait ; ✓ est utilisé, ○ ne l’est pas.
    « ? cutter » dit tout d’une carte, par son nom dans la notation, « ? SR-2.9 » d’une règle.
    Pour faire plusieurs choses d’un coup, tapez play all, use all ou attack all (contre plusieurs : attack all 3 pour la place 3) ; cela s’arrête là où il faut décider.
    Avec auto, une question qui n’a qu’une réponse se répond seule ; auto encore une fois l’arrête.
terminal-star-realms-notation = Les coups : play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
