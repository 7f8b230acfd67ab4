"""What people may call themselves."""

import unicodedata

from asterism.engine.message import Message
from asterism.table.refusal import Refusal


def clean(name: str) -> str:
    """A name as it is shown: one line, without control or bidi characters."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    short = " ".join(kept.split())[:32].strip()
    if not short:
        raise Refusal("bad", Message("server-no-name"))
    return short
