"""The options of a game. Command line, room page and docs are made from these declarations."""

from typing import Final

from mypy_extensions import mypyc_attr

from asterism.engine.sealed import Sealed, plain

# The name of another option, and the values of it; None: it needs nothing.
Needs = tuple[str, tuple[object, ...]] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A named choice with its default. `kind` tells a form what to offer; labels are Fluent
    messages `<game>-option-<name>`. `first`: a form offers it at first sight. `needs`: it means
    something only while another option has one of these values.
    """

    def __init__(
        self,
        game: str,
        name: str,
        kind: str,
        values: tuple[object, ...],
        default: object,
        first: bool = False,
        needs: Needs = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.values: Final = values
        self.default: Final = default
        self.first: Final = first
        self.needs: Final = needs
        self.message: Final = f"{game}-option-{name}".replace("_", "-")

    def check(self, value: object, players: int) -> object:
        """The value, if it is allowed; else a ValueError that names what is."""
        if type(value) is str or type(value) is int or type(value) is bool:
            for allowed in self.values:
                if type(allowed) is type(value) and allowed == value:
                    return value
        raise self.wrong(value, ", ".join([str(allowed) for allowed in self.values]))

    def wrong(self, value: object, allowed: str) -> ValueError:
        return ValueError(f"option {self.name} cannot be {value!r}: it is one of {allowed}")

    def parse(self, text: str) -> object:
        """Parse the text of a command line; then `check` the value."""
        for allowed in self.values:
            if text == str(allowed) or (type(allowed) is bool and text == str(allowed).lower()):
                return allowed
        return int(text) if text.removeprefix("-").isdecimal() else text

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "values": list(self.values),
            "default": _copy(self.default),
            "message": self.message,
        }


def choice(
    game: str,
    name: str,
    values: tuple[object, ...],
    default: object,
    first: bool = False,
    needs: Needs = None,
) -> Option:
    """One of a few values."""
    return Option(game, name, "choice", values, default, first, needs)


class SeatOption(Option):
    """A seat, or "random"."""

    def __init__(
        self, game: str, name: str, default: object = "random", first: bool = False
    ) -> None:
        super().__init__(game, name, "seat", ("random",), default, first)

    def check(self, value: object, players: int) -> object:
        if value == "random" or (type(value) is int and 0 <= value < players):
            return value
        raise ValueError(
            f"option {self.name} cannot be {value!r}: "
            f'it is "random" or a seat from 0 to {players - 1}'
        )


def settle(
    options: tuple[Option, ...], given: dict[str, object], players: int
) -> dict[str, object]:
    """Every option with its value: given and allowed, or the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise ValueError(f"unknown option {name!r}: there are {', '.join(names) or 'none'}")
    return {
        option.name: option.check(given[option.name], players)
        if option.name in given
        else _copy(option.default)
        for option in options
    }


def copied(options: dict[str, object]) -> dict[str, object]:
    """A copy of the options that the caller may change."""
    return {name: plain(value) for name, value in options.items()}


def kept(options: dict[str, object]) -> dict[str, object]:
    """A copy that the caller cannot change: what is sealed is no copy."""
    return {name: _copy(value) for name, value in options.items()}


def _copy(value: object) -> object:
    return value if isinstance(value, Sealed) else plain(value)
