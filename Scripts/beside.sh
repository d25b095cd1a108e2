#!/usr/bin/env bash
# Runs command lines beside each other, as many as there are processors: beside.sh LINE…
#
# What each says is printed when it has ended. All are run, and it fails if one of them has.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The shell for one of them, with the folder and the line as its arguments.
one='
  file=$(mktemp "$0/XXXXXX")
  bash -euo pipefail -c "$1" >"$file" 2>&1 && status=0 || status=$?
  printf "%s\n" "$1" "$(cat "$file")"
  [ "$status" = 0 ] || echo "Failed, with exit code $status: $1"
  exit "$((status > 0))"'
printf '%s\0' "$@" | xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I{} bash -c "$one" "$folder" {}
