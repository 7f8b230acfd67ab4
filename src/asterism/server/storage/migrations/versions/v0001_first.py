"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("admitted", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("mutes", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )
    op.create_table(
        "session",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("expires", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_session"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "room",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
        sa.UniqueConstraint("code", name="uq_room_code"),
    )
    op.create_index("ix_room_touched", "room", ["touched"])
    op.create_index("ix_room_lobby", "room", ["listed", "phase"])
    op.create_index("ix_room_host", "room", ["host"])
    op.create_table(
        "game",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("due", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    op.create_index("ix_game_room", "game", ["room"])
    op.create_index("ix_game_due", "game", ["due"])
    op.create_table(
        "entry",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_entry"),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_room", "chat", ["room"])
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "format", name="pk_rating"),
    )
    op.create_table(
        "note",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_note"),
    )
