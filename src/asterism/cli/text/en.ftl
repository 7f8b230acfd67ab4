### What the command line says. Names of commands, flags, games and bots are the same in every language.

## The commands

cli-overview = Asterism: three table games of the night sky. To play, to simulate, to study.
cli-overview-more = “asterism COMMAND --help” explains a command; “--lang fr|en|de” chooses the language.
cli-play = play a game in the terminal
cli-simulate = let bots play many games and count
cli-arena = a tournament between bots: ratings, intervals, a sequential test
cli-score = the score sheet of a position
cli-replay = tell a recorded game again
cli-review = look back on a finished game: chances, turning points, best moves
cli-dataset = write games between bots as records and columns, for research
cli-bench = how fast the rules are on this machine
cli-doctor = what is installed, what is compiled, what is missing

## The help pages

cli-usage = usage:
cli-help-arguments = arguments
cli-help-options = options
cli-help-help = show this page
cli-help-lang = the language; if not given, the system’s
cli-help-json = print one JSON document and nothing else
cli-help-game = the name of the game
cli-help-players = how many players; if not given, the smallest number that the game allows
cli-help-option = an option of the game; may be given several times
cli-help-bots = the bots, with commas between them; repeated until every seat is taken, and moving on by one seat from game to game (greedy,random if not given)
cli-help-opponents = the bots you play against, with commas between them (greedy if not given)
cli-help-games = how many games (100 if not given)
cli-help-seed = seed of the first game; the next game has the next seed (0 if not given)
cli-help-play-seed = seed of the game; if not given, a new one every time
cli-help-pace = milliseconds between two decisions of bots, in full screen (700 if not given)
cli-help-jobs = how many processes play; 0 for one on every core (1 if not given); the results are the same
cli-help-record = write a record of every game into this folder, which must be new or empty
cli-help-out = the folder to write to; if it holds this dataset already, what is missing is added
cli-help-show = print what each bot knew and what it chose, decision by decision
cli-help-position-file = the position as JSON, or - for stdin
cli-help-record-file = the record of the game, or - for stdin
cli-help-ply = stop after so many moves and show the position
cli-help-seat = tell what this seat saw (counted from 0); if not given, everything
cli-help-verify = also check that every deal follows from the seed
cli-help-repeat = the best of so many measurements counts (5 if not given)
cli-help-peers = also measure games of OpenSpiel and PettingZoo, if installed
cli-help-terminal = play in the terminal
cli-help-plain = line by line, for screen readers and scripts
cli-help-lan = reachable from phones: a table around one screen
cli-help-game-options = Options of { $game }:
cli-help-default = if not given: { $value }

## What was wrong

cli-problem = { $problem }
cli-unknown-command = There is no command “{ $name }”. The commands are { $names }.
cli-unknown-language = The language “{ $tag }” is not spoken here. Choose one of { $tags }.
cli-unknown-argument = “{ $text }” is not understood; see “{ $command } --help”.
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
cli-too-many-bots =
    { $seats ->
        [one] { $count } bots are too many for the one seat they may take.
       *[other] { $count } bots are too many for { $seats } seats.
    }
cli-bot-failed = The bot { $bot } failed in the game with seed { $seed } at ply { $ply }: { $problem }
cli-cannot-read = { $file } cannot be read: { $problem }.
cli-cannot-write = The folder { $folder } cannot be used: { $problem }.
cli-folder-not-empty = The folder { $folder } is not empty; records never replace anything.
cli-out-missing = Say with --out where to write.
cli-extra-missing = This needs more packages: pip install 'asterism[{ $extra }]'.
cli-other-dataset = The folder { $folder } holds something else; use another one.
cli-dataset-done = { $games } games in { $folder }; { $kept } of them were there already.
cli-show-alone = --show is for people and shows one game after the other: without --json, with --jobs 1.
cli-not-text = { $file } is not text in UTF-8: byte { $place } does not fit.
cli-not-json = { $file } is not JSON: line { $line }, column { $column }: { $problem }.
cli-strange-json = { $file } cannot be read as JSON: { $problem }.
cli-bad-record = { $file }: { $problem }

## While and after games are played

cli-progress = { $done } of { $count }, { $time } left
cli-percent = { $number }%
cli-forfeit = { $bot } gave up the game with seed { $seed }: { $problem }
cli-show-decision = Seed { $seed }, decision { $number }: seat { $seat }, { $bot }
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

