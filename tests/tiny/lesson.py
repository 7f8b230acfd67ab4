"""The guided first game of Comets: its last round."""

from asterism import Message
from asterism.lessons import Chapter, Lesson, Step

LAST_ROUND = Chapter(
    {
        "game": "comets",
        "options": {},
        "players": [
            {"hand": ["c1", "c4"], "choice": None, "won": 0},
            {"hand": ["c2", "c3"], "choice": None, "won": 0},
        ],
        "middle": "c3",
        "deck": ["c4", "c2"],
        "shown": ["c1", "c1", "c2", "c3", "c4"],
        "outcome": None,
    },
    (
        Step(Message("comets-lesson-welcome"), points=("middle",), clauses=("CO-2",)),
        Step(
            Message("comets-lesson-choose"),
            asks=(("choose c4",),),
            points=("hand.0",),
            clauses=("CO-1",),
            then=((1, "choose c2"),),
        ),
        Step(Message("comets-lesson-end"), clauses=("CO-3",)),
    ),
)

LESSON = Lesson("comets", (LAST_ROUND,))
