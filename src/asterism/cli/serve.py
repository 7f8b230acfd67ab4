"""`asterism serve`: the server."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from asterism import Message
from asterism.cli.parser import Arguments, Parser, whole
from asterism.cli.talk import BadInput, Failed, Talk
from asterism.server.settings import Settings

ENVIRONMENT = "ASTERISM_"


def describe_notices(parser: Parser) -> None:
    """Flags for notifying players who are away."""
    parser.text("--turn-webhook", "URL", Message("cli-help-turn-webhook"))
    parser.text("--turn-command", "COMMAND", Message("cli-help-turn-command"))
    parser.text("--push-key-file", "FILE", Message("cli-help-push-key-file"))
    parser.text("--push-contact", "URL", Message("cli-help-push-contact"))
    parser.text("--push-services", "URLS", Message("cli-help-push-services"))


def describe(parser: Parser) -> None:
    parser.text("--host", "ADDRESS", Message("cli-help-host"))
    parser.text("--port", "PORT", Message("cli-help-port"))
    parser.text("--database", "URL", Message("cli-help-database"))
    parser.text("--redis", "URL", Message("cli-help-redis"))
    parser.text("--base-path", "PATH", Message("cli-help-base-path"))
    parser.text("--public-url", "URL", Message("cli-help-public-url"))
    parser.text("--trusted-proxies", "ADDRESSES", Message("cli-help-trusted-proxies"))
    parser.text("--origins", "URLS", Message("cli-help-origins"))
    parser.text("--password-file", "FILE", Message("cli-help-password-file"))
    parser.text("--admin-token-file", "FILE", Message("cli-help-admin-token-file"))
    parser.text("--bots-at-once", "N", Message("cli-help-bots-at-once"))
    parser.text("--bot-seconds", "N", Message("cli-help-bot-seconds"))
    parser.text("--idle-seconds", "N", Message("cli-help-idle-seconds"))
    parser.text("--close-after-days", "N", Message("cli-help-close-after-days"))
    parser.text("--log", "KIND", Message("cli-help-log"))
    parser.text("--packs", "FOLDER", Message("cli-help-packs"))
    parser.text("--legal", "FILE", Message("cli-help-legal"))
    parser.text("--privacy", "FILE", Message("cli-help-privacy"))
    describe_notices(parser)


def run(arguments: Arguments, talk: Talk) -> int:
    settings = read(arguments, os.environ)
    try:
        from asterism.server.event_loop import in_loop
        from asterism.server.run import serve

        with explained():
            in_loop(serve(settings, lambda port: announce(settings, port, talk)))
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Failed(
            Message("cli-cannot-serve", host=settings.host, port=str(settings.port), problem=told)
        ) from problem
    return 0


@contextmanager
def explained() -> Iterator[None]:
    """Bad settings, and a database that cannot be opened, in one line."""
    try:
        yield
    except ValueError as problem:
        raise BadInput(Message("cli-problem", problem=str(problem))) from problem
    except Exception as problem:
        if type(problem).__module__.startswith(("sqlalchemy", "asyncpg", "sqlite3")):
            told = str(problem).partition("\n")[0]
            raise Failed(Message("cli-cannot-open-database", problem=told)) from problem
        raise


def announce(settings: Settings, port: int, talk: Talk) -> None:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    talk.tell(Message("cli-serving", url=f"http://{host}:{port}{settings.base_path}/"))
    sys.stdout.flush()


def read(arguments: Arguments, environ: Mapping[str, str]) -> Settings:
    """Flags first, then the environment (`--base-path`: ASTERISM_BASE_PATH), then the defaults."""

    def value(name: str) -> str | None:
        given: str | None = getattr(arguments, name, None)
        return given if given is not None else environ.get(ENVIRONMENT + name.upper())

    def number(name: str, default: int, least: int, most: int) -> int:
        given = value(name)
        flag = "--" + name.replace("_", "-")
        return default if given is None else whole(flag, least, most)(given)

    def words(name: str) -> tuple[str, ...]:
        return tuple(word.strip() for word in (value(name) or "").split(",") if word.strip())

    def secret(name: str) -> str:
        file = value(f"{name}_file")
        if file is not None:
            return text_of(Path(file)).strip()
        return environ.get(ENVIRONMENT + name.upper(), "")

    def existing(name: str) -> Path | None:
        given = value(name)
        if given is not None:
            text_of(Path(given))
        return None if given is None else Path(given)

    def folder(name: str) -> tuple[Path, ...]:
        given = value(name)
        if given is None:
            return ()
        if not Path(given).is_dir():
            raise BadInput(Message("cli-no-folder", folder=given))
        return (Path(given),)

    base = (value("base_path") or "").rstrip("/")
    if base and not base.startswith("/"):
        raise BadInput(Message("cli-bad-base-path", text=base))
    defaults = Settings()
    log = value("log") or defaults.log
    if log not in ("plain", "json"):
        raise BadInput(Message("cli-bad-log", text=log))
    return Settings(
        database=value("database") or defaults.database,
        redis=value("redis") or "",
        host=value("host") or defaults.host,
        port=number("port", defaults.port, 0, 65_535),
        base_path=base,
        public_url=value("public_url") or "",
        trusted_proxies=words("trusted_proxies"),
        origins=words("origins"),
        password=secret("password"),
        admin_token=secret("admin_token"),
        bots_at_once=number("bots_at_once", max(1, (os.cpu_count() or 2) - 1), 1, 64),
        bot_seconds=number("bot_seconds", int(defaults.bot_seconds), 1, 600),
        idle_seconds=number("idle_seconds", int(defaults.idle_seconds), 1, 86_400),
        close_after_days=number("close_after_days", 0, 0, 10_000),
        log=log,
        packs=folder("packs"),
        legal=existing("legal"),
        privacy=existing("privacy"),
        turn_webhook=value("turn_webhook") or "",
        turn_command=value("turn_command") or "",
        push_key=existing("push_key_file"),
        push_contact=value("push_contact") or "",
        push_services=words("push_services") or defaults.push_services,
    )


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        told = getattr(problem, "strerror", None) or str(problem)
        raise BadInput(Message("cli-cannot-read", file=str(file), problem=told)) from problem
