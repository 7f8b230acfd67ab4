"""What can be seen happening at the table, and by whom.

Places: `pile`, `sky.<number>` for a constellation in play, `scored`, `star.<board>.<star>` and
`hand.<seat>`.
"""

from typing import Final

from asterism.engine.event import EVERYONE, OWNER, EventType

OPEN: Final = {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE}

# Setup (SH-2.1, SH-2.2)
UNCOVERED: Final = EventType("uncovered", OPEN, reveals=True)  # a constellation comes into play
START_PLAYER: Final = EventType("start_player", {}, reveals=True)

# A turn (SH-2.3 to SH-2.5)
PUT: Final = EventType("put", {**OPEN, "face_down": EVERYONE})
PUT_UNSEEN: Final = EventType("put", {**OPEN, "card": OWNER, "face_down": EVERYONE})
SKIPPED: Final = EventType("skipped", {})

# A constellation is full (SH-2.6, SH-3, SH-4)
COMPLETED: Final = EventType("completed", {"board": EVERYONE}, reveals=True)
TURNED_UP: Final = EventType("turned_up", OPEN, reveals=True)
ANNIHILATED: Final = EventType("annihilated", {"board": EVERYONE, "stars": EVERYONE})
SWALLOWED: Final = EventType("swallowed", {"star": EVERYONE, "stars": EVERYONE})
DOUBLED: Final = EventType("doubled", {"star": EVERYONE, "token": EVERYONE, "worth": EVERYONE})
PAID: Final = EventType(
    "paid",
    {
        "board": EVERYONE,
        "total": EVERYONE,
        "tokens": EVERYONE,
        "coins": EVERYONE,
        "reason": EVERYONE,
        "compensation": EVERYONE,
    },
)

# Afterwards (SH-5)
RETURNED: Final = EventType("returned", OPEN)
SCORED: Final = EventType("scored", OPEN)  # a constellation leaves the game
RESIGNED: Final = EventType("resigned", {})
STUCK: Final = EventType("stuck", {})  # nobody can put a token, and no constellation is full
ENDED: Final = EventType("ended", {"scores": EVERYONE, "winners": EVERYONE})
