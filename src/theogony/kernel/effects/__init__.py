"""Texts as programs: a game declares its operations once, its content combines them, the machine carries them out.

``given``    what the content writes, read word by word; whatever is misspelt is fatal, with its place
``machine``  operations, the book of all texts, and a text being carried out
"""
