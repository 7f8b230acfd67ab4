"""What a hand must hold, by the definition: from everything that was seen to happen to it, for
every moment anew. Nothing here knows how the game itself keeps it.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple


class Seen(NamedTuple):
    """Something that everybody saw happen to a hand."""

    what: str  # a card went "in" or "out", one is "held", or one was put "down"
    card: str = ""
    slot: int = 0  # where it was put down
    numbers: tuple[int, ...] = ()  # one of these it has, as step 3 told; (): nothing was told


Past = tuple[Seen, ...]


@lru_cache(maxsize=4096)
def needs_of(past: Past) -> tuple[dict[str, int], ...]:
    """At every moment: what went in since and was not seen to leave is in the hand, or was put face
    down since. For each stretch of time between two face-down cards, what that comes to at most, if
    it is more than for the later stretches.
    """
    stretches: list[Counter[str]] = [Counter()]
    since: Counter[str] = Counter()  # what went in, less what left
    for seen in reversed(past):
        held = Counter([seen.card]) if seen.what == "held" else Counter()
        if seen.what == "in":
            since[seen.card] += 1
        elif seen.what == "out":
            since[seen.card] -= 1
        elif seen.what == "down":
            stretches.append(Counter())
        for card in {*since, *held}:
            stretches[-1][card] = max(stretches[-1][card], since[card] + held[card])
    needs: list[dict[str, int]] = []
    later: Counter[str] = Counter()
    for stretch in stretches:
        needs.append({card: count for card, count in stretch.items() if count > later[card]})
        later |= stretch
    return tuple(reversed(needs))
