#!/usr/bin/env bash
# Checks that the sources name the C library of each system. An `import Darwin` after `#else` would also apply to
# systems that nobody thought of. Package.swift leaves out modules on Windows that cannot work there.
set -euo pipefail
cd "$(dirname "$0")/../.."

libraries='Glibc|Musl|Android|Bionic|Darwin|WinSDK|ucrt|CRT|WASILibc'
absent=$(sed -n 's/.*var absent: Set = \[\(.*\)\].*/\1/p' Package.swift)
found=

fail() {
  echo "$1" >&2
  found=yes
}

while read -r file; do
  # Each import must stand behind the condition that its library can be imported.
  awk -v libraries="^($libraries)$" -v file="$file" '
    {
      count = split($0, words, /[ \t().]+/)
      for (i = 1; i < count; i++) {
        if (words[i] == "import" && words[i + 1] ~ libraries && last != "canImport " words[i + 1]) {
          print file ":" NR ": no #if canImport(" words[i + 1] ") in front of its import"
          bad = 1
        }
      }
      last = ""
      for (i = 1; i < count; i++) {
        if (words[i] ~ /^#(else)?if$/ && words[i + 1] == "canImport") last = "canImport " words[i + 2]
      }
    }
    END { exit bad }
  ' "$file" >&2 || found=yes
  for library in Glibc Musl Android Darwin; do
    grep -q "canImport($library)" "$file" || fail "$file: nothing for the systems whose C library is $library"
  done
  module=$(cut -d/ -f2 <<<"$file")
  [[ $absent == *"\"$module\""* ]] || fail "$file: Windows has none of these, and Package.swift builds $module there"
done < <(git grep --untracked -lE "import ($libraries)\b" -- 'Sources/*.swift')
[ -z "$found" ]
