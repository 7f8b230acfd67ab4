"""The opponents that a server offers: the measured levels, and bots by their plain names.

A spec from the network never sets a budget and never names a program: a client may choose an
opponent, but not how long this machine thinks.
"""

from functools import cache

from asterism.bots import make, names
from asterism.table.refusal import bad

LEVEL = "level"
LEVELS = tuple(f"{LEVEL}:{name}" for name in ("novice", "casual", "skilled", "expert", "master"))


@cache
def offered() -> tuple[str, ...]:
    """The specs that a seat may have, levels first."""
    known = names()
    specs = (*LEVELS, *known) if LEVEL in known else known
    return tuple(spec for spec in specs if _is_there(spec))


def _is_there(spec: str) -> bool:
    """Some need an argument, and some come from a package that is broken."""
    try:
        make(spec)
    except Exception:
        return False
    return True


def check_level(level: str | None) -> str:
    """Refuse a bot that is not offered here."""
    if level not in offered():
        raise bad(f"no bot {(level or '')[:60]!r} here: there are {', '.join(offered())}")
    assert level is not None
    return level
