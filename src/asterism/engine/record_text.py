"""Parsing and writing records. The grammar is in docs/notation.md; every error names line, column
and what was expected.
"""

from json import JSONDecodeError, dumps, loads
from typing import Final, final

from asterism.engine.log import MOVE, RESIGN, START, UNDO, Setup
from asterism.engine.outcome import REASON_IDS, Outcome
from asterism.engine.record import VERSION, Entry, Record, RecordError

TITLE: Final = "asterism record "
OWN_HEADERS: Final = ("game", "rules", "players", "seed", "position", "result")
OPTION: Final = "option "
NOBODY: Final = "nobody"
ARROW: Final = ">"
BEYOND: Final = "undo!"


def dump(record: Record) -> str:
    setup = record.setup
    lines = [f"{TITLE}{VERSION}", f"game: {record.game}", f"rules: {record.rules}"]
    if setup.position is not None:
        lines.append(f"position: {_json(setup.position)}")
    else:
        lines.append(f"players: {setup.players}")
        for name, value in setup.options.items():
            lines.append(f"{OPTION}{name}: {_json(value)}")
        if setup.seed is not None:
            lines.append(f"seed: {setup.seed}")
    for name, text in record.headers.items():
        _check_header(name, text)
        lines.append(f"{name}: {text}")
    if record.outcome is not None:
        lines.append(f"result: {_result(record.outcome)}")
    lines.append("")
    for number, entry in enumerate(record.entries):
        lines.append(_line(number, entry))
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _check_header(name: str, text: str) -> None:
    plain = name.replace("-", "").replace(" ", "")
    if (
        not plain.isalnum()
        or name in OWN_HEADERS
        or name.startswith(OPTION)
        or name != name.strip()
    ):
        raise ValueError(
            f"{name!r} cannot be a header: letters, digits, - and spaces, no name of its own"
        )
    if text != text.strip() or not text or len(text.splitlines()) != 1:
        raise ValueError(
            f"header {name}: its text is one line, not empty, without spaces around it"
        )


def _result(outcome: Outcome) -> str:
    scores = " ".join([str(score) for score in outcome.scores])
    winners = " ".join([str(seat) for seat in outcome.winners]) or NOBODY
    return f"{scores} / {winners} / {outcome.reason}"


def _line(number: int, entry: Entry) -> str:
    if entry.kind == START:
        text = f"{number} {START}"
    elif entry.kind == UNDO:
        text = f"{number} {entry.seat} {BEYOND if entry.beyond else UNDO} {entry.ply}"
    elif entry.kind == RESIGN:
        text = f"{number} {entry.seat} {RESIGN}"
    else:
        text = f"{number} {entry.seat} {entry.text}"
    return f"{text} {ARROW} {' '.join(entry.outcomes)}" if entry.outcomes else text


def load(text: str) -> Record:
    return _Reader(text).record()


@final
class _Word:
    """A part of a line, and the column where it begins."""

    def __init__(self, text: str, column: int) -> None:
        self.text: Final = text
        self.column: Final = column


@final
class _Line:
    """What stands behind a name in the head of a record, and where."""

    def __init__(self, number: int, column: int, text: str) -> None:
        self.number: Final = number
        self.column: Final = column
        self.text: Final = text

    def wrong(self, problem: str) -> RecordError:
        return RecordError(self.number, self.column, problem)


