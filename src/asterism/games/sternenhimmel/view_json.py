"""A view from its JSON: only what is needed to rebuild it is read, the rest follows from that."""

from __future__ import annotations

from asterism.engine.game import Game
from asterism.engine.reading import as_bool, as_int, as_list, as_object, as_outcome
from asterism.games.sternenhimmel.knowledge import Memory, Unseen
from asterism.games.sternenhimmel.moves import Star
from asterism.games.sternenhimmel.options import Rules, read_rules
from asterism.games.sternenhimmel.position_read import (
    MOST_COINS,
    new_chart,
    read_board_id,
    read_boards,
    read_face_down,
    read_game,
)
from asterism.games.sternenhimmel.state import Chart, SternenhimmelState
from asterism.games.sternenhimmel.tokens import LYING, UNKNOWN, Lying, TokenSet
from asterism.games.sternenhimmel.view import NO_CHANCE, SternenhimmelView


def read_view(game: Game, value: object) -> SternenhimmelView:
    data = as_object(value, "view")
    read_game(data, "view")
    items = as_list(data.get("players"), "view.players")
    rules = read_rules(game, len(items), data.get("options", {}), "view.options")
    players = len(items)
    seat = None if data.get("seat") is None else as_int(data["seat"], "view.seat", 0, players - 1)
    sky: list[Chart | None] = []
    for place, item in enumerate(as_list(data.get("sky"), "view.sky", rules.in_play[players])):
        where = f"view.sky[{place}]"
        sky.append(None if item is None else _read_chart(item, rules, players, where))
    tokens = rules.tokens
    hands, held, coins, unseen = [0] * players, [0] * players, [0] * players, list[Unseen]()
    resigned = 0
    for player, item in enumerate(items):
        where = f"view.players[{player}]"
        fields = as_object(item, where)
        coins[player] = as_int(fields.get("coins"), f"{where}.coins", 0, MOST_COINS)
        held[player] = as_int(fields.get("held"), f"{where}.held", 0, tokens.size)
        if player == seat:
            hands[player] = _read_hand(fields.get("hand"), tokens, f"{where}.hand")
        if as_bool(fields.get("resigned"), f"{where}.resigned"):
            resigned |= 1 << player
        hidden = _read_hand(fields.get("unseen"), tokens, f"{where}.unseen")
        places = read_face_down(fields.get("face_down"), rules, f"{where}.face_down")
        unseen.append(Unseen(tokens, places, tokens.full - hidden))
        _check_player(player, seat, sky, unseen[player], hands[player], held[player], where)
    table = SternenhimmelState(game, NO_CHANCE, rules, hands, coins, sky, [])
    table.resigned = resigned
    table.free = sum([len(chart.free) for chart in sky if chart is not None])
    seats = as_list(data.get("seats"), "view.seats")
    table.waiting = tuple([as_int(item, "view.seats", 0, players - 1) for item in seats])
    table.outcome = as_outcome(data.get("outcome"), "view.outcome", players)
    pile = read_boards(data.get("pile"), rules.boards, "view.pile")
    return SternenhimmelView(game, seat, table, Memory(unseen), held, pile)


def _read_hand(value: object, tokens: TokenSet, where: str) -> int:
    found = [tokens.named(code, f"{where}[{at}]") for at, code in enumerate(as_list(value, where))]
    for token in found:
        if found.count(token) > tokens.copies[token.index]:
            raise ValueError(f"{where}: more of {token.code} than a set has")
    return tokens.hand_of(found)


def _read_chart(value: object, rules: Rules, players: int, where: str) -> Chart:
    """As in a position, but a token can be null: one that cannot be seen."""
    data = as_object(value, where)
    board = read_board_id(data.get("board"), rules.boards, f"{where}.board")
    lying: list[Lying | None] = [None] * len(board.stars)
    for id, item in as_object(data.get("tokens"), f"{where}.tokens").items():
        place = f"{where}.tokens.{id}"
        star = board.star_of(id)
        if star is None:
            raise ValueError(f"{place}: there is no star {id!r} on this board")
        fields = as_object(item, place)
        seat = as_int(fields.get("seat"), f"{place}.seat", 0, players - 1)
        code = fields.get("token")
        token = UNKNOWN if code is None else rules.tokens.named(code, f"{place}.token")
        lying[board.number_of(star)] = LYING[seat][token.index]
    return new_chart(board, lying)


def _check_player(
    player: int,
    seat: int | None,
    sky: list[Chart | None],
    unseen: Unseen,
    hand: int,
    held: int,
    where: str,
) -> None:
    """What is told of a player must fit what lies on the stars, or nothing could be imagined."""
    tokens = unseen.tokens
    hidden: list[Star] = []
    outside = 0
    own = 0
    for chart in sky:
        if chart is not None:
            for number, found in enumerate(chart.lying):
                if found is None or found.seat != player:
                    continue
                if (found.token is UNKNOWN) != (chart.board.large[number] and player != seat):
                    raise ValueError(f"{where}: {chart.board.stars[number].name} shows too much")
                unit = 0 if found.token is UNKNOWN else tokens.units[found.token.index]
                if not chart.board.large[number]:
                    outside += unit
                else:
                    hidden.append(chart.board.stars[number])
                    own += unit
    told = [place.star for place in unseen.face_down]
    if sorted([star.name for star in told]) != sorted([star.name for star in hidden]):
        raise ValueError(f"{where}.face_down: these are not the large stars of seat {player}")
    if outside != unseen.outside:
        raise ValueError(f"{where}.unseen: this is not what does not lie open")
    if held != tokens.sizes[tokens.full - outside] - len(hidden):
        raise ValueError(f"{where}.held: this is not what does not lie on stars")
    if player == seat and outside + own + hand != tokens.full:
        raise ValueError(f"{where}.hand: with what lies on the stars this is no set")
    if not unseen.is_possible():
        raise ValueError(f"{where}.face_down: what was seen contradicts itself")