cli-bench-head = { $game }, { $players } players, Python { $python }, { $compiled ->
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
cli-bench-level-search = search iterations/s as the levels search
cli-bench-greedy = ms for a decision of the bot greedy
cli-bench-calibration = calibration steps/s, plain Python
cli-bench-ratio = decisions per calibration step
cli-bench-search-ratio = search iterations per calibration step
cli-bench-peer = other libraries: decisions/s of { $name }

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

cli-serve = serve games to a club or to the world
cli-worker = let bots think for the nodes of a server
cli-admin = look after a running server
cli-page-open = The table is set: { $url } (Ctrl-C ends it).
cli-lan-open = The table is set for everybody in this network: { $url } (Ctrl-C ends it).
cli-lan-code = Phones scan this, or open { $link }. Table code: { $code }
cli-lan-no-network = This machine is in no network that phones could reach.
cli-lan-no-page = The web page is not built into this copy: make page builds it.
cli-firewall-on = { $name } is on here and may keep phones out: { $command }
cli-firewall-perhaps = If phones find nothing there, a firewall may be in the way: it has to let TCP port { $port } in.
cli-firewall-windows = If Windows asks, let Python through in private networks; if phones find nothing, its firewall keeps TCP port { $port } closed.
cli-firewall-mac = If macOS asks whether Python may accept connections, allow it; if phones find nothing, its firewall keeps TCP port { $port } closed.
cli-serving = Serving at { $url } (Ctrl-C ends it).
cli-working = Working: bots think here (Ctrl-C ends it).
cli-cannot-serve = Cannot listen at { $host } port { $port }: { $problem }.
cli-cannot-open-database = The database cannot be opened: { $problem }
cli-bad-log = --log is plain or json, not { $text }
cli-bad-base-path = --base-path begins with a slash, not like “{ $text }”.
cli-help-host = the address to listen at (127.0.0.1 if not given; 0.0.0.0 for all)
cli-help-port = the port (8000 if not given; 0 for any free one)
cli-help-database = sqlite:///FILE or postgresql://USER@HOST/NAME (sqlite:///asterism.db if not given)
cli-help-redis = redis://HOST/N: one of several nodes on one database, with workers for the bots (alone if not given)
cli-help-base-path = the path under which a proxy shows the server, as /games
cli-help-public-url = how people reach the server, for links and codes
cli-help-trusted-proxies = addresses of proxies whose X-Forwarded headers are believed, with commas between them
cli-help-origins = other pages that may use the server, with commas between them
cli-help-password-file = a file with the club’s password (or ASTERISM_PASSWORD)
cli-help-admin-token-file = a file with the token for “asterism admin” (or ASTERISM_ADMIN_TOKEN)
cli-help-bots-at-once = how many bots think at once (one less than there are cores if not given)
cli-help-bot-seconds = after so many seconds a simpler bot moves instead (20 if not given)
cli-help-idle-seconds = games that nobody looks at leave the memory after so many seconds (600 if not given)
cli-help-log = how a line of the log looks: plain or json (plain if not given)
cli-help-close-after-days = rooms in which nothing happens are closed after so many days (never if not given)
cli-help-legal = a file with the legal notice
cli-help-privacy = a file with the privacy text
cli-help-turn-webhook = an address that hears by POST whose turn it is, in games of days
cli-help-turn-command = a command that hears it on its standard input, to send mail for example
cli-help-push-key-file = a private key (P-256, PEM) by which notices reach closed pages: Web Push
cli-help-push-contact = whom the browsers’ push services can ask: mailto:... or https://...
cli-help-push-services = push services that notices may be sent to (those of the well-known browsers if not given)
cli-help-admin-action = rooms, close, kick, ban, unban, mute, unmute, announce or tidy
cli-help-admin-what = the room, the person, the text, or for tidy the days that a room may be idle
cli-help-admin-url = the address of the server
cli-admin-unknown = “{ $name }” cannot be done. There are { $names }.
cli-admin-what = Say what to { $name }.
cli-admin-token = Set { $name } to the token of the server.
cli-admin-bad-url = “{ $text }” is not an address; it begins with http:// or https://.
cli-admin-refused = The server refuses: { $problem }
cli-admin-no-answer = { $url } does not answer: { $problem }
cli-admin-rooms = Rooms: { $count }
cli-admin-closed = Closed rooms: { $count }
cli-admin-done = Done.
