"""Wishes carried out on a state, as the terminal and the page do on a view."""

from asterism import Move
from asterism.games.star_realms.conveniences import next_attack, next_move
from asterism.games.star_realms.state import StarRealmsState


def carry_out(state: StarRealmsState, seat: int, wish: str) -> list[Move]:
    """Play the moves of a wish, one by one, until nothing is left or something came to light."""
    played: list[Move] = []
    move = next_move(state, seat, wish)
    while move is not None:
        unseen = hidden_cards(state)
        state.play(move, seat)
        played.append(move)
        if state.outcome is not None or hidden_cards(state) != unseen:
            break
        move = next_move(state, seat, wish)
    return played


def attack_with_everything(state: StarRealmsState, seat: int, victim: int) -> list[Move]:
    """Attack one opponent until the pool is empty, or no longer enough for what is in the way."""
    played: list[Move] = []
    move = next_attack(state, seat, victim)
    while move is not None:
        state.play(move, seat)
        played.append(move)
        move = None if state.outcome is not None else next_attack(state, seat, victim)
    return played


def hidden_cards(state: StarRealmsState) -> int:
    return len(state.trade_deck) + sum(len(realm.deck) for realm in state.realms)
