"""Alembic's entry point; it uses the connection of `database.upgrade`."""

from alembic import context

from asterism.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
