"""What those who run a server do with it (``theogony admin``), by the database alone, servers running or not."""
