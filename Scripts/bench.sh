#!/usr/bin/env bash
# Runs the benchmarks, all or those in whose name $1 (a regular expression) occurs, and prints each with the
# time for one value and how many times as fast as its baseline it was in the same run. The figures stay in
# out/bench/.
set -euo pipefail

mkdir -p out/bench
results=$PWD/out/bench/Current_run.influx.csv
log=$PWD/out/bench/log.txt
rm -f "$results"
[ -d .build-benchmarks ] ||
  echo "Building the benchmarks: the first time takes about three minutes."

if ! swift package --package-path Benchmarks --scratch-path .build-benchmarks benchmark \
  ${1:+--filter ".*($1).*"} --format influx --path "$PWD/out/bench" --no-progress >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
if ! grep -q ' values,' "$results"; then
  echo "No benchmark matches ${1:-anything}." >&2
  exit 1
fi

# A row ends in METRIC,UNIT,TEST,PERCENTILE,VALUE,AVERAGE,ITERATIONS,WARM-UPS,TIME, and TEST is "WHAT | SOLVER
# | COUNT values" (Benchmarks/Baselines/Comparison.swift). The first quartile is taken, because other work on
# the machine only adds time.
awk -F, '
  $(NF - 5) == "25.0" {
    split($(NF - 6), part, / [|] /)
    what[++rows] = part[1]
    solver[rows] = part[2]
    nanoseconds[rows] = $(NF - 4) / (part[3] + 0)
    if (sub(/^baseline: /, "", solver[rows])) baseline[part[1]] = nanoseconds[rows]
    suite[rows] = $1
  }
  END {
    for (row = 1; row <= rows; row++) {
      if (suite[row] != suite[row - 1])
        printf "\n%-34s %-22s %12s %15s\n", suite[row], "solver", "ns a value", "times as fast"
      ratio = what[row] in baseline ? sprintf("%.2f", baseline[what[row]] / nanoseconds[row]) : "-"
      printf "%-34s %-22s %12.2f %15s\n", what[row], solver[row], nanoseconds[row], ratio
    }
  }' "$results"
