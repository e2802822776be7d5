"""Structured logs. Nothing that a seat keeps secret, no token and no address is ever handed to a logger."""

import contextlib
import logging
import sys

import structlog


def configure(style: str = "auto") -> None:
    """Send one line per event to stderr: JSON for machines, coloured text on a terminal."""
    console = style == "console" or (style == "auto" and sys.stderr.isatty())
    renderer = structlog.dev.ConsoleRenderer() if console else structlog.processors.JSONRenderer()
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.PositionalArgumentsFormatter(), _faults_without_values, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if console else logging.INFO),
        logger_factory=lambda *_: _Logger(sys.stderr),
        cache_logger_on_first_use=False,
    )


class _Logger(structlog.PrintLogger):
    """A full disk must not turn a warning into a fault."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def _faults_without_values(
    _logger: object, _name: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Where it broke, without local values or the message: those could hold a hand of cards."""
    fault = event.pop("fault", None)
    if isinstance(fault, BaseException):
        event["fault"] = type(fault).__name__
        trace = fault.__traceback__
        where = []
        while trace is not None:
            where.append(f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
            trace = trace.tb_next
        event["where"] = where[-8:]
    return event
