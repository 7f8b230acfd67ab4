"""Somebody who watches a game of Star Realms and keeps a list for every place, by hand."""

from typing import Any

from asterism.conformance.kit import Follower, Json
from tests.games.star_realms.follower_parts import PRINTED, Item, Side, contents_of

BOSS = {3: (50, 7), 4: (70, 7), 5: (70, 8), 6: (90, 8)}


class StarRealmsFollower(Follower):
    def start(self) -> None:
        options, players = self.case.options, self.case.players
        self.box = (
            contents_of(options["pack"], options.get("sets", "default"))
            if "pack" in options
            else PRINTED
        )
        self.format = str(options.get("format", "auto"))
        if self.format == "auto":
            self.format = "duel" if players == 2 else "deathmatch"
        self.boss = boss = int(str(options.get("boss", 0)))
        self.team = [self.team_of(seat, boss) for seat in range(players)]
        boxes = options.get("boxes", "auto")
        count = (players + 1) // 2 if boxes == "auto" else int(str(boxes))
        hands = options.get("team_hands", "auto")
        if hands == "auto" or self.format == "raid":
            hands = "open" if self.format in ("hydra2", "hydra3", "raid") else "hidden"
        self.sides = []
        for seat in range(players):
            partner = self.seat is not None and self.team[seat] == self.team[self.seat]
            seen = seat == self.seat or (partner and hands == "open")
            self.sides.append(Side(self.box, self.authority_of(seat, boss), seen))
        self.trade_deck = self.box.trade_deck * count
        self.left_out = self.box.left_out * count
        self.explorers = self.box.explorers * count
        self.is_draft = self.box.draft_row > 0
        self.row: list[str | None] = [None] * (self.box.draft_row or self.box.row)
        self.scrap_heap: list[str] = []
        self.away: list[str] = []
        self.active, self.turn, self.entry = 0, 1, -1
        self.questions: list[object] = []
        self.outcome: Json | None = None

    def team_of(self, seat: int, boss: int) -> int:
        if self.format in ("hydra2", "hydra3", "emperor"):
            return seat * 2 // self.case.players
        return int(seat != boss) if self.format == "raid" else seat

    def authority_of(self, seat: int, boss: int) -> int:
        if self.format.startswith("hydra"):
            return 75 if self.case.players == 4 else 100
        if self.format == "emperor" and seat in (1, 4):
            return 60
        return (
            BOSS[self.case.players][0]
            if self.format == "raid" and seat == boss
            else self.box.authority
        )

    # Listening

    def hear(self, event: Json) -> None:
        if event["number"] != self.entry:
            self.entry = int(str(event["number"]))
            self.questions = []
        data: dict[str, Any] = dict(event)
        if "source" in data:
            self.moves(data)
        else:
            getattr(self, f"hear_{data['type']}")(data["seat"], data)

    def moves(self, event: dict[str, Any]) -> None:
        type, seat = event["type"], event["seat"]
        card: Any = event.get("card")
        source, _, at = event["source"].partition(".")
        target, _, to = event["target"].partition(".")
        if type == "drew":
            self.sides[int(at)].draws(card)
        elif type == "reshuffled":
            self.sides[int(at)].reshuffles(event["cards"])
        elif type == "drafted" and target == "deck":
            self.takes(source, at, card, event)
            self.sides[seat].deck += 1
            self.sides[seat].unseen.append(card)
        elif target == "away":
            self.leaves(self.sides[int(at)], source, event["cards"])
        else:
            self.takes(source, at, card, event)
            self.puts(target, to, card)
        if type == "cleared" and not any(self.row):
            self.row = [None] * self.box.row
        if type == "played":
            self.plays(self.sides[seat], card)
        elif type == "acquired":
            side = self.sides[seat]
            side.trade -= event["paid"]
            if event["paid"] and side.tops and card in self.box.ships:
                side.tops -= 1
        elif type == "given" and self.sides[seat].alive:
            self.sides[seat].trade -= 1

    def takes(self, zone: str, at: str, card: str, event: dict[str, Any]) -> None:
        if zone == "trade_deck":
            self.trade_deck.remove(card)
        elif zone == "row":
            self.row[int(at) - 1] = None
        elif zone == "explorers":
            self.explorers -= 1
        else:
            side = self.sides[int(at)]
            if zone == "hand":
                side.shows(card)
            elif zone == "discard":
                del side.discard[len(side.discard) - 1 - side.discard[::-1].index(card)]
            elif zone == "deck":
                side.deck -= 1
                (side.on_top if card in side.on_top else side.unseen).remove(card)
            else:
                items = side.ships if zone == "ships" else side.bases
                if event["type"] in ("destroyed", "returned"):
                    items.remove(side.named(items, card, event["copy"]))
                elif event["type"] == "scrapped" and side.leaving is not None:
                    items.remove(side.leaving)
                else:
                    items.remove(next(item for item in items if item.card == card))

    def puts(self, zone: str, to: str, card: str) -> None:
        if zone == "row":
            self.row[int(to) - 1] = card
        elif zone == "trade_deck":
            self.trade_deck.append(card)
        elif zone == "explorers":
            self.explorers += 1
        elif zone == "scrap_heap":
            self.scrap_heap.append(card)
        else:
            side = self.sides[int(to)]
            if zone == "discard":
                side.discard.append(card)
            elif zone == "hand":
                side.held += 1
                side.known.append(card)
                (side.unseen if side.hand is None else side.hand).append(card)
            elif zone == "deck":
                side.deck += 1
                side.on_top.insert(0, card)
            else:
                (side.ships if zone == "ships" else side.bases).append(Item(card))

    def plays(self, side: Side, card: str) -> None:
        side.factions.update(self.box.factions[card])
        side.uses += 1
        fresh = card in self.box.ships and card not in side.played
        if fresh and (card not in self.box.copying or not side.played):
            side.played.append(card)

    def leaves(self, side: Side, zone: str, cards: list[str] | None) -> None:
        if zone in ("hand", "deck"):
            if side.hand is None:
                self.away += side.unseen + side.on_top
                side.unseen, side.on_top = [], []
                side.held, side.deck = (0, side.deck) if zone == "hand" else (side.held, 0)
            else:
                assert cards is not None
                self.away += cards
                if zone == "hand":
                    side.hand, side.held = [], 0
                else:
                    side.unseen, side.on_top, side.deck = [], [], 0
            side.known = []
        else:
            assert cards is not None
            self.away += cards
            setattr(side, zone, [])

    def hear_starts(self, seat: int, event: dict[str, Any]) -> None:
        self.active = seat

    def hear_turn(self, seat: int, event: dict[str, Any]) -> None:
        if self.is_draft and not any(self.row):
            self.row = [None] * self.box.row
        self.active, self.turn, self.is_draft = seat, event["turn"], False
        for side in self.sides:
            side.new_turn()
        for member in self.turn_team():
            self.sides[member].debt = 0

    def hear_ended(self, seat: int, event: dict[str, Any]) -> None:
        self.sides[seat].ended = True
        self.turn_may_end()

    def turn_may_end(self) -> None:
        team = self.turn_team()
        if all(self.sides[member].ended or not self.sides[member].alive for member in team):
            for member in team:
                self.sides[member].new_turn()
                for item in self.sides[member].bases:
                    item.used = set()
            if self.turn == self.case.options.get("turn_limit"):
                self.over((), "turn_limit")

    def hear_used(self, seat: int, event: dict[str, Any]) -> None:
        side = self.sides[seat]
        side.uses += 1
        zone = side.ships if event["card"] in self.box.ships else side.bases
        item = side.named(zone, event["card"], event["copy"])
        if event["ability"] == "scrap":
            side.leaving = item
        else:
            item.used.add(event["ability"])

    def hear_copied(self, seat: int, event: dict[str, Any]) -> None:
        side = self.sides[seat]
        side.ships[-1].form = event["as"]
        counts = self.case.options.get("needle_counts_as_blob", True)
        own = self.box.factions[event["card"]]
        if counts:
            side.factions.update(f for f in self.box.factions[event["as"]] if f not in own)

    def hear_gained(self, seat: int, event: dict[str, Any]) -> None:
        side = self.sides[seat]
        side.trade += event["trade"]
        side.combat += event["combat"]
        self.authority_changes(seat, event["authority"])

    def authority_changes(self, seat: int, amount: int) -> None:
        for other, side in enumerate(self.sides):
            shared = self.format.startswith("hydra") and self.team[other] == self.team[seat]
            if other == seat or shared:
                side.authority += amount

    def hear_next_on_top(self, seat: int, event: dict[str, Any]) -> None:
        self.sides[seat].tops += 1

    def hear_asked(self, seat: int, event: dict[str, Any]) -> None:
        self.questions = event["questions"]

    def hear_declined(self, seat: int, event: dict[str, Any]) -> None:
        pass

    hear_chose = hear_repeated = hear_declined

    def hear_must_discard(self, seat: int, event: dict[str, Any]) -> None:
        if self.case.options.get("discard_timing") == "next_turn":
            self.sides[event["victim"]].debt += 1

    def hear_attacked(self, seat: int, event: dict[str, Any]) -> None:
        self.sides[seat].combat -= event["amount"]
        self.authority_changes(event["victim"], -event["amount"])

    def hear_attacked_base(self, seat: int, event: dict[str, Any]) -> None:
        self.sides[seat].combat -= event["amount"]
        owner = self.sides[event["victim"]]
        item = owner.named(owner.bases, event["base"], event["copy"])
        if item.damage + event["amount"] < self.box.defense[item.card]:
            item.damage += event["amount"]

    def hear_repaired(self, seat: int, event: dict[str, Any]) -> None:
        for item in self.sides[seat].bases:
            item.damage = 0

    def hear_lent(self, seat: int, event: dict[str, Any]) -> None:
        giver, taker = self.sides[seat], self.sides[event["partner"]]
        if event["resource"] == "trade":
            taker.trade += giver.trade
            giver.trade = 0
        else:
            taker.combat += giver.combat
            giver.combat = 0

    def hear_defeated(self, seat: int, event: dict[str, Any]) -> None:
        self.falls(seat)
        self.check_end("defeat")

    def falls(self, seat: int) -> None:
        side = self.sides[seat]
        side.authority, side.alive, side.debt = 0, False, 0

    def hear_gave_up(self, seat: int, event: dict[str, Any]) -> None:
        if self.decides_it(seat):
            self.over((1 - self.team[seat],), "resignation")
            return
        shared = self.sides[seat].authority
        self.falls(seat)
        if self.format.startswith("hydra"):
            self.sides[seat].authority = shared
        self.check_end("resignation")
        if self.outcome is None:
            self.sides[seat].new_turn()
            if self.is_draft:
                while not any(self.sides[member].alive for member in self.turn_team()):
                    self.active = (self.active + 1) % self.case.players
            elif seat in self.turn_team():
                self.turn_may_end()

    def decides_it(self, seat: int) -> bool:
        """Does a side lose the game when that seat leaves it?"""
        if self.format.startswith("hydra"):
            sides = enumerate(self.sides)
            partners = [side for other, side in sides if self.team[other] == self.team[seat]]
            return sum(side.alive for side in partners) == 1
        if self.format == "emperor":
            return seat in (1, 4)
        return self.format == "duel" or (self.format == "raid" and seat == self.boss)

    def check_end(self, reason: str) -> None:
        alive = {self.team[seat] for seat, side in enumerate(self.sides) if side.alive}
        if self.format == "emperor":
            alive = {team for team, seat in enumerate((1, 4)) if self.sides[seat].alive}
        if len(alive) == 1:
            self.over(tuple(alive), reason)

    def over(self, teams: tuple[int, ...], reason: str) -> None:
        self.outcome = {
            "scores": [side.authority for side in self.sides],
            "winners": [seat for seat, team in enumerate(self.team) if team in teams],
            "reason": reason,
        }

    def recall(self, undone: Any) -> None:
        """Cards that were shown from a hand and taken back are known to be in it."""
        shown: dict[int, list[str]] = {}
        for event in undone:
            seat = event["seat"]
            if event.get("source") == f"hand.{seat}":
                shown.setdefault(seat, []).append(event["card"])
        for seat, cards in shown.items():
            known = self.sides[seat].known
            for card in set(cards):
                known += [card] * (cards.count(card) - known.count(card))

    # What the view must be

    def turn_team(self) -> list[int]:
        if self.format.startswith("hydra"):
            return [seat for seat, team in enumerate(self.team) if team == self.team[self.active]]
        return [self.active]

    def seats(self) -> list[int]:
        if self.outcome is not None:
            return []
        if self.questions:
            asked: Any = self.questions[-1]
            return [asked["seat"]]
        team = [seat for seat in self.turn_team() if self.sides[seat].alive]
        return [seat for seat in team if not self.sides[seat].ended]

    def view(self) -> Json:
        partners = [seat for seat in self.turn_team() if seat != self.active]
        return {
            "game": "star_realms",
            "seat": self.seat,
            "options": dict(self.case.options),
            "seats": self.seats(),
            "players": [side.to_json() for side in self.sides],
            "trade_row": self.row,
            "trade_deck": self.box.in_order(self.trade_deck),
            **({"left_out": self.left_out} if self.left_out else {}),
            "explorers": self.explorers,
            "scrap_heap": self.scrap_heap[::-1],
            "away": self.box.in_order(self.away),
            "turn": {
                **self.sides[self.active].turn_json(self.active),
                "number": self.turn,
                "partners": [self.sides[seat].turn_json(seat) for seat in partners],
                "questions": self.questions if self.outcome is None else [],
            },
            "outcome": self.outcome,
        }
