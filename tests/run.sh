#!/usr/bin/env bash
# Installs what the tests need into .venv (and Chromium, when it may), then runs every check and every test.
# Usage: bash tests/run.sh [arguments for pytest]
# PYTHON names the interpreter to use, CHROMIUM the browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A skipped test counts as a failed one, here as in CI.
export CI="${CI:-true}"
export PIP_DISABLE_PIP_VERSION_CHECK=1

as_root_with_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_updated=no
apt_install() {
    if [ "$apt_updated" = no ]; then
        apt-get update -qq
        apt_updated=yes
    fi
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

need() { # need WHAT FOR-WHAT PACKAGES...
    local what="$1" purpose="$2"
    shift 2
    if as_root_with_apt; then
        echo "installing $what ($*)"
        apt_install "$@"
    else
        echo "Please install $what, which $purpose. On Debian or Ubuntu: sudo apt-get install $*" >&2
        exit 1
    fi
}

find_python() {
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null &&
            "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    echo "Please install Python 3.11, 3.12 or 3.13, or name one in PYTHON." >&2
    exit 1
}

find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome chrome; do
        if [ -n "$name" ] && command -v "$name" >/dev/null; then
            command -v "$name"
            return
        fi
    done
}

if [ ! -x .venv/bin/python ]; then
    python="$(find_python)"
    "$python" -c 'import ensurepip' 2>/dev/null || need "venv for Python" "keeps the packages apart" python3-venv
    "$python" -m venv .venv
fi

# The solver has a compiled half and an interpreted one; the tests hold the two to each other.
command -v cc >/dev/null || need "a C compiler" "builds the fast solver" gcc libc6-dev

# Progress of a class is kept in PostgreSQL; the tests run a server of their own.
{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 ||
    need "PostgreSQL" "the tests of a class keep progress in" postgresql

echo "installing rooktutor and what its tests need"
.venv/bin/python -m pip install --quiet --quiet --editable '.[test,voila,lab]'

[ -n "$(find_chromium)" ] || need "Chromium" "the browser tests drive" chromium fonts-dejavu-core
CHROMIUM="$(find_chromium)"
export CHROMIUM

failed=""
check() {
    echo "== $*"
    ".venv/bin/$1" "${@:2}" || failed="$failed $1"
}
check ruff check .
check ruff format --check .
check mypy
check lint-imports
check python -m pytest "$@"

if [ -n "$failed" ]; then
    echo "failed:$failed" >&2
    exit 1
fi
