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
terminal-too-small = The table needs { $columns } × { $lines } (columns × lines). Make the window larger, or play with --plain.

## Questions

terminal-ask-again = Another game? (yes or no)
terminal-ask-quit = The game is not over. Really leave it? (yes or no; “save FILE” keeps a record)
terminal-ask-how = What you can ask your partners for now: { $favours }
terminal-ask-resign = Really resign? (yes or no)
terminal-ask-replace = { $file } exists already. Replace it? (yes or no)
terminal-yes-or-no = Please answer yes or no.

## Answers

terminal-welcome = Type the number of a choice, or a move in notation. “?” explains, “table” describes the table, “quit” ends the game.
terminal-pack = You play with the pack “{ $title }” ({ $fingerprint }).
terminal-inferred = The rulebook does not print these facts; they are inferred: { $clauses }. If your box differs, correct them with --pack FILE.
terminal-goodbye = Goodbye.
terminal-ended-early = The input has ended, and with it the game.
terminal-see-help = “?” explains what can be typed.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-further = Something was revealed since your last decision, so it stands. Against bots you can still undo it: type “undo!”. The record will show it.
terminal-auto =
    { $on ->
        [yes] Forced decisions are now made for you.
       *[no] You make every decision yourself again.
    }
terminal-nothing-of-that = There is nothing like that to do now.
terminal-save-how = Say where: save FILE.
terminal-saved = The record is in { $file }.
terminal-save-failed = { $file } cannot be written: { $problem }.
terminal-no-score = This game is scored only at its end.
terminal-unknown-word = Nothing here is called “{ $text }”. “?” alone explains what can be typed.
terminal-see-rules = See { $page }.

## Pages

terminal-help = Help
terminal-log = What happened
terminal-score = The score
terminal-table = The table
terminal-end = The game is over
terminal-how-to-choose = Type what stands before a choice, or the move itself.
terminal-commands = Commands:
terminal-command-help = this page
terminal-command-explain = explains a card by its code, or a rule by its number
terminal-command-undo = takes back your last decision, unless something was revealed since
terminal-command-undo-further = takes it back anyway; the record will show it
terminal-command-table = the table in sentences
terminal-command-score = the score so far, explained
terminal-command-log = everything that happened
terminal-command-save = writes the record of the game into a file
terminal-command-auto = makes forced decisions for you, or stops doing so
terminal-command-ask = asks a partner for all their trade or combat, as in ask trade 1
terminal-command-resign = resigns the game
terminal-command-quit = leaves the game
