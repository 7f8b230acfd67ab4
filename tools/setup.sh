#!/bin/sh
# Makes .venv: a Python of its own for this checkout, with the locked requirements.
# Called by `make setup`. PYTHON=... chooses the Python; otherwise the first on the PATH that is
# new enough is taken.
set -eu
cd "$(dirname "$0")/.."

say() { echo "setup: $*"; }
stop() { echo "setup: $*" >&2; exit 1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
debian_root() { [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; }

# dpkg looks for its helpers in the sbin folders.
debian_install() {
    say "installing Debian packages: $*"
    PATH="$PATH:/usr/sbin:/sbin" apt-get -qq update
    PATH="$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$candidate"; then command -v "$candidate"; return; fi
    done
}

can_make_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }
has_headers() { [ -e "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]; }
has_compiler() { command -v "${CC:-cc}" >/dev/null; }

python=$(find_python)
if [ -z "$python" ] && debian_root; then
    debian_install python3 python3-venv
    python=$(find_python)
fi
[ -n "$python" ] || stop "Python 3.11 or newer is needed${PYTHON:+, and $PYTHON is not that}."

missing=""
can_make_venv || missing="$missing python3-venv"
has_headers || missing="$missing python3-dev"
has_compiler || missing="$missing gcc libc6-dev"
if [ -n "$missing" ] && debian_root; then
    # shellcheck disable=SC2086  # a list of packages
    debian_install $missing
fi
can_make_venv || stop "$python cannot make virtual environments (Debian and Ubuntu: apt install python3-venv)."
has_headers || say "no Python.h for $python (Debian and Ubuntu: apt install python3-dev): the rules will not be compiled."
has_compiler || say "no C compiler (Debian and Ubuntu: apt install gcc libc6-dev): the rules will not be compiled."

if ! new_enough .venv/bin/python; then
    say "making .venv with $python"
    "$python" -m venv --clear .venv
fi
say "installing the locked requirements (half a minute the first time)"
pip="env PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip --quiet"
# Python compiles what it imports when it does: most of these files it never does.
$pip install --no-compile --require-hashes -r requirements.lock
$pip install --no-deps --no-build-isolation --editable .
touch .venv/ready
