"""Games small enough to be gone through to the end (docs/research/README.md)."""

from typing import Final

VARIANTS: Final[dict[str, dict[str, object]]] = {
    "skirmish": {
        "position": {
            "game": "star_realms",
            "options": {"format": "duel", "turn_limit": 4},
            "players": [
                {"authority": 4, "hand": ["scout", "viper"], "deck": ["viper", "scout"]},
                {"authority": 4, "hand": ["scout", "viper"], "deck": ["viper", "scout"]},
            ],
            "trade_row": ["imperial-fighter", None, None, None, None],
            "trade_deck": [],
            "explorers": 0,
        }
    }
}
