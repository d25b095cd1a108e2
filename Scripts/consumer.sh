#!/usr/bin/env bash
# Builds Tests/Fixtures/Consumer, a package that depends on this one, and checks what it prints and what it
# had to build.
set -euo pipefail

scratch=.build-consumer
printed=$(swift run --package-path Tests/Fixtures/Consumer --scratch-path "$scratch")
expected=0.802403387584857
if [ "$printed" != "$expected" ]; then
  echo "The consumer printed $printed, not $expected." >&2
  exit 1
fi
# Whoever uses one library builds neither the others nor what they need.
for module in "$scratch"/debug/Modules/*.swiftmodule; do
  case ${module##*/} in
    Consumer.swiftmodule | MotionNumerics.swiftmodule | RealModule.swiftmodule) ;;
    *)
      echo "The consumer of MotionNumerics had to build ${module##*/} too." >&2
      exit 1
      ;;
  esac
done
echo "CubicBezier(0.25, 0.1, 0.25, 1).value(at: 0.5) = $printed"
