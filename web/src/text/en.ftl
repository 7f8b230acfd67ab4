### What the web page says besides the games. Ids begin with page-.

## Games

page-game-stellar =
    .minutes = 30 min
    .idea = Build a telescope and keep a notebook: every card you play chooses the next.
page-game-sternenhimmel =
    .minutes = 45 min
    .idea = Claim twelve constellations with hidden tokens and a straight face.
page-game-star-realms =
    .minutes = 20–60 min
    .idea = Buy ships and bases, build a fleet, and be the last one standing.
page-tagline = Three table games of the night sky
page-plate = Plate { $number }
page-players = Players
page-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-players-range = { $least }–{ $most } players
page-choose-game = Choose a game
page-set-up = Set up { $game }
page-at-the-table = At the table
page-you = you
page-you-seat = You
page-level-of = Level of { $name }
page-options = Options
page-more-options = All options
page-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-play-now = Play now
page-invite-friends = Invite friends
page-seat-number = Seat { $number }

## Bots

page-bot = Bot, { $level }
page-bot-level-novice = beginner
page-bot-level-casual = easy-going
page-bot-level-skilled = skilled
page-bot-level-expert = expert
page-bot-level-master = master
page-bot-random = just learning
page-bot-greedy = steady
page-bot-buyer = big spender
page-bot-ismcts = sharp

## Around one screen, on one device, day by day

page-around-screen = On a shared screen, with phones
page-pass-device = Pass one device around
page-other-ways = Other ways to play
page-shared-screen = Shared screen
page-scan-to-join = Scan with your phone: it becomes your hand.
page-my-secrets = Only you see this
page-no-secrets = You have nothing secret.
page-look-at-screen = Look at the shared screen.
page-pick-first = First choose something of yours.
page-other-choice = Something else
page-hand-over = Hand the device to { $name }
page-nobody-else-looks = Everybody else, look away.
page-i-am = I am { $name }
page-pass-device-how = Name the people who share this device. Bots play the seats without a name. A cover hides the cards between turns.
page-name-of-seat = Name at seat { $seat }
page-bot-named = { $name }, a bot
page-lesson = Guided first game
page-lesson-first-time = First time? Guided first game
page-lesson-step = Step { $number } of { $steps }
page-lesson-on = Continue
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-skip = Skip
page-lesson-over = That was the whole game. It works the same way at every table.
page-lesson-play = Play a game
page-lesson-again = Once more
page-lesson-new = New to a game? Learn it by playing, in ten minutes:
page-daily = Deal of the day
page-daily-idea = One deal a day for everybody on this server, against the same bots. One try each; compare afterwards.
page-daily-days = Days
page-day-before = The day before
page-day-after = The day after
page-daily-played =
    { $count ->
        [0] nobody has finished yet
        [one] { $count } person has finished
       *[other] { $count } people have finished
    }
page-daily-play = Play this deal
page-daily-go-on = Continue
page-daily-after = You will see the others’ results when you have played.
page-daily-secret = Seed and hidden cards stay secret until the day is over.
page-place = Place
page-result = Result
page-result-won = won
page-result-lost = not won

## Replays and what comes of them

page-all-open = Everything revealed
page-hand-of = What { $name } holds
page-more = More
page-load-record = Open a saved game
page-brought = Games brought: { $done } of { $total }.
page-to-server = Hand to a server
page-to-server-help = This saves your finished games as a file. On a server, choose “My games” and “Open a saved game” to take it there. Games that were brought never count.
page-what-if = What if?
page-what-if-from = What if? Continue from move { $ply }
page-what-if-how = A new game starts here, with the same cards. It does not count.
page-same-deal = The same deal again
page-same-deal-how = The same cards in the same order, with other bots if you like. It does not count.
page-origin-what-if = What if, from move { $ply }
page-origin-again = The same deal again
page-origin-daily = Deal of { $day }
page-origin-record = From a record
page-origin-went-on = Continued from move { $ply }

## Getting about

page-navigation = Main pages
page-footer = About this site
page-home = Start page
page-score-pad = Score pad
page-lobby = Lobby
page-my-games = My games
page-settings = Settings
page-language = Language
page-about = About
page-privacy = Privacy
page-independent = An independent project, not affiliated with the publishers of these games. All pictures are drawn by code.
page-close = Close
page-done = Done
page-menu = Menu
page-loading = Just a moment …
page-nowhere = There is nothing at this address.
page-reload = Reload the page
page-guest = Guest
page-name = Your name
page-password = The club’s password
page-enter = Enter
page-save = Save
page-saved = Saved.

