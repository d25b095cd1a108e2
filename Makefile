# The tasks of this checkout. `make help` lists the targets; each sets up what it needs.
#
# Nothing is written outside the checkout, except missing Debian packages, SwiftPM's cache and the files of `make
# install`.
#
# Build folders: .build for the library and the tool, .build-WHAT for other kinds of builds, .venv for Python. Results:
# out/.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

# The folder and the configuration of the command-line tool and the libraries. People get optimised builds; tests reuse
# the builds that they have anyway.
BUILD := .build
CONFIGURATION := release
# The flags that enable the tests' imports, for steps that use the libraries of the release tests.
TESTABLE :=
# For builds for people: flags so that the linker can drop unused code from the tool. Relocations are packed if the C
# library can read them so, from glibc 2.36 on.
DROPPED = $(addprefix -Xswiftc -Xfrontend -Xswiftc ,-function-sections -conditional-runtime-records -internalize-at-link \
  -disable-incremental-llvm-codegen) \
  $(if $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($$2, v, "."); if (v[1] > 2 || v[2] > 35) print }'), \
    $(addprefix -Xlinker ,-z pack-relative-relocs))
# No debug information, as nobody debugs these builds.
BUILD_FLAGS = -c $(CONFIGURATION) -debug-info-format none $(if $(filter release,$(CONFIGURATION)),$(or $(TESTABLE),$(DROPPED)))
TOOL = $(BUILD)/$(CONFIGURATION)/inbetween
PYTHON := .venv/bin/python
# The checks of Scripts/check: those of the sources need nothing but a Python, the others the environment.
CHECK_SOURCES := PYTHONPATH=Scripts PYTHONDONTWRITEBYTECODE=1 python3 -m check
CHECK = PYTHONPATH=Scripts PYTHONDONTWRITEBYTECODE=1 $(PYTHON) -m check --tool $(TOOL)
# In the order of their imports.
LIBRARIES := MotionCurves MotionValues MotionSprings MotionKeyframes MotionPaths MotionInteraction MotionFitting MotionNotation MotionNumerics MotionDynamics LayerAnimation VectorScene EffectCore MotionEffects MotionLottie LottieArchive MotionExport MotionImport LottieImport TableReading SimulationFilms Catalogue SceneRaster WebPages
SWIFT_SOURCES := Package.swift Sources Tests Benchmarks Examples

# The commit that `inbetween --version` names, with -dirty after it if files are changed; empty outside a git checkout.
# All targets have it, as otherwise each would link the tool anew.
export INBETWEEN_COMMIT := $(if $(wildcard .git),$(shell git describe --always --dirty --exclude '*' 2>/dev/null))
# Builds here treat warnings as errors, and make the tool small. Packages that depend on this one get none of these
# flags (see Package.swift).
export INBETWEEN_MAKE := 1
# The folder where `make install` puts the tool and the library, and a folder before it, for makers of packages.
PREFIX := /usr/local
DESTDIR :=

# The library for C, if it can be made.
C_LIBRARY := $(if $(filter Linux,$(shell uname)),out/c-library)

# The program that draws pixels: people get it beside the tool, tests on the path.
RASTER := $(if $(filter Linux,$(shell uname)),out/raster/inbetween-raster)
export PATH := $(CURDIR)/out/raster:$(PATH)

# The pages that contain the library, which the tool fills. They lie beside the tool, for people and for tests.
WEB := out/web

# One line before each step of a longer run.
heading = @printf '\n== %s\n' '$(1)'

.PHONY: help
help: ## list the targets and the checks
	@echo 'usage: make TARGET'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile
	@printf '%s\n' 'The checks, each also alone: PYTHONPATH=Scripts $(PYTHON) -m check --tool $(TOOL) CHECK'
	@$(CHECK_SOURCES) --list

# MARK: For everybody

.PHONY: demo
demo: swift gsl ## tables and pictures of three motions first, then a film, the explorer and the gallery of effects, in out/
	@Scripts/build/demo.sh $(TOOL) $(if $(RASTER),raster)

.PHONY: check
check: ## minutes: the layout, the tests on optimised files, the README and the guides
	@INBETWEEN_QUICK=1 $(CHECK_SOURCES) steps check CONFIGURATION=debug BUILD=.build-check

# Steps that need the tool or the libraries use those of the release tests.
.PHONY: test
test: ## run what CI runs
	@$(CHECK_SOURCES) steps test BUILD=.build-release-tests TESTABLE='-Xswiftc -enable-testing'

