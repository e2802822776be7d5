"""The components with which tables were begun, once for each box."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "mark"),
    )


def downgrade() -> None:
    op.drop_table("contents")
