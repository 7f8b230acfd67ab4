"""The built page as browsers get it, and what it asks for before anybody plays."""

import re
from pathlib import Path

import pytest

from asterism import lessons
from asterism.server.http.edition import short
from asterism.server.http.page import ADDRESSES
from asterism.server.http.routes.catalogue import lesson_steps
from tests.cli.conftest import install
from tests.server.guests import Guest, Server, seated

INDEX = (
    '<!doctype html><html><head><script type="module" src="./assets/index-abc123.js"></script>'
    '<link rel="stylesheet" href="./assets/index-abc123.css"></head></html>'
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-abc123.js").write_text("console.log('plain')")
    (folder / "assets" / "index-abc123.js.gz").write_bytes(b"smaller")
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"smallest")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.mark.parametrize("base", ["", "/games"])
async def test_every_address_of_the_page_shows_it_under_its_path(page: Path, base: str) -> None:
    database = f"sqlite:///{page.parent / 'a.db'}"
    async with Server(database, page=page, base_path=base) as server:
        guest = Guest(server)
        for address in ADDRESSES.values():
            path = "/" + re.sub(r"{\w+}", "abc", address)
            answer = await guest.http.get(base + path)
            assert answer.status_code == 200, path
            assert f'src="{base}/assets/index-abc123.js"' in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        known = {"if-none-match": answer.headers["etag"]}
        assert (await guest.http.get(f"{base}/", headers=known)).status_code == 304
        for path in ("nowhere", "r", "r/abc/more", "learn", "lobby/more"):
            lost = await guest.http.get(f"{base}/{path}")
            assert (lost.status_code, "assets/index" in lost.text) == (404, True), path
        assert (await guest.http.get(f"{base}/lobby/")).status_code == 200


async def test_what_the_build_named_after_its_content_is_kept_for_ever(page: Path) -> None:
    async with Server(f"sqlite:///{page.parent / 'a.db'}", page=page) as server:
        guest = Guest(server)
        url = "/assets/index-abc123.js"
        for accepted, body in (("identity", b"console"), ("gzip", b"smaller"), ("br", b"smalle")):
            wish = {"accept-encoding": accepted}
            async with guest.http.stream("GET", url, headers=wish) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert raw.startswith(body)
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"
        assert (await guest.http.get("/assets/old-123.js")).status_code == 404
        icon = await guest.http.get("/icon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml")
        assert icon.headers["cache-control"] == "no-cache"


async def test_nothing_outside_the_folder_is_served(page: Path) -> None:
    async with Server(f"sqlite:///{page.parent / 'a.db'}", page=page) as server:
        guest = Guest(server)
        for path in (
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
            "/.%2e/secret.txt",
        ):
            answer = await guest.http.get(path)
            assert answer.status_code == 404
            assert "not for you" not in answer.text


async def test_the_page_may_do_what_it_needs_and_no_more(quick: Server) -> None:
    policy = (await Guest(quick).http.get("/")).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self'"
    for kind, needed in (("img-src", "data:"), ("style-src", "'self'"), ("font-src", "'self'")):
        assert needed in rules[kind].split()


@pytest.mark.parametrize("base", ["", "/games"])
async def test_a_browser_can_keep_the_page_for_the_time_without_a_server(
    page: Path, base: str
) -> None:
    index = '<!doctype html><html><head><meta charset="utf-8" /></head><script src="./a.js">'
    (page / "index.html").write_text(index)
    python = "python/0123456789abcdef/pyodide.mjs"
    (page / python).parent.mkdir(parents=True)
    (page / python).write_text("export {}")
    (page / "assets" / "host.worker-abc123.js").write_text("self")
    async with Server(f"sqlite:///{page.parent / 'a.db'}", page=page, base_path=base) as server:
        guest = Guest(server)
        listed = (await guest.http.get(f"{base}/files.json")).json()
        assert listed["start"] == "offline.html"
        assert python in listed["files"]
        assert not {"index.html", "assets/index-abc123.js.gz"} & listed["files"].keys()
        for name, told in listed["files"].items():
            plain = {"accept-encoding": "identity"}
            answer = await guest.http.get(f"{base}/{name}", headers=plain)
            assert answer.status_code == 200, name
            assert told == {"hash": short(answer.content), "size": len(answer.content)}, name
            is_hashed = name.startswith(("assets/", "python/", "device/"))
            assert ("immutable" in answer.headers["cache-control"]) == is_hashed, name
            # Python runs in workers only.
            policy = answer.headers["content-security-policy"]
            assert ("'wasm-unsafe-eval'" in policy) == (".worker-" in name), name
        offline = (await guest.http.get(f"{base}/offline.html")).text
        assert f'src="{base}/a.js"' in offline
        assert 'data-page="offline.html"' in offline
        assert "asterism-device" not in (await guest.http.get(f"{base}/")).text
        assert (await guest.http.get(f"{base}/device/0123/asterism.zip")).status_code == 404


