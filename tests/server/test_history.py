"""What was played: records, looking back, one's own games, ratings, and being forgotten."""

from sqlalchemy import func, select

from asterism.engine.record import Record
from asterism.server.storage import schema
from tests.server.guests import Guest, Server, play_out, seated


async def test_while_a_game_runs_one_looks_back_from_ones_own_seat_only(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    dealt = await ada.table(room)
    await ada.play(room)
    await bo.play(room)
    game = dealt["game"]
    past = await ada.fetch(f"/games/{game}/at/0", seat=0)
    assert (past["plies"], past["view"]) == (2, dealt["view"])
    assert (await ada.get(f"/games/{game}/at/0", seat=1)).status_code == 403
    assert (await ada.get(f"/games/{game}/at/0", open=True)).status_code == 403
    assert (await ada.get(f"/games/{game}/at/9", seat=0)).status_code == 404
    assert (await ada.fetch(f"/games/{game}/at/0"))["view"]["hand"] == []
    own = await ada.fetch(f"/games/{game}/events", seat=0)
    drawn = [told["event"] for told in own["events"] if told["event"]["type"] == "drew"]
    assert {event["seat"] for event in drawn if event["card"] is not None} == {0}


async def test_when_it_is_over_everything_is_open_to_whoever_has_the_link(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    game = (await play_out(room, [ada, bo]))["game"]
    eve = await server.guest("Eve")
    assert len((await eve.fetch(f"/games/{game}/at/0", seat=1))["view"]["hand"]) == 2
    position = (await eve.fetch(f"/games/{game}/at/0", open="true"))["view"]
    assert all(len(player["hand"]) == 2 for player in position["players"])
    assert (await Guest(server).get(f"/games/{game}/record")).text.startswith("asterism record")


async def test_my_games_begin_with_those_that_wait_for_me(server: Server) -> None:
    finished, (ada, bo) = await seated(server, "Ada", "Bo")
    await play_out(finished, [ada, bo])
    room, _ = await seated(server, "Cy", "Di")
    mine = await ada.open_room()
    await bo.do(mine, "sit", seat=1)
    await bo.do(mine, "ready")
    await ada.do(mine, "start")
    listed = await ada.fetch("/me/games")
    assert [(game["status"], game["yours"]) for game in listed["games"]] == [
        ("playing", True),
        ("over", False),
    ]
    assert listed["played"] == 1
    assert room not in {game["room"] for game in listed["games"]}


async def test_rated_games_change_ratings(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo", rated=True)
    game = (await ada.table(room))["game"]
    await ada.do(room, "resign", game=game)
    winner, loser = [(await guest.fetch("/me/games"))["ratings"][0] for guest in (bo, ada)]
    assert winner["rating"] > loser["rating"]
    assert winner["provisional"] is True
    assert winner["games"] == 1


async def test_partners_win_and_lose_together(quick: Server) -> None:
    hydra = {"format": "hydra2"}
    names = ("Ada", "Bo", "Cy", "Di")
    room, people = await seated(quick, *names, game="star_realms", options=hydra, rated=True)
    table = await people[0].table(room)
    state = (await quick.node.games.look(table["game"])).state
    for partner in people[:2]:  # the first alone ends nothing
        await partner.do(room, "resign", game=table["game"])
    ratings = [(await guest.fetch("/me/games"))["ratings"][0]["rating"] for guest in people]
    lost = [rating for seat, rating in enumerate(ratings) if state.side(seat) == state.side(0)]
    won = [rating for seat, rating in enumerate(ratings) if state.side(seat) != state.side(0)]
    assert len(lost) == len(won) == 2
    assert len(set(lost)) == len(set(won)) == 1, "partners who were equal stay equal"
    assert min(won) > max(lost)


async def test_nobody_escapes_a_rated_game_by_letting_a_bot_take_over(quick: Server) -> None:
    clock = {"kind": "move", "seconds": 60}
    room, (ada, bo) = await seated(quick, "Ada", "Bo", rated=True, clock=clock, at_zero="bot")
    assert (await ada.fetch(f"/rooms/{room}"))["at_zero"] == "lose"
    await bo.play(room)
    quick.clock.at += 61
    await quick.node.upkeep.sweep()
    assert (await bo.table(room))["outcome"]["winners"] == [1]
    assert len((await ada.fetch("/me/games"))["ratings"]) == 1


async def test_statistics_count_every_game_by_its_format(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    ends = [await play_out(room, [ada, bo])]
    duel = await ada.open_room("star_realms")
    for number, (loser, winner) in enumerate([(bo, 1), (ada, 0)]):
        if number:
            await ada.do(duel, "rematch", seats="same")
        else:
            await bo.do(duel, "sit", seat=1)
        await bo.do(duel, "ready")
        await ada.do(duel, "start")
        await loser.do(duel, "resign", game=(await ada.table(duel))["game"])
        ends.append(await ada.table(duel))
        assert (0 in ends[-1]["outcome"]["winners"]) == bool(winner)
    mine = await ada.fetch("/me/games")
    comets, *duels = [end["outcome"] for end in ends]
    assert mine["statistics"] == [
        {
            "game": "comets",
            "format": "",
            "played": 1,
            "won": int(0 in comets["winners"]),
            "best": comets["scores"][0],
        },
        {
            "game": "star_realms",
            "format": "duel",
            "played": 2,
            "won": 1,
            "best": max(outcome["scores"][0] for outcome in duels),
        },
    ]
    assert mine["played"] == 3


async def test_a_finished_game_is_told_as_json_too(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    game = (await ada.table(room))["game"]
    assert (await ada.get(f"/games/{game}/record.json")).status_code == 403
    await play_out(room, [ada, bo])
    found = await ada.fetch(f"/games/{game}/record.json")
    record = Record.loads((await ada.get(f"/games/{game}/record")).text)
    assert found["headers"] == record.headers
    assert int(found["seed"]) == record.setup.seed
    assert [entry["move"] for entry in found["entries"]] == [e.text for e in record.entries]
    outcome = record.replay(verify=True).outcome
    assert outcome is not None
    assert found["outcome"] == outcome.to_json()


async def test_unrated_and_aborted_games_do_not(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    await ada.do(room, "resign", game=(await ada.table(room))["game"])
    other, (cy, _) = await seated(server, "Cy", "Di", rated=True)
    await cy.do(other, "abort", game=(await cy.table(other))["game"])
    for guest in (ada, cy):
        assert (await guest.fetch("/me/games"))["ratings"] == []


async def test_in_a_rated_game_nobody_goes_back_behind_what_came_to_light(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo", rated=True)
    await ada.play(room)
    await bo.play(room)
    table = await ada.table(room)
    assert table["undo_further"] is None
    answer = await ada.refused(room, "undo", game=table["game"], number=2, to=0)
    assert answer["message"]["id"] == "server-rated-undo"


async def test_export_tells_all_and_deleting_leaves_nothing(server: Server) -> None:
    room, (ada, bo) = await seated(server, "Ada Lovelace", "Bo")
    await ada.do(room, "chat", text="hello from Ada")
    exported = await ada.fetch("/me/export")
    assert exported["person"]["name"] == "Ada Lovelace"
    assert [line["text"] for line in exported["chat"]] == ["hello from Ada"]
    assert len(exported["games"]) == 1
    assert (await ada.http.delete("/api/me")).status_code == 200
    assert (await ada.get("/me")).json() is None
    table = await bo.table(room)
    assert table["outcome"]["winners"] == [1]
    record = (await bo.get(f"/games/{table['game']}/record")).text
    for text in (record, (await bo.get(f"/rooms/{room}/table")).text):
        assert "Lovelace" not in text
        assert ada.id not in text
    for name in ("person", "session", "chat", "rating"):
        column = schema.metadata.tables[name].c.get("person", None)
        column = schema.person.c.id if column is None else column
        count = await server.node.store.row(select(func.count()).where(column == ada.id))
        assert count is not None and count[0] == 0


async def test_an_admin_looks_after_the_house(tmp_path_factory: object, database: str) -> None:
    async with Server(database, admin_token="key") as server:
        room, (ada, bo) = await seated(server, "Ada", "Bo")
        admin = Guest(server, "key")
        assert (await ada.get("/admin/rooms")).status_code == 401
        rooms = (await admin.fetch("/admin/rooms"))["rooms"]
        assert [(found["id"], found["phase"]) for found in rooms] == [(room, "playing")]
        await admin.http.patch(f"/api/admin/people/{bo.id}", json={"muted": True})
        assert (await bo.refused(room, "chat", text="hm"))["code"] == "forbidden"
        line = await bo.socket(room)
        await line.next("table")
        await admin.http.put("/api/admin/announcement", json={"text": "Tea at five."})
        assert (await line.next("notice"))["text"] == "Tea at five."
        await admin.http.patch(f"/api/admin/people/{bo.id}", json={"banned": True})
        assert await line.closed() == 4003
        assert (await bo.get("/me")).status_code == 403
        server.clock.at += 40 * 86_400
        tidied = await admin.post("/admin/tidy", {"days": 30})
        assert tidied.json() == {"closed": 1}
        assert (await ada.get(f"/rooms/{room}")).status_code == 404


async def test_without_a_token_there_is_no_admin(quick: Server) -> None:
    assert (await Guest(quick, "").get("/admin/rooms")).status_code == 404
