"""Prints the JSON Schema of all messages."""

import json

from theogony.server.protocol.schema import schema

print(json.dumps(schema(), indent=2, ensure_ascii=False))
