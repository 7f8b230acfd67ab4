"""Asterism without a server: the rooms and games of one device.

It answers the same requests and commands as the play server, with the same frames, on top of
`asterism.table`. In a browser it runs in a worker; whoever starts it brings the store, the clock,
and somebody who thinks for the bots. Plain Python and the standard library only.
"""
