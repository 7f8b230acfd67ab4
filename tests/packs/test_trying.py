"""A pack is tried from a position in which a piece of it is at hand."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import asterism
from asterism.games import OWN
from asterism.packs import Pack, loads, rulebook
from asterism.words import languages, say

SEED = 7
LISTS = {"stellar": "cards", "sternenhimmel": "constellations", "star_realms": "cards"}


def laid_out(pack: Pack, piece: str) -> dict[str, Any]:
    found = asterism.game(pack.game).try_out(pack, piece, SEED)
    assert found is not None, piece
    return found


def box(game: str) -> dict[str, Any]:
    """The rulebook's, to be changed."""
    found = rulebook(game)
    assert found is not None
    return deepcopy(dict(found))


def remarks(changed: dict[str, Any]) -> dict[str, str]:
    """Warnings, by the place that they are about."""
    pack = Pack(changed)
    found = asterism.game(pack.game).remarks(pack)
    for one in found:
        for language in languages():
            assert " (" not in say(one.message, language).partition(":")[0], one.message.id
    return {one.place: one.message.id for one in found if one.is_warning}


@pytest.mark.parametrize("game", OWN)
def test_every_piece_of_the_rulebook_can_be_tried(game: str) -> None:
    pack = Pack(box(game))
    pieces: Any = pack[LISTS[game]]
    for piece in pieces:
        code = piece.get("card") or piece["id"]
        state = asterism.game(game).resume(laid_out(pack, code))
        view: Any = state.view(0).to_json()
        assert code in str([view.get("row"), view.get("sky"), view["players"][0]]), code
        assert state.legal_moves(0)


@pytest.mark.parametrize("game", OWN)
def test_the_rulebooks_box_is_nothing_to_warn_of(game: str) -> None:
    assert remarks(box(game)) == {}


def test_a_card_is_in_the_first_hand_with_its_allies() -> None:
    pack = loads(
        """
        format = 1
        game = "star_realms"
        name = "Ours"
        base = "rulebook"
        [[cards]]
        card = "twin"
        name = "Twin"
        faction = ["blob", "machine_cult"]
        cost = 3
        copies = 1
        double_ally = [{op = "draw", count = 2}]
        """
    )
    state = asterism.game("star_realms").resume(laid_out(pack, "twin"))
    hand = laid_out(pack, "twin")["players"][0]["hand"]
    for card in hand[:3]:
        state.play(f"play {card}", 0)
    assert any("double" in move.text or "ally" in move.text for move in state.legal_moves(0))


def test_nothing_is_laid_out_for_a_piece_that_is_not_in_the_pack() -> None:
    assert asterism.game("star_realms").try_out(Pack(box("star_realms")), "nothing", SEED) is None


def test_a_star_without_a_line_is_a_warning() -> None:
    pack = box("sternenhimmel")
    aries: Any = pack["constellations"][0]
    alone = aries["stars"][0]["id"]
    aries["lines"] = [line for line in aries["lines"] if alone not in line]
    assert remarks(pack) == {"constellations[0].stars[0]": "sternenhimmel-pack-alone"}


def test_a_figure_in_parts_and_a_second_prize_above_the_first_are_warnings() -> None:
    pack = box("sternenhimmel")
    aries: Any = pack["constellations"][0]
    ids = [star["id"] for star in aries["stars"]]
    aries["lines"] = [[ids[0], ids[1]], [ids[2], ids[3]], [ids[3], ids[4]], [ids[4], ids[5]]]
    aries["second"] = 99
    assert remarks(pack) == {
        "constellations[0].lines": "sternenhimmel-pack-parts",
        "constellations[0].second": "sternenhimmel-pack-prizes",
    }


def test_a_card_without_a_partner_or_a_purpose_is_a_warning() -> None:
    pack = box("star_realms")
    cards: Any = pack["cards"]
    lonely = [card for card in cards if card.get("faction") != "blob" or card["card"] == "ram"]
    at = next(number for number, card in enumerate(lonely) if card["card"] == "ram")
    lonely[at]["copies"] = 1
    lonely.append({"card": "idle", "name": "Idle", "cost": 1, "copies": 1})
    pack["cards"] = lonely
    assert remarks(pack) == {
        f"cards[{at}].ally": "star-realms-pack-no-ally",
        f"cards[{len(lonely) - 1}]": "star-realms-pack-idle",
    }
