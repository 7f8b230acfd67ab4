### Tournaments on the command line.

## The help page

arena-help-bots = the bots, with commas between them: everybody plays against everybody (greedy,random if not given)
arena-help-games = how many games each pair plays, rounded up to whole deals (100 if not given)
arena-help-seed = seed of the first deal; the next deal has the next seed (0 if not given)
arena-help-together = all bots at one table, instead of every two of them
arena-help-results = keep every game in this file, and go on where it ends
arena-help-charts = draw the results into this folder, as SVG and PNG
arena-help-cluster = play on a Ray cluster: the one that RAY_ADDRESS names, or one that begins here
arena-help-sprt = stop as soon as it is clear whether the first bot is better than the second
arena-help-elo0 = a lead in rating points that would not be enough (0 if not given)
arena-help-elo1 = a lead that would be (50 if not given)
arena-help-share0 = instead: a share of the victories that would not be enough, as 0.5
arena-help-share1 = and one that would be, as 0.6
arena-help-alpha = how often “better” may be wrong (0.05 if not given)
arena-help-beta = how often “not better” may be wrong (0.05 if not given)

## What was wrong

arena-sprt-missing = Hypotheses are for a sequential test: say --sprt, too.
arena-sprt-is-for-two = A sequential test compares two bots, not { $count }.
arena-elo-or-share = Say --elo0 and --elo1, or --share0 and --share1, not both.
arena-both-shares = --share0 and --share1 belong together.
arena-cannot-write = The file { $file } cannot be used: { $problem }.

## What came of it

arena-column-share = win share
arena-column-fair = fair share
arena-column-rating = rating
arena-column-spread = ± 95%
arena-column-time = s a move
arena-row-against-column = row wins against column
arena-one-against-many = one against a table of others
arena-against = { $bot } against { $other }
arena-better =
    { $count ->
        [one] { $bot } is better than { $other }: decided after { $count } game (LLR { $llr }, bounds { $lower } and { $upper }).
       *[other] { $bot } is better than { $other }: decided after { $count } games (LLR { $llr }, bounds { $lower } and { $upper }).
    }
arena-not-better =
    { $count ->
        [one] { $bot } is not better than { $other }: decided after { $count } game (LLR { $llr }, bounds { $lower } and { $upper }).
       *[other] { $bot } is not better than { $other }: decided after { $count } games (LLR { $llr }, bounds { $lower } and { $upper }).
    }
arena-open =
    { $count ->
        [one] Whether { $bot } is better than { $other } is open after { $count } game (LLR { $llr }, bounds { $lower } and { $upper }).
       *[other] Whether { $bot } is better than { $other } is open after { $count } games (LLR { $llr }, bounds { $lower } and { $upper }).
    }
arena-forfeits = Forfeits by external bots: { $count }
arena-played =
    { $count ->
        [one] { $count } game, { $number } of them now, in { $seconds } s.
       *[other] { $count } games, { $number } of them now, in { $seconds } s.
    }
arena-no-png = PNG files need one more package: pip install 'asterism[charts]'

## The charts

arena-chart-ladder = Rating, with 95% interval
arena-chart-matrix = Who wins how much against whom
arena-chart-time = Strength against time
arena-chart-seconds = seconds a move
arena-chart-rating = rating
arena-chart-row = row’s share of the victories against column
arena-chart-under =
    { $count ->
        [one] { $game }, { $players } players, { $count } game, seed { $seed }
       *[other] { $game }, { $players } players, { $count } games, seed { $seed }
    }
