#!/usr/bin/env bash
# Lists the tests that this machine leaves out because a program is missing. If INBETWEEN_REQUIRE_ALL is 1, as in CI,
# the list must be empty.
set -euo pipefail

# Adds WHAT to the list unless one of the programs is installed.
require() {
  local what="$1" program
  shift
  for program in "$@"; do
    if command -v "$program" >/dev/null; then return; fi
  done
  left_out+=("$what: there is no $1")
}

left_out=()
require 'Pages and pictures in a browser' chromium chromium-browser google-chrome
require "Pictures as another program draws them" rsvg-convert
require 'Values as WebAssembly' node nodejs
if ! command -v apt-get >/dev/null && ! pkg-config --exists librsvg-2.0 2>/dev/null; then
  left_out+=('Pixels: there is no librsvg')
fi
if [ ${#left_out[@]} = 0 ]; then exit 0; fi
printf 'Left out. %s\n' "${left_out[@]}"
if [ "${INBETWEEN_REQUIRE_ALL:-}" = 1 ]; then
  echo 'Nothing may be left out here, as INBETWEEN_REQUIRE_ALL is 1.' >&2
  exit 1
fi
