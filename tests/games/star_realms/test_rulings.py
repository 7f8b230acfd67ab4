"""The cards with rulings (SR-3), and what other programs got wrong."""

import pytest

from tests.games.star_realms.table import (
    deck,
    discard,
    duel,
    hand,
    in_play,
    play,
    player,
    pools,
    refused,
    texts,
)

pytestmark = pytest.mark.clause("SR-3")


# Stealth Needle


def test_the_needle_must_copy_another_ship_played_this_turn() -> None:
    state = duel(player("stealth-needle cutter scout"))
    play(state, "play cutter", "play scout", "play stealth-needle")
    assert texts(state) == ["choose scout played", "choose cutter played"]
    play(state, "choose cutter played")
    assert pools(state) == (5, 0, 58)
    assert texts(state, verb="ally") == ["ally cutter", "ally stealth-needle"]


def test_the_needle_copies_a_ship_that_was_scrapped_since() -> None:
    state = duel(player("stealth-needle ram"))
    play(state, "play ram", "scrap ram", "play stealth-needle", "choose ram played")
    assert pools(state)[:2] == (3, 10)
    play(state, "scrap stealth-needle")
    assert pools(state)[0] == 6
    assert [card.code for card in state.scrap_heap] == ["ram", "stealth-needle"]


def test_a_needle_without_a_ship_to_copy_is_plain_for_good() -> None:
    state = duel(player("stealth-needle cutter"))
    play(state, "play stealth-needle")
    assert not state.questions
    play(state, "play cutter")
    assert texts(state, verb="ally") == []


def test_the_needle_counts_as_machine_cult_and_as_the_copied_faction() -> None:
    state = duel(player("stealth-needle trade-pod trade-bot"))
    play(state, "play trade-pod", "play stealth-needle", "choose trade-pod played")
    assert texts(state, verb="ally") == ["ally trade-pod", "ally stealth-needle"]
    play(state, "play trade-bot")
    assert "ally trade-bot" in texts(state)


def test_a_copied_ally_ability_needs_another_card_of_the_copied_faction() -> None:
    state = duel(player("stealth-needle ram", bases=["battle-station"]))
    play(state, "play ram", "scrap ram", "play stealth-needle", "choose ram played")
    assert refused(state, "ally stealth-needle") == "SR-2.3"


def test_an_unaligned_ship_adds_no_faction() -> None:
    state = duel(player("stealth-needle scout trade-bot"))
    play(state, "play scout", "play stealth-needle", "choose scout played")
    play(state, "play trade-bot")
    assert pools(state)[0] == 3
    assert texts(state, verb="ally") == ["ally trade-bot"]


def test_a_needle_that_copied_an_explorer_goes_to_the_scrap_heap() -> None:
    state = duel(player("stealth-needle explorer"), explorers=5)
    play(state, "play explorer", "play stealth-needle", "choose explorer played")
    play(state, "scrap stealth-needle")
    assert pools(state)[:2] == (4, 2)
    assert state.explorers == 5
    assert [card.code for card in state.scrap_heap] == ["stealth-needle"]


def test_the_needle_is_a_needle_again_when_it_leaves_play() -> None:
    state = duel(player("stealth-needle scout"))
    play(state, "play scout", "play stealth-needle", "choose scout played", "end")
    assert hand(state) == "scout stealth-needle"


def test_a_needle_copying_a_needle_copies_what_that_became() -> None:
    mine = player("stealth-needle stealth-needle ram")
    state = duel(mine, options={"boxes": 2})
    play(state, "play ram", "play stealth-needle", "choose ram played", "play stealth-needle")
    assert texts(state) == ["choose ram played"]
    play(state, "choose ram played")
    assert pools(state)[1] == 15
    state = duel(mine, options={"boxes": 2})
    play(state, "play stealth-needle", "play stealth-needle", "choose stealth-needle played")
    assert not state.questions
    assert pools(state)[:2] == (0, 0)


def test_fleet_hq_pays_once_for_a_needle() -> None:
    state = duel(player("stealth-needle scout", bases=["fleet-hq"]))
    play(state, "play scout", "play stealth-needle", "choose scout played")
    assert pools(state)[:2] == (2, 2)


