"""Bots: named by a spec, seeing views only, the same choice for the same spec, seed and view."""

import subprocess
import sys
from pathlib import Path

import pytest

import asterism
from asterism import Bot, Game, State
from asterism.bots import make_for_guest
from asterism.conformance.test_leaks import bots_of
from asterism.engine.mind import LEVELS
from asterism.games import OWN
from tests.cli.conftest import environment, install
from tests.tiny import GAME as COMETS

STELLAR = asterism.game("stellar")
OURS = ", ".join(asterism.bots())
SPECS = ["random", "greedy:2"]
# Searches, the levels among them: whoever thinks might remember.
THINKERS = ["ismcts:30", "ismcts:30:plain", "ismcts:30:paranoid"]
THINKERS += [f"level:{level}:/50" for level in LEVELS]
BUYERS = ["buyer:random", "buyer:dearest", "buyer:table"]  # of Star Realms only


def positions(
    game: Game, seed: int, players: int = 2, options: dict[str, object] | None = None
) -> list[State]:
    """Every eighth position of a random game."""
    state = game.start(players, seed, options or {})
    random = asterism.bot("random", seed)
    found: list[State] = []
    while (seat := state.seat) is not None:
        if state.ply % 8 == 0:
            found.append(state.copy())
        state.play(random.choose(state.view(seat)), seat)
    return found


def test_the_bots_are_listed() -> None:
    assert set(asterism.bots()) >= {"greedy", "ismcts", "random"}


def test_no_bot_is_left_out_where_leaks_are_looked_for() -> None:
    tried = {spec for name in OWN for spec in bots_of(asterism.game(name))}
    assert {spec.partition(":")[0] for spec in (*tried, "exec")} == {*asterism.bots()}


@pytest.mark.parametrize("game", [COMETS, STELLAR], ids=lambda game: str(game.name))
@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_is_legal_and_follows_from_spec_seed_and_view(game: Game, spec: str) -> None:
    for state in positions(game, 5):
        for seat in state.seats:
            view = state.view(seat)
            again = game.view_from_json(view.to_json())
            choice = asterism.bot(spec, seed=3).choose(view)
            assert choice in state.legal_moves(seat)
            assert asterism.bot(spec, seed=3).choose(again) is choice


@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_changes_nothing(spec: str) -> None:
    for state in positions(STELLAR, 6):
        seat = state.seat
        assert seat is not None
        view = state.view(seat)
        before = view.to_json()
        bot = asterism.bot(spec, seed=1)
        first = bot.choose(view)
        assert bot.choose(view) is first
        assert view.to_json() == before


@pytest.mark.parametrize("name", asterism.games())
def test_what_a_bot_was_asked_before_changes_none_of_its_answers(name: str) -> None:
    """Asked about a game from its end to its beginning, it answers as bots do that are new, and
    that read each view from JSON.
    """
    game = asterism.game(name)
    options: dict[str, object] = {"turn_limit": 30} if name == "star_realms" else {}
    seen = positions(game, 4, game.players[0], options)[1::3]
    views = [state.view(seat) for state in seen for seat in state.seats]
    assert len(views) > 2
    for spec in [*SPECS, *THINKERS, *(BUYERS if name == "star_realms" else [])]:
        fresh = [
            asterism.bot(spec, 7).choose(game.view_from_json(view.to_json())) for view in views
        ]
        used = asterism.bot(spec, 7)
        assert [used.choose(view) for view in reversed(views)] == fresh[::-1], spec
        assert all(move in view.legal_moves() for move, view in zip(fresh, views, strict=True))


