"""`python -m tests.server.release 0.1.0`: keeps a database of this version for later ones.

It plays games of every kind on a real server and leaves them at every stage. The file is part of a
release: add one for each, and never make an old one anew.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.club import Club
from tests.server.guests import Guest, Server

FOLDER = Path(__file__).parent / "released"
ADMIN = "key"
MOVE = {"kind": "move", "seconds": 60}
FISCHER = {"kind": "fischer", "seconds": 3600, "increment": 5}
DAYS = {"kind": "days", "days": 3}


async def rated(club: Club, people: list[Guest]) -> None:
    """Finished games that count: to the end, given up, lost by the clock."""
    ada, bo, cy, di, *_ = people
    await club.play(await club.begin("stellar", ada, bo, rated=True))
    await club.play(await club.begin("star_realms", bo, cy, rated=True))
    hydra = {"format": "hydra2"}
    room = await club.begin("star_realms", ada, bo, cy, di, options=hydra, rated=True)
    await club.play(room, 6)
    await cy.do(room, "resign", game=(await cy.table(room))["game"])
    room = await club.begin("sternenhimmel", ada, bo, cy, rated=True, clock=MOVE)
    await club.play(room, 3)
    while (await ada.table(room))["status"] == "playing":
        club.server.clock.at += 61
        await club.server.node.upkeep.sweep()


async def finished(club: Club, people: list[Guest]) -> None:
    """Finished games that do not count, one of them among bots; and two that ended before."""
    ada, bo, cy, di, *_ = people
    await club.play(await club.begin("sternenhimmel", ada, bots="random random greedy random"))
    room = await club.begin("star_realms", bo, bots="buyer buyer buyer", options={"format": "raid"})
    await club.play(room)
    # The same deal again, from the other side: nothing of the first game is told yet.
    room = await club.begin("stellar", ada, bo, pair=True)
    await club.play(room)
    await ada.do(room, "rematch")
    await club.start(room, ada, bo)
    await club.play(room, 7)
    room = await club.begin("stellar", cy, di)
    await cy.do(room, "abort", game=(await cy.table(room))["game"])
    room = await club.begin("star_realms", cy, di)
    await club.play(room, 12)
    await Guest(club.server, ADMIN).http.delete(f"/api/admin/rooms/{room}")


async def running(club: Club, people: list[Guest]) -> None:
    """Games in the middle: chat, clocks, moves taken back, people gone, bots in their place."""
    ada, bo, cy, di, eva, finn = people
    room = await club.begin("stellar", ada, bo, clock=FISCHER, listed=True)
    await club.play(room, 9)
    await ada.do(room, "chat", text="good evening")
    await bo.do(room, "chat", text="and a clear sky")
    await taken_back(club, room)

    room = await club.begin("star_realms", ada, bo)
    await club.play(room, 40)
    await taken_back(club, room, to=30)
    await club.play(room, 5)

    room = await club.begin("star_realms", ada, bo, cy, di, options={"format": "deathmatch"})
    await club.play(room, 60)
    await di.do(room, "resign", game=(await di.table(room))["game"])
    await club.play(room, 5)

    emperor = {"format": "emperor", "start_player": 0}
    room = await club.begin("star_realms", *people, options=emperor, clock=DAYS)
    await club.play(room, 80)

    room = await club.begin(
        "star_realms", cy, eva, bots="buyer buyer", options={"format": "hydra2"}
    )
    await club.play(room, 50)
    room = await club.begin("star_realms", finn, bots="buyer greedy", options={"format": "raid"})
    await club.play(room, 70)
    room = await club.begin("sternenhimmel", cy, di, finn, clock=DAYS)
    await club.play(room, 8)
    room = await ada.open_room("stellar", hot_seat=True)
    await ada.do(room, "sit", seat=1, name="Grandma")
    await club.start(room, ada)
    await club.play(room, 6)

    room = await di.open_room("stellar")
    token = (await di.do(room, "set-seat", seat=1, kind="remote", level="Marvin"))["token"]
    await club.known(token=token)
    await club.start(room, di)
    await club.play(room, 6)


async def taken_back(club: Club, room: str, to: int | None = None) -> None:
    """The latest mover takes back: freely, or behind what came to light if all agree."""
    _, table = await club.looks(room)
    entries = await club.server.node.store.entries(table["game"])
    seat = entries[-1].seat
    person = club.guests[table["players"][seat]["person"]]
    wish = {"game": table["game"], "number": table["number"], "seat": seat}
    if to is not None:
        wish["to"] = to
    ask = (await person.do(room, "undo", **wish))["ask"]
    for player in table["players"]:
        if ask is not None and player["person"] != person.id:
            await club.guests[player["person"]].do(room, "answer", ask=ask, yes=True)


async def what_if(club: Club, people: list[Guest]) -> None:
    """Games that come from other games, from a record, from the deal of the day."""
    _, bo, *_, finn = people
    games = (await bo.fetch("/me/games"))["games"]
    duel = next(
        one for one in games if one["rules"] == "star_realms" and one["open"] and one["outcome"]
    )
    branch = {"ply": 20, "seat": 0, "bots": ["buyer"], "pace": 0}
    room = (await bo.post(f"/games/{duel['id']}/branch", branch)).json()["id"]
    await club.play(room, 4)
    text = (await bo.get(f"/games/{duel['id']}/record")).text
    assert (await bo.http.post("/api/records", content=text.encode())).status_code == 201
    for rules, decisions in (("sternenhimmel", 100_000), ("stellar", 8)):
        room = (await finn.post(f"/daily/{rules}", {"pace": 0})).json()["id"]
        await club.play(room, decisions)


async def away(club: Club, people: list[Guest]) -> None:
    """Somebody is away: a bot plays for them by consent, or because the clock fell; one is back."""
    ada, bo, cy, *_ = people
    clock = club.server.clock
    room = await club.begin("sternenhimmel", ada, bo, cy, stand_in="random")
    await club.play(room, 6)
    clock.at += 60
    for guest in (ada, bo):
        table = await guest.table(room)
    wish = {"game": table["game"], "seat": 2, "level": "random"}
    ask = (await ada.do(room, "replace", **wish))["ask"]
    await bo.do(room, "answer", ask=ask, yes=True)
    await club.play(room, 4)

    room = await club.begin("star_realms", ada, bo, clock=MOVE, stand_in="buyer")
    _, table = await club.looks(room)
    late = table["players"][table["deciding"][0]]["person"]
    clock.at += 61
    await club.server.node.upkeep.sweep()
    await club.play(room, 25)
    await club.guests[late].do(room, "return", game=table["game"])
    await club.play(room, 4)


async def asked_and_waiting(club: Club, people: list[Guest]) -> None:
    """Rooms that wait: for people, for consent, for a bot's move."""
    ada, bo, cy, di, eva, finn = people
    room = await eva.open_room("sternenhimmel", players=4, listed=True)
    await eva.do(room, "set-seat", seat=2, kind="bot", level="random")
    await finn.do(room, "sit", seat=1)
    await finn.do(room, "ready", bytes="0c")
    room = await club.begin("stellar", eva, finn)
    await club.play(room, 5)
    _, table = await club.looks(room)
    wish = {"game": table["game"], "number": table["number"], "to": 0}
    assert (await eva.do(room, "undo", **wish))["ask"]
    await club.server.node.pool.stop()
    club.server.node.pool.ask = _never  # type: ignore[method-assign, assignment]
    for rules, guest, bots in (
        ("stellar", cy, "level:novice"),
        ("star_realms", di, "level:casual"),
        ("sternenhimmel", ada, "level:novice greedy"),
    ):
        room = await club.begin(rules, guest, bots=bots, options={"start_player": 1})
        table = await guest.table(room)
        if 0 in table["deciding"]:
            await club.follow(guest, room, 0)
        assert 0 not in (await guest.table(room))["deciding"]
    await di.http.patch("/api/me", json={"name": "Diana"})
    await bo.do(room=(await bo.fetch("/me/games"))["games"][0]["room"], type="mute", person=di.id)
    await bo.post("/me/recovery")
    keys = {"p256dh": public_point(), "auth": "c2l4dGVlbiBieXRlcyAhIQ"}
    address = "https://updates.push.services.mozilla.com/a"
    answer = await ada.http.put("/api/me/push", json={"endpoint": address, "keys": keys})
    assert answer.status_code == 200, answer.text


