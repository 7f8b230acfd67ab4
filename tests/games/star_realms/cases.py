"""What Star Realms brings to the conformance suite: every format and every player count.

Chance alone may scrap a deck to nothing and play for ever, so every game has a turn limit.
"""

from asterism.conformance.kit import Case
from asterism.games.star_realms.in_play import InPlay
from asterism.games.star_realms.options import Terms
from asterism.games.star_realms.question import Question
from tests.games.star_realms.boxes import random_pack
from tests.games.star_realms.follower import StarRealmsFollower
from tests.games.star_realms.pieces import pieces_of
from tests.games.star_realms.small import SMALL as SMALL

PIECES = pieces_of
FOLLOWER = StarRealmsFollower
SHARED = (InPlay, Question, Terms)

# A short game of every format, written out in full.
GOLDEN = [
    Case(2, {"turn_limit": 8}),
    Case(3, {"format": "deathmatch", "turn_limit": 6}),
    Case(3, {"format": "hunter", "turn_limit": 6}),
    Case(4, {"format": "hydra2", "turn_limit": 3}),
    Case(6, {"format": "hydra3", "turn_limit": 2}),
    Case(6, {"format": "emperor", "turn_limit": 6}),
    Case(3, {"format": "raid", "turn_limit": 6}),
]
CASES = [
    Case(2, {"turn_limit": 8}),
    Case(2, {"turn_limit": 60}),
    Case(2, {"format": "duel", "start_player": 1, "discard_timing": "next_turn", "turn_limit": 9}),
    Case(2, {"boxes": 1, "needle_counts_as_blob": False, "start_player": 0, "turn_limit": 9}),
    Case(3, {"turn_limit": 9, "boxes": 3}),
    Case(4, {"format": "deathmatch", "start_player": 3, "turn_limit": 8}),
    Case(5, {"format": "deathmatch", "start_player": 4, "turn_limit": 8}),
    Case(6, {"boxes": 2, "start_player": 5, "turn_limit": 8}),
    Case(3, {"format": "hunter", "start_player": 2, "turn_limit": 9}),
    Case(4, {"format": "hunter", "turn_limit": 8}),
    Case(5, {"format": "hunter", "turn_limit": 8}),
    Case(6, {"format": "hunter", "turn_limit": 8}),
    Case(4, {"format": "hydra2", "turn_limit": 5}),
    Case(6, {"format": "hydra3", "team_hands": "hidden", "turn_limit": 4}),
    Case(6, {"format": "emperor", "team_hands": "open", "turn_limit": 9}),
    Case(6, {"format": "emperor", "discard_timing": "next_turn", "turn_limit": 9}),
    Case(3, {"format": "raid", "boss": 0, "turn_limit": 9}),
    Case(3, {"format": "raid", "boss": 2, "turn_limit": 9}),
    Case(4, {"format": "raid", "boss": 3, "turn_limit": 8}),
    Case(5, {"format": "raid", "boss": 4, "turn_limit": 8}),
    Case(6, {"format": "raid", "boss": 5, "turn_limit": 8}),
    Case(6, {"format": "raid", "boss": 1, "turn_limit": 8}),
    *(Case(2, {"turn_limit": 9, "pack": random_pack(seed)}) for seed in (1, 2)),
    Case(3, {"format": "raid", "boss": 1, "turn_limit": 6, "pack": random_pack(3, 70)}),
    Case(6, {"format": "emperor", "turn_limit": 6, "pack": random_pack(4)}),
    Case(3, {"turn_limit": 12, "pack": random_pack(5), "sets": ["set-0", "set-1"]}),
    *(Case(2, {"turn_limit": 4, "pack": random_pack(seed)}) for seed in (7, 14)),
    Case(4, {"format": "hydra2", "turn_limit": 2, "pack": random_pack(6)}),
]
