### What the page says at a table of Star Realms, besides the game's own words.

## Places
realms-trade-row = Trade row
realms-trade-deck = trade deck
realms-explorers = Explorers
realms-scrap-heap = scrap heap
realms-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
realms-scrap-heap-open = Scrap heap, { realms-cards }
realms-deck = deck
realms-discard = discard
realms-discard-open = Discard pile of { $name }, { realms-cards }
realms-discard-mine = Your discard pile, { realms-cards }
realms-unseen-open = Cards in the deck or hand of { $name }, { realms-cards }
realms-unseen-mine = Cards in your deck, in unknown order, { realms-cards }
realms-trade-deck-open = Cards left in the trade deck, in unknown order, { realms-cards }
realms-trade-deck-reduced = Cards that may lie in the trade deck, in unknown order, { realms-cards }; left out of these: { $out }
realms-hand = Your hand
realms-hand-of = Hand of { $name }
realms-players = Players
realms-reachable = can be attacked or helped
realms-bases-count =
    { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }, { $outposts ->
        [0] no outpost
        [one] { $outposts } outpost
       *[other] { $outposts } outposts
    }
realms-hand-empty = No cards in hand
realms-ships = Ships
realms-bases = Bases
realms-in-play = In play
realms-in-play-empty = Nothing in play
realms-hand-count = { $count } in hand
realms-authority = authority
realms-authority-of = { $count } authority
realms-trade = trade
realms-combat = combat
realms-pool = { $count } { $kind ->
        [trade] trade
       *[combat] combat
    }
realms-empty-slot = Empty place
realms-hand-open = Hand of { $name }, { realms-cards }, as far as you know it
realms-debt = { $count ->
        [one] has to discard a card
       *[other] has to discard { $count } cards
    }

## Who sits where
realms-turn = turn { $number }
realms-order = Order of play
realms-dawn = Dawn
realms-dusk = Dusk
realms-role-emperor = Emperor
realms-role-admiral = Admiral
realms-role-boss = Boss
realms-role-elite = Elite
realms-faces-you = faces you
realms-faces = faces { $name }
realms-prey = you hunt
realms-hunter = hunts you
realms-hunts = hunts { $name }
realms-partner = partner
realms-you = You
realms-ended = has ended
realms-defeated = defeated
realms-shared = the team shares one authority
realms-shared-short = shared
realms-on-turn = on turn
realms-bot = bot

## Cards
realms-or = or
realms-cost = costs { $count }
realms-defense = defense { $count }
realms-damage = damage { $count }
realms-short = { $count } short
realms-behind-outpost = behind the outpost
realms-copies = copies { $card }
realms-in-box = { $count } in the box
realms-mark = { $ability ->
        [primary] primary ability
        [ally] ally ability
        [double_ally] double ally ability
       *[scrap] scrap ability
    } { $state ->
        [ready] ready
        [used] used
       *[waiting] not usable now
    }
realms-enlarge = Enlarge { $card }
realms-enlarge-hint = Right-click a card or press I to enlarge it.
realms-enlarge-hint-touch = Press and hold a card to enlarge it.
realms-more = { $card }: abilities
realms-count =
    { $count ->
        [one] once
       *[other] { $count } times
    }

## What can be done
realms-play-all = Play all
realms-play-all-sub = { $count ->
        [one] one card
       *[other] { $count } cards
    }
realms-use-all = Use all
realms-use-all-sub = { $count ->
        [one] one ability
       *[other] { $count } abilities
    }
realms-attack-all = Attack all
realms-attack-some = Attack …
realms-attack-all-sub = { $count } combat
realms-attack-which = Attack whom with everything?
realms-attack-everything = { $name } with everything
realms-end-turn = End turn
realms-attack-amount = attack { $count }
realms-attack-player = Attack { $name }
realms-attack-title = Attack { $name } with how much?
realms-attack-base-title = Attack { $card } with how much?
realms-amount = Combat to spend
realms-amount-less = One less
realms-amount-more = One more
realms-amount-all = All
realms-attack-do = Attack with { $count }
realms-lend-trade = Lend { $name } your { $count } trade
realms-lend-combat = Lend { $name } your { $count } combat
realms-ask-trade = Ask { $name } for all their trade
realms-ask-combat = Ask { $name } for all their combat
realms-give = Give { $name } a card
realms-give-sub = from your discards, 1 trade
realms-give-title = Which card goes to { $name }?

