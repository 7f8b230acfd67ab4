"""Records to text and back. The grammar is in docs/notation.md; every error names line, column and
what was expected.
"""

from json import JSONDecodeError, dumps, loads
from typing import Final

from asterism.engine.log import MOVE, RESIGN, START, UNDO, Setup
from asterism.engine.outcome import REASON_IDS, Outcome
from asterism.engine.record import VERSION, Entry, Record, RecordError

TITLE: Final = "asterism record "
OWN_HEADERS: Final = ("game", "rules", "players", "seed", "position", "result")


def dump(record: Record) -> str:
    setup = record.setup
    lines = [f"{TITLE}{VERSION}", f"game: {record.game}", f"rules: {record.rules}"]
    if setup.position is not None:
        lines.append(f"position: {_json(setup.position)}")
    else:
        lines.append(f"players: {setup.players}")
        for name, value in setup.options.items():
            lines.append(f"option {name}: {_json(value)}")
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
        or name.startswith("option ")
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
    winners = " ".join([str(seat) for seat in outcome.winners]) or "nobody"
    return f"{scores} / {winners} / {outcome.reason}"


def _line(number: int, entry: Entry) -> str:
    if entry.kind == START:
        text = f"{number} start"
    elif entry.kind == UNDO:
        text = f"{number} {entry.seat} {'undo!' if entry.beyond else 'undo'} {entry.ply}"
    elif entry.kind == RESIGN:
        text = f"{number} {entry.seat} resign"
    else:
        text = f"{number} {entry.seat} {entry.text}"
    return f"{text} > {' '.join(entry.outcomes)}" if entry.outcomes else text


def load(text: str) -> Record:
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.at = 0  # index of the current line
        self.values: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self.headers: dict[str, str] = {}

    def wrong(self, column: int, problem: str) -> RecordError:
        return RecordError(self.at + 1, column, problem)

    def record(self) -> Record:
        self._title()
        self._headers()
        game = self._needed("game")
        rules = self._whole("rules")
        setup = self._setup()
        outcome = self._outcome()
        entries = self._entries()
        return Record(game, rules, setup, entries, self.headers, outcome)

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
            self._header(name, text.strip(), len(name) + 3)

    def _header(self, name: str, text: str, column: int) -> None:
        if not text:
            raise self.wrong(column, f"expected a text after {name}:")
        if name.startswith("option "):
            option = name[len("option ") :]
            if option in self.options:
                raise self.wrong(1, f"option {option} stands here for the second time")
            self.options[option] = self._value(text, column)
            return
        if name in self.values or name in self.headers:
            raise self.wrong(1, f"{name} stands here for the second time")
        if name in OWN_HEADERS:
            self.values[name] = text
            return
        try:
            _check_header(name, text)
        except ValueError as problem:
            raise self.wrong(1, str(problem)) from problem
        self.headers[name] = text

    def _value(self, text: str, column: int) -> object:
        try:
            return loads(text)
        except (JSONDecodeError, RecursionError) as problem:
            raise self.wrong(column, f"expected a JSON value ({problem})") from problem

    def _needed(self, name: str) -> str:
        if name not in self.values:
            raise self.wrong(1, f'expected a line "{name}: ..." before this one')
        return self.values[name]

    def _whole(self, name: str) -> int:
        text = self._needed(name)
        if not _is_number(text):
            raise self.wrong(1, f"{name}: expected a whole number, found {text!r}")
        return int(text)

    def _setup(self) -> Setup:
        if "position" in self.values:
            position = self._value(self.values["position"], 1)
            if not isinstance(position, dict):
                raise self.wrong(1, "position: expected a JSON object")
            return Setup(0, {}, None, position)
        seed = self._whole("seed") if "seed" in self.values else None
        return Setup(self._whole("players"), self.options, seed)

    def _outcome(self) -> Outcome | None:
        if "result" not in self.values:
            return None
        parts = [part.strip() for part in self.values["result"].split("/")]
        if len(parts) == 3 and parts[2] in REASON_IDS:
            winners = [] if parts[1] == "nobody" else parts[1].split()
            scores = parts[0].split()
            if all(_is_whole(word) for word in scores) and all(
                _is_number(word) for word in winners
            ):
                return Outcome(
                    tuple([int(word) for word in scores]),
                    tuple([int(word) for word in winners]),
                    parts[2],
                )
        raise self.wrong(
            1, 'result: expected "scores / winners / reason", as in "54 61 / 1 / score"'
        )

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
        said, arrow, after = line.partition(" > ")
        if arrow and not after.split():
            raise self.wrong(len(said) + 4, "expected what chance did after >")
        outcomes = tuple(after.split())
        words = said.split()
        if words[0] != str(number):
            raise self.wrong(1, f"expected the number {number}, found {words[0]!r}")
        if number == 0:
            if words[1:] != ["start"]:
                raise self.wrong(3, 'expected "0 start"')
            return Entry(START, -1, "", outcomes, line=self.at + 1)
        column = len(words[0]) + 2
        if len(words) < 2 or not _is_number(words[1]):
            raise self.wrong(column, "expected a seat number")
        seat = int(words[1])
        column += len(words[1]) + 1
        if len(words) < 3:
            raise self.wrong(column, "expected a move, undo or resign")
        if words[2] in ("undo", "undo!"):
            if len(words) != 4 or not _is_number(words[3]) or outcomes:
                raise self.wrong(column, "expected undo and the ply to go back to")
            return Entry(
                UNDO, seat, ply=int(words[3]), beyond=words[2] == "undo!", line=self.at + 1
            )
        if words[2:] == ["resign"]:
            return Entry(RESIGN, seat, "", outcomes, line=self.at + 1)
        return Entry(MOVE, seat, " ".join(words[2:]), outcomes, line=self.at + 1)


def _is_number(text: str) -> bool:
    """Digits without a leading zero, few enough that reading them is no work (a seed of 256 bits
    has 78).
    """
    return (
        text.isascii() and text.isdecimal() and len(text) <= 100 and (text == "0" or text[0] != "0")
    )


def _is_whole(text: str) -> bool:
    return _is_number(text.removeprefix("-"))
