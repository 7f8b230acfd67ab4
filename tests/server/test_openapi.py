"""The OpenAPI page tells the truth, and whatever is sent, no route breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from asterism.server.http.app import components, make_app
from asterism.server.node import Node
from asterism.server.settings import Settings
from tests.server.live import Live, pair_of

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def document() -> dict[str, object]:
    """The OpenAPI document, from a node that never opens."""
    node = Node(Settings(database="sqlite:///never-opened.db"))
    try:
        return make_app(node).openapi()
    finally:
        asyncio.run(node.engine.dispose())


SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str], str]]:
    """A real server with a game that runs: address, cookie, and the room."""
    live = Live(f"sqlite:///{tmp_path_factory.mktemp('api') / 'a.db'}")
    live.start()
    ada, _ = pair_of(live, 0)
    yield f"http://127.0.0.1:{live.port}", {"asterism": ada.cookie}, ada.room
    live.end()
    live.close()


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_a_door(
    case: schemathesis.Case[Any], running: tuple[str, dict[str, str], str]
) -> None:
    url, cookies, room = running
    if case.path_parameters.get("room") and case.operation.label.startswith(("GET", "POST")):
        case.path_parameters["room"] = room
    if (case.method, case.path) == ("DELETE", "/api/me"):
        cookies = {}  # the others still need their visitor
    if case.query.get("wait"):
        case.query["wait"] = "0.05"
    response = case.call(base_url=url, cookies=cookies, timeout=60)
    case.validate_response(response, checks=CHECKS)


def test_every_door_is_described() -> None:
    paths = document()["paths"]
    assert isinstance(paths, dict)
    for path, operations in paths.items():
        for operation in operations.values():
            assert operation["description"], path
            assert "default" in operation["responses"], path


def test_the_components_hold_every_frame_and_command() -> None:
    names = set(components())
    assert {"Table", "RoomView", "Accepted", "Refused", "Move", "Command", "NewRoom"} <= names


def test_the_document_is_served(running: tuple[str, dict[str, str], str]) -> None:
    answer = httpx.get(f"{running[0]}/api/openapi.json")
    assert answer.json()["info"]["title"] == "Asterism"
    page = httpx.get(f"{running[0]}/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/rooms/{room}/commands" in page.text


def test_nothing_of_the_machine_is_in_it() -> None:
    assert str(Path(__file__).parents[2]) not in str(document())
