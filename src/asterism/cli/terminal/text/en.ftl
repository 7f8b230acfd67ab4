### What the table in the terminal says. What is typed is the same in every language.
### $player is a name, or "you" when the sentence speaks to that player.

## The table

terminal-player =
    { $player ->
        [you] You
       *[other] { $player }
    }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-item = { $label }: { $text }
terminal-hint = number or move · ? help · undo · score · log · quit
terminal-page-hint = arrows and Page keys scroll · Enter or Esc: back to the table
terminal-too-small = The table needs a window of { $columns } × { $lines } signs. Make it larger, or play with --plain.

## Questions

terminal-ask-again = Another game? (yes or no)
terminal-ask-quit = The game is not over. Really leave it? (yes or no; “save FILE” keeps a record)
terminal-ask-how = What you can ask your partners for now: { $favours }
terminal-ask-resign = Really resign? (yes or no)
terminal-ask-replace = { $file } exists already. Replace it? (yes or no)
terminal-yes-or-no = Please answer yes or no.

## Answers

terminal-welcome = Type the number of a choice, or a move in notation. “?” explains, “table” describes the table, “quit” ends the game.
terminal-goodbye = Goodbye.
terminal-ended-early = The input has ended, and with it the game.
terminal-see-help = “?” explains what can be typed.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-further = Something has come to light since your last decision, so it stands. Against bots you may go back all the same: type “undo!”. The record will show it.
terminal-auto =
    { $on ->
        [yes] Questions with a single answer now answer themselves.
       *[no] You answer every question yourself again.
    }
terminal-nothing-of-that = There is nothing of that to do now.
terminal-save-how = Say where: save FILE.
terminal-saved = The record is in { $file }.
terminal-save-failed = { $file } cannot be written: { $problem }.
terminal-no-score = This game counts at its end only.
terminal-unknown-word = Nothing here is called “{ $text }”. “?” alone explains what can be typed.
terminal-see-rules = You find it in { $page }.

## Pages

terminal-help = Help
terminal-log = What happened
terminal-score = The score
terminal-table = The table
terminal-end = The game is over
terminal-how-to-choose = Choose by typing what stands before a choice, or type the move itself.
terminal-commands = Commands:
terminal-command-help = this page
terminal-command-explain = explains a card by its code, or a rule by its number
terminal-command-undo = takes back your last decision, unless something has come to light since
terminal-command-undo-further = takes it back all the same; the record will show it
terminal-command-table = the table in sentences
terminal-command-score = the score so far, explained
terminal-command-log = everything that happened
terminal-command-save = writes the record of the game into a file
terminal-command-auto = answers questions that have a single answer for you, or stops doing so
terminal-command-ask = asks a partner for all its trade or combat, as in ask trade 1
terminal-command-resign = gives the game up
terminal-command-quit = leaves the game

## Stellar

terminal-stellar-section =
    { $section ->
        [top] Top
        [middle] Middle
       *[bottom] Bottom
    }
terminal-stellar-types = Types
terminal-stellar-runs = ★ × run
terminal-stellar-face =
    { $face_down ->
        [yes] Face down
       *[no] Face up
    }
terminal-stellar-then =
    { $card ->
        [unknown] then deck
       *[other] then { $card }
    }
terminal-stellar-unseen =
    { $count ->
        [0] All of these cards have been seen.
        [one] One of these cards has not been seen yet.
       *[other] { $count } of these cards have not been seen yet.
    }
terminal-stellar-letters = The letters of the cards
terminal-stellar-legend =
    The 6 of a type is its 6/0; it is typed as P6. “? P3” tells more about a card, “? ST-4.3” about a rule.
    In a telescope [ P3 ] lies face up and ~ P3 ~ face down. A number alone is a free slot; on < 7 > the card may lie face up.
    In a notebook each line is a stack, then stars × run = points. S4 in a stack is a satellite where it counts best now.
    Beside a choice stands how your score would change, behind a slash how the opponent’s would. “then C4” is the card that follows into the other area.
    To place a card type the number of the slot, with a d behind it for face down: 7 or 7d.
terminal-stellar-notation = The moves: start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.

## Sternenhimmel

terminal-sternenhimmel-pile =
    { $count ->
        [0] the pile is empty
        [one] { $count } constellation in the pile
       *[other] { $count } constellations in the pile
    }
terminal-sternenhimmel-free = free
terminal-sternenhimmel-lies =
    { $face_down ->
        [yes] { $player ->
            [you] { $what } of yours, face down
           *[other] { $what } of { $player }, face down
        }
       *[no] { $player ->
            [you] { $what } of yours
           *[other] { $what } of { $player }
        }
    }
terminal-sternenhimmel-hidden =
    { $player ->
        [you] a token of yours, face down, for the others one of these: { $tokens }
       *[other] a face-down token of { $player }, one of these: { $tokens }
    }
terminal-sternenhimmel-star =
    { $large ->
        [yes] { $key } { $star } (large)
       *[no] { $key } { $star } (small)
    }: { $state }; joined to { $joined }.
terminal-sternenhimmel-hand =
    { $player ->
        [you] You hold
       *[other] { $player } holds
    } { $tokens }.
terminal-sternenhimmel-holds =
    { $player ->
        [you] You hold
       *[other] { $player } holds
    } { $count } of these: { $tokens }.
terminal-sternenhimmel-token =
    { $token ->
        [hole] A black hole: swallows every token joined to it, unless it meets another black hole.
        [double] A double star: doubles every token joined to it, and is worth nothing itself.
       *[other] A token worth { $token }.
    }
terminal-sternenhimmel-letters = Letters of the players
terminal-sternenhimmel-tokens = Tokens
terminal-sternenhimmel-legend =
    (a) is a free small star, where tokens lie face up; *b* is a free large star, where they lie face down.
    7B is the 7 of player B, ~?B a face-down token of B, ~7A your own face-down 7. Lines join neighbours.
    12$ are twelve coins; 4/ 1 3 10 @ means: holds four of these.
    Where there is no room for a drawing, (a)-b:7B-*c* are three stars in a row, and a key alone is a star named before.
    “? 1c” tells about a star, “? 1” about a constellation, “? hole” about a token, “? SH-3.3” about a rule.
terminal-sternenhimmel-notation = To put the 10 on star c of constellation 1 type 10 1c; h 1c for the black hole, d 1c for a double star. In full: put 10 ari.beta.

## Star Realms

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
