"""What a telescope and a notebook are worth (ST-6)."""

from __future__ import annotations

from typing import Final, final

from asterism.games.stellar.cards import SIX, TYPES, Card
from asterism.games.stellar.telescope import SECTIONS, Telescope

SECTION_POINTS: Final = 10  # ST-6.3
DIVERSITY_POINTS: Final = 10  # ST-6.4


def longest_run(numbers: int) -> int:
    """The longest run of consecutive numbers in a set (bit n: the number n)."""
    longest = run = 0
    for number in range(8):
        run = run + 1 if numbers >> number & 1 else 0
        longest = max(longest, run)
    return longest


def as_six(stack: int) -> int:
    """The run of a stack whose 6/0, if there is one, counts as six."""
    return longest_run(stack)


def as_zero(stack: int) -> int:
    """The run of a stack whose 6/0, if there is one, counts as zero."""
    return longest_run(stack ^ (1 << SIX | 1)) if stack >> SIX & 1 else longest_run(stack)


def six_in(stack: int) -> int:
    """Six or zero, whichever makes the longer run; six if it does not matter."""
    return SIX if as_six(stack) >= as_zero(stack) else 0


def run_in(stack: int) -> list[int]:
    """The numbers of the run that counts, the lowest if several are as long."""
    numbers, length = stack, max(as_six(stack), as_zero(stack))
    if numbers >> SIX & 1 and six_in(stack) == 0:
        numbers ^= 1 << SIX | 1
    first = 0
    while numbers >> first & (1 << length) - 1 != (1 << length) - 1:
        first += 1
    return list(range(first, first + length))


# ST-5.2: a 6/0 is six or zero of its type, whichever is better. Indexed by the set of numbers.
RUN: Final = [max(as_six(stack), as_zero(stack)) for stack in range(128)]
RUN_NUMBERS: Final = [run_in(stack) for stack in range(128)]
SIX_AS: Final = [six_in(stack) for stack in range(128)]


@final
class Stacks:
    """A notebook, sorted: the numbers in each type's stack, and the satellites, which join any."""

    def __init__(self, notebook: list[Card]) -> None:
        self.types = [0, 0, 0, 0, 0]
        self.satellites: list[int] = []
        for card in notebook:
            if card.is_satellite:
                self.satellites.append(card.number)
            else:
                self.types[card.type] |= 1 << card.number


def best_points(stars: list[int], stacks: Stacks) -> int:
    """Stars times run over all types, with every satellite where it counts most (ST-5.3).

    Exact: the best use of each set of satellites, one type after the other.
    """
    satellites = stacks.satellites
    if not satellites:
        points = 0
        for type in range(5):
            if stars[type]:
                points += stars[type] * RUN[stacks.types[type]]
        return points
    extra = [0]  # by the set of satellites: the numbers that they add to a stack
    for number in satellites:
        extra += [numbers | 1 << number for numbers in extra]
    everyone = len(extra) - 1
    best = [0] * len(extra)  # by the set of satellites that may be used
    for type in range(5):
        factor = stars[type]
        if not factor:
            continue
        stack = stacks.types[type]
        worth = [factor * RUN[stack | numbers] for numbers in extra]
        for allowed in range(everyone, -1, -1):
            top = 0
            joined = allowed
            while True:
                points = best[allowed ^ joined] + worth[joined]
                if points > top:
                    top = points
                if joined == 0:
                    break
                joined = (joined - 1) & allowed
            best[allowed] = top
    return best[everyone]


def points(telescope: Telescope, notebook: list[Card], stars: list[int]) -> int:
    """What a side scores by itself: stars times runs, and diversity."""
    shown = [0, 0, 0, 0, 0]
    for type in range(5):
        if telescope.shown[type]:
            shown[type] = telescope.stars(type, stars)
    total = best_points(shown, Stacks(notebook))
    return total + DIVERSITY_POINTS if telescope.is_diverse() else total


def section_totals(telescope: Telescope) -> list[int]:
    """Top, middle and bottom."""
    return [telescope.top, telescope.middle, telescope.bottom]


def section_points(telescopes: list[Telescope]) -> tuple[int, int]:
    """Ten points for the higher total of a section, nothing for a tie (ST-6.3)."""
    mine, theirs = section_totals(telescopes[0]), section_totals(telescopes[1])
    first = second = 0
    for index in range(3):
        if mine[index] > theirs[index]:
            first += SECTION_POINTS
        elif theirs[index] > mine[index]:
            second += SECTION_POINTS
    return first, second


