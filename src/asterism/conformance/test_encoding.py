"""Actions and observations for reinforcement learning, if there are any: complete, and blind for
what is hidden.
"""

from collections.abc import Iterator

import pytest

from asterism import Quick
from asterism.conformance.kit import Kit, Table
from asterism.engine.encoding import Sitting


def marks(sitting: Sitting) -> list[int]:
    mask = bytearray(sitting.encoder.count)
    sitting.mark(mask, 0)
    return [action for action, legal in enumerate(mask) if legal]


def random_game(kit: Kit) -> Iterator[Sitting]:
    """A game of random actions, before each of them and at its end."""
    table, chance = Table(kit, kit.golden[0]), Quick(3)
    encoder = kit.game.encoder(table.players, table.options)
    sitting = Sitting(encoder, table.start(3))
    while sitting.seat >= 0:
        yield sitting
        legal = marks(sitting)
        sitting.act(legal[chance.below(len(legal))])
    yield sitting


def test_a_game_without_a_version_has_no_encoder(kit: Kit) -> None:
    if kit.game.encoding_version() < 0:
        with pytest.raises(ValueError, match=kit.name):
            kit.game.encoder(kit.game.players[0], {})


def test_what_is_read_from_the_state_is_what_the_view_shows(kit: Kit) -> None:
    for sitting in random_game(kit) if kit.game.encoding_version() >= 0 else ():
        encoder, state = sitting.encoder, sitting.state
        for seat in range(state.players):
            row = encoder.look(state, seat, encoder.keep())
            assert len(row) == encoder.size
            assert row == encoder.look_at_view(state.view(seat))
            for field in encoder.fields:
                assert max(row[field.at : field.at + field.size]) <= field.high, field.name


def test_no_game_is_longer_than_the_encoder_says(kit: Kit) -> None:
    if kit.game.encoding_version() >= 0:
        *sittings, end = random_game(kit)
        assert len(sittings) <= end.encoder.longest()


def test_every_outcome_of_chance_has_a_number(kit: Kit) -> None:
    for sitting in random_game(kit) if kit.game.encoding_version() >= 0 else ():
        known = sitting.encoder.outcomes
        assert len(set(known)) == len(known)
        missing = set(sitting.state.history().outcomes) - set(known)
        assert missing == set(), "the encoder's `outcomes` lack them"


def test_every_marked_action_is_a_legal_move(kit: Kit) -> None:
    for sitting in random_game(kit) if kit.game.encoding_version() >= 0 else ():
        encoder, state, seat = sitting.encoder, sitting.state, sitting.seat
        assert len(set(encoder.actions)) == encoder.count
        for action in marks(sitting) if seat >= 0 else ():
            if action != encoder.wait:
                assert encoder.move_of(state, seat, action) in state.legal_moves(seat)
