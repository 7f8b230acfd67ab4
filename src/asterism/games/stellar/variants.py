"""Games small enough to be gone through to the end (docs/research/README.md)."""

from typing import Final

VARIANTS: Final[dict[str, dict[str, object]]] = {
    "last-turn": {
        "position": {
            "game": "stellar",
            "options": {"start_player": 0},
            "turn": 21,
            "step": "take",
            "players": [
                {
                    "telescope": {
                        "1": "P3",
                        "2": "C4",
                        "3": "P4",
                        "4": "C2",
                        "5": "A3",
                        "6": "B1",
                        "7": "B2",
                        "8": "A2",
                        "9": "S4",
                        "10": "M2",
                        "11": "M1",
                        "12": "A4",
                    },
                    "notebook": [
                        "B3",
                        "S1",
                        "C5",
                        "B5",
                        "C3",
                        "S2",
                        "C1",
                        "P1",
                        "A6",
                        "M2",
                        "B2",
                        "S3",
                    ],
                    "hand": ["P2", "M5"],
                },
                {
                    "telescope": {
                        "1": "C3",
                        "3": "C1",
                        "4": "S5",
                        "5": "A5",
                        "6": "P3",
                        "7": "A4",
                        "8": "A5",
                        "9": "M3",
                        "10": "M6",
                        "11": "M5",
                        "12": "A1",
                    },
                    "notebook": ["M3", "P5", "B5", "B3", "M4", "C6", "P2", "P4", "A2", "B6", "A1"],
                    "hand": ["P1", "B4"],
                },
            ],
            "row": ["P6", "C4", "M1", "C5", "A3"],
            "deck": ["B1", "C2", "M4", "P5", "B4"],
        }
    }
}
