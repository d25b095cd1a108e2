# What can be done with this checkout; each target sets up what it needs. `make help` lists them.
#
# Nothing is written outside the checkout but Debian packages where one is missing, SwiftPM's own cache, and what
# `make install` is for.
# Build folders: .build for the library and the tool, .build-WHAT for what is built in another way, .venv for
# Python. Results: out/.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Where the command-line tool and the libraries are built, and how: the optimised ones for people. The tests take those
# that they have built anyway.
BUILD := .build
CONFIGURATION := release
BUILD_FLAGS :=
TOOL = $(BUILD)/$(CONFIGURATION)/inbetween
PYTHON := .venv/bin/python
# In the order of their imports.
LIBRARIES := MotionNumerics MotionDynamics LayerAnimation VectorScene MotionEffects MotionLottie MotionExport SceneRaster WebPages
# GSL is not for small machines.
EMBEDDED_LIBRARIES := JSONText MotionNumerics LayerAnimation VectorScene MotionEffects MotionLottie MotionExport InbetweenC
SWIFT_SOURCES := Package.swift Sources Tests Benchmarks

# What `inbetween --version` names, with -dirty behind it where files are changed; empty outside a checkout of git. All
# targets have it, or each would link the tool anew.
export INBETWEEN_COMMIT := $(if $(wildcard .git),$(shell git describe --always --dirty --exclude '*' 2>/dev/null))
# Where `make install` puts the tool and the library, and a folder before that for who makes a package of it.
PREFIX := /usr/local
DESTDIR :=

# The library for C, where it can be made.
C_LIBRARY := $(if $(filter Linux,$(shell uname)),out/c-library)

# The program that draws pixels: beside the tool for people, on the path for the tests.
RASTER := $(if $(filter Linux,$(shell uname)),out/raster/inbetween-raster)
export PATH := $(CURDIR)/out/raster:$(PATH)

# The pages that hold the library, which the tool fills: beside it for people and for the tests.
WEB := out/web

# One line before each step of a longer run.
heading = @printf '\n== %s\n' '$(1)'

.PHONY: help
help: ## list the targets
	@echo 'usage: make TARGET'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile

# MARK: For everybody

# The curve of four cubes that move around each other, the swing of a ball between two pages, and a spring. The curve of the
# cubes in a second is one of motions in seconds, which share axes.
CUBE_REFRESH := cubic-bezier(0.24, 0.52, 0.43, 0.8)
GOOEY_BALL := damped(5, 30)
SPRING := spring(1 100 10)
# What moves at the top of the README.
FILM := effect render cube-refresh --rate 30 --scale 3 --background white

.PHONY: demo
demo: tool $(RASTER:out/%/inbetween-raster=%) web ## tables and pictures of three motions, a film, the explorer and the gallery of effects, in out/
	@mkdir -p out
	$(TOOL) sample '$(CUBE_REFRESH)' --count 101 -o out/cube-refresh.csv
	$(TOOL) sample '$(GOOEY_BALL)' --count 101 -o out/gooey-ball.csv
	$(TOOL) sample '$(SPRING)' --rate 100 --velocity -o out/spring.csv
	$(TOOL) plot '1s $(CUBE_REFRESH)' '$(SPRING)' snappy -o out/motions.svg
	$(TOOL) plot '1s $(CUBE_REFRESH)' '$(SPRING)' snappy --velocity -o out/motions.html
	$(TOOL) plot '$(GOOEY_BALL)' -o out/gooey-ball.svg
	$(if $(RASTER),$(TOOL) $(FILM) -o out/cube-refresh.apng)
	$(TOOL) explore '$(SPRING)' snappy '1s $(CUBE_REFRESH)' -o out/explorer.html
	$(TOOL) effect gallery -o out/gallery.html
	@printf '%s\n' '' \
	  'Tables of three motions:         out/cube-refresh.csv out/gooey-ball.csv out/spring.csv' \
	  'Pictures of them:                out/motions.svg out/gooey-ball.svg' \
	  'The first as a page, to point at: out/motions.html' \
	  $(if $(RASTER),'A film of pixels:                out/cube-refresh.apng') \
	  'Motions to try and compare:      out/explorer.html' \
	  'All effects, to play with:       out/gallery.html' \
	  '' \
	  'Next, try' \
	  "  $(TOOL) sample '$(CUBE_REFRESH)' --at 0.1,0.5" \
	  "  $(TOOL) describe '$(SPRING)'" \
	  "  $(TOOL) plot 'spring(duration: 0.5, bounce: 0.3)' '0.8s ease-out-elastic' wobbly -o out/mine.html" \
	  "  $(TOOL) --help"