## Before a turn ends
realms-end-title = End the turn?
realms-unused = Still unused:
realms-unused-cards = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
realms-unused-trade = { $count } trade
realms-unused-combat = { $count } combat
realms-unused-abilities = { $count ->
        [one] one ability
       *[other] { $count } abilities
    }
realms-end-anyway = End the turn anyway
realms-end-back = Go on playing
realms-end-never = Do not ask again

## Questions
realms-asks = { $card } asks
realms-asking = asks
realms-question = A question
realms-draft = The draft
realms-look = Look at the table
realms-look-back = Back to the question
realms-ask-option = Which of these?
realms-ask-either = { $first } or { $second }?
realms-gain = gain { $gains }
realms-gains = { $gains }
realms-ask-scrap = { $must ->
        [yes] Scrap { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[no] You may scrap { $count ->
            [one] a card
           *[other] up to { $count } cards
        }
    } { $zone ->
        [hand] from your hand
       *[both] from your hand or discard pile
    }
realms-ask-scrap-draw = Scrap up to { $count ->
        [one] one card
       *[other] { $count } cards
    } from your { $zone ->
        [hand] hand
       *[both] hand or discard pile
    }, then draw as many
realms-ask-discard = { $count ->
        [one] Discard a card
       *[other] Discard { $count } cards
    }
realms-ask-discard-draw = Discard up to { $count ->
        [one] one card
       *[other] { $count } cards
    }, then draw as many
realms-ask-scrap-row = You may scrap { $count ->
        [one] a card
       *[other] up to { $count } cards
    } of the trade row
realms-ask-destroy = { $must ->
        [yes] Destroy a base
       *[no] You may destroy a base
    }
realms-ask-return = { $must ->
        [yes] Return a base to its owner’s hand
       *[no] You may return a base to its owner’s hand
    }
realms-ask-take-ship = Take a ship for free: it goes on top of your deck
realms-ask-take = Take a { $kind ->
        [ship] ship
       *[card] card
    } for free that costs at most { $count }: it goes { $zone ->
        [hand] to your hand
        [deck] on top of your deck
       *[discard] to your discard pile
    }
realms-ask-on-top = Put { $card } on top of your deck?
realms-ask-draft = Take a card { $zone ->
        [hand] into your first hand
        [discard] for your discard pile
       *[deck] for your first deck
    }{ $count ->
        [one] {""}: the last one
       *[other] {""}: { $count } to go
    }
realms-ask-copy-ship = Which ship should it copy?
realms-ask-copy-base = The primary ability of which base happens, too?
realms-ask-for-each = { $asked }, and gain { $gains } for each
realms-ask-target = Who has to discard a card?
realms-ask-gift = Leave { $name } a card when you go?
realms-decline-scrap = Scrap nothing
realms-decline-discard = Discard nothing
realms-decline-destroy = Destroy nothing
realms-decline-return = Return nothing
realms-decline-on-top = To the discard pile
realms-decline-gift = Leave nothing
realms-done = Done
realms-zone-hand = Hand
realms-zone-discard = Discard pile
realms-zone-deck = Deck
realms-zone-ships = Ships
realms-zone-bases = Bases
realms-zone-trade_row = Trade row
realms-zone-explorers = Explorers
realms-zone-played = Played this turn
realms-zone-bases-of = Bases of { $name }
realms-zone-bases-own = Your own bases

## Score sheet
realms-sheet-authority = Authority
realms-sheet-cards = Cards at the end
realms-sheet-player = Player
realms-sheet-won = won
realms-sheet-you-won = You have won,
realms-sheet-you-lost = You are defeated,
realms-sheet-turns = { $count ->
        [one] after one turn
       *[other] after { $count } turns
    }
realms-sheet-explains = The bars show what each deck was made of, faction by faction.
