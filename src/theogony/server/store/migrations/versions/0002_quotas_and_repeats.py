"""Chat keeps its command, tables know where they were made and whether they are archived, and there is a pulse."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("guest_id", sa.String(length=24), nullable=True))
    op.add_column("chat", sa.Column("cmd_id", sa.String(length=64), nullable=True))
    op.create_index("ix_chat_command", "chat", ["table_id", "guest_id", "cmd_id"], unique=True)
    op.add_column("tables", sa.Column("made_from", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("tables", "archived")
    op.drop_column("tables", "made_from")
    op.drop_index("ix_chat_command", table_name="chat")
    op.drop_column("chat", "cmd_id")
    op.drop_column("chat", "guest_id")
