"""The store: guests, tables and their logs, in SQLite or PostgreSQL."""
