"""Games small enough to be gone through to the end (docs/research/README.md)."""

from typing import Final

VARIANTS: Final[dict[str, dict[str, object]]] = {
    "three-stars": {
        "players": 3,
        "options": {
            "start_player": 0,
            "boards": {
                "boards": [
                    {
                        "id": "u",
                        "stars": [{"id": "a", "size": "large"}],
                        "lines": [],
                        "first": 3,
                        "second": 1,
                    },
                    {
                        "id": "v",
                        "stars": [{"id": "a", "size": "large"}],
                        "lines": [],
                        "first": 3,
                        "second": 1,
                    },
                    {
                        "id": "w",
                        "stars": [{"id": "a", "size": "large"}],
                        "lines": [],
                        "first": 3,
                        "second": 1,
                    },
                ]
            },
        },
    },
    "six-stars": {
        "players": 3,
        "options": {
            "start_player": 0,
            "boards": {
                "boards": [
                    {
                        "id": "u",
                        "stars": [{"id": "a", "size": "small"}, {"id": "b", "size": "large"}],
                        "lines": [["a", "b"]],
                        "first": 5,
                        "second": 2,
                    },
                    {
                        "id": "v",
                        "stars": [{"id": "a", "size": "small"}, {"id": "b", "size": "large"}],
                        "lines": [["a", "b"]],
                        "first": 5,
                        "second": 2,
                    },
                    {
                        "id": "w",
                        "stars": [{"id": "a", "size": "small"}, {"id": "b", "size": "large"}],
                        "lines": [["a", "b"]],
                        "first": 5,
                        "second": 2,
                    },
                ]
            },
        },
    },
}
