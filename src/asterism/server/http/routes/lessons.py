"""The guided first games. Whoever learns need not say who they are."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from asterism.server.http.requests import address_of, body, gives, house_of, reply, takes, visitor
from asterism.server.play import lessons
from asterism.server.protocol import http_types

learning = APIRouter(tags=["offers"])


@learning.post("/lessons/{game}", openapi_extra=takes("LessonDone"), responses=gives("Lesson"))
async def lesson(request: Request, game: str) -> Response:
    """A guided first game, after what the learner did so far: nothing is stored here."""
    await _take(request)
    wish = await body(request, http_types.LessonDone)
    return reply(lessons.shown(game, wish.done))


@learning.post(
    "/lessons/{game}/preview",
    openapi_extra=takes("LessonPreview"),
    responses=gives("LessonPreviewed"),
)
async def preview(request: Request, game: str) -> Response:
    """What a legal move would do in a guided first game."""
    await _take(request)
    wish = await body(request, http_types.LessonPreview)
    seen = lessons.preview(game, wish.done, wish.move)
    return reply(http_types.LessonPreviewed(move=wish.move, preview=seen))


async def _take(request: Request) -> None:
    person = await visitor(request)
    house_of(request).rates["requests"].take(person.id if person else address_of(request))
