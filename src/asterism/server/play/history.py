"""Past games: lists, records, replays, ratings."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.message import Message
from asterism.engine.record import Record
from asterism.server.play.endings import PROVISIONAL, format_of
from asterism.server.play.games import Games
from asterism.server.protocol import http_types
from asterism.server.protocol.mapping import sent_origin
from asterism.server.storage import history, ratings
from asterism.server.storage.people import Person
from asterism.server.storage.store import Store, Stored
from asterism.table import fairness, frames
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal, unknown_game
from asterism.table.room import known_game

MOST = 200
_opening = msgspec.json.Decoder(Opening)


class Beginning(msgspec.Struct):
    """The part of an opening that statistics need."""

    players: int
    options: dict[str, Any]
    origin: Origin | None = None


_beginning = msgspec.json.Decoder(Beginning)


async def games_of(games: Games, person: Person) -> http_types.MyGames:
    """A person's games, running ones first, with statistics and ratings."""
    rows = await history.games_of(games.store, person.id, MOST)
    found: dict[str, http_types.GameSummary] = {}
    for row in rows:
        if row.id in found:
            found[row.id].seats.append(row.seat)
        else:
            found[row.id] = summary_of(row, [row.seat])
    for summary in found.values():
        if summary.status == "playing":
            async with games.contained(summary.id, "reading"):
                table = await games.look(summary.id)
                summary.yours = bool(set(table.seats_of(person.id)) & set(table.state.seats))
    listed = sorted(
        found.values(), key=lambda game: (not game.yours, game.status != "playing", -game.created)
    )
    statistics = await statistics_of(games.store, person.id)
    return http_types.MyGames(
        games=listed,
        played=sum(found.played for found in statistics),
        won=sum(found.won for found in statistics),
        statistics=statistics,
        ratings=await ratings_of(games.store, person.id),
    )


async def statistics_of(store: Store, person: str) -> list[http_types.Statistic]:
    """The results of all new and daily deals that a person played to the end."""
    rows = await history.finished(store, person)
    own: dict[str, tuple[Stored, list[int]]] = {}
    for row in rows:
        own.setdefault(row.id, (row, []))[1].append(row.seat)
    found: dict[tuple[str, str], http_types.Statistic] = {}
    for row, seats in own.values():
        began = _beginning.decode(row.opening)
        if began.origin is not None and began.origin.kind != "daily":
            continue
        try:
            format = format_of(known_game(row.name), began.players, began.options)
        except (Refusal, ValueError):
            continue  # the game or the option is no longer installed
        outcome = msgspec.json.decode(row.outcome)
        best = max(outcome["scores"][seat] for seat in seats)
        key = (row.name, format)
        entry = found.setdefault(
            key, http_types.Statistic(game=key[0], format=key[1], played=0, won=0, best=best)
        )
        entry.played += 1
        entry.won += any(seat in outcome["winners"] for seat in seats)
        entry.best = max(entry.best, best)
    return [found[key] for key in sorted(found)]


def summary_of(row: Stored, seats: list[int]) -> http_types.GameSummary:
    """A stored game in short; `seats` are those of the person who asks."""
    opening = _opening.decode(row.opening)
    return http_types.GameSummary(
        id=row.id,
        room=row.room,
        rules=row.name,
        status=row.status,
        open=row.open,
        players=players_of(opening),
        seats=seats,
        yours=False,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        origin=sent_origin(opening.origin),
        created=row.created,
        ended=row.ended,
    )


def players_of(opening: Opening) -> list[http_types.Player]:
    return [
        http_types.Player(kind=p.kind, name=p.name, level=p.level, person=p.person)
        for p in opening.seats
    ]


async def ratings_of(store: Store, person: str) -> list[http_types.Rating]:
    return [
        http_types.Rating(
            game=row.game,
            format=row.format,
            rating=round(row.mu, 2),
            deviation=round(row.sigma, 2),
            games=row.games,
            provisional=row.games < PROVISIONAL,
        )
        for row in await ratings.of_person(store, person)
    ]


class Past:
    """A game, running or over, as a person may look back on it."""

    def __init__(self, table: LiveGame, person: Person | None, open: bool) -> None:
        self.table, self.open = table, open
        self.person = "" if person is None else person.id

    @classmethod
    async def of(cls, games: Games, game: str, person: Person | None) -> Past:
        row = await games.store.game_row(game)
        if row is None:
            raise unknown_game()
        return cls(await games.look(game), person, bool(row.open))

    def seat(self, wanted: int | None) -> int | None:
        """The seat to look from. While something is secret, only your own or a spectator's."""
        if wanted is None:
            return None
        if wanted >= self.table.opening.players:
            raise Refusal(
                "bad", Message("engine-bad-seat", seat=wanted, seats=self.table.opening.players)
            )
        if not self.open and frames.viewer(self.table, self.person, wanted) != wanted:
            raise Refusal("forbidden", Message("server-not-your-seat"))
        return wanted

    def everything(self) -> None:
        if not self.open:
            raise Refusal("forbidden", Message("server-still-secret"))

    def record(self) -> Record:
        """The record, with the seed, once nothing is secret."""
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
        return self.table.record(headers, hide_seed=not is_told)

    def record_json(self) -> http_types.RecordJson:
        """The same as JSON, for programs that do not parse the notation."""
        record = self.record()
        setup = record.setup
        return http_types.RecordJson(
            game=record.game,
            rules=record.rules,
            players=self.table.opening.players,
            options=self.table.opening.options,
            # As text: JavaScript would round the number.
            seed=None if setup.seed is None else str(setup.seed),
            position=setup.position,
            headers=record.headers,
            entries=[
                http_types.RecordedEntry(
                    kind=entry.kind,
                    seat=entry.seat,
                    move=entry.text,
                    outcomes=list(entry.outcomes),
                    ply=entry.ply,
                    beyond=entry.beyond,
                )
                for entry in record.entries
            ],
            outcome=None if record.outcome is None else record.outcome.to_json(),
        )

    def events(self, seat: int | None) -> http_types.GameEvents:
        viewed = self.seat(seat)
        return http_types.GameEvents(
            game=self.table.opening.id,
            seat=viewed,
            players=frames.players(self.table),
            events=frames.events(self.table, self.table.state.view(viewed), -1),
        )

    def at(self, ply: int, seat: int | None, everything: bool) -> http_types.PastPosition:
        viewed = self.seat(seat)
        if everything:
            self.everything()
        try:
            state = self.table.state.at(ply)
        except ValueError as problem:
            raise Refusal("unknown", Message("server-no-ply", ply=str(ply))) from problem
        return http_types.PastPosition(
            game=self.table.opening.id,
            ply=ply,
            plies=self.table.state.ply,
            seat=viewed,
            open=everything,
            deciding=list(state.seats),
            view=frames.sent_view(
                state.to_json() if everything else state.view(viewed).to_json(),
                self.table.opening,
                knows_pack=True,
            ),
        )
