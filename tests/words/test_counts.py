"""A number that counts things chooses the form of the noun: nobody reads of "1 cards"."""

from pathlib import Path

import pytest

from asterism import words
from asterism.words.counts import check_counts

ROOT = Path(__file__).resolve().parents[2]
# A range of players ends with more than one.
RANGES = {"page-players-range"}


@pytest.mark.parametrize("language", words.languages())
def test_no_text_says_a_number_before_a_plural_that_it_did_not_choose(language: str) -> None:
    files = [
        file
        for folder in (ROOT / "src" / "asterism", ROOT / "web" / "src")
        for file in folder.rglob(f"text/{language}.ftl")
    ]
    assert len(files) > 10
    found = [
        f"{file.relative_to(ROOT)}: {problem}"
        for file in files
        for problem in check_counts(file.read_text(encoding="utf-8"), language)
        if problem.partition(":")[0] not in RANGES
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("en", "a = { $count } cards", "a: $count cards"),
        ("en", "a = { $count } red cards", "a: $count cards"),
        ("en", "a = x\n    .help = up to { $most } tokens", "a: $most tokens"),
        ("en", "a = { $who ->\n  [you] { $n } coins\n *[other] x\n }", "a: $n coins"),
        ("fr", "a = { $count } jetons", "a: $count jetons"),
        ("fr", "a = { $count }\u00a0lieux", "a: $count lieux"),
        ("de", "a = { $count } Steine", "a: $count Steine"),
        ("de", "a = { $count } rote Steine", "a: $count Steine"),
    ],
)
def test_a_plural_without_a_choice_is_found(language: str, text: str, problem: str) -> None:
    assert check_counts(text, language) == [problem]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a = { $count ->\n  [one] { $count } card\n *[other] { $count } cards\n }"),
        ("en", "a = { $rate } games/s"),
        ("en", "a = { $done } of { $count }"),
        ("en", "a = { $player } has { $count } trade"),
        ("fr", "a = { $count } fois"),
        ("de", "a = { $count } Handel"),
        ("de", "a = Platz { $slot } der Auslage"),
    ],
)
def test_what_chooses_or_counts_nothing_passes(language: str, text: str) -> None:
    assert check_counts(text, language) == []
