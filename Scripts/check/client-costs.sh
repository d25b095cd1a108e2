#!/usr/bin/env bash
# Compares the costs of clients with PACKAGE/costs.txt: client-costs.sh PACKAGE SCRATCH-FOLDER
#
# Each row is a program in an optimised build, as SwiftPM makes it. It states the bytes without symbols, and the
# processor seconds of compiling it as a ratio to those of a fixed reference. Each program needs the modules of the
# programs before it, so its seconds include theirs. Growth must be intended: a tenth more bytes, or a third more
# seconds, fail.
set -euo pipefail

package="$1" scratch="$2"
TIMEFORMAT='%U %S'
rm -rf "$scratch"
mkdir -p "$scratch"

# Prints the processor seconds of a command.
seconds() { { time "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&3; return 1; }; } 3>&2 2>&1 | awk '{ print $1 + $2 }'; }

# The reference: two hundred functions over arrays. Their code does not matter.
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
