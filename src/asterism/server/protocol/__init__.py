"""The messages between clients and the server."""
