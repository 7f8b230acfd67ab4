"""How people leave a game: they resign, go for good, or run out of time."""

from __future__ import annotations

from asterism.table.entries import Entry, Player
from asterism.table.live_game import LiveGame


def gone(table: LiveGame, person: str, at: float) -> list[Entry]:
    """A person leaves for good."""
    added: list[Entry] = []
    for seat in table.seats_of(person):
        if not table.is_over:
            added += give_up(table, seat, "", at)
    return added


def give_up(table: LiveGame, seat: int, ref: str, at: float) -> list[Entry]:
    """A person gives a seat up, as the rules say. In team formats a bot takes over, if the room
    says so. Bots do not play on for a side without people.
    """
    if not table.is_over and table.state.is_out(seat):
        return []
    partners = _partners(table, seat)
    people = [one for one in partners if not _is_mere_bot(table.seats[one])]
    is_replaced = table.state.plays_as_one() and table.opening.conditions.at_zero == "bot"
    if is_replaced and people:
        return table.take_over(seat, stand_in(table, seat, is_for_good=True), at, ref)
    added = table.resign(seat, ref, at)
    for partner in [] if people else partners:
        if not table.is_over:
            added += table.resign(partner, "", at)
    return added


def _partners(table: LiveGame, seat: int) -> list[int]:
    """The other members of its side that are still in the game."""
    state = table.state
    side = [one for one in range(state.players) if state.side(one) == state.side(seat)]
    return [one for one in side if one != seat and not state.is_out(one)]


def _is_mere_bot(player: Player) -> bool:
    """Is it a bot that stands in for nobody?"""
    return player.kind == "bot" and player.owner is None


def run_out(table: LiveGame, now: float) -> list[Entry]:
    """What happens to the seats whose time is up."""
    added: list[Entry] = []
    for seat in table.times.expired(now):
        if table.is_over or seat not in table.times.running:
            continue
        if table.opening.conditions.at_zero == "lose":
            added += table.resign(seat, "", now, flag=True)
        else:
            added += table.take_over(seat, stand_in(table, seat), now)
    if not added and not table.is_over and table.times.expired(now):
        raise RuntimeError("a clock ran out, but nothing followed from it")
    return added


def stand_in(
    table: LiveGame, seat: int, level: str | None = None, is_for_good: bool = False
) -> Player:
    """The bot that takes over a seat. Its person may come back, unless it is for good."""
    spec = level or table.opening.conditions.stand_in
    player = table.seats[seat]
    owner = None if is_for_good else player.owner or player.person
    return Player(kind="bot", name=spec, level=spec, owner=owner)
