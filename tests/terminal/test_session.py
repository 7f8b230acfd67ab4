"""The game behind the table: turns, bots, taking back, records."""

import pytest

import asterism
from asterism import Bot, Move, Record, View
from asterism.arena import BotFailed
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import NothingToUndo, Session, names_at_the_table
from tests.terminal.kit import Broken, Cheat, answer, catch_up, positions, table, to_step
from tests.tiny import GAME as COMETS


def new_session(*bots: str, seed: int = 5) -> Session:
    return Session(asterism.game("stellar"), bots or ("greedy",), seed, {})


def test_bots_decide_until_the_person_has_to() -> None:
    session = new_session()
    while session.advance():
        pass
    assert session.your_turn
    assert session.ask() is None


def test_a_bot_is_asked_with_a_view_of_its_own_seat_and_knows_no_seed_of_the_deal() -> None:
    session = new_session(seed=77)
    question = session.ask()
    assert question is not None
    assert isinstance(question.view, View)
    assert question.view.seat == question.seat == 1
    assert question.bot.seed != session.seed
    other = new_session(seed=78).ask()
    assert other is not None
    assert other.bot.seed != question.bot.seed


def hydra() -> Session:
    """The person and a bot against two bots; the person's team begins."""
    options: dict[str, object] = {"format": "hydra2", "start_player": 0}
    return Session(asterism.game("star_realms"), ("greedy",) * 3, 5, options)


def test_a_bot_ends_a_shared_turn_after_the_person() -> None:
    session = hydra()
    while session.advance():
        pass
    assert session.state.seats == (0, 1)
    assert session.ask() is None
    session.play("end")
    while session.advance():
        pass
    assert session.state.view(0).to_json()["turn"]["number"] == 3  # type: ignore[index]


def test_a_bot_lends_what_the_person_asks_for() -> None:
    at = Conversation(hydra(), "en")
    at.session.play("play scout")
    state = at.session.state
    state.play("play scout", 1)
    at.look()
    assert answer_only(at, "ask") == ["What you can ask your partners for now: ask trade 1"]
    assert answer_only(at, "ask combat 1") == answer_only(at, "ask")
    assert any(line.startswith("  ask ... ") for line in at.answer("?").lines)
    assert answer_only(at, "ask trade 1") == []
    assert at.json["turn"]["trade"] == 2
    assert not any(line.startswith("  ask ... ") for line in at.answer("?").lines)
    assert answer_only(at, "ask") == ["What you can ask your partners for now: -"]


def answer_only(at: Conversation, entry: str) -> list[str]:
    """What is answered before the bots go on."""
    return list(at.answer(entry).lines)


def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    first, second = ([at.json for at in positions(table(9))] for _ in range(2))
    assert first == second


def test_news_are_told_once_and_the_story_always() -> None:
    session = new_session()
    first = session.news()
    assert [event["type"] for event in first] == ["starter_dealt"] * 4
    assert session.news() == []
    session.advance()
    assert [event["type"] for event in session.news()] == ["starter_chosen"]
    assert len(session.story()) == 5


def test_news_hide_what_the_person_may_not_see() -> None:
    cards = [event["card"] for event in new_session().news() if event["seat"] == 1]
    assert cards == [None, None]


def test_undo_takes_back_one_decision_of_the_person() -> None:
    at = to_step("place")
    before = at.session.state.ply
    at.session.undo()
    assert at.session.state.ply == before - 1
    at.look()
    assert at.json["step"] == "play"
    at.session.undo()
    at.look()
    assert at.json["step"] == "take"


def test_undo_stops_where_something_came_to_light() -> None:
    at = table()
    with pytest.raises(NothingToUndo) as nothing:
        at.session.undo()
    assert not nothing.value.beyond
    answer(at, "1")
    with pytest.raises(NothingToUndo) as further:
        at.session.undo()
    assert further.value.beyond


def test_undo_beyond_what_came_to_light_is_in_the_record_and_the_game_goes_on() -> None:
    at = to_step("follow")
    turn = at.json["turn"]
    answer(at, at.choices[0].key)
    assert at.json["turn"] > turn
    at.session.undo(beyond=True)
    catch_up(at)
    assert at.json["step"] == "follow"
    assert at.json["turn"] == turn
    assert at.session.your_turn
    for _ in positions(at):
        pass
    text = at.session.record()
    assert "undo!" in text
    assert Record.loads(text).replay(verify=True).outcome == at.session.state.outcome


def test_undo_beyond_can_go_back_to_the_very_first_decision() -> None:
    at = to_step("follow")
    while at.json["step"] != "starters":
        at.session.undo(beyond=True)
        catch_up(at)
    assert at.session.your_turn
    with pytest.raises(NothingToUndo) as nothing:
        at.session.undo(beyond=True)
    assert not nothing.value.beyond


def test_what_a_bot_answers_after_an_undo_is_dropped() -> None:
    at = to_step("follow")
    at.answer(at.choices[0].key)
    question = at.session.ask()
    assert question is not None
    move = question.answer()
    at.session.undo(beyond=True)
    assert not at.session.settle(question, move)
    assert at.session.your_turn


@pytest.mark.parametrize("kind", [Broken, Cheat])
def test_a_bot_that_fails_is_named_with_the_game_it_failed_in(kind: type[Bot]) -> None:
    session = new_session(seed=41)
    session.bots[1] = kind("faulty", 0)
    with pytest.raises(BotFailed, match=r"faulty .* seed 41") as failed:
        session.advance()
    assert failed.value.ply == 0


def test_a_bot_that_returns_no_move_fails() -> None:
    class Silent(Bot):
        def choose(self, view: View) -> Move:
            return "take 1"  # type: ignore[return-value]

    session = new_session()
    session.bots[1] = Silent("silent", 0)
    with pytest.raises(BotFailed, match="take 1"):
        session.advance()


def test_an_external_bot_that_fails_gives_up_and_the_record_says_why() -> None:
    session = new_session()
    session.bots[1] = asterism.bot("exec:sh -c 'exit 3'")
    assert session.advance()
    assert session.is_over
    assert session.state.outcome is not None
    assert session.state.outcome.winners == (0,)
    reason = "forfeit 1: it ended with status 3 instead of answering the greeting"
    assert reason in session.record().splitlines()


def test_the_record_names_the_players_and_hides_the_seed_until_the_end() -> None:
    session = new_session(seed=41)
    running = Record.loads(session.record())
    assert running.headers == {"seat 0": "human", "seat 1": "greedy"}
    assert running.setup.seed is None
    session.resign()
    assert session.is_over
    assert Record.loads(session.record()).setup.seed == 41


def test_the_next_game_has_the_next_seed() -> None:
    following = new_session(seed=41).another()
    assert (following.seed, following.specs, following.is_over) == (42, ("greedy",), False)


def test_equal_bots_are_numbered_and_long_names_shortened() -> None:
    assert names_at_the_table(("greedy", "random"), "Ada") == ("Ada", "greedy", "random")
    assert names_at_the_table(("greedy", "greedy"), "Ada") == ("Ada", "greedy 1", "greedy 2")
    assert len(names_at_the_table(("greedy:10000,and,so,on",), "Ada")[1]) <= 16


def test_any_game_can_be_played_with_several_bots() -> None:
    session = Session(COMETS, ("random", "greedy"), 3, {})
    while not session.is_over:
        if not session.advance():
            session.play(session.view().legal_moves()[0])
    assert session.state.outcome is not None
