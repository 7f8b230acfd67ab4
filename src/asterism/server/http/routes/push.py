"""Web Push: a browser says where notices for its person are to go."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from asterism.server.http.requests import body, gives, house_of, person_of, reply, takes
from asterism.server.protocol import http_types

push = APIRouter(tags=["people"])


@push.put("/me/push", openapi_extra=takes("Subscription"), responses=gives("Done"))
async def subscribe(request: Request) -> Response:
    """Tell this browser, too, when it is my turn."""
    house = house_of(request)
    person = await person_of(request)
    wish = await body(request, http_types.Subscription)
    await house.push.subscribe(
        person.id, wish.endpoint, wish.keys.p256dh, wish.keys.auth, house.clock.now()
    )
    return reply(http_types.Done())


@push.delete("/me/push", responses=gives("Done"))
async def unsubscribe(
    request: Request, endpoint: Annotated[str, Query(max_length=1000)]
) -> Response:
    """Tell this browser nothing more."""
    person = await person_of(request)
    await house_of(request).push.unsubscribe(person.id, endpoint)
    return reply(http_types.Done())