async def _never(*_: object) -> str:
    await asyncio.Event().wait()
    return ""


def public_point() -> str:
    from asterism.server.play.push import encoded, point_of

    return encoded(point_of(ec.generate_private_key(ec.SECP256R1())))


async def played(folder: Path) -> tuple[bytes, dict[str, list[str]]]:
    """The database, the cookies of people and the tokens of remote bots."""
    key, file = folder / "push.pem", folder / "kept.db"
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    key.write_bytes(pem)
    async with Server(f"sqlite:///{file}", admin_token=ADMIN) as server:
        club = Club(server)
        people = [await club.welcome(name) for name in ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")]
        for scene in (rated, finished, away, running, what_if):
            await scene(club, people)
        # It is away for a while: the clocks of running games get that time back.
        await server.__aexit__(None, None, None)
        server.clock.at += 1000
        club.server = await server.restarted(push_key=key, push_contact="mailto:host@club.example")
        await asked_and_waiting(club, people)
        guests = club.guests.values()
        known = {
            "cookies": [str(one.http.cookies["asterism"]) for one in guests if not one.token],
            "tokens": [one.token for one in guests if one.token],
        }
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
    return file.read_bytes(), known


def main(version: str) -> None:
    file = FOLDER / f"{version}.sqlite.gz"
    if file.exists():
        sys.exit(f"{file} is kept for ever")
    with TemporaryDirectory() as folder:
        database, known = asyncio.run(played(Path(folder)))
    FOLDER.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(database, 9, mtime=0))
    (FOLDER / f"{version}.json").write_text(json.dumps(known, indent=1) + "\n")
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