async def test_a_page_that_was_built_without_python_cannot_be_kept(page: Path) -> None:
    async with Server(f"sqlite:///{page.parent / 'a.db'}", page=page) as server:
        for name in ("files.json", "offline.html"):
            assert (await Guest(server).http.get(f"/{name}")).status_code == 404


async def test_without_a_page_the_server_says_so_in_the_visitors_language(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", page=tmp_path / "none") as server:
        answer = await Guest(server).http.get("/", headers={"accept-language": "fr-CH, en"})
        assert answer.status_code == 200
        assert "<html lang=fr>" in answer.text


# What the page asks for.


async def test_the_catalogue_says_which_format_goes_with_how_many(quick: Server) -> None:
    games = {game["name"]: game for game in (await Guest(quick).fetch("/games"))["games"]}
    assert set(games) == {"comets", "star_realms", "stellar", "sternenhimmel"}
    assert games["sternenhimmel"]["players"] == [3, 4, 5]
    format = next(o for o in games["star_realms"]["options"] if o["name"] == "format")
    fits = dict(zip(format["values"], format["fits"], strict=True))
    assert fits["duel"] == [2]
    assert (fits["hydra2"], fits["hydra3"], fits["emperor"]) == ([4], [6], [6])
    assert format["message"] == "star-realms-option-format"
    assert format["default"] == "auto"


async def test_the_words_of_any_game_can_be_fetched(quick: Server) -> None:
    guest = Guest(quick)
    assert "server-stale" in (await guest.get("/words/fr")).text
    assert "comets-" in (await guest.get("/words/en", game="comets")).text
    assert "star-realms-" in (await guest.get("/words/de", game="star_realms")).text
    assert (await guest.get("/words/xx")).status_code == 404
    assert (await guest.get("/words/en", game="chess")).status_code == 404


async def test_the_rules_of_any_game_can_be_fetched(quick: Server) -> None:
    guest = Guest(quick)
    assert "**CO-1** Wähle" in (await guest.get("/rules/de", game="comets")).text
    assert "**ST-1.1**" in (await guest.get("/rules/en", game="stellar")).text
    assert (await guest.get("/rules/xx", game="comets")).status_code == 404
    assert (await guest.get("/rules/en", game="chess")).status_code == 404


def test_a_broken_lesson_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that is at fault must not take the list of games with it."""
    (tmp_path / "brittle").mkdir()
    (tmp_path / "brittle" / "__init__.py").touch()
    (tmp_path / "brittle" / "lesson.py").write_text("raise OSError('no such star')")
    install(tmp_path, "brittle", "[asterism.games]\nbrittle = brittle:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OSError, match="no such star"):
        lessons.find("brittle")
    assert lesson_steps("brittle") == 0


async def test_a_position_from_the_own_box_is_scored(quick: Server) -> None:
    guest = Guest(quick)
    player = {"telescope": {"1": "P3"}, "notebook": ["P1", "P2"]}
    position = {"players": [player, {"telescope": {"1": "M3"}, "notebook": ["A1"]}]}
    answer = await guest.post("/score/stellar", position)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["sheet"]["players"]) == 2
    assert all(line["id"].startswith("stellar-") for line in answer.json()["lines"])
    wrong = await guest.post("/score/stellar", {"players": [{"telescope": {"1": "X9"}}]})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad")
    assert (await guest.post("/score/chess", {})).status_code == 422


async def test_only_offered_opponents_sit_down(quick: Server) -> None:
    """Never a program, never a budget that somebody else chose."""
    ada = await quick.guest("Ada")
    bots = (await ada.fetch("/server"))["bots"]
    assert {"random", "greedy"} <= set(bots)
    assert not any("seconds" in bot or bot.startswith("exec") for bot in bots)
    for level in ("exec:/bin/sh", "exec", "ismcts:1000000000", "ismcts:seconds:600", "random:1"):
        seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
        answer = await ada.post("/rooms", {"game": "comets", "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad")
        answer = await ada.post("/rooms", {"game": "comets", "stand_in": level})
        assert answer.status_code == 422
    room = await ada.open_room()
    assert (await ada.refused(room, "set-seat", seat=1, kind="bot", level="exec:x"))[
        "code"
    ] == "bad"


async def test_an_event_says_at_which_ply_it_stands(quick: Server) -> None:
    room, (ada, bo) = await seated(quick, "Ada", "Bo")
    await bo.play(room)
    await ada.play(room)
    table = await ada.table(room, after=-1)
    for told in table["events"]:
        past = await ada.fetch(f"/games/{table['game']}/at/{told['ply']}", seat=0)
        assert past["ply"] == told["ply"] <= table["ply"]
    assert table["events"][0]["ply"] == 0
    assert table["events"][-1]["ply"] == 2
