"""The tables of the database. The migrations (migrations/versions) create the same; a test
compares.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

# The newest migration. A new database is created directly from these tables.
HEAD = "0006"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("kind", String(8), nullable=False),  # person, remote
    Column("admitted", Boolean, nullable=False),  # knows the club's password
    Column("muted", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("mutes", Text, nullable=False),  # people muted by this person
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("owner", String(40), index=True),  # of a remote bot: whose it is
)

# Cookies and tokens are stored only as SHA-256.
session = Table(
    "session",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("expires", Float),  # for recovery links; null: a cookie or a bot's token
    Column("created", Float, nullable=False),
    Column("device", String(60)),  # what its owner recognises it by
)

room = Table(
    "room",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", String(40)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("pack", String(16), index=True),  # the fingerprint of its pack
    Index("ix_room_lobby", "listed", "phase"),
    Index("ix_room_host", "host"),
)

# Everybody whom a room's state names, so that renaming and erasing find the rooms.
guest = Table(
    "guest",
    metadata,
    Column("room", String(40), nullable=False),
    Column("person", String(40), nullable=False, index=True),
    PrimaryKeyConstraint("room", "person"),
)

game = Table(
    "game",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("room", String(40), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("opening", Text, nullable=False),  # setup, seed, seats, conditions
    Column("status", String(8), nullable=False),
    Column("open", Boolean, nullable=False),  # finished, without secrets
    Column("outcome", Text),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("due", Float, index=True),  # when the next clock runs out
    Column("waits", Float, index=True),  # since when a bot has had to decide
    Column("pack", String(16), index=True),  # the fingerprint of its pack
)

entry = Table(
    "entry",
    metadata,
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False, index=True),
    PrimaryKeyConstraint("game", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("room", String(40), nullable=False, index=True),
    Column("person", String(40), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("line", Integer),  # its number in the room: all that clients get to know
    Column("ref", String(64)),  # the client's; a second line with it is a duplicate
    Index("ix_chat_line", "room", "line", unique=True),
    Index("ix_chat_ref", "room", "person", "ref", unique=True),
    sqlite_autoincrement=True,
)

# Web Push endpoints of a person's browsers; the id is the endpoint's SHA-256.
subscription = Table(
    "subscription",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

rating = Table(
    "rating",
    metadata,
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "format"),
)

# Who has begun which deal of the day: one try each.
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("person", String(40), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("room", String(40), nullable=False),
    PrimaryKeyConstraint("day", "rules", "person"),
)

# Packs by their fingerprints: those of rooms and games, and those that somebody has uploaded.
pack = Table(
    "pack",
    metadata,
    Column("fingerprint", String(16), primary_key=True),
    Column("data", Text, nullable=False),
    Column("used", Float, nullable=False, index=True),  # when somebody last asked for it
)

# Small values of the server itself, such as its last heartbeat.
note = Table(
    "note",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
