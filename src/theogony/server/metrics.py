"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files of this worker

REQUESTS = Counter("theogony_http_requests", "HTTP requests", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("theogony_http_request_seconds", "Time to answer", ["route"], registry=REGISTRY)
FRAMES = Counter("theogony_socket_frames", "Frames from clients by command", ["cmd", "outcome"], registry=REGISTRY)
MOVES = Counter("theogony_moves", "Moves accepted", ["by"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "theogony_move_seconds",
    "From a command's arrival to the last local push queued",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
SOCKETS = Gauge("theogony_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("theogony_tables_in_memory", "Tables held in memory", registry=REGISTRY)
LOADS = Counter("theogony_table_loads", "Tables folded from their log", registry=REGISTRY)
CONFLICTS = Counter("theogony_append_conflicts", "Appends that another worker won", registry=REGISTRY)
BOT_SECONDS = Histogram("theogony_bot_seconds", "Time a bot took for one move", ["strength"], registry=REGISTRY)
BOT_FAULTS = Counter("theogony_bot_faults", "Bots that failed or took too long", registry=REGISTRY)
WEAKENED = Counter("theogony_bots_weakened", "Bots that looked instead of searching, for the crowd", registry=REGISTRY)
FORGOTTEN = Counter("theogony_tables_forgotten", "Tables found waiting for a bot nobody drove", registry=REGISTRY)
