"""A game brings what its examination needs, and its cases leave nothing out."""

from asterism import Option
from asterism.conformance.games import kit_of
from asterism.conformance.kit import Kit


def test_every_game_brings_what_it_needs(game: str) -> None:
    kit = kit_of(game)
    assert kit.name == game
    assert kit.cases
    assert kit.small, "no small position to count all deals of"


def test_every_player_count_is_tried(kit: Kit) -> None:
    assert {case.players for case in kit.cases} == set(kit.game.players)


def test_every_value_of_every_option_is_tried(kit: Kit) -> None:
    for option in kit.game.options:
        tried = [case.options[option.name] for case in kit.cases if option.name in case.options]
        missing = [value for value in expected(option, kit.game.players) if value not in tried]
        assert missing == [], f"no case sets {option.name} to {missing}"
        if option.kind not in ("choice", "seat"):
            assert any(value != option.default for value in tried), f"no case sets {option.name}"


def expected(option: Option, players: tuple[int, ...]) -> list[object]:
    """The values that there are to try; a seat can be any."""
    if option.kind == "seat":
        return [value for value in [*option.values, *range(max(players))] if value != "random"]
    return [value for value in option.values if value != option.default]


def test_the_rules_page_explains_the_clauses_of_turn_and_end(kit: Kit) -> None:
    assert kit.game.turn_clause in kit.clauses
    assert kit.game.end_clause in kit.clauses
