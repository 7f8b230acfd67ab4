"""`asterism admin`: manage a running server."""

import json
import os
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote

from asterism import Message
from asterism.cli.parser import Arguments, Parser, whole
from asterism.cli.talk import BadInput, Failed, Talk

TOKEN = "ASTERISM_ADMIN_TOKEN"
# Actions on a person.
TREATMENTS: dict[str, dict[str, bool]] = {
    "kick": {"kick": True},
    "ban": {"banned": True},
    "unban": {"banned": False},
    "mute": {"muted": True},
    "unmute": {"muted": False},
}
ACTIONS = ["rooms", "close", *TREATMENTS, "announce", "tidy"]
SECONDS = 60


def describe(parser: Parser) -> None:
    parser.word("action", Message("cli-help-admin-action"))
    parser.word("what", Message("cli-help-admin-what"), default="")
    parser.text("--url", "URL", Message("cli-help-admin-url"), default="http://127.0.0.1:8000")
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    action, what = arguments.action, arguments.what
    if action not in ACTIONS:
        raise BadInput(Message("cli-admin-unknown", name=action, names=ACTIONS))
    if not what and action not in ("rooms", "announce"):
        raise BadInput(Message("cli-admin-what", name=action))
    ask = Asking(arguments.url, os.environ.get(TOKEN, ""))
    match action:
        case "rooms":
            answer = ask("GET", "/rooms")
        case "close":
            answer = ask("DELETE", f"/rooms/{quote(what, safe='')}")
        case "announce":
            answer = ask("PUT", "/announcement", {"text": what})
        case "tidy":
            answer = ask("POST", "/tidy", {"days": whole("DAYS", 0, 10_000)(what)})
        case _:
            answer = ask("PATCH", f"/people/{quote(what, safe='')}", TREATMENTS[action])
    if arguments.json:
        talk.document(answer)
    else:
        tell(answer, talk)
    return 0


def tell(answer: dict[str, Any], talk: Talk) -> None:
    if "rooms" in answer:
        for room in answer["rooms"]:
            people = " ".join(room["people"])
            print(f"{room['id']}  {room['code']}  {room['phase']:8}  {room['game']}  {people}")
        talk.tell(Message("cli-admin-rooms", count=len(answer["rooms"])))
    elif "closed" in answer:
        talk.tell(Message("cli-admin-closed", count=answer["closed"]))
    else:
        talk.tell(Message("cli-admin-done"))


class Asking:
    """A client of the server's admin endpoints."""

    def __init__(self, url: str, token: str) -> None:
        if not token:
            raise BadInput(Message("cli-admin-token", name=TOKEN))
        if not url.startswith(("http://", "https://")):
            raise BadInput(Message("cli-admin-bad-url", text=url))
        self.url, self.token = url.rstrip("/"), token

    def __call__(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.url}/api/admin{path}",
            None if body is None else json.dumps(body).encode(),
            {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                found: dict[str, Any] = json.load(response)
        except urllib.error.HTTPError as problem:
            raise Failed(Message("cli-admin-refused", problem=_reason(problem))) from problem
        except (OSError, ValueError) as problem:
            told = str(getattr(problem, "reason", problem))
            raise Failed(Message("cli-admin-no-answer", url=self.url, problem=told)) from problem
        return found


def _reason(problem: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(problem)["reason"])
    except (ValueError, KeyError, TypeError):
        return str(problem)
