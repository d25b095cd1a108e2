#!/usr/bin/env bash
# Builds Tests/Fixtures/Consumer, a package that depends on this one and is the Swift code of the README. Checks its source, what
# it prints, and the packages and modules that its build has needed.
set -euo pipefail

scratch=.build-consumer
example=Tests/Fixtures/Consumer/Sources/Consumer/main.swift

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

diff <(program) "$example" >&2 || {
  echo "The README's code is not $example." >&2
  exit 1
}
printed=$(swift run --package-path Tests/Fixtures/Consumer --scratch-path "$scratch")
# A comment behind a call of print says what it prints.
diff <(sed -n 's|^ *print(.*) *// ||p' "$example") <(printf '%s\n' "$printed") >&2 || {
  echo "The README's code prints something else than the README says." >&2
  exit 1
}
# A client without traits fetches no package that only the command-line tool needs.
fetched=$(cd "$scratch/checkouts" && printf '%s\n' *)
echo "Fetched: $fetched"
if [ "$fetched" != swift-numerics ]; then
  echo 'The consumer of MotionNumerics should fetch swift-numerics alone.' >&2
  exit 1
fi
# A client of one library builds neither the other libraries nor their dependencies.
for module in "$scratch"/debug/Modules/*.swiftmodule; do
  case ${module##*/} in
    Consumer.swiftmodule | MotionNumerics.swiftmodule | RealModule.swiftmodule) ;;
    *)
      echo "The consumer of MotionNumerics had to build ${module##*/} too." >&2
      exit 1
      ;;
  esac
done
printf '%s\n' "$printed"
