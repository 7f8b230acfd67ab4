"""Positions as JSON, read: whatever is wrong is said with its place."""

from __future__ import annotations

from typing import Final

from asterism.engine.chance import chance_from_json
from asterism.engine.game import Game
from asterism.engine.outcome import Outcome, by_score
from asterism.engine.reading import as_int, as_list, as_object, as_outcome, as_str, only
from asterism.engine.state import NOBODY
from asterism.games.sternenhimmel.boards import Board, BoardSet
from asterism.games.sternenhimmel.box import NAME
from asterism.games.sternenhimmel.knowledge import FaceDown, Memory, Unseen
from asterism.games.sternenhimmel.moves import Star
from asterism.games.sternenhimmel.options import Rules, read_rules
from asterism.games.sternenhimmel.scoring import check_sets, read_tokens
from asterism.games.sternenhimmel.state import ONLY, STUCK, Chart, SternenhimmelState
from asterism.games.sternenhimmel.tokens import Lying, Token, TokenSet

POSITION_FIELDS: Final = (
    "game", "options", "players", "sky", "pile", "seat", "resigned", "known", "outcome", "chance",
)  # fmt: skip
MOST_COINS: Final = 10**6


def read_game(data: dict[str, object], where: str) -> None:
    if data.get("game", NAME) != NAME:
        raise ValueError(f"{where}.game: this is {NAME}, not {data['game']!r}")


def read_board_id(value: object, boards: BoardSet, where: str) -> Board:
    id = as_str(value, where)
    board = boards.find(id)
    if board is None:
        ids = ", ".join([board.code for board in boards.boards])
        raise ValueError(f"{where}: there is no board {id!r}: this game has {ids}")
    return board


def read_boards(value: object, boards: BoardSet, where: str) -> list[Board]:
    return [
        read_board_id(item, boards, f"{where}[{at}]")
        for at, item in enumerate(as_list(value, where))
    ]


def new_chart(board: Board, lying: list[Lying | None]) -> Chart:
    free = [star for number, star in enumerate(board.stars) if lying[number] is None]
    return Chart(board, lying, free)


def read_position(game: Game, value: object) -> SternenhimmelState:
    data = as_object(value, "position")
    only(data, "position", POSITION_FIELDS)
    read_game(data, "position")
    players = as_list(data.get("players"), "position.players")
    rules = read_rules(game, len(players), data.get("options", {}), "position.options")
    sky = _read_sky(data.get("sky"), rules, len(players))
    pile = read_boards(data.get("pile", []), rules.boards, "position.pile")[::-1]
    _check_boards(sky, pile)
    coins, hands = _read_players(players, sky, rules.tokens)
    chance = chance_from_json(data.get("chance"))
    state = SternenhimmelState(game, chance, rules, hands, coins, sky, pile)
    state.free = sum([len(chart.free) for chart in sky if chart is not None])
    for item in as_list(data.get("resigned", []), "position.resigned"):
        state.resigned |= 1 << as_int(item, "position.resigned", 0, state.players - 1)
    outcome = as_outcome(data.get("outcome"), "position.outcome", state.players)
    state.outcome = _outcome_of(state) if outcome is None else outcome
    state.memory = _read_memory(state, data.get("known"))
    if state.outcome is None:
        state.waiting = ONLY[_read_seat(state, data)]
    else:
        state.waiting = NOBODY
    return state


def _read_sky(value: object, rules: Rules, players: int) -> list[Chart | None]:
    sky: list[Chart | None] = []
    for place, item in enumerate(as_list(value, "position.sky", rules.in_play[players])):
        where = f"position.sky[{place}]"
        if item is None:
            sky.append(None)
            continue
        data = as_object(item, where)
        only(data, where, ("board", "tokens"))
        board = read_board_id(data.get("board"), rules.boards, f"{where}.board")
        given = data.get("tokens", {})
        lying = read_tokens(given, board, players, rules.tokens, f"{where}.tokens")
        if None not in lying:
            raise ValueError(f"{where}: every star of {board.code} has a token: it is scored")
        sky.append(new_chart(board, lying))
    return sky


def _check_boards(sky: list[Chart | None], pile: list[Board]) -> None:
    there = [chart.board for chart in sky if chart is not None]
    for board in there + pile:
        if (there + pile).count(board) > 1:
            raise ValueError(f"position: the board {board.code} is there twice")
    if None in sky and pile:
        raise ValueError("position.sky: an empty place is filled from the pile")


