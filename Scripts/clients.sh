#!/usr/bin/env bash
# Builds the client programs of Tests/Fixtures/Clients and runs each: they check their own numbers. Then builds the one beside
# SwiftUI's names.
set -euo pipefail

scratch=.build-clients
swift build --package-path Tests/Fixtures/Clients --scratch-path "$scratch"
for client in Tests/Fixtures/Clients/Sources/*/; do
  name=$(basename "$client")
  echo "-- $name"
  "$scratch/debug/$name" > "$scratch/$name.txt" || {
    cat "$scratch/$name.txt"
    echo "$name failed." >&2
    exit 1
  }
  diff "Tests/Fixtures/Clients/Expected/$name.txt" "$scratch/$name.txt" || {
    echo "$name prints something else than Tests/Fixtures/Clients/Expected/$name.txt says." >&2
    exit 1
  }
done
swift build --package-path Tests/Fixtures/BesideSwiftUI --scratch-path .build-beside-swiftui
for program in Qualified ScopedImports; do
  ".build-beside-swiftui/debug/$program" > /dev/null
done
