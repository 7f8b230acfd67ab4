"""What can be seen happening at the table, and by whom.

Places: `deck`, `discard`, `row.<slot>`, `hand.<seat>`, `notebook.<seat>`,
`telescope.<seat>.<slot>`, and `placing.<seat>` for a card that is on its way to a telescope.
"""

from typing import Final

from asterism.engine.event import EVERYONE, OWNER, EventType

OPEN: Final = {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE}
SECRET: Final = {"card": OWNER, "source": EVERYONE, "target": EVERYONE}

# Setup
STARTER_DEALT: Final = EventType("starter_dealt", SECRET, reveals=True)
STARTER_CHOSEN: Final = EventType("starter_chosen", {"card": OWNER}, sealed=True)
STARTER_SHOWN: Final = EventType("starter_shown", OPEN, reveals=True)
START_PLAYER: Final = EventType("start_player", {}, reveals=True)
SHUFFLED: Final = EventType(
    "shuffled", {"cards": EVERYONE, "source": EVERYONE, "target": EVERYONE}, reveals=True
)
DEALT: Final = EventType("dealt", SECRET, reveals=True)

# The row
REVEALED: Final = EventType("revealed", OPEN, reveals=True)
DISCARDED: Final = EventType("discarded", OPEN)
RENEWED: Final = EventType("renewed", {})
KEPT: Final = EventType("kept", {})

# A turn
TAKEN: Final = EventType("taken", OPEN)
NOTED: Final = EventType("noted", OPEN)  # a card goes into the notebook
DRAWN_AND_NOTED: Final = EventType("noted", OPEN, reveals=True)
PICKED: Final = EventType("picked", SECRET)  # from the hand, on its way to the telescope
FOLLOWED: Final = EventType("followed", OPEN)  # from the row, on its way to the telescope
DRAWN: Final = EventType("drawn", SECRET, reveals=True)  # from the deck, on its way
PLACED: Final = EventType("placed", {**OPEN, "face_down": EVERYONE})
PLACED_UNSEEN: Final = EventType("placed", {**SECRET, "face_down": EVERYONE})

# The end
LAST_CHOSEN: Final = EventType("last_chosen", {"card": OWNER}, sealed=True)
LAST_SHOWN: Final = EventType("last_shown", OPEN, reveals=True)
LAST_DISCARDED: Final = EventType("last_discarded", OPEN, reveals=True)
RESIGNED: Final = EventType("resigned", {})
ENDED: Final = EventType("ended", {"scores": EVERYONE, "winners": EVERYONE})
