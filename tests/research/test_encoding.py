"""The tables of actions and observations: complete, fixed, and blind for what is hidden."""

from collections.abc import Iterator
from json import dumps, loads

import pytest

from asterism import Quick, State
from asterism.engine.encoding import Encoder, Sitting
from asterism.games.star_realms.actions import CAP
from asterism.games.star_realms.moves import Attack
from asterism.research.environments import Setting
from tests.research.settings import CASES, case

each_case = pytest.mark.parametrize("name", CASES)


def marks(sitting: Sitting) -> list[int]:
    mask = bytearray(sitting.encoder.count)
    sitting.mark(mask, 0)
    return [action for action, legal in enumerate(mask) if legal]


def look(encoder: Encoder, state: State, seat: int) -> bytes:
    return encoder.look(state, seat, encoder.keep())


def look_at_view(encoder: Encoder, state: State, seat: int) -> bytes:
    return encoder.look_at_view(state.view(seat))


def random_game(setting: Setting, seed: int) -> Iterator[Sitting]:
    """A game of random actions, before each of them."""
    chance = Quick(seed)
    sitting = Sitting(setting.encoder, setting.start(seed))
    while sitting.seat >= 0:
        yield sitting
        legal = marks(sitting)
        sitting.act(legal[chance.below(len(legal))])
    yield sitting


@each_case
def test_what_is_read_from_the_state_is_what_the_view_shows(name: str) -> None:
    """A view's table holds nothing hidden: whoever reads the same there has read nothing else."""
    setting = case(name)
    encoder = setting.encoder
    kept = encoder.keep()  # what it keeps of the game must not grow old
    for number, sitting in enumerate(random_game(setting, 3)):
        if number % 3 == 0 or sitting.seat < 0:
            for seat in range(setting.players):
                row = look(encoder, sitting.state, seat)
                assert row == encoder.look(sitting.state, seat, kept)
                assert row == look_at_view(encoder, sitting.state, seat)
                for field in encoder.fields:
                    assert max(row[field.at : field.at + field.size]) <= field.high, field.name


@each_case
def test_states_that_are_equal_for_a_seat_look_equal(name: str) -> None:
    """Deal again all that the seat does not know: neither observation nor mask may tell."""
    setting = case(name)
    encoder = setting.encoder
    differed = 0
    for number, sitting in enumerate(random_game(setting, 4)):
        if number % 9 == 0 and sitting.seat >= 0:
            seat, state = sitting.seat, sitting.state
            position = state.view(seat).sample(number).to_json()
            position["known"] = state.to_json()["known"]
            other = setting.game.from_json(loads(dumps(position)))
            assert other.view(seat).to_json() == state.view(seat).to_json()
            assert look(encoder, other, seat) == look(encoder, state, seat)
            again = Sitting(encoder, other)
            again.seat, again.waited = seat, sitting.waited
            assert marks(again) == marks(sitting)
            hidden = ("players", "deck", "trade_deck", "pile")
            whole = state.to_json()
            differed += any(position.get(part) != whole.get(part) for part in hidden)
    assert differed  # or nothing was tried


@each_case
def test_every_legal_move_has_an_action_and_every_action_a_move(name: str) -> None:
    setting = case(name)
    encoder = setting.encoder
    assert len(set(encoder.actions)) == encoder.count
    for sitting in random_game(setting, 5):
        if sitting.seat < 0:
            continue
        state, seat = sitting.state, sitting.seat
        reached = set()
        for move in state.options_of(seat):
            action = encoder.action_of(state, seat, move)
            if action < 0:
                assert isinstance(move, Attack)
                assert move.amount > CAP
                continue
            meant = encoder.move_of(state, seat, action)
            assert meant in state.options_of(seat)
            if setting.game.name != "star_realms":
                assert meant is move
                assert encoder.actions[action] == move.text
            reached.add(action)
        if sitting.may_wait():
            reached.add(encoder.wait)
        assert marks(sitting) == sorted(reached)


def test_the_amounts_of_an_attack_are_one_to_twenty_and_all() -> None:
    setting = case("star_realms-2-duel")
    encoder = setting.encoder
    for pool in (1, 20, 21, 35):
        state = setting.game.from_json(
            {
                "game": "star_realms",
                "players": [{"authority": 50}, {"authority": 50}],
                "trade_row": [None] * 5,
                "turn": {"seat": 1, "combat": pool},
            }
        )
        names = [encoder.actions[action] for action in marks(Sitting(encoder, state))]
        amounts = [name.split()[-1] for name in names if name.startswith("attack +1")]
        assert amounts == [*map(str, range(1, min(pool - 1, CAP) + 1)), "all"]
        all_of_it = encoder.move_of(state, 1, encoder.actions.index("attack +1 all"))
        assert all_of_it is setting.game.move(f"attack 0 {pool}")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    setting = case("stellar")
    sitting = Sitting(setting.encoder, setting.start(1))
    before = sitting.state.to_json()
    renew = setting.encoder.actions.index("renew")
    with pytest.raises(ValueError, match=r"action 5 \(renew\) is not legal now"):
        sitting.act(renew)
    with pytest.raises(ValueError, match="action 9999"):
        sitting.act(9999)
    assert sitting.state.to_json() == before


def test_partners_let_each_other_go_first_but_not_for_ever() -> None:
    setting = case("star_realms-6-hydra3")
    wait = setting.encoder.wait
    sitting = Sitting(setting.encoder, setting.start(2))
    team = sitting.state.seats
    asked = [sitting.seat]
    while wait in marks(sitting):
        sitting.act(wait)
        asked.append(sitting.seat)
    assert asked == list(team)
    sitting.act(marks(sitting)[0])
    assert wait in marks(sitting)
