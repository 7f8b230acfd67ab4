"""Every ability of every card, once: what it brings, what it asks, what each answer does."""

from dataclasses import dataclass, field

import pytest

from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import (
    deck,
    discard,
    duel,
    hand,
    in_play,
    play,
    player,
    pools,
    texts,
)

# Four in the row, and the card that comes when one of them goes.
ROW = "cutter ram blob-wheel trade-bot corvette"
FRIEND = {
    "blob": "blob-wheel",
    "trade_federation": "barter-world",
    "star_empire": "space-station",
    "machine_cult": "battle-station",
}


@dataclass
class Row:
    """Seat 0 has the card in hand (a base: in play), an ally of its faction in play, two Scouts
    more in hand, Vipers in the deck, an Explorer on the discard pile; the opponent has two Scouts
    in hand and a Fleet HQ.
    """

    card: str
    ability: str
    moves: str = ""  # the answers, with `/` between
    trade: int = 0
    combat: int = 0
    authority: int = 0
    drawn: int = 0
    after: dict[str, str] = field(default_factory=dict)


ROWS = [
    Row("scout", "primary", trade=1),
    Row("viper", "primary", combat=1),
    Row("explorer", "primary", trade=2),
    Row("explorer", "scrap", trade=2, combat=2),
    Row("imperial-fighter", "primary", "1: choose scout hand", combat=2, after={"hand1": "scout"}),
    Row("imperial-fighter", "ally", "1: choose scout hand", combat=4),
    Row("corvette", "primary", combat=1, drawn=1),
    Row("corvette", "ally", combat=3, drawn=1),
    Row("imperial-frigate", "primary", "1: choose scout hand", combat=4, after={"hand1": "scout"}),
    Row("imperial-frigate", "ally", "1: choose scout hand", combat=6),
    Row("imperial-frigate", "scrap", "1: choose scout hand", combat=4, drawn=1),
    Row("survey-ship", "primary", trade=1, drawn=1),
    Row(
        "survey-ship",
        "scrap",
        "/1: choose scout hand",
        trade=1,
        drawn=1,
        after={"hand1": "scout", "discard1": "scout"},
    ),
    Row("battlecruiser", "primary", combat=5, drawn=1),
    Row(
        "battlecruiser",
        "ally",
        "/1: choose scout hand",
        combat=5,
        drawn=1,
        after={"hand1": "scout"},
    ),
    Row(
        "battlecruiser",
        "scrap",
        "/choose 1 fleet-hq",
        combat=5,
        drawn=2,
        after={"play1": "", "discard1": "fleet-hq"},
    ),
    Row("battlecruiser", "scrap", "/choose none", combat=5, drawn=2, after={"play1": "fleet-hq"}),
    Row("dreadnaught", "primary", combat=7, drawn=1),
    Row("dreadnaught", "scrap", combat=12, drawn=1),
    Row("recycling-station", "primary", "choose trade", trade=1),
    Row(
        "recycling-station",
        "primary",
        "choose discard/choose scout hand/choose scout hand",
        drawn=2,
        after={"hand0": "viper viper", "discard0": "explorer scout scout"},
    ),
    Row("space-station", "primary", combat=2),
    Row("space-station", "ally", combat=2),
    Row("space-station", "scrap", trade=4),
    Row("war-world", "primary", combat=3),
    Row("war-world", "ally", combat=4),
    Row("royal-redoubt", "primary", combat=3),
    Row("royal-redoubt", "ally", "1: choose scout hand", after={"hand1": "scout"}),
    Row("federation-shuttle", "primary", trade=2),
    Row("federation-shuttle", "ally", trade=2, authority=4),
    Row("cutter", "primary", trade=2, authority=4),
    Row("cutter", "ally", trade=2, authority=4, combat=4),
    Row("embassy-yacht", "primary", trade=2, authority=3),
    Row("freighter", "primary", trade=4),
    Row("freighter", "ally", "/acquire cutter/choose top", trade=2, after={"top0": "cutter"}),
    Row("trade-escort", "primary", authority=4, combat=4),
    Row("trade-escort", "ally", authority=4, combat=4, drawn=1),
    Row("flagship", "primary", combat=5, drawn=1),
    Row("flagship", "ally", combat=5, drawn=1, authority=5),
    Row("command-ship", "primary", authority=4, combat=5, drawn=2),
    Row(
        "command-ship",
        "ally",
        "/choose 1 fleet-hq",
        authority=4,
        combat=5,
        drawn=2,
        after={"play1": ""},
    ),
    Row("trading-post", "primary", "choose authority", authority=1),
    Row("trading-post", "primary", "choose trade", trade=1),
    Row("trading-post", "scrap", combat=3),
    Row("barter-world", "primary", "choose authority", authority=2),
    Row("barter-world", "primary", "choose trade", trade=2),
    Row("barter-world", "scrap", combat=5),
    Row("defense-center", "primary", "choose authority", authority=3),
    Row("defense-center", "primary", "choose combat", combat=2),
    Row("defense-center", "ally", combat=2),
    Row("port-of-call", "primary", trade=3),
    Row("port-of-call", "scrap", "choose 1 fleet-hq", drawn=1, after={"play1": ""}),
    Row("port-of-call", "scrap", "choose none", drawn=1, after={"play1": "fleet-hq"}),
    Row("central-office", "primary", "acquire cutter/choose top", after={"top0": "cutter"}),
    Row("central-office", "ally", drawn=1),
    Row("blob-fighter", "primary", combat=3),
    Row("blob-fighter", "ally", combat=3, drawn=1),
    Row("battle-pod", "primary", "choose ram row", combat=4, after={"row": "gone ram"}),
    Row("battle-pod", "primary", "choose none", combat=4),
    Row("battle-pod", "ally", "choose none", combat=6),
    Row("trade-pod", "primary", trade=3),
    Row("trade-pod", "ally", trade=3, combat=2),
    Row("ram", "primary", combat=5),
    Row("ram", "ally", combat=7),
    Row("ram", "scrap", combat=5, trade=3),
    Row("blob-destroyer", "primary", combat=6),
    Row(
        "blob-destroyer",
        "ally",
        "/choose 1 fleet-hq/choose ram row",
        combat=6,
        after={"play1": "", "row": "gone ram"},
    ),
    Row("battle-blob", "primary", combat=8),
    Row("battle-blob", "ally", combat=8, drawn=1),
    Row("battle-blob", "scrap", combat=12),
    Row("blob-carrier", "primary", combat=7),
    Row("blob-carrier", "ally", "/choose ram row", combat=7, after={"top0": "ram"}),
    Row("blob-carrier", "ally", "/choose explorer pile", combat=7, after={"top0": "explorer"}),
    Row("mothership", "primary", combat=6, drawn=1),
    Row("mothership", "ally", combat=6, drawn=2),
    Row("blob-wheel", "primary", combat=1),
    Row("blob-wheel", "scrap", trade=3),
    Row("the-hive", "primary", combat=3),
    Row("the-hive", "ally", drawn=1),
    Row("blob-world", "primary", "choose combat", combat=5),
    Row("blob-world", "primary", "choose draw", drawn=0),
    Row("trade-bot", "primary", "choose scout hand", trade=1, after={"hand0": "scout"}),
    Row("trade-bot", "primary", "choose none", trade=1),
    Row("trade-bot", "ally", "choose none", trade=1, combat=2),
    Row("missile-bot", "primary", "choose explorer discard", combat=2, after={"discard0": ""}),
    Row("missile-bot", "ally", "choose none", combat=4),
    Row("supply-bot", "primary", "choose scout hand", trade=2, after={"hand0": "scout"}),
    Row("supply-bot", "ally", "choose none", trade=2, combat=2),
    Row("patrol-mech", "primary", "choose trade", trade=3),
    Row("patrol-mech", "primary", "choose combat", combat=5),
    Row(
        "patrol-mech",
        "ally",
        "choose trade//choose scout hand",
        trade=3,
        after={"hand0": "scout", "discard0": "explorer"},
    ),
    Row("stealth-needle", "primary"),
    Row("battle-mech", "primary", "choose scout hand", combat=4, after={"hand0": "scout"}),
    Row("battle-mech", "ally", "choose none", combat=4, drawn=1),
    Row("missile-mech", "primary", "choose 1 fleet-hq", combat=6, after={"play1": ""}),
    Row("missile-mech", "primary", "choose none", combat=6, after={"play1": "fleet-hq"}),
    Row("missile-mech", "ally", "choose none", combat=6, drawn=1),
    Row("battle-station", "scrap", combat=5),
    Row("junkyard", "primary", "choose scout hand", after={"hand0": "scout"}),
    Row("machine-base", "primary", "choose viper hand", after={"hand0": "scout scout"}),
    Row(
        "brain-world",
        "primary",
        "choose scout hand/choose explorer discard",
        drawn=2,
        after={"hand0": "scout viper viper", "discard0": ""},
    ),
]


