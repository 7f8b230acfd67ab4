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
    The 6 of a type is its 6/0; type it as P6. “? P3” explains a card, “? ST-4.3” a rule.
    In a telescope [ P3 ] lies face up and ~ P3 ~ face down. A number alone is a free slot; on < 7 > you may place the card face up.
    In a notebook each line is a stack, then stars × run = points. S4 in a stack is a satellite; it stands where it scores most now.
    Beside a choice you see how it changes your score, and after a slash the opponent’s. “then C4” is the card that follows into the other area.
    To place a card, type the number of the slot, with a d for face down: 7 or 7d.
terminal-stellar-notation = The moves: start P3, take 3, play P3 telescope, play P3 notebook, place 7, place 7 down, renew, keep, last P3.
