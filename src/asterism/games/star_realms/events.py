"""Everything that can be seen at the table, and who sees it: only what is drawn is secret.

Places: `hand.0`, `deck.0`, `discard.0`, `ships.0`, `bases.0` of a seat; `row.1` to `row.5`,
`trade_deck`, `explorers`, `scrap_heap`; `away` is out of the game.
"""

from typing import Final

from asterism.engine.event import EVERYONE, OWNER, EventType

MOVES_A_CARD: Final = {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE}

STARTS: Final = EventType("starts", {}, reveals=True)
DREW: Final = EventType(
    "drew", {"card": OWNER, "source": EVERYONE, "target": EVERYONE}, reveals=True
)
RESHUFFLED: Final = EventType(
    "reshuffled", {"cards": EVERYONE, "source": EVERYONE, "target": EVERYONE}, reveals=True
)
DRAFTED: Final = EventType("drafted", MOVES_A_CARD)
CLEARED: Final = EventType("cleared", MOVES_A_CARD)
REFILLED: Final = EventType("refilled", MOVES_A_CARD, reveals=True)
PLAYED: Final = EventType("played", MOVES_A_CARD)
USED: Final = EventType("used", {"card": EVERYONE, "ability": EVERYONE, "copy": EVERYONE})
GAINED: Final = EventType("gained", {"trade": EVERYONE, "combat": EVERYONE, "authority": EVERYONE})
ASKED: Final = EventType("asked", {"questions": EVERYONE})
DECLINED: Final = EventType("declined", {})
NEXT_ON_TOP: Final = EventType("next_on_top", {})
CHOSE: Final = EventType("chose", {"option": EVERYONE})
COPIED: Final = EventType("copied", {"card": EVERYONE, "as": EVERYONE})
SCRAPPED: Final = EventType("scrapped", MOVES_A_CARD)
DISCARDED: Final = EventType("discarded", MOVES_A_CARD)
ACQUIRED: Final = EventType("acquired", {**MOVES_A_CARD, "paid": EVERYONE})
PUT_ON_TOP: Final = EventType("put_on_top", MOVES_A_CARD)
MUST_DISCARD: Final = EventType("must_discard", {"victim": EVERYONE})
ATTACKED: Final = EventType("attacked", {"victim": EVERYONE, "amount": EVERYONE})
ATTACKED_BASE: Final = EventType(
    "attacked_base", {"victim": EVERYONE, "base": EVERYONE, "copy": EVERYONE, "amount": EVERYONE}
)
DESTROYED: Final = EventType("destroyed", {**MOVES_A_CARD, "copy": EVERYONE})
RETURNED: Final = EventType("returned", {**MOVES_A_CARD, "copy": EVERYONE})
REPEATED: Final = EventType("repeated", {"card": EVERYONE})
REPAIRED: Final = EventType("repaired", {})
LENT: Final = EventType("lent", {"resource": EVERYONE, "partner": EVERYONE, "amount": EVERYONE})
GIVEN: Final = EventType("given", MOVES_A_CARD)
DEFEATED: Final = EventType("defeated", {})
LEFT: Final = EventType("left", {"cards": EVERYONE, "source": EVERYONE, "target": EVERYONE})
LEFT_UNSEEN: Final = EventType(
    "left_unseen", {"cards": OWNER, "source": EVERYONE, "target": EVERYONE}
)
ENDED: Final = EventType("ended", {})
TURN: Final = EventType("turn", {"turn": EVERYONE})
GAVE_UP: Final = EventType("gave_up", {})
