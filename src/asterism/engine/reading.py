"""Reading untrusted JSON: every error says where it is and what was expected."""

from asterism.engine.outcome import REASON_IDS, Outcome


def _found(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def wrong(where: str, expected: str, value: object) -> ValueError:
    return ValueError(f"{where}: expected {expected}, found {_found(value)}")


def as_object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise wrong(where, "an object", value)
    for key in value:
        if not isinstance(key, str):
            raise wrong(where, "names as keys", key)
    return value


def as_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list):
        raise wrong(where, "a list", value)
    if length >= 0 and len(value) != length:
        raise ValueError(f"{where}: expected {length} items, found {len(value)}")
    return value


def as_int(value: object, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise wrong(where, f"a whole number from {least} to {most}", value)
    return value


def as_bool(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise wrong(where, "true or false", value)
    return value


def as_str(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise wrong(where, "a text", value)
    return value


def one_of(value: object, where: str, allowed: tuple[str, ...]) -> str:
    text = as_str(value, where)
    for known in allowed:
        if known == text:
            return known
    raise wrong(where, "one of " + ", ".join(allowed), value)


def only(data: dict[str, object], where: str, allowed: tuple[str, ...]) -> None:
    """Refuse unknown fields: otherwise a misspelt one would be ignored."""
    for key in data:
        if key not in allowed:
            raise ValueError(f"{where}: unknown field {key!r}, there are {', '.join(allowed)}")


def as_outcome(value: object, where: str, players: int) -> Outcome | None:
    """None, or an outcome as `Outcome.to_json` writes it."""
    if value is None:
        return None
    data = as_object(value, where)
    scores = [
        as_int(score, f"{where}.scores", -(10**6), 10**6)
        for score in as_list(data.get("scores"), f"{where}.scores", players)
    ]
    winners = [
        as_int(seat, f"{where}.winners", 0, players - 1)
        for seat in as_list(data.get("winners"), f"{where}.winners")
    ]
    reason = one_of(data.get("reason"), f"{where}.reason", tuple(REASON_IDS))
    return Outcome(tuple(scores), tuple(winners), reason)
