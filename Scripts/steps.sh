#!/usr/bin/env bash
# Runs the steps of a command in Scripts/steps.txt, and prints the time of each at the end beside its minutes:
# steps.sh COMMAND [VARIABLE=VALUE…]
#
# Consecutive steps of one group run beside each other, by Scripts/beside.sh. It ends behind the first group of which one has
# failed. In CI a step that works half as long again as its minutes fails the run at its end; on a machine that is slow in most
# steps, by the median of all, its minutes are as many times longer. The last lines state the checks that this machine leaves
# out, and the result.
set -uo pipefail

command="$1"
shift
variables=("$@")
start=$SECONDS
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
# The targets that have been made when the groups `made…` begin: no step of them makes one again.
made='-o swift -o gsl -o tool -o raster -o web -o pages -o wasm -o wasm-values -o c-library -o python-package'

# The steps of the command: group, name, minutes. A step without a group is one by itself.
steps() { awk -v command="$command" '$1 == command { print ($4 == "" ? $2 : $4), $2, $3 }' Scripts/steps.txt; }

# Runs a step of a group, with the variables behind them, and writes its status and its seconds: by the clock, and those of the
# processors, which do not depend on what runs beside it.
one() {
  local group="$1" step="$2" status=0 TIMEFORMAT='%0R %0U %0S'
  # shellcheck disable=SC2046  # a list of words
  { time "${MAKE:-make}" --no-print-directory $([[ $group != made* ]] || echo "$made") "${@:3}" "$step" </dev/null 2>&3; } \
    3>&2 2>"$results/$step.seconds" || status=$?
  echo "$status $(tail -n 1 "$results/$step.seconds")" >"$results/$step"
  return $status
}
# For the shells of Scripts/beside.sh, which has a folder of its own.
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
  Scripts/beside.sh "${lines[@]}"
}

# A row of the table: a name, its seconds by the clock, those of the processors, and the minutes that there are for it.
row() { awk -v name="$1" -v clock="$2" -v work="$3" -v minutes="$4" 'BEGIN {
  printf "%6.1f %6s %6.1f  %s\n", clock / 60, work == "" ? "" : sprintf("%.1f", work / 60), minutes, name }'; }

summary() {
  local step minutes clock user system
  printf '\n== Minutes by the clock, of the processors, and those that there are for it\n'
  while read -r _ step minutes; do
    if read -r _ clock user system 2>/dev/null <"$results/$step"; then row "$step" "$clock" $((user + system)) "$minutes"; fi
  done < <(steps)
  row "make $command, by the clock" $((SECONDS - start)) '' \
    "$(awk -v command="$command" '$1 == "whole" && $2 == command { print $3 }' Scripts/steps.txt)"
  INBETWEEN_REQUIRE_ALL='' Scripts/requirements.sh
  printf '%s\n' "$1"
}

# The steps that worked half as long again as their minutes, at the pace of this machine; not for a hiccup of half a minute.
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
