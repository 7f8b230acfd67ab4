# Everything a person types. `make` alone lists it.

PY := .venv/bin/python
WORKERS ?= 2
PYTEST := $(PY) -m pytest -q -n $(WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play build page test check test-page test-browser shots static
.PHONY: test-plain test-compiled test-others test-server test-train
.PHONY: bench dist docs ladder train golden cover lock audit clean services

help:  ## what there is
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup  ## the games in your browser
	@$(PY) tools/compile.py --or-plain
	@$(PY) tools/page.py
	@.venv/bin/asterism play

# Each part can be made by itself; tools/everything.py says in which order, and what it may take.
test:  ## everything: checks, then all tests plain, compiled and in a browser; meant to take 25 minutes
	@begun=$$(date +%s) && $(MAKE) --no-print-directory services setup && $(PY) tools/everything.py $$begun

services:  ## what the tests need besides Python
	@tools/services.sh

setup: .venv/ready  ## the environment in .venv; again only when its inputs changed

.venv/ready: requirements.lock pyproject.toml setup.py tools/setup.sh
	@tools/setup.sh

build: setup  ## compile the rules; again only when they changed
	@$(PY) tools/compile.py

page: setup  ## build the web page; again only when it changed
	@$(PY) tools/page.py

check: setup  ## ruff and mypy
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

# The rules are tested twice. What stands on them is tested once, on the compiled rules that it is
# meant to run on, because both builds give the same games, views and choices of bots (the traces in
# the conformance suite). ALL=1: whatever can be tested as plain Python, for machines that cannot compile.
RULES := src/asterism/conformance $(addprefix tests/,engine games search golden records)
APART := $(addprefix tests/,server hosts browser training)

test-plain: setup  ## the rules as plain Python
	ASTERISM_PURE=1 $(PYTEST) $(if $(ALL),$(addprefix --ignore=,$(APART)),$(RULES))

test-compiled: build  ## the rules compiled, in every setup
	ASTERISM_REQUIRE_COMPILED=1 $(PYTEST) $(RULES)

test-others: build  ## bots, arena, commands, words, packaging, and whatever has no part of its own
	ASTERISM_REQUIRE_COMPILED=1 $(PYTEST) tests $(addprefix --ignore=,$(RULES) $(APART))

test-train: build train  ## a network that learns
	PYTHONPATH=src:examples ASTERISM_REQUIRE_COMPILED=1 build/train/bin/python -m pytest -q tests/training

test-server: build  ## rooms, sockets, storage, and games without a server
	ASTERISM_REQUIRE_COMPILED=1 $(PYTEST) tests/server tests/hosts

test-page: page  ## types, components and texts of the page
	@$(PY) tools/page.py --test

test-browser: build page  ## whole games in a real browser
	ASTERISM_REQUIRE_COMPILED=1 $(PYTEST) tests/browser

static: page  ## the page for any file host, without a server, in build/static
	rm -rf build/static
	@.venv/bin/asterism static build/static

docs: setup  ## the documentation site, in build/site
	@$(PY) -m tools.site

# The build's own environments would ask a registry for what is here already.
DIST := -m build --no-isolation --skip-dependency-check
dist: setup  ## an sdist, a wheel for machines like this one and a plain one for all, in dist
	rm -rf dist
	$(PY) $(DIST) --sdist
	ASTERISM_REQUIRE_COMPILED=1 $(PY) $(DIST) --wheel
	ASTERISM_PURE=1 $(PY) $(DIST) --wheel

train: setup  ## PyTorch for examples/train_stellar.py, in build/train
	@$(PY) tools/training.py $(if $(ANY),--any)

shots: build page  ## pictures of every page and table, on phone and desktop, in build/shots
	@$(PY) -m tests.browser.shots

bench: build  ## how fast it is
	@.venv/bin/asterism bench

# What was measured before is kept and not played again. ONLY=stellar,duel: some steps; MINUTES=30:
# for so long; JOBS=1: processes; CONFIRM=10: does this code play ten games of each older measurement
# the same? FRESH=1: again what older code has played;
# PACE=1: only time how long the levels think.
ladder: build  ## how strong the levels are; hours, outside make test, goes on where it was stopped
	@$(PY) -m tools.ladder --only "$(ONLY)" --minutes "$(or $(MINUTES),0)" --jobs "$(or $(JOBS),0)" \
	    $(if $(FRESH),--fresh) $(if $(PACE),--pace) --confirm "$(or $(CONFIRM),0)"

golden: setup  ## write the golden playthroughs anew and show what changed
	ASTERISM_PURE=1 $(PY) tools/golden.py

# Compiled code cannot be measured, so this is the plain run.
cover: setup  ## which lines the tests reach
	rm -rf build/coverage && mkdir -p build/coverage
	ASTERISM_PURE=1 $(PY) -m coverage run -m pytest -q -n $(WORKERS) --dist worksteal --ignore=tests/packaging --ignore=tests/training
	$(PY) -m coverage combine -q
	$(PY) -m coverage report

# Keeps what is locked already; `make lock UV_FLAGS=--upgrade` takes the newest of everything.
lock:  ## requirements*.lock from the lists in pyproject.toml
	python3 -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	    --custom-compile-command "make lock" --group dev $(UV_FLAGS) pyproject.toml -o requirements.lock
	build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	    --custom-compile-command "make lock" --group docs $(UV_FLAGS) -o requirements-docs.lock

audit: setup  ## known vulnerabilities of the dependencies, where the databases can be reached
	@$(PY) tools/audit.py

clean:  ## remove all that was made, .venv too
	rm -rf .venv build dist src/*.egg-info web/node_modules src/asterism/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
