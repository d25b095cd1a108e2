#!/usr/bin/env bash
# Builds Tests/Fixtures/Clients, a package that depends on this one, and runs its programs. The programs check their own
# numbers, and must print the contents of their files in Expected.
#
# They get the checkout by URL, as a version of a clone, because SwiftPM compiles packages by path differently. The
# first program is the Swift code of the README. It is built before the others, to see which packages and modules it
# needs. It is also built by Swift Build, the engine of Xcode.
set -euo pipefail

package=Tests/Fixtures/Clients
scratch=.build-clients
clone="$PWD/$scratch/inbetween"
example="$package/Sources/Consumer/main.swift"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The Swift blocks of the README, up to the first that needs more than MotionNumerics, form one program. An empty line
# separates two blocks. `make readme` checks the rest.
program() {
  awk '
    $0 == "```" { inside = 0 }
    inside && /^import / && $2 != "MotionNumerics" { exit }
    inside { if (gap) print ""; gap = 0; print }
    $0 == "```swift" { gap = count++; inside = 1 }
  ' README.md
}

# Makes a repository whose only version is the checkout's files, with uncommitted changes. Changed files get another
# version, as SwiftPM trusts that a version stays the same.
publish() {
  local tree commit
  mkdir -p "$scratch"
  cp "$(git rev-parse --git-path index)" "$scratch/index"
  tree=$(export GIT_INDEX_FILE="$scratch/index"; git add --all; git write-tree)
  commit=$(GIT_AUTHOR_DATE='@0 +0000' GIT_COMMITTER_DATE='@0 +0000' git -c user.name=nobody -c user.email=nobody@localhost \
    commit-tree "$tree" -m 'The checkout')
  INBETWEEN_VERSION=1.0.$((16#${tree:0:7}))
  rm -rf "$clone"
  git init --quiet --bare --initial-branch=main "$clone"
  git push --quiet "$clone" "$commit:refs/heads/main" "$commit:refs/tags/$INBETWEEN_VERSION"
}

diff <(program) "$example" >&2 || fail "The README's code is not $example."
unset INBETWEEN_MAKE
publish
export INBETWEEN_VERSION INBETWEEN_CLONE="file://$clone"
# Other builds may have left their modules there.
rm -rf "$scratch/debug/Modules"
swift build --package-path "$package" --scratch-path "$scratch" --product Consumer
# A client without traits must not fetch packages that only the command-line tool needs.
fetched=$(cd "$scratch/checkouts" && echo *)
echo "Fetched: $fetched"
[ "$fetched" = 'inbetween swift-numerics' ] || fail 'The clients should fetch this package and swift-numerics alone.'
# A client of MotionNumerics must build only the modules that it re-exports, not the other libraries or their
# dependencies.
expected=$(sed -n 's/^@_exported public import //p' Sources/MotionNumerics/MotionNumerics.swift; printf '%s\n' Consumer MotionNumerics RealModule)
built=$(cd "$scratch/debug/Modules" && printf '%s\n' *.swiftmodule | sed 's/.swiftmodule$//')
diff <(sort <<<"$expected") <(sort <<<"$built") >&2 || fail 'The consumer of MotionNumerics had to build other modules too.'

swift build --package-path "$package" --scratch-path "$scratch" --build-system swiftbuild --product Consumer
swift build --package-path "$package" --scratch-path "$scratch"
for source in "$package"/Sources/*/main.swift; do
  name=$(basename "$(dirname "$source")")
  echo "-- $name"
  "$scratch/debug/$name" > "$scratch/$name.txt" || {
    cat "$scratch/$name.txt"
    fail "$name failed."
  }
  case $name in
    # A comment after a call of print states the output.
    Consumer) expected=$(sed -n 's|^ *print(.*) *// ||p' "$example") ;;
    *) expected=$(cat "$package/Expected/$name.txt") ;;
  esac
  diff <(printf '%s\n' "$expected") "$scratch/$name.txt" || fail "$name prints something else than it should."
done
Scripts/check/client-costs.sh "$package" "$scratch-costs"
