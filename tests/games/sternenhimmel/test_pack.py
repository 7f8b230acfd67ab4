"""Another box for Sternenhimmel: every fact of a pack shows wherever the game is told, judged or
encoded.
"""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import asterism
from asterism import IllegalMove, Message, Record, State, words
from asterism.cli.tables import sternenhimmel as table
from asterism.cli.tables.pen import Pen
from asterism.engine.pack import canonical, fingerprint
from asterism.games.sternenhimmel.box import BOX
from asterism.games.sternenhimmel.options import Rules
from tests.games.sternenhimmel.boxes import HEAD, changed, random_pack
from tests.games.sternenhimmel.table import GAME, Json, seen, whole

LANGUAGES = ("de", "en", "fr")
KITE: Json = {
    "id": "kite",
    "name": {"de": "Der Drachen", "en": "The Kite", "fr": "Le Cerf-volant"},
    "first": 12,
    "second": 5,
    "stars": [
        {"id": "top", "size": "small", "name": {"de": "Spitze", "fr": "Pointe"}, "x": 0, "y": 2},
        {"id": "tail", "size": "large", "name": "Tail", "x": 1, "y": -2},
    ],
    "lines": [["top", "tail"]],
}
# Three of them, so that all lie there.
KITES = {
    **HEAD,
    "tokens": {"values": [2, 2, 14], "holes": 0, "doubles": 1},
    "in_play": {"3": 3, "4": 2},
    "constellations": [{**KITE, "id": id} for id in ("kite", "boat", "harp")],
}


def begin(pack: Json, players: int = 3, **options: object) -> State:
    return GAME.start(players, 1, {"start_player": 0, **options}, pack=pack)


def board_of(pack: Json, id: str) -> Any:
    return Rules({"pack": pack}).boards.board_of(id)


def log_of(state: State, lang: str) -> list[str]:
    view = state.view(None)
    return [words.say(GAME.event_message(event, view), lang) for event in state.events(None)]


# One test for each fact.


@pytest.mark.clause("SH-1.2")
def test_a_pack_says_the_prizes() -> None:
    lying = {"top": {"seat": 0, "token": "14"}, "tail": {"seat": 1, "token": "2"}}
    position = {"players": 3, "options": {"pack": KITES}, "board": "kite", "tokens": lying}
    assert GAME.score(position)["coins"] == {"0": 12, "1": 5, "2": 0}
    lines = [words.say(line) for line in GAME.explain(position)]
    assert lines[0] == "The Kite: first prize 12, second prize 5."
    one = board_of(changed({"id": "ari", "first": 20}), "ari")
    assert (one.first, one.second, len(one.stars)) == (20, 4, 6)


@pytest.mark.clause("SH-1.2", "SH-2.4")
def test_a_pack_says_the_size_of_a_star() -> None:
    pack = deepcopy(KITES)
    pack["constellations"][0]["stars"][0]["size"] = "large"
    for box, face_down in ((pack, True), (KITES, False)):
        state = begin(box)
        assert state.view(0).preview("put 14 kite.top")["face_down"] is face_down
        state.play("put 14 kite.top")
        assert (state.events(1)[-1]["card"] is None) is face_down
    corrected = changed({"id": "ari", "stars": [{"id": "41", "size": "large"}]})
    assert board_of(corrected, "ari").large == [False, True, True, True, False, False]


@pytest.mark.clause("SH-1.2", "SH-3.4")
def test_a_pack_says_the_lines() -> None:
    lying = {"top": {"seat": 0, "token": "14"}, "tail": {"seat": 1, "token": "double"}}
    position: Json = {"players": 3, "options": {"pack": KITES}, "board": "kite", "tokens": lying}
    assert GAME.score(position)["totals"] == {"0": 28, "1": 0}
    loose = deepcopy(KITES)
    loose["constellations"][0]["lines"] = []
    assert GAME.score({**position, "options": {"pack": loose}})["totals"] == {"0": 14, "1": 0}


@pytest.mark.clause("SH-1.1")
def test_a_pack_says_the_tokens_of_each_player() -> None:
    state = begin(KITES)
    hand = ["2", "2", "14", "double"]
    assert [player["hand"] for player in whole(state)["players"]] == [hand] * 3
    assert seen(state, 1)["players"][0]["unseen"] == hand
    texts = {move.text for move in state.legal_moves()}
    assert {"put 14 kite.top", "put 2 harp.tail", "put double boat.top"} < texts
    assert len(texts) == 3 * 6
    with pytest.raises(IllegalMove, match=r"This game has no token 10\.") as refused:
        state.play("put 10 kite.top")
    assert refused.value.clause == "SH-1.1"


@pytest.mark.clause("SH-1.1")
def test_a_token_that_a_set_has_not_is_refused_in_the_rulebook_s_game_too() -> None:
    with pytest.raises(IllegalMove, match=r"This game has no token 2\."):
        begin(changed()).play("put 2 ari.beta")