## Connection and trouble

page-offline = You are offline. The game waits for you.
page-reconnecting = Connection lost. Trying again …
page-back = Back
page-back-online = Connected again.
page-device-alone = This edition plays on your device alone: nothing leaves it. Friends on other devices need an Asterism server.
page-device-ready = Getting ready to play …
page-device-failed = The games cannot start in this browser ({ $problem }). Reload the page, or try a newer browser.
page-device-no-file = { $file } is missing or did not arrive. Check the network and reload the page. If that does not help, tell whoever runs this site. Nothing stored is lost.
page-device-blocked = The browser blocked a part of the games, or it did not arrive. Allow scripts on this page and reload it, or try another browser. Nothing stored is lost.
page-device-newer = A newer version of this page stored your games here. Go online and reload the page to bring it up to date. Nothing stored is lost.
page-part-missing = A part of the page did not arrive. Check the network and reload the page. Nothing stored is lost.
page-offline-title = Without a network
page-offline-help = Keeps the page and the games in this browser (16 MB). When the server cannot be reached, you can then play against bots here.
page-offline-offered = The games can be kept in this browser, so that they work without a network.
page-offline-keep = Make available offline
page-offline-keeping = Keeping the games in this browser: { $percent } %
page-offline-kept = Kept in this browser: the games work without a network.
page-offline-paused = The download was interrupted. It continues when the network is back.
page-offline-bad-file = The games could not be kept: { $file } is missing on this site, or damaged. They work while there is a network.
page-offline-full = There is not enough room in this browser to keep the games. They work while there is a network.
page-offline-refused = This browser keeps no files here, perhaps because this is a private window. The games work while there is a network.
page-offline-insecure = Browsers keep only pages whose address begins with https. The games work while there is a network.
page-offline-again = Try again
page-offline-fresh = A new version is ready. The next start uses it.
page-offline-use = Use it now
page-offline-unstored = This browser stores nothing here: games last until you close the page. What was stored before is untouched.
page-offline-forget = Remove from this browser
page-offline-play = Play on this device
page-offline-away = You play on this device alone, without the server. Your games on the server wait for you there.
page-offline-back = The server can be reached again.
page-offline-return = Back to the server
page-bot-thinks = The bot is thinking
page-unreachable = The server does not answer. Try again in a moment.
page-refused = That was not possible.
page-outdated = The server has a new version; reload this page.
page-no-room = There is no such room.
page-room-closed = This room was closed.
page-shown-door = The host has removed you from the room.
page-not-let-in = You cannot enter this room.

## Rooms

page-join-table = Join a table
page-join = Join
page-look = Watch
page-play = Play
page-table-code = Table code or link
page-code = Table code
page-code-example = Code, e.g. KMQXYZ
page-lobby-empty = No table is open at the moment. Choose a game, invite friends, and tick “Show this room in the lobby”.
page-open-tables = Open tables
page-invite = Invite friends
page-qr = QR code of the link to this room
page-copy-link = Copy the link
page-copied = Copied
page-copy-failed = Could not copy. Select the link by hand.
page-share = Share
page-listed = Show this room in the lobby
page-seat-open = Open seat
page-sit = Sit here
page-stand = Stand up
page-free-seat = Free this seat
page-kick = Remove
page-bot-here = Put a bot here
page-put-bot = Put a bot here: seat { $seat }
page-side = Side { $letter }
page-clock = Time
page-clock-none = no clock
page-clock-move = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a decision
page-clock-fischer = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, and { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } a decision
page-clock-days =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
page-at-zero = When time runs out
page-at-zero-bot = a bot takes over
page-at-zero-lose = the seat loses
page-at-zero-or-left = When a partner leaves or time runs out
page-left = When a partner leaves
page-left-ends = their turns end
page-rated = Rated
    .help = changes everybody’s rating; people only, and no undo of a move that revealed something
page-pair = In pairs
    .help = the same cards are played twice, with the seats swapped the second time
page-watchers = Allow spectators
    .help = everybody with the link sees what is public
page-memory-aid = Memory aid
    .help = the table shows what each player may still hold; everybody can hide it
