"""How a turn goes, step by step (ST-3.1 to ST-3.10)."""

import pytest

from tests.games.stellar.laying import (
    down,
    lay_out,
    legal,
    play,
    seen,
    starting_game,
    told,
    up,
    whole,
)


@pytest.mark.clause("ST-3.1", "ST-3.2", "ST-3.3", "ST-3.8")
def test_the_turn_of_the_example() -> None:
    """Take planet 3 from slot 2, black hole 1 to the telescope, so asteroid 4 to the notebook."""
    state = lay_out(
        hands=("B1 M2", "A1 A2"),
        notebooks=("M3", "B3"),
        row="A4 P3 B6 M1 C4",
        deck="C5 M5",
    )
    play(state, "take 2", "play B1 telescope", "place 2 up")
    position = whole(state)
    ada = position["players"][0]
    assert ada["telescope"] == {"1": "P3", "2": "B1"}
    assert ada["notebook"] == ["M3", "A4"]
    assert sorted(ada["hand"]) == ["M2", "P3"]
    assert position["row"] == ["C5", "M5", "B6", "M1", "C4"]
    assert position["turn"] == 1
    assert state.seats == (1,)


@pytest.mark.clause("ST-3.1")
def test_step_1_offers_every_card_of_the_row() -> None:
    assert legal(lay_out()) == [f"take {slot}" for slot in range(1, 6)]


