"""Every message between table and client, typed. docs/protocol.md explains them.

``python -m theogony.server.protocol`` prints the JSON Schema from which the web client's types are generated.
"""
