"""How the database came to its shape, one file per step."""
