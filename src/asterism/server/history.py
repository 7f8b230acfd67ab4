"""Games that were played: lists, records, replays, ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select

from asterism.engine.message import Message
from asterism.server import answers, fairness, schema, told
from asterism.server.endings import PROVISIONAL
from asterism.server.house import House, viewer
from asterism.server.people import Person
from asterism.server.refusal import Refusal, unknown_game
from asterism.server.table import Opening, Table

MOST = 200
_opening = msgspec.json.Decoder(Opening)


async def games_of(house: House, person: Person) -> answers.MyGames:
    """A person's games, running ones first, and what came of the others."""
    game, seat = schema.game, schema.seat
    rows = await house.store.rows(
        select(game, seat.c.seat)
        .join(seat, seat.c.game == game.c.id)
        .where(seat.c.person == person.id)
        .order_by(game.c.created.desc())
        .limit(MOST)
    )
    found: dict[str, answers.GameSummary] = {}
    won = played = 0
    for row in rows:
        if row.id in found:
            found[row.id].seats.append(row.seat)
            continue
        summary = found[row.id] = summary_of(row, [row.seat])
        is_try = summary.origin is not None and summary.origin.kind != "daily"
        if row.status == "over" and summary.outcome is not None and not is_try:
            played += 1
            won += row.seat in summary.outcome["winners"]
    for summary in found.values():
        if summary.status == "playing":
            table = await house.look(summary.id)
            summary.yours = bool(set(table.seats_of(person.id)) & set(table.state.seats))
    games = sorted(
        found.values(), key=lambda game: (not game.yours, game.status != "playing", -game.created)
    )
    return answers.MyGames(
        games=games, played=played, won=won, ratings=await ratings_of(house, person.id)
    )


def summary_of(row: Row[Any], seats: list[int]) -> answers.GameSummary:
    """A stored game in short; `seats` are those of whoever asks."""
    opening = _opening.decode(row.opening)
    return answers.GameSummary(
        id=row.id,
        room=row.room,
        rules=row.name,
        status=row.status,
        open=row.open,
        players=players_of(opening),
        seats=seats,
        yours=False,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        origin=opening.origin,
        created=row.created,
        ended=row.ended,
    )


def players_of(opening: Opening) -> list[answers.Player]:
    return [
        answers.Player(kind=p.kind, name=p.name, level=p.level, person=p.person)
        for p in opening.seats
    ]


async def ratings_of(house: House, person: str) -> list[answers.Rating]:
    rating = schema.rating
    rows = await house.store.rows(select(rating).where(rating.c.person == person))
    return [
        answers.Rating(
            game=row.game,
            format=row.format,
            rating=round(row.mu, 2),
            deviation=round(row.sigma, 2),
            games=row.games,
            provisional=row.games < PROVISIONAL,
        )
        for row in rows
    ]


class Past:
    """A game, running or over, as a person may look back on it."""

    def __init__(self, table: Table, person: Person | None, open: bool) -> None:
        self.table, self.open = table, open
        self.person = "" if person is None else person.id

    @classmethod
    async def of(cls, house: House, game: str, person: Person | None) -> Past:
        row = await house.store.game_row(game)
        if row is None:
            raise unknown_game()
        return cls(await house.look(game), person, bool(row.open))

    def seat(self, wanted: int | None) -> int | None:
        """The seat to look from. While anything is secret: only one's own, or a spectator's."""
        if wanted is None:
            return None
        if wanted >= self.table.opening.players:
            raise Refusal(
                "bad", Message("engine-bad-seat", seat=wanted, seats=self.table.opening.players)
            )
        if not self.open and viewer(self.table, self.person, wanted) != wanted:
            raise Refusal("forbidden", Message("server-not-your-seat"))
        return wanted

    def everything(self) -> None:
        if not self.open:
            raise Refusal("forbidden", Message("server-still-secret"))

    def record(self) -> str:
        """The record, with seed and all, once nothing is secret."""
        self.everything()
        opening = self.table.opening
        fair = opening.fairness
        headers = {
            f"seat {number}": f"{player.kind} {player.name}".strip()
            for number, player in enumerate(opening.seats)
        }
        headers |= fairness.headers(fair.commitment, fair.secret, fair.salt, fair.bytes)
        origin = opening.origin
        if origin is not None:
            told_of = (origin.kind, origin.game, origin.day, f"ply {origin.ply}")
            headers["origin"] = " ".join(part for part in told_of if part)
        headers = {name: text for name, text in headers.items() if text}
        is_told = origin is None or origin.seeded
        return self.table.record(headers, hide_seed=not is_told).dumps()

    def events(self, seat: int | None) -> answers.GameEvents:
        viewed = self.seat(seat)
        return answers.GameEvents(
            game=self.table.opening.id,
            seat=viewed,
            players=told.players(self.table),
            events=told.events(self.table, viewed, -1),
        )

    def at(self, ply: int, seat: int | None, everything: bool) -> answers.PastPosition:
        viewed = self.seat(seat)
        if everything:
            self.everything()
        try:
            state = self.table.state.at(ply)
        except ValueError as problem:
            raise Refusal("unknown", Message("server-no-ply", ply=str(ply))) from problem
        return answers.PastPosition(
            game=self.table.opening.id,
            ply=ply,
            plies=self.table.state.ply,
            seat=viewed,
            open=everything,
            view=state.to_json() if everything else state.view(viewed).to_json(),
        )
