"""The server's log, on standard error, one line per event.

Logs contain no cookie, token, seed, card or move: whoever reads them may also play.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object per line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info is not None:
            line["problem"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(kind: str) -> None:
    """Log warnings and errors, in the format that the host chose."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(handlers=[handler], level="WARNING")
