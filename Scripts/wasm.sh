#!/usr/bin/env bash
# Compiles a target of the package to a WebAssembly module: wasm.sh TARGET FUNCTIONS MODULE.wasm LIBRARY…
#
# The stock toolchain compiles the target and its LIBRARIES as Embedded Swift, and links them with Sources/WebRuntime
# instead of a C library. The module exports the FUNCTIONS, a list of names, and malloc and free.
set -euo pipefail

target="$1" functions="$2" output="$3"
shift 3
build=.build-web
triple=wasm32-unknown-none-wasm

# Objects of deleted sources would be linked too: start afresh after a build from a list with others.
all=$(find Sources Tests/WebAssembly -name '*.swift' -o -name '*.c' | sort)
if [ -n "$(comm -23 <(cat "$build/sources" 2>/dev/null) <(echo "$all"))" ]; then rm -rf "$build"; fi
mkdir -p "$build"
echo "$all" > "$build/sources"

# With vectors of 128 bits, which Chrome 91, Firefox 89 and Safari 16.4 have: a pool's step, springs at uneven and at even
# times and a prepared curve are 2.0, 1.6, 1.6 and 1.3 times as fast in V8 as without, with the same bits.
#
# What nobody calls a million times a second is compiled for its size, as Package.swift says: modules are fetched.
#
# Without object-outliner, as of Swift 6.3.1: it makes constants of array literals, named after their function and
# numbered afresh in each module that inlines it. In Embedded Swift all of these are weak symbols, and the linker keeps
# one for each name: the gallery's indicator got the size of a tag's start, and the page trapped.
#
# Without the hashes by which the compiler sees that an object is up to date: 16 bytes for each file, which no gzip makes
# fewer, were 11 kB of each module.
INBETWEEN_SMALL=1 swift build --triple "$triple" --target "$target" --scratch-path "$build" -c release \
  -Xcc -msimd128 -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen

# shellcheck disable=SC2086  # a list of words
exports=$(printf -- '--export=%s\n' $functions malloc free)
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
