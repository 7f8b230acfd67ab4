"""How Stellar is learned: the usual way."""

from asterism.fit.way import Way


class StellarWay(Way):
    """Enough games for seven terms."""

    bot = rival = "ismcts:60"
    games = 300
    match = 100


WAY = StellarWay
