#!/usr/bin/env bash
# Builds Tests/Fixtures/Consumer, a package that depends on this one and is the README's example. Checks its source, its
# output, and the packages and modules that its build has needed.
set -euo pipefail

scratch=.build-consumer
example=Tests/Fixtures/Consumer/Sources/Consumer/main.swift

# The README's first block in a language.
block() {
  awk -v fence="\`\`\`$1" '$0 == "```" && inside { exit } inside { print } $0 == fence { inside = 1 }' README.md
}

diff <(block swift) "$example" >&2 || {
  echo "The README's example is not $example." >&2
  exit 1
}
printed=$(swift run --package-path Tests/Fixtures/Consumer --scratch-path "$scratch")
diff <(block text) <(printf '%s\n' "$printed") >&2 || {
  echo "The README's example prints something else than the README says." >&2
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
