#!/usr/bin/env bash
# Makes the package for Python, a wheel in .build-python/wheel, and installs it in the environment of PYTHON: python.sh
# PYTHON LIBRARY, with the folder that Scripts/build/c-library.sh has made.
set -euo pipefail

export PYTHONDONTWRITEBYTECODE=1
unset INBETWEEN_LIBRARY
python="$PWD/$1"
library=$(readlink -f "$2/lib/libinbetween.so.1")
package="$PWD/Bindings/Python" build="$PWD/.build-python"
pip=("$python" -m pip install --quiet --disable-pip-version-check)

rm -rf "$build/wheel"
mkdir -p "$build"
INBETWEEN_LIBRARY="$library" "$python" -m build --wheel --no-isolation --outdir "$build/wheel" "$package" \
  >"$build/log.txt" 2>&1 || {
  cat "$build/log.txt" >&2
  exit 1
}
"${pip[@]}" --force-reinstall --no-deps --no-index "$build"/wheel/*.whl
