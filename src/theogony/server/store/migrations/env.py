"""Runs migrations on the connection that ``theogony.server.store.engine`` hands over."""

from alembic import context

from theogony.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
