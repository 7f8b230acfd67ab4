"""Packs, stored once; rooms and games refer to them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "pack",
        sa.Column("fingerprint", sa.String(16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_pack"),
    )
    op.create_index("ix_pack_used", "pack", ["used"])
    for table in ("room", "game"):
        op.add_column(table, sa.Column("pack", sa.String(16)))
        op.create_index(f"ix_{table}_pack", table, ["pack"])
