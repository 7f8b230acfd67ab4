"""Rooms: opening, finding, sitting down, starting, playing again."""

import pytest

from tests.server.guests import Guest, Server, gathered, play_out, seated


async def test_a_room_is_found_by_its_code_and_its_qr_code(server: Server) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    room = await ada.open_room()
    seen = await ada.fetch(f"/rooms/{room}")
    code = seen["code"]
    assert (await bo.fetch(f"/codes/{code[:3].lower()}-{code[3:]}"))["room"] == room
    assert seen["link"] == f"/r/{room}"
    picture = await bo.get(f"/rooms/{room}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert (await bo.get("/codes/NOSUCH")).status_code == 404


async def test_only_listed_rooms_are_in_the_lobby(server: Server) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    await ada.open_room()
    listed = await ada.open_room(listed=True)
    rooms = (await bo.fetch("/rooms"))["rooms"]
    assert [room["id"] for room in rooms] == [listed]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"players": 7},
        {"options": {"hand": 9}},
        {"options": {"nothing": 1}},
        {"seats": [{"kind": "bot", "level": "nobody"}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "level": "exec:sh"}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "level": " exec:sh"}, {"kind": "open"}]},
        {"seats": [{"kind": "open"}], "players": 2},
        {"clock": {"kind": "move", "seconds": 1}},
        {"rated": True, "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]},
    ],
)
async def test_what_cannot_be_played_is_refused_with_a_reason(
    quick: Server, wish: dict[str, object]
) -> None:
    ada = await quick.guest("Ada")
    answer = await ada.post("/rooms", {"game": "comets", **wish})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad"
    assert len(answer.json()["reason"]) > 10


async def test_a_game_begins_when_all_seats_are_taken_and_ready(server: Server) -> None:
    room, (ada, bo) = await gathered(server, "Ada", "Bo")
    assert (await ada.refused(room, "start"))["message"]["id"] == "server-not-ready"
    await bo.do(room, "stand", seat=1)
    assert (await ada.refused(room, "start"))["message"]["id"] == "server-seats-open"
    await bo.do(room, "sit", seat=1)
    await bo.do(room, "ready")
    await ada.do(room, "start")
    assert (await bo.fetch(f"/rooms/{room}"))["phase"] == "playing"
    assert (await bo.refused(room, "stand", seat=1))["code"] == "not-now"


async def test_two_people_cannot_take_one_seat(server: Server) -> None:
    room, (ada, bo) = await gathered(server, "Ada", "Bo")
    assert (await ada.refused(room, "sit", seat=1))["message"]["id"] == "server-seat-taken"
    assert (await bo.refused(room, "sit", seat=5))["code"] == "bad"


async def test_only_the_host_changes_the_room(server: Server) -> None:
    room, (ada, bo) = await gathered(server, "Ada", "Bo")
    assert (await bo.refused(room, "change", options={"hand": 3}))["code"] == "forbidden"
    before = await ada.fetch(f"/rooms/{room}")
    await bo.do(room, "ready", bytes="ff")
    await ada.do(room, "change", options={"hand": 3}, players=3)
    after = await bo.fetch(f"/rooms/{room}")
    assert after["options"] == {"hand": 3}
    assert [seat["kind"] for seat in after["seats"]] == ["person", "person", "open"]
    assert after["commitment"] != before["commitment"]
    assert not after["seats"][1]["ready"], "what was added to the old secret is void"


