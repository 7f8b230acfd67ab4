"""The table as it is drawn: everything is there, and nothing is cut, at every size."""

import re
from collections.abc import Sequence
from itertools import product

import pytest
from rich.text import Text

import asterism
from asterism.cli.tables import LEAST, tables_of
from asterism.cli.tables.lines import wrapped
from asterism.cli.tables.pen import in_ascii
from asterism.cli.tables.stellar.cards import STYLES, face
from asterism.cli.terminal.below import below
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.screen import draw
from asterism.cli.terminal.session import Session
from tests.terminal.kit import LANGUAGES, positions, table, to_step
from tests.tiny import GAME as COMETS

SIZES = [(80, 24), (80, 30), (100, 32), (120, 40), (200, 60)]
NOTICE = "Something was revealed since your last decision, so it stands. " * 2


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def told(at: Conversation) -> list[str]:
    """What has happened so far."""
    return [at.tell(event) for event in at.session.story() if not at.tables.is_quiet(event)]


def screen(
    at: Conversation, events: list[str], width: int, height: int, notices: Sequence[str] = ()
) -> list[str]:
    """All lines but the one for typing."""
    return plain(draw(at, events, [*notices], width, height - 1))


def tokens(lines: list[str]) -> list[str]:
    """The words on the screen, without the signs around them."""
    return re.findall(r"[A-Za-z0-9/~?+−]+", " ".join(lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_into_every_window(lang: str) -> None:
    for at in positions(table(lang=lang)):
        events = told(at)
        for (width, height), notices in product(SIZES, ([], [NOTICE])):
            lines = screen(at, events, width, height, notices)
            assert len(lines) == height - 1
            assert max(len(line) for line in lines) <= width
            assert " ".join(at.prompt().split()) in " ".join(" ".join(lines).split())
            shown = tokens(lines[-9:] if width == 80 else lines)
            assert {choice.key for choice in at.offered()} <= set(shown)
            assert "..." not in " ".join(lines)


def slot_text(lines: list[str], seat: int, slot: int, width: int, framed: bool) -> str:
    """What stands in a slot of a telescope, found by where it must be."""
    rows = [(1,), (2, 3), (4, 5), (6, 7, 8), (9, 10, 11, 12)]
    row = next(number for number, slots in enumerate(rows) if slot in slots)
    pitch = (width // 2 - 16) // 8 * 2
    x = seat * (width // 2) + (4 - len(rows[row])) * pitch // 2 + rows[row].index(slot) * pitch
    y = 7 + 2 * row if framed else 4 + row
    return lines[y][x + framed : x + pitch].replace(" ", "")


@pytest.mark.parametrize(("width", "framed"), [(80, False), (120, True)])
def test_every_slot_of_both_telescopes_shows_its_card_or_its_number(
    width: int, framed: bool
) -> None:
    for at in positions(table(3)):
        lines = plain(at.tables.table(at.json, [], width, 22 if framed else 14, at.pen))
        for seat, player in enumerate(at.json["players"]):
            for slot in range(1, 13):
                code = player["telescope"].get(str(slot))
                found = slot_text(lines, seat, slot, width, framed)
                if code is None:
                    assert found == (str(slot) if framed else f"({slot})")
                elif code.startswith("~"):
                    hidden = face(code.lstrip("~") or "~")
                    assert found == (f"~{hidden}" if framed else f"~{hidden}~")
                else:
                    assert found == (face(code) if framed else f"[{face(code)}]")


def test_notebooks_show_every_card_in_order_and_what_they_are_worth() -> None:
    for at in positions(table(3)):
        lines = plain(at.tables.table(at.json, [], 140, 14, at.pen))
        for seat, player in enumerate(at.json["players"]):
            types = at.json["sheet"]["players"][seat]["types"]
            shown: list[str] = []
            for letter, line in zip("PMACB", lines[9:14], strict=True):
                half = line[seat * 70 :][:69]
                row = types[letter]
                stack = half.split("  ")[0].split()
                assert stack[0] == letter
                assert half.rstrip().endswith(
                    f"{row['stars']}★ × {row['run']} = {row['points']:>3}"
                )
                numbers = [0 if n == "6/0" and row["six"] == 0 else int(n[-1].replace("0", "6"))
                           for n in stack[1:]]  # fmt: skip
                assert numbers == sorted(numbers)
                shown += [n if n[0] == "S" else f"{letter}{n[0]}" for n in stack[1:]]
            assert sorted(shown) == sorted(player["notebook"])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_row_hand_totals_and_piles_are_shown(width: int, height: int) -> None:
    at = to_step("follow", 3)
    found = plain(at.tables.table(at.json, [], width, height - 10, at.pen))
    row = [face(code) for code in at.json["row"] if code is not None]
    hand = [face(code) for code in at.json["players"][0]["hand"]]
    shown = [word for word in tokens(found[:5]) if word in {*row, *hand}]
    assert sorted(shown) == sorted([*row, *hand])
    text = "\n".join(found)
    for side in at.json["sheet"]["players"]:
        assert f" {side['total']} points" in text
    assert f"Deck {at.json['deck']}" in text
    assert f"Discard pile {len(at.json['discard'])}" in text


def test_the_telescope_has_its_shape() -> None:
    """ST-4.2: the rows 1 / 2 3 / 4 5 / 6 7 8 / 9 10 11 12, centred."""
    lines = plain(table().tables.table(table().json, [], *LEAST, table().pen))
    rows = [re.findall(r"\( *([0-9]+) *\)", line[:24]) for line in lines[4:9]]
    assert rows == [["1"], ["2", "3"], ["4", "5"], ["6", "7", "8"], ["9", "10", "11", "12"]]
    middles = [(line[:24].index("(") + line[:24].rindex(")")) / 2 for line in lines[4:9]]
    assert len(set(middles)) == 1


def test_framed_slots_share_an_edge_with_their_neighbours_only() -> None:
    at = table()
    lines = plain(at.tables.table(at.json, [], 100, 22, at.pen))
    top = next(place for place, line in enumerate(lines) if "│   1   │" in line)
    assert lines[top + 1].count("┴") == 4  # two telescopes: 1 lies on 2 and 3
    assert lines[top + 3].count("┼") == 2  # 2 and 3 on 4 and 5


def test_a_larger_window_shows_larger_cards() -> None:
    at = to_step("follow")
    heights = [
        len(at.tables.table(at.json, at.choices, width, height - 9, at.pen))
        for width, height in SIZES
    ]
    assert heights == sorted(heights)
    assert heights[0] == LEAST[1] < heights[-1]


def test_the_legal_slots_are_marked_with_what_they_would_score() -> None:
    at = to_step("place")
    up = {c.key: c.note for c in at.choices if not c.key.endswith("d")}
    lines = plain(at.tables.table(at.json, at.choices, 120, 22, at.pen))
    marked = re.findall(r"<([0-9]+) ?([+−0-9/]*)>", " ".join(lines))
    assert dict(marked) == up
    for choice in at.choices:
        changes = at.view.preview(choice.move)["scores"]
        assert isinstance(changes, list)
        assert choice.note.startswith(f"+{changes[0]}".replace("+-", "−"))


def test_the_card_that_follows_is_named_beside_the_choice() -> None:
    at = to_step("play")
    for choice in at.choices:
        follows = at.view.preview(choice.move)["follows"]
        assert isinstance(follows, dict)
        card = "deck" if follows["card"] is None else face(follows["card"])
        assert choice.note.endswith(f"then {card}")


def test_what_is_known_of_the_other_hand_is_shown() -> None:
    for at in positions(table(8)):
        known = at.json["players"][1]["known_in_hand"]
        if known:
            head = plain(at.tables.table(at.json, [], *LEAST, at.pen))[3]
            assert f"Hand {face(known[0])}" in head
            return
    raise AssertionError("the bot never takes a card that it keeps")


def test_colours_are_never_alone() -> None:
    """The letter of a card's type stands wherever its colour does."""
    at = to_step("follow")
    for line in at.tables.table(at.json, at.choices, *LEAST, at.pen):
        for span in line.spans:
            letters = [letter for letter, colour in STYLES.items() if colour in str(span.style)]
            if letters:
                assert line.plain[span.start : span.end].strip()[0] in letters


def test_large_numbers_of_stars_are_written_as_numbers() -> None:
    at = table(stars=[99, 99, 99, 99, 99, 99])
    for here in positions(at):
        lines = screen(here, told(here), 80, 24)
        assert max(len(line) for line in lines) <= 80
    assert "99★" in " ".join(lines)


# Without our signs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_utf_8_everything_is_ascii(lang: str) -> None:
    for at in positions(table(lang=lang, ascii=True)):
        events = told(at)
        for width, height in SIZES:
            lines = screen(at, events, width, height)
            assert "".join(lines).isascii()
            assert max(len(line) for line in lines) <= width
    for entry in ("?", "table", "log", "score", "? M4", "? ST-1"):
        assert "".join(at.answer(entry).lines).isascii()


@pytest.mark.parametrize(
    ("text", "ascii"),
    [
        ("Schwarze Löcher: 3 × 2", "Schwarze Loecher: 3 x 2"),
        ("« Étape » d’une œuvre", '" Etape " d\'une oeuvre'),
        ("★ 465 °C …", "* 465 degC ..."),
        ("木", "?"),
    ],
)
def test_letters_are_replaced_by_what_comes_nearest(text: str, ascii: str) -> None:
    assert in_ascii(text) == ascii


# Small windows, many choices


@pytest.mark.parametrize(("width", "height"), [(79, 24), (80, 23), (20, 5), (1, 1)])
def test_a_window_that_is_too_small_is_told_so(width: int, height: int) -> None:
    at = table()
    lines = screen(at, told(at), width, height)
    assert len(lines) <= height
    assert width < 20 or lines[0].startswith("The table needs")


def test_too_many_choices_for_the_room_say_where_the_others_are() -> None:
    at = to_step("play")
    lines = below([], at.prompt(), at.choices * 20, [], True, 80, 8, at.pen)
    assert len(lines) == 8
    assert lines[-1][0][0] == "... ?"


def test_sentences_are_shown_whole_or_not_at_all() -> None:
    at = table()
    lines = below(["first", "x" * 70 + " " + "y" * 70, "last"], "?", [], [], True, 80, 4, at.pen)
    assert [line[0][0] for line in lines[1:3] if line] == ["last"]


def test_long_sentences_are_wrapped_between_words() -> None:
    lines = wrapped("one two three", 8, hang="  ")
    assert [line[0][0] for line in lines] == ["one two", "  three"]


# Any game


def test_a_game_without_a_table_of_its_own_is_shown_part_by_part() -> None:
    at = Conversation(Session(COMETS, ("random",), 3, {}), "en")
    assert at.tables is tables_of("another game without one")
    lines = screen(at, told(at), 80, 24)
    assert lines[0].strip() == "comets"
    assert any(line.startswith("hand: ") for line in lines)
    assert len(lines) == 23


def test_a_table_that_is_too_long_says_that_it_goes_on() -> None:
    at = Conversation(Session(COMETS, ("random",), 3, {}), "en")
    lines = plain(at.tables.table(at.json, [], 20, 4, at.pen))
    assert len(lines) == 4
    assert lines[-1] == "…"


def test_stellar_has_a_table_of_its_own() -> None:
    assert tables_of(asterism.game("stellar").name) is not tables_of("comets")
