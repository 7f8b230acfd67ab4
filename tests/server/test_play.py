"""Playing: what a client sends, what everybody hears, and what is harmless."""

import asyncio

import pytest

from asterism import Record
from tests.server.guests import Server, play_out, seated

each_game = pytest.mark.parametrize("game", ["comets", "stellar"])


@each_game
async def test_a_whole_game_is_played_and_its_record_verifies(server: Server, game: str) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", game=game)
    table = await play_out(room, [ada, bo])
    assert table["status"] == "over"
    text = (await ada.get(f"/games/{table['game']}/record")).text
    record = Record.loads(text)
    assert record.replay(verify=True).outcome is not None
    assert record.headers["commitment"] == table["commitment"]


async def test_on_connect_one_gets_the_room_the_view_and_the_legal_moves(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    line = await ada.socket(room)
    welcome, table = await line.next("welcome"), await line.next("table")
    assert welcome["protocol"] == 1
    assert welcome["you"] == {"person": ada.id, "name": "Ada", "seats": [0]}
    assert welcome["room"]["phase"] == "playing"
    assert table["seat"] == 0
    assert [move["text"] for move in table["legal"]] == [
        f"choose {card}" for card in sorted(set(table["view"]["hand"]))
    ]


async def test_a_table_says_what_can_be_wished_for_and_only_to_whoever_decides(
    server: Server,
) -> None:
    room, guests = await seated(server, "Ada", "Bo", game="star_realms")
    tables = [await guest.table(room) for guest in guests]
    first = tables[0]["deciding"][0]
    wishes = tables[first]["wishes"]
    assert list(wishes) == ["play_all"]
    assert wishes["play_all"] in [move["text"] for move in tables[first]["legal"]]
    assert tables[1 - first]["wishes"] == {}


async def test_everybody_hears_of_a_move_what_is_theirs_to_know(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    eve = await server.guest("Eve")
    lines = [await guest.socket(room) for guest in (ada, bo, eve)]
    for line in lines:
        await line.next("table")
    table = await ada.table(room)
    chosen = table["view"]["hand"][0]
    lines[0].tell("move", game=table["game"], number=0, move=f"choose {chosen}", ref="a1")
    heard = [(await line.next("table"))["events"] for line in lines]
    assert [events[0]["event"]["card"] for events in heard] == [chosen, None, None]
    assert {events[0]["event"]["number"] for events in heard} == {1}
    accepted = await lines[0].next("accepted")
    assert accepted == {
        "type": "accepted", "ref": "a1", "number": 1, "token": None, "ask": None,
    }  # fmt: skip


async def test_a_refused_move_names_its_clause_and_changes_nothing(server: Server) -> None:
    room, (ada, _bo) = await seated(server, "Ada", "Bo")
    table = await ada.table(room)
    missing = next(c for c in ("c1", "c2", "c3", "c4") if c not in table["view"]["hand"])
    wish = {"game": table["game"], "number": 0, "move": f"choose {missing}", "ref": "x"}
    answer = await ada.refused(room, "move", **wish)
    assert (answer["code"], answer["clause"], answer["ref"]) == ("illegal", "CO-1", "x")
    assert answer["message"]["id"] == "comets-not-in-hand"
    assert await ada.table(room) == table


async def test_moves_may_be_given_as_json(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    table = await ada.table(room)
    move = table["legal"][0]["move"]
    answer = await ada.do(room, "move", game=table["game"], number=0, move=move)
    assert answer["number"] == 1


async def test_the_same_command_again_is_harmless(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    first = await ada.play(room, ref="only once")
    table = await ada.table(room)
    text = table["events"][-1]["event"]["card"]
    wish = {"game": table["game"], "number": 0, "move": f"choose {text}", "ref": "only once"}
    assert await ada.do(room, "move", **wish) == first
    assert (await ada.table(room))["number"] == 1


async def test_a_stale_move_is_refused(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")
    old = await ada.table(room)
    await ada.play(room)
    await bo.play(room)
    move = (await ada.table(room))["legal"][0]["text"]
    answer = await ada.refused(room, "move", game=old["game"], number=0, move=move)
    assert answer["code"] == "stale"


async def test_in_a_shared_turn_an_older_number_is_accepted(server: Server) -> None:
    """Bo decided while Ada's choice was on its way: it still means what it meant."""
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    old = await ada.table(room)
    await bo.play(room)
    wish = {"game": old["game"], "number": old["number"], "move": old["legal"][0]["text"]}
    answer = await ada.do(room, "move", **wish)
    assert answer["number"] == 2


async def test_whoever_lost_the_connection_goes_on_where_they_were(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    line = await ada.socket(room)
    seen = await line.next("table")
    await line.close()
    await bo.play(room)
    await ada.play(room)
    again = await ada.socket(room, game=seen["game"], since=seen["number"])
    table = await again.next("table")
    assert table["since"] == 0
    numbers = [told["event"]["number"] for told in table["events"]]
    assert numbers[0] == 1
    assert sorted(numbers) == numbers


async def test_another_games_number_gets_the_whole_view(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    line = await ada.socket(room, game="another", since=4)
    table = await line.next("table")
    assert (table["since"], table["events"]) == (0, [])


async def test_nobody_plays_for_somebody_else(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    eve = await server.guest("Eve")
    table = await ada.table(room)
    wish = {"game": table["game"], "number": 0, "move": table["legal"][0]["text"]}
    for guest, seat in ((eve, None), (eve, 0), (bo, 0)):
        answer = await guest.refused(room, "move", **wish, seat=seat)
        assert answer["code"] == "forbidden"
    assert (await bo.get(f"/rooms/{room}/table", seat=0)).status_code == 403


async def test_a_preview_is_given_on_request(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo", game="stellar")
    table = await ada.table(room)
    move = table["legal"][0]["text"]
    answer = await ada.do(room, "preview", game=table["game"], move=move)
    assert answer["move"] == move
    assert answer["preview"]
    # Whoever asks about what cannot be done hears why, and nothing has happened.
    no = await ada.refused(room, "preview", game=table["game"], move="take 1")
    assert (no["code"], no["clause"]) == ("illegal", "ST-3.1")
    assert (await ada.table(room))["number"] == table["number"]


async def test_undo_up_to_what_came_to_light_is_free(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    await ada.play(room)
    table = await ada.table(room)
    assert table["undo"] == 0
    await ada.do(room, "undo", game=table["game"], number=1)
    after = await ada.table(room, after=1)
    assert after["ply"] == 0
    assert after["number"] == 2
    assert after["events"][0]["event"]["type"] == "taken_back"


async def test_an_undo_keeps_the_sealed_choice_of_the_other(server: Server) -> None:
    room, (ada, bo, _) = await seated(server, "Ada", "Bo", "Cy")
    await ada.play(room)
    await bo.play(room)
    table = await ada.table(room)
    await ada.do(room, "undo", game=table["game"], number=table["number"])
    assert (await ada.table(room))["deciding"] == [0, 2]
    before = await bo.table(room)
    again = await server.restarted()
    assert {**(await bo.table(room)), "now": 0} == {**before, "now": 0}
    await again.__aexit__(None, None, None)


async def test_further_back_needs_everybodys_consent(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    await ada.play(room)
    await bo.play(room)
    table = await ada.table(room)
    answer = await ada.do(room, "undo", game=table["game"], number=2, to=0)
    assert answer["ask"] is not None
    assert (await ada.table(room))["ply"] == 2
    asked = (await bo.fetch(f"/rooms/{room}"))["asks"]
    assert [ask["kind"] for ask in asked] == ["undo"]
    await bo.do(room, "answer", ask=asked[0]["id"], yes=True)
    assert (await ada.table(room))["ply"] == 0


async def test_a_table_says_what_is_taken_back_freely_and_what_by_consent(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")

    async def told() -> tuple[int | None, str | None]:
        table = await ada.table(room)
        return table["undo"], table["undo_further"]

    assert await told() == (None, None)
    await ada.play(room)
    assert await told() == (0, None)
    await bo.play(room)
    assert await told() == (None, "ask")


async def test_a_no_ends_the_question(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")
    await ada.play(room)
    await bo.play(room)
    table = await ada.table(room)
    ask = (await ada.do(room, "undo", game=table["game"], number=2, to=0))["ask"]
    await bo.do(room, "answer", ask=ask, yes=False)
    assert (await bo.fetch(f"/rooms/{room}"))["asks"] == []
    answer = await bo.refused(room, "answer", ask=ask, yes=True)
    assert answer["code"] == "stale"


async def test_resigning_ends_the_game(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    table = await ada.table(room)
    await ada.do(room, "resign", game=table["game"])
    over = await bo.table(room)
    assert over["status"] == "over"
    assert over["outcome"]["winners"] == [1]
    assert (await bo.refused(room, "resign", game=table["game"]))["code"] == "not-now"


async def test_a_game_can_be_aborted_before_the_first_move_only(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    table = await ada.table(room)
    await ada.do(room, "abort", game=table["game"])
    assert (await bo.table(room))["status"] == "aborted"
    await bo.do(room, "rematch")
    await bo.do(room, "ready")
    await ada.do(room, "start")
    await ada.play(room)
    table = await ada.table(room)
    assert (await ada.refused(room, "abort", game=table["game"]))["code"] == "not-now"


async def test_a_restart_forgets_nothing(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", game="stellar")
    for _ in range(9):
        table = await ada.table(room)
        await (ada, bo)[table["deciding"][0]].play(room)
    before = [await guest.table(room) for guest in (ada, bo)]
    again = await server.restarted()
    assert [await guest.table(room) for guest in (ada, bo)] == before
    assert (await play_out(room, [ada, bo]))["status"] == "over"
    await again.__aexit__(None, None, None)


async def test_idle_games_leave_the_memory_and_come_back(server: Server) -> None:
    room, (ada, _bo) = await seated(server, "Ada", "Bo")
    before = await ada.table(room)
    rebuilt = server.node.games.rebuilt
    await server.clock.pass_by(server.settings.idle_seconds + 10)
    await server.node.upkeep.sweep()
    assert server.node.games.boxes == {}
    after = await ada.table(room)
    assert server.node.games.rebuilt == rebuilt + 1
    assert {**after, "now": 0} == {**before, "now": 0}


async def test_a_long_poll_answers_as_soon_as_something_happens(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    waiting = asyncio.create_task(bo.table(room, after=0, wait=20))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await ada.play(room)
    assert (await waiting)["number"] == 1
