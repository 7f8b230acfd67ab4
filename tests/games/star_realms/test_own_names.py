"""With a pack, a card is called as the pack calls it: in the log, on buttons, in refusals, at the
terminal, in every language.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import asterism
from asterism import IllegalMove, words
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.star_realms import telling
from asterism.engine.message import Message
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.box_read import RULEBOOK_PACK
from tests.games.star_realms.boxes import HEAD, random_pack

Json = dict[str, Any]
GAME = asterism.game("star_realms")
LANGUAGES = ("de", "en", "fr")
OWN = re.compile(r"\b(DE|EN|FR)\d\dx")
# What was typed is said again as it was typed.
QUOTED = re.compile(r"[“«„].*?[”»“]")


def renamed(pack: Json) -> Json:
    """Every card has a name of its own in each language."""
    cards = deepcopy(pack["cards"])
    for number, card in enumerate(cards):
        card["name"] = {language: f"{language.upper()}{number:02}x" for language in LANGUAGES}
    return {**pack, **HEAD, "cards": cards}


PACKS = {"rulebook": renamed(RULEBOOK_PACK), "by chance": renamed(random_pack(3))}


def attempts(pack: Json) -> list[str]:
    """Moves that name each card in every way; most of them are refused."""
    found: list[str] = []
    for card in pack["cards"]:
        code = card["card"]
        found += [f"{verb} {code}" for verb in ("play", "base", "ally", "double", "scrap")]
        found += [f"choose {code} hand", f"give {code} 1", f"attack 1 {code} 3"]
        found += [f"acquire {code}"] if card.get("cost") else []
    return found


def refusals(state: Any, seat: int, texts: list[str]) -> Iterator[Message]:
    for text in texts:
        try:
            state.copy().play(text, seat)
        except IllegalMove as refused:
            yield refused.message
        except ValueError:  # no such move: a ship is no base
            continue


def messages(pack: Json, seed: int) -> Iterator[Message]:
    """Everything that is said in a game by chance."""
    state = GAME.start(2, seed, {"turn_limit": 14}, pack=pack)
    chance = random.Random(seed)
    texts = attempts(pack)
    told = 0
    while state.outcome is None:
        seat = chance.choice(state.seats)
        view = state.view(seat)
        moves = state.legal_moves(seat)
        yield GAME.prompt_message(view)
        for move in moves:
            yield GAME.move_message(move, view)
        yield from refusals(state, seat, chance.sample(texts, 12))
        state.play(chance.choice(moves), seat)
        for event in state.events(None, told):
            yield GAME.event_message(event, state.view(None))
        told = len(state.events(None))


@pytest.mark.parametrize("name", PACKS)
def test_whatever_names_a_card_names_it_as_the_pack_does(name: str) -> None:
    pack = PACKS[name]
    codes = {card["card"] for card in pack["cards"]}
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for seed in (1, 2):
        for message in messages(pack, seed):
            for language in LANGUAGES:
                said[language].add(words.say(message, language, names=["Ada", "Bo"], you=0))
    for language in LANGUAGES:
        printed = [
            words.say(Message("star-realms-card", card=card.code), language) for card in BOX.cards
        ]
        wrong = re.compile(rf"\b({'|'.join(map(re.escape, [*printed, *codes]))})\b")
        own = 0
        for sentence in said[language]:
            assert not wrong.search(QUOTED.sub("", sentence)), sentence
            found = OWN.findall(sentence)
            assert set(found) <= {language.upper()}, sentence
            own += len(found)
        assert own > 100  # or nothing was looked at


@pytest.mark.clause("SR-2.7")
def test_the_pile_of_a_pack_is_called_by_its_own_name_when_it_is_empty() -> None:
    position = {"options": {"pack": PACKS["rulebook"]}, "players": [{}, {}], "explorers": 0}
    with pytest.raises(IllegalMove) as refused:
        GAME.from_json({**position, "turn": {"trade": 9}}).play("acquire explorer")
    assert refused.value.reason == "There is no EN02x left to acquire."


def test_a_ship_of_a_pack_that_copies_another_is_called_by_its_own_name() -> None:
    hand = ["ram", "stealth-needle"]
    position: Json = {"options": {"pack": PACKS["rulebook"]}, "players": [{"hand": hand}, {}]}
    state = GAME.resume(position)
    for move in ("play ram", "play stealth-needle", "choose ram played"):
        state.play(move)
    copied = [event for event in state.events(None) if event["type"] == "copied"]
    said = words.say(GAME.event_message(copied[0], state.view(None)), "fr", names=["Ada", "Bo"])
    names = {card["card"]: card["name"]["fr"] for card in PACKS["rulebook"]["cards"]}
    assert said == f"La carte {names['stealth-needle']} de Ada devient {names['ram']}."
    shown = words.say(telling.item_name({"card": "stealth-needle", "as": "ram"}, box()), "fr")
    assert shown == f"{names['stealth-needle']} copiant {names['ram']}"


def box() -> Any:
    return telling.box_of({"players": [{}, {}], "options": {"pack": PACKS["rulebook"]}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_every_card_as_the_pack_does(language: str) -> None:
    view = GAME.start(2, 1, {}, pack=PACKS["rulebook"]).view(0).to_json()
    said = "\n".join(telling.describe(view, Pen(language, ("Ada", "Bo"))))
    names = [card["name"][language] for card in PACKS["rulebook"]["cards"]]
    assert names[2] in said  # the pile beside the row
    for card in BOX.cards:
        printed = words.say(Message("star-realms-card", card=card.code), language)
        assert not re.search(rf"\b{re.escape(printed)}", said)
