"""Shuffles that can be checked afterwards.

Before a game the server publishes a commitment: the SHA-256 over game, players, options, its own
secret and a salt. Then each person's client adds random bytes of its own. The seed of the game
follows from the secret and those bytes, so neither side can choose the deal; secret, salt and
bytes stand in the record of the finished game. docs/protocol.md has the algorithm and an example.
"""

from collections.abc import Mapping
from hashlib import sha256
from json import dumps

# How the record of a finished game names these things.
COMMITMENT, SECRET, SALT, BYTES = "commitment", "secret", "salt", "bytes"


def commitment(
    game: str, players: int, options: Mapping[str, object], secret: str, salt: str
) -> str:
    """What is published before anybody adds bytes. Secret and salt are hex texts."""
    setup = dumps(
        [game, players, dict(options), secret, salt],
        ensure_ascii=True,
        sort_keys=True,
        separators=(",", ":"),
    )
    return sha256(b"asterism commitment " + setup.encode()).hexdigest()


def seed_of(secret: str, contributions: Mapping[int, str]) -> int:
    """The seed of the game: 256 bits that follow from the secret and everybody's bytes (hex, by
    seat).
    """
    parts = [secret, *(f"{seat}:{contributions[seat]}" for seat in sorted(contributions))]
    return int.from_bytes(sha256(b"asterism seed " + " ".join(parts).encode()).digest(), "big")


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot in a game: nobody else can foresee its choices."""
    return int.from_bytes(sha256(f"asterism bot {seed} {seat}".encode()).digest()[:7], "big")


def headers(
    public: str, secret: str, salt: str, contributions: Mapping[int, str]
) -> dict[str, str]:
    """What the record of a finished game says besides its seed."""
    told = {COMMITMENT: public, SECRET: secret, SALT: salt}
    for seat in sorted(contributions):
        told[f"{BYTES} {seat}"] = contributions[seat]
    return told


def problem_with(
    game: str,
    players: int,
    options: Mapping[str, object],
    seed: int | None,
    told: Mapping[str, str],
) -> str | None:
    """What is wrong with a record's commitment; None: all is well, or there is none to check."""
    if COMMITMENT not in told:
        return None
    if SECRET not in told or SALT not in told or seed is None:
        return "the record does not tell its seed, secret and salt: the game still runs"
    if commitment(game, players, options, told[SECRET], told[SALT]) != told[COMMITMENT]:
        return "the commitment is not the SHA-256 of game, setup, secret and salt"
    contributions = {
        int(seat): text
        for name, text in told.items()
        for head, _, seat in [name.partition(" ")]
        if head == BYTES and seat.isdecimal()
    }
    if seed_of(told[SECRET], contributions) != seed:
        return "the seed does not follow from the secret and everybody's bytes"
    return None
