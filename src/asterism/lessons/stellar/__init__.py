"""The guided first game of Stellar: the first two turns, the odd cards, the last card."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from asterism.engine.message import Message
from asterism.lessons.lesson import Chapter, Lesson, Step

ROW: Final = tuple(f"row.{slot}" for slot in range(1, 6))
TYPES: Final = "PMACB"


def _position(deck: list[str], **position: Any) -> dict[str, object]:
    """A position whose deck has these cards on top and all remaining cards below."""
    left = Counter({f"{kind}{number}": 2 for kind in TYPES for number in range(1, 6)})
    left.update([f"{kind}6" for kind in TYPES] + [f"S{number}" for number in range(1, 6)])
    left.subtract(deck)
    for player in position["players"]:
        left.subtract(card.removeprefix("~") for card in player["telescope"].values())
        left.subtract(player["notebook"] + player["hand"])
    left.subtract(position["row"])
    rest = sorted(left.elements())
    return {"options": {"start_player": 0}, "deck": deck + rest, **position}


STARTERS: Final = Chapter(
    {
        "options": {"start_player": 0},
        "step": "starters",
        "players": [{"hand": ["P3", "M3"]}, {"hand": ["C3", "A3"]}],
    },
    (
        Step(Message("lessons-stellar-welcome"), points=("telescope.0.",), clauses=("ST-4.1",)),
        Step(
            Message("lessons-stellar-starters"),
            asks=(("start P3",),),
            clauses=("ST-2.1",),
        ),
    ),
)

FIRST_TURNS: Final = Chapter(
    _position(
        ["B4", "P5", "C2", "A2", "P4", "M1", "A5", "B2", "C4"],
        players=[
            {"telescope": {"1": "P3"}, "notebook": ["M3"], "hand": ["P2", "B5"]},
            {"telescope": {"1": "C3"}, "notebook": ["A3"], "hand": ["C1", "A4"]},
        ],
        row=["A1", "M4", "C5", "M2", "S3"],
    ),
    (
        Step(
            Message("lessons-stellar-take"),
            asks=(("take 4",),),
            points=("row.4",),
            clauses=("ST-2.3", "ST-3.1"),
        ),
        Step(
            Message("lessons-stellar-play"),
            asks=(("play P2 telescope",), ("place 2 up", "place 3 up")),
            points=("telescope.0.2", "telescope.0.3"),
            clauses=("ST-3.2", "ST-4.3"),
        ),
        Step(
            Message("lessons-stellar-follow"),
            points=("notebook.0.M",),
            gold=True,
            clauses=("ST-3.3", "ST-3.8"),
        ),
        Step(
            Message("lessons-stellar-worth"),
            points=("notebook.0.P", "notebook.0.M"),
            clauses=("ST-6.2",),
        ),
        Step(
            Message("lessons-stellar-opponent"),
            points=("hand.1", "telescope.1."),
            then=((1, "take 5"), (1, "play C1 telescope"), (1, "place 2 up")),
        ),
        Step(
            Message("lessons-stellar-renew"),
            asks=(("renew",),),
            points=ROW,
            clauses=("ST-3.0",),
        ),
        Step(
            Message("lessons-stellar-note"),
            asks=(("take 1",), ("play M2 notebook",)),
            points=("notebook.0.M",),
            clauses=("ST-3.2", "ST-5.1"),
        ),
        Step(
            Message("lessons-stellar-forced"),
            asks=(("place 7 up",),),
            points=("telescope.0.7",),
            clauses=("ST-3.3", "ST-4.4"),
        ),
        Step(
            Message("lessons-stellar-scored"),
            points=("telescope.0.7", "notebook.0.M", "score"),
            gold=True,
            clauses=("ST-6.2",),
        ),
    ),
)

ODD_CARDS: Final = Chapter(
    _position(
        ["M5", "P5", "B3", "M3", "C1"],
        turn=8,
        players=[
            {
                "telescope": {"1": "P3", "2": "P2", "3": "A4", "4": "C2", "7": "M1"},
                "notebook": ["M3", "M4", "M2", "B4", "C4"],
                "hand": ["S1", "A2"],
            },
            {
                "telescope": {"1": "C3", "2": "C1", "6": "M5", "8": "S4", "9": "B5"},
                "notebook": ["A3", "A1", "C4", "P1", "P2"],
                "hand": ["B2", "A1"],
            },
        ],
        row=["B6", "C5", "P4", "A5", "M2"],
    ),
    (
        Step(
            Message("lessons-stellar-six"),
            asks=(("take 1",), ("play B6 telescope",), ("place 12 up",)),
            points=("telescope.0.12",),
            clauses=("ST-3.5", "ST-4.7", "ST-5.2"),
        ),
        Step(
            Message("lessons-stellar-deck"),
            points=("deck", "notebook.0.M"),
            gold=True,
            clauses=("ST-3.4", "ST-3.5"),
            then=((1, "take 2"), (1, "play B2 telescope"), (1, "place 10 up")),
        ),
        Step(
            Message("lessons-stellar-satellite"),
            asks=(("take 5",), ("play S1 notebook",)),
            points=("notebook.0.P",),
            clauses=("ST-4.6", "ST-5.3"),
        ),
        Step(
            Message("lessons-stellar-face-down"),
            asks=(("place 9 down", "place 10 down", "place 11 down"),),
            points=("telescope.0.9", "telescope.0.10", "telescope.0.11"),
            clauses=("ST-4.5",),
        ),
        Step(Message("lessons-stellar-later")),
    ),
)

LAST_CARD: Final = Chapter(
    _position(
        ["A6", "B5", "B3"],
        turn=22,
        step="last",
        players=[
            {
                "telescope": {
                    "1": "P3", "2": "P2", "3": "A4", "4": "C2", "5": "~A5", "6": "M2",
                    "7": "M1", "8": "~A5", "9": "~M1", "10": "~P5", "11": "M3", "12": "B6",
                },
                "notebook": [
                    "M3", "M4", "M2", "B4", "C4", "M5", "S1", "A2", "P4", "S3", "M6", "P5",
                ],
                "hand": ["P3", "A4"],
            },
            {
                "telescope": {
                    "1": "C3", "2": "C1", "3": "P1", "4": "C1", "5": "P4", "6": "M5",
                    "7": "C2", "8": "S4", "9": "B5", "10": "B2", "11": "S5", "12": "A2",
                },
                "notebook": [
                    "A3", "A1", "C4", "P1", "P2", "B3", "C5", "C6", "C3", "S2", "P6", "B4",
                ],
                "hand": ["A1", "B1"],
            },
        ],
        row=["M4", "A3", "B2", "C5", "B1"],
    ),
    (
        Step(
            Message("lessons-stellar-sections"),
            points=("sections",),
            gold=True,
            clauses=("ST-4.1", "ST-6.3"),
        ),
        Step(
            Message("lessons-stellar-diversity"), points=("score",), gold=True, clauses=("ST-6.4",)
        ),
        Step(
            Message("lessons-stellar-last"),
            asks=(("last P3",),),
            points=("notebook.0.P",),
            clauses=("ST-6.1",),
            then=((1, "last B1"),),
        ),
        Step(Message("lessons-stellar-end"), points=("score",), gold=True, clauses=("ST-6.5",)),
    ),
)  # fmt: skip

LESSON: Final = Lesson("stellar", (STARTERS, FIRST_TURNS, ODD_CARDS, LAST_CARD))
