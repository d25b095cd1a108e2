#!/usr/bin/env bash
# Compiles a target for WebAssembly, into .build-web, for Scripts/build/wasm-module.sh to link: wasm.sh TARGET
#
# The stock toolchain compiles the target and its modules as Embedded Swift. Package.swift determines which modules emit
# code.
set -euo pipefail

target="$1" build=.build-web

# Objects of deleted sources would be linked, too. So start afresh if the last build had sources that are gone.
all=$(find Sources Tests/WebAssembly -name '*.swift' -o -name '*.c' | sort)
if [ -n "$(comm -23 <(cat "$build/sources" 2>/dev/null) <(echo "$all"))" ]; then rm -rf "$build"; fi
mkdir -p "$build"
echo "$all" > "$build/sources"

# Use vectors of 128 bits, which Chrome 91, Firefox 89 and Safari 16.4 have. A pool's step, springs at uneven and at
# even times and a prepared curve are 2.0, 1.6, 1.6 and 1.3 times as fast in V8 as without, with the same bits.
#
# Disable object-outliner, as of Swift 6.3.1. It turns array literals into constants, named after their function and
# numbered afresh in each module that inlines the function. In Embedded Swift these are weak symbols, and the linker
# keeps only one for each name, from a library or from its caller. So the gallery's indicator got the size of a tag's
# start, and the page trapped.
#
# Leave out the hashes by which the compiler sees that an object is up to date. They are 16 bytes for each file, which
# gzip cannot compress, and were 11 kB of each module.
INBETWEEN_EMBEDDED=1 swift build --triple wasm32-unknown-none-wasm --target "$target" --scratch-path "$build" \
  -c release -debug-info-format none -Xcc -msimd128 -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
