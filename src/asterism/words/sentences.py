"""Formatting a message as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

from asterism.engine.message import Message
from asterism.words.box_texts import NAME, Box, fluent, texts_in
from asterism.words.languages import ENGLISH, languages
from asterism.words.sources import Source, installed_sources, own_sources, prefix_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Arguments of these names hold seats; the caller knows the names.
SEAT_ARGUMENTS: Final = frozenset({"player", "winners"})
# How the ids begin that all games share.
ENGINE: Final = "engine-"
# What texts get instead of a name, to address the reader.
YOU: Final = "you"
# What texts get for something hidden from the reader (`null` in an event).
UNKNOWN: Final = "unknown"


class WordsError(LookupError):
    """A message without a text in a language, or with wrong arguments."""


class Book:
    """The texts of one language. A folder is read when one of its texts is first needed."""

    def __init__(
        self,
        language: str,
        sources: Sequence[Source],
        usual: Book | None = None,
        box: Box | None = None,
    ) -> None:
        """With a `box`, its texts replace those of the `usual` book."""
        from fluent.runtime import FluentBundle

        self.language: Final = language
        self._usual: Final = usual
        self._texts: Final = {} if box is None else texts_in(box, language)
        self._boxed: Final = "" if box is None else prefix_of(str(box["game"]))
        # Terminals show Fluent's isolation marks as boxes.
        self._bundle: Final[FluentBundle] = FluentBundle([language], use_isolating=False)
        self._unread: Final = list(sources)
        self._reading: Final = Lock()
        # Games may refer to the texts that all games share.
        self._read([source for source in sources if source.prefix == ENGINE])

    def _read(self, sources: list[Source]) -> None:
        from fluent.runtime import FluentResource

        for source in sources:
            self._unread.remove(source)
            self._bundle.add_resource(FluentResource(source.text(self.language)))
            if self._usual is not None and source.prefix == self._boxed:
                # Before anything is said: Fluent remembers what it has looked up.
                own = FluentResource(self._box_texts(self._usual))
                self._bundle.add_resource(own, allow_overrides=True)

    def _box_texts(self, usual: Book) -> str:
        known = {id: usual.parts(id) for id in self._texts}
        return "".join(
            [fluent(id, {**parts, **self._texts[id]}) for id, parts in known.items() if parts]
        )

    def parts(self, id: str) -> dict[str, str]:
        """A message without arguments and its attributes; empty: there is none."""
        if not self._has(id):
            return {}
        names = [None, *self._bundle.get_message(id).attributes]
        return {name or NAME: self.sentence(id, name, {}) for name in names}

    def _has(self, id: str) -> bool:
        with self._reading:
            if not self._bundle.has_message(id):
                self._read([s for s in self._unread if s.prefix and id.startswith(s.prefix)])
            if not self._bundle.has_message(id):
                # In the order of the sources, so that nobody overrides our own texts.
                self._read(self._unread[:])
            return self._bundle.has_message(id)

    def sentence(self, id: str, part: str | None, arguments: dict[str, str | int | float]) -> str:
        """The message, or a part of it (an attribute), with its arguments filled in."""
        name = id if part is None else f"{id}.{part}"
        if not self._has(id):
            raise WordsError(f"{self.language}: there is no message {name}")
        message = self._bundle.get_message(id)
        pattern = message.value if part is None else message.attributes.get(part)
        if pattern is None:
            raise WordsError(f"{self.language}: there is no message {name}")
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordsError(f"{self.language}: {name}: {'; '.join(map(str, errors))}")
        return str(sentence)


_books: Final[dict[str, Book]] = {}
_boxed: Final[dict[str, tuple[Box, Book]]] = {}  # by language: the last box, and its book
_registered: Final[list[Source]] = []
_strict: Final = [False]


def register(folder: Traversable) -> None:
    """Add a folder of Fluent files that is not found automatically."""
    source = Source("", folder)
    if source not in _registered:
        _registered.append(source)
        _books.clear()
        _boxed.clear()


def _sources() -> list[Source]:
    return [*own_sources(), *installed_sources(), *_registered]


def be_strict(strict: bool = True) -> None:
    """For tests: raise an error for a missing text or argument."""
    _strict[0] = strict


def say(
    message: Message,
    lang: str = ENGLISH,
    *,
    part: str | None = None,
    names: Sequence[str] | None = None,
    you: int | None = None,
    box: Box | None = None,
) -> str:
    """Format a message in a language. `part` selects an attribute, such as its help; `names` are
    the players' names by seat; `you` is the reader's seat; `box` is the pack that the game is
    played with, whose names replace the game's own. A missing text falls back to English, then to
    the bare message.
    """
    if _strict[0]:
        return Speaker(lang, names, you, box).say(message, part)
    for language in (lang, ENGLISH):
        try:
            return Speaker(language, names, you, box).say(message, part)
        except WordsError:
            continue
    return bare(message, part)


def bare(message: Message, part: str | None = None) -> str:
    """The message as it is, for when there are no words: `game-place-taken (slot: 3)`."""
    name = message.id if part is None else f"{message.id}.{part}"
    shown = [
        f"{key}: {bare(value) if isinstance(value, Message) else value}"
        for key, value in message.args.items()
    ]
    return f"{name} ({', '.join(shown)})" if shown else name


def in_language(texts: Mapping[str, str], language: str) -> str:
    """One of several texts by language, such as the names in a pack: that language, or English, or
    any.
    """
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))


class Speaker:
    """Formats messages in one language for one reader; a WordsError says what is missing."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] | None,
        you: int | None,
        box: Box | None = None,
    ) -> None:
        self.language: Final = language
        self.names: Final = names
        self.you: Final = you
        self.box: Final = box

    def say(self, message: Message, part: str | None = None) -> str:
        arguments = {name: self._argument(name, value) for name, value in message.args.items()}
        return self._book().sentence(message.id, part, arguments)

    def _book(self) -> Book:
        if self.language not in languages():
            raise WordsError(f"{self.language}: this language is not spoken here")
        if self.language not in _books:
            _books[self.language] = Book(self.language, _sources())
        usual = _books[self.language]
        if self.box is None:
            return usual
        if self.language not in _boxed or _boxed[self.language][0] is not self.box:
            book = Book(self.language, _sources(), usual, self.box)
            _boxed[self.language] = (self.box, book)
        return _boxed[self.language][1]

    def _argument(self, name: str, value: object) -> str | int | float:
        """An argument as Fluent takes it: a text or a number."""
        if isinstance(value, (list, tuple)):
            return self._list(name, value)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, dict):
            return in_language(value, self.language)
        if value is None:
            return UNKNOWN
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and name in SEAT_ARGUMENTS:
            return YOU if value == self.you else self._name(value)
        if isinstance(value, (str, int, float)):
            return value
        raise WordsError(f"{name} cannot be said: {value!r}")

    def _list(self, name: str, items: Sequence[object]) -> str:
        from babel.lists import format_list

        if name in SEAT_ARGUMENTS and len(items) > 1:
            # In a list the reader is called by name: "you" would need another verb.
            said = [self._name(item) if isinstance(item, int) else item for item in items]
        else:
            said = [self._argument(name, item) for item in items]
        return format_list([str(self._argument("", item)) for item in said], locale=self.language)

    def _name(self, seat: int) -> str:
        if self.names is not None and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Message("engine-player", number=seat + 1))
