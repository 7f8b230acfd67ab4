"""How each game's table is drawn as text, for the full screen and for `--plain`.

To add a table, write a module here with the name of the game and the functions of `Tables`; a game
of another package brings it as the module `terminal` of its own. A game without one uses `generic`,
which works for all. A table contains no rules: everything it shows
comes from the view, its legal moves and its previews.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from asterism import Move, View
from asterism.cli.tables.pen import Pen
from asterism.games import part_of

__all__ = ["Choice", "Json", "Pen", "Tables", "tables_of"]

Json = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """A legal move in the list of choices: what to type, and what to show next to it."""

    key: str
    move: Move
    label: str  # a phrase
    note: str = ""  # its effect on the score, as `+6`
    short: str = ""  # the label in narrow windows; default: the move's notation
    group: str = ""  # choices of one group stand together, with their keys and notes only
    is_listed: bool = True  # False: there are too many, and the table itself shows what to type


class Tables(Protocol):
    """The interface of a module in this folder. `view` is the JSON of the view of `pen.you`."""

    def table(
        self, view: Json, choices: Sequence[Choice], width: int, height: int, pen: Pen
    ) -> list[Text]:
        """The table, in at most so many lines of at most so many signs. From `LEAST` on (80 x 14)
        everything that matters is there and nothing is cut; more room is used."""

    def describe(self, view: Json, pen: Pen) -> list[str]:
        """The table in sentences, for screen readers."""

    def choices(self, view: View, pen: Pen) -> list[Choice]:
        """The legal moves; every key once."""

    def reading(self, entry: str, view: Json) -> str:
        """Expand an abbreviation to the full notation, even if the move is illegal, because a
        refusal explains why. Other text stays as it is.
        """

    def next_of(self, entry: str, view: View) -> Move | None:
        """The next move of a wish such as `play all`; ask again after each. None: it is done, or a
        decision is needed. `forced`: the only answer to a question.
        """

    def is_wish(self, entry: str) -> bool:
        """Does the entry stand for several moves?"""

    def explain(self, word: str, view: Json, pen: Pen) -> list[str]:
        """What a word on the table stands for, such as the code of a card; empty: unknown."""

    def legend(self, view: Json, pen: Pen) -> list[str]:
        """How to read the table, and how its moves are written."""

    def score(self, view: Json, pen: Pen) -> list[str]:
        """The score as it stands, explained; empty: this game shows none before its end."""

    def is_quiet(self, event: Json) -> bool:
        """Does the table show this event well enough, so that it needs no sentence?"""


# The smallest table that everything must fit on.
LEAST = (80, 14)


def tables_of(game: str) -> Tables:
    """The module that draws this game."""
    own = part_of(game, __name__, "terminal")
    return cast(Tables, own or import_module(f"{__name__}.generic"))
