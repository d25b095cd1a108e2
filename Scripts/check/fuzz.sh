#!/usr/bin/env bash
# Holds random inputs against the library and the tool, from a seed that is printed: see Tests/Fuzz.
#
#   Scripts/check/fuzz.sh [TARGET…] --runs N        so many inputs a target
#   Scripts/check/fuzz.sh [TARGET…] --seconds S     so long for all targets together
#     --seed N        another seed; by default a random one
#     --first I       begin with the input of that index: with --seed and --runs 1, a finding again
#     --resume        go on where runs of the seed have ended; --runs counts theirs, too
#     --sanitize      under the address sanitizer, some ten times slower
#     --reach         prints how much of each module the inputs reach; what they never reach is in .build-fuzz/unreached.txt
#   Scripts/check/fuzz.sh --coverage TARGET --seconds S
#                     libFuzzer: texts made so that they reach new code, under the address sanitizer; what it found
#                     stays in .build-fuzz/corpus/TARGET, findings in .build-fuzz/findings/TARGET
#
# Without targets, all. Exits with 1 if there is a finding.
set -euo pipefail

usage() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

targets=() runs='' seconds='' seed='' first='' resume='' sanitize='' reach='' coverage=''
while [ $# -gt 0 ]; do
  case $1 in
    --runs | --seconds | --seed | --first | --coverage)
      [ $# -ge 2 ] || usage
      declare "${1#--}=$2"
      shift
      ;;
    --resume) resume=yes ;;
    --sanitize) sanitize=yes ;;
    --reach) reach=yes ;;
    -*) usage ;;
    *) targets+=("$1") ;;
  esac
  shift
done
[ -n "$runs$seconds" ] || usage
for number in "$runs" "$seed" "$first"; do
  case $number in *[!0-9]*) usage ;; esac
done
seed=${seed:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
# Swift's backtracer hangs after a crash under a sanitizer, and the driver prints the input anyway.
export SWIFT_BACKTRACE=enable=no
export FUZZ_TARGETS="${targets[*]-}" FUZZ_SEED="$seed"
[ -z "$runs" ] || export FUZZ_RUNS="$runs"
[ -z "$seconds" ] || export FUZZ_SECONDS="$seconds"
[ -z "$first" ] || export FUZZ_FIRST="$first"
if [ -n "$resume" ]; then
  mkdir -p .build-fuzz
  export FUZZ_LEDGER=$PWD/.build-fuzz/reached.txt
fi

# Runs the tests of Tests/Fuzz from a build folder.
run() {
  "$1/release/InbetweenPackageTests.xctest" --testing-library swift-testing --filter 'FuzzTests.RandomInputTests/' |
    grep -Ev '^(.\[[0-9]*m)?(◇|↳|✔)'
}

build() {
  echo 'Building' "$@" >&2
  swift build --build-tests -c release -Xswiftc -enable-testing "$@" >&2
}

if [ -n "$coverage" ]; then
  [ -n "$seconds" ] || usage
  folder=.build-fuzz
  mkdir -p "$folder/corpus/$coverage" "$folder/findings/$coverage"
  runtime=$(dirname "$(find "$(dirname "$(readlink -f "$(command -v swift)")")/../lib" -name 'libclang_rt.fuzzer_no_main*.a' | head -n 1)")
  library=$(basename "$(find "$runtime" -name 'libclang_rt.fuzzer_no_main*.a' | head -n 1)")
  INBETWEEN_TESTS=FuzzTests build --scratch-path "$folder/build" --sanitize=address -Xswiftc -DCOVERAGE -Xswiftc -DSANITIZED \
    -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer,address -Xlinker "$runtime/$library" -Xlinker -lstdc++
  # libFuzzer ends the process itself; each finding writes its text at once.
  status=0
  FUZZ_TARGETS=$coverage FUZZ_COVERAGE=$folder ASAN_OPTIONS=detect_leaks=0 \
    timeout -k 5 $((seconds + 60)) "$folder/build/release/InbetweenPackageTests.xctest" --testing-library swift-testing \
    --filter 'FuzzTests.CoverageTests/' || status=$?
  echo "Findings of $coverage: $(find "$folder/findings/$coverage" -type f | wc -l) in $folder/findings/$coverage"
  [ "$status" = 0 ] && [ -z "$(find "$folder/findings/$coverage" -type f)" ] || exit 1
elif [ -n "$reach" ]; then
  folder=.build-fuzz/reach
  INBETWEEN_TESTS=FuzzTests build --scratch-path "$folder" --enable-code-coverage
  LLVM_PROFILE_FILE=$PWD/$folder/inputs.profraw run "$folder"
  PYTHONPATH=Scripts python3 -m check.fuzz_reach "$folder/release/InbetweenPackageTests.xctest" "$folder/inputs.profraw" .build-fuzz/unreached.txt
elif [ -n "$sanitize" ]; then
  INBETWEEN_TESTS=FuzzTests build --scratch-path .build-fuzz-address --sanitize=address -Xswiftc -DSANITIZED
  ASAN_OPTIONS=detect_leaks=0 run .build-fuzz-address
else
  # Use the folder of the release tests, so that both share one build.
  build --scratch-path .build-release-tests -debug-info-format none
  run .build-release-tests
fi
