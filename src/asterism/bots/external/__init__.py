"""Bots in any language: programs that speak JSON lines (docs/external-bots.md)."""

from asterism.bots.external.bot import External
from asterism.bots.external.program import PROTOCOL

__all__ = ["PROTOCOL", "External"]
