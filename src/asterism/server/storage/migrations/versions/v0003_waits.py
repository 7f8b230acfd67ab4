"""Which games wait for a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game", sa.Column("waits", sa.Float))
    op.create_index("ix_game_waits", "game", ["waits"])
    # Every running game may: whoever looks at them finds out.
    op.execute("UPDATE game SET waits = created WHERE status = 'playing'")
