"""A bot that one game brings along, and that plays no other."""

from asterism.bots.bot import Bot
from asterism.engine.game import Game
from asterism.engine.mind import Habit
from asterism.engine.move import Move
from asterism.engine.view import View


class ByHabit(Bot):
    """`buyer:table`: the name of the habit, and which of its variants."""

    def __init__(self, game: Game, habit: Habit, spec: str, seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.game = game
        self.habit = habit
        self.variant = self.arguments or habit.variants[0]
        if self.variant not in habit.variants:
            allowed = ", ".join(f"{habit.name}:{variant}" for variant in habit.variants)
            raise ValueError(f"bot {spec!r}: it is one of {allowed}")

    def choose(self, view: View) -> Move:
        if view.game.name != self.game.name:
            raise ValueError(f"{self.spec} plays {self.game.name}, not {view.game.name}")
        if view.seat is None or view.seat not in view.seats:
            raise ValueError("this seat has nothing to decide")
        return self.habit.choose(view, view.seat, self.variant, self.chance(view))
