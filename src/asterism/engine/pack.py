"""Packs: the contents of a game's box, as data that people can correct, make and share.

A pack is one JSON object with a header that is the same for all games, and the game's own fields.
A game takes it as its option `pack`. There it stands in full, so records, positions and rooms need
no file to go on with. docs/packs.md describes the format.
"""

from collections.abc import Callable
from hashlib import sha256
from json import dumps, loads
from typing import Final, final
from weakref import WeakValueDictionary

from mypy_extensions import mypyc_attr

from asterism.engine.message import Message
from asterism.engine.options import Option
from asterism.engine.reading import (
    Unreadable,
    as_int,
    as_list,
    as_object,
    as_str,
    in_short,
    one_of,
    only,
)
from asterism.engine.sealed import Sealed

FORMAT: Final = 1
# The box as the rulebook describes it.
RULEBOOK: Final = "rulebook"
OPTION: Final = "pack"
LANGUAGES: Final = ("de", "en", "fr")
HEADER: Final = ("format", "game", "name", "author", "version", "about", "inferred", "base")
# Whoever plays with strangers gets no more than this.
LONGEST_TEXT: Final = 400
LONGEST_NAME: Final = 60
MOST_BYTES: Final = 200_000
MOST_READY: Final = 16  # packs that are kept, however many people bring


def canonical(pack: dict[str, object]) -> str:
    """The one text of a pack: whatever means the same is written the same."""
    return dumps(pack, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=_refuse)


def _refuse(value: object) -> object:
    """TOML knows dates, JSON does not."""
    raise Unreadable("pack", Message("engine-pack-value", found=in_short(value)))


def fingerprint(pack: dict[str, object]) -> str:
    """Sixteen letters that name the contents."""
    return sha256(canonical(pack).encode()).hexdigest()[:16]


