#!/usr/bin/env bash
# Makes an empty Python environment in .venv, with the machine's python3 or Debian's.
set -euo pipefail

folder=.venv

# The pinned version of numpy determines the lowest Python version.
usable() {
  "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=python3
if ! usable "$python"; then
  Scripts/build/system-packages.sh python3 python3-venv
  python=/usr/bin/python3
fi
if ! usable "$python"; then
  echo "Python 3.11 or later is needed, with its venv module; found $("$python" --version 2>&1)." >&2
  exit 1
fi
rm -rf "$folder"
"$python" -m venv "$folder"
