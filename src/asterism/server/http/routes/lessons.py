"""The guided first games, also for people who are not registered."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from asterism.server.http.dependencies import Asked, body
from asterism.server.http.requests import gives, reply, takes
from asterism.server.protocol import offer_types
from asterism.table import lessons

learning = APIRouter(tags=["offers"], dependencies=[Asked])


@learning.post("/lessons/{game}", openapi_extra=takes("LessonDone"), responses=gives("Lesson"))
async def lesson(
    game: str, wish: Annotated[offer_types.LessonDone, body(offer_types.LessonDone)]
) -> Response:
    """A guided first game after the moves so far. Stores nothing."""
    return reply(offer_types.Lesson(**lessons.shown(game, wish.done)))


@learning.post(
    "/lessons/{game}/preview",
    openapi_extra=takes("LessonPreview"),
    responses=gives("LessonPreviewed"),
)
async def preview(
    game: str, wish: Annotated[offer_types.LessonPreview, body(offer_types.LessonPreview)]
) -> Response:
    """What a legal move would do in a guided first game."""
    seen = lessons.preview(game, wish.done, wish.move)
    return reply(offer_types.LessonPreviewed(move=wish.move, preview=seen))
