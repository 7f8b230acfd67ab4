"""The lint finds each kind of mistake, and says where."""

from pathlib import Path

import pytest

from asterism.words import lint
from asterism.words.usage import Usage

GOOD = """\
comets-card = { $card ->
    [unknown] a comet
   *[other] { $card }
}
comets-taken = { $player } takes { comets-card } from { $slot }.
comets-option-hand = Hand
    .help = How many in { -comets-game }
-comets-game = Comets
"""


def texts(root: Path, en: str = GOOD, fr: str = GOOD, de: str = GOOD) -> list[Path]:
    folder = root / "comets" / "text"
    folder.mkdir(parents=True)
    for language, text in (("en", en), ("fr", fr), ("de", de)):
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return [folder]


def usage(root: Path, **modules: str) -> Usage:
    source = root / "source"
    source.mkdir()
    for name, code in modules.items():
        (source / f"{name}.py").write_text(code)
    return Usage.of(source, source.glob("*.py"))


def test_good_texts_have_no_problems(tmp_path: Path) -> None:
    assert lint.check(texts(tmp_path)) == []


@pytest.mark.parametrize(
    ("fr", "problem"),
    [
        (GOOD + "???\n", "comets/text/fr.ftl:9: not Fluent: Expected an entry start"),
        (
            GOOD + "comets-card = again\n",
            "comets/text/fr.ftl:9: comets-card stands at comets/text/fr.ftl:1 already",
        ),
        (
            GOOD + "    .help = b\n    .help = c\n",
            "comets/text/fr.ftl:8: -comets-game has .help twice",
        ),
        (
            GOOD + "-stellar-x = strange\n",
            "comets/text/fr.ftl:9: -stellar-x does not begin with comets-",
        ),
        (
            GOOD + "-comets-Big_ = odd\n",
            "comets/text/fr.ftl:9: -comets-Big_ is not written like this: game-what-it-says",
        ),
        (
            GOOD.replace("{ -comets-game }", "{ -comets-gam }"),
            "comets/text/fr.ftl:6: comets-option-hand refers to -comets-gam, which does not exist",
        ),
        (
            GOOD.replace("{ comets-card }", "{ comets-card.x }"),
            "comets/text/fr.ftl:5: comets-taken refers to comets-card.x, which does not exist",
        ),
        (GOOD.replace("-taken", "-took"), "comets/text/en.ftl:5: comets-taken is not in fr"),
        (GOOD.replace("-taken", "-took"), "comets/text/fr.ftl:5: comets-took is not in en"),
        (
            GOOD.replace(".help", ".aide"),
            "comets/text/en.ftl:6: comets-option-hand.help is not in fr",
        ),
        (
            GOOD.replace("$slot", "$place"),
            "comets/text/fr.ftl:5: comets-taken uses $card, $place, $player, "
            "in en $card, $player, $slot",
        ),
    ],
)
def test_each_mistake_in_a_text_is_found(tmp_path: Path, fr: str, problem: str) -> None:
    found = lint.check(texts(tmp_path, fr=fr))
    assert any(line.startswith(problem) for line in found), found


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    folders = texts(tmp_path)
    (folders[0] / "de.ftl").unlink()
    assert "comets/text/de.ftl: there is no such file" in lint.check(folders)


SAYS_ALL = """\
from asterism import Message
TAKEN_ID = "comets-taken"
class Option:
    LABEL_IDS = {"hand": "comets-option-hand"}
def taken(seat):
    return Message(TAKEN_ID, player=seat, card="c1", slot=3)
"""


def test_code_that_says_all_there_is_has_no_problems(tmp_path: Path) -> None:
    assert lint.check_use(texts(tmp_path), usage(tmp_path, game=SAYS_ALL)) == []


def test_what_is_said_elsewhere_counts(tmp_path: Path) -> None:
    folders, said = texts(tmp_path), usage(tmp_path, game="")
    assert lint.check_use(folders, said, ["comets-taken", "comets-option-hand"]) == []


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "comets/text/en.ftl:6: nobody says comets-option-hand"),
        ("", "comets/text/en.ftl:8: nobody says -comets-game"),
        ('Message("comets-take")', "game.py:1: there is no message comets-take"),
        ('SOME_IDS: Final = ("comets-a",)', "game.py:1: there is no message comets-a"),
        ('x = Message(id="comets-b")', "game.py:1: there is no message comets-b"),
        ('m.Message("comets-c" if x else "comets-d")', "game.py:1: there is no message comets-d"),
        ('X_IDS = frozenset({"comets-e"})', "game.py:1: there is no message comets-e"),
        ('X_IDS = [{"a": ["comets-f"]}]', "game.py:1: there is no message comets-f"),
        (
            'Message("comets-taken", player=1, slot=2)',
            "game.py:1: comets-taken also needs $card",
        ),
        (
            'Message("comets-option-hand", player=1, slot=2)',
            "game.py:1: comets-option-hand has no use for $player, $slot",
        ),
        (
            'A_IDS = {1: "comets-taken", 2: "comets-card"}\nMessage(A_IDS[1], card=2)',
            "game.py:2: comets-taken also needs $player, $slot",
        ),
        (
            'A_IDS = {1: "comets-card"}\nMessage(A_IDS[1], card=2, slot=1)',
            "game.py:2: comets-card has no use for $slot",
        ),
        (
            'A_IDS = ("comets-card",)\nfor id in A_IDS: Message(id)',
            "game.py:2: comets-card also needs $card",
        ),
        (
            'A_IDS = {1: "comets-card"}\nx = [Message(id) for key, id in A_IDS.items()]',
            "game.py:2: comets-card also needs $card",
        ),
        ('for id in ["comets-card"]: Message(id)', "game.py:1: write the id out"),
        ('Message(f"comets-{x}")', "game.py:1: write the id out"),
        ('Message("comets-" + x)', "game.py:1: write the id out"),
        ("Message(name)", "game.py:1: write the id out"),
        ("Message(table[3])", "game.py:1: write the id out"),
        ("Message()", "game.py:1: write the id out"),
        ('X_IDS = {x: f"comets-{x}" for x in y}', "game.py:1: a table of ids is written out"),
        ('X_IDS = ("comets-" + x,)', "game.py:1: a table of ids is written out"),
    ],
)
def test_each_mistake_in_the_code_is_found(tmp_path: Path, code: str, problem: str) -> None:
    found = lint.check_use(texts(tmp_path), usage(tmp_path, game=code))
    assert any(line.startswith(problem) for line in found), found


@pytest.mark.parametrize(
    "code",
    [
        "Message(option.message)",
        'Message("comets-taken", **arguments)',
        'A_IDS = ("comets-card", "comets-option-hand")\nMessage(A_IDS[0], card=1)',
    ],
)
def test_what_cannot_be_read_off_is_not_held_against_the_code(tmp_path: Path, code: str) -> None:
    found = lint.check_use(texts(tmp_path), usage(tmp_path, game=code))
    assert [line for line in found if line.startswith("game.py")] == []


def test_a_table_of_another_module_is_known_and_ones_own_comes_first(tmp_path: Path) -> None:
    said = usage(
        tmp_path,
        a='A_IDS = ("comets-taken",)\nB_IDS = ("comets-taken",)',
        b='B_IDS = ("comets-card",)\nMessage(a.A_IDS[0])\nMessage(B_IDS[0])',
    )
    found = lint.check_use(texts(tmp_path), said)
    assert "b.py:2: comets-taken also needs $card, $player, $slot" in found
    assert "b.py:3: comets-card also needs $card" in found
