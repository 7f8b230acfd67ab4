"""The documented tables are those of the code."""

from tools.research_docs import FOLDER, pages


def test_the_tables_in_the_docs_are_current() -> None:
    """If this fails because a meaning has changed, the environment needs a new version."""
    for name, text in pages().items():
        assert (FOLDER / name).read_text("utf-8") == text, "python tools/research_docs.py"
