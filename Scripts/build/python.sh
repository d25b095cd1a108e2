#!/usr/bin/env bash
# Makes the package for Python, a wheel in .build-python/wheel, and installs it in the environment of PYTHON: python.sh
# PYTHON LIBRARY, with the folder that Scripts/build/c-library.sh has made.
set -euo pipefail

export PYTHONDONTWRITEBYTECODE=1
unset INBETWEEN_LIBRARY
wheels=.build-python/wheel

rm -rf "$wheels"
Scripts/build/wheel.sh "$1" "$2" "$wheels"
"$1" -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps --no-index "$wheels"/*.whl
