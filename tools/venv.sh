#!/bin/sh
# Makes .venv if needed and installs Theogony into it, editable.
#   sh tools/venv.sh            what a player needs
#   sh tools/venv.sh dev,fast   with these extras
# Says in plain words what is missing. PYTHON=/path/to/python chooses the interpreter.
set -u
cd "$(dirname "$0")/.." || exit 1

extras=${1:-}
venv=${VENV_DIR:-.venv}
log=$venv/install.log

fail() {
    printf '\n' >&2
    for line in "$@"; do printf 'theogony: %s\n' "$line" >&2; done
    exit 1
}

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
can_make_venv() { "$1" -c 'import venv, ensurepip' >/dev/null 2>&1; }

find_python() {
    seen= old= no_venv= python=
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        command -v "$name" >/dev/null 2>&1 || continue
        version=$("$name" -c 'import platform; print(platform.python_version())' 2>/dev/null) || continue
        seen=yes
        if ! is_new_enough "$name"; then old="$old $name ($version)"; continue; fi
        if ! can_make_venv "$name"; then no_venv="$no_venv $name ($version)"; continue; fi
        python=$name
        return 0
    done
    if [ -n "$no_venv" ]; then
        fail "Python is here, but without the modules venv and ensurepip:$no_venv." \
             "Install them (Debian or Ubuntu: sudo apt install python3-venv), then run the same command again."
    elif [ -n "$old" ]; then
        fail "Theogony needs Python 3.11 or newer; this machine has only:$old." \
             "Install a newer one from https://www.python.org/downloads/ or your package manager," \
             "or say where it is: make play PYTHON=/path/to/python3"
    elif [ -z "$seen" ]; then
        fail "no python3 found. Theogony needs Python 3.11 or newer." \
             "Install it from https://www.python.org/downloads/ or your package manager, then run the same command again."
    fi
}

if [ -e "$venv" ] && ! is_new_enough "$venv/bin/python"; then
    echo "theogony: $venv no longer works with this machine's Python, making it anew" >&2
    rm -rf "$venv"
fi
if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    find_python
    echo "theogony: making $venv with $python ($version)" >&2
    rm -rf "$venv"
    "$python" -m venv "$venv" || fail "could not make $venv with $python (see above)."
fi

target=.
[ -n "$extras" ] && target=".[$extras]"
echo "theogony: installing into $venv (needs the network; a minute or less on most machines)" >&2
if "$venv/bin/python" -m pip install --disable-pip-version-check --no-input -e "$target" >"$log" 2>&1; then
    exit 0
fi
tail -n 8 "$log" >&2
if grep -Eqi 'connection|network|name resolution|timed out|proxy|ssl|could not find a version|max retries' "$log"; then
    fail "pip could not fetch what Theogony needs. Is this machine online, and may it reach PyPI (proxy, certificates)?" \
         "Then run the same command again; the whole output of pip is in $log."
fi
fail "pip could not install Theogony; the whole output is in $log."
