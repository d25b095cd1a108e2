#!/usr/bin/env bash
# Compiles a target of the package to a WebAssembly module: wasm.sh TARGET SOURCES MODULE.wasm LIBRARY…
#
# The target and the LIBRARIES that it is made of are compiled as Embedded Swift by the stock toolchain, and linked with
# what Sources/WebRuntime gives them instead of a C library. Each function that the Swift files of the folder SOURCES
# name for C is exported.
set -euo pipefail

target="$1" sources="$2" output="$3"
shift 3
build=.build-web
triple=wasm32-unknown-none-wasm

# Objects of sources that are gone would be linked too: begin anew where another list of sources was compiled.
all=$(find Sources Tests/WebAssembly -name '*.swift' -o -name '*.c' | sort)
if [ "$all" != "$(cat "$build/sources" 2>/dev/null)" ]; then rm -rf "$build"; fi
mkdir -p "$build"
echo "$all" > "$build/sources"

# Without object-outliner, as of Swift 6.3.1: it makes constants of array literals, named after the function that has
# them and counted anew in each module that inlines it. In Embedded Swift all of these are weak symbols, of which the
# linker keeps one a name: the gallery's indicator got the size of a tag's start, and the page trapped.
swift build --triple "$triple" --target "$target" --scratch-path "$build" -c release \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner

exports=$(sed -n 's/^@c(\([a-z_]*\))$/--export=\1/p' "$sources"/*.swift)
objects=$(
  for module in RealModule _NumericsShims WebRuntime "$@" "$target"; do
    find "$build/$triple/release/$module.build" -name '*.o'
  done
)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unicode="$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
# shellcheck disable=SC2086  # lists of words
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --allow-undefined $exports $objects "$unicode" \
  -o "$output"
