"""What is typed and what is answered."""

from pathlib import Path

import pytest

from asterism import Game, Record
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Session
from tests.terminal.kit import (
    LANGUAGES,
    answer,
    entries_of_a_game,
    key,
    notation,
    some_choice,
    table,
    to_step,
)
from tests.tiny import GAME as COMETS
from tests.tiny.game import CometsGame


def ply(at: Conversation) -> int:
    return at.session.state.ply


# Moves


def test_keys_and_notation_play_the_same_game() -> None:
    by_key, by_notation = table(), table()
    keys, texts = entries_of_a_game(key), entries_of_a_game(notation)
    assert answer(by_key, *keys) == answer(by_notation, *texts) == []
    assert by_key.session.is_over
    assert by_key.json == by_notation.json


def test_on_row_and_telescope_the_keys_are_the_slots() -> None:
    assert [choice.key for choice in to_step("take").choices] == ["1", "2", "3", "4", "5"]
    placing = to_step("place")
    for choice in placing.choices:
        move = choice.move.to_json()
        assert choice.key == f"{move['slot']}{'d' if move['face_down'] else ''}"


def test_every_key_stands_for_one_choice() -> None:
    for step in ("starters", "take", "play", "place", "follow", "last"):
        keys = [choice.key for choice in to_step(step).choices]
        assert len(set(keys)) == len(keys) > 0


def test_capitals_do_not_matter_and_place_means_face_up() -> None:
    at = to_step("play")
    assert answer(at, at.choices[0].move.text.upper()) == []
    slot = next(choice.key for choice in at.choices if "d" not in choice.key)
    before = ply(at)
    assert at.answer(f"place  {slot} ").lines == ()
    assert ply(at) == before + 1


@pytest.mark.parametrize(
    ("step", "entry", "clause"),
    [
        ("take", "play P3 telescope", "ST-3.2"),
        ("take", "renew", "ST-3.0"),
        ("play", "take 3", "ST-3.1"),
        ("place", "place 1", "ST-4.4"),
        ("place", "1d", "ST-4.5"),
        ("follow", "last P3", "ST-6.1"),
    ],
)
def test_a_bad_entry_gets_a_sentence_with_the_clause_and_changes_nothing(
    step: str, entry: str, clause: str
) -> None:
    at = to_step(step)
    before = at.session.state.to_json()
    (line,) = at.answer(entry).lines
    assert line.endswith(f"({clause})")
    assert at.session.state.to_json() == before


def test_a_free_slot_far_from_its_type_is_refused_with_the_reason() -> None:
    at = next(
        at
        for seed in range(20)
        for at in [to_step("place", seed)]
        if len(at.choices) > 2 * len([c for c in at.choices if "d" not in c.key])
    )
    up = {choice.key for choice in at.choices if "d" not in choice.key}
    free = next(c.key[:-1] for c in at.choices if c.key.endswith("d") and c.key[:-1] not in up)
    (line,) = at.answer(free).lines
    assert "must touch a face-up card of its own type" in line
    assert line.endswith("(ST-4.3)")


@pytest.mark.parametrize("entry", ["take 9", "99", "fly to the moon", "take", "play P3", "🪐"])
def test_what_is_no_move_is_quoted_and_changes_nothing(entry: str) -> None:
    at = to_step("take")
    before = ply(at)
    (line,) = at.answer(entry).lines
    assert f"“{entry}” is not a move of this game." in line
    assert ply(at) == before


def test_out_of_turn_the_person_hears_who_is_to_decide() -> None:
    at = to_step("follow")
    at.answer(some_choice(at, 0).key)
    assert at.session.ask() is not None
    assert at.answer("take 1").lines == ("Waiting for random.",)


def test_an_empty_entry_does_nothing() -> None:
    at = table()
    assert at.answer("   ").lines == ()
    assert ply(at) == 1


# Taking back


def test_undo_and_further_back() -> None:
    at = to_step("play")
    assert answer(at, "undo") == []
    assert at.json["step"] == "take"
    (line,) = at.answer("undo").lines
    assert "undo!" in line
    assert answer(at, "undo!") == []
    assert at.json["step"] != "take"
    assert at.session.your_turn


def test_nothing_to_take_back_is_said() -> None:
    assert table().answer("undo").lines == ("There is nothing to take back.",)
    assert table().answer("undo!").lines == ("There is nothing to take back.",)


# Questions


def test_resigning_asks_first() -> None:
    at = table()
    assert at.answer("resign").lines == ()
    assert at.prompt().startswith("Really resign?")
    assert at.offered() == []
    assert at.answer("perhaps").lines == ("Please answer yes or no.",)
    at.answer("no")
    assert at.prompt() == table().prompt()
    answer(at, "resign", "yes")
    assert at.end() == ["random won by resignation."]
    assert at.answer("resign").lines == ("The game is over; nothing more can be played.",)


def test_quitting_asks_first_unless_the_game_is_over() -> None:
    at = table()
    assert not at.answer("quit").leave
    assert not at.answer("no").leave
    at.answer("q")
    assert at.answer("yes").leave
    over = table()
    answer(over, "resign", "y")
    assert over.answer("quit").leave


def test_after_the_end_another_game_can_begin_or_not() -> None:
    at = table()
    answer(at, *entries_of_a_game(key))
    assert at.prompt() == "Another game? (yes or no)"
    answer(at, "yes")
    assert at.json["step"] == "starters"
    assert at.session.seed == table().session.seed + 1
    answer(at, "resign", "yes")
    assert at.answer("no").leave


