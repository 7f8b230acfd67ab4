"""What travels between clients and the server."""
