"""What if: going on from an open game, its deal again, records from files, and shared screens."""

from pathlib import Path

import pytest

from tests.server.guests import Guest, Server, play_out, seated
from tests.server.test_bots_and_clocks import over

RECORDS = Path(__file__).parents[1] / "records"


async def finished(server: Server) -> tuple[str, list[Guest]]:
    """A game that is over, and who played it."""
    room, guests = await seated(server, "Ada", "Bo")
    return str((await play_out(room, guests))["game"]), guests


async def test_an_open_game_goes_on_from_any_ply_against_a_bot(server: Server) -> None:
    game, (ada, _) = await finished(server)
    before = (await ada.fetch(f"/games/{game}/at/3", seat=1))["view"]
    answer = await ada.post(
        f"/games/{game}/branch", {"ply": 3, "seat": 1, "bots": ["random", "random"], "pace": 0}
    )
    assert answer.status_code == 201, answer.text
    room = answer.json()
    assert room["origin"] == {
        "kind": "what-if", "game": game, "ply": 3, "day": None, "seeded": True
    }  # fmt: skip
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "person"]
    branch = room["playing"]
    assert (await ada.fetch(f"/games/{branch}/at/3", seat=1))["view"] == before
    table = await over(ada, room["id"])
    assert table["status"] == "over"
    record = (await ada.get(f"/games/{branch}/record")).text
    assert f"origin: what-if {game} ply 3" in record
    listed = await ada.fetch("/me/games")
    assert [one["origin"] and one["origin"]["kind"] for one in listed["games"]].count(
        "what-if"
    ) == 1
    assert listed["played"] == 1, "what-if games are not counted"


async def test_from_ply_0_it_is_the_same_deal_again_with_other_bots(quick: Server) -> None:
    game, (ada, _) = await finished(quick)
    dealt = (await ada.fetch(f"/games/{game}/at/0", seat=0))["view"]
    room = (await ada.post(f"/games/{game}/branch", {"bots": ["random"], "pace": 0})).json()
    assert room["origin"]["kind"] == "again"
    assert room["seats"][1]["level"] == "random"
    assert (await ada.fetch(f"/games/{room['playing']}/at/0", seat=0))["view"] == dealt
    table = await over(ada, room["id"])
    again = await ada.refused(room["id"], "rematch", deal="same")
    assert again["message"]["id"] == "server-rated-deal"
    await ada.do(room["id"], "rematch")
    assert (await ada.fetch(f"/rooms/{room['id']}"))["origin"] is None
    first, other = [
        (await ada.get(f"/games/{id}/record")).text for id in (game, str(table["game"]))
    ]
    assert [line for line in first.splitlines() if line.startswith("seed")] == [
        line for line in other.splitlines() if line.startswith("seed")
    ]


async def test_nothing_goes_on_from_a_game_that_has_secrets(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    await ada.play(room)
    game = (await ada.table(room))["game"]
    for wish in ({"ply": 1}, {"ply": 0}, {"ply": 1, "seat": 1}):
        answer = await ada.post(f"/games/{game}/branch", wish)
        assert answer.status_code == 403
        assert answer.json()["message"]["id"] == "server-still-secret"


async def test_the_first_game_of_a_pair_is_secret_until_the_second_is_over(quick: Server) -> None:
    room, guests = await seated(quick, "Ada", "Bo", pair=True)
    game = (await play_out(room, guests))["game"]
    answer = await guests[0].post(f"/games/{game}/branch", {"ply": 0})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"ply": 10_000}, 404),
        ({"seat": 7}, 422),
        ({"bots": ["nobody"]}, 422),
        ({"bots": ["ismcts:100000"]}, 422),
    ],
)
async def test_what_cannot_be_gone_on_with_is_said(
    quick: Server, wish: dict[str, object], status: int
) -> None:
    game, (ada, _) = await finished(quick)
    assert (await ada.post(f"/games/{game}/branch", wish)).status_code == status


async def test_at_its_end_nothing_is_left_to_decide(quick: Server) -> None:
    game, (ada, _) = await finished(quick)
    plies = (await ada.fetch(f"/games/{game}/at/0"))["plies"]
    answer = await ada.post(f"/games/{game}/branch", {"ply": plies})
    assert answer.json()["message"]["id"] == "server-nothing-to-decide"


