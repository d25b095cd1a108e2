#!/usr/bin/env bash
# Builds and tests what there is on a system that the Makefile does not set up, with Swift alone: macOS, and Windows in Git's
# bash. On macOS the tool needs Homebrew's GSL.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "$(uname)" = Darwin ]; then
  prefix=$(brew --prefix gsl)
  export CPATH="$prefix/include" LIBRARY_PATH="$prefix/lib"
fi
swift build --build-tests
swift test --disable-xctest --skip-build
