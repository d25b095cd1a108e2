#!/usr/bin/env bash
# Holds what clients pay beside PACKAGE/costs.txt: client-costs.sh PACKAGE SCRATCH-FOLDER
#
# A program a row, in an optimised build as SwiftPM makes it: its bytes without symbols, and the seconds that processors compile
# for it, over those of a compilation that stays the same. Each program needs the modules of those before it, so its seconds are
# all up to there. Growth has to be meant: a tenth more fails, for the seconds a third.
set -euo pipefail

package="$1" scratch="$2"
TIMEFORMAT='%U %S'
rm -rf "$scratch"
mkdir -p "$scratch"

# Prints the seconds of the processors that a command takes.
seconds() { { time "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&3; return 1; }; } 3>&2 2>&1 | awk '{ print $1 + $2 }'; }

# Two hundred functions over arrays: what they are compiled to does not matter.
for index in {1..200}; do
  echo "public func f$index(_ x: [Double]) -> [Double] { x.map { \$0 * $index }.filter { \$0 > 1 }.sorted().reversed() }"
done >"$scratch/reference.swift"
reference=$(seconds swiftc -O -parse-as-library -c "$scratch/reference.swift" -o "$scratch/reference.o")
echo "The reference takes $reference s of the processors."

swift package resolve --package-path "$package" --scratch-path "$scratch" >/dev/null 2>&1
total=0 failed=()
while read -r program bytes ratio; do
  took=$(seconds swift build --package-path "$package" --scratch-path "$scratch" -c release --product "$program")
  total=$(awk "BEGIN { print $total + $took }")
  strip -o "$scratch/stripped" "$scratch/release/$program"
  size=$(stat -c %s "$scratch/stripped")
  now=$(awk "BEGIN { printf \"%.1f\", $total / $reference }")
  echo "$program: $size bytes (recorded $bytes), $total s, $now of the reference (recorded $ratio)"
  awk "BEGIN { exit !($size > 1.1 * $bytes || $now > 1.33 * $ratio) }" && failed+=("$program")
done < <(grep -v '^#' "$package/costs.txt")
if [ ${#failed[@]} -gt 0 ]; then
  echo "More than is recorded: ${failed[*]}. See what has grown, or record it in $package/costs.txt." >&2
  exit 1
fi
