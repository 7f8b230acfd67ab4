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
