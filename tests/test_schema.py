"""docs/schema.json and docs/pack-schema.json are what the code says."""

from jsonschema import Draft202012Validator

from tools import schema


def test_the_committed_schemas_are_what_the_code_says() -> None:
    for file, text in schema.written().items():
        assert file.read_text() == text, file.name


def test_the_schemas_are_schemas() -> None:
    Draft202012Validator.check_schema(schema.whole())
    Draft202012Validator.check_schema(schema.packs())
