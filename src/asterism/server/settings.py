"""What a host can set, by flags and environment."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much of anything one person may have. Whoever reaches one is told so with the code
    `limit`.
    """

    message_bytes: int = 16_384
    rooms: int = 50  # open rooms of one host
    sockets: int = 20  # of one person
    sockets_in_all: int = 20_000
    commands: tuple[float, float] = (40.0, 20.0)  # a stock, and how many more every second
    requests: tuple[float, float] = (120.0, 40.0)
    chat: tuple[float, float] = (6.0, 0.5)
    reactions: tuple[float, float] = (6.0, 1.0)
    rooms_made: tuple[float, float] = (20.0, 0.2)
    # From one address: new people, wrong passwords and codes that are looked up.
    people: tuple[float, float] = (100.0, 1.0)
    guesses: tuple[float, float] = (20.0, 0.2)
    queue: int = 400  # frames that a slow reader may be behind


@dataclass(frozen=True)
class Settings:
    """A server."""

    database: str = "sqlite:///asterism.db"
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    public_url: str = ""  # how people reach it; not given: as the request says
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # pages of other addresses that may use it
    password: str = ""  # a club's
    admin_token: str = ""
    bots_at_once: int = 1
    bot_seconds: float = 20.0  # longer than that, and a simpler bot answers
    idle_seconds: float = 600.0  # a game that nobody looks at is dropped from memory
    legal: Path | None = None
    privacy: Path | None = None
    page: Path | None = None  # the built web page
    turn_webhook: str = ""
    turn_command: str = ""
    limits: Limits = field(default_factory=Limits)

    @property
    def page_folder(self) -> Path:
        return self.page or Path(__file__).parent / "page"
