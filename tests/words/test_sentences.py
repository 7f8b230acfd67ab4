"""From messages to sentences."""

import subprocess
import sys
from pathlib import Path

import pytest

from asterism import IllegalMove, Message, words

OCCUPIED = Message("stellar-place-taken", slot=3)
TAKEN = Message("stellar-event-taken", player=1, slot=2, card="P3")


def write(folder: Path, language: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Slot 3 of your telescope is already taken."),
        ("fr", "L’emplacement 3 de votre télescope est déjà occupé."),
        ("de", "Platz 3 deines Teleskops ist schon belegt."),
    ],
)
def test_a_message_is_said_in_each_language(language: str, sentence: str) -> None:
    assert words.say(OCCUPIED, language) == sentence


def test_a_refusal_carries_its_english_sentence() -> None:
    refusal = IllegalMove("ST-4.4", OCCUPIED)
    assert refusal.reason == "Slot 3 of your telescope is already taken."
    assert str(refusal) == "Slot 3 of your telescope is already taken. (ST-4.4)"


def test_a_part_of_a_message_is_said_when_asked_for() -> None:
    name = Message("stellar-card-P5")
    assert words.say(name, "fr") == "Saturne"
    assert words.say(name, "fr", part="fact").startswith("Saturne est la seule planète")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada and Bob share"),
        ("fr", "Ada et Bob se partagent"),
        ("de", "Ada und Bob teilen"),
    ],
)
def test_a_list_is_joined_as_the_language_does(language: str, sentence: str) -> None:
    message = Message("engine-outcome-shared", winners=["Ada", "Bob"])
    assert sentence in words.say(message, language)


def test_the_messages_in_a_list_are_said_first() -> None:
    cards = [Message("stellar-card", card=code) for code in ("P3", "M6", "S1")]
    said = words.say(Message("stellar-candidates", cards=cards), "de")
    assert said.endswith("Mars (Planet 3), Ganymed (Mond 6/0) und Sputnik 1 (Satellit 1)")


def test_a_list_of_one_and_of_none_need_no_conjunction() -> None:
    one = Message("stellar-candidates", cards=[Message("stellar-card", card="B1")])
    assert words.say(one).endswith(": Gaia BH1 (black hole 1)")
    assert words.say(Message("stellar-candidates", cards=[])).endswith(": ")


def test_a_message_as_argument_is_said_first() -> None:
    message = Message("engine-unknown-move", text=Message("stellar-row"))
    assert words.say(message, "fr").startswith("«\u00a0Rangée\u00a0»")


def test_seats_get_the_names_of_their_players() -> None:
    said = words.say(TAKEN, "fr", names=("Ada", "Bob"))
    assert said == "Bob prend Mars (planète 3) en position 2 de la rangée."


def test_a_seat_without_a_name_is_counted_from_one() -> None:
    assert words.say(TAKEN).startswith("Player 2 takes Mars")
    assert words.say(TAKEN, "de", names=("Ada",)).startswith("Spieler 2 nimmt Mars")


def test_the_listener_is_spoken_to() -> None:
    assert words.say(TAKEN, "en", you=1).startswith("You take Mars")
    assert words.say(TAKEN, "de", you=1).startswith("Du nimmst Mars")
    assert words.say(TAKEN, "fr", names=("Ada", "Bob"), you=0).startswith("Bob prend Mars")


def test_a_listener_who_wins_alone_is_spoken_to_and_among_others_called_by_name() -> None:
    alone = Message("engine-outcome-score", winners=[1])
    together = Message("engine-outcome-shared", winners=[0, 1])
    names = ("Ada", "Bob")
    assert words.say(alone, "fr", names=names, you=1) == "Vous gagnez avec le meilleur score."
    assert "Ada and Bob share" in words.say(together, "en", names=names, you=1)


def test_what_the_reader_may_not_know_is_only_a_card() -> None:
    hidden = Message("stellar-event-face-down", player=0, card=None, slot=7)
    assert (
        words.say(hidden, names=("Ada", "Bob")) == "Ada puts a card face down on telescope slot 7."
    )