page-ready = ready
page-not-ready = not ready yet
page-away = away
page-be-ready = I am ready
page-not-ready-after-all = Not ready yet
page-start-game = Start the game
page-waiting-for-people = The game can start when all seats are taken.
page-waiting-for-people-host = The game can start when all seats are taken: invite friends, or let bots play.
page-fill-with-bots = Fill with bots
page-waiting-for-ready = Waiting for everybody to be ready.
page-leave = Leave the room
page-came = { $name } is here.
page-went = { $name } is away.

## Chat

page-chat = Chat
page-chat-empty = No messages yet.
page-chat-write = Write a message
page-chat-said = { $name } says: { $text }
page-send = Send
page-mute = Mute somebody
page-mute-person = Mute { $name }
page-reactions = Reactions
page-reacted = { $name }: { $sign }
page-sign-hello = Hello!
page-sign-well-played = Well played
page-sign-thanks = Thanks
page-sign-oops = Oops
page-sign-wow = Wow
page-sign-thinking = Thinking …
page-sign-hurry = Your turn?
page-sign-good-game = Good game

## At the table

page-your-turn = Your turn
page-your-turn-in = Your turn in { $game }
page-asked-in-turn = { $names }’s turn: you have to answer
page-turn-of = { $names } to move
page-your-turn-then = Looking back: your turn
page-turn-then = Looking back: { $names } to move
page-over = The game is over
page-undo = Undo
page-undo-ask = Undo (asks the others)
page-undo-further = Undo although something was revealed since; the record will show it
page-undo-waits = Asking the others …
page-undo-asked = Everybody was asked whether you may take that back.
page-undo-waiting = You asked to take back a move. Still to agree: { $names }.
page-undo-withdraw = Withdraw
page-undo-declined = The others did not agree: the move stands.
page-last-turn = Last turn
page-log = Log
page-panel = Log or chat
page-look-here = Show this position
page-moves = Possible moves
page-position = The position
page-card = Card
page-looking-back = Looking back
page-ply = Step of the game
page-ply-of = { $ply } of { $plies }
page-to-start = To the beginning
page-step-back = One step back
page-step-forward = One step forward
page-to-now = Back to the game
page-resign = Resign
page-resign-sure = Yes, resign
page-question = A question
page-ask-undo = { $name } would like to take back a move. Do you agree?
page-ask-replace = { $name } is away. Should a bot play instead?
page-bot-plays-for-you = A bot is playing for you.
page-take-seat-back = Take my seat back
page-let-bot-play = { $name } is away: suggest a bot
page-agree = Agree
page-disagree = Decline
page-ask-favour = Ask { $name }: { $favour }
page-favour-asked = { $name } asks for your help:
page-favour-told = { $name } has been asked.

## The end, and afterwards

page-aborted = The game was cancelled.
page-stopped = The game was stopped.
page-go-on = Play on from here
page-shared-victory = Equal scores: you and { $others } share the victory.
page-score-sheet = Score sheet
page-player = Player
page-points = Points
page-rematch = Play again
page-replay = Replay
page-record = Download the record
page-see-table = See the table
page-with = with { $names }
page-running = Waiting for the others
page-won = You won
page-lost = You did not win
page-running-games = Running
page-finished-games = Finished
page-no-games = You have not played here yet.
page-my-games-what = The games you started or joined here. Play on where it is your turn, or replay the finished ones.
page-played-won =
    { $played ->
        [one] { $played } game finished, { $won } won
       *[other] { $played } games finished, { $won } won
    }
page-seen-by = View of
page-spectator = A spectator
page-autoplay = Play
page-pause = Pause

## The rules beside the table

page-rules = Rules
page-rules-search = Search the rules
page-rules-text = The rules in words
page-rules-none = This game has no rules page here.
page-rules-found =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }

## Hints and reviews

page-hint = Hint
page-hint-title = What I would do
page-hint-thinking = Thinking …
page-hint-late = The game has moved on.
page-hint-note = The percentage is your chance to win, estimated from what you know.
page-chance = { $percent } %
page-review = Review
page-review-ready = The review is ready.
page-review-working = Analysing the game …
page-review-curve = Chance to win
page-review-curve-told = The chance to win started at { $first } %, stayed between { $least } % and { $most } %, and ended at { $last } %.
page-review-account = What led to the result
page-review-accuracy = accuracy: 100 % means that no decision lost anything
page-review-start = Before the deal
page-review-deal = The deal
page-review-own = Own decisions
page-review-others = Decisions of the others
page-review-luck = Luck
page-review-result = Result
page-review-turns = Turning points
page-review-no-turns = There were no sudden changes.
page-review-ply = Move { $ply }
page-review-by-luck = by luck
page-review-by-own = by your own decision
page-review-by-other = by a decision of { $name }
page-review-by-resignation =
    { $player ->
        [you] because you resigned
       *[other] because { $player } resigned
    }