@final
class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.at = 0  # index of the current line
        self.head: dict[str, _Line] = {}
        self.options: dict[str, object] = {}
        self.headers: dict[str, str] = {}

    def wrong(self, column: int, problem: str) -> RecordError:
        return RecordError(self.at + 1, column, problem)

    def record(self) -> Record:
        self._title()
        self._headers()
        game = self._needed("game").text
        rules = self._whole("rules")
        setup = self._setup(rules)
        outcome = self._outcome()
        entries = self._entries()
        places = {name: (line.number, line.column) for name, line in self.head.items()}
        return Record(game, setup, entries, self.headers, outcome, places)

    def _title(self) -> None:
        first = self.lines[0].rstrip("\r")
        if not first.startswith(TITLE):
            raise self.wrong(1, f'expected "{TITLE}{VERSION}"')
        version = first[len(TITLE) :]
        if version != str(VERSION):
            raise self.wrong(
                len(TITLE) + 1,
                f"version {version!r} of the format is unknown: this program reads {VERSION}",
            )

    def _headers(self) -> None:
        while True:
            self.at += 1
            if self.at >= len(self.lines):
                raise self.wrong(1, "expected an empty line and the moves; the record ends here")
            line = self.lines[self.at].rstrip("\r")
            if not line.strip():
                return
            if line.startswith("#"):
                continue
            name, colon, text = line.partition(":")
            if not colon:
                raise self.wrong(1, 'expected "name: text"')
            column = len(name) + 2 + len(text) - len(text.lstrip())
            self._header(name, text.strip(), column)

    def _header(self, name: str, text: str, column: int) -> None:
        if not text:
            raise self.wrong(column, f"expected a text after {name}:")
        if name in self.head:
            raise self.wrong(1, f"{name} stands here for the second time")
        self.head[name] = _Line(self.at + 1, column, text)
        if name.startswith(OPTION):
            self.options[name[len(OPTION) :]] = self._value(self.head[name])
        elif name not in OWN_HEADERS:
            try:
                _check_header(name, text)
            except ValueError as problem:
                raise self.wrong(1, str(problem)) from problem
            self.headers[name] = text

    def _value(self, line: _Line) -> object:
        try:
            return loads(line.text, parse_constant=_no_number, parse_float=_finite)
        except JSONDecodeError as broken:
            place = RecordError(line.number, line.column + broken.pos, "expected a JSON value")
            raise place from broken
        except (ValueError, RecursionError) as problem:
            raise line.wrong(f"expected a JSON value ({problem})") from problem

    def _needed(self, name: str) -> _Line:
        if name not in self.head:
            raise self.wrong(1, f'expected a line "{name}: ..." before this one')
        return self.head[name]

    def _whole(self, name: str) -> int:
        line = self._needed(name)
        if not _is_number(line.text):
            raise line.wrong(f"{name}: expected a whole number, found {line.text!r}")
        return int(line.text)

    def _setup(self, rules: int) -> Setup:
        if "position" in self.head:
            line = self.head["position"]
            for name, other in self.head.items():
                if name in ("players", "seed") or name.startswith(OPTION):
                    raise other.wrong(f"{name}: the position says that already")
            position = self._value(line)
            if not isinstance(position, dict):
                raise line.wrong("position: expected a JSON object")
            return Setup(0, {}, None, position, rules=rules)
        seed = self._whole("seed") if "seed" in self.head else None
        return Setup(self._whole("players"), self.options, seed, rules=rules)

    def _outcome(self) -> Outcome | None:
        if "result" not in self.head:
            return None
        line = self.head["result"]
        parts = [part.strip() for part in line.text.split("/")]
        if len(parts) == 3 and parts[2] in REASON_IDS:
            winners = [] if parts[1] == NOBODY else parts[1].split()
            scores = parts[0].split()
            if (
                all(_is_whole(word) for word in scores)
                and all(_is_number(word) for word in winners)
                and (winners or parts[1] == NOBODY)
            ):
                return Outcome(
                    tuple([int(word) for word in scores]),
                    tuple([int(word) for word in winners]),
                    parts[2],
                )
        raise line.wrong('result: expected "scores / winners / reason", as in "54 61 / 1 / score"')

    def _entries(self) -> list[Entry]:
        entries: list[Entry] = []
        for at in range(self.at + 1, len(self.lines)):
            self.at = at
            line = self.lines[at].rstrip("\r")
            if line.strip() and not line.startswith("#"):
                entries.append(self._entry(line, len(entries)))
        if not entries:
            raise self.wrong(1, 'expected "0 start"; the record has no moves')
        return entries

    def _entry(self, line: str, number: int) -> Entry:
        words = _words(line)
        outcomes: list[str] = []
        drawn = end = len(line) + 1
        for index, word in enumerate(words):
            if word.text == ARROW:
                outcomes = [other.text for other in words[index + 1 :]]
                if not outcomes:
                    raise self.wrong(end, f"expected what chance did after {ARROW}")
                drawn, end = words[index + 1].column, word.column
                words = words[:index]
                break
        if not words or words[0].text != str(number):
            found = repr(words[0].text) if words else "nothing"
            raise self.wrong(
                words[0].column if words else 1, f"expected the number {number}, found {found}"
            )
        if number == 0:
            if len(words) != 2 or words[1].text != START:
                raise self.wrong(words[1].column if len(words) > 1 else end, 'expected "0 start"')
            return Entry(START, -1, "", tuple(outcomes), 0, False, self.at + 1, 1, drawn)
        if len(words) < 2 or not _is_number(words[1].text):
            raise self.wrong(
                words[1].column if len(words) > 1 else end, "expected the number of a seat"
            )
        seat = int(words[1].text)
        if len(words) < 3:
            raise self.wrong(end, "expected a move, undo or resign")
        return self._decision(seat, words[2:], tuple(outcomes), drawn)

    def _decision(
        self, seat: int, words: list[_Word], outcomes: tuple[str, ...], drawn: int
    ) -> Entry:
        first, line = words[0], self.at + 1
        if first.text in (UNDO, BEYOND):
            if outcomes:
                raise self.wrong(drawn, "expected nothing: chance does nothing when moves go back")
            if len(words) != 2 or not _is_number(words[1].text):
                raise self.wrong(first.column, "expected undo and the ply to go back to")
            ply, beyond = int(words[1].text), first.text == BEYOND
            return Entry(UNDO, seat, "", (), ply, beyond, line, first.column, drawn)
        if first.text == RESIGN and len(words) == 1:
            return Entry(RESIGN, seat, "", outcomes, 0, False, line, first.column, drawn)
        text = " ".join([word.text for word in words])
        return Entry(MOVE, seat, text, outcomes, 0, False, line, first.column, drawn)


def _words(line: str) -> list[_Word]:
    """The words of a line with their columns, counted from 1."""
    words: list[_Word] = []
    at = 0
    for text in line.split():
        at = line.index(text, at)
        words.append(_Word(text, at + 1))
        at += len(text)
    return words


def _is_number(text: str) -> bool:
    """Digits without a leading zero, at most so many that parsing is cheap (a seed of 256 bits has
    78).
    """
    return (
        text.isascii() and text.isdecimal() and len(text) <= 100 and (text == "0" or text[0] != "0")
    )


def _is_whole(text: str) -> bool:
    return _is_number(text.removeprefix("-")) and text != "-0"


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    value = float(text)
    if value - value != 0:
        raise ValueError(f"{text} is too large a number")
    return value
