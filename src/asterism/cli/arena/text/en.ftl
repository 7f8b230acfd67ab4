### Tournaments on the command line.

## The help page

arena-help-bots = the bots, separated by commas; each plays against each other (default: greedy,random)
arena-help-games = games for each pair, rounded up to whole deals (default: 100)
arena-help-seed = seed of the first deal; each next deal has the next seed (default: 0)
arena-help-together = all bots at one table, instead of pairs
arena-help-results = append every game to this file, and resume where it ends
arena-help-charts = draw charts into this folder, as SVG and PNG
arena-help-cluster = play on a Ray cluster: the one at RAY_ADDRESS, or a new one on this machine
arena-help-sprt = run a sequential test (SPRT): stop as soon as it is decided whether the first bot is better
arena-help-elo0 = null hypothesis: the first bot leads by this many Elo points (default: 0)
arena-help-elo1 = alternative hypothesis: it leads by this many Elo points (default: 50)
arena-help-share0 = the null hypothesis as a win share instead, such as 0.5
arena-help-share1 = the alternative hypothesis as a win share, such as 0.6
arena-help-alpha = probability of a wrong “better” (default: 0.05)
arena-help-beta = probability of a wrong “not better” (default: 0.05)

## What was wrong

arena-sprt-missing = Hypotheses need a sequential test: add --sprt.
arena-sprt-is-for-two = A sequential test compares two bots, not { $count }.
arena-elo-or-share = Use --elo0 and --elo1, or --share0 and --share1, not both.
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
        [one] { $count } game, of which { $number } now, in { $seconds } s.
       *[other] { $count } games, of which { $number } now, in { $seconds } s.
    }
arena-no-png = PNG files need one more package: pip install 'asterism[charts]'

## The charts

arena-chart-ladder = Rating, with 95% interval
arena-chart-matrix = Win share of each pair
arena-chart-time = Strength against time
arena-chart-seconds = seconds a move
arena-chart-rating = rating
arena-chart-row = row’s share of the wins against column
arena-chart-under = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, seed { $seed }
