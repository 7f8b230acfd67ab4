### What the command line says. Names of commands, flags, games and bots are the same in every language.

## The commands

cli-overview = Asterism: three table games of the night sky. To play, to simulate, to study.
cli-overview-more = “asterism COMMAND --help” explains a command; “--lang fr|en|de” chooses the language.
cli-play = play a game in the browser or the terminal
cli-simulate = play many games between bots and count the wins
cli-arena = run a tournament between bots: ratings, intervals, a sequential test
cli-score = print the score sheet of a position
cli-replay = print a recorded game in sentences
cli-review = analyse a finished game: chances, turning points, best moves
cli-dataset = write games between bots as records and Parquet files, for research
cli-pack-command = check a pack, show what it changes, or begin one
cli-fit = learn the bots’ weights for a pack from games against themselves
cli-bench = measure how fast the rules are on this machine
cli-doctor = show what is installed, compiled and missing

## The help pages

cli-usage = usage:
cli-help-arguments = arguments
cli-help-options = options
cli-help-help = show this help
cli-help-lang = the language (default: the system’s)
cli-help-json = print one JSON document and nothing else
cli-help-game = the name of the game
cli-help-players = number of players (default: the smallest the game allows)
cli-help-option = an option of the game; repeat it for several
cli-help-static = the folder to write; new, or empty
cli-help-pack = a pack: a file with the contents of the box (TOML or JSON)
cli-help-pack-action = check, show or new
cli-help-pack-game = the game that a new pack is for
cli-help-fit-games = number of games to learn from (default: a few minutes’ worth, by the game)
cli-help-fit-minutes = stop after about so many minutes, two thirds of them for learning
cli-help-fit-bot = the bot that plays the games and the match (default: by the game)
cli-help-fit-seed = seed of the first game; each next game has the next seed (default: 1)
cli-help-fit-out = the file for the weights (default: beside the pack, my_box.weights.json)
cli-help-bots = the bots, separated by commas; they repeat until every seat is taken, and rotate by one seat from game to game (default: greedy,random)
cli-help-opponents = the bots you play against, separated by commas (default: greedy)
cli-help-games = number of games (default: 100)
cli-help-seed = seed of the first game; each next game has the next seed (default: 0)
cli-help-play-seed = seed of the game (default: a new one each time)
cli-help-pace = milliseconds between two decisions of bots, in full screen (default: 700)
cli-help-jobs = number of processes; 0: one for each core (default: 1). The results do not depend on it
cli-help-record = write a record of every game into this folder, which must be new or empty
cli-help-out = the folder to write to; a dataset that is already there is completed
cli-help-show = print what each bot knew and chose at every decision
cli-help-position-file = the position as JSON, or - for stdin
cli-help-record-file = the record of the game, or - for stdin
cli-help-ply = stop after N moves and show the position
cli-help-seat = show only what this seat saw, counted from 0 (default: everything)
cli-help-verify = also check that every deal follows from the seed
cli-help-repeat = number of measurements; the best one counts (default: 5)
cli-help-peers = also measure games of OpenSpiel and PettingZoo, if installed
cli-help-positions = ask the bots for the best moves of known positions instead of measuring speed
cli-help-problem-bots = the bots for --positions, separated by commas (default: all levels)
cli-help-terminal = play in the terminal
cli-help-plain = play line by line, for screen readers and scripts
cli-help-lan = play around one screen; phones in the local network join
cli-help-game-options = Options of { $game }:
cli-help-default = default: { $value }

## What was wrong

