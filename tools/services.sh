#!/bin/sh
# What the tests need besides Python: the programs of a PostgreSQL and a Redis server, which they
# start themselves on free ports, a browser, and curl, in which one of the example clients is written.
# Called by `make test` before anything runs.
set -eu
cd "$(dirname "$0")/.."

say() { echo "services: $*"; }
stop() { echo "services: $*" >&2; exit 1; }
has_postgresql() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
has_redis() { command -v redis-server >/dev/null; }
has_chromium() { command -v chromium >/dev/null || command -v google-chrome >/dev/null; }
# Chromium without windows, where Debian has it: most tests need a third less time with it.
has_shell() { command -v chromium-headless-shell >/dev/null; }
has_curl() { command -v curl >/dev/null; }

can_install() { [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; }
apt() { PATH="$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >/dev/null; }

missing=""
has_postgresql || missing="$missing postgresql"
has_redis || missing="$missing redis-server"
has_chromium || missing="$missing chromium"
has_curl || missing="$missing curl"
if can_install && { [ -n "$missing" ] || ! has_shell; }; then
    # Without a network the programs that are here have to do.
    apt update || say "apt-get update failed"
    if ! has_shell && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        # Both, as they have to be of one version.
        missing="$missing chromium chromium-headless-shell"
    fi
    [ -z "$missing" ] || say "installing Debian packages:$missing"
    # shellcheck disable=SC2086  # a list of words
    [ -z "$missing" ] || apt install -y --no-install-recommends $missing || say "apt-get failed"
fi

# Elsewhere a wheel with PostgreSQL's programs stands in; tests/server/postgres.py finds it.
wheel=build/pgserver
if ! has_postgresql && [ ! -e "$wheel/pgserver/pginstall/bin/initdb" ]; then
    say "PostgreSQL is not installed here: the wheel pgserver 0.1.4 stands in for it"
    python3 -m pip install --quiet --no-deps --target "$wheel" pgserver==0.1.4 ||
        stop "PostgreSQL is missing: the tests need initdb, postgres, pg_isready and psql (Debian and Ubuntu: apt install postgresql), and the wheel pgserver could not be installed instead."
fi
has_postgresql || say "PostgreSQL: the wheel pgserver stands in"
has_redis || stop "redis-server is missing (Debian and Ubuntu: apt install redis-server)."
has_chromium || stop "A browser is missing: the tests need chromium (Debian: apt install chromium)."
has_curl || stop "curl is missing: an example client needs it (Debian and Ubuntu: apt install curl)."
