"""A folder of games outside of the package: THEOGONY_GAMES names it."""
