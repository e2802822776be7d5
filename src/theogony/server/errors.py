"""What went wrong, as a key with parameters: the same for HTTP and for the socket."""


class Problem(Exception):
    """The request cannot be served. It carries nothing that the one who asked may not know."""

    def __init__(self, key: str, status: int = 400, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.params: dict[str, str | int] = params

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "params": self.params}


def not_found() -> Problem:
    return Problem("not-found", 404)


def not_yours() -> Problem:
    return Problem("not-yours", 403)


def not_signed_in() -> Problem:
    return Problem("not-signed-in", 401)
