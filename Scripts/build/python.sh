#!/usr/bin/env bash
# Makes the package for Python and tests it as users get it: python.sh PYTHON LIBRARY [TOOL]. LIBRARY is the folder that
# Scripts/build/c-library.sh has made, TOOL the command-line tool. Without TOOL nothing is tested.
#
# If it passes, the wheel is in out/python. It is installed in the environment of PYTHON, and its tests run outside the
# checkout.
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
[ -n "${3:-}" ] || exit 0

tool=$(readlink -f "$3")
"$python" -m mypy --config-file "$package/pyproject.toml" --cache-dir "$build/mypy" "$package"
# Run isolated from the sources, so that the installed package is imported.
(cd / && INBETWEEN="$tool" "$python" -I -B -m pytest -c "$package/pyproject.toml" --rootdir "$package" "$package/tests")
rm -rf out/python
mkdir -p out
cp -r "$build/wheel" out/python
echo "The wheel: $(ls out/python/*.whl)"
