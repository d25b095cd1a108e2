#!/usr/bin/env bash
# Makes the tool as one file that needs neither other files nor Swift: static-tool.sh FILE.
#
# FILE.archives lists the libraries in the file, one in each line: their licences accompany the file. The linker warns
# about functions that read the system's users or open libraries, as these need glibc's files. They come with
# Foundation, which swift-argument-parser uses for JSON; the tool calls none of them.
set -euo pipefail

file="$1" build=.build-static
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}
[ "$(uname)" = Linux ] || fail 'The tool as one file is made on Linux alone.'
mkdir -p "$build/archives" "$(dirname "$file")"

# CGSL and CZlib ask for -lgsl and -lz, and the first folder with such a library wins. So make a folder with only the
# static ones.
for library in libgsl.a libgslcblas.a libz.a; do
  found=$(clang -print-file-name="$library")
  [ -e "$found" ] || fail "There is no $library, a static library: Debian has them in libgsl-dev and zlib1g-dev."
  ln -sf "$(readlink -f "$found")" "$build/archives/$library"
done

clang -c -O2 -std=c11 -Wall -Wextra -Werror Scripts/build/static-tool.c -o "$build/static-tool.o"
# Link each time, as SwiftPM does not know the files that the flags name. Leave out the linker's build identifier and
# the hashes by which the compiler sees that an object is up to date: they depend on the folder.
rm -f "$build/release/inbetween" "$build/map"
swift build -c release --product inbetween --scratch-path "$build" --static-swift-stdlib -Xswiftc -static-executable \
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
  -Xlinker "-L$PWD/$build/archives" -Xlinker --wrap=swift_copyAuxiliaryExecutablePath -Xlinker "$PWD/$build/static-tool.o" \
  -Xlinker --build-id=none -Xlinker "-Map=$PWD/$build/map"
if readelf -lW "$build/release/inbetween" | grep -qw INTERP; then fail 'The linked tool needs other files.'; fi

grep -o '/[^():]*\.a(' "$build/map" | tr -d '(' | sort -u | xargs -d '\n' readlink -f | sort >"$file.archives" ||
  fail "The linker's map names no libraries."
strip -o "$file.new" "$build/release/inbetween"
mv "$file.new" "$file"
