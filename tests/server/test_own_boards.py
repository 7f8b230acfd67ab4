"""Rooms whose players brought boards of their own: each tells its game with its own names."""

from __future__ import annotations

from tests.server.guests import Guest, Json, Server

SEATS = [{"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def own_set(word: str) -> Json:
    """Equal ids in every set."""
    stars = [{"id": id, "size": "small", "name": f"{word} {id}"} for id in ("a", "b")]
    boards = [
        {"id": id, "name": f"{word} {id}", "stars": stars, "lines": [], "first": 5, "second": 3}
        for id in ("one", "two", "six")
    ]
    return {"boards": boards}


async def begin(ada: Guest, word: str) -> str:
    options = {"boards": own_set(word), "start_player": 0}
    room = await ada.open_room("sternenhimmel", seats=SEATS, options=options)
    await ada.do(room, "start", bytes="0a")
    return room


async def test_two_rooms_with_equal_ids_do_not_know_each_others_names(quick: Server) -> None:
    ada = await quick.guest("Ada")
    rooms = {word: await begin(ada, word) for word in ("Kite", "Boat")}
    for room in rooms.values():
        await ada.play(room, "put 10 one.a")
    for word, room in rooms.items():
        table = await ada.table(room)
        told = [one["says"]["args"] for one in table["events"] if one["says"]["args"].get("board")]
        offered = [option["says"]["args"] for option in table["legal"]]
        assert {"player": 0, "token": "10", "star": f"{word} a", "board": f"{word} one"} in told
        assert all(said["board"].startswith(word) for said in told + offered)
        assert all(said["star"].startswith(word) for said in offered)


async def test_a_room_with_a_pack_brings_its_names_in_all_their_languages(quick: Server) -> None:
    ada = await quick.guest("Ada")
    name = {"de": "Der Drachen", "en": "The Kite"}
    pack = {
        "format": 1,
        "game": "sternenhimmel",
        "name": "Kites",
        "tokens": {"values": [4, 8]},
        "in_play": {"3": 2},
        "constellations": [
            {**board, "name": name} for board in own_set("Kite")["boards"] if board["id"] != "six"
        ],
    }
    options = {"pack": pack, "start_player": 0}
    room = await ada.open_room("sternenhimmel", seats=SEATS, options=options)
    await ada.do(room, "start", bytes="0a")
    await ada.play(room, "put 8 one.a")
    table = await ada.table(room)
    told = [one["says"]["args"] for one in table["events"] if one["says"]["args"].get("board")]
    assert {"player": 0, "token": "8", "star": "Kite a", "board": name} in told
    seen = table["view"]["options"]["pack"]["constellations"]
    assert [board["name"] for board in seen] == [name, name]
