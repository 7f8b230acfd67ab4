"""What the rules have to say, before it is a sentence."""

import pickle

import pytest

from asterism import IllegalMove, Message, RecordError, words
from asterism.engine.event import EVERYONE, OWNER, Event, EventType
from asterism.engine.message import in_english, render_english_with
from asterism.engine.outcome import REASON_IDS, Outcome, by_score


def test_messages_are_equal_by_id_and_arguments() -> None:
    assert Message("a", slot=3) == Message("a", slot=3)
    assert len({Message("a", slot=3), Message("a", slot=3), Message("a", slot=4)}) == 2
    assert Message("a", slot=3) != Message("b", slot=3)
    assert Message("a") != "a"
    assert repr(Message("a", slot=3)) == "Message('a', slot=3)"


def test_a_message_travels_as_json_with_what_is_inside() -> None:
    nested = Message("take", card=Message("card-p3"), slots=[1, Message("slot")])
    assert nested.to_json() == {
        "id": "take",
        "args": {"card": {"id": "card-p3", "args": {}}, "slots": [1, {"id": "slot", "args": {}}]},
    }


def test_english_is_whatever_was_plugged_in() -> None:
    render_english_with(lambda message: message.id.upper())
    assert in_english(Message("quiet")) == "QUIET"
    assert IllegalMove("XX-1", Message("quiet")).reason == "QUIET"
    render_english_with(lambda message: words.say(message, "en"))
    assert "over" in in_english(Message("engine-game-over"))


@pytest.mark.parametrize(
    "error",
    [IllegalMove("CO-1", Message("engine-game-over")), RecordError(3, 5, "expected a seat")],
)
def test_errors_cross_a_process_border(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


def test_a_message_crosses_a_process_border() -> None:
    message = Message("take", card=Message("card-p3"), slots=[1, 2])
    assert pickle.loads(pickle.dumps(message)) == message


def test_who_sees_what_of_an_event() -> None:
    drew = Event(EventType("drew", {"card": OWNER, "source": EVERYONE}), 1, ["c3", "deck"])
    assert drew.as_seen_by(1, [1]) == {"type": "drew", "seat": 1, "card": "c3", "source": "deck"}
    assert drew.as_seen_by(0, [1])["card"] is None
    assert drew.as_seen_by(-1, [1])["card"] is None
    assert drew.as_seen_by(2, [1, 2])["card"] == "c3"


def test_a_secret_of_the_table_is_told_to_nobody() -> None:
    buried = Event(EventType("buried", {"card": OWNER}), -1, ["c3"])
    for viewer in (-1, 0, 1):
        seen = buried.as_seen_by(viewer, [-1])
        assert seen == {"type": "buried", "seat": None, "card": None}


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    assert by_score((3, 5, 1)) == Outcome((3, 5, 1), (1,), "score")
    assert by_score((5, 5, 1)) == Outcome((5, 5, 1), (0, 1), "shared")
    assert by_score((-2, -3)).winners == (0,)
    assert by_score((5, 5)).to_json() == {"scores": [5, 5], "winners": [0, 1], "reason": "shared"}


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("id", REASON_IDS.values())
def test_every_reason_for_an_end_has_a_sentence(id: str, language: str) -> None:
    said = words.say(Message(id, winners=[0]), language, names=["Ada", "Bo"])
    assert id not in said
