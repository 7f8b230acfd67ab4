"""Sternenhimmel's scoring a second time, by somebody who knows nothing of the first: the clauses
SH-3 and SH-4 word for word, with sets and dictionaries, and no thought of speed.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass

Line = frozenset[str]


@dataclass(frozen=True)
class Result:
    removed: set[str]
    totals: dict[int, int]
    coins: dict[int, int]


def value_of(token: str) -> int:
    return int(token) if token.isdecimal() else 0


def joined(lines: Set[Line], star: str, other: str) -> bool:
    return frozenset({star, other}) in lines


def resolve(
    lying: Mapping[str, tuple[int, str]],
    lines: Set[Line],
    players: int,
    prizes: tuple[int, int],
    doubles: str,
    compensation: str,
) -> Result:
    """`lying`: by star, whose token and which."""
    holes = {star for star, (_, token) in lying.items() if token == "hole"}
    # SH-3.2
    meeting = {star for star in holes if any(joined(lines, star, other) for other in holes)}
    # SH-3.3
    hungry = holes - meeting
    swallowed = {star for star in lying if any(joined(lines, star, hole) for hole in hungry)}
    left = {star: lying[star] for star in lying if star not in meeting | swallowed}
    # SH-3.4, SH-3.5
    totals: dict[int, int] = {}
    tokens: dict[int, int] = {}
    for star, (seat, token) in left.items():
        beside = [
            other for other, (_, t) in left.items() if t == "double" and joined(lines, star, other)
        ]
        times = 2 ** len(beside) if doubles == "multiply" else 1 + len(beside)
        totals[seat] = totals.get(seat, 0) + value_of(token) * times
        tokens[seat] = tokens.get(seat, 0) + 1
    coins = dict.fromkeys(range(players), 0)
    coins.update(pay(totals, tokens, prizes, compensation))
    return Result(meeting | swallowed, totals, coins)


def pay(
    totals: dict[int, int], tokens: dict[int, int], prizes: tuple[int, int], compensation: str
) -> dict[int, int]:
    first_prize, second_prize = prizes
    if not totals:  # SH-4.7
        return {}
    if len(totals) == 1:  # SH-4.6
        return dict.fromkeys(totals, first_prize + second_prize)
    # SH-4.0, SH-4.3: everybody knows how many are better.
    better = {
        seat: sum((totals[o], tokens[o]) > (totals[seat], tokens[seat]) for o in totals)
        for seat in totals
    }
    firsts = [seat for seat in totals if better[seat] == 0]
    if len(firsts) > 1:  # SH-4.4
        return dict(tokens)
    seconds = [seat for seat in totals if better[seat] == 1]
    rest = {seat: tokens[seat] for seat in totals if better[seat] > 1}
    if len(seconds) > 1:  # SH-4.5
        return {firsts[0]: first_prize, **{seat: tokens[seat] for seat in seconds}, **rest}
    # SH-4.1, SH-4.2
    paid = sum(rest.values()) if compensation == "winner" else 0
    return {firsts[0]: max(first_prize - paid, 0), seconds[0]: second_prize, **rest}
