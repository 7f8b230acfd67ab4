### What “asterism review” says.

review-help-seat = review this seat only, counted from 0 (default: all)
review-help-iterations = search iterations for each decision (default: about those of the level expert)
review-help-deals = sampled deals for each estimate (default: 160)
review-help-seed = seed of the sampled deals (default: 0)
review-help-pack = the pack of this game, to judge by the weights beside it
review-help-html = also write the review as a page into this file
review-not-over = { $file }: this game is not over; only finished games can be reviewed.
review-other-pack = { $file } was not played with the pack { $pack }.
review-cannot-write = { $file } cannot be written: { $problem }.
review-written = The page is in { $file }.

review-heading = Review of the game
review-title = { $game }: { $who }
review-title-named = { $game }: { $who }, { $name }
review-accuracy = Accuracy { $number }%: 100% means that no decision lost anything.
review-nothing-decided = There was nothing to decide.
review-curve = Chance to win over the game, from what this seat knew
review-start = before the deal
review-deal = the deal
review-own = own decisions
review-others = decisions of the others
review-luck = luck
review-result = result
review-turns = Turning points
review-turn = Move { $ply }: { $change } ({ $cause })
review-cause-own = own decision
review-cause-others = decision of { $who }
review-cause-luck = luck
review-cause-resignation = seat { $seat } resigned
review-decisions = Own decisions
review-played = After move { $ply }: { $move } ({ $chance })
review-best = Best move found: { $move } ({ $chance })
review-budget = Chances are estimated from simulated games: search { $iterations }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }. The same numbers give the same review.
