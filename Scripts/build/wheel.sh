#!/usr/bin/env bash
# Makes a wheel of the package for Python: wheel.sh PYTHON LIBRARY FOLDER, with the folder that Scripts/build/c-library.sh
# has made. The library says which machines the wheel is for.
set -euo pipefail

export PYTHONDONTWRITEBYTECODE=1
library=$(readlink -f "$2/lib/libinbetween.so.1")
log=$(INBETWEEN_LIBRARY="$library" "$1" -m build --wheel --no-isolation --outdir "$3" Bindings/Python 2>&1) || {
  echo "$log" >&2
  exit 1
}
