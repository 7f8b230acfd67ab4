"""Hints during a game and reviews after it, over HTTP. Clients poll until they are ready; each
response shows the progress.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query
from starlette.responses import Response

from asterism.engine.message import Message
from asterism.server.http.dependencies import Guest, PastGame, SeatQuery, TheNode, Wait
from asterism.server.http.requests import as_id, gives, reply
from asterism.server.protocol import http_types
from asterism.server.storage import statements
from asterism.server.thinking.analyses import Job
from asterism.server.thinking.chores import log_of
from asterism.table.refusal import Refusal
from asterism.table.thinking import budget_json

analyses = APIRouter(tags=["games"])

After = Annotated[int, Query(ge=-1, le=1_000_000, description="how much was done already")]


def failed(job: Job) -> None:
    if job.problem is not None:
        raise Refusal("not-now", Message("server-no-analysis"))


@analyses.get("/games/{game}/hint", responses=gives("Hinted"))
async def hint(
    node: TheNode, guest: Guest, game: str, seat: SeatQuery = None, wait: Wait = 0
) -> Response:
    """The best moves for your seat in the current position."""
    table = await node.games.look(as_id(game))
    own = table.seat_of(guest.id, seat)
    table.may_hint(own)
    number, view = table.number, table.state.view(own)

    def question() -> dict[str, object]:
        budget = budget_json(node.settings.hint_budget)
        return {"game": table.game.name, "view": view.to_json(), "budget": budget}

    job = node.analyses.hints.ask(guest.id, (game, number, own), question)
    await job.wait(0, wait)
    failed(job)
    ready = job.answer is not None
    return reply(http_types.Hinted(ready=ready, number=number, moves=job.answer or []))


@analyses.get("/games/{game}/review", responses=gives("Reviewed"))
async def review(
    node: TheNode,
    past: PastGame,
    game: str,
    seat: SeatQuery = None,
    after: After = -1,
    wait: Wait = 0,
) -> Response:
    """The review of a finished game for any seat (default: yours, or the first). With `after` and
    `wait`: respond when more is done than `after`.
    """
    chosen = past.reviewed_seat(seat)
    name = f"review {game} {chosen}"
    stored = await node.store.note(name)
    if stored is not None:
        return reply(http_types.Reviewed(done=1, total=1, review=msgspec.json.decode(stored)))

    async def keep(found: object) -> None:
        await node.store.write(*statements.noted(name, msgspec.json.encode(found).decode()))

    key = (game, chosen)
    known = node.analyses.reviews.is_asked(key)
    log = {} if known else log_of(past, await node.store.stored_entries(game))

    def question() -> dict[str, object]:
        return {**log, "seat": chosen, "budget": budget_json(node.settings.review_budget)}

    job = node.analyses.reviews.ask(past.person, key, question, keep)
    await job.wait(after, wait)
    failed(job)
    return reply(http_types.Reviewed(done=job.done, total=job.total, review=job.answer))