.PHONY: thorough
thorough: ## hours: ten times as many inputs as the tests take, every sanitizer, the packages
	@INBETWEEN_THOROUGH=1 $(CHECK_SOURCES) steps thorough

BENCH := PYTHONPATH=Scripts $(PYTHON) -m bench

# A run of all benchmarks includes the rows of the packages for Python and JavaScript.
PACKAGES_TO_TIME := $(if $(FILTER),,$(if $(C_LIBRARY),python-package) javascript-package)

.PHONY: bench
bench: raster $(if $(FILTER),,web) $(C_LIBRARY:out/%=%) .stamps/python $(PACKAGES_TO_TIME) ## time everything against plain baselines, beside its targets; FILTER=REGEX for some
	$(call heading,Benchmarks)
	@$(BENCH) --tool $(TOOL) $(if $(FILTER),'$(FILTER)')

.PHONY: bench-full
bench-full: raster $(if $(FILTER),,web) $(C_LIBRARY:out/%=%) .stamps/python $(PACKAGES_TO_TIME) ## the same, ten times as long
	$(call heading,Benchmarks in their long form)
	@$(BENCH) --tool $(TOOL) --full $(if $(FILTER),'$(FILTER)')

# The inputs come from a random seed, which is printed.
.PHONY: fuzz
fuzz: swift gsl ## hold random inputs against everything; TARGETS='NAME…', RUNS=N each or TIME=SECONDS for all; SEED=N goes on where its runs have ended
	$(call heading,Random inputs)
	@Scripts/check/fuzz.sh $(TARGETS) $(if $(RUNS),--runs $(RUNS),--seconds $(or $(TIME),600)) $(if $(SEED),--seed $(SEED) --resume)

# A run that was interrupted goes on where it was.
.PHONY: mutants
mutants: swift gsl ## hold each module's tests against small wrong changes of it; MODULES='NAME…', COUNT=N each, SEED=N
	$(call heading,Mutants)
	@$(CHECK_SOURCES) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) mutants $(MODULES)

.PHONY: lottie
lottie: tool .stamps/python ## hold Lottie files of others beside other players, in out/lottie/; CORPUS=DIR has what no registry has
	$(call heading,Lottie files of others)
	@$(CHECK) lottie

.PHONY: raster
raster: tool $(RASTER) ## the program that draws pixels, beside the tool
	@if [ -e '$(RASTER)' ]; then cp $(RASTER) $(dir $(TOOL)); else echo 'There is nothing here that draws pixels.'; fi

