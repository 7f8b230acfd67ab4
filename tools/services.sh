#!/bin/sh
# What the tests need besides Python: the programs of a PostgreSQL server, which they start
# themselves on a free port. Called by `make test` before anything runs.
set -eu

say() { echo "services: $*"; }
stop() { echo "services: $*" >&2; exit 1; }
has_postgresql() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

if ! has_postgresql && [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
    say "installing the Debian package postgresql"
    PATH="$PATH:/usr/sbin:/sbin" apt-get -qq update
    PATH="$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends postgresql >/dev/null
fi
has_postgresql || stop "PostgreSQL is missing: the tests need initdb and postgres (Debian and Ubuntu: apt install postgresql)."
