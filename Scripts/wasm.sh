#!/usr/bin/env bash
# Compiles a target for WebAssembly, into .build-web: what Scripts/wasm-module.sh links: wasm.sh TARGET
#
# The stock toolchain compiles them as Embedded Swift; which modules emit code is said in Package.swift.
set -euo pipefail

target="$1" build=.build-web

# Objects of deleted sources would be linked too: start afresh after a build from a list with others.
all=$(find Sources Tests/WebAssembly -name '*.swift' -o -name '*.c' | sort)
if [ -n "$(comm -23 <(cat "$build/sources" 2>/dev/null) <(echo "$all"))" ]; then rm -rf "$build"; fi
mkdir -p "$build"
echo "$all" > "$build/sources"

# With vectors of 128 bits, which Chrome 91, Firefox 89 and Safari 16.4 have: a pool's step, springs at uneven and at even
# times and a prepared curve are 2.0, 1.6, 1.6 and 1.3 times as fast in V8 as without, with the same bits.
#
# Without object-outliner, as of Swift 6.3.1: it makes constants of array literals, named after their function and
# numbered afresh in each module that inlines it. In Embedded Swift all of these are weak symbols, and the linker keeps
# one for each name, of a library or of what calls it: the gallery's indicator got the size of a tag's start, and the
# page trapped.
#
# Without the hashes by which the compiler sees that an object is up to date: 16 bytes for each file, which no gzip makes
# fewer, were 11 kB of each module.
INBETWEEN_EMBEDDED=1 swift build --triple wasm32-unknown-none-wasm --target "$target" --scratch-path "$build" \
  -c release -debug-info-format none -Xcc -msimd128 -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
