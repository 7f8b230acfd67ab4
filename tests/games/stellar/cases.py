"""What Stellar brings to the conformance suite."""

from asterism.conformance.kit import Case
from asterism.games.stellar.options import Rules
from tests.games.stellar.boxes import random_pack
from tests.games.stellar.follower import StellarFollower
from tests.games.stellar.pieces import pieces_of
from tests.games.stellar.scenes import SCENES
from tests.games.stellar.small import small

CASES = [
    Case(2),
    Case(2, {"face_down_selects": "three"}),
    Case(2, {"start_player": 1, "stars": [3, 2, 2, 1, 1, 0]}),
    Case(2, {"start_player": 0, "face_down_selects": "printed"}),
    *(Case(2, {"pack": random_pack(seed)}) for seed in (1, 2, 3)),
]
PIECES = pieces_of
FOLLOWER = StellarFollower
SHARED = (Rules,)

THREE = {"face_down_selects": "three"}
SMALL = [
    *SCENES,
    small("four-from-the-hand", {}, seed=311, ply=67),
    small("from-hand-and-deck", {}, seed=157, ply=72),
    small("one-from-the-hand-one-from-the-deck", {}, seed=123, ply=71),
    small("a-card-of-the-hand-on-its-way", {}, seed=376, ply=68),
    small("three-from-the-deck", {}, seed=84, ply=69),
    small("a-card-of-the-deck-on-its-way", {}, seed=27, ply=52),
    small("after-two-reshuffles", {}, seed=234, ply=74),
    small("from-an-old-and-a-new-deck", {}, seed=167, ply=73),
    small("shown-and-taken-back", {}, seed=22, ply=66, taken_back="play S5 notebook"),
    small("no-number-told", THREE, seed=311, ply=69),
    small("no-number-told-and-one-on-its-way", THREE, seed=151, ply=69),
    small("no-number-told-and-one-from-the-deck", THREE, seed=130, ply=73),
    small("no-number-told-but-shown", THREE, seed=19, ply=65, taken_back="play P1 notebook"),
]
