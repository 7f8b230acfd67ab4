"""Star Realms: play everything, use everything useful, buy, attack."""

from asterism.bots.bot import Bot
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.games.star_realms import buyer
from asterism.games.star_realms.view import StarRealmsView


class Buyer(Bot):
    """`buyer:random` or `buyer:dearest` (also if it is not said): they differ in what they buy."""

    def __init__(self, spec: str = "buyer:dearest", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.policy = self.arguments or buyer.DEAREST
        if self.policy not in (buyer.RANDOM, buyer.DEAREST):
            raise ValueError(f"bot {spec!r}: it is buyer:random or buyer:dearest")

    def choose(self, view: View) -> Move:
        if not isinstance(view, StarRealmsView):
            raise ValueError(f"{self.spec} plays star_realms, not {view.game.name}")
        if view.seat is None or view.seat not in view.seats:
            raise ValueError("this seat has nothing to decide")
        dearest = self.policy == buyer.DEAREST
        return buyer.choose(view.table, view.seat, dearest, self.chance(view))
