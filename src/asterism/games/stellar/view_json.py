"""A view from its JSON: only what is needed to rebuild it is read, the rest follows from that."""

from __future__ import annotations

from asterism.engine.game import Game
from asterism.engine.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_outcome,
    one_of,
)
from asterism.games.stellar.cards import Card
from asterism.games.stellar.options import FROM_DECK, FROM_HAND, FROM_ROW, STEPS, TURNS, Rules
from asterism.games.stellar.position_read import read_card, read_cards, read_memory, read_telescope
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import Telescope
from asterism.games.stellar.view import NO_CHANCE, StellarView, offer


def read_view(game: Game, value: object) -> StellarView:
    data = as_object(value, "view")
    if data.get("game") != "stellar":
        raise ValueError(f"view.game: this is stellar, not {data.get('game')!r}")
    seat = None if data.get("seat") is None else as_int(data["seat"], "view.seat", 0, 1)
    given = dict(as_object(data.get("options", {}), "view.options"))
    rules = Rules(given, game.settle(2, given))
    telescopes: list[Telescope] = []
    notebooks: list[list[Card]] = []
    hands: list[list[Card]] = []
    held: list[int] = []
    decided: list[bool] = []
    chosen: list[Card | None] = []
    for side, item in enumerate(as_list(data.get("players"), "view.players", 2)):
        where = f"view.players[{side}]"
        player = as_object(item, where)
        telescopes.append(read_telescope(player.get("telescope"), f"{where}.telescope", True))
        notebooks.append(read_cards(player.get("notebook"), f"{where}.notebook"))
        own = side == seat
        hands.append(read_cards(player.get("hand"), f"{where}.hand") if own else [])
        held.append(as_int(player.get("held"), f"{where}.held", 0, 3))
        decided.append(as_bool(player.get("decided"), f"{where}.decided"))
        choice = player.get("chosen")
        chosen.append(None if choice is None else read_card(choice, f"{where}.chosen"))
    row: list[Card | None] = [
        None if item is None else read_card(item, "view.row")
        for item in as_list(data.get("row"), "view.row", 5)
    ]
    discard = read_cards(data.get("discard"), "view.discard")[::-1]
    table = StellarState(game, NO_CHANCE, rules, telescopes, notebooks, hands, row, [], discard)
    table.chosen = chosen
    table.first = as_int(data.get("first"), "view.first", 0, 1)
    table.turn = as_int(data.get("turn"), "view.turn", 0, TURNS)
    table.step = one_of(data.get("step"), "view.step", STEPS)
    table.may_renew = as_bool(data.get("satellite_taken"), "view.satellite_taken")
    table.outcome = as_outcome(data.get("outcome"), "view.outcome", 2)
    unseen_placing = _read_placing(table, data.get("placing"))
    empty = [slot for slot in range(1, 6) if row[slot - 1] is None]
    if table.step == "play" or table.step == "follow":
        table.emptied = empty[0] if empty else 0
        table.followed = empty[1] if len(empty) > 1 else 0
    waiting = [as_int(s, "view.seats", 0, 1) for s in as_list(data.get("seats"), "view.seats")]
    table.waiting = tuple(waiting)
    if seat is not None and seat in waiting:
        offer(table, seat)
        table.waiting = tuple(waiting)
    memory = read_memory(data.get("known"), "view.known")
    deck = as_int(data.get("deck"), "view.deck", 0, rules.box.size)
    view = StellarView(game, seat, table, memory, held, decided, deck, unseen_placing)
    try:
        view.check()
    except ValueError as impossible:
        raise ValueError(f"view.known: {impossible}") from None
    return view


def _read_placing(table: StellarState, value: object) -> bool:
    if value is None:
        return False
    placing = as_object(value, "view.placing")
    sources = (FROM_HAND, FROM_ROW, FROM_DECK)
    table.placing_from = one_of(placing.get("from"), "view.placing.from", sources)
    if placing.get("card") is None:
        return True
    table.placing = read_card(placing["card"], "view.placing.card")
    return False
