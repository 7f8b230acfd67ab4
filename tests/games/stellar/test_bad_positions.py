"""Whatever is wrong with a position: one sentence, which says where."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest

from tests.games.stellar.laying import GAME, Json, ended, position, seen, third_round, whole

SOMEWHERE = re.compile(r"^(position|option|unknown option|chance)")


def refused(data: object) -> str:
    """What is said about a bad position: one line, that says where."""
    before = json.dumps(data)
    with pytest.raises(ValueError, match=r"\S") as problem:
        GAME.from_json(data)
    said = str(problem.value)
    assert "\n" not in said
    assert SOMEWHERE.match(said), said
    assert json.dumps(data) == before
    return said


def changed(data: Json, path: str, value: object) -> Json:
    """The position with one thing in it replaced: `players.0.hand`, `row.2`."""
    found = deepcopy(data)
    *way, last = path.split(".")
    inside: Any = found
    for name in way:
        inside = inside[int(name) if isinstance(inside, list) else name]
    inside[int(last) if isinstance(inside, list) else last] = value
    return found


def follow() -> Json:
    """Step 3: asteroid 4 has been taken from the row."""
    return position(step="follow", row="- - B6 M1 C4", placing={"card": "A4", "from": "row"})


# Values


@pytest.mark.parametrize("data", [None, [], "position", 7])
def test_something_else_than_an_object(data: object) -> None:
    assert refused(data).startswith("position: expected an object, found ")


def test_no_players() -> None:
    assert refused({}) == "position.players: expected a list, found None"


@pytest.mark.parametrize("count", [0, 1, 3])
def test_another_number_of_players(count: int) -> None:
    data = third_round()
    data["players"] = (data["players"] * 2)[:count]
    assert refused(data) == f"position.players: expected 2 items, found {count}"


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("score", "position"),
        ("Deck", "position"),
        ("players.0.score", "position.players[0]"),
        ("players.1.telescop", "position.players[1]"),
    ],
)
def test_an_unknown_field_is_named_with_those_there_are(path: str, where: str) -> None:
    field = path.split(".")[-1]
    said = refused(changed(third_round(), path, 1))
    assert said.startswith(f"{where}: unknown field '{field}', there are ")
    assert "telescope" in said or "deck" in said


def test_an_unknown_field_of_the_card_that_is_placed() -> None:
    said = refused(changed(follow(), "placing.slot", 2))
    assert said == "position.placing: unknown field 'slot', there are card, from"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("game", "chess", "position.game: this is stellar, not 'chess'"),
        ("options", [], "position.options: expected an object, found []"),
        ("options", {"colour": 1}, "unknown option 'colour': there are stars"),
        ("options", {"start_player": 2}, "option start_player cannot be 2"),
        ("first", 2, "position.first: expected a whole number from 0 to 1, found 2"),
        ("first", True, "position.first: expected a whole number from 0 to 1, found True"),
        ("turn", 23, "position.turn: expected a whole number from 0 to 22, found 23"),
        ("turn", 4.0, "position.turn: expected a whole number from 0 to 22, found 4.0"),
        ("turn", None, "position.turn: expected a whole number from 0 to 22, found None"),
        ("step", "sleep", "position.step: expected one of starters, renew, take, play, follow"),
        ("players.0", 5, "position.players[0]: expected an object, found 5"),
        ("players.0.telescope", [], "position.players[0].telescope: expected an object"),
        ("players.0.telescope.13", "P4", "position.players[0].telescope: '13' is not a slot"),
        ("players.0.telescope.01", "P4", "position.players[0].telescope: '01' is not a slot"),
        ("players.0.telescope.4", "P9", "position.players[0].telescope.4: 'P9' is not a card"),
        ("players.0.telescope.4", "~", "position.players[0].telescope.4: which card lies face"),
        ("players.0.telescope.4", None, "position.players[0].telescope.4: expected a text"),
        ("players.1.notebook", "B3 B4", "position.players[1].notebook: expected a list"),
        ("players.1.notebook.2", "~S2", "position.players[1].notebook[2]: '~S2' lies face down"),
        ("players.1.hand.0", "S6", "position.players[1].hand[0]: 'S6' is not a card"),
        ("players.1.hand.0", 3, "position.players[1].hand[0]: expected a text, found 3"),
        ("players.1.chosen", "P1", "position.players[1].chosen: nothing is chosen in secret in"),
        ("players.1.chosen", "P5", "position.players[1].chosen: P5 is not in the hand"),
        ("row", "P3 C4", "position.row: expected a list, found 'P3 C4'"),
        ("row", ["P3"], "position.row: expected 5 items, found 1"),
        ("row.2", "", "position.row[2]: '' is not a card"),
        ("deck", 44, "position.deck: expected a list, found 44"),
        ("deck.1", "p5", "position.deck[1]: 'p5' is not a card"),
        ("discard", {}, "position.discard: expected a list, found {}"),
        ("satellite_taken", 0, "position.satellite_taken: expected true or false, found 0"),
        ("placing", "P3", "position.placing: expected an object, found 'P3'"),
        ("chance", {"seed": -1}, 'chance: expected {"seed": n, "shuffles": n}'),
        ("outcome", "won", "position.outcome: expected an object, found 'won'"),
        ("known", [], "position.known: expected an object, found []"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(path: str, value: object, said: str) -> None:
    assert refused(changed(third_round(), path, value)).startswith(said)


@pytest.mark.clause("ST-1.2")
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("deck", "position.deck[{at}]: a third P4, the box has two"),
        ("discard", "position.discard[{at}]: a third P4, the box has two"),
        ("row", "position.row: expected 5 items, found 6"),
    ],
)
def test_61_cards(path: str, said: str) -> None:
    """The one that is too many is named, with its place."""
    data = third_round()
    inside: Any = data
    for name in path.split("."):
        inside = inside[int(name) if isinstance(inside, list) else name]
    inside.append("P4")
    assert refused(data) == said.format(at=len(inside) - 1)


@pytest.mark.clause("ST-1.2")
@pytest.mark.parametrize(
    ("path", "card", "said"),
    [
        ("row.0", "P1", "a third P1, the box has two"),
        ("row.0", "S2", "a second S2, the box has one"),
        ("row.0", "M6", "a second M6, the box has one"),
        ("players.1.telescope.2", "~M6", "a second M6, the box has one"),
    ],
)
def test_a_card_too_often_though_there_are_60(path: str, card: str, said: str) -> None:
    assert said in refused(changed(third_round(), path, card))


@pytest.mark.clause("ST-1.2")
def test_a_card_twice_too_often() -> None:
    data = changed(changed(third_round(), "row.0", "S2"), "row.1", "S2")
    assert "a second S2, the box has one" in refused(data)


@pytest.mark.clause("ST-1.2")
def test_59_cards() -> None:
    data = third_round()
    last = data["deck"].pop()
    assert refused(data) == f"position.deck: 59 cards in all instead of 60, {last} is missing"


@pytest.mark.clause("ST-3.10", "ST-2.2")
@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("hand", "deck", "position.players[0].hand: expected 2 cards in step take, found 1"),
        ("deck", "hand", "position.players[0].hand: expected 2 cards in step take, found 3"),
        (
            "notebook",
            "deck",
            "position.players[0].notebook: expected 3 cards after 4 turns, found 2",
        ),
        (
            "deck",
            "notebook",
            "position.players[0].notebook: expected 3 cards after 4 turns, found 4",
        ),
    ],
)
def test_a_wrong_number_of_cards_somewhere(source: str, target: str, said: str) -> None:
    data = third_round()
    piles = {"deck": data["deck"], **data["players"][0]}
    piles[target].append(piles[source].pop())
    assert refused(data) == said


@pytest.mark.clause("ST-3.10")
def test_a_wrong_number_of_cards_in_a_telescope() -> None:
    data = third_round()
    data["deck"].append(data["players"][1]["telescope"].pop("2"))
    where = "position.players[1].telescope"
    assert refused(data) == f"{where}: expected 3 cards after 4 turns, found 2"


@pytest.mark.clause("ST-3.10")
@pytest.mark.parametrize("turn", [2, 3, 5, 6])
def test_a_turn_that_does_not_fit_the_areas(turn: int) -> None:
    assert "telescope: expected" in refused(changed(third_round(), "turn", turn))


@pytest.mark.clause("ST-3.3")
def test_in_step_3_the_card_of_step_2_lies_in_the_notebook_already() -> None:
    data = follow()
    data["deck"].append(data["players"][0]["notebook"].pop())
    where = "position.players[0].notebook"
    assert refused(data) == f"{where}: expected 2 cards in step follow, found 1"


@pytest.mark.clause("ST-2.3", "ST-3.8")
def test_a_gap_in_the_row() -> None:
    data = third_round()
    data["deck"].append(data["row"][2])
    assert refused(changed(data, "row.2", None)) == (
        "position.row: expected 0 empty slots in step take, found 1"
    )


@pytest.mark.clause("ST-3.1", "ST-3.3")
def test_no_gap_where_a_card_was_taken() -> None:
    data = position(step="play", row="A4 P3 B6 M1 C4")
    assert refused(data) == "position.row: expected 1 empty slot in step play, found 0"
    data = follow()
    data["row"][0] = data["deck"].pop()
    assert refused(data) == "position.row: expected 2 empty slots in step follow, found 1"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"step": "last"}, "position.step: last comes after 22 turns, not after 4"),
        ({"step": "starters"}, "position.turn: expected 0 while starters are chosen, found 4"),
        ({"step": "follow"}, "position.placing: step follow needs the card that is placed"),
        ({"satellite_taken": True}, "position.satellite_taken: cannot be true in step take"),
    ],
)
def test_a_step_that_does_not_fit(changes: Json, said: str) -> None:
    assert refused({**third_round(), **changes}) == said


@pytest.mark.clause("ST-3.0")
def test_the_first_turn_has_nothing_to_renew() -> None:
    said = "position.step: renew comes after a turn in which a satellite was taken"
    assert refused(position(step="renew")) == said


@pytest.mark.clause("ST-3.0")
def test_a_right_to_renew_that_is_denied() -> None:
    data = position(turn=1, step="renew", satellite_taken=False)
    assert refused(data) == "position.satellite_taken: cannot be false in step renew"


@pytest.mark.clause("ST-6.1")
def test_all_turns_are_over_but_the_step_says_otherwise() -> None:
    data = {**position(turn=22, step="last"), "step": "take"}
    assert refused(data) == "position.step: after 22 turns it is last, not take"


@pytest.mark.parametrize(
    ("step", "source", "said"),
    [
        ("take", "hand", "position.placing: no card from the hand is placed in step take"),
        ("play", "row", "position.placing: no card from the row is placed in step play"),
        ("play", "deck", "position.placing: no card from the deck is placed in step play"),
        ("follow", "hand", "position.placing: no card from the hand is placed in step follow"),
        ("follow", "moon", "position.placing.from: expected one of hand, row, deck, found 'moon'"),
    ],
)
def test_a_card_on_its_way_from_the_wrong_place(step: str, source: str, said: str) -> None:
    data = position(step=step, row="- P3 B6 M1 C4", placing={"card": "A4", "from": source})
    assert refused(data) == said


@pytest.mark.clause("ST-2.1", "ST-1.4")
@pytest.mark.parametrize(
    ("hands", "said"),
    [
        (["P3 M1", "A3 C3"], "position.players[0].hand: M1 is not a starter"),
        (["P3 M3", "A3 S3"], "position.players[1].hand: S3 is not a starter"),
        (["P3 M3", "A3 M3"], "position.players[1].hand: a second starter M3, there is one"),
        (["P3 P3", "A3 M3"], "position.players[0].hand: a second starter P3, there is one"),
    ],
)
def test_hands_that_are_not_starters(hands: list[str], said: str) -> None:
    players = [{"hand": hand.split()} for hand in hands]
    assert refused({"step": "starters", "players": players}) == said


@pytest.mark.clause("ST-2.1")
def test_while_starters_are_chosen_nothing_is_discarded() -> None:
    players = [{"hand": ["P3", "M3"]}, {"hand": ["A3", "C3"]}]
    data = {"step": "starters", "players": players, "discard": ["P1"]}
    assert refused(data) == "position.discard: expected 0 cards in step starters, found 1"


@pytest.mark.clause("ST-2.1", "ST-6.1")
def test_two_secret_choices_at_once_would_have_been_shown() -> None:
    players = [{"hand": ["P3", "M3"], "chosen": "P3"}, {"hand": ["A3", "C3"], "chosen": "A3"}]
    said = "position.players: both have chosen, so there is nothing left to decide"
    assert refused({"step": "starters", "players": players}) == said


@pytest.mark.clause("ST-2.4")
def test_somebody_began_whom_the_option_does_not_name() -> None:
    data = position(options={"start_player": 1}, first=0)
    assert refused(data) == "position.first: option start_player says 1, not 0"


# What is known must agree with the cards


def knowledge(**changes: object) -> Json:
    """Black hole 1, on slot 6, is a card of the first hand; satellite 4 came from the row."""
    known: Json = {
        "hands": [
            {"places": [{"place": 6, "fits": ["B1", "A1"]}], "needs": [{"B1": 1}, {"A1": 1}]},
            {"places": [], "needs": [{"P1": 1}]},
        ],
        "from_row": [[], [3]],
        "from_deck": [{}, {}],
        "decks": [],
    }
    return {**third_round(), "known": {**known, **changes}}


def test_knowledge_that_agrees_is_kept() -> None:
    view = seen(GAME.from_json(knowledge()), 0)["players"][1]
    assert view["known_in_hand"] == ["P1"]
    assert view["telescope"]["3"] == "~S4"
    view = seen(GAME.from_json(knowledge()), 1)["players"][0]
    assert view["candidates"] == {"6": ["A1", "B1"]}
    assert view["known_in_hand"] == ["A1"]


def hand(place: int = 6, fits: object = None, *needs: Json) -> list[Json]:
    known: list[Json] = [
        {"places": [{"place": place, "fits": fits}], "needs": list(needs or ({}, {}))},
        {"places": [], "needs": [{}]},
    ]
    return known


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": hand(4)}, "known: slot 4 of seat 0 is not face down"),
        ({"hands": hand(12)}, "known: slot 12 of seat 0 is not face down"),
        ({"from_row": [[1], [3]]}, "known: slot 1 of seat 0 is not face down"),
        ({"from_row": [[6], [3]]}, "known: slot 6 of seat 0 is named twice"),
        ({"from_deck": [{"6": 0}, {}]}, "known: slot 6 of seat 0 is named twice"),
        ({"from_deck": [{}, {"3": 0}]}, "known: slot 3 of seat 1 is named twice"),
        (
            {"from_deck": [{"6": 1}, {}]},
            "known.from_deck[0].6: expected a whole number from 0 to 0",
        ),
        ({"from_deck": [{"x": 0}, {}]}, "known.from_deck[0]: 'x' is not a slot: they are 1 to 12"),
        ({"hands": hand(6, ["A1", "C5"])}, "known.hands[0].places[0].fits: B1 lies there"),
        ({"hands": hand(6, ["B9"])}, "known.hands[0].places[0].fits[0]: 'B9' is not a card"),
        ({"hands": hand(0)}, "known.hands[0].places[0].place: expected a whole number from 1 to"),
        ({"hands": hand(6, None, {})}, "known.hands[0].needs: expected 2 items, found 1"),
        ({"hands": hand(6, None, {}, {"P1": 1})}, "known.hands[0].needs[1]: 1 P1, but there are 0"),
        ({"hands": hand(6, None, {}, {"B1": 1})}, "known.hands[0].needs[1]: 1 B1, but there are 0"),
        ({"hands": hand(6, None, {"B1": 2}, {})}, "known.hands[0].needs[0]: 2 B1, but there are 1"),
        ({"hands": hand(6, None, {"B1": 0}, {})}, "known.hands[0].needs[0].B1: expected a whole"),
        ({"hands": hand(6, None, {"X": 1}, {})}, "known.hands[0].needs[0]: 'X' is not a card"),
        ({"hands": []}, "known.hands: expected 2 items, found 0"),
        (
            {"decks": [["P1"]]},
            "known.decks[0]: these are not the cards of this deck that nobody saw",
        ),
        ({"decks": ["P1"]}, "known.decks[0]: expected a list, found 'P1'"),
        ({"memory": 1}, "known: unknown field 'memory', there are hands, from_row, from_deck"),
    ],
)
def test_knowledge_that_contradicts_the_cards(changes: Json, said: str) -> None:
    assert refused(knowledge(**changes)).startswith(f"position.{said}")


@pytest.mark.clause("ST-4.8")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_card_on_its_way_is_still_one_of_the_known_ones(turn: int) -> None:
    """Asteroid 4 was taken from the row and is being placed; the other player does not have it."""
    placing = {"card": "A4", "from": "hand"}
    data = position(turn=turn, step="play", row="- P3 B6 M1 C4", placing=placing)
    for seat in (0, 1):
        hands: list[Json] = [{"places": [], "needs": [{}]}, {"places": [], "needs": [{}]}]
        hands[seat]["needs"] = [{"A4": 1}]
        known = {"hands": hands, "from_row": [[], []], "from_deck": [{}, {}], "decks": []}
        if seat == turn:
            state = GAME.from_json({**data, "known": known})
            assert seen(state, 1 - seat)["players"][seat]["known_in_hand"] == []
        else:
            said = f"position.known.hands[{seat}].needs[0]: 1 A4, but there are 0"
            assert refused({**data, "known": known}) == said


@pytest.mark.parametrize(("name", "field"), [("hands", "hand"), ("places", "slot")])
def test_an_unknown_field_in_what_is_known(name: str, field: str) -> None:
    hands = hand()
    (hands[0] if name == "hands" else hands[0]["places"][0])[field] = 1
    assert f"unknown field '{field}'" in refused(knowledge(hands=hands))


@pytest.mark.clause("ST-3.9", "ST-4.8")
def test_a_known_deck_is_the_deck_and_what_went_face_down_from_it() -> None:
    data = knowledge(from_deck=[{}, {"3": 1}], from_row=[[], []])
    data["known"]["decks"] = [[*data["deck"], "S4"]]
    state = GAME.from_json(data)
    assert sorted(seen(state, 0)["known"]["decks"][0]) == sorted([*data["deck"], "S4"])
    data["known"]["decks"] = [data["deck"]]
    assert refused(data).startswith("position.known.decks[0]: these are not the cards")


# An outcome must agree with the cards


def test_an_outcome_that_the_cards_do_not_give() -> None:
    data = whole(ended())
    scores = data["outcome"]["scores"]
    said = refused(changed(data, "outcome.scores", [scores[0] + 1, scores[1]]))
    assert said == f"position.outcome.scores: the cards give {scores}"
    winner = data["outcome"]["winners"][0]
    said = refused(changed(data, "outcome.winners", [1 - winner]))
    assert said == f"position.outcome.winners: the scores give {[winner]}"
    said = refused(changed(data, "outcome.reason", "shared"))
    assert said == "position.outcome.reason: expected score, found shared"


def test_an_outcome_by_score_before_the_end() -> None:
    data = {**third_round(), "outcome": {"scores": [0, 0], "winners": [0], "reason": "score"}}
    assert refused(data) == "position.outcome: the game is not over after 4 turns"


def test_a_resignation_has_one_winner() -> None:
    state = GAME.resume(third_round())
    state.resign(0)
    data = whole(state)
    assert GAME.from_json(data).seats == ()
    said = refused(changed(data, "outcome.winners", [0, 1]))
    assert said == "position.outcome.winners: expected one seat, found [0, 1]"
