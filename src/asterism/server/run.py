"""Running the server: uvicorn around a node, with a graceful shutdown."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from signal import SIGINT, SIGTERM
from socket import AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket
from types import FrameType

import uvicorn

from asterism.server import logs
from asterism.server.gc_policy import Collector
from asterism.server.http.app import make_app
from asterism.server.http.arriving import arriving
from asterism.server.http.socket_gate import Reading
from asterism.server.node import Node
from asterism.server.settings import Settings
from asterism.server.storage.database import check_file, url_of

GRACE = 5  # seconds for running requests
PING = 20.0
# Seconds for which the event loop may hold the GIL while the writer thread waits. With Python's
# default, 0.005, a move waits longer for the GIL than for the disk.
SWITCH = 0.0005
LAST_WORDS = 0.25  # seconds to tell all clients


class Serving(uvicorn.Server):
    """Tells all clients to reconnect before it shuts down."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self.node = node
        self.loop = asyncio.get_running_loop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signal again and end the process before everything is closed."""
        for sign in (SIGINT, SIGTERM):
            self.loop.add_signal_handler(sign, self.handle_exit, sign, None)
        yield
        for sign in (SIGINT, SIGTERM):
            self.loop.remove_signal_handler(sign)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.node.say_goodbye()
        # uvicorn would close the remaining connections at once, before the last frames are sent.
        self.loop.call_later(LAST_WORDS, super().handle_exit, sig, frame)


async def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal arrives. `ready` gets the port once clients can connect."""
    logs.set_up(settings.log)
    listening = bound(settings)
    try:
        node = Node(settings)
        check_file(url_of(settings.database))
    except BaseException:
        listening.close()
        raise
    try:
        await node.open()
    except BaseException:
        # No late warnings about connections that were never closed.
        await node.store.stop()
        listening.close()
        raise
    try:
        config = uvicorn.Config(
            make_app(node, opened=True),
            http=arriving(settings.limits, settings.trusted_proxies),
            ws=Reading,
            # Frames are small, and two compressors per socket take more memory than a game.
            ws_per_message_deflate=False,
            lifespan="off",
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=GRACE,
        )
        node.upkeep.chores.append(Collector(node.clock).collect_if_due)
        sys.setswitchinterval(SWITCH)
        ready(listening.getsockname()[1])
        await Serving(config, node).serve(sockets=[listening])
    finally:
        await node.close()


def bound(settings: Settings) -> socket:
    """The bound socket. Bind first, so that a port in use is reported at once."""
    family = AF_INET6 if ":" in settings.host else 2
    listening = socket(family)
    listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening
