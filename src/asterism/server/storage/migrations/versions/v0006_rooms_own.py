"""Chat lines are numbered in their room; remote bots have an owner, and devices a name."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("line", sa.Integer()))
    op.add_column("chat", sa.Column("ref", sa.String(64)))
    op.execute(
        "UPDATE chat SET line = (SELECT count(*) FROM chat AS earlier "
        "WHERE earlier.room = chat.room AND earlier.number <= chat.number)"
    )
    op.create_index("ix_chat_line", "chat", ["room", "line"], unique=True)
    op.create_index("ix_chat_ref", "chat", ["room", "person", "ref"], unique=True)
    op.add_column("person", sa.Column("owner", sa.String(40)))
    op.create_index("ix_person_owner", "person", ["owner"])
    op.add_column("session", sa.Column("device", sa.String(60)))
