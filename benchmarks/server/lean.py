"""A client that costs little: HTTP and WebSocket on bare asyncio, so that the crowd needs much less
of a processor than the server it plays on.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x37\xfa\x21\x3d"  # any will do: nobody between us is to be protected


def address(number: int) -> str:
    """The address of person `number`: everybody sits somewhere else, as behind a proxy."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Http:
    """One connection that is kept, one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Json | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        if self.writer is None or self.writer.is_closing():
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: table.example", f"Content-Length: {len(data)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        found = {
            name.lower(): value.strip() for name, _, value in (h.partition(":") for h in head[1:])
        }
        answer = await self.reader.readexactly(int(found.get("content-length", "0")))
        if found.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), found, answer

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None


class Socket(asyncio.Protocol):
    """A WebSocket. `hear` gets every message as bytes, `gone` the code it was closed with."""

    def __init__(
        self,
        path: str,
        headers: dict[str, str],
        hear: Callable[[bytes], None],
        gone: Callable[[int], None] | None = None,
    ) -> None:
        self.path, self.headers = path, headers
        self.hear, self.gone = hear, gone
        self.waiting = bytearray()
        self.open = False
        self.code = 1006
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [f"GET {self.path} HTTP/1.1", "Host: table.example", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: YXN0ZXJpc20tbG9hZC0wMA=="]  # sixteen bytes, any
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        if self.gone is not None:
            self.gone(self.code)
        self.open = False

    def data_received(self, data: bytes) -> None:
        waiting = self.waiting
        waiting += data
        if not self.open:
            end = waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(waiting[:12])
            del waiting[: end + 4]
            if status != b"HTTP/1.1 101":
                if not self.opened.done():
                    self.opened.set_exception(ConnectionError(status.decode()))
                self.close()
                return
            self.open = True
            if not self.opened.done():
                self.opened.set_result(None)
        start, size = 0, len(waiting)
        while size - start >= 2:
            length, begin = waiting[start + 1], start + 2
            if length == 126:
                length, begin = int.from_bytes(waiting[begin : begin + 2], "big"), begin + 2
            elif length == 127:
                length, begin = int.from_bytes(waiting[begin : begin + 8], "big"), begin + 8
            if size < begin + length:
                break
            kind = waiting[start] & 15
            message = bytes(waiting[begin : begin + length])
            start = begin + length
            if kind == TEXT:
                self.hear(message)
            elif kind == PING:
                self._frame(PONG, message)
            elif kind == CLOSE:
                self.code = int.from_bytes(message[:2], "big") if message else 1005
                self._frame(CLOSE, message[:2])
                self.close()
        del waiting[:start]

    def send(self, data: bytes) -> None:
        self._frame(TEXT, data)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        pad = MASK * (size // 4 + 1)
        masked = int.from_bytes(data, "big") ^ int.from_bytes(pad[:size], "big")
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(head + MASK + masked.to_bytes(size, "big"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(port: int, path: str, headers: dict[str, str], **hearing: Any) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, headers, **hearing), "127.0.0.1", port
    )
    await socket.opened
    return socket
