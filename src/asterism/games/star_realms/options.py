"""What can be set before a game, and what it comes to for a number of players."""

from __future__ import annotations

from typing import Final, final

from asterism.engine.options import Option, SeatOption, choice, settle
from asterism.engine.pack import RULEBOOK
from asterism.engine.sealed import Sealed
from asterism.games.star_realms.box import PACK, Box, box_for
from asterism.games.star_realms.box_read import DEFAULT, MOST_SETS, NAME, NONE, all_sets
from asterism.games.star_realms.formats import FORMATS, Format, format_named

# The version of the rules. Games go on, and records are replayed, by the version they began with.
# 2: a partner who leaves does not end the game for the team (SR-4.7); a Hydra member who has ended
#    may still lend (SR-4.3b).
RULES: Final = 2
TEAMS_PLAY_ON: Final = 2
AUTO: Final = "auto"  # as the number of players or the format has it


class BossOption(Option):
    """The seat of the Boss."""

    def __init__(self) -> None:
        super().__init__(NAME, "boss", "seat", (), 0, needs=("format", ("raid",)))

    def check(self, value: object, players: int) -> object:
        if type(value) is int and 0 <= value < players:
            return value
        raise self.wrong(value, f"the seats 0 to {players - 1}")


class LimitOption(Option):
    """How many turns a game may last, or "none"."""

    def __init__(self) -> None:
        super().__init__(NAME, "turn_limit", "number", ("none",), "none")

    def check(self, value: object, players: int) -> object:
        if value == "none" or (type(value) is int and value >= 1):
            return value
        raise self.wrong(value, '"none" or a whole number from 1 up')


class SetsOption(Option):
    """Which sets of the pack are mixed in."""

    def __init__(self) -> None:
        super().__init__(NAME, "sets", "sets", (DEFAULT,), DEFAULT)

    def check(self, value: object, players: int) -> object:
        if value == DEFAULT:
            return value
        if isinstance(value, list) and len(value) <= MOST_SETS:
            names = [name for name in value if isinstance(name, str)]
            if len(names) == len(value) == len(set(names)):
                return names
        raise self.wrong(value, f'"{DEFAULT}", or a list of sets of the pack')

    def parse(self, text: str) -> object:
        """`base,colonies`; `none` for an empty list."""
        if text == DEFAULT:
            return text
        return [] if text == NONE else [name.strip() for name in text.split(",")]


OPTIONS: Final[tuple[Option, ...]] = (
    choice(NAME, "format", (AUTO, *[format.name for format in FORMATS]), AUTO, first=True),
    SeatOption(NAME, "start_player", first=True),
    BossOption(),
    choice(NAME, "boxes", (AUTO, 1, 2, 3), AUTO),
    choice(NAME, "discard_timing", ("now", "next_turn"), "now"),
    choice(NAME, "needle_counts_as_blob", (True, False), True),
    choice(
        NAME,
        "team_hands",
        (AUTO, "open", "hidden"),
        AUTO,
        needs=("format", ("hydra2", "hydra3", "emperor")),
    ),
    LimitOption(),
    PACK,
    SetsOption(),
)


@final
class Terms:
    """The options of one game, settled."""

    def __init__(
        self,
        given: dict[str, object],
        mix: object,
        format: Format,
        start_player: int,
        boss: int,
        boxes: int,
        discard_now: bool,
        needle_counts_as_blob: bool,
        open_hands: bool,
        turn_limit: int,
        rules: int,
    ) -> None:
        self.given: Final = given
        self.mix: Final = mix  # whoever has a game with these sets has this very box
        self.box: Final[Box] = box_for(mix)
        self.format: Final = format
        self.start_player: Final = start_player  # -1: at random
        self.boss: Final = boss
        self.boxes: Final = boxes
        self.discard_now: Final = discard_now
        self.needle_counts_as_blob: Final = needle_counts_as_blob
        self.open_hands: Final = open_hands
        self.turn_limit: Final = turn_limit  # 0: none
        self.rules: Final = rules
        self.teams_play_on: Final = rules >= TEAMS_PLAY_ON
        # Asked at every step, so kept here.
        self.may_give: Final[bool] = format.may_give()
        self.adds_damage: Final[bool] = format.adds_damage()


def settled(players: int, given: dict[str, object]) -> dict[str, object]:
    """Every option with its value; a ValueError names what is allowed."""
    options = settle(OPTIONS, given, players)
    if options["format"] == AUTO:
        options["format"] = "duel" if players == 2 else "deathmatch"
    format = format_named(str(options["format"]))
    if players not in format.players:
        allowed = ", ".join([str(count) for count in format.players])
        raise ValueError(f"the format {format.name} is for {allowed} players, not {players}")
    if options["boxes"] == AUTO:
        options["boxes"] = (players + 1) // 2
    if options["team_hands"] == AUTO:
        options["team_hands"] = format.opens_hands()
    mix_of(options)
    return options


def mix_of(options: dict[str, object]) -> object:
    """The pack with the sets that were chosen; a ValueError says why they cannot be."""
    pack, sets = options["pack"], options["sets"]
    if sets == DEFAULT:
        return pack
    assert isinstance(sets, list)
    there = all_sets(pack) if isinstance(pack, Sealed) else []
    for name in sets:
        if name not in there:
            allowed = ", ".join(there) or NONE
            raise ValueError(f"option sets: the box has no set {name!r}: it has {allowed}")
    if not isinstance(pack, Sealed):
        return pack
    try:
        return PACK.mix(pack, [name for name in there if name in sets])
    except ValueError as problem:
        raise ValueError(f"option sets cannot be {sets!r}: {problem}") from problem


def terms(players: int, given: dict[str, object], rules: int = RULES) -> Terms:
    """What was given, as that version of the rules uses it."""
    options = settled(players, given)
    start, boss, boxes = options["start_player"], options["boss"], options["boxes"]
    limit = options["turn_limit"]
    assert isinstance(boss, int)
    assert isinstance(boxes, int)
    format = format_named(str(options["format"]))
    # The rulebook itself opens the Elites' hands to each other; the option is about teams.
    open_hands = options["team_hands"] == "open" or format.name == "raid"
    pack = options["pack"]
    return Terms(
        given if pack == RULEBOOK else {**given, "pack": pack},
        mix_of(options),
        format,
        start if isinstance(start, int) else -1,
        boss,
        boxes,
        options["discard_timing"] == "now",
        options["needle_counts_as_blob"] is True,
        open_hands,
        limit if isinstance(limit, int) else 0,
        rules,
    )
