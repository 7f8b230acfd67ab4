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
        [you] your face-down token; for the others it can be one of these: { $tokens }
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
    In a small window, (a)-b:7B-*c* means three stars in a row; a letter alone is a star that was named before.
    “? 1c” explains a star, “? 1” a constellation, “? hole” a token, “? SH-3.3” a rule.
terminal-sternenhimmel-notation = To put the 10 on star c of constellation 1 type 10 1c; h 1c for the black hole, d 1c for a double star. In full: put 10 ari.beta.
