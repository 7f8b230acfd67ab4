"""The guided first games."""
