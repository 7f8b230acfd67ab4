"""The formats: who plays with whom, with how much, in which order, against whom (SR-0, SR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.chance import Chance

if TYPE_CHECKING:
    from asterism.games.star_realms.box import Box
    from asterism.games.star_realms.state import StarRealmsState

ALONE: Final[list[list[int]]] = [[0], [1], [2], [3], [4], [5]]


class Format:
    """What a format decides. This one is the duel; the others change what is different."""

    def __init__(self, name: str, players: tuple[int, ...]) -> None:
        self.name: Final = name
        self.players: Final = players

    def sides(self, players: int, boss: int) -> tuple[int, ...]:
        """The side that each seat belongs to."""
        return tuple(range(players))

    def falls_with(self, state: StarRealmsState, seat: int) -> bool:
        """Has the other of two sides won when that seat leaves (SR-4.7)?"""
        return True

    def shares_authority(self) -> bool:
        return False

    def adds_damage(self) -> bool:
        """Does damage on bases stay until its owner's turn begins?"""
        return False

    def may_give(self) -> bool:
        """May a card of the discard pile go to a partner for 1 trade?"""
        return False

    def opens_hands(self) -> str:
        """Do partners see each other's hands: "open" or "hidden", unless the option says."""
        return "hidden"

    def first_seat(self, players: int, start_player: int, boss: int, chance: Chance) -> int:
        """Who begins (-1: nobody was named)."""
        return chance.pick(players) if start_player < 0 else start_player

    def authority(self, box: Box, players: int, seat: int, boss: int) -> int:
        return box.authority

    def first_hand(self, box: Box, players: int, seat: int, first: int, boss: int) -> int:
        """SR-1.2: three cards for who begins."""
        return box.first_hand if seat == first else box.hand

    def hand_size(self, box: Box, players: int, seat: int, boss: int) -> int:
        """How many cards a seat draws in its draw phase."""
        return box.hand

    def team(self, seat: int, players: int) -> list[int]:
        """Who takes the turn of that seat. The list is shared: nobody changes it."""
        return ALONE[seat]

    def next_seat(self, state: StarRealmsState) -> int:
        """Whose turn comes after the running one."""
        return left_of(state, state.active)

    def aim(self, state: StarRealmsState, seat: int) -> None:
        """Settle whom the seat on turn may attack, whose bases, and who may be named for a
        discard.
        """
        other = 1 - seat
        hit_all(state, (other,))

    def gift_receivers(self, state: StarRealmsState, seat: int) -> list[int]:
        """Who may get a farewell gift of a defeated seat (SR-4.6)."""
        return []

    def losers(self, state: StarRealmsState) -> list[int]:
        """The sides that are out. The last one left has won."""
        return [side for side in range(max(state.sides) + 1) if not any_alive(state, side)]


def left_of(state: StarRealmsState, seat: int) -> int:
    """The next living seat clockwise."""
    other = (seat + 1) % state.players
    while not state.realms[other].alive and other != seat:
        other = (other + 1) % state.players
    return other


def right_of(state: StarRealmsState, seat: int) -> int:
    """The next living seat the other way round."""
    other = (seat - 1) % state.players
    while not state.realms[other].alive and other != seat:
        other = (other - 1) % state.players
    return other


def any_alive(state: StarRealmsState, side: int) -> bool:
    for seat in range(state.players):
        if state.sides[seat] == side and state.realms[seat].alive:
            return True
    return False


def living_opponents(state: StarRealmsState, seat: int) -> tuple[int, ...]:
    """SR-0.4: living players of another side."""
    side = state.sides[seat]
    return tuple(
        [
            other
            for other in range(state.players)
            if state.sides[other] != side and state.realms[other].alive
        ]
    )


def hit_all(state: StarRealmsState, seats: tuple[int, ...]) -> None:
    """These may be attacked, their bases too, and named for a discard."""
    state.prey = seats
    state.reach = seats
    state.targets = seats


@final
class Duel(Format):
    """Two players, everything as in SR-1 and SR-2."""


class Deathmatch(Format):
    """SR-4.1: everyone against everyone; the last alive wins."""

    def falls_with(self, state: StarRealmsState, seat: int) -> bool:
        return False

    def first_hand(self, box: Box, players: int, seat: int, first: int, boss: int) -> int:
        place = (seat - first) % players
        return min(box.first_hand + place, box.hand)

    def aim(self, state: StarRealmsState, seat: int) -> None:
        hit_all(state, living_opponents(state, seat))


@final
class Hunter(Deathmatch):
    """SR-4.2: attack to the left, bases to the left and to the right."""

    def aim(self, state: StarRealmsState, seat: int) -> None:
        left = left_of(state, seat)
        right = right_of(state, seat)
        state.prey = (left,)
        state.targets = (left,)
        state.reach = (left,) if left == right else (left, right)