async def test_records_from_files_are_looked_at_and_gone_on_with(quick: Server) -> None:
    ada = await quick.guest("Ada")
    for file in sorted(RECORDS.glob("*.record")):
        text = file.read_text()
        answer = await ada.http.post("/api/records", content=text.encode())
        assert answer.status_code == 201, (file, answer.text)
        game = answer.json()["game"]
        assert (await ada.fetch(f"/games/{game}"))["origin"]["kind"] == "record"
        first = await ada.fetch(f"/games/{game}/at/0", seat=0)
        last = await ada.fetch(f"/games/{game}/at/{first['plies']}", open="true")
        assert last["plies"] == first["plies"]
        again = (await ada.get(f"/games/{game}/record")).text
        assert again.partition("\n\n")[2] == text.partition("\n\n")[2], file
        assert ("\nseed: " in again) == ("\nseed: " in text), file
        if file.stem.endswith(("finished", "running", "laid-out")):
            room = await ada.post(f"/games/{game}/branch", {"bots": ["random"]})
            assert room.status_code == 201, (file, room.text)


async def test_what_is_no_record_is_refused_with_its_line(quick: Server) -> None:
    ada = await quick.guest("Ada")
    answer = await ada.http.post(
        "/api/records", content=b"asterism record 1\ngame: chess\nrules: 1\nplayers: 2\n\n0 start\n"
    )
    assert answer.status_code == 422
    assert "line 2" in answer.json()["reason"]
    assert (await ada.http.post("/api/records", content=b"\xff")).status_code == 422
    assert (await ada.http.post("/api/records", content=b" " * 300_000)).status_code == 413


async def test_a_shared_screen_sees_what_everybody_may_see_and_sits_nowhere(
    server: Server,
) -> None:
    screen = await server.guest("Screen")
    people = [await server.guest(name) for name in ("Ada", "Bo")]
    room = await screen.open_room(players=2, screen=True, watchers=False)
    assert (await screen.fetch(f"/rooms/{room}"))["screen"] == screen.id
    assert (await screen.refused(room, "sit", seat=0))["message"]["id"] == (
        "server-screen-sits-nowhere"
    )
    for seat, guest in enumerate(people):
        await guest.do(room, "sit", seat=seat)
        await guest.do(room, "ready", bytes="0a")
    await screen.do(room, "start")
    line = await screen.socket(room, watch=True)
    table = await line.next("table")
    assert table["seat"] is None and table["legal"] == []
    assert table["view"]["hand"] == []
    await people[0].play(room)
    assert (await line.next("table"))["view"]["hand"] == []
    assert (await screen.get(f"/games/{table['game']}/at/0", seat=0)).status_code == 403


async def test_a_seated_person_who_shows_the_table_shows_no_secret(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    line = await ada.socket(room, watch=True)
    table = await line.next("table")
    assert table["seat"] is None and table["view"]["hand"] == []


async def test_on_one_device_every_seat_has_a_name(quick: Server) -> None:
    ada = await quick.guest("Ada")
    room = await ada.open_room(players=2, hot_seat=True)
    await ada.do(room, "stand", seat=0)
    for seat, name in enumerate(("Cy", "Di")):
        await ada.do(room, "sit", seat=seat, name=name)
    await ada.do(room, "start")
    await ada.http.patch("/api/me", json={"name": "Eve"})
    found = await ada.fetch(f"/rooms/{room}")
    assert [seat["name"] for seat in found["seats"]] == ["Cy", "Di"]
    for seat in (0, 1):
        line = await ada.socket(room, seat=seat)
        assert (await line.next("table"))["seat"] == seat


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("stellar", 2, {}),
        ("sternenhimmel", 5, {}),
        ("star_realms", 6, {"format": "emperor"}),
    ],
)
async def test_around_a_shared_screen_every_phone_has_its_own_hand_and_no_other(
    quick: Server, game: str, players: int, options: dict[str, str]
) -> None:
    screen = await quick.guest("Screen")
    room = await screen.open_room(game, players=players, options=options, screen=True)
    phones = [await quick.guest(f"Person {seat}") for seat in range(players)]
    for seat, phone in enumerate(phones):
        await phone.do(room, "sit", seat=seat)
        await phone.do(room, "ready", bytes="0a")
    await screen.do(room, "start")
    shown = (await (await screen.socket(room, watch=True)).next("table"))["view"]
    assert [player["hand"] for player in shown["players"]] == [None] * players
    for seat, phone in enumerate(phones):
        # As a phone that slept does: a line of its own, which knows its seat.
        table = await (await phone.socket(room)).next("table")
        hands = [player["hand"] for player in table["view"]["players"]]
        assert table["seat"] == seat
        assert [other for other, hand in enumerate(hands) if hand is not None] == [seat]