@pytest.mark.clause("SH-1.4")
def test_what_was_seen_of_equal_tokens_is_remembered() -> None:
    state = begin(KITES)
    state.play("put 2 kite.tail")
    state.play("put 14 boat.tail")
    state.play("put 14 harp.tail")
    state.play("put 2 harp.top")  # scored: both go back
    (place,) = seen(state, 1)["players"][0]["face_down"]
    assert place == {"star": "kite.tail", "seen": ["2"], "can_be": ["2", "14", "double"]}
    assert {lying.to_json()["sky"][0]["tokens"]["tail"]["token"]  # type: ignore[index]
            for lying in map(state.view(1).sample, range(60))} == {"2", "14", "double"}  # fmt: skip


@pytest.mark.clause("SH-2.1")
def test_a_pack_says_how_many_constellations_are_in_play() -> None:
    three, four = begin(KITES), begin(KITES, 4)
    assert [len(whole(state)["sky"]) for state in (three, four)] == [3, 2]
    assert [len(whole(state)["pile"]) for state in (three, four)] == [0, 1]
    with pytest.raises(ValueError, match="this pack is for 3, 4 players, not for 5"):
        begin(KITES, 5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_in_the_language_of_the_reader(lang: str) -> None:
    state = begin(KITES)
    state.play("put 14 kite.top")
    board = {"de": "Der Drachen", "en": "The Kite", "fr": "Le Cerf-volant"}[lang]
    # English has no name of its own for the star, and takes any.
    star = {"de": "Spitze", "en": "Spitze", "fr": "Pointe"}[lang]
    last = log_of(state, lang)[-1]
    assert board in last and star in last
    view = state.view(1)
    phrases = [words.say(GAME.move_message(move, view), lang) for move in view.legal_moves()]
    assert any("Tail" in phrase and board in phrase for phrase in phrases)
    with pytest.raises(IllegalMove) as refused:
        state.play("put 2 kite.top")
    assert star in words.say(refused.value.message, lang)


def test_a_constellation_that_keeps_its_name_is_called_as_in_the_rulebook() -> None:
    assert board_of(changed({"id": "ari", "first": 20}), "ari").label == "ari"
    renamed = changed({"id": "ari", "name": "The Sheep"})
    assert board_of(renamed, "ari").label == "The Sheep"
    said = words.say(Message("sternenhimmel-board", board=board_of(changed(), "ari").label), "de")
    assert said == "Widder"


def test_the_view_brings_all_that_a_page_needs_to_draw_it() -> None:
    pack = seen(begin(KITES), 0)["options"]["pack"]
    assert pack["constellations"][0] == {**KITE, "stars": KITE["stars"]}
    assert pack["tokens"] == {"values": [2, 2, 14], "holes": 0, "doubles": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ascii", [False, True])
def test_the_terminal_draws_and_explains_it(lang: str, ascii: bool) -> None:
    view, pen = begin(KITES).view(0), Pen(lang, ("Ada", "Bo", "Cy"), 0, ascii)
    data: Json = view.to_json()
    drawn = "\n".join(str(line) for line in table.table(data, [], 100, 40, pen))
    name = {"de": "Der Drachen", "en": "The Kite", "fr": "Le Cerf-volant"}[lang]
    assert f"{name} 12/5" in drawn
    assert "2 2 14" in table.describe(data, pen)[-4] + drawn
    star = {"de": "Spitze", "en": "Spitze", "fr": "Pointe"}[lang]
    assert star in table.explain(star.lower(), data, pen)[0]
    assert table.explain("14", data, pen) and not table.explain("10", data, pen)
    assert table.reading("14 1a", data) == f"put 14 {data['sky'][0]['board']}.top"


def test_a_long_name_is_cut_in_the_terminal() -> None:
    long = deepcopy(KITES)
    for number, item in enumerate(long["constellations"]):
        item["name"] = f"{number}" + "w" * 39
    data: Json = begin(long).view(0).to_json()
    for width in (60, 80, 120):
        lines = table.table(data, [], width, 30, Pen("en"))
        assert max(len(str(line)) for line in lines) <= width


def test_research_is_sized_by_the_pack() -> None:
    encoder = GAME.encoder(3, {"pack": KITES})
    assert encoder.count == 3 * 2 * 3
    shapes = {field.name: field.shape for field in encoder.fields}
    assert shapes["hand"] == (3,) and shapes["stars"] == (6, 3 + 3 + 1)
    state = begin(KITES)
    actions = [encoder.action_of(state, 0, move) for move in state.legal_moves()]
    assert sorted(actions) == list(range(18))
    assert [encoder.move_of(state, 0, action).text for action in actions] == [  # type: ignore[union-attr]
        move.text for move in state.legal_moves()
    ]


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "ismcts:20", "level:novice", "level:master:/2000"]
)
def test_bots_of_all_levels_play_it(spec: str) -> None:
    state, bot = begin(KITES), asterism.bot(spec)
    while state.outcome is None:
        assert state.seat is not None
        state.play(bot.choose(state.view(state.seat)), state.seat)
    assert sum(state.outcome.scores) > 0


