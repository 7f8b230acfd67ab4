"""Looking back on a game, running or over, as far as a person may."""

from __future__ import annotations

from typing import Any

from asterism.engine.message import Message
from asterism.engine.record import Record
from asterism.table import fairness, frames
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal


class Past:
    """A game and who looks back on it. `open`: nothing about it is secret any more."""

    def __init__(self, table: LiveGame, person: str, open: bool) -> None:
        self.table, self.person, self.open = table, person, open

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

    def reviewed_seat(self, wanted: int | None) -> int:
        """The seat to review. Once nothing is secret, everybody who has the link may review any
        seat; the default is their own, if they had one.
        """
        if self.table.state.outcome is None:
            raise Refusal("not-now", Message("server-not-over"))
        self.everything()
        chosen = self.seat(wanted)
        own = frames.viewer(self.table, self.person, wanted)
        return chosen if chosen is not None else own if own is not None else 0

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

    # As JSON; docs/schema.json has the names.

    def record_json(self) -> dict[str, Any]:
        """`RecordJson`, for programs that do not parse the notation."""
        record = self.record()
        setup = record.setup
        return {
            "game": record.game,
            "rules": record.rules,
            "players": self.table.opening.players,
            "options": self.table.opening.options,
            # As text: JavaScript would round the number.
            "seed": None if setup.seed is None else str(setup.seed),
            "position": setup.position,
            "headers": record.headers,
            "entries": [
                {
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "move": entry.text,
                    "outcomes": list(entry.outcomes),
                    "ply": entry.ply,
                    "beyond": entry.beyond,
                }
                for entry in record.entries
            ],
            "outcome": None if record.outcome is None else record.outcome.to_json(),
        }

    def events(self, seat: int | None) -> dict[str, Any]:
        """`GameEvents`."""
        viewed = self.seat(seat)
        return {
            "game": self.table.opening.id,
            "seat": viewed,
            "players": frames.players(self.table),
            "events": frames.events(self.table, self.table.state.view(viewed), -1),
        }

    def at(self, ply: int, seat: int | None, everything: bool) -> dict[str, Any]:
        """`PastPosition`."""
        viewed = self.seat(seat)
        if everything:
            self.everything()
        try:
            state = self.table.state.at(ply)
        except ValueError as problem:
            raise Refusal("unknown", Message("server-no-ply", ply=str(ply))) from problem
        return {
            "game": self.table.opening.id,
            "ply": ply,
            "plies": self.table.state.ply,
            "seat": viewed,
            "open": everything,
            "deciding": list(state.seats),
            "view": frames.sent_view(
                state.to_json() if everything else state.view(viewed).to_json(),
                self.table.opening,
                knows_pack=True,
            ),
        }
