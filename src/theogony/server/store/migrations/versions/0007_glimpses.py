"""What the lobby says of a position."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("glimpse", sa.Text(), server_default="{}", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "glimpse")
