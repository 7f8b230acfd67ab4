"""What is stored when a game ends: the result, whether it is open, and ratings."""

from __future__ import annotations

from typing import Any

from asterism.server.storage import ratings, statements
from asterism.server.storage.ratings import Rating
from asterism.server.storage.store import Store
from asterism.server.storage.writer import Change
from asterism.table.daily import day_of
from asterism.table.history import format_of
from asterism.table.live_game import LiveGame

PROVISIONAL = 10  # games until a rating is no longer provisional


async def write(store: Store, table: LiveGame, change: Change, now: float) -> None:
    """Add what follows from the end of the game to the change."""
    is_open = True
    if table.opening.conditions.pair:
        room = await store.room(table.opening.room)
        if room is not None:
            # The same deal will be played once more, so it stays secret.
            is_open = room.again is None
            if is_open and len(room.games) > 1:
                change.statements.append(statements.games_opened(room.games[:-1]))
    origin = table.opening.origin
    if origin is not None and origin.day is not None:
        # Others may still play this deal today.
        is_open = origin.day < day_of(now)
    change.statements.append(statements.game_over(table, is_open, now))
    if counts(table):
        await rate(store, table, change)


def counts(table: LiveGame) -> bool:
    """Does it count for ratings? Only people, played to the end, no undo past a barrier."""
    people = [player.person for player in table.opening.seats]
    return (
        table.opening.conditions.rated
        and table.status == "over"
        and table.plain
        and all(player.kind == "person" for player in table.opening.seats)
        and len(set(people)) == len(people)
    )


async def rate(store: Store, table: LiveGame, change: Change) -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    game, opening = table.game.name, table.opening
    format = format_of(table.game, opening.players, opening.options)
    people = [str(player.person) for player in opening.seats]
    known = await ratings.of_people(store, people, game, format)
    outcome = table.state.outcome
    assert outcome is not None
    # Partners win and lose together, but each has their own rating.
    sides: dict[int, list[int]] = {}
    for seat in range(len(people)):
        sides.setdefault(table.state.side(seat), []).append(seat)
    teams = [
        [
            model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()
            for p in (people[seat] for seat in seats)
        ]
        for seats in sides.values()
    ]
    places = [0.0 if seats[0] in outcome.winners else 1.0 for seats in sides.values()]
    rated: list[list[Any]] = model.rate(teams, ranks=places)
    seated = [seat for seats in sides.values() for seat in seats]
    for seat, new in zip(seated, (one for team in rated for one in team), strict=True):
        before = known.get(people[seat])
        games = 1 if before is None else before.games + 1
        now = Rating(people[seat], game, format, new.mu, new.sigma, games)
        ratings.write(change, before, now)