def too_large(place: str) -> Unreadable:
    why = f"it is larger than {MOST_BYTES} bytes"
    return Unreadable(place, Message("engine-pack-too-large", most=MOST_BYTES // 1000), why)


def read_texts(value: object, where: str, longest: int) -> object:
    """A text, or one for each of several languages."""
    if isinstance(value, str):
        return _short(value, where, longest)
    texts = as_object(value, where)
    only(texts, where, LANGUAGES)
    if not texts:
        raise Unreadable(where, Message("engine-read-texts", found=in_short(value)))
    return {key: _short(text, f"{where}.{key}", longest) for key, text in texts.items()}


def _short(value: object, where: str, longest: int) -> str:
    text = as_str(value, where)
    if not text.strip() or len(text) > longest or not text.isprintable():
        why = f"expected a line of 1 to {longest} characters, found {in_short(text)}"
        raise Unreadable(where, Message("engine-read-line", most=longest), why)
    return text


def text_in(texts: object, language: str) -> str:
    """The text in a language; else in English, else in any."""
    if isinstance(texts, dict):
        for wanted in (language, "en", *texts):
            if wanted in texts:
                return str(texts[wanted])
    return str(texts)


def read_header(data: dict[str, object], game: str, own: tuple[str, ...]) -> dict[str, object]:
    """The fields that all packs have, checked; `own` are the names of the game's fields."""
    only(data, "pack", (*HEADER, *own))
    as_int(data.get("format"), "pack.format", FORMAT, FORMAT)
    if as_str(data.get("game"), "pack.game") != game:
        other = in_short(data["game"])
        raise Unreadable("pack.game", Message("engine-pack-game", game=game, other=other))
    if len(canonical(data).encode()) > MOST_BYTES:
        raise too_large("pack")
    found: dict[str, object] = {
        "format": FORMAT,
        "game": game,
        "name": read_texts(data.get("name"), "pack.name", LONGEST_NAME),
    }
    if "author" in data:
        found["author"] = _short(data["author"], "pack.author", LONGEST_NAME)
    if "version" in data:
        found["version"] = _short(data["version"], "pack.version", LONGEST_NAME)
    if "about" in data:
        found["about"] = read_texts(data["about"], "pack.about", LONGEST_TEXT)
    if "inferred" in data:
        clauses = as_list(data["inferred"], "pack.inferred")
        found["inferred"] = [_short(clause, "pack.inferred", LONGEST_NAME) for clause in clauses]
    if "base" in data:
        one_of(data["base"], "pack.base", (RULEBOOK,))
    return found


Piece = dict[str, object]


def by_key(pieces: object, key: str, where: str) -> dict[str, Piece]:
    """The pieces of a list that was checked before, by what names them."""
    found: dict[str, Piece] = {}
    for item in as_list(pieces, where):
        piece = as_object(item, where)
        found[as_str(piece[key], where)] = piece
    return found


def read_pieces(
    listed: object,
    known: dict[str, Piece],
    key: str,
    where: str,
    read: Callable[[Piece, dict[str, Piece], str], Piece],
) -> dict[str, Piece]:
    """What is known, with what a pack lists on top of it: changed pieces where they were, new ones
    after them, nothing twice.
    """
    found = dict(known)
    seen: list[str] = []
    for number, item in enumerate(as_list(listed, where)):
        place = f"{where}[{number}]"
        piece = read(as_object(item, place), known, place)
        name = as_str(piece[key], place)
        if name in seen:
            raise Unreadable(place, Message("engine-pack-twice", key=key, name=name))
        seen.append(name)
        found[name] = piece
    return found


@final
class Remark:
    """Something to know about a pack. `place`: the field that it is about, as errors name it, ""
    for all of it. `is_warning`: it may be a mistake.
    """

    def __init__(self, place: str, message: Message, is_warning: bool = False) -> None:
        self.place: Final = place
        self.message: Final = message
        self.is_warning: Final = is_warning


@mypyc_attr(allow_interpreted_subclasses=True)
class PackOption(Option):
    """The box of the rulebook, or a pack."""

    def __init__(self, game: str) -> None:
        super().__init__(game, OPTION, "data", (RULEBOOK,), RULEBOOK)
        # By their text, as long as a game uses them: positions of one game that are read apart
        # share their cards and moves. The newest are ready for the next game.
        self.known: Final[WeakValueDictionary[str, Sealed]] = WeakValueDictionary()
        self.newest: Final[list[Sealed]] = []

    def read(self, pack: dict[str, object], players: int) -> dict[str, object]:
        """The pack in full, as it is stored; a ValueError says where it is wrong."""
        raise NotImplementedError

    def open(self, pack: dict[str, object]) -> object:
        """What the rules make of a pack in full."""
        raise NotImplementedError

    def fits(self, contents: object, players: int) -> None:
        """Refuse contents that are not for so many players."""

    def seal(self, pack: dict[str, object], players: int) -> Sealed:
        """The pack in full, with its contents. A pack is read once, however often it is used."""
        if isinstance(pack, Sealed) and pack.option is self:
            return pack
        text = canonical(pack)
        found = self.known.get(text)
        if found is None:
            # As it is written once for all: the same contents look the same wherever they come
            # from.
            whole = canonical(self.read(pack, players))
            found = self.known.get(whole)
            if found is None:
                full: dict[str, object] = loads(whole)
                found = Sealed(full, self, self.open(full))
                self.known[whole] = found
            self.known[text] = found
            self.newest.append(found)
            if len(self.newest) > MOST_READY:
                del self.newest[0]
        return found

    def check(self, value: object, players: int) -> object:
        if value == RULEBOOK:
            return value
        if not isinstance(value, dict):
            raise self.wrong(value, f'"{RULEBOOK}" or a pack')
        try:
            found = self.seal(value, players)
            self.fits(found.contents, players)
            return found
        except ValueError as problem:
            raise ValueError(f"option {self.name} cannot be this pack: {problem}") from problem
        except RecursionError as problem:
            raise ValueError(f"option {self.name} cannot be this pack: too deep") from problem

    def wrong(self, value: object, allowed: str) -> ValueError:
        return ValueError(f"option {self.name} cannot be {value!r}: it is {allowed}")
