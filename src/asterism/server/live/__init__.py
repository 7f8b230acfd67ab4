"""Connections, and what the nodes tell each other."""
