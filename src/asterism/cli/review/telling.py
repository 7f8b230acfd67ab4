"""A review in words: what the terminal and the HTML page have in common."""

from __future__ import annotations

from typing import NamedTuple

from asterism import Message, Record, State
from asterism.analysis.shapes import GameReview, ReviewedDecision, Spoken, TurningPoint
from asterism.cli.talk import Talk

HUNDREDTH = 100  # chances are in ten-thousandths, shown in percent


class Telling:
    """One seat's review, with the speaker that formats it."""

    def __init__(self, found: GameReview, record: Record, end: State, talk: Talk) -> None:
        self.found, self.talk = found, talk
        self.name = record.headers.get(f"seat {found['seat']}", "")
        self.end = end

    def say(self, message: Message) -> str:
        return self.talk.say(message, you=self.found["seat"])

    def spoken(self, told: Spoken) -> str:
        return self.say(message_of(told))

    def percent(self, chance: int) -> str:
        number = self.talk.number(chance / HUNDREDTH, 0)
        return self.talk.say(Message("cli-percent", number=number))

    def change(self, amount: int) -> str:
        """With its sign, a real minus."""
        number = self.talk.number(abs(amount) / HUNDREDTH, 0)
        sign = "" if number == "0" else "−" if amount < 0 else "+"
        return self.talk.say(Message("cli-percent", number=sign + number))

    @property
    def title(self) -> str:
        game = self.found["game"]
        who = Message("engine-player", number=self.found["seat"] + 1)
        if self.name:
            return self.say(Message("review-title-named", game=game, who=who, name=self.name))
        return self.say(Message("review-title", game=game, who=who))

    @property
    def accuracy(self) -> str:
        found = self.found["accuracy"]
        if found is None:
            return self.say(Message("review-nothing-decided"))
        number = self.talk.number(found / 10, 1)
        return self.say(Message("review-accuracy", number=number))

    def account(self) -> list[tuple[str, str]]:
        """start + deal + own decisions + decisions of the others + luck = result."""
        found = self.found
        return [
            (self.say(Message("review-start")), self.percent(found["start"])),
            (self.say(Message("review-deal")), self.change(found["deal"])),
            (self.say(Message("review-own")), self.change(found["own"])),
            (self.say(Message("review-others")), self.change(found["others"])),
            (self.say(Message("review-luck")), self.change(found["luck"])),
            (self.say(Message("review-result")), self.percent(found["result"])),
        ]

    def turn(self, point: TurningPoint) -> str:
        return self.say(
            Message(
                "review-turn",
                ply=point["ply"],
                change=self.change(point["change"]),
                cause=self.cause(point),
            )
        )

    @staticmethod
    def cause(point: TurningPoint) -> Message:
        if point["cause"] == "resignation":
            return Message("review-cause-resignation", seat=point["seat"] + 1)
        if point["cause"] == "others":
            who = Message("engine-player", number=point["seat"] + 1)
            return Message("review-cause-others", who=who)
        return Message("review-cause-own" if point["cause"] == "own" else "review-cause-luck")

    def decision(self, made: ReviewedDecision) -> list[str]:
        """The move played, and the best one found, if it is another."""
        played = self.say(
            Message(
                "review-played",
                ply=made["ply"],
                move=message_of(made["says"]),
                chance=self.percent(made["value"]),
            )
        )
        if not made["loss"] or made["reason"] is None:
            return [played]
        best = self.say(
            Message(
                "review-best",
                move=message_of(made["best_says"]),
                chance=self.percent(made["best_value"]),
            )
        )
        return [played, best, self.spoken(made["reason"])]

    @property
    def budget(self) -> str:
        budget = self.found["budget"]
        iterations = budget["iterations"]
        return self.say(
            Message(
                "review-budget",
                iterations="expert" if iterations is None else str(iterations),
                deals=budget["deals"],
                seed=str(budget["seed"]),
            )
        )


class Sentence(NamedTuple):
    """A message that was JSON."""

    id: str
    args: dict[str, object]

    def message(self) -> Message:
        return Message(self.id, **{name: _nested(value) for name, value in self.args.items()})


def message_of(told: Spoken) -> Message:
    return Sentence(told["id"], told["args"]).message()


def _nested(value: object) -> object:
    if isinstance(value, dict) and "id" in value and "args" in value:
        return Sentence(value["id"], value["args"]).message()
    if isinstance(value, list):
        return [_nested(item) for item in value]
    return value