@pytest.mark.clause("ST-3.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_sees_which_card_is_taken(viewer: int | None) -> None:
    state = play(lay_out(row="A4 P3 B6 M1 C4"), "take 2")
    (event,) = told(state, viewer, "taken")
    assert event == {
        "type": "taken",
        "seat": 0,
        "card": "P3",
        "source": "row.2",
        "target": "hand.0",
        "number": 1,
    }
    assert seen(state, viewer)["players"][0]["known_in_hand"] == ["P3"]
    assert seen(state, viewer)["row"] == ["A4", None, "B6", "M1", "C4"]


@pytest.mark.clause("ST-3.2")
def test_step_2_offers_each_of_the_three_cards_for_both_areas() -> None:
    state = play(lay_out(hands=("B1 M2", ""), row="A4 P3 B6 M1 C4"), "take 2")
    assert legal(state) == [
        f"play {card} {area}" for card in ("P3", "M2", "B1") for area in ("telescope", "notebook")
    ]


@pytest.mark.clause("ST-3.2")
def test_two_equal_cards_are_one_choice() -> None:
    state = play(lay_out(hands=("B1 M1", ""), row="A4 P3 B6 M1 C4"), "take 4")
    assert legal(state) == [
        f"play {card} {area}" for card in ("M1", "B1") for area in ("telescope", "notebook")
    ]


@pytest.mark.clause("ST-3.3")
def test_after_a_card_for_the_notebook_the_row_card_goes_to_the_telescope() -> None:
    """Which card is settled; only its place is to be chosen."""
    state = lay_out(("1:P3", "1:C3"), ("B1 M2", ""), ("M3", "B3"), row="A4 P3 B6 M1 C4")
    play(state, "take 2", "play B1 notebook")
    assert whole(state)["placing"] == {"card": "A4", "from": "row"}
    assert legal(state) == [*up(*range(2, 13)), *down(*range(2, 13))]
    play(state, "place 12 up")
    ada = whole(state)["players"][0]
    assert ada["telescope"] == {"1": "P3", "12": "A4"}
    assert ada["notebook"] == ["M3", "B1"]


@pytest.mark.clause("ST-3.3")
def test_after_a_card_for_the_telescope_step_3_asks_nothing() -> None:
    state = lay_out(hands=("B1 M2", ""), row="A4 P3 B6 M1 C4")
    play(state, "take 2", "play B1 telescope", "place 2 up")
    assert told(state, 1, "noted")[-1]["card"] == "A4"
    assert whole(state)["turn"] == 1


@pytest.mark.clause("ST-3.4")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
def test_where_the_slot_was_emptied_in_step_1_the_deck_gives_the_card(area: str) -> None:
    state = lay_out(
        ("1:P3", "1:C3"), ("B2 M4", ""), ("M3", "B3"), row="A4 P3 B6 M1 C4", deck="C5 C1 C2"
    )
    play(state, "take 2", f"play B2 {area}", "place 2 up")
    ada = whole(state)["players"][0]
    if area == "telescope":
        assert ada["telescope"]["2"] == "B2"
        assert ada["notebook"] == ["M3", "C5"]
    else:
        assert ada["telescope"]["2"] == "C5"
        assert ada["notebook"] == ["M3", "B2"]
    assert whole(state)["row"] == ["A4", "C1", "B6", "M1", "C4"]


@pytest.mark.clause("ST-3.4", "ST-3.0", "ST-3.6")
@pytest.mark.parametrize("card", ["M4", "S4"])
def test_a_satellite_taken_in_step_1_whose_slot_is_selected_in_step_2(card: str) -> None:
    """Played itself or not: its slot is empty, the deck gives the card, and Bo may renew."""
    state = lay_out(hands=("B2 M4", ""), row="A4 P3 B6 S4 C4", deck="C5 C1")
    play(state, "take 4", f"play {card} telescope", "place 2 up")
    (noted,) = told(state, 1, "noted")
    assert (noted["card"], noted["source"]) == ("C5", "deck")
    assert whole(state)["row"] == ["A4", "P3", "B6", "C1", "C4"]
    assert legal(state, 1) == ["renew", "keep"]


@pytest.mark.clause("ST-3.5")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
def test_a_6_0_from_the_hand_plays_the_top_of_the_deck(area: str) -> None:
    state = lay_out(hands=("M6 B2", ""), row="A4 P3 B6 M1 C4", deck="C5 C1 C2")
    play(state, "take 2", f"play M6 {area}", "place 2 up")
    ada = whole(state)["players"][0]
    assert ada["telescope"]["2"] == ("M6" if area == "telescope" else "C5")
    assert ada["notebook"][-1] == ("C5" if area == "telescope" else "M6")
    assert whole(state)["row"] == ["A4", "C1", "B6", "M1", "C4"]


@pytest.mark.clause("ST-3.5")
def test_a_card_from_the_deck_is_seen_by_its_player_before_it_is_placed() -> None:
    state = lay_out(hands=("M6 B2", ""), deck="C5 C1")
    play(state, "take 2", "play M6 notebook")
    assert seen(state, 0)["placing"] == {"card": "C5", "from": "deck"}
    for viewer in (1, None):
        assert seen(state, viewer)["placing"] == {"card": None, "from": "deck"}
        assert told(state, viewer, "drawn")[0]["card"] is None
    assert told(state, 0, "drawn")[0]["card"] == "C5"


@pytest.mark.clause("ST-3.5", "ST-4.8")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_card_from_the_deck_that_goes_face_down_is_never_shown(viewer: int | None) -> None:
    state = lay_out(hands=("M6 B2", ""), deck="C5 C1")
    play(state, "take 2", "play M6 notebook", "place 7 down")
    assert told(state, viewer, "placed")[0]["card"] is None
    assert seen(state, viewer)["players"][0]["telescope"]["7"] == "~"
    assert seen(state, 0)["players"][0]["telescope"]["7"] == "~C5"


@pytest.mark.clause("ST-3.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_satellite_selects_by_its_printed_number(number: int) -> None:
    row = ["A4", "P3", "B6", "M1", "C4"]
    state = lay_out(hands=(f"S{number} B2", ""), row=" ".join(row))
    play(state, "take 1" if number != 1 else "take 2", f"play S{number} notebook")
    assert whole(state)["placing"] == {"card": row[number - 1], "from": "row"}


@pytest.mark.clause("ST-3.7", "ST-3.5")
def test_face_down_selects_as_if_face_up_by_default() -> None:
    state = lay_out(hands=("B4 M2", ""), row="A4 P3 B6 M1 C4")
    play(state, "take 2", "play B4 telescope", "place 2 down")
    assert told(state, 1, "noted")[0]["source"] == "row.4"


@pytest.mark.clause("ST-3.7", "ST-3.5", "ST-4.5")
@pytest.mark.parametrize(
    ("option", "taken", "noted", "source"),
    [
        ("printed", 2, "C5", "deck"),
        ("printed", 3, "C5", "deck"),
        ("three", 2, "B6", "row.3"),
        ("three", 3, "C5", "deck"),
    ],
)
def test_the_6_0_face_down_of_the_example(option: str, taken: int, noted: str, source: str) -> None:
    """It counts three; `printed`: it names no slot; `three`: slot 3, unless that was emptied."""
    state = lay_out(
        hands=("M6 M2", ""),
        row="A4 P3 B6 M1 C4",
        deck="C5 C1",
        options={"face_down_selects": option},
    )
    play(state, f"take {taken}", "play M6 telescope", "place 7 down")
    (event,) = told(state, 1, "noted")
    assert (event["card"], event["source"]) == (noted, source)
    assert seen(state, 0)["sheet"]["players"][0]["sections"]["middle"] == 3
    assert seen(state, 0)["sheet"]["players"][0]["types"]["M"]["stars"] == 0


@pytest.mark.clause("ST-3.7")
@pytest.mark.parametrize("card", ["S5", "B1", "B3"])
def test_under_three_whatever_lies_face_down_selects_slot_3(card: str) -> None:
    state = lay_out(hands=(f"{card} M2", ""), options={"face_down_selects": "three"})
    play(state, "take 2", f"play {card} telescope", "place 7 down")
    assert told(state, 1, "noted")[0]["source"] == "row.3"


@pytest.mark.clause("ST-3.7")
@pytest.mark.parametrize("option", ["printed", "three"])
def test_the_option_does_not_touch_cards_that_lie_open(option: str) -> None:
    for area in ("telescope", "notebook"):
        state = lay_out(hands=("B1 M2", ""), options={"face_down_selects": option})
        play(state, "take 2", f"play B1 {area}")
        if area == "telescope":
            play(state, "place 7 up")
            assert told(state, 1, "noted")[0]["source"] == "row.1"
        else:
            assert told(state, 1, "followed")[0]["source"] == "row.1"


@pytest.mark.clause("ST-3.8")
@pytest.mark.parametrize(("taken", "played"), [(2, "B1"), (1, "B2"), (5, "B4"), (4, "B5")])
def test_the_row_is_refilled_lowest_slot_first(taken: int, played: str) -> None:
    state = lay_out(hands=(f"{played} M2", ""), deck="C5 C1")
    play(state, f"take {taken}", f"play {played} telescope", "place 2 up")
    low, high = sorted([taken, int(played[1])])
    refilled = [(event["target"], event["card"]) for event in told(state, 1, "revealed")]
    assert refilled == [(f"row.{low}", "C5"), (f"row.{high}", "C1")]


@pytest.mark.clause("ST-3.8")
def test_one_slot_is_refilled_if_the_deck_gave_the_card() -> None:
    state = lay_out(hands=("M6 M2", ""), deck="C5 C1 C2")
    play(state, "take 4", "play M6 telescope", "place 2 up")
    refilled = [(event["target"], event["card"]) for event in told(state, 1, "revealed")]
    assert refilled == [("row.4", "C1")]


@pytest.mark.clause("ST-3.9")
def test_a_deck_that_is_empty_is_made_anew_from_the_discard_pile() -> None:
    """The card of step 3 is the last one; the row is refilled from the new deck."""
    state = lay_out(hands=("M6 M2", ""), deck="C5", discard="...")
    discarded = sorted(whole(state)["discard"])
    play(state, "take 4", "play M6 telescope", "place 2 up")
    position = whole(state)
    assert told(state, 1, "noted")[0]["card"] == "C5"
    assert position["discard"] == []
    assert sorted([*position["deck"], position["row"][3]]) == discarded
    (event,) = told(state, 1, "shuffled")
    assert sorted(event["cards"]) == discarded


@pytest.mark.clause("ST-3.9")
def test_the_discard_pile_is_open_and_stays_known_when_it_becomes_the_deck() -> None:
    state = lay_out(hands=("M6 M2", ""), deck="C5", discard="...")
    for viewer in (0, 1, None):
        assert seen(state, viewer)["discard"] == whole(state)["discard"]
    play(state, "take 4", "play M6 telescope", "place 2 up")
    inside = sorted(whole(state)["deck"])
    for viewer in (0, 1, None):
        assert sorted(seen(state, viewer)["known"]["decks"][-1]) == inside
    for seed in range(20):
        imagined = state.view(1).sample(seed).to_json()
        assert sorted(imagined["deck"]) == inside  # type: ignore[call-overload]


@pytest.mark.clause("ST-3.9")
def test_the_order_of_a_new_deck_is_not_the_order_of_the_discard_pile() -> None:
    orders = set()
    for seed in range(8):
        state = lay_out(hands=("M6 M2", ""), deck="C5", discard="...", chance={"seed": seed})
        play(state, "take 4", "play M6 telescope", "place 2 up")
        orders.add(tuple(whole(state)["deck"]))
    assert len(orders) == 8


@pytest.mark.clause("ST-3.9", "ST-3.10")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_areas_grow_by_one_card_a_turn_and_deck_and_discard_shrink_by_two(seed: int) -> None:
    state = starting_game(seed)
    while state.seats:
        seat = state.seats[0]
        moves = state.legal_moves(seat)
        state.play(moves[(seed + state.ply * 7) % len(moves)], seat)
        position = whole(state)
        if position["step"] in ("take", "renew"):
            turn = position["turn"]
            assert len(position["deck"]) + len(position["discard"]) == 47 - 2 * turn
            for side, player in enumerate(position["players"]):
                turns = (turn + (side == position["first"])) // 2
                assert len(player["telescope"]) == turns + 1
                assert len(player["notebook"]) == turns + 1
    assert whole(state)["turn"] == 22


@pytest.mark.clause("ST-3.10")
def test_in_the_last_turn_one_slot_of_the_telescope_is_left() -> None:
    cards = ["P1", "P2", "P3", "P4", "P5", "M1", "M2", "M3", "M4", "M5", "M6"]
    telescope = " ".join(f"{slot}:~{card}" for slot, card in enumerate(cards, 1))
    state = lay_out((telescope, ""), ("B1 B2", ""), row="A4 P3 B6 M1 C4")
    play(state, "take 1", "play B1 telescope")
    assert legal(state) == ["place 12 up", "place 12 down"]
