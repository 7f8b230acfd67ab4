"""Web Push subscriptions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from asterism.server.http.dependencies import Guest, TheNode, body
from asterism.server.http.requests import gives, reply, takes
from asterism.server.protocol import http_types

push = APIRouter(tags=["people"])


@push.put("/me/push", openapi_extra=takes("Subscription"), responses=gives("Done"))
async def subscribe(
    node: TheNode,
    guest: Guest,
    wish: Annotated[http_types.Subscription, body(http_types.Subscription)],
) -> Response:
    """Notify this browser when it is your turn."""
    keys = wish.keys
    await node.push.subscribe(guest.id, wish.endpoint, keys.p256dh, keys.auth, node.clock.now())
    return reply(http_types.Done())


@push.delete("/me/push", responses=gives("Done"))
async def unsubscribe(
    node: TheNode, guest: Guest, endpoint: Annotated[str, Query(max_length=1000)]
) -> Response:
    """Stop notifying this browser."""
    await node.push.unsubscribe(guest.id, endpoint)
    return reply(http_types.Done())