@final
class Assignment:
    """Where the satellites of a notebook count, and what the stacks are worth then."""

    def __init__(self, stars: list[int], stacks: Stacks, joined: list[int]) -> None:
        self.joined: Final = joined  # for each satellite: the type it joins
        self.numbers: Final = stacks.types[:]
        for at, number in enumerate(stacks.satellites):
            self.numbers[joined[at]] |= 1 << number
        self.runs: Final = [RUN[numbers] for numbers in self.numbers]
        self.points: Final = [stars[type] * self.runs[type] for type in range(5)]


def best_assignment(stars: list[int], stacks: Stacks) -> Assignment:
    """The one assignment that the sheet shows: most points, then the greatest sum of runs, then the
    longest runs in the order of the sheet (ST-6.2); if it is all the same which satellite goes
    where, the lowest joins the first type, in whatever order they were noted.

    Each of these is a sum over the types, so they are the digits of one number, and the best of
    it for each set of satellites is found one type after the other, as in `best_points`.
    """
    satellites = stacks.satellites
    satellites.sort()
    count = len(satellites)
    extra, places = [0], [0]  # by the set of satellites: their numbers; what a type later costs
    for at, number in enumerate(satellites):
        extra += [numbers | 1 << number for numbers in extra]
        places += [place + 5 ** (count - 1 - at) for place in places]
    everyone = len(extra) - 1
    # By the set of satellites that have joined a type; before the first type none has.
    best = [0] + [-(1 << 50)] * everyone
    chosen: list[list[int]] = []  # for each type, by that set: those that joined this type
    for type in range(5):
        stack, factor, picks = stacks.types[type], stars[type], [0] * len(extra)
        worth: list[int] = []
        for at in range(len(extra)):
            run = RUN[stack | extra[at]]
            rank = (factor * run << 21) + (run << 15) + (run << 3 * (4 - type))
            worth.append((rank << 12) - type * places[at])
        for joined in range(everyone, -1, -1):
            top, pick, part = best[0] + worth[joined], joined, joined
            while part:
                part = (part - 1) & joined
                rank = best[joined ^ part] + worth[part]
                if rank > top:
                    top, pick = rank, part
            best[joined], picks[joined] = top, pick
        chosen.append(picks)
    types, left = [0] * count, everyone
    for type in range(4, -1, -1):
        here = chosen[type][left]
        left ^= here
        for at in range(count):
            if here >> at & 1:
                types[at] = type
    return Assignment(stars, stacks, types)


def repeated(notebook: list[Card], type: int, satellites: list[int]) -> list[int]:
    """The numbers that a stack has more than once, with the satellites that join it (ST-5.1)."""
    numbers = [card.number for card in notebook if card.type == type] + satellites
    return [number for number in range(1, SIX + 1) if numbers.count(number) > 1]


def sheet(
    telescopes: list[Telescope],
    notebooks: list[list[Card]],
    stars: list[int],
    explained: bool = False,
) -> dict[str, object]:
    """The score sheet of both sides. Views have it without what only explains it: they show the
    notebooks anyway.
    """
    sections = section_points(telescopes)
    players: list[dict[str, object]] = []
    totals: list[int] = []
    for seat in range(len(telescopes)):
        telescope, stacks = telescopes[seat], Stacks(notebooks[seat])
        shown = [telescope.stars(type, stars) for type in range(5)]
        best = best_assignment(shown, stacks)
        diversity = DIVERSITY_POINTS if telescope.is_diverse() else 0
        types: dict[str, object] = {}
        for type, letter in enumerate(TYPES):
            row: dict[str, object] = {
                "stars": shown[type],
                "run": best.runs[type],
                "points": best.points[type],
                "numbers": RUN_NUMBERS[best.numbers[type]][:],
            }
            joined = [
                number for at, number in enumerate(stacks.satellites) if best.joined[at] == type
            ]
            row["satellites"] = joined
            row["six"] = SIX_AS[best.numbers[type]] if stacks.types[type] >> SIX & 1 else None
            if explained:
                row["repeated"] = repeated(notebooks[seat], type, joined)
            types[letter] = row
        type_points = sum(best.points)
        total = type_points + sections[seat] + diversity
        own, other = section_totals(telescope), section_totals(telescopes[1 - seat])
        totals.append(total)
        players.append(
            {
                "types": types,
                "type_points": type_points,
                "sections": {name: own[at] for at, name in enumerate(SECTIONS)},
                "won": [name for at, name in enumerate(SECTIONS) if own[at] > other[at]],
                "section_points": sections[seat],
                "diversity": diversity,
                "missing": [TYPES[type] for type in range(5) if telescope.shown[type] == 0],
                "total": total,
            }
        )
    best_total = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best_total]
    return {"players": players, "winners": winners}