def test_bots_see_what_a_constellation_is_worth() -> None:
    """The last star of one pays nine, of the other nothing."""
    rich = [{**KITE, "id": "rich", "first": 9}, {**KITE, "id": "poor", "first": 0, "second": 0}]
    pack = {**KITES, "in_play": {"3": 2}, "constellations": rich}
    sky = [{"board": id, "tokens": {"top": {"seat": 1, "token": "2"}}} for id in ("poor", "rich")]
    state = GAME.from_json({"players": [{}] * 3, "options": {"pack": pack}, "sky": sky})
    assert " rich." in asterism.bot("greedy").choose(state.view(0)).text


# What differs from the rulebook, and what is stored.


def test_constellations_are_added_replaced_and_left_in_the_box() -> None:
    pack = GAME.settle(3, {"pack": changed(
        KITE, {"id": "ser", "spare": False}, {"id": "gem", "spare": True},
        {**KITE, "id": "tau", "replace": True},
    )})["pack"]  # fmt: skip
    assert isinstance(pack, dict)
    ids = [item["id"] for item in pack["constellations"]]
    assert ids == ["ari", "tau", "cnc", "leo", "vir", "lib", "sco", "sgr", "cap", "aqr", "psc",
                   "ser", "kite"]  # fmt: skip
    taurus = pack["constellations"][1]
    assert (taurus["name"], len(taurus["stars"])) == (KITE["name"], 2)


def test_a_star_is_added_or_moved_by_what_differs() -> None:
    more = {
        "id": "ari",
        "stars": [{"id": "beta", "x": 0.5}, {"id": "new", "size": "small", "x": 2, "y": 2}],
    }
    aries = board_of(changed({**more, "lines": [["beta", "new"]]}), "ari")
    assert [star.id for star in aries.stars][-1] == "new" and len(aries.stars) == 7
    assert aries.places[1] == (0.5, 0.2069)
    assert sum(near != 0 for near in aries.near) == 2


def test_a_pack_is_stored_in_full_and_reading_it_again_changes_nothing() -> None:
    setup = begin(changed({"id": "ari", "first": 9})).history().setup
    assert setup is not None
    pack = setup.options["pack"]
    assert isinstance(pack, dict) and "base" not in pack and len(pack["constellations"]) == 12
    assert set(pack["constellations"][0]["stars"][0]) == {"id", "size", "name", "x", "y"}
    again = GAME.settle(3, {"pack": deepcopy(pack)})["pack"]
    assert isinstance(again, dict) and canonical(again) == canonical(pack)
    assert fingerprint(again) == fingerprint(pack)


def test_a_position_written_by_hand_keeps_its_pack_in_full() -> None:
    sky = [{"board": id} for id in ("ari", "tau", "gem")]
    position = {"players": [{}] * 3, "sky": sky, "options": {"pack": changed()}}
    pack = seen(GAME.from_json(position), 0)["options"]["pack"]
    assert "base" not in pack and len(pack["constellations"]) == 12


def test_the_rulebook_as_a_pack_is_the_same_game() -> None:
    plain, packed = GAME.start(4, 7), GAME.start(4, 7, pack=changed())
    while plain.outcome is None:
        moves = [move.text for move in plain.legal_moves()]
        assert moves == [move.text for move in packed.legal_moves()]
        plain.play(moves[len(moves) // 2])
        packed.play(moves[len(moves) // 2])
    assert plain.events(None) == packed.events(None)
    assert plain.outcome == packed.outcome


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_pack_is_played_to_the_end_and_its_record_verifies(seed: int, players: int) -> None:
    state, chance = GAME.start(players, seed, pack=random_pack(seed)), random.Random(seed)
    while state.outcome is None:
        state.play(chance.choice(state.legal_moves()))
    assert state.outcome.reason != "stuck"
    again = Record.loads(Record.of(state).dumps()).replay(verify=True)
    assert again.to_json() == state.to_json()
    assert GAME.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()


def test_two_packs_with_the_same_ids_never_mix() -> None:
    prizes = []
    for first in (9, 7):
        state = begin(changed({"id": "ari", "first": first}))
        prizes.append(Rules(seen(state, 0)["options"]).boards.board_of("ari").first)
    assert [*prizes, BOX.boards.board_of("ari").first] == [9, 7, 6]


def test_a_box_is_made_once_for_all_positions_and_views_of_its_games() -> None:
    state = begin(KITES)
    view = GAME.view_from_json(json.loads(json.dumps(state.view(0).to_json())))
    other = begin(deepcopy(KITES))
    boards = [Rules(dict(one.to_json()["options"])).boards for one in (state, view, other)]  # type: ignore[call-overload]
    assert boards[0] is boards[1] is boards[2]
    assert Rules({}).boards is BOX.boards
