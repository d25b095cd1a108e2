#!/usr/bin/env bash
# Makes the tool as one file that needs no other, nor Swift: static-tool.sh FILE.
#
# FILE.archives gets the libraries that are in it, a line each: their licences go with the file. The linker warns of functions
# that read the system's users and open libraries, and then need glibc's own files. They come with Foundation, which
# swift-argument-parser has for JSON; the tool calls none of them.
set -euo pipefail

file="$1" build=.build-static
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}
[ "$(uname)" = Linux ] || fail 'The tool as one file is made on Linux alone.'
mkdir -p "$build/gsl" "$(dirname "$file")"

# CGSL asks for -lgsl, and the first folder that has one wins: a folder without the shared ones.
for library in libgsl.a libgslcblas.a; do
  found=$(clang -print-file-name="$library")
  [ -e "$found" ] || fail "There is no $library, GSL as a static library: Debian has it in libgsl-dev."
  ln -sf "$(readlink -f "$found")" "$build/gsl/$library"
done

clang -c -O2 -std=c11 -Wall -Wextra -Werror Scripts/static-tool.c -o "$build/static-tool.o"
# Linked each time: SwiftPM does not know what the flags name. The linker's identifier would be another one in another folder, as
# it is computed with what strip removes.
rm -f "$build/release/inbetween" "$build/map"
swift build -c release --product inbetween --scratch-path "$build" --static-swift-stdlib -Xswiftc -static-executable \
  -Xlinker "-L$PWD/$build/gsl" -Xlinker --wrap=swift_copyAuxiliaryExecutablePath -Xlinker "$PWD/$build/static-tool.o" \
  -Xlinker --build-id=none -Xlinker "-Map=$PWD/$build/map"
if readelf -lW "$build/release/inbetween" | grep -qw INTERP; then fail 'The linked tool needs other files.'; fi

grep -o '/[^():]*\.a(' "$build/map" | tr -d '(' | sort -u | xargs -d '\n' readlink -f | sort >"$file.archives" ||
  fail "The linker's map names no libraries."
strip -o "$file.new" "$build/release/inbetween"
mv "$file.new" "$file"