page-review-decisions = Own decisions
page-review-lost = { $lost } of { $all } lost something.
page-review-all = Show all
page-review-best = Best move found: { $move }
page-review-fine = No better move was found.
page-review-note = Chances are estimated from simulated games, using only what the player knew at that moment. Luck is what chance brought, compared with what was to be expected.

## Settings

page-theme = Colours
page-theme-dark = Night
page-theme-light = Paper
page-theme-contrast = High contrast
page-speed = Card animations
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = Off
page-still = Your system asks for reduced motion, so nothing moves.
page-sounds = Sounds
page-confirmations = Warn me before I waste something
page-plain-table = Plain table: everything as text, moves as buttons
page-notifications = Notify me when it is my turn
page-notifications-denied = Your browser does not allow notifications here.
page-other-device = Another device
page-other-device-help = A link signs you in on another device. Open it there once, within an hour.
page-make-link = Create a link
page-devices = You are signed in on these devices:
page-device-unknown = A device
page-device-this = this device
page-device-since = since { $day }
page-sign-out = Sign out
page-signed-out = The device is signed out.
page-my-data = My data
page-my-data-later = Once you have played or chosen a name, you can download or delete your data here.
page-export = Download my data
page-device-data = Your games are on this device only. Save them as a file to be safe, or to take them to another browser.
page-import = Load a file
page-imported = Games added: { $added }. Here already: { $known }.
page-imported-not = Unreadable: { $count }.
page-forget = Delete my data
page-forget-sure = Yes, delete my data and resign my running games
page-forgotten = Your data has been deleted.
page-recover = Use this device too
page-recover-help = This signs you in here, with your name and your games.
page-recover-go = Yes, this is my device
page-recover-empty = This link is incomplete. Create a new one on the other device.

## The position in words, at the plain table

page-fact-empty = empty
page-fact-nothing = nothing yet
page-fact-hand = hand
page-fact-held = in hand
page-fact-known = certainly in hand
page-fact-known-in-hand = certainly in hand
page-fact-may-hold = may be in hand
page-fact-unseen = not seen yet
page-fact-deck = draw pile
page-fact-on-top = on top of the draw pile
page-fact-discard = discard pile
page-fact-face-down = face down
page-fact-seen = already seen
page-fact-can-be = can be
page-fact-star = star
page-fact-turn = turn
page-fact-number = turn
page-fact-step = step
page-fact-first = start player
page-fact-stars = stars on the cards
page-fact-options = options
page-fact-resigned = has resigned
page-fact-total = points
page-fact-authority = authority
page-fact-trade = trade
page-fact-combat = combat
page-fact-debt = cards to discard
page-fact-ships = ships
page-fact-bases = bases
page-fact-trade-row = trade row
page-fact-trade-deck = left in the trade deck
page-fact-explorers = Explorers
page-fact-scrap-heap = scrap heap
page-fact-away = out of the game
page-fact-played = played this turn
page-fact-blobs = Blob cards played
page-fact-tops = ships that may go on top
page-fact-ended = has ended
page-fact-partners = partners
page-fact-damage = damage
page-fact-used = used
page-fact-as = as
page-fact-primary = primary ability
page-fact-ally = ally ability
page-fact-row = row
page-fact-telescope = telescope
page-fact-notebook = notebook
page-fact-placing = being placed
page-fact-chosen = chosen
page-fact-decided = has decided
page-fact-candidates = may lie there
page-fact-satellite-taken = a satellite was taken
page-fact-type-points = stars × runs
page-fact-section-points = sections
page-fact-diversity = all five types
page-fact-coins = coins
page-fact-sky = constellations in play
page-fact-pile = still in the pile

## About

