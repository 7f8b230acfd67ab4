"""What can be set before a game, and what it comes to for a number of players."""

from __future__ import annotations

from typing import Final, final

from asterism.engine.options import Option, SeatOption, choice, settle
from asterism.engine.pack import RULEBOOK
from asterism.games.star_realms.box import Box, StarRealmsPack, box_for
from asterism.games.star_realms.box_read import NAME
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
    StarRealmsPack(),
)


@final
class Terms:
    """The options of one game, settled."""

    def __init__(
        self,
        given: dict[str, object],
        box: Box,
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
        self.box: Final = box
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
    return options


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
        box_for(pack),
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
