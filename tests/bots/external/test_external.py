"""Programs as bots: what they are told, and what becomes of those that fail."""

import gc
import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

import asterism
from asterism import Record
from asterism.arena import Match, Played
from asterism.bots import Forfeit, make_for_guest
from asterism.bots.external import External
from tests.examined import ROOT
from tests.tiny import GAME as COMETS

PYTHON = shlex.quote(sys.executable)
EXAMPLES = ROOT / "examples"

# A program that behaves until it is told otherwise: {} is what it does with a question.
PROGRAM = """\
import json, os, sys, time
def say(answer):
    print(json.dumps(answer), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    moves = [move["text"] for move in question.get("moves", [])]
    if question["type"] == "hello":
        {hello}
    elif question["type"] == "choose":
        {choose}
"""


def program(
    folder: Path,
    choose: str = 'say({"move": moves[0]})',
    hello: str = 'say({"protocol": 1})',
    limits: str = "",
) -> str:
    """The spec of a bot that does this."""
    file = folder / "program.py"
    text = PROGRAM.replace("{hello}", hello).replace("{choose}", choose)
    file.write_text(text, encoding="utf-8")
    return f"exec:{limits}{PYTHON} {shlex.quote(str(file))}"


def first_choice(spec: str) -> str:
    bot = asterism.bot(spec, seed=4)
    try:
        return bot.choose(COMETS.start(seed=1).view(0)).text
    finally:
        bot.close()


def reason(spec: str) -> str:
    """Why it gives its game up."""
    with pytest.raises(Forfeit) as forfeit:
        first_choice(spec)
    return str(forfeit.value)


def played(spec: str, game: str = "stellar", players: int = 2) -> Played:
    return Match(game, players, (spec, "random"), 1, 3).play(0, keep_record=True)


# What a program is told


