"""The kernel: what every game is made of. Nothing in here knows a game's name."""


def compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    from theogony.kernel import state

    return not str(state.__file__).endswith(".py")
