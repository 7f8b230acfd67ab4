"""The web page in a real browser, as people use it."""
