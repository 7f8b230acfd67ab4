"""Processes in which bots and analyses think."""
