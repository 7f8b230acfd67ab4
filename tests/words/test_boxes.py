"""The names and facts of a pack are said wherever the game would say its own."""

from __future__ import annotations

from asterism import Message, Pack, words
from asterism.packs import loads

HEAD = 'format = 1\ngame = "stellar"\nname = "Ours"\nbase = "rulebook"\n'
TAKEN = Message("stellar-event-taken", player=0, slot=2, card="P3")


def box(card: str) -> Pack:
    return loads(f'{HEAD}cards = [{{card = "P3", {card}}}]')


def test_a_name_is_said_in_the_language_of_the_reader_else_in_english_else_in_any() -> None:
    both = box('name = {en = "Vulcan", fr = "Vulcain"}')
    assert (
        words.say(TAKEN, "en", you=0, box=both)
        == "You take Vulcan (planet 3) from slot 2 of the row."
    )
    assert "Vulcain (planète 3)" in words.say(TAKEN, "fr", box=both)
    assert "Vulcan (Planet 3)" in words.say(TAKEN, "de", box=both)
    assert "Vulcain" in words.say(TAKEN, "de", box=box('name = {fr = "Vulcain"}'))
    assert "Mars" in words.say(TAKEN, "en")


def test_a_card_keeps_its_fact_unless_the_pack_has_another() -> None:
    fact = Message("stellar-fact", card="P3")
    assert words.say(fact, "en", box=box('name = "Vulcan"')) == words.say(fact, "en")
    own = box('fact = "It was never there."')
    assert words.say(fact, "en", box=own) == "It was never there."
    assert "Mars" in words.say(TAKEN, "en", box=own)


def test_whatever_a_pack_says_is_text_and_not_fluent() -> None:
    strange = box("""name = '{ stellar-card-P1 } "\\ *[x]'""")
    assert (
        words.say(Message("stellar-card-P3"), "en", box=strange) == '{ stellar-card-P1 } "\\ *[x]'
    )


def test_two_boxes_with_equal_cards_do_not_mix() -> None:
    one, other = box('name = "Vulcan"'), box('name = "Planet X"')
    for _ in range(2):
        assert "Vulcan" in words.say(TAKEN, "en", box=one)
        assert "Planet X" in words.say(TAKEN, "en", box=other)
        assert "Mars" in words.say(TAKEN, "en")
