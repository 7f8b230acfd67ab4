"""The constellations: stars, lines and prizes (SH-1.2), and sets of them (SH-1.3)."""

from typing import Final, final

from asterism.engine.chance import Piece
from asterism.engine.message import Argument, Message
from asterism.engine.pack import read_texts
from asterism.engine.reading import (
    Unreadable,
    as_int,
    as_list,
    as_object,
    as_str,
    in_short,
    one_of,
    wrong,
)
from asterism.games.sternenhimmel.moves import Star, is_id, star_at, star_named

SMALL: Final = "small"
LARGE: Final = "large"
HIGHEST_PRIZE: Final = 1000
FARTHEST: Final = 1000
LONGEST_LABEL: Final = 40  # a name in a pack


@final
class Board(Piece):
    """A constellation. Sets of its stars are bit masks, star number i being the bit 1 << i."""

    def __init__(
        self,
        id: str,
        stars: list[Star],
        names: list[Argument],
        large: list[bool],
        near: list[int],
        first: int,
        second: int,
        label: Argument,
        places: list[tuple[float, float]],
    ) -> None:
        super().__init__(id)
        self.stars: Final = stars
        self.names: Final = names  # of the stars: texts, or texts by language
        self.large: Final = large
        self.near: Final = near  # by star: the stars that a line joins to it
        self.bits: Final = [1 << number for number in range(len(stars))]
        self.first: Final = first
        self.second: Final = second
        # What messages say: the id of ours, which they know, or the name as the stars have theirs.
        self.label: Final = label
        self.places: Final = places  # where the stars are drawn, x and y; empty: nobody said
        self.order = 0  # its number in its set

    def number_of(self, star: Star) -> int:
        """The number of a star of this board; -1 if it is none."""
        for number, own in enumerate(self.stars):
            if own is star:
                return number
        return -1

    def star_of(self, id: object) -> Star | None:
        for star in self.stars:
            if star.id == id:
                return star
        return None


@final
class BoardSet:
    """The constellations that a game is played with."""

    def __init__(self, boards: list[Board]) -> None:
        self.boards: Final = boards
        for order, board in enumerate(boards):
            board.order = order

    def find(self, id: object) -> Board | None:
        for board in self.boards:
            if board.code == id:
                return board
        return None

    def board_of(self, id: object) -> Board:
        """The board of that id, which the set has."""
        board = self.find(id)
        assert board is not None
        return board

    # What people call things, by what moves and events call them.

    def label_of(self, id: object) -> Argument:
        return self.board_of(id).label

    def names_at(self, place: object) -> tuple[Argument, Argument]:
        """The board and the star at the place of an event, `star.ari.beta`."""
        star = star_at(place)
        board = self.board_of(star.board)
        return board.label, board.names[board.number_of(star)]


def read_id(value: object, where: str) -> str:
    """An id that can be typed."""
    if isinstance(value, str) and is_id(value):
        return value
    raise Unreadable(where, Message("sternenhimmel-pack-id", found=in_short(value)))


def read_name(value: object, where: str, in_pack: bool) -> Argument:
    """A name; in a pack it can be one for each of several languages."""
    if in_pack:
        return read_texts(value, where, LONGEST_LABEL)
    name = as_str(value, where)
    if not name.strip():
        raise wrong(where, "a name", value)
    return name


def as_number(value: object, where: str) -> float:
    if type(value) is int or type(value) is float:
        number = float(value)
        if -FARTHEST <= number <= FARTHEST:
            return number
    said = Message("sternenhimmel-pack-far", most=str(FARTHEST), found=in_short(value))
    raise Unreadable(where, said)


def read_board(
    value: object,
    where: str,
    default_id: str | None = None,
    is_ours: bool = False,
    in_pack: bool = False,
) -> Board:
    """A board from its JSON; a bad one: ValueError that names the place (SH-1.3)."""
    data = as_object(value, where)
    id = read_id(data.get("id", default_id), f"{where}.id")
    name = read_name(data.get("name", id), f"{where}.name", in_pack)
    label = id if is_ours else name
    stars: list[Star] = []
    names: list[Argument] = []
    large: list[bool] = []
    places: list[tuple[float, float]] = []
    for number, item in enumerate(as_list(data.get("stars"), f"{where}.stars")):
        place = f"{where}.stars[{number}]"
        star = as_object(item, place)
        star_id = read_id(star.get("id"), f"{place}.id")
        if star_id in [other.id for other in stars]:
            raise ValueError(f"{place}: the star {star_id} is there twice")
        if "size" not in star:
            raise ValueError(f"{place}: the star {star_id} has no size: it is small or large")
        large.append(one_of(star["size"], f"{place}.size", (SMALL, LARGE)) == LARGE)
        names.append(read_name(star.get("name", star_id), f"{place}.name", in_pack))
        stars.append(star_named(id, star_id))
        if "x" in star or "y" in star:
            x, y = as_number(star.get("x"), f"{place}.x"), as_number(star.get("y"), f"{place}.y")
            places.append((x, y))
    if places and len(places) != len(stars):
        raise Unreadable(f"{where}.stars", Message("sternenhimmel-pack-some-places"))
    if not stars:
        raise Unreadable(f"{where}.stars", Message("sternenhimmel-pack-no-star"))
    near = _read_lines(data.get("lines"), stars, f"{where}.lines")
    first = as_int(data.get("first"), f"{where}.first", 0, HIGHEST_PRIZE)
    second = as_int(data.get("second"), f"{where}.second", 0, HIGHEST_PRIZE)
    return Board(id, stars, names, large, near, first, second, label, places)


def _read_lines(value: object, stars: list[Star], where: str) -> list[int]:
    near = [0] * len(stars)
    numbers = {star.id: number for number, star in enumerate(stars)}
    for index, item in enumerate(as_list(value, where)):
        place = f"{where}[{index}]"
        ends = [as_str(end, place) for end in as_list(item, place, 2)]
        for end in ends:
            if end not in numbers:
                raise Unreadable(place, Message("sternenhimmel-pack-line-end", name=in_short(end)))
        one, other = numbers[ends[0]], numbers[ends[1]]
        if one == other:
            raise Unreadable(place, Message("sternenhimmel-pack-line-itself", name=end))
        if near[one] >> other & 1:
            said = Message("sternenhimmel-pack-line-twice", one=ends[0], other=ends[1])
            raise Unreadable(place, said)
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near
