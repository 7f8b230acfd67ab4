"""What the server says to whoever runs it, on standard error: a line for each thing.

Logs name no cookie, token or seed, no card and no move: whoever reads them may also play.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info is not None:
            told["problem"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up(kind: str) -> None:
    """Warnings and worse, in the form that the host wants."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(handlers=[handler], level="WARNING")
