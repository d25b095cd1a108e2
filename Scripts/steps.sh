#!/usr/bin/env bash
# Runs the steps of a command in Scripts/steps.txt, one after another, and prints the time of each at the end beside its
# minutes: steps.sh COMMAND [VARIABLE=VALUE…]
#
# It ends at the first failure. In CI a step that takes half as much again as its minutes fails the run at its end; on a machine
# that is slow in most steps, by the median of all, its minutes are as many times longer. The last lines state the checks that
# this machine leaves out, and the result.
set -uo pipefail

command="$1"
shift
rows=() times=()
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
  times+=("$step $((SECONDS - begin)) $minutes")
done 3< <(steps)
# Not for a hiccup of half a minute.
slow=$(printf '%s\n' "${times[@]}" | awk '{ print $2 / (60 * $3), $2 - 60 * $3, $1 }' | sort -g | awk '
  { ratios[NR] = $1; more[NR] = $2; names[NR] = $3 }
  END {
    median = ratios[int((NR + 1) / 2)]
    for (i = 1; i <= NR; i++) if (more[i] > 30 && ratios[i] > 1.5 * (median > 1 ? median : 1)) print names[i]
  }')
if [ -n "$slow" ]; then
  summary "Half as much again as its minutes: ${slow//$'\n'/ }"
  if [ -n "${CI:-}" ]; then exit 1; fi
  exit 0
fi
summary 'All checks passed'
