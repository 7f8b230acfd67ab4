terminal-star-realms-turn = turn { $number }
terminal-star-realms-pile =
    { $pile ->
        [trade_deck] Trade deck { $count }
        [scrap_heap] Scrap heap { $count }
        [hand] hand { $count }
        [deck] deck { $count }
       *[discard] discard { $count }
    }
terminal-star-realms-zone =
    { $zone ->
        [known] known
        [top] on top
        [hand] Hand
        [ships] Ships
       *[bases] Bases
    }
terminal-star-realms-role =
    { $role ->
        [emperor] Emperor
        [admiral] Admiral
        [boss] Boss
        [elite] Elite
        [partner] partner
       *[opponent] opponent
    }
terminal-star-realms-out = defeated
terminal-star-realms-ended = has ended
terminal-star-realms-debt = owes { $count }
terminal-star-realms-tops = next ships on top: { $count }
terminal-star-realms-rest = … and more: type table.
terminal-star-realms-less = or less
terminal-star-realms-letter =
    { $ability ->
        [primary] p
        [ally] a
        [double_ally] 2
       *[scrap] s
    }
terminal-star-realms-legend =
    The factions: { $factions }. { $trade } is trade, { $combat } combat, { $authority } authority; the number before a name in the trade row is its cost.
    After a base comes its defense, in brackets for an outpost; 5-2 has taken 2 damage.
    After your cards in play: p a base’s primary ability, a ally, s scrap; ✓ means used, ○ not yet.
    “? cutter” explains a card by its id, “? SR-2.9” a rule.
    To make several moves at once type play all, use all or attack all (against several: attack all 3 for seat 3); it stops where you have to decide.
    auto makes forced decisions for you; type it again to stop.
terminal-star-realms-notation = The moves: play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
