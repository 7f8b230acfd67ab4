"""Star Realms: play everything, use everything useful, attack, buy."""

from asterism.bots.bot import Bot
from asterism.engine.move import Move
from asterism.engine.view import View
from asterism.games.star_realms.mind import buyer
from asterism.games.star_realms.view import StarRealmsView


class Buyer(Bot):
    """`buyer:random`, `buyer:dearest` (also if it is not said) or `buyer:table`: they differ in
    what they buy, and the last one knows what cards are worth.
    """

    def __init__(self, spec: str = "buyer:dearest", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.policy = self.arguments or buyer.DEAREST
        if self.policy not in buyer.POLICIES:
            raise ValueError(f"bot {spec!r}: it is buyer:random, buyer:dearest or buyer:table")

    def choose(self, view: View) -> Move:
        if not isinstance(view, StarRealmsView):
            raise ValueError(f"{self.spec} plays star_realms, not {view.game.name}")
        if view.seat is None or view.seat not in view.seats:
            raise ValueError("this seat has nothing to decide")
        if self.policy == buyer.TABLE:
            return buyer.choose_by_table(view.table, view.seat)
        dearest = self.policy == buyer.DEAREST
        return buyer.choose(view.table, view.seat, dearest, self.chance(view))