cli-problem = { $problem }
cli-problem-at = { $place }: { $problem }
cli-unknown-command = There is no command “{ $name }”. The commands are { $names }.
cli-unknown-language = There is no language “{ $tag }”. Choose one of { $tags }.
cli-unknown-argument = “{ $text }” is unknown; see “{ $command } --help”.
cli-argument-missing = Missing: { $names }; see “{ $command } --help”.
cli-value-missing = { $name } needs a value.
cli-takes-no-value = { $name } takes no value.
cli-not-from = { $name } is a whole number from { $least } up, not “{ $text }”.
cli-not-between = { $name } is a whole number from { $least } to { $most }, not “{ $text }”.
cli-no-number-between = { $name } is a number from { $least } to { $most }, not “{ $text }”.
cli-unknown-game = There is no game “{ $name }”. The games are { $names }.
cli-game-does-not-load = The game “{ $name }” cannot be loaded ({ $problem }).
cli-bad-players = { $game } cannot be played by { $players }. Allowed: { $allowed }.
cli-option-form = “{ $text }” is not an option; write --option name=value.
cli-option-twice = The option “{ $name }” was given twice.
cli-unknown-option = { $game } has no option “{ $name }”. Its options: { $names }.
cli-unknown-bot = There is no bot “{ $name }”. The bots are { $names }.
cli-bot-does-not-load = The bot “{ $name }” cannot be loaded ({ $problem }).
cli-too-many-bots = Too many bots: { $count } for { $seats ->
        [one] the one seat they may take.
       *[other] { $seats } seats.
    }
cli-bot-failed = The bot { $bot } failed in the game with seed { $seed } at ply { $ply }: { $problem }
cli-cannot-read = { $file } cannot be read: { $problem }.
cli-cannot-write = The folder { $folder } cannot be used: { $problem }.
cli-folder-not-empty = The folder { $folder } is not empty; records never replace anything.
cli-out-missing = Name the folder to write to with --out.
cli-extra-missing = This needs more packages: pip install 'asterism[{ $extra }]'.
cli-other-dataset = The folder { $folder } holds something else; use another one.
cli-dataset-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $folder }; already there: { $kept }.
cli-show-alone = --show is for people and prints one game after the other: no --json, and --jobs 1.
cli-not-text = { $file } is not text in UTF-8: byte { $place } does not fit.
cli-not-json = { $file } is not JSON: line { $line }, column { $column }: { $problem }.
cli-strange-json = { $file } cannot be read as JSON: { $problem }.
cli-bad-record = { $file }: { $problem }

## While and after games are played

cli-progress = { $done } of { $count }, { $time } left
cli-percent = { $number }%
cli-forfeit = { $bot } gave up the game with seed { $seed }: { $problem }
cli-show-decision = Seed { $seed }, decision { $number }: { $who }, { $bot }
cli-show-choice =
    { $count ->
        [one] The only move: { $choice } [{ $move }]
       *[other] Of { $count } moves: { $choice } [{ $move }]
    }
cli-column-bot = bot
cli-column-games = games
cli-column-wins = wins
cli-column-shared = shared
cli-column-rate = win rate
cli-column-interval = 95% interval
cli-column-score = mean score
cli-column-time = ms a move
cli-simulated =
    { $count ->
        [one] { $count } game in { $seconds } s: { $rate } games/s.
       *[other] { $count } games in { $seconds } s: { $rate } games/s.
    }
cli-verified = Verified: every deal follows from the seed.
cli-position = The position at ply { $ply }

## How fast

cli-bench-head = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, Python { $python }, { $compiled ->
        [yes] compiled
       *[no] not compiled
    }
cli-bench-playouts = random games/s, engine’s own loop
cli-bench-decisions = decisions/s, engine’s own loop
cli-bench-api = decisions/s, plain Python over the public API
cli-bench-batch = many games at once: decisions/s with arrays and masks
cli-bench-observed = random games/s with log, events and knowledge
cli-bench-copy = µs to copy a position
cli-bench-sample = µs for a view and a sampled deal
cli-bench-search = search iterations/s with random playouts
cli-bench-level-search = search iterations/s with the levels’ settings
cli-bench-greedy = ms for a decision of the bot greedy
cli-bench-calibration = calibration steps/s, plain Python
cli-bench-ratio = decisions per calibration step
cli-bench-search-ratio = search iterations per calibration step
cli-bench-peer = other libraries: decisions/s of { $name }
cli-no-problems = there are no positions for this game
cli-problems-game = game
cli-problems-topic = about
cli-problems-count = positions
cli-problems-all = all
cli-topic =
    { $topic ->
        [win] sure wins
        [order] order of moves
        [sacrifice] cards given up
        [choice] choices
        [purchase] purchases
        [target] whom to attack
        [partners] partners
       *[lost] moves of lost games
    }

