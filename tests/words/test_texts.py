"""The Fluent files of the project: complete, and fit to be said in every language."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import asterism
from asterism import Message, words
from asterism.words import lint
from asterism.words.catalogue import VALUE, Catalogue
from asterism.words.usage import Usage

PACKAGE = Path(words.__file__).parents[1]
FOLDERS = sorted(path for path in PACKAGE.rglob("text") if path.is_dir())

CARDS = [f"{kind}{number}" for kind in "PMACB" for number in range(1, 7)]
CARDS += [f"S{number}" for number in range(1, 6)]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Arguments that are numbers; all others are words.
NUMBERS = {
    "count", "deals", "games", "kept", "number", "other", "own", "players", "points", "round",
    "rounds", "run", "seat", "seats", "slot", "stars",
}  # fmt: skip


class Variants(Visitor):
    """The values that the texts tell apart, by variable."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, Identifier) else key.value)
        self.generic_visit(node)


def variants() -> dict[str, set[str]]:
    visitor = Variants()
    for folder in FOLDERS:
        for file in folder.glob("*.ftl"):
            visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return visitor.keys


VARIANTS = variants()


def samples(variable: str) -> list[str | int]:
    """Values that reach every variant."""
    if variable in NUMBERS:
        return [0, 1, 2, 12]
    return [*sorted(VARIANTS.get(variable, set()) - PLURALS), "Nemo"]


def test_every_part_that_speaks_is_found() -> None:
    found = {folder.parent.name for folder in FOLDERS}
    assert {"engine", "stellar"} <= found


def test_nothing_is_wrong_with_the_texts() -> None:
    assert lint.check(FOLDERS) == []


def test_the_code_says_what_the_texts_know_and_nothing_else() -> None:
    found = [name for name in asterism.games() if (PACKAGE / "games" / name).is_dir()]
    games = [asterism.game(name) for name in found]
    elsewhere = {option.message for game in games for option in game.options}
    usage = Usage.of(PACKAGE, PACKAGE.rglob("*.py"))
    assert lint.check_use(FOLDERS, usage, elsewhere) == []


def parts() -> Iterator[tuple[str, str]]:
    english = Catalogue.read(FOLDERS, "en")
    return ((entry.id, part) for entry in english.messages() for part in entry.parts)


@pytest.mark.parametrize("language", words.languages())
def test_every_message_can_be_said_with_all_its_variants(language: str) -> None:
    catalogue = Catalogue.read(FOLDERS, language)
    for id, part in parts():
        names = sorted(catalogue.variables(id, part))
        for values in product(*map(samples, names)):
            message = Message(id, **dict(zip(names, values, strict=True)))
            said = words.say(message, language, part=part if part != VALUE else None)
            assert said == said.strip() != "", message
            assert "\n" in said or "  " not in said, message
            assert "{" not in said, message


@pytest.mark.parametrize("language", words.languages())
def test_every_card_has_a_name_a_number_and_a_fact_of_one_sentence(language: str) -> None:
    """ST-1.5"""
    called = {code: words.say(Message("stellar-card", card=code), language) for code in CARDS}
    facts = {code: words.say(Message("stellar-fact", card=code), language) for code in CARDS}
    assert len(set(called.values())) == len(set(facts.values())) == len(CARDS)
    for code in CARDS:
        name = words.say(Message(f"stellar-card-{code}"), language)
        number = "6/0" if code[1] == "6" else code[1]
        assert called[code].startswith(f"{name} (")
        assert called[code].endswith(f" {number})")
        assert facts[code].endswith(".")
        assert facts[code] == words.say(Message(f"stellar-card-{code}"), language, part="fact")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Neptune"]),
        ("fr", ["Mercure", "Vénus", "Mars", "Jupiter", "Saturne", "Neptune"]),
        ("de", ["Merkur", "Venus", "Mars", "Jupiter", "Saturn", "Neptun"]),
    ],
)
def test_planets_are_named_by_number(language: str, names: list[str]) -> None:
    """ST-1.5"""
    planets = [Message(f"stellar-card-P{number}") for number in range(1, 7)]
    assert [words.say(planet, language) for planet in planets] == names


@pytest.mark.parametrize("language", words.languages())
def test_speaking_to_a_player_is_not_speaking_about_one(language: str) -> None:
    """The variant [you] is there wherever a text names a player."""
    catalogue = Catalogue.read(FOLDERS, language)
    for id, part in parts():
        names = sorted(catalogue.variables(id, part))
        if part == VALUE and {"player", "winners"} & set(names) and id != "engine-outcome-shared":
            arguments = {
                name: samples(name)[0] for name in names if name not in ("player", "winners")
            }
            said = {
                who: words.say(Message(id, **arguments, player=who, winners=who), language)
                for who in ("you", "Ada")
            }
            assert "Ada" in said["Ada"], id
            assert said["you"] != said["Ada"].replace("Ada", "you"), id
            assert "Ada" not in said["you"], id
