"""Write the cards of Star Realms for the web page, from their table of effects.

python tools/star_realms_page.py           web/src/games/star_realms/cards.ts
python tools/star_realms_page.py --check   only say whether it would change, and fail if it would
"""

import json
import sys
from pathlib import Path

from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.card_text import card_facts

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "star_realms" / "cards.ts"
HEAD = """\
// Made by tools/star_realms_page.py from the table of effects: do not edit.
import type {{ CardData }} from './card_data';

export const CARDS: Readonly<Record<string, CardData>> = {{
{rows}
}};
"""


def written() -> str:
    rows = []
    for card in BOX.cards:
        data = card_facts(card)
        del data["name"]  # our texts have it by the card's code
        rows.append(f"  {json.dumps(card.code)}: {json.dumps(data, ensure_ascii=False)},")
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
