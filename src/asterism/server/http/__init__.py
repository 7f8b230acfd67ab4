"""HTTP and WebSocket: how requests come in."""