async def test_a_rematch_moves_everybody_on_by_a_seat(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    first = await play_out(room, [ada, bo])
    assert (await ada.fetch(f"/rooms/{room}"))["phase"] == "over"
    await bo.do(room, "rematch", seats="rotated")
    seats = (await ada.fetch(f"/rooms/{room}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Ada"]
    await ada.do(room, "ready", bytes="01")
    await bo.do(room, "start", bytes="02")
    second = await ada.table(room)
    assert second["seat"] == 1
    assert second["game"] != first["game"]
    assert second["commitment"] != first["commitment"]


async def test_a_pair_plays_the_same_deal_again_and_keeps_it_secret_till_then(
    server: Server,
) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", pair=True)
    dealt = (await ada.table(room))["view"]["hand"]
    first = await play_out(room, [ada, bo])
    assert (await ada.get(f"/games/{first['game']}/record")).status_code == 403
    await ada.do(room, "rematch", seats="same")
    await ada.do(room, "ready")
    await bo.do(room, "start")
    again = await bo.table(room)
    assert (again["seat"], again["view"]["hand"]) == (0, dealt)
    second = await play_out(room, [bo, ada])
    for game in (first["game"], second["game"]):
        assert (await ada.get(f"/games/{game}/record")).status_code == 200


async def test_leaving_resigns_and_the_next_person_is_host(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    await ada.do(room, "leave")
    table = await bo.table(room)
    assert table["outcome"]["winners"] == [1]
    assert (await bo.fetch(f"/rooms/{room}"))["host"] == bo.id


async def test_the_host_can_show_somebody_the_door(server: Server) -> None:
    room, (ada, bo) = await gathered(server, "Ada", "Bo")
    line = await bo.socket(room)
    await line.next("welcome")
    await ada.do(room, "kick", person=bo.id)
    assert await line.closed() == 4003
    assert (await bo.get(f"/rooms/{room}")).status_code == 403
    assert (await bo.refused(room, "sit", seat=1))["code"] == "forbidden"


async def test_an_absent_person_is_replaced_by_a_bot_and_may_return(server: Server) -> None:
    room, (ada, bo, cy) = await seated(server, "Ada", "Bo", "Cy")
    game = (await ada.table(room))["game"]
    line = await cy.socket(room)
    await line.next("table")
    there = await ada.refused(room, "replace", game=game, seat=2, level="random")
    assert there["message"]["id"] == "server-still-there"
    await line.close()
    server.clock.at += 60
    ask = (await ada.do(room, "replace", game=game, seat=2, level="random"))["ask"]
    assert ask is not None
    await bo.do(room, "answer", ask=ask, yes=True)
    seats = (await ada.fetch(f"/rooms/{room}"))["seats"]
    assert (seats[2]["kind"], seats[2]["replaced"]) == ("bot", cy.id)
    assert (await bo.refused(room, "return", game=game))["code"] == "forbidden"
    await cy.do(room, "return", game=game)
    assert (await cy.table(room))["players"][2]["kind"] == "person"


async def test_spectators_see_what_a_spectator_may_see(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    eve = await server.guest("Eve")
    table = await eve.table(room)
    assert (table["seat"], table["legal"], table["view"]["hand"]) == (None, [], [])
    assert (await eve.get(f"/rooms/{room}/table", seat=0)).status_code == 403
    assert (await ada.fetch(f"/rooms/{room}"))["watching"] == 0
    line = await eve.socket(room)
    await line.next("table")
    assert (await ada.fetch(f"/rooms/{room}"))["watching"] == 1


async def test_watching_can_be_closed(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo", watchers=False)
    eve = await quick.guest("Eve")
    assert (await eve.get(f"/rooms/{room}/table")).status_code == 403
    assert await (await eve.socket(room)).closed() == 4403
    assert (await ada.table(room))["seat"] == 0


async def test_one_person_may_hold_several_seats_where_the_room_says_so(quick: Server) -> None:
    ada = await quick.guest("Ada")
    room = await ada.open_room(hot_seat=True)
    await ada.do(room, "sit", seat=1)
    await ada.do(room, "start")
    hands = [(await ada.table(room, seat=seat))["view"]["hand"] for seat in (0, 1)]
    assert hands[0] != [] != hands[1]
    for seat in (1, 0):
        await ada.play(room, seat=seat)
    assert (await ada.table(room))["ply"] == 2


async def test_chat_reactions_presence_and_mute(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    line = await ada.socket(room)
    await line.next("table")
    other = await bo.socket(room)
    assert (await line.next("presence"))["present"] is True
    await other.next("table")
    other.tell("chat", text="  hello <b>you</b> \n")
    assert (await line.next("said"))["line"]["text"] == "hello <b>you</b>"
    other.tell("react", sign="wow")
    assert (await line.next("reacted"))["sign"] == "wow"
    await ada.do(room, "mute", person=bo.id)
    await bo.do(room, "chat", text="can you hear me?")
    assert all(frame["type"] != "said" for frame in await line.drained())
    assert (await ada.get(f"/rooms/{room}/chat")).json() == []
    assert len((await bo.get(f"/rooms/{room}/chat")).json()) == 2
    await other.close()
    assert (await line.next("presence"))["present"] is False


async def test_a_recovery_link_carries_a_seat_to_another_device(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    link = (await ada.post("/me/recovery")).json()
    phone = Guest(server)
    assert (await phone.post("/recover", {"token": "wrong"})).status_code == 403
    assert (await phone.post("/recover", {"token": link["token"]})).json()["id"] == ada.id
    assert (await phone.table(room))["seat"] == 0
    thief = Guest(server)
    assert (await thief.post("/recover", {"token": link["token"]})).status_code == 403


async def test_a_recovery_link_grows_old(quick: Server) -> None:
    ada = await quick.guest("Ada")
    link = (await ada.post("/me/recovery")).json()
    quick.clock.at += 3601
    assert (await Guest(quick).post("/recover", {"token": link["token"]})).status_code == 403


async def test_a_club_asks_for_its_password(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("club") / "club.db"
    async with Server(f"sqlite:///{file}", password="nebula") as server:
        stranger = Guest(server)
        assert (await stranger.post("/people", {"name": "Eve"})).status_code == 401
        assert (await stranger.get("/rooms")).status_code == 401
        member = await server.guest("Ada", password="nebula")
        assert await member.open_room()


async def test_names_are_data_and_never_markup_or_orders(quick: Server) -> None:
    ada = await quick.guest("  <i>Ada</i>\u202e\u0007\n x ")
    assert ada.me["name"] == "<i>Ada</i> x"
    answer = await Guest(quick).post("/people", {"name": "\u200b\u202e"})
    assert answer.status_code == 422


async def test_people_choose_who_is_boss_and_on_which_side_they_sit(server: Server) -> None:
    raid = {"format": "raid"}
    room, people = await gathered(server, "Ada", "Bo", "Cy", game="star_realms", options=raid)
    ada, bo, cy = people
    await ada.do(room, "change", options={**raid, "boss": 2})
    await bo.do(room, "stand", seat=1)
    await cy.do(room, "stand", seat=2)
    await bo.do(room, "sit", seat=2)
    await cy.do(room, "sit", seat=1)
    for guest in (bo, cy):
        await guest.do(room, "ready", bytes="0" * 62 + "0a")
    await ada.do(room, "start", bytes="0" * 62 + "0b")
    table = await bo.table(room)
    assert (table["view"]["seat"], table["view"]["options"]["boss"]) == (2, 2)
    assert table["deciding"] == [2], "the Boss begins (SR-4.5)"
