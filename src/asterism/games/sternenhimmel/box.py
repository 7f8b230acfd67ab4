"""What is in the box: constellations, tokens, and how many constellations are in play (SH-1). A
pack may say otherwise.
"""

from importlib.resources import files
from json import loads
from typing import Final, final

from asterism.engine.message import Message
from asterism.engine.pack import (
    RULEBOOK,
    PackOption,
    by_key,
    read_header,
    read_pieces,
)
from asterism.engine.reading import (
    Unreadable,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_str,
)
from asterism.games.sternenhimmel.boards import Board, BoardSet, read_board
from asterism.games.sternenhimmel.pack_parts import (
    MOST_CONSTELLATIONS,
    read_constellation,
    read_in_play,
    read_tokens,
)
from asterism.games.sternenhimmel.tokens import TokenSet, token_set

NAME: Final = "sternenhimmel"
FIELDS: Final = ("tokens", "in_play", "constellations")


@final
class Box:
    """What a game is played with."""

    def __init__(self, boards: BoardSet, tokens: TokenSet, in_play: list[int]) -> None:
        self.boards: Final = boards
        self.tokens: Final = tokens
        self.in_play: Final = in_play  # constellations by number of players; 0: not for so many
        for board in boards.boards:
            for star in board.stars:
                for token in tokens.kinds:
                    star.put_of(token)


def read_pack(pack: dict[str, object]) -> dict[str, object]:
    """The pack in full; a ValueError says where it is wrong."""
    found = read_header(pack, NAME, FIELDS)
    base = _rulebook if pack.get("base") == RULEBOOK else {}
    found["tokens"] = read_tokens(pack.get("tokens", {}), base.get("tokens"), "pack.tokens")
    found["in_play"] = read_in_play(pack.get("in_play", {}), base.get("in_play"), "pack.in_play")
    where = "pack.constellations"
    known = by_key(base.get("constellations", []), "id", "box")
    listed = pack.get("constellations", [] if base else None)
    constellations = read_pieces(listed, known, "id", where, read_constellation)
    kept = [
        data for data in constellations.values() if not as_bool(data.get("spare", False), "spare")
    ]
    if len(kept) > MOST_CONSTELLATIONS:
        said = Message("sternenhimmel-pack-many", most=MOST_CONSTELLATIONS, own=len(kept))
        raise Unreadable(where, said)
    for players, count in as_object(found["in_play"], "pack.in_play").items():
        if as_int(count, "pack.in_play", 0, MOST_CONSTELLATIONS) > len(kept):
            said = Message("sternenhimmel-pack-in-play", count=count, own=len(kept))
            raise Unreadable(f"pack.in_play.{players}", said)
    found["constellations"] = [_without_catalogue(data) for data in kept]
    check_box(box_of(found))
    return found


def _without_catalogue(data: dict[str, object]) -> dict[str, object]:
    """A constellation as it is stored: what the rules and a table need, nothing for atlases."""
    stars: list[object] = []
    for item in as_list(data["stars"], "stars"):
        star = as_object(item, "star")
        stars.append(
            {name: star[name] for name in ("id", "size", "name", "x", "y") if name in star}
        )
    fields = ("id", "name", "lines", "first", "second")
    return {**{name: data[name] for name in fields if name in data}, "stars": stars}


def box_of(pack: dict[str, object]) -> Box:
    """The box that a pack describes in full."""
    tokens = as_object(pack["tokens"], "pack.tokens")
    values = as_list(tokens["values"], "pack.tokens.values")
    boards: list[Board] = []
    for item in as_list(pack["constellations"], "pack.constellations"):
        data = as_object(item, "pack.constellations")
        is_ours = data.get("name") == _names.get(as_str(data["id"], "id"), "")
        boards.append(read_board(data, "pack.constellations", None, is_ours, True))
    in_play = [0] * 6
    for players, count in as_object(pack["in_play"], "pack.in_play").items():
        in_play[int(players)] = as_int(count, "pack.in_play", 0, len(boards))
    return Box(
        BoardSet(boards),
        token_set(
            [as_int(value, "pack.tokens.values", 0, 99) for value in values],
            as_int(tokens["holes"], "pack.tokens.holes", 0, 99),
            as_int(tokens["doubles"], "pack.tokens.doubles", 0, 99),
        ),
        in_play,
    )


def check_box(box: Box) -> None:
    """Can every game be played to the end, whatever happens?"""
    sizes = sorted([len(board.stars) for board in box.boards.boards], reverse=True)
    for players, count in enumerate(box.in_play):
        if not count:
            continue
        stars, tokens = sum(sizes[:count]), players * box.tokens.size
        # Every token lies on a star, and every constellation has a free one.
        if tokens <= stars - count:
            raise Unreadable(
                "pack.constellations",
                Message(
                    "sternenhimmel-pack-stuck",
                    players=players, count=count, stars=stars, tokens=tokens,
                ),
                f"with {players} players a game can get stuck: the {count} largest constellations "
                f"have {stars} stars together, and {tokens} tokens need not fill any of them",
            )  # fmt: skip


def check_players(box: Box, players: int) -> None:
    """Refuse a box that is not for so many."""
    if not box.in_play[players]:
        allowed = ", ".join([str(number) for number, count in enumerate(box.in_play) if count])
        said = Message("sternenhimmel-pack-players", numbers=allowed, own=players)
        raise Unreadable("pack.in_play", said)


@final
class SternenhimmelPack(PackOption):
    """The constellations, the tokens, and how many constellations are in play."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def read(self, pack: dict[str, object], players: int) -> dict[str, object]:
        return read_pack(pack)

    def open(self, pack: dict[str, object]) -> Box:
        return box_of(pack)

    def fits(self, contents: object, players: int) -> None:
        assert isinstance(contents, Box)
        check_players(contents, players)


def _read_rulebook() -> dict[str, object]:
    text = (files("asterism.games.sternenhimmel") / "box.json").read_text(encoding="utf-8")
    pack: dict[str, object] = loads(text)
    return pack


_rulebook: Final = _read_rulebook()
# All constellations of the file, the spare one too; old records name them by their ids.
OURS: Final = by_key(_rulebook["constellations"], "id", "box")
_names: Final = {id: data["name"] for id, data in OURS.items()}
BOX: Final = box_of(read_pack(_rulebook))
