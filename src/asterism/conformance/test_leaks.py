"""A view depends on nothing but the events that its seat saw: where those are equal byte for byte,
so is everything that the seat, or a bot in its place, can find out.
"""

import shlex
import sys
from collections.abc import Iterator
from functools import partial

import pytest

import asterism
from asterism import Bot, Game, Record, State
from asterism.conformance.kit import Table
from asterism.conformance.pairs import Pair
from asterism.conformance.play import text, tried
from asterism.engine.log import Setup
from asterism.engine.mind import LEVELS

SAMPLES = 3
MANY_SAMPLES = 20
ENOUGH = 9  # positions in which something is elsewhere
BOTS = ("random", "greedy", "ismcts:6", "ismcts:6:paranoid")
ALL_BOTS = (*BOTS, *[f"level:{level}:/500" for level in LEVELS])

# Chooses by every byte that it is told, but for the time that it has left.
PROGRAM = """\
import json, sys, zlib
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"protocol": question["protocol"]}), flush=True)
    elif question["type"] == "choose":
        del question["budget"]
        moves = question["moves"]
        chosen = moves[zlib.crc32(json.dumps(question).encode()) % len(moves)]
        print(json.dumps({"move": chosen["text"]}), flush=True)
"""


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bot]:
    """A program as a bot; it is started once and asked about all games."""
    file = tmp_path_factory.mktemp("bots") / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
    bot = asterism.bot(f"exec:move=600:game=86400:{command}", 3)
    yield bot
    bot.close()


def all_that_a_seat_can_find_out(state: State, seat: int | None, samples: int) -> str:
    view = state.view(seat)
    found: list[object] = [
        view.to_json(),
        list(view.seats),
        [move.text for move in view.legal_moves()],
        view.fingerprint(),
    ]
    if seat is not None:
        found.append([move.text for move in state.legal_moves(seat)])
        found.append(state.undo_to(seat))
        found.append([view.preview(move) for move in view.legal_moves()])
        found.append([view.sample(seed).to_json() for seed in range(samples)])
    return text(found)


def bots_of(game: Game) -> tuple[str, ...]:
    """The bots of every game, and those that play this one only."""
    own = [f"{habit.name}:{variant}" for habit in game.habits() for variant in habit.variants]
    return (*ALL_BOTS, *own)


def choices_of_bots(state: State, seat: int | None, program: Bot) -> list[str]:
    if seat not in state.seats:
        return []
    bots = [*[asterism.bot(spec, 3) for spec in bots_of(state.game)], program]
    return [bot.choose(state.view(seat)).text for bot in bots]


def test_what_a_seat_cannot_see_changes_nothing_for_it(table: Table) -> None:
    for seat in table.viewers:
        elsewhere = tried(partial(compared, table, seat), 5, ENOUGH)
        assert elsewhere >= ENOUGH, "the pairs hardly differ: nothing was tried"


def compared(table: Table, seat: int | None, seed: int) -> int:
    """Compare one pair at every step; at how many of them something was elsewhere."""
    elsewhere = 0
    for step, pair in enumerate(Pair(table, seat, seed).steps()):
        elsewhere += pair.differs()
        samples = SAMPLES if step % 16 else MANY_SAMPLES
        real = all_that_a_seat_can_find_out(pair.real, seat, samples)
        assert all_that_a_seat_can_find_out(pair.other, seat, samples) == real
    return elsewhere


def test_what_a_seat_cannot_see_changes_no_choice_of_a_bot(table: Table, program: Bot) -> None:
    asked = 0
    for seat in range(table.players):
        for step, pair in enumerate(Pair(table, seat, 7).steps()):
            if step % 5 == 0:
                chosen = choices_of_bots(pair.real, seat, program)
                assert choices_of_bots(pair.other, seat, program) == chosen
                asked += bool(chosen)
    assert asked > 0


def test_the_seed_changes_nothing_for_anybody(table: Table) -> None:
    """The same draws from another seed: the decks differ, and nobody can know."""
    real = table.start(0)
    written = Record.of(real)
    setup = Setup(table.players, table.options, 77, rules=written.rules)
    other = Record(written.game, setup, written.entries).replay()
    assert text(real.to_json()) != text(other.to_json())
    for seat in table.viewers:
        found = all_that_a_seat_can_find_out(real, seat, SAMPLES)
        assert all_that_a_seat_can_find_out(other, seat, SAMPLES) == found
