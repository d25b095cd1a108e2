#!/usr/bin/env bash
# Runs command lines in parallel, as many as there are processors: beside.sh LINE…
#
# The output of each line is printed when the line has ended. All lines are run; the script fails if one of them fails.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The shell script for one line; its arguments are the folder and the line.
one='
  file=$(mktemp "$0/XXXXXX")
  bash -euo pipefail -c "$1" >"$file" 2>&1 && status=0 || status=$?
  printf "%s\n" "$1" "$(cat "$file")"
  [ "$status" = 0 ] || echo "Failed, with exit code $status: $1"
  exit "$((status > 0))"'
printf '%s\0' "$@" | xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I{} bash -c "$one" "$folder" {}