@pytest.mark.parametrize(("yes", "no"), [("yes", "no"), ("oui", "non"), ("ja", "nein")])
def test_yes_and_no_are_understood_in_every_language(yes: str, no: str) -> None:
    at = table()
    at.answer("resign")
    at.answer(no)
    assert not at.session.is_over
    answer(at, "resign", yes)
    assert at.session.is_over


# Pages


def test_help_tells_what_to_decide_how_to_type_it_and_every_command() -> None:
    for lang in LANGUAGES:
        at = table(lang=lang)
        reply = at.answer("?")
        text = "\n".join(reply.lines)
        assert reply.is_page
        assert reply.lines[0] == at.prompt()
        for command in at.commands().keys() - {"exit", "q", "ask"}:
            assert f"  {command} " in text
        for word in ("start P3", "take 3", "play P3 telescope", "place 7 down", "? ST-4.3", "7d"):
            assert word in text


def test_a_card_is_explained_with_name_type_number_stars_and_fact() -> None:
    at = to_step("take")
    lines = at.answer("? p3").lines
    assert lines[0] == "P3  Mars (planet 3)  ★★"
    assert "Mars" in lines[1]
    assert "seen" in lines[2]
    assert at.answer("? ~P6/0").lines[0] == "P6/0  Neptune (planet 6/0)  ★"
    assert at.answer("? S2").lines[0] == "S2  Vanguard 1 (satellite 2)"
    assert at.answer("help B").lines == ("B  black hole",)


def test_the_stars_of_a_card_follow_the_option() -> None:
    at = table(stars=[9, 0, 2, 2, 1, 1])
    assert at.answer("? M1").lines[0] == "M1  Phobos (moon 1)  9★"
    assert at.answer("? M2").lines[0] == "M2  Enceladus (moon 2)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_shown_from_our_own_rules(lang: str) -> None:
    (line,) = table(lang=lang).answer("? st-4.3").lines
    assert line.startswith("ST-4.3 ")
    assert "*" not in line
    assert "<" not in line


def test_a_chapter_shows_all_its_clauses_and_a_table_its_rows() -> None:
    lines = table().answer("? ST-1").lines
    assert [line.split()[0] for line in lines if line.startswith("ST-")][:2] == ["ST-1.1", "ST-1.2"]
    assert any(line.startswith("| stars | 3 | 3 |") for line in lines)


class Unwritten(CometsGame):
    """A game that brings no page of its rules."""

    def __init__(self) -> None:
        Game.__init__(self, "meteors", (2, 3), (), 1, "CO-1", "CO-3")


def test_without_the_rules_at_hand_the_page_is_named() -> None:
    at = Conversation(Session(Unwritten(), ("random",), 3, {}), "en")
    assert at.answer("? CO-1").lines == ("See docs/rules/meteors.en.md#co-1.",)


@pytest.mark.parametrize("word", ["P9", "ST-9.9", "XX-1", "everything"])
def test_what_does_not_exist_is_not_explained(word: str) -> None:
    (line,) = table().answer(f"? {word}").lines
    assert f"“{word}”" in line


def test_the_score_explains_itself_and_names_no_winner_before_the_end() -> None:
    at = to_step("follow")
    running = at.answer("score").lines
    assert running[0].startswith("As things stand")
    assert sum(line.startswith("Total: ") for line in running) == 2
    assert not any(" wins, " in line or "You win" in line for line in running)
    over = table()
    answer(over, *entries_of_a_game(key))
    final = over.end()
    assert any(" to " in line and ("win" in line) for line in final[-1:])
    assert tuple(final[2:]) == over.answer("score").lines


def test_the_log_tells_everything_the_person_saw() -> None:
    at = to_step("follow")
    lines = at.answer("log").lines
    assert len(lines) == len(at.session.story())
    assert "You take the first turn." in lines


def test_the_table_is_described_in_sentences() -> None:
    at = to_step("follow")
    text = "\n".join(at.answer("table").lines)
    assert "Row: 1 " in text
    assert "Your telescope: 1 " in text
    assert "Notebook of random: " in text
    assert "cards in the deck" in text


# Files


def test_a_record_is_saved_and_replaced_only_if_wished(tmp_path: Path) -> None:
    at = table()
    file = tmp_path / "game with spaces.txt"
    assert at.answer(f"save {file}").lines == (f"The record is in {file}.",)
    first = file.read_text()
    assert Record.loads(first).game == "stellar"
    answer(at, "1")
    at.answer(f"save {file}")
    assert at.prompt() == f"{file} exists already. Replace it? (yes or no)"
    at.answer("no")
    assert file.read_text() == first
    answer(at, f"save {file}", "yes")
    assert len(file.read_text()) > len(first)


def test_saving_needs_a_place_that_can_be_written(tmp_path: Path) -> None:
    at = table()
    assert at.answer("save").lines == ("Say where: save FILE.",)
    (line,) = at.answer(f"save {tmp_path}/no/such/folder.txt").lines
    assert "cannot be written: No such file or directory" in line


def test_saving_is_possible_while_leaving(tmp_path: Path) -> None:
    at = table()
    at.answer("quit")
    assert "record" in at.answer(f"save {tmp_path}/last.txt").lines[0]
    assert not at.is_asking_to_quit


# Any game


def test_a_game_without_a_table_of_its_own_can_be_played() -> None:
    at = Conversation(Session(COMETS, ("random", "random"), 3, {}), "en")
    while not at.session.is_over:
        if not at.session.advance():
            at.look()
            assert at.answer("1").lines == ()
    at.look()
    assert at.answer("? hand").lines
    assert any(line.startswith("deck: ") for line in at.answer("table").lines)
    assert at.end()[2:] == list(at.answer("score").lines)
