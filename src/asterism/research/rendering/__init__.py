"""A table as text and as SVG, from a view: nothing hidden can be drawn.

Cards, tokens and stars are written in our notation, seats by number; so it reads the same in every
language. A game that wants a drawing of its own adds a module here, named after the game, with
`lines` and perhaps `picture`, or brings it as the module `rendering` of its own package; the others
show the fields of their view.
"""

from json import dumps
from types import ModuleType
from typing import cast

from asterism import View
from asterism.games import part_of
from asterism.research.rendering.pieces import Json, head, picture_of


def text(view: View) -> str:
    """The table as lines of text."""
    return "\n".join([head(view), *_lines(view)])


def svg(view: View) -> str:
    """The table as a picture."""
    drawing = _drawing_of(view.game.name)
    if drawing is not None and hasattr(drawing, "picture"):
        return cast(str, drawing.picture(view))
    return picture_of(view, _lines(view))


def _lines(view: View) -> list[str]:
    data: Json = view.to_json()
    drawing = _drawing_of(view.game.name)
    if drawing is not None:
        return cast(list[str], drawing.lines(data))
    return [f"{name} {dumps(value)}" for name, value in data.items()]


def _drawing_of(game: str) -> ModuleType | None:
    return part_of(game, __name__, "rendering")