def test_a_question_holds_everything_that_a_choice_needs(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    note = f"open({str(heard)!r}, 'w').write(line); say({{'move': moves[-1]}})"
    view = COMETS.start(seed=1).view(0)
    assert first_choice(program(tmp_path, note, limits="move=3:game=20:")) == (
        view.legal_moves()[-1].text
    )
    question = json.loads(heard.read_text())
    assert question["view"] == view.to_json()
    assert question["moves"] == [
        {"text": move.text, **move.to_json()} for move in view.legal_moves()
    ]
    assert (question["game"], question["seat"], question["seed"]) == ("comets", 0, 4)
    assert question["budget"]["move_seconds"] == 3
    assert 10 < question["budget"]["game_seconds"] <= 20


def test_the_greeting_names_the_version_and_the_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    hello = f"open({str(heard)!r}, 'w').write(line); say({{'protocol': 1}})"
    first_choice(program(tmp_path, hello=hello))
    assert json.loads(heard.read_text()) == {
        "type": "hello",
        "protocol": 1,
        "game": "comets",
        "rules": 1,
    }


def test_a_program_never_hears_the_seed_of_the_deal(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    note = f"open({str(heard)!r}, 'a').write(line); say({{'move': moves[0]}})"
    played(program(tmp_path, note))
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(questions) > 30
    assert {question["seed"] for question in questions}.isdisjoint({3})


def test_one_program_plays_a_whole_game_and_is_told_when_it_is_over(tmp_path: Path) -> None:
    life = tmp_path / "life"
    hello = f"open({str(life)!r}, 'a').write('begins '); say({{'protocol': 1}})"
    spec = program(tmp_path, hello=hello)
    file = tmp_path / "program.py"
    file.write_text(file.read_text() + f"    else: open({str(life)!r}, 'a').write('ends ')\n")
    result = played(spec)
    assert life.read_text() == "begins ends "
    assert result.forfeits == {}
    assert result.decisions[0] > 30


def test_a_move_may_be_answered_by_its_text_or_as_it_was_offered(tmp_path: Path) -> None:
    text = first_choice(program(tmp_path))
    assert first_choice(program(tmp_path, "say({'move': question['moves'][0]})")) == text


# The examples


@pytest.mark.parametrize("spec", [f"exec:{PYTHON} {EXAMPLES}/bot.py", f"exec:sh {EXAMPLES}/bot.sh"])
@pytest.mark.parametrize(
    ("game", "players"), [("stellar", 2), ("sternenhimmel", 3), ("star_realms", 2)]
)
def test_the_examples_play_every_game(spec: str, game: str, players: int) -> None:
    result = played(spec, game, players)
    assert result.forfeits == {}
    assert result.record == played(spec, game, players).record


def test_the_example_in_python_has_less_than_30_lines() -> None:
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) < 30


# What goes wrong


@pytest.mark.parametrize(
    ("choose", "told"),
    [
        ("sys.exit(3)", "it ended with status 3 instead of answering a question"),
        ("sys.exit('no idea')", "instead of answering a question (stderr: no idea)"),
        ("moves[99]", "(stderr: IndexError: list index out of range)"),
        ("os.kill(os.getpid(), 9)", "it was ended by signal 9 instead of answering a question"),
        ("os.close(1); time.sleep(60)", "it closed its output instead of answering"),
        ("print('e4', flush=True)", "its answer to a question is not a JSON object: 'e4'"),
        ("say([1])", "its answer to a question is not a JSON object: '[1]'"),
        ("say({})", "it chose None, which is not one of its "),
        ("say({'move': 'castle'})", "it chose 'castle', which is not one of its "),
        ("say({'move': ['castle']})", "it chose ['castle'], which is not one of its "),
        ("print('[' * 100000, flush=True)", "is not a JSON object: '[[["),
        ("print('9' * 2000000, flush=True)", "is longer than 1000000 letters"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: Path, choose: str, told: str) -> None:
    found = reason(program(tmp_path, choose))
    assert told in found
    assert len(found) <= 400
    assert len(found.splitlines()) == 1


@pytest.mark.parametrize("stall", ["time.sleep(600)", "os.system('sleep 600')", "os.close(0)"])
def test_a_program_that_stalls_is_ended_with_all_that_it_started(
    tmp_path: Path, stall: str
) -> None:
    forever = f"{stall}\n        while True: time.sleep(1)"
    began = time.monotonic()
    told = "it stalled: no answer to a question within 0.3 s"
    assert reason(program(tmp_path, forever, limits="move=0.3:")) == told
    assert time.monotonic() - began < 300  # nothing holds the pipe open any more


def test_the_limit_of_a_game_counts_all_its_moves(tmp_path: Path) -> None:
    slow = program(tmp_path, "time.sleep(0.2); say({'move': moves[0]})", limits="game=1:")
    (told,) = played(slow).forfeits.values()
    assert told.startswith(("it used up its 1 s for the game", "it stalled: no answer to a "))


@pytest.mark.parametrize(
    ("hello", "told"),
    [
        ("say({'protocol': 2})", "it speaks version 2 of the protocol, not 1"),
        ("say({'protocol': True})", "it speaks version True of the protocol, not 1"),
        ("say({'name': 'me'})", "it speaks version None of the protocol, not 1"),
        ("say('hello')", "its answer to the greeting is not a JSON object"),
        ("sys.exit(0)", "it ended with status 0 instead of answering the greeting"),
    ],
)
def test_who_does_not_speak_the_protocol_does_not_play(
    tmp_path: Path, hello: str, told: str
) -> None:
    assert reason(program(tmp_path, hello=hello)).startswith(told)


def test_a_file_that_is_no_program_is_told_at_the_first_question(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fELF nonsense")
    file.chmod(0o755)
    assert reason(f"exec:{file}") == "it cannot be started: Exec format error"


@pytest.mark.parametrize(
    ("choose", "told"),
    [
        ("sys.exit(1)", "it ended with status 1 instead of answering a question"),
        ("time.sleep(600)", "it stalled: no answer to a question within 0.3 s"),
        ("say({'move': 'castle'})", "it chose 'castle', which is not one of its 2 legal moves"),
    ],
    ids=["crash", "stall", "nonsense"],
)
def test_a_forfeit_is_a_resignation_with_its_reason_in_the_record(
    tmp_path: Path, choose: str, told: str
) -> None:
    hello = "print('no idea', file=sys.stderr, flush=True); say({'protocol': 1})"
    result = played(program(tmp_path, choose, hello, "move=0.3:" if "sleep" in choose else ""))
    told = f"{told} (stderr: no idea)"
    assert (result.winners, result.reason, result.forfeits) == ((1,), "resignation", {0: told})
    assert result.said == {0: "no idea\n"}
    record = Record.loads(result.record)
    assert record.headers["forfeit 0"] == told
    assert record.entries[-1].kind == "resign"
    assert record.replay(verify=True).outcome == record.outcome


def test_in_a_larger_game_the_others_play_on(tmp_path: Path) -> None:
    spec = program(tmp_path, "sys.exit(1)")
    result = Match("star_realms", 3, (spec, "random", "buyer"), 1, 5).play(0)
    assert list(result.forfeits) == [0]
    assert 0 not in result.winners
    assert result.reason == "defeat"


def test_a_defeated_bot_may_fail_when_it_is_asked_for_its_farewell_gift(tmp_path: Path) -> None:
    asked = "any(q['type'] == 'gift' for q in question['view']['turn']['questions'])"
    spec = program(tmp_path, f"sys.exit(1) if {asked} else say({{'move': moves[-1]}})")
    match = Match("star_realms", 3, ("buyer", spec, spec), 1, 5, {"format": "raid"})
    result = match.play(0, keep_record=True)
    assert len(result.forfeits) == 1
    assert (result.winners, result.reason) == ((0,), "defeat")
    record = Record.loads(result.record)
    assert [entry.kind for entry in record.entries].count("resign") == 1
    assert record.replay(verify=True).outcome == record.outcome


def test_what_a_program_writes_to_stderr_is_kept(tmp_path: Path) -> None:
    talks = "print('thinking', file=sys.stderr); say({'move': moves[0]})"
    result = played(program(tmp_path, talks))
    assert set(result.said[0].splitlines()) == {"thinking"}
    floods = "sys.stderr.write('x' * 300000 + 'end'); say({'move': moves[0]})"
    result = played(program(tmp_path, floods))
    assert (len(result.said[0]), result.said[0][-3:]) == (65_536, "end")


def test_a_bot_that_is_forgotten_leaves_no_program_behind(tmp_path: Path) -> None:
    bot = asterism.bot(program(tmp_path))
    assert isinstance(bot, External)
    bot.choose(COMETS.start(seed=1).view(0))
    assert bot.program is not None
    process = bot.program.process
    assert process.poll() is None
    del bot
    # A clock that was stopped holds the bot for another moment.
    for _ in range(200):
        gc.collect()
        if process.poll() is not None:
            return
        time.sleep(0.05)
    raise AssertionError("the program is still there")


def test_a_program_of_a_program_ends_with_it_whatever_session_it_is_in(tmp_path: Path) -> None:
    own = tmp_path / "own"
    start = (
        "import subprocess; subprocess.Popen(['sh', '-c', "
        f"'echo $$ > {own}.new; mv {own}.new {own}; exec sleep 600'], start_new_session=True); "
        f"[time.sleep(0.05) for _ in iter(lambda: os.path.exists('{own}'), True)]; "
        "say({'move': moves[0]})"
    )
    first_choice(program(tmp_path, start))
    for _ in range(600):  # it is ended, and whoever inherits it has yet to notice
        try:
            os.kill(int(own.read_text()), 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the program is still there")


# Specs


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("exec", "exec needs a command, as in exec:./mybot --flag"),
        ("exec:", "nothing stands after the colon"),
        ("exec:move=1:", "exec needs a command"),
        ("exec:./no-such-bot", "there is no program './no-such-bot' that can be run"),
        ("exec:sh 'unfinished", "No closing quotation"),
        ("exec:move=0:sh", "the limit move is a number of seconds up to 86400"),
        ("exec:move=nan:sh", "the limit move is a number of seconds up to 86400"),
        ("exec:game=soon:sh", "the limit game is a number of seconds up to 86400"),
        ("exec:game=1:game=2:sh", "the limit game was given twice"),
    ],
)
def test_a_spec_that_names_no_program_is_refused(spec: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^bot .exec") as problem:
        asterism.bot(spec)
    assert told in str(problem.value)


def test_no_shell_reads_a_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    with pytest.raises(Forfeit):
        first_choice(f"exec:sh -c 'exit 0' ; touch {trap}")
    assert not trap.exists()


def test_a_spec_that_came_over_a_network_starts_nothing() -> None:
    assert make_for_guest("greedy:2").spec == "greedy:2"
    for spec in ("exec:sh", " exec:sh", "exec", f"exec:{os.devnull}"):
        with pytest.raises(ValueError, match=r"would run a program|no bot"):
            make_for_guest(spec)
