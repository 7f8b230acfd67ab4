"""Who has begun which deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("room", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("day", "rules", "person", name="pk_daily"),
    )
    op.create_index("ix_daily_person", "daily", ["person"])
