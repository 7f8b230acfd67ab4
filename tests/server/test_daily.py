"""The deal of the day: the same for everybody, unknown before and during play, compared after."""

from asterism.table.daily import day_of
from tests.server.guests import Guest, Json, Server
from tests.server.moment import settle
from tests.server.test_bots_and_clocks import over, wait_for

DAY = 86_400


async def deal_of(guest: Guest, game: str = "comets", **query: str) -> Json:
    shown = await guest.fetch("/daily", **query)
    found: Json = next(deal for deal in shown["deals"] if deal["rules"] == game)
    return found


async def begun(guest: Guest, game: str = "comets") -> Json:
    answer = await guest.post(f"/daily/{game}", {"pace": 0})
    assert answer.status_code == 201, answer.text
    room: Json = answer.json()
    return room


async def test_everybody_has_the_same_deal_and_one_try(server: Server) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    rooms = [await begun(guest) for guest in (ada, bo)]
    # As it was dealt: a bot may have chosen at one table and not yet at the other.
    dealt = [
        (await guest.fetch(f"/games/{room['playing']}/at/0", seat=0))["view"]
        for guest, room in zip((ada, bo), rooms, strict=True)
    ]
    assert dealt[0] == dealt[1]
    assert rooms[0]["id"] != rooms[1]["id"]
    assert rooms[0]["origin"]["kind"] == "daily"
    assert (await begun(ada))["id"] == rooms[0]["id"], "a second try is the first"


async def test_results_are_compared_when_ones_own_game_is_over(server: Server) -> None:
    ada, bo, cy = [await server.guest(name) for name in ("Ada", "Bo", "Cy")]
    for guest in (ada, bo):
        room = await begun(guest)
        assert (await deal_of(guest))["results"] == []
        await over(guest, room["id"])
    told = await deal_of(ada)
    assert [(one["name"], one["you"]) for one in told["results"]] == [
        ("Ada", True),
        ("Bo", False),
    ]
    assert len({one["score"] for one in told["results"]}) == 1, "the same moves, the same result"
    unplayed = await deal_of(cy)
    assert (unplayed["played"], unplayed["results"], unplayed["status"]) == (2, [], None)


async def test_its_seed_is_told_to_nobody_until_the_day_is_over(server: Server) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    room = await begun(ada)
    game, id = room["playing"], room["id"]
    while (table := await ada.table(id))["number"] < 3 or not table["legal"]:
        if table["legal"]:
            await ada.play(id)
        else:
            await wait_for(ada, id, table["number"])
    table = await ada.table(id)
    assert table["undo_further"] is None
    undo = await ada.refused(id, "undo", game=game, number=table["number"], to=0)
    assert undo["message"]["id"] == "server-rated-undo"
    await over(ada, id)
    for guest in (ada, bo):
        assert (await guest.get(f"/games/{game}/record")).status_code == 403
        assert (await guest.get(f"/games/{game}/events", seat=1)).status_code == 403
        assert (await guest.get(f"/games/{game}/at/0", open="true")).status_code == 403
        assert (await guest.post(f"/games/{game}/branch", {})).status_code == 403
    assert (await ada.get(f"/games/{game}/at/0", seat=0)).status_code == 200
    assert (await ada.refused(id, "rematch", deal="same"))["code"] == "bad"
    assert (await bo.get(f"/rooms/{id}")).status_code == 403, "nobody looks over a shoulder"
    yesterday = day_of(server.clock.now())
    await server.clock.leap(DAY)
    while (await bo.get(f"/games/{game}/record")).status_code == 403:
        await settle()  # the sweep that opens it writes to the database
    assert (await bo.get(f"/games/{game}/record")).status_code == 200
    assert len((await deal_of(bo, day=yesterday))["results"]) == 1
    assert (await deal_of(bo))["commitment"] != room["commitment"]


async def test_another_day_is_another_deal_and_tomorrows_is_not_told(quick: Server) -> None:
    ada = await quick.guest("Ada")
    first = await deal_of(ada)
    tomorrow = day_of(quick.clock.now() + DAY)
    for day in (tomorrow, "2030-99-99", "soon"):
        assert (await ada.get("/daily", day=day)).status_code == 404
    await quick.clock.leap(DAY)
    assert (await deal_of(ada))["commitment"] != first["commitment"]


async def test_whoever_wants_to_be_forgotten_is_in_no_list(quick: Server) -> None:
    ada, bo = await quick.guest("Ada"), await quick.guest("Bo")
    for guest in (ada, bo):
        await over(guest, (await begun(guest))["id"])
    await ada.http.delete("/api/me")
    assert [one["name"] for one in (await deal_of(bo))["results"]] == ["Bo"]