.PHONY: check
check: ## minutes: the layout, the debug tests, the README and the guides
	@Scripts/steps.sh 'make check' CONFIGURATION=debug lint debug-tests readme

# What needs the tool or the libraries takes those of the release tests.
.PHONY: test
test: ## run what CI runs
	@Scripts/steps.sh 'make test' BUILD=.build-release-tests BUILD_FLAGS='$(TESTABLE)' \
	  requirements lint embedded release-tests fuzz-minute address-sanitizer webassembly c-tests python javascript consumer clients installation readme schemas pixels \
	  browser lottie-sample notebooks reference docs

.PHONY: thorough
thorough: ## hours: ten times as many inputs as the tests take, every sanitizer, the packages
	@INBETWEEN_THOROUGH=1 Scripts/steps.sh 'make thorough' \
	  requirements release-tests debug-tests address-sanitizer-everywhere thread-sanitizer c-tests python javascript pixels package-tests long-reference readme lottie

# Beside other players, where `make lottie` has fetched them and the files.
LOTTIE_BENCH = if [ -d out/lottie/corpus ]; then \
	  $(PYTHON) Scripts/lottie/bench.py --ours .build-benchmarks/release/LottieTimes; \
	else echo 'Lottie beside other players is left out: make lottie fetches them.'; fi

# The rows of all benchmarks have those of the Python package.
PYTHON_PACKAGE := $(if $(FILTER),,$(if $(C_LIBRARY),python-package))

.PHONY: bench
bench: raster $(if $(FILTER),,web) $(C_LIBRARY:out/%=%) .stamps/python $(PYTHON_PACKAGE) ## time everything against plain baselines, beside its targets; FILTER=REGEX for some
	$(call heading,Benchmarks)
	@$(PYTHON) Scripts/bench/bench.py --tool $(TOOL) $(if $(FILTER),'$(FILTER)')
	$(if $(FILTER),,@$(LOTTIE_BENCH))

.PHONY: bench-full
bench-full: raster $(if $(FILTER),,web) $(C_LIBRARY:out/%=%) .stamps/python $(PYTHON_PACKAGE) ## the same, ten times as long
	$(call heading,Benchmarks in their long form)
	@$(PYTHON) Scripts/bench/bench.py --tool $(TOOL) --full $(if $(FILTER),'$(FILTER)')

# From a random seed, which is printed.
.PHONY: fuzz
fuzz: swift gsl ## hold random inputs against everything; TARGETS='NAME…', RUNS=N each or TIME=SECONDS for all, SEED=N
	$(call heading,Random inputs)
	@Scripts/fuzz.sh $(TARGETS) $(if $(RUNS),--runs $(RUNS),--seconds $(or $(TIME),600)) $(if $(SEED),--seed $(SEED))

.PHONY: lottie
lottie: tool .stamps/python ## hold Lottie files of others beside lottie-web, rlottie and ThorVG, in out/lottie/
	$(call heading,Lottie files of others)
	@Scripts/lottie.sh $(PYTHON) $(TOOL)

.PHONY: raster
raster: tool $(RASTER) ## the program that draws pixels, beside the tool
	@if [ -n '$(RASTER)' ]; then cp $(RASTER) $(dir $(TOOL)); else echo 'Pixels are drawn on Linux alone.'; fi