class Teams(Format):
    """Two teams of neighbours (SR-0.3)."""

    def sides(self, players: int, boss: int) -> tuple[int, ...]:
        return tuple([seat * 2 // players for seat in range(players)])

    def first_seat(self, players: int, start_player: int, boss: int, chance: Chance) -> int:
        side = chance.pick(2) if start_player < 0 else start_player * 2 // players
        return side * players // 2

    def first_hand(self, box: Box, players: int, seat: int, first: int, boss: int) -> int:
        starts = seat * 2 // players == first * 2 // players
        return box.first_hand if starts else box.hand


@final
class Hydra(Teams):
    """SR-4.3: a team shares its authority and takes its turn together."""

    def shares_authority(self) -> bool:
        return True

    def falls_with(self, state: StarRealmsState, seat: int) -> bool:
        team = self.team(seat, state.players)
        return not any(state.realms[member].alive for member in team if member != seat)

    def opens_hands(self) -> str:
        return "open"

    def authority(self, box: Box, players: int, seat: int, boss: int) -> int:
        return 75 if players == 4 else 100

    def team(self, seat: int, players: int) -> list[int]:
        half = players // 2
        return list(range(half)) if seat < half else list(range(half, players))

    def next_seat(self, state: StarRealmsState) -> int:
        return state.players // 2 if state.active == 0 else 0

    def aim(self, state: StarRealmsState, seat: int) -> None:
        opponents = living_opponents(state, seat)
        hit_all(state, opponents)
        state.prey = opponents[:1]  # an attack names the team's lowest seat (SR-4.3c)


EMPERORS: Final = (1, 4)


@final
class Emperor(Teams):
    """SR-4.4: two Emperors between their Admirals."""

    def may_give(self) -> bool:
        return True

    def authority(self, box: Box, players: int, seat: int, boss: int) -> int:
        return 60 if seat in EMPERORS else box.authority

    def aim(self, state: StarRealmsState, seat: int) -> None:
        if seat in EMPERORS:
            enemies = living_opponents(state, seat)
        else:
            opposite = 5 - seat
            emperor = 4 if seat < 3 else 1
            enemies = (opposite,) if state.realms[opposite].alive else (emperor,)
        hit_all(state, enemies)

    def falls_with(self, state: StarRealmsState, seat: int) -> bool:
        return seat in EMPERORS

    def gift_receivers(self, state: StarRealmsState, seat: int) -> list[int]:
        return [1 if seat < 3 else 4]

    def losers(self, state: StarRealmsState) -> list[int]:
        return [side for side in (0, 1) if not state.realms[EMPERORS[side]].alive]


BOSS_AUTHORITY: Final = {3: 50, 4: 70, 5: 70, 6: 90}
BOSS_HAND: Final = {3: 7, 4: 7, 5: 8, 6: 8}


@final
class Raid(Format):
    """SR-4.5: the Boss (side 0) against the Elites (side 1)."""

    def sides(self, players: int, boss: int) -> tuple[int, ...]:
        return tuple([0 if seat == boss else 1 for seat in range(players)])

    def adds_damage(self) -> bool:
        return True

    def opens_hands(self) -> str:
        return "open"

    def first_seat(self, players: int, start_player: int, boss: int, chance: Chance) -> int:
        return boss

    def authority(self, box: Box, players: int, seat: int, boss: int) -> int:
        return BOSS_AUTHORITY[players] if seat == boss else box.authority

    def first_hand(self, box: Box, players: int, seat: int, first: int, boss: int) -> int:
        return BOSS_HAND[players] - 2 if seat == boss else box.hand

    def hand_size(self, box: Box, players: int, seat: int, boss: int) -> int:
        return BOSS_HAND[players] if seat == boss else box.hand

    def aim(self, state: StarRealmsState, seat: int) -> None:
        hit_all(state, living_opponents(state, seat))

    def falls_with(self, state: StarRealmsState, seat: int) -> bool:
        return seat == state.terms.boss

    def gift_receivers(self, state: StarRealmsState, seat: int) -> list[int]:
        side = state.sides[seat]
        return [
            other
            for other in range(state.players)
            if other != seat and state.sides[other] == side and state.realms[other].alive
        ]


DUEL: Final = Duel("duel", (2,))
FORMATS: Final[list[Format]] = [
    DUEL,
    Deathmatch("deathmatch", (3, 4, 5, 6)),
    Hunter("hunter", (3, 4, 5, 6)),
    Hydra("hydra2", (4,)),
    Hydra("hydra3", (6,)),
    Emperor("emperor", (6,)),
    Raid("raid", (3, 4, 5, 6)),
]


def format_named(name: str) -> Format:
    for format in FORMATS:
        if format.name == name:
            return format
    raise ValueError(f"there is no format {name!r}")
