#!/usr/bin/env bash
# Builds Tests/Fixtures/Clients, a package that depends on this one, and runs its programs: they check their own numbers, and
# print what their files in Expected say.
#
# The first is the Swift code of the README. It is built before the others, to see which packages and modules it needs.
set -euo pipefail

package=Tests/Fixtures/Clients
scratch=.build-clients
example="$package/Sources/Consumer/main.swift"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The Swift blocks of the README are one program, with an empty line between two of them, up to the first block that needs more
# than MotionNumerics. `make readme` checks the rest.
program() {
  awk '
    $0 == "```" { inside = 0 }
    inside && /^import / && $2 != "MotionNumerics" { exit }
    inside { if (gap) print ""; gap = 0; print }
    $0 == "```swift" { gap = count++; inside = 1 }
  ' README.md
}

diff <(program) "$example" >&2 || fail "The README's code is not $example."
# Others would leave their modules there.
rm -rf "$scratch/debug/Modules"
swift build --package-path "$package" --scratch-path "$scratch" --product Consumer
# A client without traits fetches no package that only the command-line tool needs.
fetched=$(cd "$scratch/checkouts" && printf '%s\n' *)
echo "Fetched: $fetched"
[ "$fetched" = swift-numerics ] || fail 'The clients should fetch swift-numerics alone.'
# A client of one library builds neither the other libraries nor their dependencies.
for module in "$scratch"/debug/Modules/*.swiftmodule; do
  case ${module##*/} in
    Consumer.swiftmodule | MotionNumerics.swiftmodule | RealModule.swiftmodule) ;;
    *) fail "The consumer of MotionNumerics had to build ${module##*/} too." ;;
  esac
done

swift build --package-path "$package" --scratch-path "$scratch"
for source in "$package"/Sources/*/main.swift; do
  name=$(basename "$(dirname "$source")")
  echo "-- $name"
  "$scratch/debug/$name" > "$scratch/$name.txt" || {
    cat "$scratch/$name.txt"
    fail "$name failed."
  }
  case $name in
    # A comment behind a call of print says what it prints.
    Consumer) expected=$(sed -n 's|^ *print(.*) *// ||p' "$example") ;;
    *) expected=$(cat "$package/Expected/$name.txt") ;;
  esac
  diff <(printf '%s\n' "$expected") "$scratch/$name.txt" || fail "$name prints something else than it should."
done
