"""Connections, and the messages between nodes."""
