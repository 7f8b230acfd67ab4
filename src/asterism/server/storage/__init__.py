"""The database: all SQL is here."""
