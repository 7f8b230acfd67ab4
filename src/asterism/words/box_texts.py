"""Names and texts that a pack gives to the pieces of its box: they replace the game's own."""

from collections.abc import Mapping
from typing import Final

from asterism.engine.pack import text_in
from asterism.words.sources import prefix_of

Box = Mapping[str, object]
NAME: Final = ""  # the value of a message; the other parts are its attributes
PARTS: Final = {"name": NAME, "fact": "fact"}


def texts_in(box: Box, language: str) -> dict[str, dict[str, str]]:
    """The parts that a pack says otherwise, by the id of the piece's message."""
    found: dict[str, dict[str, str]] = {}
    for pieces in box.values():
        for piece in pieces if isinstance(pieces, list) else ():
            if not isinstance(piece, dict):
                continue
            texts = {
                part: text_in(piece[field], language)
                for field, part in PARTS.items()
                if field in piece
            }
            if texts:
                code = next(iter(piece.values()))
                found[f"{prefix_of(str(box['game']))}card-{code}"] = texts
    return found


def fluent(id: str, texts: Mapping[str, str]) -> str:
    """A message in Fluent's syntax; whatever the texts are, they are text."""
    lines = [f"{id} = {_literal(texts[NAME])}"]
    lines += [f"    .{part} = {_literal(text)}" for part, text in texts.items() if part != NAME]
    return "\n".join([*lines, ""])


def _literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
