"""Theogony: gods and titans on a digital tabletop."""

__version__ = "0.1.0"
