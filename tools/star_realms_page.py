"""Write the cards of Star Realms for the web page, from their table of effects.

python tools/star_realms_page.py           web/src/games/star_realms/cards.ts
python tools/star_realms_page.py --check   only say whether it would change, and fail if it would
"""

import json
import sys
from pathlib import Path

from asterism.games.star_realms.card_text import card_text
from asterism.games.star_realms.cards import CARDS, Card
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    AllyOfAll,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Effect,
    Gain,
    NextShipOnTop,
    OpponentDiscards,
    ScrapFromOwn,
    ScrapFromRow,
)

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "star_realms" / "cards.ts"
HEAD = """\
// Made by tools/star_realms_page.py from the table of effects: do not edit.
import type {{ CardData }} from './card_data';

export const CARDS: Readonly<Record<string, CardData>> = {{
{rows}
}};
"""
# Effects without a number or a choice in them.
PLAIN: dict[type[Effect], str] = {
    DrawPerBlob: "draw_per_blob",
    OpponentDiscards: "opponent_discards",
    ScrapFromRow: "scrap_row",
    DestroyBase: "destroy",
    NextShipOnTop: "next_on_top",
    AcquireShipOnTop: "acquire_on_top",
    CopyPlayedShip: "copy",
}


def effect(each: Effect) -> dict[str, object]:
    """What the icons show of an effect."""
    if isinstance(each, Gain):
        gains = {"authority": each.authority, "trade": each.trade, "combat": each.combat}
        return {"op": "gain", **{kind: count for kind, count in gains.items() if count}}
    if isinstance(each, Draw):
        return {"op": "draw", "count": each.count}
    if isinstance(each, DrawIfBases):
        return {"op": "draw_if_bases", "bases": each.bases, "count": each.count}
    if isinstance(each, ChooseOne):
        options = [effects(option) for option in each.options]
        return {"op": "either", "names": each.names, "options": options}
    if isinstance(each, ScrapFromOwn):
        return {"op": "scrap_own", "most": each.most, "then_draw": each.then_draw}
    if isinstance(each, DiscardThenDraw):
        return {"op": "discard_then_draw", "most": each.most}
    return {"op": PLAIN[type(each)]}


def effects(several: list[Effect]) -> list[dict[str, object]]:
    return [effect(each) for each in several]


def described(card: Card) -> dict[str, object]:
    data: dict[str, object] = {
        "faction": card.faction.code,
        "kind": "ship" if card.is_ship else "outpost" if card.is_outpost else "base",
        "cost": card.cost,
        "defense": card.defense,
        "count": card.count,
    }
    for ability, does in (("primary", card.primary), ("ally", card.ally), ("scrap", card.scrap)):
        if does:
            data[ability] = effects(does)
    if card.static is not None:
        always = isinstance(card.static, AllyOfAll)
        data["always"] = "ally_of_all" if always else "pay_per_ship"
    data["says"] = [line.to_json() for line in card_text(card)]
    return data


def written() -> str:
    rows = [
        f"  {json.dumps(card.code)}: {json.dumps(described(card), ensure_ascii=False)},"
        for card in CARDS
    ]
    return HEAD.format(rows="\n".join(rows))


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = written()
    if arguments:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == made
        print("up to date" if same else f"{FILE.name} would change")
        return 0 if same else 1
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
