"""The table as the terminal shows it: drawn, in sentences, and what can be typed there."""

import pytest

import asterism
from asterism import Quick
from asterism.cli.tables import LEAST, Pen, star_realms
from asterism.cli.tables.star_realms.signs import SIGNS, STYLES, in_short
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Session
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import GAME, duel, hand, in_play, lay_out, play, player, pools

SIZES = [LEAST, (80, 20), (100, 22), (120, 30), (200, 50)]
TABLES = [(2, "duel"), (6, "deathmatch"), (4, "hydra2"), (6, "hydra3"), (6, "emperor"), (6, "raid")]
LANGUAGES = ("en", "fr", "de")
# As long as the names of bots may be.
NAMES = tuple(f"buyer:dearest {seat}" for seat in range(6))


def drawn(
    state: StarRealmsState, size: tuple[int, int] = (80, 20), seat: int = 0, lang: str = "en"
) -> list[str]:
    pen = Pen(lang, NAMES[: state.players], seat)
    lines = star_realms.table(state.view(seat).to_json(), [], *size, pen)
    return [line.plain.rstrip() for line in lines]


@pytest.mark.parametrize(("players", "format"), TABLES)
def test_a_game_fits_into_every_window_and_nothing_is_cut(players: int, format: str) -> None:
    state = GAME.start(players, 4, {"format": format, "turn_limit": 8 if "hydra" in format else 24})
    bots = [asterism.bot("buyer:random", seat) for seat in range(players)]
    chance, step = Quick(4), 0
    while state.seats:
        seat = state.seats[0]
        legal = state.legal_moves(seat)
        some = legal[chance.below(len(legal))]
        state.play(some if step % 4 == 0 else bots[seat].choose(state.view(seat)), seat)
        step += 1
        if step % 16 == 0:
            seat = step % players
            view = state.view(seat).to_json()
            for lang in LANGUAGES:
                pen = Pen(lang, NAMES[:players], seat, ascii=step % 32 == 0)
                for width, height in SIZES:
                    lines = [line.plain for line in star_realms.table(view, [], width, height, pen)]
                    assert len(lines) <= height
                    assert max(len(line) for line in lines) <= width
                    assert not any("table." in line for line in lines)
                    assert not pen.ascii or "".join(lines).isascii()


def test_a_format_has_the_name_that_it_was_chosen_by() -> None:
    state = lay_out(player(), player(), player(), options={"format": "hunter"})
    assert "Chasse à l’homme" in drawn(state, lang="fr")[0]


def test_the_table_of_a_duel() -> None:
    state = duel(
        player(
            "scout scout ram",
            bases=[{"card": "blob-wheel", "used": ["primary"]}, "mech-world"],
            ships=["cutter"],
            discard="viper",
        ),
        player("viper viper", deck="scout", bases=["war-world"], authority=41),
        row="corvette trading-post",
        turn={"seat": 0, "trade": 3, "combat": 1},
    )
    assert drawn(state) == [
        "Star Realms · Duel · turn 1                           Trade deck 0  Scrap heap 0",
        " 2$ ★ Corvette          1✶, draw 1 · ally 2✶",
        " 3$ ◆ Trading Post [4]  1♥ / 1$ · scrap: 3✶",
        " 2$ · Explorer ×10      2$ · scrap: 2✶",
        "▶ 0 You  50♥  deck 0  discard 1                                            3$ 1✶",
        "  Hand   ·Scout ×2  ●Ram",
        "  Ships  ◆Cutter a○",
        "  Bases  ●Blob Wheel 5 p✓ s○  [■Mech World 6]",
        "  1 buyer:dearest 1  41♥  hand 2  deck 1  discard 0",
        "    [★War World 4]",
    ]


def test_equal_cards_stand_together_and_different_ones_apart() -> None:
    """Traps: two equal bases of which one is used are two different cards."""
    used = {"card": "blob-wheel", "used": ["primary"]}
    state = duel(player(bases=[used, "blob-wheel", "blob-wheel"]))
    assert "  Bases  ●Blob Wheel 5 p✓ s○  ●Blob Wheel 5 p○ s○ ×2" in drawn(state)


