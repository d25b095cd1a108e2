#!/usr/bin/env bash
# Runs the benchmark package: all benchmarks, or those whose names match $1 (a regular expression). Writes the figures
# to out/bench/Current_run.influx.csv.
set -euo pipefail

mkdir -p out/bench
results=$PWD/out/bench/Current_run.influx.csv
log=$PWD/out/bench/log.txt
rm -f "$results"
[ -d .build-benchmarks ] ||
  echo "Building the benchmarks: the first time takes about three minutes." >&2

for program in Allocations EmptyProgram LottieTimes; do
  swift build --package-path Benchmarks --scratch-path .build-benchmarks -c release --product $program >"$log" 2>&1 ||
    { cat "$log" >&2; exit 1; }
done
if ! swift package --package-path Benchmarks --scratch-path .build-benchmarks benchmark \
  ${1:+--filter ".*($1).*"} --format influx --path "$PWD/out/bench" --no-progress >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