def _read_players(
    players: list[object], sky: list[Chart | None], tokens: TokenSet
) -> tuple[list[int], list[int]]:
    """Coins and hands. With what lies on the stars a hand makes up a whole set (SH-1.1); not given,
    it is the rest of the set.
    """
    lying: list[Lying | None] = []
    for chart in sky:
        if chart is not None:
            lying += chart.lying
    outside = check_sets(lying, len(players), tokens, "position.sky")
    coins: list[int] = []
    hands: list[int] = []
    for seat, item in enumerate(players):
        where = f"position.players[{seat}]"
        data = as_object(item, where)
        only(data, where, ("coins", "hand"))
        coins.append(as_int(data.get("coins", 0), f"{where}.coins", 0, MOST_COINS))
        rest = tokens.full - outside[seat]
        hands.append(rest)
        if "hand" in data:
            _check_hand(as_list(data["hand"], f"{where}.hand"), rest, tokens, f"{where}.hand")
    return coins, hands


def _check_hand(value: list[object], rest: int, tokens: TokenSet, where: str) -> None:
    hand = [tokens.named(code, f"{where}[{at}]") for at, code in enumerate(value)]
    size = "nine" if tokens.size == 9 else str(tokens.size)
    for token in tokens.kinds:
        found, expected = hand.count(token), tokens.count(rest, token)
        if found != expected:
            raise ValueError(
                f"{where}: with what lies on the stars this is no set of {size} tokens: "
                f"{token.code} should be here {expected} times, not {found}"
            )


def _outcome_of(state: SternenhimmelState) -> Outcome | None:
    """How the game has ended, if it has."""
    playing = [seat for seat in range(state.players) if not state.resigned >> seat & 1]
    if not playing:
        raise ValueError("position.resigned: somebody plays on")
    if state.free == 0:
        return by_score(state.scores())
    if len(playing) == 1:
        return Outcome(state.scores(), (playing[0],), "resignation")
    if not [seat for seat in playing if state.hands[seat]]:
        return by_score(state.scores(), STUCK)
    return None


def _read_seat(state: SternenhimmelState, data: dict[str, object]) -> int:
    able = [s for s in range(state.players) if state.hands[s] and not state.resigned >> s & 1]
    seat = as_int(data.get("seat", able[0]), "position.seat", 0, state.players - 1)
    if state.resigned >> seat & 1:
        raise ValueError(f"position.seat: seat {seat} has resigned")
    if seat not in able:
        raise ValueError(f"position.seat: seat {seat} has no token to put")
    return seat


def _read_memory(state: SternenhimmelState, value: object) -> Memory:
    """What is known. A face-down token that nothing is said about can be all that does not lie
    open, and lies longer than those that something is said about.
    """
    lists: object = [[]] * state.players if value is None else value
    players: list[Unseen] = []
    for seat, item in enumerate(as_list(lists, "position.known", state.players)):
        where = f"position.known[{seat}]"
        named = read_face_down(item, state.rules, where)
        players.append(_unseen_of(state, seat, named, where))
    return Memory(players)


def read_face_down(value: object, rules: Rules, where: str) -> list[FaceDown]:
    places: list[FaceDown] = []
    tokens = rules.tokens
    for at, item in enumerate(as_list(value, where)):
        place = f"{where}[{at}]"
        data = as_object(item, place)
        star = _read_star(data.get("star"), rules.boards, f"{place}.star")
        seen = as_list(data.get("seen", []), f"{place}.seen")
        codes = [tokens.named(code, f"{place}.seen") for code in seen]
        if [token for token in codes if codes.count(token) > tokens.copies[token.index]]:
            raise ValueError(f"{place}.seen: more of a token than a set has")
        if star in [other.star for other in places]:
            raise ValueError(f"{place}.star: {star.name} is there twice")
        places.append(FaceDown(star, tokens.hand_of(codes)))
    return places


def _read_star(value: object, boards: BoardSet, where: str) -> Star:
    name = as_str(value, where)
    board_id, _, star_id = name.partition(".")
    board = boards.find(board_id)
    star = None if board is None else board.star_of(star_id)
    if star is None:
        raise ValueError(f"{where}: there is no star {name!r} in this game")
    return star


def _unseen_of(state: SternenhimmelState, seat: int, named: list[FaceDown], where: str) -> Unseen:
    """One player's tokens, with all that follows from what is said about the face-down ones."""
    tokens = state.rules.tokens
    hidden: dict[Star, Lying] = {}
    outside = 0
    for chart in state.sky:
        if chart is not None:
            for number, found in enumerate(chart.lying):
                if found is not None and found.seat == seat:
                    if chart.board.large[number]:
                        hidden[chart.board.stars[number]] = found
                    else:
                        outside += tokens.units[found.token.index]
    stars = [place.star for place in named]
    for star in stars:
        if star not in hidden:
            raise ValueError(f"{where}: on {star.name} is no face-down token of seat {seat}")
    unnamed = [FaceDown(star, outside) for star in hidden if star not in stars]
    unseen = Unseen(tokens, unnamed + named, outside)
    unseen.settle()
    older: list[Token] = []
    for place in unseen.face_down:
        token = hidden[place.star].token
        older.append(token)
        if place.room(token, tokens) < older.count(token):
            raise ValueError(f"{where}: the token on {place.star.name} cannot be {token.code}")
    return unseen
