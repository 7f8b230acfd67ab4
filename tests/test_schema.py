"""docs/schema.json is what the types say."""

from jsonschema import Draft202012Validator

from tools import schema


def test_the_committed_schema_is_what_the_types_say() -> None:
    assert schema.FILE.read_text() == schema.written()


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema.whole())
