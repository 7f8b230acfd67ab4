"""A plain file host: it can be stopped, and spoil what it sends."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

# As strict as it may be: whatever the page does besides fails the test.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


class FileHost:
    """Serves a folder; it can be stopped, started again at the same address, and fail in parts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.policy = POLICY
        self.asked: list[str] = []  # all paths, in their order
        self.spoilt: dict[str, Spoil] = {}  # by a part of their path
        self.port = 0
        self.server: ThreadingHTTPServer | None = None
        self.start()

    def start(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Handler, self))
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.server is None:
            return
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
        self.server = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.0"  # no line outlives its answer, so the host can be stopped

    def __init__(self, host: FileHost, *arguments: Any) -> None:
        self.host = host
        super().__init__(*arguments, directory=str(host.folder))

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.asked.append(path)
        for sign, spoil in self.host.spoilt.items():
            if sign in path:
                spoil(self, Path(self.translate_path(self.path)).read_bytes())
                return
        super().do_GET()

    def answer(self, content: bytes, length: int, kind: str = "") -> None:
        self.send_response(200)
        self.send_header("content-type", kind or self.guess_type(self.path.partition("?")[0]))
        self.send_header("content-length", str(length))
        self.end_headers()
        self.wfile.write(content)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a page that was closed
            super().copyfile(source, outputfile)

    def end_headers(self) -> None:
        self.send_header("content-security-policy", self.host.policy)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return None


Spoil = Callable[[Handler, bytes], None]


def missing(handler: Handler, _: bytes) -> None:
    handler.send_error(404)


def damaged(handler: Handler, content: bytes) -> None:
    handler.answer(content[:-1] + bytes([content[-1] ^ 1]), len(content))


def interrupted(handler: Handler, content: bytes) -> None:
    """Half of it, and then the line breaks."""
    handler.answer(content[: len(content) // 2], len(content))


def untyped(handler: Handler, content: bytes) -> None:
    handler.answer(content, len(content), "application/octet-stream")


def storing_nothing(handler: Handler, content: bytes) -> None:
    """The script of a worker, in a browser that lets it store nothing."""
    refusing = b"indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    handler.answer(refusing + content, len(refusing) + len(content))