## What is here

cli-doctor-rules = rules
cli-doctor-why =
    { $why ->
        [compiled] compiled
        [asked] plain Python, because ASTERISM_PURE is set
        [checkout] plain Python; “make build” compiles them
       *[installed] plain Python; install a C compiler, then install Asterism again to compile them
    }
cli-doctor-compiler = C compiler
cli-doctor-terminal = terminal
cli-doctor-terminal-is =
    { $terminal ->
        [yes] { $columns } × { $lines }
       *[no] none, output goes elsewhere
    }, { $colour ->
        [yes] colours
       *[no] no colours
    }, { $encoding }{ $unicode ->
        [yes] {""}
       *[no] {" "}without all signs
    }
cli-doctor-language = language
cli-doctor-game = game { $name }
cli-doctor-bot = bot { $name }
cli-doctor-ready = ready
cli-doctor-broken = does not load: { $problem }
cli-doctor-missing = not found; { $command }

## The server

cli-static-command = write the page as a folder for any file host: games without a server
cli-serve = run a server for a club or for the world
cli-worker = run bots for the nodes of a server
cli-admin = manage a running server
cli-page-open = The table is ready: { $url } (Ctrl-C ends it).
cli-lan-open = The table is ready for everybody in this network: { $url } (Ctrl-C ends it).
cli-lan-code = Phones scan this, or open { $link }. Table code: { $code }
cli-lan-no-network = This machine is in no network that phones could reach.
cli-lan-no-page = The web page is not built into this copy: make page builds it.
cli-firewall-on = { $name } is on and may block phones: { $command }
cli-firewall-perhaps = If phones cannot connect, a firewall may block them: it has to let TCP port { $port } in.
cli-firewall-windows = If Windows asks, allow Python in private networks. If phones cannot connect, the firewall blocks TCP port { $port }.
cli-firewall-mac = If macOS asks whether Python may accept connections, allow it. If phones cannot connect, the firewall blocks TCP port { $port }.
cli-serving = Serving at { $url } (Ctrl-C ends it).
cli-working = Ready to run bots (Ctrl-C ends it).
cli-cannot-serve = Cannot listen at { $host } port { $port }: { $problem }.
cli-cannot-open-database = The database cannot be opened: { $problem }
cli-bad-log = --log is plain or json, not { $text }
cli-no-folder = { $folder } is no folder
cli-bad-base-path = --base-path must begin with a slash; “{ $text }” does not.
cli-help-host = the address to listen on (default: 127.0.0.1; 0.0.0.0 for all)
cli-help-port = the port (default: 8000; 0 for a free one)
cli-help-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///asterism.db)
cli-help-redis = redis://HOST/N: run as one of several nodes that share a database, with workers for the bots (default: a single node)
cli-help-base-path = the path under which a proxy serves this server, such as /games
cli-help-public-url = the public URL of the server, for links and QR codes
cli-help-trusted-proxies = addresses of proxies whose X-Forwarded headers are trusted, separated by commas
cli-help-origins = other origins whose pages may use the server, separated by commas
cli-help-password-file = a file with the club’s password (or ASTERISM_PASSWORD)
cli-help-admin-token-file = a file with the token for “asterism admin” (or ASTERISM_ADMIN_TOKEN)
cli-help-bots-at-once = number of bots that may think at once (default: one less than there are cores)
cli-help-bot-seconds = seconds after which a simpler bot moves instead (default: 20)
cli-help-idle-seconds = seconds after which a game that nobody watches is unloaded from memory (default: 600)
cli-help-log = format of the log: plain or json (default: plain)
cli-help-close-after-days = days after which an inactive room is closed (default: never)
cli-help-legal = a file with the legal notice
cli-help-packs = a folder with packs that the server offers
cli-help-privacy = a file with the privacy text
cli-help-turn-webhook = in correspondence games, each new turn is POSTed to this URL
cli-help-turn-command = in correspondence games, this command gets each new turn on its standard input, for example to send mail
cli-help-push-key-file = a private key (P-256, PEM) for Web Push, which reaches closed pages
cli-help-push-contact = contact for the browsers’ push services: mailto:... or https://...
cli-help-push-services = push services that may be used (default: those of the well-known browsers)
cli-help-admin-action = rooms, close, kick, ban, unban, mute, unmute, announce or tidy
cli-help-admin-what = the room, the person, the text, or for tidy the number of idle days
cli-help-admin-url = the address of the server
cli-admin-unknown = There is no action “{ $name }”. The actions are { $names }.
cli-admin-what = Name what to { $name }.
cli-admin-token = Set { $name } to the token of the server.
cli-admin-bad-url = “{ $text }” is not an address; it begins with http:// or https://.
cli-admin-refused = The server refuses: { $problem }
cli-admin-no-answer = { $url } does not answer: { $problem }
cli-admin-rooms = Rooms: { $count }
cli-admin-closed = Closed rooms: { $count }
cli-admin-done = Done.