def test_damage_copies_debts_and_known_cards_are_shown() -> None:
    """SR-4.5, SR-3, SR-2.14, SR-2.17."""
    needle = {"card": "stealth-needle", "as": "ram"}
    state = duel(player(ships=[needle, "ram"]), player(debt=2, hand="scout", deck="viper"))
    lines = drawn(state)
    assert "  Ships  ■Stealth Needle=Ram a○ s○  ●Ram a○ s○" in lines
    assert any("owes 2" in line for line in lines)
    boss = player(bases=[{"card": "mech-world", "damage": 2}])
    elites = [player("scout"), player("viper ram")]
    raid = lay_out(boss, *elites, options={"format": "raid"}, turn={"seat": 1})
    lines = drawn(raid, seat=1)
    assert any(line.startswith("▶ 1 You (Elite)  50♥  deck 0  discard 0   ") for line in lines)
    assert "  0 buyer:dearest 0 (Boss, opponent)  50♥  hand 0  deck 0  discard 0" in lines
    assert "    [■Mech World 6-2]" in lines
    assert "    Hand ·Viper  ●Ram" in lines


def test_what_was_put_on_top_is_shown_as_known() -> None:
    """SR-2.17: everybody saw it go there."""
    state = duel(player("freighter cutter", deck="viper"), row="ram")
    play(state, "play freighter", "play cutter", "ally freighter", "acquire ram", "choose top")
    assert any("on top ●Ram" in line for line in drawn(state, seat=1))


def test_the_defeated_are_marked_and_partners_stand_first() -> None:
    state = lay_out(
        *[player("scout", authority=0 if seat == 5 else 50) for seat in range(6)],
        options={"format": "emperor"},
        turn={"seat": 2},
    )
    lines = drawn(state, seat=2)
    heads = [line for line in lines if line[2:3].isdecimal() and "buyer" in line]
    assert [line[2] for line in heads] == ["0", "1", "3", "4", "5"]
    assert "(Emperor, partner)" in heads[1]
    assert heads[4].endswith("defeated")


def test_where_room_is_scarce_texts_go_first_and_names_of_bases_last() -> None:
    bases: list[list[object]] = [
        ["war-world", "blob-world", "the-hive", "central-office", "fleet-hq", "blob-wheel"],
        ["war-world", "blob-world", "the-hive", "mech-world", "central-office", "fleet-hq"],
        ["brain-world", "junkyard", "machine-base", "port-of-call", "royal-redoubt", "war-world"],
        ["blob-wheel", "blob-wheel", "trading-post", "trading-post", "barter-world"],
        ["space-station", "space-station", "recycling-station", "recycling-station"],
        ["battle-station", "battle-station", "defense-center", "mech-world", "barter-world"],
    ]
    realms = [player("scout", bases=several) for several in bases]
    state = lay_out(*realms, row="cutter ram corvette", options={"boxes": 3})
    roomy, narrow = drawn(state, (80, 30)), drawn(state, (80, 14))
    assert any("ally 2✶" in line for line in roomy)
    assert any("[★War World 4]  ●Blob World 7" in line for line in roomy)
    assert any("[★4]  ●7  ●5  [■6]  ◆6" in line for line in narrow)
    assert len(narrow) <= 14
    tiny = drawn(state, (80, 8))
    assert len(tiny) == 8
    assert tiny[-1] == "… and more: type table."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told_in_short(language: str) -> None:
    told = {card.code: in_short(card, Pen(language)) for card in BOX.cards}
    assert all(0 < len(text) <= 80 for text in told.values())
    assert "{" not in "".join(told.values())


