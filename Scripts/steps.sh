#!/usr/bin/env bash
# Runs the steps of a command in Scripts/steps.txt, one after another, and prints the time of each at the end beside its
# minutes: steps.sh COMMAND [VARIABLE=VALUE…]
#
# It ends at the first failure. In CI a step that takes half as much again as its minutes fails the run at its end. The last
# lines state the checks that this machine leaves out, and the result.
set -uo pipefail

command="$1"
shift
rows=() slow=()
start=$SECONDS

# The steps of the command, each with its minutes.
steps() { awk -v command="$command" '$1 == command { print $2, $3 }' Scripts/steps.txt; }

summary() {
  printf '\n== Minutes, and those that there are for it\n'
  if [ ${#rows[@]} != 0 ]; then printf '%s\n' "${rows[@]}"; fi
  row "make $command" "$start" "$(steps | awk '{ sum += $2 } END { print sum }')"
  INBETWEEN_REQUIRE_ALL= Scripts/requirements.sh
  printf '%s\n' "$1"
}

# The minutes since a time, to a tenth, those that there are, and the name of the step.
row() {
  local tenths=$(((SECONDS - $2 + 3) / 6))
  printf '%4d.%d  %5.1f  %s\n' $((tenths / 10)) $((tenths % 10)) "$3" "$1"
}

trap 'summary "Stopped"; exit 130' INT
while read -r step minutes <&3; do
  begin=$SECONDS
  "${MAKE:-make}" --no-print-directory "$@" "$step" 3<&-
  status=$?
  rows+=("$(row "$step" "$begin" "$minutes")")
  if [ $status != 0 ]; then
    summary "Failed: $step"
    exit 1
  fi
  if awk "BEGIN { exit !($SECONDS - $begin > 90 * $minutes) }"; then slow+=("$step"); fi
done 3< <(steps)
if [ ${#slow[@]} != 0 ]; then
  summary "Half as much again as its minutes: ${slow[*]}"
  if [ -n "${CI:-}" ]; then exit 1; fi
  exit 0
fi
summary 'All checks passed'
