"""What a host can set, by flags and environment."""

from dataclasses import dataclass, field
from pathlib import Path

from asterism.analysis import Budget


@dataclass(frozen=True)
class Limits:
    """How much of anything one person may have. Whoever reaches one is told so with the code
    `limit`.
    """

    message_bytes: int = 16_384
    record_bytes: int = 262_144  # of a game that is brought as a file
    rooms: int = 50  # open rooms of one host
    sockets: int = 20  # of one person
    sockets_in_all: int = 20_000
    commands: tuple[float, float] = (40.0, 20.0)  # a stock, and how many more every second
    requests: tuple[float, float] = (120.0, 40.0)
    chat: tuple[float, float] = (6.0, 0.5)
    renames: tuple[float, float] = (5.0, 0.02)
    reactions: tuple[float, float] = (6.0, 1.0)
    rooms_made: tuple[float, float] = (20.0, 0.2)
    # From one address: new people, wrong passwords and codes that are looked up.
    people: tuple[float, float] = (100.0, 1.0)
    guesses: tuple[float, float] = (20.0, 0.2)
    # From one address: requests of any kind, sockets, connections. The machine's own address
    # counts for nobody: it may be a proxy that does not tell for whom it asks.
    addresses: tuple[float, float] = (1000.0, 100.0)
    sockets_of_address: int = 500
    connections_of_address: int = 500
    too_fast_seconds: float = 1.0  # an address that asks too fast waits up to this for its refusal
    # Whoever wants too much or talks nonsense is listened to again only after a while, at most:
    refused_seconds: float = 0.25
    request_seconds: float = 15.0  # until a request has come in, all of it
    queue: int = 200  # frames that a slow reader may be behind


# Subscriptions name an address to which this server then sends; any other is refused.
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """A server."""

    database: str = "sqlite:///asterism.db"
    redis: str = ""  # redis://...: one of several nodes on the same database; bots by workers
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
    close_after_days: float = 0.0  # idle rooms close by themselves; 0: never
    log: str = "plain"  # or json: how a line of the log looks
    legal: Path | None = None
    privacy: Path | None = None
    page: Path | None = None  # the built web page
    turn_webhook: str = ""
    turn_command: str = ""
    push_key: Path | None = None  # Web Push: the host's private key (P-256, PEM)
    push_contact: str = ""  # mailto: or https:, for those who run the browsers' push services
    push_services: tuple[str, ...] = PUSH_SERVICES
    hint_budget: Budget = field(default_factory=Budget)
    review_budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)

    @property
    def page_folder(self) -> Path:
        return self.page or Path(__file__).parent / "page"
