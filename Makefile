# Everything a newcomer needs: `make run` and `make test`. Only Python 3.11+ and make are assumed.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)
ifeq ($(UV),)
INSTALL = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
else
INSTALL = VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet
endif
# Compiled modules are kept: tests start hundreds of processes, and each would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run test check bench fuzz audit format clean

help:
	@echo "make run     install what is needed and serve a living demonstration (ARGS='--book tda-2013 --currency EUR')"
	@echo "make test    install what is needed and run every check and test"
	@echo "make check   only ruff, mypy, import-linter, and tsc and eslint where node is"
	@echo "make bench   install the peers and measure beside them"
	@echo "make audit   look the pinned packages up among known vulnerabilities (needs the internet)"
	@echo "make fuzz    install the fuzzer and try every reader (ARGS='--seconds 3600 --reader xlsx_list')"
	@echo "make format  rewrite sources in the house format"
	@echo "make clean   remove the virtual environment and caches"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Torneo needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.base: requirements/base.txt requirements/locked.txt pyproject.toml | $(BIN)/python
	$(INSTALL) -r requirements/base.txt
	$(INSTALL) --no-deps -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.base
	$(INSTALL) -r requirements/test.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.base
	$(INSTALL) -r requirements/bench.txt
	@touch $@

run: $(VENV)/.base
	$(BIN)/torneo demo --data build/demo $(ARGS)

check: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	TORNEO_DATA=build/data $(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.scripts_checked

test: check
	$(BIN)/pytest -n 4 --dist loadfile || { [ $$? -eq 1 ] && $(BIN)/python -m tests.again; }

bench: $(VENV)/.bench
	$(BIN)/torneo bench hand

audit: $(VENV)/.test
	$(BIN)/python requirements/lock.py
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	-build/audit/bin/pip-audit --requirement requirements/locked.txt --no-deps --disable-pip --format json --output build/audit/report.json
	$(BIN)/python requirements/lock.py --audit build/audit/report.json

$(VENV)/.fuzz: requirements/fuzz.txt $(VENV)/.test
	$(INSTALL) -r requirements/fuzz.txt
	@touch $@

fuzz: $(VENV)/.fuzz
	$(BIN)/python -m tests.fuzz $(ARGS)

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
