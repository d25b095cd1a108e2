#!/usr/bin/env bash
# Runs the steps of a command in Scripts/check/steps.txt, and prints the time of each beside its planned minutes at the end:
# steps.sh COMMAND [VARIABLE=VALUE…]
#
# Consecutive steps of one group run in parallel, by Scripts/check/beside.sh. The run ends after the first group with a failed
# step. In CI the run also fails at its end if a step takes half as long again as its minutes. If the machine is slow in
# most steps, all minutes are multiplied by the median of the ratios. The last lines state the checks that this machine
# leaves out, and the result.
set -uo pipefail

command="$1"
shift
variables=("$@")
start=$SECONDS
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
# The targets that exist when the groups `made…` begin: their steps do not make these again.
made='-o swift -o gsl -o tool -o raster -o web -o pages -o wasm -o wasm-values -o c-library -o python-package'

# The steps of the command: group, name, minutes. A step without a group forms its own group.
steps() { awk -v command="$command" '$1 == command { print ($4 == "" ? $2 : $4), $2, $3 }' Scripts/check/steps.txt; }

# Runs a step: GROUP STEP VARIABLES. Writes its status, its seconds by the clock, and its processor seconds, which do
# not depend on parallel steps.
one() {
  local group="$1" step="$2" status=0 TIMEFORMAT='%0R %0U %0S'
  # shellcheck disable=SC2046  # a list of words
  { time "${MAKE:-make}" --no-print-directory $([[ $group != made* ]] || echo "$made") "${@:3}" "$step" </dev/null 2>&3; } \
    3>&2 2>"$results/$step.seconds" || status=$?
  echo "$status $(tail -n 1 "$results/$step.seconds")" >"$results/$step"
  return $status
}
# Scripts/check/beside.sh runs steps in other shells, which need these.
export -f one
export results made

# Runs the steps of a group.
group() {
  local name="$1" step lines=()
  shift
  if [ $# = 1 ]; then
    one "$name" "$1" "${variables[@]}"
    return
  fi
  for step in "$@"; do lines+=("$(printf '%q ' one "$name" "$step" "${variables[@]}")"); done
  Scripts/check/beside.sh "${lines[@]}"
}

# Prints a row of the table: NAME, seconds by the clock, processor seconds, planned minutes.
row() { awk -v name="$1" -v clock="$2" -v work="$3" -v minutes="$4" 'BEGIN {
  printf "%6.1f %6s %6.1f  %s\n", clock / 60, work == "" ? "" : sprintf("%.1f", work / 60), minutes, name }'; }

summary() {
  local step minutes clock user system
  printf '\n== Minutes by the clock, of the processors, and those that there are for it\n'
  while read -r _ step minutes; do
    if read -r _ clock user system 2>/dev/null <"$results/$step"; then row "$step" "$clock" $((user + system)) "$minutes"; fi
  done < <(steps)
  row "make $command, by the clock" $((SECONDS - start)) '' \
    "$(awk -v command="$command" '$1 == "whole" && $2 == command { print $3 }' Scripts/check/steps.txt)"
  INBETWEEN_REQUIRE_ALL='' Scripts/check/requirements.sh
  printf '%s\n' "$1"
}

# The steps that took half as long again as their minutes, at the pace of this machine. An excess below half a minute
# does not count.
slow() {
  local step minutes user system
  while read -r _ step minutes; do
    read -r _ _ user system <"$results/$step"
    echo "$step $((user + system)) $minutes"
  done < <(steps) | awk '{ print $2 / (60 * $3), $2 - 60 * $3, $1 }' | sort -g | awk '
    { ratios[NR] = $1; more[NR] = $2; names[NR] = $3 }
    END {
      median = ratios[int((NR + 1) / 2)]
      for (i = 1; i <= NR; i++) if (more[i] > 30 && ratios[i] > 1.5 * (median > 1 ? median : 1)) print names[i]
    }'
}

trap 'summary "Stopped"; exit 130' INT
while read -r name members; do
  # shellcheck disable=SC2086  # a list of words
  group "$name" $members || {
    for step in $members; do
      if [ -e "$results/$step" ] && [ "$(cut -d ' ' -f 1 "$results/$step")" != 0 ]; then failed="$step"; fi
    done
    summary "Failed: ${failed:-$members}"
    exit 1
  }
done < <(steps | awk '{ if ($1 == last) line = line " " $2; else { if (line) print line; line = $1 " " $2 }; last = $1 } END { print line }')

late=$(slow)
if [ -n "$late" ]; then
  summary "Half as long again as its minutes: ${late//$'\n'/ }"
  if [ -n "${CI:-}" ]; then exit 1; fi
  exit 0
fi
summary 'All checks passed'