## Packs

cli-pack-unknown = There is no “{ $name }”. Say { $names }.
cli-pack = { $title } ({ $game }, { $fingerprint })
cli-pack-author = By { $name }
cli-pack-changes = { $count ->
        [0] It changes nothing: this is the rulebook’s box.
        [one] It changes one fact of the rulebook’s box.
       *[other] It changes { $count } facts of the rulebook’s box.
    }
cli-pack-gone = { $what }: not in the box
cli-pack-added = { $what }: new
cli-pack-other = { $what }: different
cli-pack-new = { $what }: { $now }
cli-pack-changed = { $what }: { $was } → { $now }
cli-pack-inferred = Clauses that it only infers: { $clauses }
cli-pack-begun = The pack begins in { $file }. Change it, then check it: asterism pack check { $file }
cli-takes-no-packs = There are no packs for { $game }.
cli-static-not-empty = { $folder } is not an empty folder.
cli-no-page = The page was not built. In a checkout: make page.
cli-static = Wrote { $folder }: { $count ->
        [one] one file
       *[other] { $count } files
    }, { $megabytes } MB. Put it on any file host; docs/static.md has the details.
cli-file-exists = { $file } exists already.
cli-cannot-write-file = { $file } cannot be written: { $problem }.

## Learning weights

cli-fit-games = Learning from { $count ->
        [one] one game
       *[other] { $count } games
    } that “{ $bot }” plays against itself.
cli-fit-match-begins = The new weights meet the old ones: { $count ->
        [one] one game
       *[other] { $count } games
    } of “{ $bot }”.
cli-fit-goes-on = Going on after { $count ->
        [one] one game.
       *[other] { $count } games.
    }
cli-fit-stopped = Stopped. The games so far are in { $file }; the same command goes on from there.
cli-fit-learned = { $title }: learned from { $games ->
        [one] one game.
       *[other] { $games } games.
    } Positions: { $rows }.
cli-fit-error = Error of the predicted lead, in games it did not learn from: { $before } before, { $after } now.
cli-fit-surprise = Surprise at who won, in games it did not learn from: { $before } before, { $after } now.
cli-fit-match = Against the old weights, the new ones won { $share } of { $count ->
        [one] one game
       *[other] { $count } games
    } (95% interval { $low } – { $high }; even would be { $fair }).
cli-fit-better = The new weights are in { $file }. Bots use them in games with this pack.
cli-fit-not-better = The new weights are not better: the old ones stay, and nothing was written.
cli-fit-stale = The weights in { $file } are for another pack; delete them.
cli-fit-too-few = There is nothing to learn from so few games ({ $count }). Play more with --games.
cli-fit-no-weights = The bots of { $game } use no weights: there is nothing to learn.
cli-fit-out-missing = Name the file for the weights with --out.
cli-fit-other-run = { $file } is a run that was stopped, with another “{ $option }”: { $was }, not { $now }. Go on with the same options, or delete the file.
