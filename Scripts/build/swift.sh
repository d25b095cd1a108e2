#!/usr/bin/env bash
# Succeeds if a Swift that can build this package is installed, and makes SwiftPM build with the revisions in
# Scripts/build/packages.txt, here, in Benchmarks and in the clients.
#
# SwiftPM reads them from Package.resolved; this script makes the file if it is missing. If SwiftPM cannot get a
# revision, it writes another one there.
set -euo pipefail

if command -v swift >/dev/null && ! SWIFT_BACKTRACE=enable=no swift --version >/dev/null 2>&1; then
  # As of 6.3.1 the driver crashes without a folder there, and with letters beyond ASCII in its name.
  echo "Swift is there, and does not run: see 'swift --version'. TMPDIR is '${TMPDIR-}'." >&2
  exit 1
fi
found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' || true)
if [ "$(printf '%s\n' 6.3 "${found:-0}" | sort -V | head -n 1)" != 6.3 ]; then
  echo "Inbetween needs Swift 6.3 or later on the PATH; found ${found:-none}." >&2
  exit 1
fi

rows=$(grep -v '^#' Scripts/build/packages.txt)
for package in . Benchmarks Tests/Fixtures/Clients; do
  resolved=$package/Package.resolved
  if [ ! -e "$resolved" ]; then
    awk '
      BEGIN { printf "{ \"version\": 3, \"pins\": [" }
      {
        identity = tolower($1)
        gsub(/.*\/|\.git$/, "", identity)
        printf "%s\n  { \"identity\": \"%s\", \"kind\": \"remoteSourceControl\", \"location\": \"%s\",\n", separator, identity, $1
        printf "    \"state\": { \"revision\": \"%s\", \"version\": \"%s\" } }", $3, $2
        separator = ","
      }
      END { print "\n] }" }
    ' <<<"$rows" >"$resolved"
  fi
  # The clients also depend on this package, from their clone of it.
  others=$(tr -d ' \n' <"$resolved" | sed 's/{"identity"/\n&/g' | grep -v '"kind":"localSourceControl"' |
    sed -n 's/.*"revision":"\([0-9a-f]*\)".*/\1/p' | grep -vFf <(awk '{ print $3 }' <<<"$rows") || true)
  if [ -n "$others" ]; then
    echo "$resolved has revisions that are not in Scripts/build/packages.txt: ${others//$'\n'/ }. Remove it, or put them there." >&2
    exit 1
  fi
done