def test_yes_and_no_choose_a_variant() -> None:
    assert words.say(Message("stellar-move-place", slot=4, face_down=True)).endswith("face down")
    assert words.say(Message("stellar-move-place", slot=4, face_down=False)).endswith("face up")


def test_no_invisible_signs_reach_the_terminal() -> None:
    assert "\u2068" not in words.say(OCCUPIED)


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(words.WordsError, match="fr: there is no message stellar-nonsense"):
        words.say(Message("stellar-nonsense"), "fr")


def test_a_missing_part_is_an_error_in_tests() -> None:
    with pytest.raises(words.WordsError, match=r"en: there is no message stellar-row\.help"):
        words.say(Message("stellar-row"), part="help")


def test_a_missing_argument_is_an_error_in_tests() -> None:
    with pytest.raises(words.WordsError, match=r"de: stellar-place-taken: .*slot"):
        words.say(Message("stellar-place-taken"), "de")


def test_an_argument_that_is_no_word_is_an_error_in_tests() -> None:
    with pytest.raises(words.WordsError, match="slot cannot be said"):
        words.say(Message("stellar-place-taken", slot={3}))


def test_a_language_that_is_not_spoken_is_an_error_in_tests() -> None:
    with pytest.raises(words.WordsError, match="it: this language is not spoken here"):
        words.say(OCCUPIED, "it")


def test_at_the_table_a_missing_language_is_replaced_by_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "comet-only-english = A comet { $card }.")
    words.register(tmp_path)
    words.be_strict(False)
    assert words.say(Message("comet-only-english", card="c1"), "fr") == "A comet c1."
    assert words.say(OCCUPIED, "it") == "Slot 3 of your telescope is already taken."


def test_at_the_table_a_message_without_words_is_shown_as_it_is() -> None:
    words.be_strict(False)
    nested = Message("stellar-nonsense", card=Message("no-card", code="P3"), slot=3)
    assert words.say(nested, "fr") == "stellar-nonsense (card: no-card (code: P3), slot: 3)"
    assert words.say(Message("nonsense"), "de") == "nonsense"
    assert words.say(Message("stellar-place-taken"), "de") == "stellar-place-taken"
    assert words.say(Message("stellar-row"), part="help") == "stellar-row.help"


def test_a_damaged_file_costs_only_its_own_sentences(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes(b"damaged-one = \xff\n???\ndamaged-two = good\n")
    words.register(tmp_path)
    assert words.say(Message("damaged-two")) == "good"
    assert words.say(OCCUPIED) == "Slot 3 of your telescope is already taken."


def test_a_registered_folder_speaks_at_once_and_never_over_ours(tmp_path: Path) -> None:
    words.say(OCCUPIED)
    write(tmp_path, "en", "comet-late = late\nstellar-place-taken = not ours")
    words.register(tmp_path)
    words.register(tmp_path)
    assert words.say(Message("comet-late")) == "late"
    assert words.say(OCCUPIED) == "Slot 3 of your telescope is already taken."


def run(code: str, *path: Path) -> str:
    """What the code prints in a fresh Python that also finds packages in `path`."""
    lines = [f"import sys; sys.path += {[str(folder) for folder in path]!r}", code]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_fluent_is_not_loaded_before_the_first_sentence() -> None:
    loaded = "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    assert run(f"import asterism.words\n{loaded}") == "[]\n"


@pytest.mark.parametrize("module", ["comets", "comets.rules"])
def test_an_installed_game_brings_its_words(tmp_path: Path, module: str) -> None:
    write(tmp_path / "comets" / "text", "en", "comets-hello = Hello from { $card }")
    (tmp_path / "comets" / "__init__.py").write_text("")
    (tmp_path / "comets" / "rules.py").write_text("raise ImportError('words need no rules')")
    package = tmp_path / "comets-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 1\n")
    (package / "entry_points.txt").write_text(
        f"[asterism.games]\ncomets = {module}:GAME\n"
        "broken = no_such_package.rules:GAME\nsilent = json:GAME\n"
    )
    code = (
        "from asterism import Message, words\nprint(words.say(Message('comets-hello', card='c1')))"
    )
    assert run(code, tmp_path) == "Hello from c1\n"