def test_colours_are_never_alone() -> None:
    """The sign of a faction stands wherever its colour does."""
    state = duel(player("scout ram cutter", bases=["mech-world"]), row="corvette")
    lines = star_realms.table(state.view(0).to_json(), [], 80, 20, Pen("en", ("Ada", "Bo"), 0))
    seen = set()
    for line in lines:
        for span in line.spans:
            factions = [name for name, colour in STYLES.items() if colour == str(span.style)]
            text = line.plain[span.start : span.end].strip("[ ")
            if factions and text[0] in SIGNS.values():
                assert text[0] in {SIGNS[faction] for faction in factions}
                seen |= set(factions)
    assert seen >= {"blob", "trade_federation", "machine_cult", "star_empire"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_lies_open_is_told(language: str) -> None:
    bases: list[object] = [{"card": "blob-wheel", "used": ["primary"]}]
    state = duel(player("scout", bases=bases), player("viper"), row="cutter ram")
    pen = Pen(language, ("Ada", "Bo"), 0)
    assert len(star_realms.describe(state.view(0).to_json(), pen)) == 6


def test_the_table_in_english() -> None:
    bases: list[object] = [{"card": "blob-wheel", "used": ["primary"]}]
    state = duel(player("scout", bases=bases), player("viper"), row="cutter ram")
    told = star_realms.describe(state.view(0).to_json(), Pen("en", ("Ada", "Bo"), 0))
    assert told == [
        "Your turn: 0 trade and 0 combat.",
        "Trade row: Cutter (2) and Ram (3). Trade deck: 0; Explorer: 10.",
        "You: 50 authority, hand 1, deck 0, discard pile 0.",
        "Bases: Blob Wheel (used).",
        "Bo: 50 authority, hand 1, deck 0, discard pile 0.",
        "Your hand: Scout.",
    ]


def test_a_card_explains_itself() -> None:
    view = duel(player()).view(0).to_json()
    told = star_realms.explain("ram", view, Pen("en"))
    assert told[0] == "Ram: ship."
    assert told[-1] == "Scrap this card: +3 trade."
    assert star_realms.explain("warp", view, Pen("en")) == []


# What can be typed


def at_the_table(state: StarRealmsState) -> Conversation:
    session = Session(GAME, ["random"] * (state.players - 1), 0, {})
    session.state = state
    return Conversation(session, "en")


def test_of_attacks_only_the_strongest_is_listed_and_all_can_be_typed() -> None:
    """SR-2.8."""
    state = duel(player(), turn={"seat": 0, "trade": 0, "combat": 3})
    at = at_the_table(state)
    assert [choice.move.text for choice in at.offered()] == ["attack 1 3", "end"]
    assert [choice.key for choice in at.offered()] == ["1", "2"]
    assert at.offered()[0].note == "or less"
    assert at.answer("attack 1 2").lines == ()
    assert pools(state) == (0, 1, 50)


def test_a_raider_is_offered_the_most_damage_for_each_base() -> None:
    """SR-4.5."""
    boss = player(bases=["mech-world"])
    turn = {"seat": 1, "trade": 0, "combat": 3}
    raid = lay_out(boss, player(), player(), options={"format": "raid"}, turn=turn)
    listed = [c.move.text for c in star_realms.choices(raid.view(1), Pen("en")) if c.is_listed]
    assert listed == ["attack 0 mech-world 3", "end"]


def test_several_things_can_be_done_in_one_word() -> None:
    """They expand to plain moves, and stop where something new comes to light."""
    state = duel(
        player("scout viper corvette scout", deck="viper viper", bases=["war-world"]),
        player(bases=["trading-post"]),
        row="cutter ram",
    )
    at = at_the_table(state)
    at.answer("Play All")
    assert in_play(state) == "scout scout viper corvette war-world"
    assert hand(state) == "viper"
    at.answer("play all")
    at.answer("use all")
    assert pools(state)[1] == 3 + (3 + 4) + 2
    at.answer("attack all")
    assert [item.card.code for item in state.realms[1].bases] == []
    assert state.realms[1].authority == 50 - 8
    entries = state.history().entries()
    moves = [entry.move.text for entry in entries if entry.move is not None]
    assert moves[-2:] == ["attack 1 trading-post 4", "attack 1 8"]
    for wish in ("play all", "use all", "attack all", "attack all 1"):
        assert at.answer(wish).lines == ("There is nothing like that to do now.",)
    assert "is not a move" in at.answer("attack all men").lines[0]


def test_questions_with_one_answer_answer_themselves_if_one_likes() -> None:
    """SR-2.15: the automation can be switched off, and is off at first."""

    def laid() -> Conversation:
        return at_the_table(duel(player("patrol-mech scout", bases=["mech-world"])))

    at = laid()
    at.answer("play patrol-mech")
    at.answer("choose trade")
    at.answer("ally patrol-mech")
    assert [choice.move.text for choice in at.offered()] == ["choose scout hand"]
    at = laid()
    assert at.answer("auto").lines == ("Forced decisions are now made for you.",)
    at.answer("play patrol-mech")
    assert len(at.offered()) == 2, "two answers: nobody decides for the person"
    at.answer("choose trade")
    at.answer("ally patrol-mech")
    assert hand(at.session.state) == ""  # type: ignore[arg-type]
    assert at.answer("auto").lines == ("You make every decision yourself again.",)