# The tool's command has the version of both.
$(RASTER): $(wildcard Sources/inbetween-raster/*) Sources/inbetween/InbetweenCommand.swift Scripts/raster.sh
	$(call heading,The program that draws pixels)
	@Scripts/raster.sh $@

.PHONY: web
web: tool pages ## the pages that hold the library, beside the tool: the explorer, the gallery, the player
	@mkdir -p $(dir $(TOOL))inbetween-pages
	@cp $(WEB)/*.html $(dir $(TOOL))inbetween-pages

.PHONY: pages
pages: swift
	$(call heading,The pages with the library as WebAssembly)
	@Scripts/web.sh $(WEB)

.PHONY: c-library
c-library: swift ## the library for C, C++ and whoever calls them, in out/c-library/
	$(call heading,The library for C)
	@Scripts/c-library.sh $(C_LIBRARY)

.PHONY: python
python: tool c-library ## the package for Python, tested, as a wheel in out/python/
	$(call heading,The package for Python)
	@Scripts/python.sh $(C_LIBRARY) $(TOOL)

.PHONY: javascript
javascript: tool ## the package for JavaScript, tested, in out/javascript/
	$(call heading,The package for JavaScript)
	@Scripts/javascript.sh $(TOOL)

.PHONY: notebooks
notebooks: linux tool python-package .stamps/python ## execute the notebooks with the Python package, pages with their pictures in out/notebooks/
	$(call heading,Notebooks)
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps --no-index .build-python/wheel/*.whl
	@$(PYTHON) Notebooks/run.py $(TOOL) out/notebooks

.PHONY: docs
docs: tool .venv/pyvenv.cfg ## the libraries' documentation, in out/docs/
	$(call heading,Documentation)
	@Scripts/docs.sh $(PYTHON) $(BUILD)/$(CONFIGURATION) $(LIBRARIES)
	@printf '\n%s\n' 'To read it, python3 -m http.server -d out/docs, and open /documentation of that server'

.PHONY: install
install: tool $(C_LIBRARY:out/%=%) $(RASTER) pages ## the tool, its pages, what draws pixels, manual pages, completions, the library for C, below PREFIX=/usr/local; DESTDIR=FOLDER before it
	$(call heading,Installing)
	@Scripts/install.sh $(TOOL) '$(DESTDIR)$(PREFIX)' '$(C_LIBRARY)' '$(RASTER)' $(WEB)

STATIC_TOOL := .build-static/inbetween
PACKAGES := out/package

.PHONY: package
package: swift gsl $(RASTER) pages ## the tool as one file that needs no Swift, in an archive and a Debian package, in out/package/
	$(call heading,The tool as one file)
	@Scripts/static-tool.sh $(STATIC_TOOL)
	$(call heading,Packages of it)
	@Scripts/package.sh $(STATIC_TOOL) .build-static/checkouts $(PACKAGES) $(RASTER) $(WEB)

.PHONY: uninstall
uninstall: ## remove what `make install` has installed below PREFIX
	@Scripts/install.sh --remove '$(DESTDIR)$(PREFIX)'

.PHONY: format
format: swift ## lay out the Swift sources, in place
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

.PHONY: lint
lint: swift ## check the layout and the words of the sources
	$(call heading,Layout and words of the sources)
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@Scripts/words.sh

.PHONY: clean
clean: ## remove everything that was made
	rm -rf .build .build-* .stamps .venv out Package.resolved */Package.resolved \
	  Tests/Fixtures/*/Package.resolved Tests/Reference/__pycache__

# MARK: The steps of `make check`, `make test` and `make thorough`

.PHONY: requirements
requirements:
	$(call heading,What there is)
	@Scripts/requirements.sh

# In debug mode, since an optimised build has removed what nobody uses before it is looked at.
.PHONY: embedded
embedded: swift
	$(call heading,The libraries as Embedded Swift)
	@for library in $(EMBEDDED_LIBRARIES); do \
	  swift build --scratch-path .build-embedded --target $$library \
	    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo; \
	done

.PHONY: debug-tests
debug-tests: swift gsl $(RASTER)
	$(call heading,Tests)
	@swift build --build-tests
	@swift test --disable-xctest --skip-build

# Built by `swift build`, as `swift test` builds everything with other flags, and all would be built anew by whatever
# comes behind it. A folder of their own, or the tool would be built anew each time the flags change.
TESTABLE := -Xswiftc -enable-testing

.PHONY: release-tests
release-tests: swift gsl $(RASTER)
	$(call heading,Tests in release mode)
	@swift build --build-tests -c release --scratch-path .build-release-tests $(TESTABLE)
	@swift test --disable-xctest -c release --scratch-path .build-release-tests --skip-build

# In the folder of the release tests: behind them nothing is left to be built. The same inputs each time, as what lands
# should not depend on luck; `make fuzz` looks for new ones.
FUZZ_SEED := 2026

.PHONY: fuzz-minute
fuzz-minute: swift gsl
	$(call heading,A minute of random inputs)
	@Scripts/fuzz.sh notation path-data paths path-motions tracks pools layers refresh effects --runs 50000 --seed $(FUZZ_SEED)
	@Scripts/fuzz.sh lottie --runs 20000 --seed $(FUZZ_SEED)
	@Scripts/fuzz.sh animation-documents system-documents simulations lottie-frames --runs 4000 --seed $(FUZZ_SEED)
	@Scripts/fuzz.sh fits imports --runs 2000 --seed $(FUZZ_SEED)
	@Scripts/fuzz.sh exports --runs 300 --seed $(FUZZ_SEED)

# What is read or written outside its place, used after it is freed, or leaked: here where C is called and where Swift
# reads without checks, all tests in `make thorough`, where they take half an hour.
UNCHECKED := MotionDynamicsTests|SpringPool|UniformSpringSampler|CubicBezierBatch|PreparedCubicBezier|InbetweenCTests
WITH_ADDRESS_SANITIZER := --disable-xctest --sanitize=address --scratch-path .build-address-sanitizer

.PHONY: address-sanitizer
address-sanitizer: swift gsl
	$(call heading,Tests in debug mode under the address sanitizer)
	@swift build --build-tests --sanitize=address --scratch-path .build-address-sanitizer
	@swift test $(WITH_ADDRESS_SANITIZER) --skip-build --filter '$(UNCHECKED)' --skip energyIsKept --skip MotionDynamicsTests.OracleTests

.PHONY: address-sanitizer-everywhere
address-sanitizer-everywhere: swift gsl
	$(call heading,All tests in debug mode under the address sanitizer)
	@swift build --build-tests --sanitize=address --scratch-path .build-address-sanitizer
	@swift test $(WITH_ADDRESS_SANITIZER) --skip-build

# Data races, where C code that has a state of its own is called. Without the longest tests, which do nothing that
# others do not.
.PHONY: thread-sanitizer
thread-sanitizer: swift gsl
	$(call heading,The solver under the thread sanitizer)
	@swift test --disable-xctest --sanitize=thread --scratch-path .build-thread-sanitizer \
	  --filter MotionDynamicsTests --skip energyIsKept --skip OracleTests

# What only a processor of 32 bits without a C library shows.
.PHONY: webassembly
webassembly: swift gsl
	$(call heading,Values as WebAssembly)
	@swift build -c $(CONFIGURATION) --scratch-path $(BUILD) $(BUILD_FLAGS) --product NativeValues
	@Scripts/values.sh $(BUILD)/$(CONFIGURATION)/NativeValues

.PHONY: c-tests
c-tests: tool c-library
	$(call heading,The library for C, called from C and C++)
	@Scripts/c-tests.sh $(C_LIBRARY) $(TOOL)

# Without its tests.
.PHONY: python-package
python-package: c-library
	@Scripts/python.sh $(C_LIBRARY)

.PHONY: consumer
consumer: swift
	$(call heading,A package that depends on this one)
	@Scripts/consumer.sh

.PHONY: clients
clients: swift gsl
	$(call heading,Programs as users write them)
	@Scripts/clients.sh

# In a folder of its own, which it removes.
.PHONY: installation
installation: tool pages $(C_LIBRARY:out/%=%)
	$(call heading,The tool as it is installed)
	@Scripts/installation.sh $(TOOL)

# The tool as one file, which takes minutes to be linked: `installation` packs without it.
.PHONY: package-tests
package-tests: tool package .stamps/python
	$(call heading,The tool as one file and its packages)
	@Scripts/static-tests.sh $(STATIC_TOOL) $(TOOL)
	@$(PYTHON) Scripts/commands.py $(dir $(STATIC_TOOL)) Documentation/CommandLine.md
	@Scripts/package-test.sh $(PACKAGES) $(STATIC_TOOL) .build-static/checkouts

# What the README and the guides show, on the command line and in Swift.
GUIDES := README.md $(sort $(wildcard Documentation/*.md Sources/*/*.docc/*.md))

.PHONY: readme
readme: raster .stamps/python
	$(call heading,The commands and the code of the README and the guides)
	@$(PYTHON) Scripts/commands.py $(dir $(TOOL)) README.md Documentation/CommandLine.md \
	  Sources/MotionExport/MotionExport.docc/Targets.md
	@$(PYTHON) Scripts/snippets.py $(dir $(TOOL)) $(GUIDES)

# Beside Pillow, ffprobe and Chromium.
.PHONY: pixels
pixels: raster .stamps/python
	$(call heading,Pixels)
	@Scripts/system-packages.sh ffmpeg
	@$(PYTHON) Scripts/raster_test.py $(RASTER) $(if $(INBETWEEN_THOROUGH),--sanitizers)
	@$(PYTHON) Scripts/pixels.py $(TOOL)

.PHONY: schemas
schemas: tool .stamps/python
	$(call heading,Schemas of the documents)
	@$(PYTHON) Scripts/schemas.py $(TOOL)

.PHONY: browser
browser: web .stamps/python
	$(call heading,Pictures and pages in a browser)
	@$(PYTHON) Scripts/pages/self_test.py
	@$(PYTHON) Scripts/pages_test.py $(TOOL) $(WEB)
	@command -v node >/dev/null || Scripts/system-packages.sh nodejs
	@node --test Tests/Browser/*.test.js
	@$(PYTHON) Scripts/pictures.py $(TOOL)
	@$(PYTHON) Scripts/gallery_test.py $(TOOL) $(WEB)/gallery.html
	@$(PYTHON) Scripts/exports.py $(TOOL)
	@$(PYTHON) Scripts/animation_exports.py $(TOOL)
	@$(PYTHON) Scripts/export_code.py $(TOOL) $(if $(INBETWEEN_THOROUGH),300,40)
	@$(PYTHON) Scripts/export_swift.py $(TOOL)

.PHONY: lottie-sample
lottie-sample: tool .stamps/python
	$(call heading,Some Lottie files of others)
	@Scripts/lottie.sh $(PYTHON) $(TOOL) 12

# The tables that the tests read are what their scripts make (a script is called like its table or its first
# one, or stands here); the accuracy tables of the article are the tool's.
# Those that take most of a minute each are left to `make thorough`.
LONG_TABLE_SCRIPTS := Tests/Reference/bounds.py Tests/Reference/lottie/spatial.py Tests/Reference/lottie/trims.py
TABLE_SCRIPTS := $(filter-out $(LONG_TABLE_SCRIPTS), \
  $(wildcard $(patsubst %.csv,%.py,$(wildcard Tests/Reference/*.csv Tests/Reference/lottie/*.csv)))) \
  $(patsubst %,Tests/Reference/%.py,elementary filters limits)

ACCURACY_ARTICLE := Sources/MotionNumerics/MotionNumerics.docc/Accuracy.md
ACCURACY_SCRIPTS := Tests/Reference/accuracy_table.py Tests/Reference/spring_accuracy_table.py

.PHONY: reference
reference: tool .stamps/python
	$(call heading,Tables of reference values and of the accuracy)
	@for script in $(TABLE_SCRIPTS); do \
	  echo "$$script --check"; \
	  $(PYTHON) "$$script" --check; \
	done
	@for script in $(ACCURACY_SCRIPTS); do \
	  echo "$$script --check $(ACCURACY_ARTICLE)"; \
	  $(PYTHON) "$$script" --tool $(TOOL) --check $(ACCURACY_ARTICLE); \
	done

.PHONY: long-reference
long-reference: .stamps/python
	$(call heading,Tables of reference values that take long)
	@for script in $(LONG_TABLE_SCRIPTS); do \
	  echo "$$script --check"; \
	  $(PYTHON) "$$script" --check; \
	done

# MARK: Set-up

.PHONY: swift
swift:
	@Scripts/swift-version.sh

# The notebooks ask for it before anything is built.
.PHONY: linux
linux:
	@$(if $(C_LIBRARY),,echo 'The notebooks need the Python package, and its C library is made on Linux alone.' >&2; exit 1)

.PHONY: gsl
gsl:
	@Scripts/gsl.sh

.PHONY: tool
tool: swift gsl
	$(call heading,The command-line tool in $(CONFIGURATION) mode)
	@swift build -c $(CONFIGURATION) --scratch-path $(BUILD) $(BUILD_FLAGS) --product inbetween

.venv/pyvenv.cfg:
	@Scripts/python-environment.sh

.stamps/python: .venv/pyvenv.cfg Notebooks/requirements.txt
	$(call heading,Python environment)
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-cache-dir -r Notebooks/requirements.txt
	@mkdir -p .stamps && touch $@
