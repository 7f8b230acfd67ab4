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
       *[scrap] s
    }
terminal-star-realms-legend =
    The factions: { $factions }. { $trade } is trade, { $combat } combat, { $authority } authority; the number before a name in the trade row is its cost.
    Behind a base stands its defense, an outpost’s in brackets; 5-2 has taken 2 damage.
    Behind your cards in play: p a base’s primary, a its ally, s its scrap ability; ✓ is used, ○ is not.
    “? cutter” tells everything about a card, by its name in the notation, “? SR-2.9” about a rule.
    To do several things at once type play all, use all or attack all (against several: attack all 3 for seat 3); it stops where you have to decide.
    With auto a question that has a single answer answers itself; auto again switches that off.
terminal-star-realms-notation = The moves: play scout, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, attack 1 mech-world 6, lend trade 1, give viper 2, choose scout hand, choose none, end.
