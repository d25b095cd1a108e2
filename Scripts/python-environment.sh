#!/usr/bin/env bash
# Makes .venv, an empty Python environment, with the machine's python3 or with Debian's.
set -euo pipefail

# numpy's pinned version sets the lowest Python.
usable() {
  "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=python3
if ! usable "$python"; then
  Scripts/system-packages.sh python3 python3-venv
  python=/usr/bin/python3
fi
if ! usable "$python"; then
  echo "The notebooks need Python 3.11 or later with its venv module; found $("$python" --version 2>&1)." >&2
  exit 1
fi
rm -rf .venv
"$python" -m venv .venv
