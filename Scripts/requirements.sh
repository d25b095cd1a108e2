#!/usr/bin/env bash
# Lists what the tests leave out on this machine, as a program is missing. Where INBETWEEN_REQUIRE_ALL is 1, as in CI,
# nothing may be.
set -euo pipefail

# WHAT is left out without one of the programs.
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
if [ ${#left_out[@]} = 0 ]; then exit 0; fi
printf 'Left out. %s\n' "${left_out[@]}"
if [ "${INBETWEEN_REQUIRE_ALL:-}" = 1 ]; then
  echo 'Nothing may be left out here, as INBETWEEN_REQUIRE_ALL is 1.' >&2
  exit 1
fi
