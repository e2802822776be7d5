"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# How long something takes says nothing about whether it is right, least of all on a busy machine.
settings.register_profile("theogony", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("theogony")
