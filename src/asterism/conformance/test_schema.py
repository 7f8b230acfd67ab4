"""All JSON that leaves a game is what its `shapes` module says."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import cast

from jsonschema import Draft202012Validator

from asterism.conformance import schema
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import played, spread, text
from asterism.conformance.stories import stories


@cache
def schema_of(game: str, package: str) -> schema.Schema:
    return schema.schema_of({game: import_module(f"{package}.shapes")})


def validator(kit: Kit, kind: str) -> Draft202012Validator:
    whole = schema_of(kit.name, kit.package)
    name = f"{schema.camel(kit.name)}{kind}"
    assert name in cast(schema.Schema, whole["$defs"])
    return Draft202012Validator({**whole, **schema.reference(name)})


@cache
def of_the_engine() -> schema.Schema:
    return schema.schema_of({})


def check(kit: Kit, kind: str, documents: Iterable[object]) -> None:
    """Equal documents are looked at once: most of what seats are told, all are told alike."""
    validate = validator(kit, kind)
    for document in {text(document): document for document in documents}.values():
        problems = [
            f"{problem.json_path}: {problem.message}" for problem in validate.iter_errors(document)
        ]
        assert problems == []


def test_the_schema_is_a_schema(kit: Kit) -> None:
    Draft202012Validator.check_schema(schema_of(kit.name, kit.package))


def test_positions_are_as_declared(table: Table) -> None:
    check(table.kit, "Position", [s.to_json() for s in spread(played(table, 0), 12)])
    check(table.kit, "Position", [state.to_json() for state in stories(table)])
    samples = [state.view(0).sample(1).to_json() for state in spread(played(table, 0), 6)]
    check(table.kit, "Position", samples)


def test_views_are_as_declared(table: Table) -> None:
    views = [
        state.view(viewer).to_json()
        for state in [*spread(played(table, 0), 5), *stories(table)]
        for viewer in table.viewers
    ]
    check(table.kit, "View", views)


def test_events_are_as_declared(table: Table) -> None:
    games = [*stories(table), played(table, 0)[-1]]
    told = [event for state in games for viewer in table.viewers for event in state.events(viewer)]
    # One of each: those that differ in their number only are written alike.
    check(table.kit, "Event", {text({**event, "number": 0}): event for event in told}.values())


def test_score_sheets_are_as_declared(table: Table) -> None:
    sheets = [table.game.score(state.to_json()) for state in spread(played(table, 0), 8)]
    check(table.kit, "Sheet", sheets)


def test_previews_are_as_declared(table: Table) -> None:
    views = [s.view(seat) for s in spread(played(table, 0), 12) for seat in s.seats]
    check(table.kit, "Preview", [v.preview(move) for v in views for move in v.legal_moves()])


def test_moves_are_as_declared(kit: Kit) -> None:
    check(kit, "Move", [move.to_json() for move in kit.game.universe()])


def test_a_document_that_is_not_as_declared_is_noticed(table: Table) -> None:
    position = played(table, 0)[0].to_json()
    validate = validator(table.kit, "Position")
    assert not validate.is_valid({**position, "unheard-of": 1})
    assert not validate.is_valid({**position, "players": None})
    assert not validate.is_valid({})


def test_what_the_engine_says_is_as_declared(table: Table) -> None:
    for name, documents in (
        ("Option", [option.to_json() for option in table.game.options]),
        ("Outcome", [s.outcome.to_json() for s in stories(table) if s.outcome is not None]),
        ("SeededChance", [played(table, 0)[0].to_json()["chance"]]),
    ):
        validate = Draft202012Validator({**of_the_engine(), **schema.reference(name)})
        for document in documents:
            assert validate.is_valid(document)