def lay_out_for(row: Row, card: Card) -> StarRealmsState:
    friend = FRIEND.get(card.faction.code, "battle-station")
    # The friend's own abilities are used up, so that only the card itself speaks.
    bases: list[object] = [{"card": friend, "used": ["primary", "ally"]}]
    if not card.is_ship:
        bases.append(card.code)
    cards = "scout scout" + (f" {card.code}" if card.is_ship else "")
    mine = player(cards, "viper viper viper", "explorer", bases=bases)
    other = player("scout scout", bases=["fleet-hq"])
    return duel(mine, other, row=ROW, trade_deck="supply-bot missile-bot")


@pytest.mark.clause("SR-2.1", "SR-2.2", "SR-2.3", "SR-2.4")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}-{row.ability}-{row.moves}")
def test_an_ability_does_what_the_card_says(row: Row) -> None:
    card = BOX.by_code[row.card]
    state = lay_out_for(row, card)
    answers = row.moves.split("/") if row.moves else []
    if card.is_ship:
        play(state, f"play {row.card}")
        # What a ship asks when it is played comes before its other abilities.
        if row.ability != "primary":
            while state.questions:
                play(state, answers.pop(0))
    if row.ability != "primary" or not card.is_ship:
        verb = "base" if row.ability == "primary" else row.ability
        of_card = [t for t in texts(state, verb=verb) if t.split()[1].split("#")[0] == row.card]
        play(state, of_card[-1])  # the friend, if it is such a card too, lies before it
    play(state, *[answer for answer in answers if answer])
    assert not state.questions
    trade, combat, authority = pools(state)
    assert (trade, combat, authority - 50) == (row.trade, row.combat, row.authority)
    drawn = 3 - deck(state).split().count("viper")
    assert drawn == row.drawn + (row.card == "machine-base")
    check_after(state, row)


def check_after(state: StarRealmsState, row: Row) -> None:
    for what, expected in row.after.items():
        if what == "row":
            gone = expected.removeprefix("gone ")
            assert gone not in [card.code for card in state.row if card is not None]
        elif what == "top0":
            assert deck(state).split()[0] == expected
        else:
            ask = {"hand": hand, "discard": discard, "play": in_play}[what[:-1]]
            assert ask(state, int(what[-1])) == expected


def test_every_ability_of_every_card_has_a_row() -> None:
    tried = {(row.card, row.ability) for row in ROWS}
    for card in BOX.cards:
        for ability in ("primary", "ally", "scrap"):
            effects = {"primary": card.primary, "ally": card.ally, "scrap": card.scrap}[ability]
            assert bool(effects) == ((card.code, ability) in tried), (card.code, ability)
