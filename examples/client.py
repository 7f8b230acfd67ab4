"""Plays a whole game over the socket: python client.py http://127.0.0.1:8000 stellar

It opens a room with a bot on the other seat and plays the first legal move until the game is over.
docs/protocol.md explains every message.
"""

import json
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """Send JSON; the answer, and the cookie that it set."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def play(server: str, game: str) -> dict[str, Any]:
    """The outcome of the game."""
    _, cookie = post(f"{server}/api/people", {"name": "Example"})
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    wish = {"game": game, "seats": seats, "pace": 0}
    room = post(f"{server}/api/rooms", wish, cookie)[0]["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "start", "bytes": secrets.token_hex(32)}))
        for text in socket:
            frame = json.loads(text)
            # "stale": the table moved on before the move arrived, and the next frame shows it.
            if frame["type"] == "refused" and frame["code"] != "stale":
                raise SystemExit(frame["reason"])
            if frame["type"] != "table":
                continue
            if frame["status"] == "over":
                return dict(frame["outcome"])
            if frame["seat"] in frame["deciding"]:
                move = {
                    "type": "move",
                    "game": frame["game"],
                    "number": frame["number"],
                    "move": frame["legal"][0]["text"],
                    "ref": f"{frame['game']} {frame['number']}",
                }
                socket.send(json.dumps(move))
    raise SystemExit("the server hung up")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