# It states the version.
$(RASTER): $(wildcard Sources/inbetween-raster/*) VERSION Scripts/build/raster.sh
	$(call heading,The program that draws pixels)
	@Scripts/build/raster.sh $@

.PHONY: web
web: tool pages ## the pages that hold the library, beside the tool: the explorer, the gallery, the player
	@mkdir -p $(dir $(TOOL))inbetween-pages
	@cp $(WEB)/*.html $(dir $(TOOL))inbetween-pages

# The library for the pages and for the package.
.PHONY: wasm
wasm: swift
	$(call heading,The library as WebAssembly)
	@Scripts/build/wasm.sh InbetweenC

# The table of values, for the tests only.
.PHONY: wasm-values
wasm-values: swift
	@Scripts/build/wasm.sh ValueTable

.PHONY: pages
pages: wasm
	$(call heading,The pages with the library)
	@python3 Scripts/build/web.py $(WEB)

.PHONY: c-library
c-library: swift ## the library for C, C++ and whoever calls them, in out/c-library/
	$(call heading,The library for C)
	@Scripts/build/c-library.sh $(C_LIBRARY)

.PHONY: python
python: tool c-library .stamps/python ## the package for Python, tested, as a wheel in out/python/
	$(call heading,The package for Python)
	@Scripts/build/python.sh $(PYTHON) $(C_LIBRARY)
	@$(CHECK) python
	@rm -rf out/python && mkdir -p out && cp -r .build-python/wheel out/python && ls out/python/*.whl

# Those of other machines are not tested in `make test`: each takes minutes to compile.
WHEELS := linux-gnu linux-musl aarch64

.PHONY: wheels
wheels: swift .stamps/python ## wheels for glibc, musl and arm64, in out/wheels/
	$(call heading,Wheels for other machines)
	@rm -rf out/wheels
	@for platform in $(WHEELS); do \
	  Scripts/build/c-library.sh .build-wheels/$$platform $$platform; \
	  Scripts/build/wheel.sh $(PYTHON) .build-wheels/$$platform out/wheels; \
	done
	@ls out/wheels/*.whl

.PHONY: javascript
javascript: tool wasm ## the package for JavaScript, tested, in out/javascript/
	$(call heading,The package for JavaScript)
	@Scripts/build/javascript.sh
	@Scripts/build/system-packages.sh nodejs:node node-typescript:tsc esbuild:esbuild
	@$(CHECK_SOURCES) --tool $(TOOL) javascript
	@rm -rf out/javascript && mkdir -p out && cp -r .build-javascript out/javascript && echo 'The package: out/javascript/inbetween'

# The package for JavaScript, without its tests; beside it what it is timed with.
.PHONY: javascript-package
javascript-package: wasm
	@Scripts/build/javascript.sh
	@Scripts/build/system-packages.sh nodejs:node node-d3-ease

.PHONY: notebooks
notebooks: linux tool python-package ## execute the notebooks with the Python package, pages with their pictures in out/notebooks/
	$(call heading,Notebooks)
	@$(PYTHON) Notebooks/run.py $(TOOL) out/notebooks

.PHONY: docs
docs: tool .venv/pyvenv.cfg ## the libraries' documentation, in out/docs/
	$(call heading,Documentation)
	@Scripts/build/docs.sh $(PYTHON) $(BUILD)/$(CONFIGURATION) $(LIBRARIES)
	@printf '\n%s\n' 'To read it, python3 -m http.server -d out/docs, and open /documentation of that server'

.PHONY: site
site: web docs notebooks javascript-package ## guides, motions, pages, notebooks and the libraries' documentation as one site, in out/site/, its links checked
	$(call heading,The site)
	@PYTHONPATH=Scripts PYTHONDONTWRITEBYTECODE=1 $(PYTHON) -m website $(TOOL) out/site --docs out/docs --notebooks out/notebooks \
	  --library .build-javascript/inbetween
	@$(CHECK) site out/site
	@echo 'To read it, python3 -m http.server -d out/site'

.PHONY: install
install: tool $(C_LIBRARY:out/%=%) $(RASTER) pages ## the tool, its pages, what draws pixels, manual pages, completions, the library for C, below PREFIX=/usr/local; DESTDIR=FOLDER before it
	$(call heading,Installing)
	@Scripts/build/install.sh $(TOOL) '$(DESTDIR)$(PREFIX)' '$(C_LIBRARY)' '$(RASTER)' $(WEB)

STATIC_TOOL := .build-static/inbetween
PACKAGES := out/package

.PHONY: package
package: swift gsl $(RASTER) pages c-library ## the tool as one file that needs no Swift, in an archive and a Debian package, those of the library for C, in out/package/
	$(call heading,The tool as one file)
	@Scripts/build/static-tool.sh $(STATIC_TOOL)
	$(call heading,Packages of it)
	@Scripts/build/package.sh $(STATIC_TOOL) .build-static/checkouts $(PACKAGES) $(RASTER) $(WEB) $(C_LIBRARY)

# The checks of a release: with CHECKS= of fewer, the last line says which were left out.
ALL_CHECKS := test package-tests wheel-tests
CHECKS := $(ALL_CHECKS)

.PHONY: release-ready
release-ready:
	@python3 Scripts/build/release.py --ready

.PHONY: release
release: release-ready $(CHECKS) package wheels javascript-package site ## everything that is handed out of this commit, checked, in out/release/; CHECKS='TARGET…' for fewer checks
	$(call heading,The release)
	@python3 Scripts/build/release.py out/release
	@echo 'Checked by: $(or $(CHECKS),nothing)$(if $(filter-out $(CHECKS),$(ALL_CHECKS)),; left out: $(filter-out $(CHECKS),$(ALL_CHECKS)))'

.PHONY: uninstall
uninstall: ## remove what `make install` has installed below PREFIX
	@Scripts/build/install.sh --remove '$(DESTDIR)$(PREFIX)'

.PHONY: format
format: swift ## lay out the Swift sources, in place
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

.PHONY: interface
interface: ## make what comes from inbetween.h anew: the table of the package for Python, the reference of the functions
	@$(CHECK_SOURCES) --write interface

.PHONY: lint
lint: swift ## check the layout and the words of the sources
	$(call heading,Layout and words of the sources)
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@! command -v shellcheck >/dev/null || shellcheck -x Scripts/*/*.sh .ci/run
	@$(CHECK_SOURCES) words
	@$(CHECK_SOURCES) platforms
	@$(CHECK_SOURCES) graph
	@$(CHECK_SOURCES) interface
	@$(CHECK_SOURCES) workflows

.PHONY: clean
clean: ## remove everything that was made
	rm -rf .build .build-* .stamps .venv out Package.resolved */Package.resolved \
	  Tests/Fixtures/*/Package.resolved Tests/Reference/__pycache__

# MARK: The steps of `make check`, `make test` and `make thorough`

.PHONY: requirements
requirements:
	$(call heading,What there is)
	@$(CHECK_SOURCES) requirements

# Fetches everything from the network, so that no other step waits for it.
.PHONY: set-up
set-up: gsl $(RASTER) .stamps/python
	@Scripts/build/system-packages.sh nodejs:node binaryen:wasm-opt node-typescript:tsc \
	  esbuild:esbuild ffmpeg:ffprobe

# In debug mode, as an optimised build would remove unused code before it is checked. InbetweenC depends on all these
# libraries. No code is emitted: forbidden features are found earlier.
.PHONY: embedded
embedded: swift
	$(call heading,The libraries as Embedded Swift)
	@swift build --scratch-path .build-embedded --target InbetweenC -debug-info-format none \
	  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Xfrontend -Xswiftc -emit-empty-object-file

# The tests of `make check`, with optimised libraries.
.PHONY: quick-tests
quick-tests: swift gsl $(RASTER)
	$(call heading,Tests)
	@swift build --build-tests --scratch-path $(BUILD) -debug-info-format none
	@swift test --disable-xctest --scratch-path $(BUILD) -debug-info-format none --skip-build

.PHONY: recipes
recipes: swift gsl $(RASTER)
	$(call heading,The recipes of CONTRIBUTING)
	@$(CHECK_SOURCES) recipes

.PHONY: debug-tests
debug-tests: swift gsl $(RASTER)
	$(call heading,Tests)
	@swift build --build-tests
	@swift test --disable-xctest --skip-build

# The tests are built by `swift build`: `swift test` builds everything with other flags, and later steps would build all
# anew. They have a separate folder, as otherwise the tool would be built anew each time the flags change.
RELEASE_TESTS := -c release --scratch-path .build-release-tests -debug-info-format none

.PHONY: release-tests
release-tests: swift gsl $(RASTER)
	$(call heading,Tests in release mode)
	@swift build --build-tests $(RELEASE_TESTS) -Xswiftc -enable-testing
	@swift test --disable-xctest $(RELEASE_TESTS) --skip-build

# It uses the folder of the release tests, where everything is built. The inputs are the same each time, so that a
# change does not pass or fail by luck; `make fuzz` tries new ones.
FUZZ_SEED := 2026

.PHONY: fuzz-minute
fuzz-minute: swift gsl
	$(call heading,A minute of random inputs)
	@Scripts/check/fuzz.sh notation path-data paths path-motions tracks pools animated followers scripts players layers refresh effects --runs 15000 --seed $(FUZZ_SEED)
	@Scripts/check/fuzz.sh lottie --runs 6000 --seed $(FUZZ_SEED)
	@Scripts/check/fuzz.sh animation-documents system-documents simulations lottie-frames containers arrays --runs 1500 --seed $(FUZZ_SEED)
	@Scripts/check/fuzz.sh fits imports --runs 600 --seed $(FUZZ_SEED)
	@Scripts/check/fuzz.sh exports --runs 200 --seed $(FUZZ_SEED)

# Finds memory that is read or written out of bounds, used after it is freed, or leaked, in half an hour. In `make test`
# the library for C runs under the sanitizer.
WITH_ADDRESS_SANITIZER := --sanitize=address --scratch-path .build-address-sanitizer

.PHONY: address-sanitizer
address-sanitizer: swift gsl
	$(call heading,All tests in debug mode under the address sanitizer)
	@swift build --build-tests $(WITH_ADDRESS_SANITIZER)
	@swift test $(WITH_ADDRESS_SANITIZER) --disable-xctest --skip-build

# Finds data races in code that calls C code with internal state. The longest tests are skipped, as they do nothing that
# others do not do.
.PHONY: thread-sanitizer
thread-sanitizer: swift gsl
	$(call heading,The solver under the thread sanitizer)
	@swift test --disable-xctest --sanitize=thread --scratch-path .build-thread-sanitizer \
	  --filter MotionDynamicsTests --skip energyIsKept --skip OracleTests

# Finds errors that only a 32-bit processor without a C library shows.
.PHONY: webassembly
webassembly: swift gsl wasm-values .stamps/python
	$(call heading,Values and a package of a reader as WebAssembly)
	@$(CHECK) web-guide
	@swift build $(BUILD_FLAGS) --scratch-path $(BUILD) --product NativeValues
	@$(CHECK_SOURCES) values $(BUILD)/$(CONFIGURATION)/NativeValues

.PHONY: c-tests
c-tests: tool c-library
	$(call heading,The library for C, called from C and C++)
	@$(CHECK_SOURCES) --tool $(TOOL) c $(C_LIBRARY)

# The files of Vectors in the forms that the tests in Swift do not run: WebAssembly, C, Python and JavaScript.
.PHONY: conformance
conformance: swift c-library wasm-values javascript-package .stamps/python
	$(call heading,The conformance suite in every form)
	@swift build $(BUILD_FLAGS) --scratch-path $(BUILD) --product NativeValues
	@$(CHECK) conformance $(BUILD)/$(CONFIGURATION)/NativeValues

# The package for Python, without its tests.
.PHONY: python-package
python-package: c-library .stamps/python
	@Scripts/build/python.sh $(PYTHON) $(C_LIBRARY)

.PHONY: clients
clients: swift gsl
	$(call heading,A package that depends on this one)
	@$(CHECK_SOURCES) clients

# Installs into a temporary folder.
.PHONY: installation
installation: tool pages $(C_LIBRARY:out/%=%)
	$(call heading,The tool as it is installed)
	@$(CHECK_SOURCES) --tool $(TOOL) installation

# All documents and a few motions, without DocC's pages and the notebooks.
.PHONY: site-sample
site-sample: web .stamps/python
	$(call heading,A part of the site)
	@$(CHECK) site

# Needs the package for npm, which `javascript` makes.
.PHONY: release-check
release-check: c-library javascript-package .stamps/python
	$(call heading,Parts of a release made twice)
	@$(CHECK) release

# Tests the tool as one file, which takes minutes to link; `installation` packs without it.
.PHONY: package-tests
package-tests: tool package .stamps/python
	$(call heading,The tool as one file and its packages)
	@$(CHECK) static
	@$(CHECK) --tool $(STATIC_TOOL) readme Documentation/CommandLine.md
	@$(CHECK) packages

.PHONY: wheel-tests
wheel-tests: tool wheels
	@Scripts/build/system-packages.sh musl-tools:musl-gcc qemu-user:qemu-aarch64
	@$(CHECK) wheels

# Checks the commands, the Swift code and the links in the README and the guides.
.PHONY: readme
readme: raster .stamps/python
	$(call heading,The commands and the code of the README and the guides)
	@$(CHECK) readme
	@$(CHECK) guesses
	@$(CHECK) vectors-guide

# Compares pixels with Pillow, ffprobe and Chromium.
.PHONY: pixels
pixels: raster .stamps/python
	$(call heading,Pixels)
	@Scripts/build/system-packages.sh ffmpeg:ffprobe
	@if [ -e '$(RASTER)' ]; then \
	  $(CHECK) raster; \
	  $(CHECK) pixels; \
	fi

.PHONY: builds
builds: swift
	$(call heading,Builds in the ways of others)
	@$(CHECK_SOURCES) builds

# Inputs of some hundred MiB, and minutes of output.
.PHONY: limits
limits: tool raster .stamps/python
	$(call heading,Stated limits)
	@$(CHECK) limits

# Lets calls of the tool to the system fail.
.PHONY: faults
faults: web raster .stamps/python
	$(call heading,Faults)
	@$(CHECK) faults

.PHONY: schemas
schemas: .stamps/python
	$(call heading,Schemas of the documents)
	@$(CHECK) schemas

.PHONY: browser
browser: web .stamps/python
	$(call heading,Pictures and pages in a browser)
	@Scripts/build/system-packages.sh nodejs:node
	@$(CHECK_SOURCES) beside \
	  '$(CHECK) pages driver compare stage editors gesture keyframes converter export tool' \
	  '$(CHECK) pages gallery address lottie looks reach limits player unpacking' \
	  '$(CHECK) --engine firefox pages compare' '$(CHECK) --engine webkit pages compare' \
	  '$(CHECK) exports' '$(CHECK) code' '$(CHECK) effects' '$(CHECK) apple'

# In the other engines, which are optional.
.PHONY: browsers
browsers: web .stamps/python
	$(call heading,Pages in Firefox and WebKit)
	@Scripts/build/system-packages.sh firefox-esr webkit2gtk-driver:WebKitWebDriver xvfb:Xvfb || true
	@$(CHECK) --engine firefox pages $(SUITES)
	@$(CHECK) --engine webkit pages $(SUITES)

.PHONY: lottie-sample
lottie-sample: tool .stamps/python
	$(call heading,Some Lottie files of others)
	@$(CHECK) --count 12 lottie

# Checks that the tables of the tests are the output of their scripts, and that the accuracy tables of the article are
# the tool's. A script has the name of its table or of its first table, or is listed here. `make thorough` checks the
# scripts that take more than a quarter of a minute each. The vectors are made from the same arithmetic.
LONG_TABLE_SCRIPTS := Tests/Reference/bounds.py Tests/Reference/arc_length.py Tests/Reference/spring_questions.py \
  Tests/Reference/dynamics_duffing.py Tests/Reference/lottie/spatial.py Tests/Reference/lottie/trims.py \
  Tests/Reference/lottie/scripts.py
TABLE_SCRIPTS := $(filter-out $(LONG_TABLE_SCRIPTS), \
  $(wildcard $(patsubst %.csv,%.py,$(wildcard Tests/Reference/*.csv Tests/Reference/lottie/*.csv)))) \
  Tests/Reference/elementary.py

ACCURACY_ARTICLE := Sources/MotionNumerics/MotionNumerics.docc/Accuracy.md
ACCURACY_SCRIPTS := Tests/Reference/accuracy_table.py Tests/Reference/spring_accuracy_table.py

.PHONY: reference
reference: tool .stamps/python
	$(call heading,Tables of reference values and of the accuracy)
	@$(CHECK_SOURCES) beside '$(PYTHON) Vectors/make/all.py --check' $(TABLE_SCRIPTS:%='$(PYTHON) % --check') \
	  $(ACCURACY_SCRIPTS:%='$(PYTHON) % --tool $(TOOL) --check $(ACCURACY_ARTICLE)')

.PHONY: long-reference
long-reference: .stamps/python
	$(call heading,Tables of reference values that take long)
	@Scripts/build/system-packages.sh nodejs:node
	@$(CHECK_SOURCES) beside $(LONG_TABLE_SCRIPTS:%='$(PYTHON) % --check')

.PHONY: vectors
vectors: .stamps/python ## make the files of the conformance suite again
	$(call heading,The conformance suite)
	@PYTHONDONTWRITEBYTECODE=1 $(PYTHON) Vectors/make/all.py

# Proves the stated errors of the elementary functions from their sources.
.PHONY: bounds
bounds: .stamps/python
	$(call heading,Proofs of the errors of elementary functions)
	@Scripts/build/system-packages.sh gappa:gappa
	@$(CHECK) bounds

# MARK: Set-up

.PHONY: swift
swift:
	@Scripts/build/swift.sh

# The notebooks check this before anything is built.
.PHONY: linux
linux:
	@$(if $(C_LIBRARY),,echo 'The notebooks need the Python package, and its C library is made on Linux alone.' >&2; exit 1)

# The libraries of the system that the tool holds.
.PHONY: gsl
gsl:
	@Scripts/build/system-packages.sh 'libgsl-dev:<gsl/gsl_odeiv2.h>' 'zlib1g-dev:<zlib.h>'

.PHONY: tool
tool: swift gsl
	$(call heading,The command-line tool in $(CONFIGURATION) mode)
	@swift build $(BUILD_FLAGS) --scratch-path $(BUILD) --product inbetween

.venv/pyvenv.cfg:
	@Scripts/build/python-environment.sh

.stamps/python: .venv/pyvenv.cfg Scripts/build/python-packages.txt
	$(call heading,Python environment)
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-cache-dir --require-hashes -r Scripts/build/python-packages.txt
	@mkdir -p .stamps && touch $@
