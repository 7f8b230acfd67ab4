"""docs/notation.md is true: its grammar, its examples, its errors and its test vectors."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from asterism import Record, RecordError, Seeded
from asterism.conformance.games import tables
from asterism.conformance.stories import stories
from asterism.engine.chance import Piece
from asterism.engine.outcome import REASON_IDS
from asterism.engine.record_text import OWN_HEADERS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "notation.md").read_text()
RECORDS = sorted((ROOT / "tests" / "records").glob("*.record"))


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


# What the grammar says in words, as patterns.
IN_WORDS = {
    "word": r"[^\s>]\S*|>\S+",
    "name": r"\w+",
    "label": r"(?!(?:game|rules|players|seed|position|result):|option )[^\W_-](?:[ -]?[^\W_])*",
    "text": r"\S(?:[^\n]*\S)?",
    "json": r"\S(?:[^\n]*\S)?",
    "rest": r"[^\n]*",
    "eol": r"\n",
}
TOKEN = re.compile(r'"[^"]*"|\?[^?]*\?|[a-z]+|[\[\]{}()|,=]')
SIGNS = {"[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "(": "(?:", ")": ")", "|": "|", ",": ""}


class Grammar:
    """The page's EBNF, rule by rule, as a regular expression: no rule refers to itself."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, list[str]] = {}
        for rule in text.strip().split(" ;"):
            name, *tokens = TOKEN.findall(rule) or [""]
            if name:
                assert tokens[0] == "="
                self.rules[name] = tokens[1:]

    def pattern(self, name: str) -> str:
        if self.rules[name][0].startswith("?"):
            return f"(?:{IN_WORDS[name]})"
        parts = [SIGNS.get(token) or self.part(token) for token in self.rules[name] if token != ","]
        return f"(?:{''.join(parts)})"

    def part(self, token: str) -> str:
        return re.escape(token[1:-1]) if token.startswith('"') else self.pattern(token)


GRAMMAR = Grammar(blocks("ebnf")[0])
RECORD = re.compile(GRAMMAR.pattern("record"))


def test_every_record_that_is_written_follows_the_grammar() -> None:
    for table in tables():
        for state in stories(table):
            text = Record.of(state, {"event": "Nacht der Sterne ⁂"}).dumps()
            assert RECORD.fullmatch(text), text


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_kept_record_follows_the_grammar(path: Path) -> None:
    assert RECORD.fullmatch(path.read_text())


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("asterism record 1", "asterism record 2"),
        ("rules: 1", "rules: one"),
        ("players: 2", "players 2"),
        ("0 start", "start"),
        ("1 0 ", "1  "),
        (" / score", " / luck"),
        ("\n\n", "\n"),
        ("seed: 4", "seed: 04"),
    ],
)
def test_what_the_grammar_does_not_allow_is_refused(right: str, wrong: str) -> None:
    text = (ROOT / "tests" / "records" / "comets-undo.record").read_text()
    damaged = text.replace(right, wrong, 1)
    assert damaged != text
    assert not RECORD.fullmatch(damaged)
    with pytest.raises(RecordError):
        Record.loads(damaged)


def test_the_grammar_names_every_header_and_every_reason() -> None:
    assert set(OWN_HEADERS) <= set(GRAMMAR.rules)
    assert all(name in IN_WORDS["label"] for name in OWN_HEADERS)
    reasons = {token.strip('"') for token in GRAMMAR.rules["reason"] if token != "|"}
    assert reasons == set(REASON_IDS)


@pytest.mark.parametrize("text", blocks("record"))
def test_the_example_replays_and_verifies(text: str) -> None:
    assert RECORD.fullmatch(text)
    record = Record.loads(text)
    state = record.replay(verify=True)
    assert state.outcome == record.outcome
    assert any(entry.kind == "undo" for entry in record.entries)


ERRORS = [case.split("\n") for case in blocks("errors")[0].strip().split("\n\n")]


@pytest.mark.parametrize(("lines", "expected"), ERRORS)
def test_errors_are_as_the_page_shows_them(lines: str, expected: str) -> None:
    text = "\n".join(line.strip() for line in lines.split("|"))
    with pytest.raises(RecordError) as refused:
        Record.loads(text)
    assert str(refused.value) == expected


class FromThePage:
    """Chance once more, written from the page alone."""

    def __init__(self, seed: int) -> None:
        self.key = sha256(b"asterism " + str(seed).encode("ascii")).digest()

    def bytes_of(self, k: int) -> bytes:
        blocks = [sha256(self.key + k.to_bytes(8, "big") + n.to_bytes(8, "big")) for n in range(99)]
        return b"".join(block.digest() for block in blocks)

    def numbers(self, k: int, bounds: list[int]) -> list[int]:
        stream, at, found = self.bytes_of(k), 0, []
        for bound in bounds:
            size, limit = (1, 256) if bound <= 256 else (2, 65536)
            while True:
                value = int.from_bytes(stream[at : at + size], "big")
                at += size
                if value < limit - limit % bound:
                    break
            found.append(value % bound)
        return found

    def shuffle(self, k: int, count: int) -> list[str]:
        cards = [str(n) for n in range(count)]
        lasts = range(count - 1, 0, -1)
        for last, other in zip(lasts, self.numbers(k, [n + 1 for n in lasts]), strict=True):
            cards[other], cards[last] = cards[last], cards[other]
        return cards


@pytest.mark.parametrize("vector", blocks("vectors")[0].strip().split("\n\n"))
def test_the_test_vectors_hold(vector: str) -> None:
    """For the generator, and for somebody who has only the page."""
    first, second, *lines = vector.split("\n")
    seed = int(first.removeprefix("seed "))
    chance, page = Seeded(seed), FromThePage(seed)
    assert f"key {chance.key.hex()}" == f"key {page.key.hex()}" == second
    for line in lines:
        asked, _, answer = line.partition(": ")
        k, what, *bound = asked.removesuffix(", top five").split()
        count = int(bound[-1])
        if what == "number":
            assert str(chance.number(count)) == str(page.numbers(int(k), [count])[0]) == answer
            continue
        cards = [Piece(str(number)) for number in range(count)]
        chance.shuffle(cards)
        codes = [card.code for card in cards]
        assert codes == page.shuffle(int(k), count)
        assert (codes if count < 100 else codes[-5:][::-1]) == answer.split()


def test_python_examples_run() -> None:
    for example in blocks("python"):
        exec(compile(example, "docs/notation.md", "exec"), {})
