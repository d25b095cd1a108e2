#!/usr/bin/env bash
# Runs targets of the Makefile one after another, and prints the time of each at the end:
# steps.sh TITLE [VARIABLE=VALUE…] TARGET…
#
# It ends at the first failure. The last lines state the checks that this machine leaves out, and the result.
set -uo pipefail

title="$1"
shift
variables=()
while [[ "${1:-}" == *=* ]]; do
  variables+=("$1")
  shift
done
rows=()
start=$SECONDS

summary() {
  printf '\n== Minutes\n'
  if [ ${#rows[@]} != 0 ]; then printf '%s\n' "${rows[@]}"; fi
  row "$title" "$start"
  INBETWEEN_REQUIRE_ALL= Scripts/requirements.sh
  printf '%s\n' "$1"
}

# The minutes since a time, to a tenth, and the name of the step.
row() {
  local tenths=$(((SECONDS - $2 + 3) / 6))
  printf '%4d.%d  %s\n' $((tenths / 10)) $((tenths % 10)) "$1"
}

trap 'summary "Stopped"; exit 130' INT
for step in "$@"; do
  begin=$SECONDS
  "${MAKE:-make}" --no-print-directory "${variables[@]}" "$step"
  status=$?
  rows+=("$(row "$step" "$begin")")
  if [ $status != 0 ]; then
    summary "Failed: $step"
    exit 1
  fi
done
summary 'All checks passed'
