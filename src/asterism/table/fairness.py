"""Shuffles that can be verified.

Before a game the server publishes a commitment: the SHA-256 of game, players, options, its own
secret and a salt. Then each person's client adds random bytes. The seed is derived from the secret
and those bytes, so neither side can choose the deal. The record of the finished game has secret,
salt and bytes. docs/protocol.md has the algorithm and an example.
"""

from collections.abc import Mapping
from hashlib import sha256
from json import dumps

# The names of these values in the record of a finished game.
COMMITMENT, SECRET, SALT, BYTES = "commitment", "secret", "salt", "bytes"


def commitment(
    game: str, players: int, options: Mapping[str, object], secret: str, salt: str
) -> str:
    """The hash that is published before anybody adds bytes. Secret and salt are hex."""
    setup = dumps(
        [game, players, dict(options), secret, salt],
        ensure_ascii=True,
        sort_keys=True,
        separators=(",", ":"),
    )
    return sha256(b"asterism commitment " + setup.encode()).hexdigest()


def seed_of(secret: str, contributions: Mapping[int, str]) -> int:
    """The seed of the game: 256 bits, derived from the secret and the bytes of each seat (hex)."""
    parts = [secret, *(f"{seat}:{contributions[seat]}" for seat in sorted(contributions))]
    return int.from_bytes(sha256(b"asterism seed " + " ".join(parts).encode()).digest(), "big")


def bot_seed(seed: int, seat: int) -> int:
    """A bot's seed in a game. Nobody can predict its choices from outside."""
    return int.from_bytes(sha256(f"asterism bot {seed} {seat}".encode()).digest()[:7], "big")


def headers(
    public: str, secret: str, salt: str, contributions: Mapping[int, str]
) -> dict[str, str]:
    """What the record of a finished game says besides its seed."""
    values = {COMMITMENT: public, SECRET: secret, SALT: salt}
    for seat in sorted(contributions):
        values[f"{BYTES} {seat}"] = contributions[seat]
    return values


def problem_with(
    game: str,
    players: int,
    options: Mapping[str, object],
    seed: int | None,
    values: Mapping[str, str],
) -> str | None:
    """What is wrong with a record's commitment; None: nothing, or it has none."""
    if COMMITMENT not in values:
        return None
    if SECRET not in values or SALT not in values or seed is None:
        return "the record does not tell its seed, secret and salt: the game still runs"
    if commitment(game, players, options, values[SECRET], values[SALT]) != values[COMMITMENT]:
        return "the commitment is not the SHA-256 of game, setup, secret and salt"
    contributions = {
        int(seat): text
        for name, text in values.items()
        for head, _, seat in [name.partition(" ")]
        if head == BYTES and seat.isdecimal()
    }
    if seed_of(values[SECRET], contributions) != seed:
        return "the seed does not follow from the secret and everybody's bytes"
    return None
