"""Somebody who hears what one seat is told, writes it all down, and says what the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from asterism.conformance.kit import Follower, Json
from tests.games.sternenhimmel.worlds import SET, Watched, in_order

ZODIAC = ["ari", "tau", "gem", "cnc", "leo", "vir", "lib", "sco", "sgr", "cap", "aqr", "psc"]


def boards_of(options: Json) -> list[str]:
    """The ids of the boards of a game, in their order."""
    pack = cast(Json | None, options.get("pack"))
    if pack is not None:
        return [item["id"] for item in cast(list[dict[str, str]], pack["constellations"])]
    boards = options.get("boards", "zodiac")
    if boards == "zodiac":
        return ZODIAC
    items = cast(dict[str, list[str | dict[str, str]]], boards)["boards"]
    return [item if isinstance(item, str) else item["id"] for item in items]


def tokens_of(options: Json) -> Counter[str]:
    """The set of every player."""
    pack = cast(Json | None, options.get("pack"))
    if pack is None:
        return SET
    told = cast(Json, pack["tokens"])
    values = Counter(str(value) for value in cast(list[int], told["values"]))
    return values + Counter({code: cast(int, told[f"{code}s"]) for code in ("hole", "double")})


def in_play(options: Json, players: int) -> int:
    pack = cast(dict[str, dict[str, int]] | None, options.get("pack"))
    return players if pack is None else pack["in_play"][str(players)]


class SternenhimmelFollower(Follower):
    def start(self) -> None:
        players = range(self.case.players)
        tokens = tokens_of(dict(self.case.options))
        self.watched = [Watched(tokens) for _ in players]
        self.coins = [0 for _ in players]
        self.held = [tokens.total() for _ in players]
        self.mine = Counter(tokens)
        self.sky: list[Json | None] = [None] * in_play(dict(self.case.options), len(players))
        self.pile = boards_of(dict(self.case.options))
        self.resigned: list[int] = []
        self.last = 0
        self.stuck = False
        self.ended: Json | None = None

    def hear(self, event: Json) -> None:
        seat = cast(int, event["seat"])
        card, source = cast(str, event.get("card")), cast(str, event.get("source"))
        target = cast(str, event.get("target"))
        match event["type"]:
            case "uncovered":
                self.pile = [board for board in self.pile if board != card]
                self.sky[place(target)] = {"board": card, "tokens": {}}
            case "scored":
                self.sky[place(source)] = None
            case "start_player":
                self.last = seat - 1
            case "put":
                self.put(seat, card, target, cast(bool, event["face_down"]))
            case "turned_up":
                self.watched[seat].turned_up(name(source), card)
            case "returned":
                self.watched[seat].returned(card)
                self.held[seat] += 1
                self.mine[card] += seat == self.seat
            case "paid":
                self.coins[seat] += cast(int, event["coins"])
            case "resigned":
                if self.waiting() == [seat]:
                    self.last = seat
                self.resigned.append(seat)
            case "stuck":
                self.stuck = True
            case "ended":
                self.ended = event

    def put(self, seat: int, card: str, target: str, face_down: bool) -> None:
        board, star = name(target).split(".")
        chart = next(chart for chart in self.sky if chart is not None and chart["board"] == board)
        tokens = cast(dict[str, Json], chart["tokens"])
        tokens[star] = {"seat": seat, "token": card, "face_down": face_down}
        if face_down:
            self.watched[seat].hid(name(target))
        else:
            self.watched[seat].showed(card)
        self.held[seat] -= 1
        if seat == self.seat:
            self.mine[card] -= 1
        self.last = seat

    def recall(self, undone: Sequence[Json]) -> None:
        shown: list[str] = []
        for event in undone:
            if event["type"] == "put" and not event["face_down"]:
                shown.append(cast(str, event["card"]))
                self.watched[cast(int, event["seat"])].held_all_the_time(shown)

    def waiting(self) -> list[int]:
        if self.ended is not None:
            return []
        players = self.case.players
        for step in range(1, players + 1):
            seat = (self.last + step) % players
            if self.held[seat] and seat not in self.resigned:
                return [seat]
        return []

    def view(self) -> Json:
        return {
            "game": "sternenhimmel",
            "seat": self.seat,
            "options": dict(self.case.options),
            "players": [self.player(seat) for seat in range(self.case.players)],
            "sky": self.sky,
            "pile": self.pile,
            "seats": self.waiting(),
            "outcome": self.outcome(),
        }

    def player(self, seat: int) -> Json:
        watched = self.watched[seat]
        return {
            "coins": self.coins[seat],
            "held": self.held[seat],
            "hand": in_order(self.mine) if seat == self.seat else None,
            "may_hold": watched.may_hold(),
            "unseen": in_order(watched.unseen()),
            "face_down": [
                {"star": star, "seen": in_order(watched.seen(star)), "can_be": watched.can_be(star)}
                for star in watched.face_down
            ],
            "resigned": seat in self.resigned,
        }

    def outcome(self) -> Json | None:
        if self.ended is None:
            return None
        winners = cast(list[int], self.ended["winners"])
        reason = "score" if len(winners) == 1 else "shared"
        if self.stuck:
            reason = "stuck"
        if len(self.resigned) == self.case.players - 1:
            reason = "resignation"
        return {"scores": self.ended["scores"], "winners": winners, "reason": reason}


def place(target: str) -> int:
    return int(target.removeprefix("sky."))


def name(target: str) -> str:
    return target.removeprefix("star.")
