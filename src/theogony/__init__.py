"""Theogony: a digital tabletop for board games of gods and titans."""

__version__ = "0.1.0"