def test_a_choice_is_the_same_in_another_process() -> None:
    code = (
        "import asterism\n"
        "state = asterism.game('stellar').start(seed=11)\n"
        "for ply in range(12):\n"
        "    bot = asterism.bot(['random', 'greedy:1'][ply % 2], seed=ply)\n"
        "    move = bot.choose(state.view(state.seat))\n"
        "    state.play(move, state.seat)\n"
        "    print(move.text)\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=environment(PYTHONHASHSEED=seed),
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 12


def test_random_reaches_every_move_about_equally_often() -> None:
    view = STELLAR.start(seed=2).view(0)
    moves = view.legal_moves()
    counts = dict.fromkeys(moves, 0)
    for seed in range(400):
        counts[asterism.bot("random", seed).choose(view)] += 1
    assert all(count == pytest.approx(400 / len(moves), rel=0.25) for count in counts.values())


def test_bots_of_different_seeds_or_specs_draw_differently() -> None:
    view = STELLAR.start(seed=2).view(0)
    chances = [
        asterism.bot(spec, seed).chance(view).below(1 << 30)
        for spec in ("greedy", "greedy:2", "random")
        for seed in range(20)
    ]
    assert len(set(chances)) == len(chances)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("genius", f"no bot 'genius': there are {OURS}"),
        ("", f"no bot '': there are {OURS}"),
        (":3", f"no bot '': there are {OURS}"),
        ("Greedy", "no bot 'Greedy'"),
        ("random:3", "bot 'random:3': random takes no arguments"),
        ("greedy:", "bot 'greedy:': nothing stands after the colon"),
        ("greedy:x", "bot 'greedy:x': greedy takes a whole number from 1 to 10000"),
        ("greedy:0", "bot 'greedy:0': greedy takes a whole number from 1 to 10000"),
        ("greedy:10001", "greedy takes a whole number from 1 to 10000"),
        ("greedy:²", "greedy takes a whole number from 1 to 10000"),
        ("greedy:" + "9" * 5000, "greedy takes a whole number from 1 to 10000"),
    ],
)
def test_a_bad_spec_is_refused_with_a_sentence(spec: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        asterism.bot(spec)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 up, not -1"):
        asterism.bot("random", seed=-1)


@pytest.mark.parametrize("spec", SPECS)
def test_nobody_chooses_where_there_is_nothing_to_decide(spec: str) -> None:
    state = STELLAR.start(seed=2, options={"start_player": 0})
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    with pytest.raises(ValueError, match="this seat has nothing to decide"):
        asterism.bot(spec).choose(state.view(1))
    with pytest.raises(ValueError, match="this seat has nothing to decide"):
        asterism.bot(spec).choose(state.view(None))


TOY = """\
from asterism import Bot

class Highest(Bot):
    def choose(self, view):
        return max(view.legal_moves(), key=lambda move: move.text)
"""


def test_a_package_adds_a_bot_by_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy_bots.py").write_text(TOY)
    install(tmp_path, "toy_bots", "[asterism.bots]\nhighest = toy_bots:Highest\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "highest" in asterism.bots()
    assert "toy_bots" not in sys.modules
    bot = asterism.bot("highest:very", seed=4)
    assert (bot.name, bot.arguments, bot.seed) == ("highest", "very", 4)
    assert repr(bot) == "<bot highest:very seed 4>"
    view = COMETS.start(seed=1).view(0)
    assert bot.choose(view) is view.legal_moves()[-1]


def test_a_spec_can_name_a_class_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "toy.py"
    file.write_text(TOY)
    bot = asterism.bot(f"{file}:Highest:very", seed=4)
    assert (bot.name, bot.arguments, bot.seed) == ("Highest", "very", 4)
    assert bot.spec == f"{file}:Highest:very"
    view = COMETS.start(seed=1).view(0)
    assert bot.choose(view) is view.legal_moves()[-1]
    assert type(asterism.bot(f"{file}:Highest")) is type(bot)  # the file runs once


@pytest.mark.parametrize("rest", ["", ":", ":Lowest", ":Lowest:3", ":Path"])
def test_a_spec_that_names_no_class_of_its_file_lists_them(tmp_path: Path, rest: str) -> None:
    file = tmp_path / "toy.py"
    file.write_text(f"from pathlib import Path\n{TOY}")
    with pytest.raises(ValueError, match=r"it has Highest$"):
        asterism.bot(f"{file}{rest}")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match=r"there is no file 'nowhere.py'"):
        asterism.bot("./nowhere.py:Careful")


def test_a_name_of_a_bot_comes_before_a_file() -> None:
    assert asterism.bot("exec:sh ./bot.py:Careful").name == "exec"


def test_a_guest_cannot_name_a_file(tmp_path: Path) -> None:
    file = tmp_path / "toy.py"
    file.write_text("raise AssertionError('it ran')")
    for spec in (f"{file}:Highest", f" {file}:Highest ", str(file)):
        with pytest.raises(ValueError, match="would run a program"):
            make_for_guest(spec)


def test_ours_cannot_be_replaced_by_a_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "impostor", "[asterism.bots]\nrandom = toy_bots:Highest\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert type(asterism.bot("random")).__module__ == "asterism.bots.random"


def test_a_bot_without_a_choice_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Bot("nobody").choose(COMETS.start(seed=1).view(0))
