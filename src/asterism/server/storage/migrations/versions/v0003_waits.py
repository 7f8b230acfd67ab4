"""Which games wait for a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game", sa.Column("waits", sa.Float))
    op.create_index("ix_game_waits", "game", ["waits"])
    # Any running game may wait; the first check corrects it.
    op.execute("UPDATE game SET waits = created WHERE status = 'playing'")
