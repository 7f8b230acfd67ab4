"""Who is named in which room, and Web Push subscriptions."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    guest = op.create_table(
        "guest",
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("room", "person", name="pk_guest"),
    )
    op.create_index("ix_guest_person", "guest", ["person"])
    op.create_table(
        "subscription",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscription"),
    )
    op.create_index("ix_subscription_person", "subscription", ["person"])
    rooms = op.get_bind().execute(sa.text("SELECT id, state FROM room")).all()
    named = [
        {"room": room.id, "person": person} for room in rooms for person in _people(room.state)
    ]
    if named:
        op.bulk_insert(guest, named)


def _people(stored: str) -> list[str]:
    """The people in a stored room, in the format of the first version."""
    state = json.loads(stored)
    found = [state["host"], *(seat["person"] for seat in state["seats"]), *state["kicked"]]
    for ask in state["asks"]:
        found += [ask["by"], *ask["yes"]]
    return sorted({person for person in found if person})