page-about-what = Asterism is the home of three table games of the night sky. Play them in your browser, against bots or with friends.
page-about-independent = It is an independent project, not affiliated with, and not endorsed by, the authors or publishers of Stellar, Sternenhimmel or Star Realms. The names belong to their owners. If you like a game, buy it: a real table is better still.
page-about-art = Every picture is drawn by code, and all texts are our own. The stars stand where the catalogues say.
page-fair = Fair shuffles
page-fair-text = Before a game, the server publishes a fingerprint of its secret number. Then each player’s browser adds random bytes. After the game the secret is revealed, so everybody can check that the cards came from it. Bots see only what their seat may see.
page-keys = Keyboard
page-key-enter = Enter
page-key-escape = Esc
page-key-move = move from one item to the next
page-key-choose = choose
page-key-large = enlarge a card
page-key-undo = undo
page-key-last = replay the last turn
page-key-log = open the log
page-key-hint = ask for a hint
page-key-rules = open the rules
page-key-close = close
page-key-step = in replays: one step back or forward
page-privacy-text = The server stores the name you chose, your games, what you write in the chat, and a cookie that identifies you. It stores nothing else, shares it with nobody, and contacts no other site. In the settings you can download or delete all of it.
page-legal = Legal notice
page-legal-text = The program is free software under the MIT licence and comes without any warranty. Trademarks belong to their owners. The host of this server is responsible for it and is your contact.

## Packs

page-pack = What is in the box
page-pack-rulebook = As in the rulebook
page-pack-own = A pack of your own
page-pack-own-how = A pack is a TOML or JSON file that says what is in the box. Only people with the link, and those who play with you, see it.
page-pack-file = Choose a file
page-pack-paste = Or paste its text
page-pack-use = Use this pack
page-pack-weights = Weights of “asterism fit”
page-pack-learned-from =
    { $games ->
        [one] Bots know this box from { $games } game.
       *[other] Bots know this box from { $games } games.
    }
page-pack-learned = Bots know this box.
page-pack-unlearn = Forget the weights
page-pack-by = by { $name }
page-pack-fingerprint = Fingerprint
page-pack-changes =
    { $count ->
        [0] Nothing differs from the rulebook.
        [one] { $count } fact differs from the rulebook.
       *[other] { $count } facts differ from the rulebook.
    }
page-pack-changed = { $field } { $was } → { $now }
page-pack-new = { $field } { $now }
page-pack-other = other { $field }
page-pack-added = new
page-pack-gone = not in the box
page-pack-other-game = This pack is for { $game }.
page-pack-with = You play with the pack “{ $name }”.
page-pack-look = Look or change
page-pack-inferred = The rulebook does not print everything. Inferred: { $clauses }.
page-pack-correct = Does your box differ?
page-rules-inferred = The rulebook does not print everything. These clauses are inferred:

# The workshop
page-workshop = Workshop
page-workshop-idea = Look at what is in a box, copy it and change it: correct a card, draw a constellation, invent a ship. Then try it, and share it by a link.
page-workshop-open = Look at it and change it
page-workshop-correct = Correct it in the workshop
page-bench-drafts = Your drafts
page-bench-draft = Draft
page-bench-delete = Delete the draft “{ $name }”
page-bench-bring-how = A pack is a TOML or JSON file. Here it becomes a draft, in this browser only.
page-bench-bring = Make a draft of it
page-bench-copy = Copy and change
page-bench-copy-of = { $name }, changed
page-bench-undo = Undo
page-bench-redo = Redo
page-bench-try = Try it
page-bench-all = All of the box
page-bench-head = Title and numbers
page-bench-name = Title
page-bench-author = Author
page-bench-version = Version
page-bench-about = What it is about
page-bench-range = { $least } to { $most }
page-bench-none = none
page-bench-add = Add
page-bench-remove = Remove { $what }
page-bench-remove-piece = Take out of the box
page-bench-up = Move number { $number } up
page-bench-languages = In three languages
page-bench-one-language = One text for all
page-bench-copies = × { $count }
page-bench-differs = differs
page-bench-only-differing = Only what differs from the rulebook
page-bench-checked = What the server says of it
page-bench-right = This pack can be played.
page-bench-warnings =
    This pack can be played. { $count ->
        [one] One thing may be a mistake:
       *[other] { $count } things may be mistakes:
    }
page-bench-wrong = Until this is mended, it cannot be played or shared. The draft is kept.
page-bench-save = Save as { $format }
page-bench-share = Upload and copy the link
page-origin-try = Trying a pack
