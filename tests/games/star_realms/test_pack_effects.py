"""What the effects do that only cards of packs have: a row for each."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import asterism
from asterism import words
from asterism.games.star_realms.box import MOST_USES, box_for
from asterism.games.star_realms.box_read import read_pack
from asterism.games.star_realms.card_text import card_text, short_text
from tests.games.star_realms.boxes import HEAD, random_pack

Json = dict[str, Any]
GAME = asterism.game("star_realms")
DRAW: Json = {"op": "draw", "count": 1}
SHIP: Json = {"card": "new", "name": "New", "cost": 3, "copies": 9, "faction": "blob"}


@dataclass
class Row:
    """A card that does this is played; then what is asked is answered."""

    primary: list[Json]
    answers: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)  # beside the card
    bases: list[str] = field(default_factory=list)
    theirs: list[str] = field(default_factory=list)  # bases of the opponent
    row: list[str | None] = field(default_factory=lambda: ["ram", "blob-wheel", None, None, None])
    turn: Json = field(default_factory=dict)
    authority: int = 50
    # What comes of it.
    trade: int = 0
    combat: int = 0
    gained: int = 0
    held: list[str] | None = None
    discard: list[str] | None = None
    on_top: int = 0
    scrapped: int = 0


GAIN: Json = {"op": "gain", "combat": 2}
ROWS = {
    "for each base": Row(
        [{"op": "gain_per", "per": "base", "trade": 2}], bases=["blob-wheel"] * 2, trade=4
    ),
    "for each base, without any": Row([{"op": "gain_per", "per": "base", "trade": 2}]),
    "for each card of a faction, this one included": Row(
        [{"op": "gain_per", "per": "blob", "combat": 1, "authority": 1}],
        turn={"blobs": 2},
        combat=3,
        gained=3,
    ),
    "for each card of another faction": Row(
        [{"op": "gain_per", "per": "star_empire", "combat": 2}],
        turn={"factions": {"star_empire": 2}},
        combat=4,
    ),
    "a card for each card of a faction": Row(
        [{"op": "gain_per", "per": "blob", "draw": 1}],
        turn={"blobs": 1},
        held=["scout", "scout"],
    ),
    "draw, then discard": Row(
        [{"op": "draw_then_discard", "count": 2, "discard": 1}],
        ["choose viper hand"],
        hand=["viper"],
        held=["scout", "scout"],
        discard=["viper"],
    ),
    "a gain for each own card that is scrapped": Row(
        [{"op": "scrap_own", "most": 2, "each": {"trade": 3}}],
        ["choose viper hand", "choose viper hand"],
        hand=["viper", "viper"],
        trade=6,
        held=[],
        scrapped=2,
    ),
    "no gain for what is not scrapped": Row(
        [{"op": "scrap_own", "most": 2, "each": {"trade": 3}}],
        ["choose viper hand", "choose none"],
        hand=["viper", "viper"],
        trade=3,
        held=["viper"],
        scrapped=1,
    ),
    "a gain for each card of the row that is scrapped": Row(
        [{"op": "scrap_row", "most": 2, "each": {"combat": 1}}],
        ["choose ram row", "choose blob-wheel row"],
        combat=2,
        scrapped=2,
    ),
    "a base returns to its owner's hand": Row(
        [{"op": "return_base"}], ["choose 0 blob-wheel"], bases=["blob-wheel"], held=["blob-wheel"]
    ),
    "an opponent's base must be returned": Row(
        [{"op": "return_base", "must": True}], ["choose 1 blob-wheel"], theirs=["blob-wheel"]
    ),
    "a card to the hand": Row(
        [{"op": "acquire", "cost": 3, "to": "hand"}], ["choose blob-wheel row"], held=["blob-wheel"]
    ),
    "a ship on top of the deck": Row(
        [{"op": "acquire", "cost": 3, "to": "deck", "ships": True}], ["choose ram row"], on_top=1
    ),
    "an Explorer to the discard pile": Row(
        [{"op": "acquire", "cost": 2, "to": "discard"}],
        ["choose explorer pile"],
        discard=["explorer"],
    ),
    "nothing that costs so little": Row(
        [{"op": "acquire", "cost": 1, "to": "hand"}, GAIN], combat=2
    ),
    "a base is copied": Row(
        [{"op": "copy_base"}, GAIN], ["choose blob-wheel bases"], bases=["blob-wheel"], combat=3
    ),
    "no base to copy": Row([{"op": "copy_base"}, GAIN], combat=2),
    "enough bases": Row(
        [{"op": "if", "bases": 1, "then": [GAIN], "else": [DRAW]}], bases=["blob-wheel"], combat=2
    ),
    "not enough bases": Row(
        [{"op": "if", "bases": 1, "then": [GAIN], "else": [DRAW]}], held=["scout"]
    ),
    "another card of the faction was played": Row(
        [{"op": "if", "played": 2, "faction": "blob", "then": [GAIN]}], turn={"blobs": 1}, combat=2
    ),
    "only this card of the faction was played": Row(
        [{"op": "if", "played": 2, "faction": "blob", "then": [GAIN]}]
    ),
    "authority enough": Row([{"op": "if", "authority_at_least": 50, "then": [GAIN]}], combat=2),
    "too little authority": Row(
        [{"op": "if", "authority_at_least": 50, "then": [GAIN]}], authority=49
    ),
    "authority at most": Row(
        [{"op": "if", "authority_at_most": 10, "then": [GAIN]}], authority=10, combat=2
    ),
    "one of three": Row(
        [{"op": "either", "options": [[GAIN], [DRAW], [{"op": "gain", "trade": 5}]]}],
        ["choose third"],
        trade=5,
    ),
    "a choice within a condition, and what follows it": Row(
        [
            {
                "op": "if",
                "bases": 1,
                "then": [{"op": "either", "options": [[GAIN], [DRAW]]}, {"op": "gain", "trade": 1}],
            },
            {"op": "gain", "trade": 10},
        ],
        ["choose first"],
        bases=["blob-wheel"],
        combat=2,
        trade=11,
    ),
    "a question within an option, and what follows both": Row(
        [
            {
                "op": "either",
                "options": [
                    [{"op": "scrap_own", "must": True}, {"op": "gain", "trade": 1}],
                    [DRAW],
                ],
            },
            {"op": "gain", "trade": 10},
        ],
        ["choose first", "choose viper hand"],
        hand=["viper"],
        trade=11,
        held=[],
        scrapped=1,
    ),
}


def laid(row: Row, card: Json) -> Any:
    pack = {**HEAD, "base": "rulebook", "cards": [card]}
    players = [
        {
            "hand": ["new", *row.hand],
            "deck": ["scout"] * 3,
            "bases": row.bases,
            "authority": row.authority,
        },
        {"bases": row.theirs},
    ]
    position = {"options": {"pack": pack}, "players": players, "trade_row": row.row}
    return GAME.from_json({**position, "turn": row.turn})


@pytest.mark.parametrize("name", ROWS)
def test_an_effect_of_a_pack(name: str) -> None:
    row = ROWS[name]
    state = laid(row, {**SHIP, "primary": row.primary})
    for text in ["play new", *row.answers]:
        state.play(text, 0)
        # Whatever is open goes through JSON and back, for the game and for whoever looks.
        again: Any = GAME.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        view = state.view(0)
        assert GAME.view_from_json(view.to_json()).to_json() == view.to_json()
        for language in ("de", "en", "fr"):
            assert words.say(GAME.prompt_message(view), language)
            for move in view.legal_moves():
                assert words.say(GAME.move_message(move, view), language)
        state = again
    after = state.to_json()
    player, turn = after["players"][0], after["turn"]
    assert not turn["questions"]
    assert (turn["trade"], turn["combat"]) == (row.trade, row.combat)
    assert player["authority"] == row.authority + row.gained
    assert player["on_top"] == row.on_top
    assert len(after["scrap_heap"]) == row.scrapped
    if row.held is not None:
        assert player["hand"] == row.held
    if row.discard is not None:
        assert player["discard"] == row.discard
    if row.theirs:
        assert after["players"][1]["hand"] == row.theirs and not after["players"][1]["bases"]


def test_everybody_knows_a_base_that_was_returned() -> None:
    row = ROWS["an opponent's base must be returned"]
    state = laid(row, {**SHIP, "primary": row.primary})
    state.play("play new", 0)
    state.play("choose 1 blob-wheel", 0)
    view = state.view(0).to_json()
    assert view["players"][1]["known"] == ["blob-wheel"]


@pytest.mark.clause("SR-2.3")
def test_a_double_ally_ability_needs_two_allies() -> None:
    card = {**SHIP, "double_ally": [GAIN], "ally": [{"op": "gain", "trade": 1}]}
    state = laid(Row([], hand=["blob-fighter", "blob-fighter"]), card)
    state.play("play new", 0)
    state.play("play blob-fighter", 0)
    with pytest.raises(asterism.IllegalMove, match="two allies"):
        state.play("double new", 0)
    state.play("play blob-fighter", 0)
    state.play("double new", 0)
    assert state.to_json()["turn"]["combat"] == 8
    assert state.to_json()["players"][0]["ships"][0] == {"card": "new", "used": ["double_ally"]}
    with pytest.raises(asterism.IllegalMove, match="used"):
        state.play("double new", 0)
    state.play("ally new", 0)


def test_two_cards_that_copy_ships_do_not_copy_each_other_for_ever() -> None:
    state = laid(Row([], hand=["stealth-needle"]), {**SHIP, "primary": [{"op": "copy"}]})
    state.play("play stealth-needle", 0)
    state.play("play new", 0)
    state.play("choose stealth-needle played", 0)
    assert state.to_json()["turn"]["questions"] == []


# A base that comes back to the hand at once could be played again and again.
BOOMERANG: Json = {
    "card": "new",
    "name": "Boomerang",
    "cost": 3,
    "copies": 1,
    "defense": 3,
    "primary": [{"op": "gain", "combat": 99}, {"op": "return_base", "must": True}],
}


def boomerang() -> Any:
    """As far as a turn goes."""
    state = laid(Row([]), BOOMERANG)
    for _ in range(MOST_USES // 2):
        state.play("play new", 0)
        state.play("base new", 0)
        state.play("choose 0 new", 0)
    return state


def test_no_turn_is_endless() -> None:
    state = boomerang()
    moves = [move.text for move in state.legal_moves(0)]
    assert "play new" not in moves and moves[-1] == "end"
    assert state.to_json()["turn"]["uses"] == MOST_USES
    with pytest.raises(asterism.IllegalMove) as refused:
        state.play("play new", 0)
    assert refused.value.clause == "SR-2.1"
    state.play("end", 0)
    assert state.seat == 1


def test_pools_have_a_limit() -> None:
    assert boomerang().to_json()["turn"]["combat"] == 999


@pytest.mark.parametrize("spec", ["greedy", "buyer:table", "buyer:dearest", "ismcts:20"])
def test_bots_end_a_turn_that_can_have_no_more(spec: str) -> None:
    state = boomerang()
    bot = asterism.bot(spec, seed=1)
    for _ in range(20):
        if state.outcome is not None or state.seat == 1:
            break
        state.play(bot.choose(state.view(0)), 0)
    assert state.outcome is not None or state.seat == 1


@pytest.mark.parametrize("seed", range(8))
def test_a_turn_of_any_pack_comes_to_an_end_however_long_it_is_drawn_out(seed: int) -> None:
    """Whoever never ends a turn runs out of moves: no more cards, uses, trade and combat."""
    state = GAME.start(2, seed, pack=random_pack(seed))
    chance = random.Random(seed)
    for _ in range(20_000):
        seat = state.seats[0]
        moves = [move for move in state.legal_moves(seat) if move.text != "end"]
        if not moves:
            break
        state.play(chance.choice(moves), seat)
    assert [move.text for move in state.legal_moves()] == ["end"]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize("seed", range(4))
def test_the_text_of_any_card_is_made_from_its_effects(seed: int, language: str) -> None:
    for card in box_for(random_pack(seed)).cards:
        for line in [*card_text(card), *short_text(card)]:
            said = words.say(line, language)
            assert said and "star-realms" not in said and "{" not in said


def test_a_text_tells_every_part_of_an_ability() -> None:
    primary = [
        {"op": "gain_per", "per": "star_empire", "combat": 2},
        {"op": "scrap_own", "most": 2, "must": True, "discard_too": False, "each": {"trade": 1}},
        {"op": "if", "played": 2, "faction": "blob", "then": [DRAW], "else": [GAIN]},
    ]
    card = {**SHIP, "faction": ["blob", "star_empire"], "primary": primary, "ally": [DRAW]}
    box = box_for(read_pack({**HEAD, "base": "rulebook", "cards": [card]}))
    said = [words.say(line, "en") for line in card_text(box.by_code["new"])]
    assert said == [
        "+2 combat for each Star Empire card you have played this turn; "
        "scrap 2 cards of your hand, and +1 trade for each; "
        "with at least 2 cards of this faction played this turn (Blob): draw a card; "
        "otherwise +2 combat.",
        "Ally (Blob, Star Empire): draw a card.",
    ]
