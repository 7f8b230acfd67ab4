"""What a host can set, by flags and environment variables."""

from dataclasses import dataclass, field
from pathlib import Path

from asterism.analysis import Budget
from asterism.packs import Pack


@dataclass(frozen=True)
class Limits:
    """What one person or address may use. Over a limit, the answer has the code `limit`."""

    message_bytes: int = 16_384
    record_bytes: int = 262_144  # of an uploaded record or pack
    rooms: int = 50  # open rooms per host
    sockets: int = 20  # per person
    sockets_in_all: int = 20_000
    commands: tuple[float, float] = (40.0, 20.0)  # burst, and refill per second
    requests: tuple[float, float] = (120.0, 40.0)
    chat: tuple[float, float] = (6.0, 0.5)
    renames: tuple[float, float] = (5.0, 0.02)
    reactions: tuple[float, float] = (6.0, 1.0)
    rooms_made: tuple[float, float] = (20.0, 0.2)
    packs: tuple[float, float] = (20.0, 0.1)  # uploaded
    bots: tuple[float, float] = (20.0, 0.05)  # new remote bots
    remote_bots: int = 100  # per owner
    exports: tuple[float, float] = (5.0, 0.01)  # of everything about oneself
    checks: tuple[float, float] = (60.0, 2.0)  # of packs that are being written
    # Per address: new people, wrong passwords, and codes that are looked up.
    people: tuple[float, float] = (100.0, 1.0)
    guesses: tuple[float, float] = (20.0, 0.2)
    # Per address: all requests, sockets, connections. The machine's own address has no limits:
    # it may be a proxy that does not forward the client's address.
    addresses: tuple[float, float] = (1000.0, 100.0)
    sockets_of_address: int = 500
    connections_of_address: int = 500
    too_fast_seconds: float = 1.0  # an address over its limit waits up to this long for the refusal
    # A client over its rate limit, or with malformed messages, is paused at most this long:
    refused_seconds: float = 0.25
    request_seconds: float = 15.0  # for a request to arrive completely
    queue: int = 200  # frames that a slow reader may be behind


# A subscription makes this server send requests, so only these push services are allowed.
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str = "sqlite:///asterism.db"
    redis: str = ""  # redis://...: one of several nodes on one database; workers run the bots
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    public_url: str = ""  # the public address; default: taken from the request
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    password: str = ""  # the club's
    admin_token: str = ""
    bots_at_once: int = 1
    bot_seconds: float = 20.0  # after that, a simpler bot answers
    idle_seconds: float = 600.0  # games that nobody looks at are dropped from memory
    close_after_days: float = 0.0  # idle rooms are closed automatically; 0: never
    log: str = "plain"  # or json: the log format
    packs: tuple[Path | Pack, ...] = ()  # those that this server offers; a path is a folder
    legal: Path | None = None
    privacy: Path | None = None
    page: Path | None = None  # the built web page
    turn_webhook: str = ""
    turn_command: str = ""
    push_key: Path | None = None  # Web Push: the host's private key (P-256, PEM)
    push_contact: str = ""  # mailto: or https:, for the operators of push services
    push_services: tuple[str, ...] = PUSH_SERVICES
    hint_budget: Budget = field(default_factory=Budget)
    review_budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)

    @property
    def page_folder(self) -> Path:
        return self.page or Path(__file__).parent / "page"
