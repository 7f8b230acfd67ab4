"""The arguments of a search in its spec: `1000:paranoid:jobs=2`."""

from __future__ import annotations

from dataclasses import dataclass, field

from asterism.search.settings import Settings

ITERATIONS = 1000
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
MOST_JOBS = 64
MOST_TREES = 64


@dataclass(frozen=True)
class Arguments:
    """The budget of a search, in iterations or seconds, and its options."""

    iterations: int = ITERATIONS
    seconds: float = 0.0  # 0: the budget is in iterations
    trees: int = 1  # they share the iterations
    jobs: int = 1  # processes that grow them
    paranoid: bool = False
    plain: bool = False  # without the game's evaluation
    sharp: bool = True  # see a sure win
    early: bool = True  # stop when the rest cannot change the most visited move
    changed: dict[str, float] = field(default_factory=dict)


def read_arguments(spec: str, text: str) -> Arguments:
    """The arguments of a spec; a ValueError says what is wrong with them."""
    iterations, seconds, trees, jobs = ITERATIONS, 0.0, 0, 1
    paranoid = plain = False
    changed: dict[str, float] = {}
    for number, word in enumerate(text.split(":") if text else []):
        name, equals, value = word.partition("=")
        if number == 0 and not equals and word not in ("paranoid", "plain"):
            iterations = whole(spec, "it", word, MOST_ITERATIONS)
        elif word == "paranoid":
            paranoid = True
        elif word == "plain":
            plain = True
        elif name == "trees" and equals:
            trees = whole(spec, "trees", value, MOST_TREES)
        elif name == "jobs" and equals:
            jobs = whole(spec, "jobs", value, MOST_JOBS)
        elif name == "seconds" and equals:
            seconds = real(spec, name, value)
            if not 0.0 < seconds <= MOST_SECONDS:
                raise ValueError(f"bot {spec!r}: seconds is more than 0, at most {MOST_SECONDS:g}")
        elif equals:
            changed[name] = real(spec, name, value)
        else:
            raise ValueError(
                f"bot {spec!r}: {word!r} is not paranoid, plain, trees=N, jobs=N, seconds=S "
                "or a setting of the search"
            )
    try:
        Settings(changed)
    except ValueError as problem:
        raise ValueError(f"bot {spec!r}: {problem}") from problem
    return Arguments(iterations, seconds, trees or jobs, jobs, paranoid, plain, changed=changed)


def whole(spec: str, name: str, text: str, most: int) -> int:
    is_number = text.isascii() and text.isdecimal() and len(text) < 10
    if not is_number or not 1 <= int(text) <= most:
        what = "ismcts takes" if name == "it" else f"{name} is"
        raise ValueError(f"bot {spec!r}: {what} a whole number from 1 to {most}")
    return int(text)


def real(spec: str, name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"bot {spec!r}: {name} is a number, not {text!r}") from None
