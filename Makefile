# Everything a person types. `make` alone lists it.

PY := .venv/bin/python
WORKERS ?= 2
PYTEST := $(PY) -m pytest -q -n $(WORKERS)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play build test check test-plain test-compiled bench golden cover lock clean services

help:  ## what there is
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup  ## a game of Stellar in the terminal
	@$(PY) tools/compile.py --or-plain
	@.venv/bin/asterism play stellar --terminal

test: services setup build check test-plain test-compiled  ## everything: checks, then all tests plain and compiled
	@echo "All passed: checks, tests as plain Python, tests compiled."

services:  ## what the tests need besides Python
	@tools/services.sh

setup: .venv/ready  ## the environment in .venv; again only when its inputs changed

.venv/ready: requirements.lock pyproject.toml setup.py tools/setup.sh
	@tools/setup.sh

build: setup  ## compile the rules; again only when they changed
	@$(PY) tools/compile.py

check: setup  ## ruff and mypy
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

# The server is tested once, on the compiled rules it is meant to run on.
test-plain: setup  ## all tests but the server's, as plain Python
	ASTERISM_PURE=1 $(PYTEST) --ignore=tests/server

# tests/packaging makes its own builds, and the house rules are about source files.
test-compiled: build  ## the tests of everything that is compiled
	ASTERISM_REQUIRE_COMPILED=1 $(PYTEST) --ignore=tests/packaging --ignore=tests/test_house.py

bench: build  ## how fast it is
	@.venv/bin/asterism bench

golden: setup  ## write the golden playthroughs anew and show what changed
	ASTERISM_PURE=1 $(PY) tools/golden.py

# Compiled code cannot be measured, so this is the plain run.
cover: setup  ## which lines the tests reach
	rm -rf build/coverage && mkdir -p build/coverage
	ASTERISM_PURE=1 $(PY) -m coverage run -m pytest -q -n $(WORKERS) --ignore=tests/packaging
	$(PY) -m coverage combine -q
	$(PY) -m coverage report

# Keeps what is locked already; `make lock UV_FLAGS=--upgrade` takes the newest of everything.
lock:  ## requirements.lock from the lists in pyproject.toml
	python3 -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	    --custom-compile-command "make lock" --group dev $(UV_FLAGS) pyproject.toml -o requirements.lock

clean:  ## remove all that was made, .venv too
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
