"""``python -m theogony`` is the command ``theogony``."""

from theogony.cli.main import main

main()
