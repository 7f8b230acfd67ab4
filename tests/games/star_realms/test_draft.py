"""The draft of a pack: everybody takes cards of the row before the first turn."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import asterism
from asterism import IllegalMove, Record
from asterism.games.star_realms.box_read import read_pack
from asterism.games.star_realms.draft import is_open
from asterism.games.star_realms.state import StarRealmsState
from asterism.packs import Pack
from asterism.words import say
from tests.games.star_realms.boxes import HEAD
from tests.games.star_realms.pieces import pieces_of
from tests.games.star_realms.table import GAME, lay_out, player

Json = dict[str, Any]
BOTS = ["random", "greedy", "buyer:dearest", "buyer:table", "level:novice", "ismcts:20"]
FORMATS = [
    (2, "duel"), (4, "deathmatch"), (5, "hunter"), (4, "hydra2"), (6, "hydra3"), (6, "emperor"),
    (3, "raid"),
]  # fmt: skip
SMALL: Json = {
    **HEAD,
    "authority": 20,
    "hand": 5,
    "first_hand": 3,
    "trade_row": 3,
    "start": {"scout": 8},
    "explorer": "explorer",
    "explorers": 0,
    "cards": [
        {"card": "scout", "primary": [{"op": "gain", "trade": 1}]},
        {"card": "explorer", "cost": 2, "primary": [{"op": "gain", "trade": 2}]},
        {"card": "ram", "cost": 3, "copies": 4, "primary": [{"op": "gain", "combat": 5}]},
    ],
}


def box(**draft: object) -> Json:
    return {**HEAD, "base": "rulebook", "draft": {"rounds": 2, **draft}}


def started(pack: Json, players: int = 2, seed: int = 1, **options: object) -> Any:
    return GAME.start(players, seed, {"start_player": 0, **options}, pack=pack)


def drafted(state: Any) -> list[int]:
    """Everybody takes the first card, until the draft is over; who picked, in turn."""
    seats: list[int] = []
    while is_open(state):
        seats.append(state.seat)
        state.play(state.legal_moves(state.seat)[0])
    return seats


def players_of(state: Any) -> list[Any]:
    found: list[Any] = state.to_json()["players"]
    return found


# How it goes.


def test_whoever_begins_picks_last_and_the_order_turns_round_every_round() -> None:
    assert drafted(started(box(rounds=3))) == [1, 0, 0, 1, 1, 0]
    assert drafted(started(box(), 4, start_player=2)) == [1, 0, 3, 2, 2, 3, 0, 1]


@pytest.mark.parametrize(("players", "format"), FORMATS)
def test_every_format_can_be_drafted(players: int, format: str) -> None:
    state = started(box(rounds=1), players, format=format)
    assert sorted(drafted(state)) == list(range(players))
    starts = next(event for event in state.events(None) if event["type"] == "starts")
    assert state.active == starts["seat"] and state.turn_number == 1


def test_a_pick_is_a_card_of_the_row_and_the_next_one_takes_its_place() -> None:
    state = started(box())
    before = state.to_json()
    row = [code for code in before["trade_row"] if code]
    assert {move.text for move in state.legal_moves(1)} == {f"choose {code} row" for code in row}
    state.play(f"choose {row[2]} row", 1)
    after = state.to_json()
    assert after["trade_row"][2] == before["trade_deck"][0]
    assert [*after["trade_row"][:2], *after["trade_row"][3:]] == [*row[:2], *row[3:]]


def test_nobody_has_a_hand_before_the_draft_is_over() -> None:
    state = started(box())
    assert all(not one["hand"] and len(one["deck"]) == 10 for one in players_of(state))
    drafted(state)
    assert [len(one["hand"]) for one in players_of(state)] == [3, 5]


@pytest.mark.parametrize(
    ("to", "hands", "decks", "discards"),
    [
        ("first_deck", [3, 5], [9, 7], [0, 0]),
        ("discard", [3, 5], [7, 5], [2, 2]),
        ("hand", [5, 7], [7, 5], [0, 0]),
    ],
)
def test_the_pack_says_where_the_cards_go(
    to: str, hands: list[int], decks: list[int], discards: list[int]
) -> None:
    state = started(box(to=to))
    drafted(state)
    found = players_of(state)
    assert [len(one["hand"]) for one in found] == hands
    assert [len(one["deck"]) for one in found] == decks
    assert [len(one["discard"]) for one in found] == discards


def test_a_drafted_card_may_be_in_the_first_hand_or_not() -> None:
    where = Counter[str]()
    for seed in range(40):
        state = started(box(rounds=1), seed=seed)
        code = state.legal_moves(1)[0].text.split()[1]
        drafted(state)
        where["hand" if code in players_of(state)[1]["hand"] else "deck"] += 1
    assert where["hand"] > 5 and where["deck"] > 5


def test_everybody_knows_what_was_taken_to_a_hand() -> None:
    state = started(box(to="hand"))
    drafted(state)
    view = state.view(0).to_json()["players"][1]
    assert view["hand"] is None and len(view["known"]) == 2


def test_what_is_left_stays_as_the_trade_row() -> None:
    state = started(box())
    row = None
    while is_open(state):
        row = state.to_json()["trade_row"]
        state.play(state.legal_moves(state.seat)[0])
    assert row is not None
    assert len(set(row) & set(state.to_json()["trade_row"])) >= 3


def test_what_is_left_goes_back_into_the_trade_deck() -> None:
    state = started(box(rest="back", row=8))
    assert len(state.to_json()["trade_row"]) == 8
    drafted(state)
    position = state.to_json()
    assert len(position["trade_row"]) == 5 and len(position["trade_deck"]) == 80 - 4 - 5


def test_what_is_left_leaves_the_game() -> None:
    state = started(box(rest="out", row=3))
    drafted(state)
    position = state.to_json()
    assert len(position["scrap_heap"]) == 3
    assert len(position["trade_row"]) == 5 and len(position["trade_deck"]) == 80 - 4 - 3 - 5


def test_with_a_reduced_deck_the_lot_is_drawn_again_when_the_row_goes_back() -> None:
    """Otherwise everybody would know of some cards that they are not left out."""
    pack = {**box(rest="back"), "trade_deck": 30}
    lots = Counter[bool]()
    for seed in range(30):
        state = started(pack, seed=seed)
        row = state.to_json()["trade_row"]
        drafted(state)
        position = state.to_json()
        assert len(position["left_out"]) == 50 and len(position["trade_deck"]) == 30 - 4 - 5
        lots[any(code in position["left_out"] for code in row)] += 1
    assert lots[True] > 5


@pytest.mark.clause("SR-2.7")
def test_the_draft_ends_when_there_is_no_card_left() -> None:
    state = started({**SMALL, "draft": {"rounds": 3}})
    assert drafted(state) == [1, 0, 0, 1]
    assert state.to_json()["trade_row"] == [None, None, None]
    assert [len(one["hand"]) for one in players_of(state)] == [3, 5]


def test_a_box_without_a_draft_deals_the_same_game_as_before() -> None:
    plain = GAME.start(2, 7, pack={**HEAD, "base": "rulebook"})
    none = GAME.start(2, 7, pack={**HEAD, "base": "rulebook", "draft": {"rounds": 0}})
    assert plain.to_json() == none.to_json()
    usual: Any = GAME.start(2, 7).to_json()
    assert pieces_of(usual) == pieces_of(plain.to_json())


# What is refused.


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("end", "The draft comes first: take a card of the trade row."),
        ("acquire explorer", "The draft comes first: take a card of the trade row."),
        ("choose scout row", "“choose scout row” does not answer the open question."),
        ("choose none", "“choose none” does not answer the open question."),
    ],
)
def test_a_move_that_is_no_pick_is_refused(move: str, sentence: str) -> None:
    state = started(box())
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        state.play(move, 1)
    assert say(refused.value.message, "en") == sentence
    assert state.to_json() == before


def test_nobody_picks_for_another() -> None:
    state = started(box())
    with pytest.raises(IllegalMove):
        state.play(state.legal_moves(1)[0], 0)


@pytest.mark.parametrize(
    ("draft", "problem"),
    [
        ({"rounds": 11}, r"pack\.draft\.rounds: expected a whole number from 0 to 10"),
        ({"rounds": 1, "row": 0}, r"pack\.draft\.row: expected a whole number from 1 to 9"),
        ({"rounds": 1, "to": "deck"}, r"pack\.draft\.to: expected one of first_deck, discard"),
        ({"rounds": 1, "rest": "burn"}, r"pack\.draft\.rest: expected one of stays, back, out"),
        ({"rounds": 1, "snake": True}, r"pack\.draft: unknown field 'snake'"),
        ({"rounds": 1, "row": 4}, r"pack\.draft\.row: the cards that are left are the trade row"),
        (3, r"pack\.draft: expected an object"),
    ],
)
def test_a_draft_that_cannot_be_is_refused_with_its_place(draft: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_pack({**HEAD, "base": "rulebook", "draft": draft})


def test_a_draft_that_may_take_all_combat_out_of_the_game_is_refused() -> None:
    draft = {"rounds": 1, "row": 4, "rest": "out"}
    with pytest.raises(ValueError, match=r"pack\.draft\.rest: all cards with combat may be left"):
        read_pack({**SMALL, "draft": draft})
    assert "draft" in read_pack({**SMALL, "draft": {**draft, "row": 3}})


def test_a_position_can_be_in_a_draft_only_if_its_box_has_one() -> None:
    asked = {"type": "draft", "seat": 1, "pick": 0}
    with pytest.raises(ValueError, match="this box has no draft"):
        lay_out(player(), player(), row="ram", turn={"questions": [asked]})
    with pytest.raises(ValueError, match="pick 0 is for seat 1"):
        lay_out(
            player(),
            player(),
            row="ram",
            turn={"questions": [{**asked, "seat": 0}]},
            options={"pack": box()},
        )


# Leaving, taking back, records, research.


def test_the_draft_goes_on_without_whoever_leaves() -> None:
    state = started(box(), 4)
    state.play(state.legal_moves(3)[0])
    state.resign(2)
    assert state.seats == (1,)
    assert drafted(state) == [1, 0, 0, 1, 3]
    assert (state.active, state.turn_number) == (0, 1)
    assert not players_of(state)[2]["hand"] and not players_of(state)[2]["deck"]


def test_the_next_seat_begins_if_the_first_one_leaves_the_draft() -> None:
    state = started(box(rounds=1), 3)
    state.resign(0)
    assert drafted(state) == [2, 1]
    assert state.active == 1 and len(players_of(state)[1]["hand"]) == 3


def test_the_last_one_to_pick_may_leave_instead() -> None:
    state = started(box(rounds=1), 3)
    state.play(state.legal_moves(2)[0])
    state.play(state.legal_moves(1)[0])
    state.resign(0)
    assert not is_open(state) and state.active == 1


def test_a_member_of_a_hydra_may_leave_the_draft() -> None:
    state = started(box(rounds=1), 4, format="hydra2")
    state.resign(0)
    assert drafted(state) == [3, 2, 1]
    assert state.seats == (1,)


def test_a_duel_ends_when_somebody_leaves_the_draft() -> None:
    state = started(box())
    state.resign(0)
    assert state.outcome is not None and state.outcome.winners == (1,)


def test_a_pick_cannot_be_taken_back_once_a_new_card_has_turned_up() -> None:
    state = started(box())
    before = state.to_json()
    state.play(state.legal_moves(1)[0])
    with pytest.raises(ValueError, match="cannot take anything back"):
        state.undo(1)
    assert state.undo(1, beyond=True).to_json()["trade_row"] == before["trade_row"]


@pytest.mark.parametrize("rest", ["stays", "back", "out"])
def test_a_record_of_a_draft_replays_and_verifies(rest: str) -> None:
    state = started(box(rest=rest), turn_limit=3)
    chance = random.Random(rest)
    while state.outcome is None:
        seat = state.seats[0]
        state.play(chance.choice(state.legal_moves(seat)), seat)
    again = Record.loads(Record.of(state).dumps()).replay(verify=True)
    assert again.to_json() == state.to_json()


def test_an_observation_tells_the_pick() -> None:
    options: Json = {"pack": box(row=8, rest="back"), "turn_limit": 9, "start_player": 0}
    encoder = GAME.encoder(2, options)
    state = GAME.start(2, 1, options)
    assert encoder.look_at_view(state.view(1))[encoder.place("pick")] == 1
    drafted(state)
    assert encoder.look_at_view(state.view(1))[encoder.place("pick")] == 0
    usual = GAME.encoder(2, {"pack": {**HEAD, "base": "rulebook"}, "turn_limit": 9})
    assert "pick" not in [field.name for field in usual.fields]


def test_a_card_that_is_tried_is_at_hand_though_the_pack_has_a_draft() -> None:
    position: Any = GAME.try_out(Pack(box(row=8, rest="out")), "ram", 1)
    state = GAME.from_json(position)
    assert isinstance(state, StarRealmsState) and not is_open(state)
    assert "ram" in position["players"][0]["hand"] and "draft" in position["options"]["pack"]


# Bots, words.


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_drafts(bot: str) -> None:
    state = started(box(rounds=1))
    while is_open(state):
        view = state.view(state.seat)
        move = asterism.bot(bot).choose(view)
        assert move in view.legal_moves()
        state.play(move)


def offer() -> Any:
    """A row with one card that is worth much more than the others."""
    deck = "scout " * 8 + "viper " * 2
    return lay_out(
        player(deck=deck),
        player(deck=deck),
        row="trade-pod blob-wheel cutter command-ship imperial-fighter",
        trade_deck="ram ram trade-bot trade-bot cutter",
        turn={"questions": [{"type": "draft", "seat": 1, "pick": 0}]},
        options={"pack": box(rounds=1)},
    )


@pytest.mark.parametrize("bot", ["greedy", "buyer:table", "level:expert"])
def test_bots_draft_the_card_that_is_worth_most(bot: str) -> None:
    assert asterism.bot(bot).choose(offer().view(1)).text == "choose command-ship row"


def test_even_a_novice_drafts_one_of_the_best_cards() -> None:
    view = offer().view(1)
    chosen = {asterism.bot("level:novice", seed).choose(view).text for seed in range(20)}
    assert "choose command-ship row" in chosen and len(chosen) <= 3


def test_a_game_that_ends_in_the_draft_reads_back() -> None:
    state = started(box(row=8, rest="out"))
    state.resign(1)
    position = state.to_json()
    assert len(position["trade_row"]) == 8
    assert GAME.from_json(position).to_json() == position


@pytest.mark.parametrize(
    ("language", "prompt", "told"),
    [
        ("en", "Decide which card to draft.", "Bo drafts {card} for the first deck."),
        ("fr", "Décidez quelle carte choisir au draft.", "Bo choisit {card}, pour le premier"),
        ("de", "Entscheide, welche Karte im Draft", "Bo wählt {card} für das erste Deck."),
    ],
)
def test_a_draft_is_told(language: str, prompt: str, told: str) -> None:
    state = started(box())
    assert say(GAME.prompt_message(state.view(1)), language).startswith(prompt)
    move = state.legal_moves(1)[0]
    state.play(move)
    event = next(one for one in state.events(0) if one["type"] == "drafted")
    name = say(GAME.move_message(move, state.view(0)), language)
    said = say(GAME.event_message(event, state.view(0)), language, names=["Ada", "Bo"], you=0)
    assert event["target"] == "deck.1" and name
    first, _, last = told.partition("{card}")
    assert said.startswith(first) and last.strip() in said
