"""Which language a person's system asks for."""

import pytest

from asterism import words


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "sr_RS@latin"}, "en"),
        ({"LANG": "french"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "fr_CA", "LC_MESSAGES": "de_DE", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "it_IT", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_TIME": "fr_FR"}, "en"),
        ({"LANGUAGE": "de:fr", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "it:es:fr_CH", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LANGUAGE": "it:es", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANGUAGE": "fr", "LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_the_system_language_is_followed_in_the_order_of_its_variables(
    environ: dict[str, str], language: str
) -> None:
    assert words.pick_language(environ) == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fr", "fr"),
        ("FR-be", "fr"),
        ("de_CH.UTF-8@euro", "de"),
        ("en-US", "en"),
        ("it", None),
        ("", None),
        ("C", None),
        ("frr", None),
    ],
)
def test_a_language_tag_is_understood_whatever_its_country(tag: str, language: str | None) -> None:
    assert words.language_of(tag) == language


def test_three_languages_are_spoken() -> None:
    assert words.languages() == ("de", "en", "fr")
