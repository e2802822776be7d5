"""The tabletop's server: tables, records and sockets. It knows no game's name; docs/protocol.md says what it speaks."""
