"""The ASGI application: routes, sockets, the page, and the guard in front of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

import asterism
from asterism.engine.message import Message
from asterism.server.http.guard import Guard
from asterism.server.http.page import page_routes, routes_page
from asterism.server.http.requests import (
    COMPONENTS,
    language,
    refused,
    reply,
    unreadable_request,
    visitor,
)
from asterism.server.http.routes.admin import admin
from asterism.server.http.routes.analyses import analyses
from asterism.server.http.routes.branches import whatif
from asterism.server.http.routes.catalogue import offers
from asterism.server.http.routes.lessons import learning
from asterism.server.http.routes.operations import operations
from asterism.server.http.routes.packs import packs
from asterism.server.http.routes.people import people
from asterism.server.http.routes.push import push
from asterism.server.http.routes.rooms import games, rooms
from asterism.server.http.socket_gate import SocketGate
from asterism.server.node import Node
from asterism.server.protocol import commands, http_types, messages, offer_types
from asterism.server.storage.problems import StorageFailed
from asterism.table import frames, room_parts
from asterism.table.refusal import Refusal, broken

log = logging.getLogger("asterism.server")


def make_app(node: Node, opened: bool = False) -> FastAPI:
    """The application of a node; opens and closes the node unless it is open already."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await node.open()
        yield
        await node.close()

    base = node.settings.base_path
    app = FastAPI(
        title="Asterism",
        version=asterism.__version__,
        lifespan=None if opened else lifespan,
        openapi_url=f"{base}/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.node = node
    for router in (offers, packs, learning, people, push, rooms, games, whatif, analyses, admin):
        app.include_router(router, prefix=f"{base}/api")

    app.include_router(operations, prefix=base)

    @app.get(f"{base}/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(routes_page(app.openapi()))

    app.router.routes.extend(page_routes(node.settings))
    app.add_middleware(SocketGate, base=base)
    app.add_middleware(Guard, node=node)
    _answer_problems(app, node)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def _answer_problems(app: FastAPI, node: Node) -> None:
    """Turn every exception into a refusal, never a traceback."""

    async def answer(request: Request, refusal: Refusal) -> Response:
        try:
            person = await visitor(request)
        except Exception:
            person = None  # the database itself may have failed
        return reply(refused(refusal, "", language(request, person)), refusal.status)

    @app.exception_handler(Refusal)
    async def refuse(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Refusal)
        if problem.code == "limit":
            await node.rates.pause()
        if isinstance(problem, StorageFailed):
            log.warning("storage failed: %s", problem)
        return await answer(request, problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, RequestValidationError)
        return await answer(request, unreadable_request(problem.errors()))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        frame = refused(Refusal("unknown", Message("server-no-door")), "", language(request))
        response = reply(frame, problem.status_code)
        response.headers.update(problem.headers or {})
        return response

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        return reply(refused(broken(), "", language(request)), 500)


SCHEMAS: tuple[Any, ...] = (
    messages.AnyFrame,
    frames.Table,
    messages.NewRoom,
    *(
        kind
        for kind in (*vars(http_types).values(), *vars(offer_types).values())
        if isinstance(kind, type) and issubclass(kind, messages.Part) and kind is not messages.Part
    ),
)


# Types of the table layer; only their fields are ever sent.
DECLARED = {kind.__name__: kind for kind in (*frames.SHAPES, room_parts.Ask)}


def _closed(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """The schema of a table-layer type, as strict and in the same order as a struct's."""
    if name not in DECLARED:
        return part
    fields = list(DECLARED[name].__annotations__)
    return {
        **part,
        "properties": {field: part["properties"][field] for field in fields},
        "required": fields,
        "additionalProperties": False,
    }


def components(template: str = COMPONENTS) -> dict[str, Any]:
    """The JSON Schema of every message of the server."""
    kinds = [*SCHEMAS, commands.AnyCommand]
    found, named = msgspec.json.schema_components(kinds, ref_template=template)
    named = {name: _closed(name, part) for name, part in named.items()}
    named["Command"] = found[-1]
    named["Answered"] = {
        "anyOf": [{"$ref": template.format(name=n)} for n in ("Accepted", "Previewed", "Pong")]
    }
    return named


def _openapi(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, routes=app.routes, description=asterism.__doc__
        )
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components())
        app.openapi_schema = schema
    return app.openapi_schema
