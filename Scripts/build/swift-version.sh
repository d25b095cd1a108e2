#!/usr/bin/env bash
# Succeeds if a Swift that can build this package is installed, else prints in one line what is missing.
set -euo pipefail

found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' || true)
if [ "$(printf '%s\n' 6.3 "${found:-0}" | sort -V | head -n 1)" != 6.3 ]; then
  echo "Inbetween needs Swift 6.3 or later on the PATH; found ${found:-none}." >&2
  exit 1
fi
