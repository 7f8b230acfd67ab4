"""What routes share: who asks, what they send, and how it is answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.node import Node
from asterism.server.protocol.commands import AnyCommand, decoder
from asterism.server.protocol.messages import Refused, dump
from asterism.server.storage.people import Person
from asterism.table.frames import say
from asterism.table.refusal import Refusal, unknown_room
from asterism.words import language_of
from asterism.words import say as in_words

COOKIE = "asterism"
COOKIE_SECONDS = 400 * 86_400
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
COMPONENTS = "#/components/schemas/{name}"

T = TypeVar("T")


def node_of(connection: HTTPConnection) -> Node:
    node = connection.app.state.node
    assert isinstance(node, Node)
    return node


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


# Who asks.


def token_of(connection: HTTPConnection) -> str | None:
    """A bot's or script's token, or a browser's cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


# What a person recognises a device by; the order matters, because browsers name each other.
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox",
            "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}  # fmt: skip
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
           "Macintosh": "Mac", "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip


def device_of(connection: HTTPConnection) -> str:
    """`Firefox, Android`: nothing that tells one person's device from another's."""
    agent = connection.headers.get("user-agent", "")
    known = [
        next((name for sign, name in names.items() if sign in agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in known if name)


async def visitor(connection: HTTPConnection) -> Person | None:
    """The person who asks, if they are registered."""
    return await node_of(connection).people.who(token_of(connection))


async def person_of(connection: HTTPConnection) -> Person:
    """The person who asks. Strangers, and people without the club's password, are refused."""
    node = node_of(connection)
    person = await visitor(connection)
    if person is None:
        raise Refusal("stranger", Message("server-stranger"))
    node.rates.take_here("requests", person.id)
    if person.banned:
        raise Refusal("forbidden", Message("server-banned"))
    if node.settings.password and not person.admitted:
        raise Refusal("stranger", Message("server-password"))
    return person


def language(connection: HTTPConnection, person: Person | None = None) -> str:
    if person is not None:
        return person.language
    for wish in connection.headers.get("accept-language", "").split(",")[:10]:
        lang = language_of(wish.partition(";")[0])
        if lang is not None:
            return lang
    return "en"


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path=node_of(request).settings.base_path or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


# What they send.


def as_id(text: str) -> str:
    """A well-formed id; anything else is unknown."""
    if not ID.fullmatch(text):
        raise unknown_room()
    return text


# In JSON, no other way leads to a NUL, which PostgreSQL cannot store.
NUL = "\\u0000"


def check_text(raw: bytes | str) -> None:
    """Refuse NULs, written as they are or as JSON escapes them."""
    text = raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")
    if NUL.encode() in text or b"\0" in text:
        raise unreadable(ValueError("NUL"))


def decode(raw: bytes | str, kind: type[T]) -> T:
    """JSON from a client."""
    check_text(raw)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise unreadable(problem) from problem


def text_of(raw: bytes) -> str:
    """A text from a client, such as a record."""
    check_text(raw)
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        raise unreadable(problem) from problem


def unreadable(problem: Exception) -> Refusal:
    return Refusal("bad", Message("server-unreadable", problem=str(problem)[:200]))


def unreadable_request(errors: Sequence[object]) -> Refusal:
    """FastAPI's complaint about a request, as a refusal."""
    first = errors[0] if errors else None
    where = first.get("loc", ()) if isinstance(first, dict) else ()
    text = ".".join(str(part) for part in where)
    return Refusal("bad", Message("server-unreadable", problem=text[:200]))


def decode_command(raw: bytes | str) -> AnyCommand:
    check_text(raw)
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise unreadable(problem) from problem


# How it is answered.


def reply(frame: object, status: int = 200) -> Response:
    return ready(dump(frame), status)


def ready(body: bytes, status: int = 200) -> Response:
    """An answer whose JSON a process has written."""
    return Response(body, status, media_type="application/json")


def refused(refusal: Refusal, ref: str, lang: str) -> Refused:
    return Refused(
        ref=ref,
        code=refusal.code,
        clause=refusal.clause,
        message=say(refusal.message),
        reason=in_words(refusal.message, lang),
    )


# For the OpenAPI document.


def takes(name: str) -> dict[str, Any]:
    """The request body."""
    content = {"application/json": {"schema": {"$ref": COMPONENTS.format(name=name)}}}
    return {"requestBody": {"required": True, "content": content}}


def gives(
    name: str | None,
    status: int = 200,
    kind: str = "application/json",
    many: bool = False,
    optional: bool = False,
) -> dict[int | str, dict[str, Any]]:
    """The responses of a route: its result, or a refusal."""
    schema: dict[str, Any] = {"$ref": COMPONENTS.format(name=name)} if name else {}
    if many:
        schema = {"type": "array", "items": schema}
    if optional:
        schema = {"anyOf": [schema, {"type": "null"}]}
    refusal = {"schema": {"$ref": COMPONENTS.format(name="Refused")}}
    return {
        status: {"description": "done", "content": {kind: {"schema": schema}}},
        "default": {"description": "refused", "content": {"application/json": refusal}},
    }
