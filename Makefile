# Theogony. `make play` and `make test` work on a fresh clone; all they need is Python 3.11 or newer.
# Arguments pass through ARGS:  make play ARGS="--lang fr"   make test ARGS="-k battle"

.POSIX:

GAME = godstorm
ARGS =
PYTHON =
BIN = .venv/bin
VENV = PYTHON='$(PYTHON)' sh tools/venv.sh
# Old compiled modules would run in place of changed sources: they go first.
FRESH = $(BIN)/python tools/build_fast.py --stale

.PHONY: help play terminal test check fast slow bench lab research peers mutate wheel pictures clean

help:
	@echo "make play     the tabletop in your browser     (ARGS=\"--port 8080\")"
	@echo "make terminal the same games in the terminal   (ARGS=\"--lang fr\", GAME=$(GAME))"
	@echo "make test     all checks and tests             (ARGS=\"-k battle\" goes to pytest)"
	@echo "make check    the checks without the tests: lint, format, types, imports"
	@echo "make fast     compile the rules with mypyc     (a C compiler; ARGS=\"--profile\": a tenth faster)"
	@echo "make slow     back to plain Python"
	@echo "make bench    decisions per second here        (ARGS=\"--json\")"
	@echo "make lab      what leagues and clusters need   (theogony lab; OpenSkill and Ray)"
	@echo "make research what environments need           (theogony.envs; PettingZoo, Gymnasium, OpenSpiel)"
	@echo "make peers    side by side with catanatron     (ARGS=\"--research\": with OpenSpiel and PettingZoo)"
	@echo "make mutate   mutation tests of the rules      (hours; ARGS=\"hellas --sample 60\": minutes)"
	@echo "make wheel    the package to install elsewhere, tried in an empty environment"
	@echo "make pictures the tables at the top of the README, taken again"
	@echo "make clean    remove everything make has made  (saved games stay)"
	@echo "make help     this list"
	@echo "Another Python: make play PYTHON=/path/to/python3"

play: .venv/.installed
	@$(FRESH)
	@sh tools/web.sh build
	@$(BIN)/theogony serve $(ARGS)

terminal: .venv/.installed
	@$(FRESH)
	@$(BIN)/theogony play $(GAME) $(ARGS)

check: .venv/.installed-dev
	@echo "== lint" && $(BIN)/ruff check .
	@echo "== format" && $(BIN)/ruff format --check .
	@echo "== types" && $(BIN)/mypy
	@echo "== imports" && $(BIN)/lint-imports

test: check
	@$(FRESH)
	@echo "== web client" && sh tools/web.sh test && sh tools/web.sh build
	@echo "== tests" && $(BIN)/python -m pytest -n auto $(ARGS)

fast: .venv/.installed-fast
	@$(BIN)/python tools/build_fast.py $(ARGS)

slow: .venv/.installed
	@$(BIN)/python tools/build_fast.py --slow

bench: .venv/.installed
	@$(FRESH)
	@$(BIN)/theogony bench $(ARGS)

lab: .venv/.installed-lab
	@$(FRESH)
	@$(BIN)/theogony lab --help

research: .venv/.installed-research
	@$(FRESH)
	@echo "theogony.envs is ready; docs/research.md shows how it is used"

peers: .venv/.installed-peers
	@$(FRESH)
	@$(BIN)/python benchmarks/peers.py $(ARGS)

mutate: .venv-mutate/.installed slow
	@.venv-mutate/bin/python tools/mutate.py $(ARGS)

wheel: .venv/.installed
	@$(FRESH)
	@$(BIN)/python tools/wheel.py $(ARGS)

pictures: .venv/.installed-dev
	@sh tools/web.sh build
	@$(BIN)/python tools/pictures.py $(ARGS)

clean:
	rm -rf .venv .venv-mutate build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks tutorials -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -type f -exec rm -f {} +

# Installed once, and again when pyproject.toml changes.

.venv/.installed: pyproject.toml tools/venv.sh
	@$(VENV) server && touch $@

.venv/.installed-dev: pyproject.toml tools/venv.sh
	@$(VENV) dev && touch $@ .venv/.installed

.venv/.installed-fast: pyproject.toml tools/venv.sh
	@$(VENV) fast && touch $@ .venv/.installed

.venv/.installed-lab: pyproject.toml tools/venv.sh
	@$(VENV) server,lab,ray && touch $@ .venv/.installed

.venv/.installed-research: pyproject.toml tools/venv.sh
	@$(VENV) server,research && touch $@ .venv/.installed

.venv/.installed-peers: pyproject.toml tools/venv.sh
	@$(VENV) peers && touch $@ .venv/.installed

.venv-mutate/.installed: pyproject.toml tools/venv.sh
	@VENV_DIR=.venv-mutate $(VENV) mutate && touch $@

# The client in the browser: built only when its sources have changed; Node comes from PyPI where the machine has none.

.PHONY: web web-test

web: .venv/.installed
	@sh tools/web.sh build

web-test: .venv/.installed
	@sh tools/web.sh test
