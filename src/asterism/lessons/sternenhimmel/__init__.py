"""The guided first game of Sternenhimmel: a constellation, what the odd tokens do, the end."""

from __future__ import annotations

from typing import Final

from asterism.engine.message import Message
from asterism.lessons.lesson import Chapter, Lesson, Step

OPTIONS: Final = {"start_player": 0}
LATER: Final = ["leo", "cap", "tau", "aqr", "sgr", "gem", "sco", "psc"]


def _lies(seat: int, token: str) -> dict[str, object]:
    return {"seat": seat, "token": token}


A_CONSTELLATION: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [{}, {}, {}],
        "sky": [{"board": "cnc"}, {"board": "ari"}, {"board": "lib"}],
        "pile": ["vir", *LATER],
        "seat": 0,
    },
    (
        Step(Message("lessons-sternenhimmel-sky"), points=("chart.cnc",), clauses=("SH-1.2",)),
        Step(Message("lessons-sternenhimmel-tokens"), points=("hand.0",), clauses=("SH-1.1",)),
        Step(
            Message("lessons-sternenhimmel-small"),
            asks=(("put 10 cnc.iota",),),
            points=("star.cnc.iota",),
            clauses=("SH-2.3", "SH-2.4"),
        ),
        Step(
            Message("lessons-sternenhimmel-others"),
            points=("chart.cnc",),
            then=((1, "put 7 cnc.gamma"), (2, "put 5 cnc.alpha")),
        ),
        Step(
            Message("lessons-sternenhimmel-large"),
            asks=(("put 6 cnc.delta",),),
            points=("star.cnc.delta",),
            clauses=("SH-2.4",),
        ),
        Step(
            Message("lessons-sternenhimmel-full"),
            points=("star.cnc.beta",),
            clauses=("SH-2.6",),
            then=((1, "put 3 cnc.beta"),),
        ),
        Step(
            Message("lessons-sternenhimmel-prizes"),
            # `scored.cnc`: the table leaves it in sight as it was scored, until one reads on.
            points=("scored.cnc", "coins.0", "coins.1", "coins.2"),
            gold=True,
            clauses=("SH-3.5", "SH-4.1", "SH-4.2"),
        ),
        Step(
            Message("lessons-sternenhimmel-back"),
            points=("hand.0", "chart.vir"),
            clauses=("SH-5.1", "SH-5.2"),
        ),
    ),
)

ODD_TOKENS: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [{"coins": 5}, {"coins": 3}, {"coins": 1}],
        # On a phone the first constellation is the one in sight.
        "sky": [
            {
                "board": "ari",
                "tokens": {
                    "41": _lies(0, "10"),
                    "epsilon": _lies(2, "hole"),
                    "gamma": _lies(1, "7"),
                },
            },
            {"board": "vir"},
            {"board": "lib"},
        ],
        "pile": LATER,
        "seat": 0,
    },
    (
        Step(
            Message("lessons-sternenhimmel-hole"),
            points=("star.ari.epsilon", "star.ari.41"),
            gold=True,
            clauses=("SH-3.3",),
        ),
        Step(
            Message("lessons-sternenhimmel-meet"),
            asks=(("put hole ari.delta",),),
            points=("star.ari.delta",),
            clauses=("SH-3.2",),
            then=((1, "put double ari.beta"), (2, "put 3 lib.sigma")),
        ),
        Step(
            Message("lessons-sternenhimmel-double"),
            asks=(("put double ari.alpha",),),
            points=("star.ari.alpha",),
            clauses=("SH-3.4",),
        ),
        Step(
            Message("lessons-sternenhimmel-resolved"),
            points=("scored.ari", "coins.0", "coins.1"),
            gold=True,
            clauses=("SH-3.1", "SH-4.7"),
        ),
    ),
)

THE_END: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [{"coins": 36}, {"coins": 37}, {"coins": 40}],
        "sky": [
            {
                "board": "lib",
                "tokens": {
                    "gamma": _lies(2, "10"),
                    "sigma": _lies(2, "7"),
                    "beta": _lies(2, "5"),
                    "tau": _lies(0, "6"),
                },
            },
            None,
            None,
        ],
        "pile": [],
        "seat": 0,
    },
    (
        Step(
            Message("lessons-sternenhimmel-last"),
            points=("coins.0", "coins.1", "coins.2"),
            clauses=("SH-5.3",),
        ),
        Step(
            Message("lessons-sternenhimmel-bluff"),
            asks=(("put hole lib.alpha",),),
            points=("star.lib.alpha",),
            clauses=("SH-1.4", "SH-3.3"),
        ),
        Step(
            Message("lessons-sternenhimmel-answer"),
            points=("star.lib.upsilon",),
            then=((1, "put 6 lib.upsilon"),),
        ),
        Step(
            Message("lessons-sternenhimmel-tie"),
            points=("scored.lib",),
            gold=True,
            clauses=("SH-4.3", "SH-4.4", "SH-4.5"),
        ),
        Step(Message("lessons-sternenhimmel-end"), points=("scored.lib",), clauses=("SH-5.3",)),
    ),
)

LESSON: Final = Lesson("sternenhimmel", (A_CONSTELLATION, ODD_TOKENS, THE_END))
