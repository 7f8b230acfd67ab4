"""`asterism replay`"""

import json
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism import Record, State
from tests.cli.conftest import Run
from tests.tiny import GAME as COMETS


def played(game: asterism.Game, seed: int, plies: int = 1000, **setup: Any) -> State:
    """A game of random bots, as far as it goes."""
    state = game.start(seed=seed, **setup)
    while (seat := state.seat) is not None and state.ply < plies:
        state.play(asterism.bot("random", seed).choose(state.view(seat)), seat)
    return state


def write(folder: Path, state: State) -> Path:
    file = folder / "game.record"
    file.write_text(Record.of(state, {"place": "the kitchen"}).dumps())
    return file


@pytest.fixture
def stellar(tmp_path: Path) -> Path:
    return write(tmp_path, played(asterism.game("stellar"), 7))


def document(run: Run, *arguments: str | Path) -> dict[str, Any]:
    said = run("replay", *arguments, "--json")
    assert (said.status, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_the_end_of_the_game_is_the_one_that_was_played(run: Run, stellar: Path) -> None:
    state = played(asterism.game("stellar"), 7)
    found = document(run, stellar, "--verify")
    assert state.outcome is not None
    assert found["outcome"] == state.outcome.to_json()
    assert found["position"] == state.to_json()
    assert found["ply"] == found["plies"] == state.ply
    assert (found["verified"], found["headers"]) == (True, {"place": "the kitchen"})


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_what_it_saw_and_no_more(run: Run, stellar: Path, seat: int) -> None:
    state = played(asterism.game("stellar"), 7)
    found = document(run, stellar, "--seat", str(seat), "--ply", "30")
    assert found["position"] == state.at(30).view(seat).to_json()
    assert found["events"] == state.at(30).events(seat)
    openly = document(run, stellar, "--ply", "30")
    assert openly["position"] == state.at(30).to_json()
    told = {json.dumps(event) for event in openly["events"]}
    hidden = [event for event in found["events"] if json.dumps(event) not in told]
    assert hidden
    assert all(None in event.values() for event in hidden)


@pytest.mark.parametrize(
    ("language", "openly", "seen", "end"),
    [
        ("en", "Player 1 is dealt the starter", "You are dealt the", "The position at ply 5"),
        ("fr", "Joueur 1 reçoit comme carte", "Vous recevez comme", "La position au coup 5"),
        ("de", "Spieler 1 bekommt als", "Du bekommst als", "Die Stellung bei Zug 5"),
    ],
)
def test_people_get_sentences(
    run: Run, stellar: Path, language: str, openly: str, seen: str, end: str
) -> None:
    whole = run("replay", stellar, "--lang", language)
    part = run("replay", stellar, "--seat", "0", "--ply", "5", "--lang", language)
    assert (whole.status, whole.err, part.status, part.err) == (0, "", 0, "")
    lines = whole.out.splitlines()
    assert lines[0] == "place: the kitchen"
    assert lines[1].startswith(f"   0  {openly}")
    assert openly not in part.out
    assert part.out.splitlines()[1].startswith(f"   0  {seen}")
    assert end in part.out.splitlines()
    assert "{" not in part.out


def test_what_was_taken_back_is_told_too(run: Run, comets: Path, tmp_path: Path) -> None:
    state = COMETS.start(players=2, seed=3)
    state.play(state.legal_moves(0)[0], 0)
    state = state.undo(0)
    state.play(state.legal_moves(0)[-1], 0)
    said = run("replay", write(tmp_path, state))
    assert (said.status, said.err) == (0, "")
    assert "   2  Player 1 takes back the latest decision." in said.out.splitlines()


def test_verify_says_so(run: Run, stellar: Path) -> None:
    said = run("replay", stellar, "--verify")
    assert said.out.splitlines()[-1] == "Verified: every deal follows from the seed."
    assert "Verified" not in run("replay", stellar).out


def test_a_deal_that_does_not_follow_from_the_seed_is_found(run: Run, stellar: Path) -> None:
    stellar.write_text(stellar.read_text().replace("seed: 7", "seed: 8"))
    assert run("replay", stellar).status == 0
    assert "the seed gives" in run("replay", stellar, "--verify").complaint


def test_every_cut_of_a_record_is_told_or_refused(run: Run, comets: Path, tmp_path: Path) -> None:
    """A record that ends early is either a shorter game or damaged, and never a traceback."""
    text = write(tmp_path, played(COMETS, 1)).read_text()
    file = tmp_path / "cut.record"
    for end in range(0, len(text), 7):
        file.write_text(text[:end])
        said = run("replay", file)
        if said.status:
            assert said.complaint.startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("asterism record 1", "asterism record 99", "line 1, column 17: version '99' of the form"),
        ("asterism record 1", "PGN", 'line 1, column 1: expected "asterism record 1"'),
        ("game: stellar", "game: chess", "There is no game “chess”. The games are "),
        ("players: 2", "players: 5", "stellar is for 2 players, not 5"),
        ("1 0 start", "1 1 start", "(ST-"),
        ("1 0 start", "1 0 fly", "is not a move"),
        ("1 0 start", "7 0 start", "expected the number 1, found '7'"),
        ("seed: 7", "option size: 3", "unknown option 'size'"),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(
    run: Run, stellar: Path, before: str, after: str, complaint: str
) -> None:
    text = stellar.read_text()
    assert before in text
    stellar.write_text(text.replace(before, after, 1))
    assert complaint in run("replay", stellar).complaint


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--ply", "9999"], "ply 9999 does not exist: this game has 0 to "),
        (["--ply", "-1"], "--ply is a whole number from 0 up, not “-1”."),
        (["--seat", "2"], "There is no seat 2: this game has 2 seats, counted from 0."),
        (["--seat", "me"], "--seat is a whole number from 0 up, not “me”."),
    ],
)
def test_a_place_that_is_not_there_is_refused(
    run: Run, stellar: Path, flags: list[str], complaint: str
) -> None:
    assert run("replay", stellar, *flags).complaint.startswith(complaint)
