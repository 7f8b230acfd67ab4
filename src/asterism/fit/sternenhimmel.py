"""How Sternenhimmel is learned: the usual way, with four players if the box is for four."""

from asterism.fit.way import Way


class SternenhimmelWay(Way):
    """Enough games for four terms; every deal of the match takes eight."""

    bot = rival = "ismcts:80"
    games = 200
    match = 160
    players = 4


WAY = SternenhimmelWay
