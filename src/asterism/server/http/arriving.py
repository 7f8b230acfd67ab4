"""Limits for connections that have not sent a complete request: in time, and per address.

A client that opens a connection and sends nothing, or one letter a minute, costs a little memory
and one of the process's file descriptors.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from asterism.server.live.addresses import OpenFrom
from asterism.server.settings import Limits

MOST_HEAD = 65_536  # bytes of a request's head; larger bodies the guard refuses
HERE = ("127.0.0.1", "::1")  # a proxy that does not forward addresses, or the host itself


def arriving(limits: Limits, trusted: tuple[str, ...]) -> type[HttpToolsProtocol]:
    """The protocol class for new connections, with these limits."""
    exempt = {*HERE, *trusted}
    open_from = OpenFrom(limits.connections_of_address)

    class Arriving(HttpToolsProtocol):
        deadline: asyncio.TimerHandle | None = None
        address = ""
        unread = 0  # bytes of an incomplete request
        has_head = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address and address not in exempt:
                if open_from.is_full(address):
                    transport.write(TOO_MANY)
                    transport.close()
                    return
                self.address = address
                open_from.add(address)
            self._wait()

        def _wait(self) -> None:
            if self.deadline is None:
                self.deadline = self.loop.call_later(limits.request_seconds, self._too_late)

        def _too_late(self) -> None:
            self.deadline = None
            if not self.transport.is_closing():
                self.transport.write(TOO_LATE)
                self.transport.close()

        def _arrived(self) -> None:
            """The request is complete."""
            self.unread, self.has_head = 0, False
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def _left(self) -> None:
            self._arrived()
            if self.address:
                open_from.remove(self.address)
                self.address = ""

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            self._wait()
            # The head first: only then is it known how much may follow.
            for piece in (data[:MOST_HEAD], data[MOST_HEAD:]):
                if piece and not self.transport.is_closing():
                    self._read(piece)

        def _read(self, data: bytes) -> None:
            self.unread += len(data)
            if self.unread > MOST_HEAD + (limits.record_bytes if self.has_head else 0):
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self.has_head = True
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._arrived()

        def handle_websocket_upgrade(self) -> None:
            self._left()  # it counts as a socket from now on
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._left()
            super().connection_lost(exc)

    return Arriving


def plain(status: str) -> bytes:
    """A response without a body that closes the connection."""
    return f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()


TOO_MANY = plain("429 Too Many Requests")
TOO_LATE = plain("408 Request Timeout")
TOO_LARGE = plain("431 Request Header Fields Too Large")