@pytest.mark.parametrize(("counts", "drawn"), [(True, 2), (False, 1)])
def test_copying_a_blob_ship_counts_as_a_blob_card_if_the_option_says_so(
    counts: bool, drawn: int
) -> None:
    mine = player("stealth-needle trade-pod", "viper viper viper", bases=["blob-world"])
    state = duel(mine, options={"needle_counts_as_blob": counts})
    play(state, "play trade-pod", "play stealth-needle", "choose trade-pod played")
    play(state, "base blob-world", "choose draw")
    assert len(hand(state).split()) == drawn


# Bases


def test_blob_world_counts_itself_on_the_turn_it_is_played_and_scrapped_cards() -> None:
    state = duel(player("blob-world ram", "viper viper viper", bases=["mech-world"]))
    play(state, "play ram", "scrap ram", "play blob-world", "base blob-world", "choose draw")
    assert hand(state) == "viper viper"


def test_mech_world_is_no_blob_card() -> None:
    state = duel(player("mech-world", "viper", bases=["blob-world"]))
    play(state, "play mech-world", "base blob-world", "choose draw")
    assert hand(state) == ""


def test_fleet_hq_pays_for_ships_played_while_it_is_in_play() -> None:
    state = duel(player("scout scout fleet-hq blob-wheel"))
    play(state, "play scout", "play fleet-hq", "play scout", "play blob-wheel")
    assert pools(state)[:2] == (2, 1)


def test_machine_base_draws_and_then_scraps_from_hand_only() -> None:
    state = duel(player("scout", "viper", "ram", bases=["machine-base"]))
    play(state, "base machine-base")
    assert texts(state) == ["choose scout hand", "choose viper hand"]


def test_brain_world_scraps_none_one_or_two_and_draws_as_many() -> None:
    mine = player("scout", "viper viper", "explorer", bases=["brain-world"])
    play(none := duel(mine), "base brain-world", "choose none")
    assert hand(none) == "scout"
    play(one := duel(mine), "base brain-world", "choose explorer discard", "choose none")
    assert hand(one) == "scout viper"
    assert one.explorers == 10
    play(two := duel(mine), "base brain-world", "choose scout hand", "choose explorer discard")
    assert hand(two) == "viper viper"


def test_recycling_station_discards_up_to_two_and_then_draws() -> None:
    mine = player("scout scout", "viper viper", bases=["recycling-station"])
    play(one := duel(mine), "base recycling-station", "choose discard")
    play(one, "choose scout hand", "choose none")
    assert (hand(one), discard(one)) == ("scout viper", "scout")
    play(two := duel(mine), "base recycling-station", "choose discard")
    play(two, "choose scout hand", "choose scout hand")
    assert hand(two) == "viper viper"
    play(none := duel(mine), "base recycling-station", "choose discard", "choose none")
    assert hand(none) == "scout scout"


def test_a_used_scrap_is_mandatory_if_there_is_a_card() -> None:
    state = duel(player("patrol-mech", discard="scout", bases=["junkyard"]))
    play(state, "base junkyard")
    assert texts(state) == ["choose patrol-mech hand", "choose scout discard"]
    play(state, "choose scout discard", "play patrol-mech", "choose combat", "ally patrol-mech")
    assert not state.questions


# Ships for the top of the deck


def test_each_freighter_serves_one_ship_and_bases_are_not_asked() -> None:
    state = duel(
        player("freighter freighter", "viper", bases=["central-office"]),
        row="cutter blob-wheel ram",
        explorers=2,
    )
    play(state, "play freighter", "play freighter", "ally freighter", "ally freighter")
    play(state, "base central-office")
    assert state.realms[0].tops == 3
    play(state, "acquire blob-wheel")
    assert not state.questions
    play(state, "acquire cutter", "choose top", "acquire explorer", "choose top")
    assert deck(state) == "explorer cutter viper"
    play(state, "acquire explorer", "choose none")
    assert discard(state) == "blob-wheel explorer"
    assert state.realms[0].tops == 0


def test_yes_or_no_uses_it_up_and_unused_ones_lapse() -> None:
    mine = player("freighter", "viper", bases=["barter-world"])
    state = duel(mine, row="cutter ram")
    play(state, "play freighter", "ally freighter", "acquire cutter", "choose none")
    assert state.realms[0].tops == 0
    state = duel(mine, row="cutter ram")
    play(state, "play freighter", "ally freighter", "end", "end")
    assert state.realms[0].tops == 0


def test_blob_carrier_takes_any_ship_for_nothing_and_uses_no_freighter_up() -> None:
    mine = player("blob-carrier freighter", "viper", bases=["mech-world"])
    state = duel(mine, row="mothership blob-world cutter", explorers=1)
    play(state, "play blob-carrier", "play freighter", "ally freighter", "ally blob-carrier")
    ships = ["choose mothership row", "choose cutter row", "choose explorer pile"]
    assert texts(state) == ships
    play(state, "choose mothership row")
    assert deck(state) == "mothership viper"
    assert state.realms[0].tops == 1
    assert pools(state)[0] == 4


def test_blob_carrier_without_a_ship_to_take_does_nothing() -> None:
    state = duel(player("blob-carrier", bases=["mech-world"]), row="blob-world", explorers=0)
    play(state, "play blob-carrier", "ally blob-carrier")
    assert not state.questions


# Other ships


def test_blob_destroyer_has_two_independent_mays() -> None:
    mine = player("blob-destroyer trade-pod")
    state = duel(mine, player(bases=["blob-wheel"]), row="cutter", trade_deck="")
    play(state, "play blob-destroyer", "play trade-pod", "ally blob-destroyer", "choose none")
    assert texts(state) == ["choose cutter row", "choose none"]
    play(state, "choose cutter row")
    assert in_play(state, 1) == "blob-wheel"
    assert state.row[0] is None


@pytest.mark.parametrize(("bases", "drawn"), [(1, 0), (2, 2)])
def test_embassy_yacht_counts_own_bases_as_it_resolves(bases: int, drawn: int) -> None:
    own: list[object] = ["blob-wheel", "junkyard"]
    state = duel(player("embassy-yacht", "viper viper", bases=own[:bases]))
    play(state, "play embassy-yacht")
    assert len(hand(state).split()) == drawn
    assert texts(state, verb="ally") == []


def test_cards_acquired_this_turn_can_be_scrapped_from_the_discard_pile() -> None:
    state = duel(player("trade-bot"), row="cutter", turn={"trade": 2})
    play(state, "acquire cutter", "play trade-bot", "choose cutter discard")
    assert [card.code for card in state.scrap_heap] == ["cutter"]


# Traps


def test_equal_bases_of_which_one_is_used_are_two_different_cards() -> None:
    wheels: list[object] = [{"card": "blob-wheel", "used": ["primary"]}, "blob-wheel"]
    state = duel(player("missile-mech", bases=wheels))
    assert texts(state, verb="base") == ["base blob-wheel"]
    assert texts(state, verb="scrap") == ["scrap blob-wheel#1", "scrap blob-wheel#2"]
    assert refused(state, "scrap blob-wheel") == "SR-2.1"
    play(twin := duel(player("missile-mech", bases=wheels)), "scrap blob-wheel#1")
    assert texts(twin, verb="base") == ["base blob-wheel"]
    play(state, "scrap blob-wheel#2")
    assert texts(state, verb="base") == []
    state = duel(player("missile-mech", bases=wheels))
    play(state, "play missile-mech")
    own = ["choose 0 blob-wheel#1", "choose 0 blob-wheel#2", "choose none"]
    assert texts(state) == own


def test_the_turn_may_end_with_cards_in_hand_and_abilities_unused() -> None:
    state = duel(player("scout cutter", bases=["blob-wheel"]))
    assert "end" in texts(state)
    play(state, "end")
    assert state.seat == 1


def test_equal_cards_are_one_move() -> None:
    state = duel(player("scout scout viper"), row="cutter cutter", turn={"trade": 9})
    assert texts(state, verb="play") == ["play scout", "play viper"]
    assert texts(state, verb="acquire") == ["acquire cutter", "acquire explorer"]
