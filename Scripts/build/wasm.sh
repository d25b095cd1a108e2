#!/usr/bin/env bash
# Makes WebAssembly of a target, with the stock toolchain, in .build-web:
#
#   wasm.sh TARGET                          compiles it and its modules; Package.swift determines which emit code
#   wasm.sh TARGET MODULE.wasm FUNCTIONS    links a module that exports these functions, malloc and free
#
# The linker drops all code that the functions do not call. Sources/WebRuntime replaces a C library. Binaryen then makes
# the module smaller.
set -euo pipefail
. Scripts/build/embedded.sh

target=$1 module=${2:-} functions=${3:-}
build=.build-web triple=wasm32-unknown-none-wasm

compile() {
  local all
  # Objects of deleted sources would be linked, too. So start afresh if the last build had sources that are gone.
  all=$(find Sources Tests/WebAssembly -name '*.swift' -o -name '*.c' | sort)
  if [ -n "$(comm -23 <(cat "$build/sources" 2>/dev/null) <(echo "$all"))" ]; then rm -rf "$build"; fi
  mkdir -p "$build"
  echo "$all" >"$build/sources"

  # Use vectors of 128 bits, which Chrome 91, Firefox 89 and Safari 16.4 have. A pool's step, springs at uneven and at
  # even times and a prepared curve are 2.0, 1.6, 1.6 and 1.3 times as fast in V8 as without, with the same bits.
  build_embedded "$build" "$target" --triple "$triple" -Xcc -msimd128
}

link() {
  local linked="${module%.wasm}-linked.wasm" sum="${module%.wasm}.sum" exports objects
  Scripts/build/system-packages.sh binaryen:wasm-opt
  take_turns "${module%.wasm}"
  # shellcheck disable=SC2086  # a list of words
  exports=$(printf -- '--export=%s\n' $functions malloc free)
  objects=$(objects_of "$build/$triple/release" "$target" WebRuntime)
  # shellcheck disable=SC2086  # lists of words
  # The usual stack of 64 KiB is too small for the deepest expressions of a Lottie document.
  "$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --allow-undefined -z stack-size=524288 $exports $objects "$(unicode_of "$triple")" -o "$linked"
  # Keep the optimised module while the linked one and this script are the same. The linker lays nothing that is used
  # below 1024 bytes, so that additions to addresses become offsets of loads: else the explorer is 9 kB larger. Functions
  # with one caller stay, unless they are small: packed, the explorer's library is 5 % smaller so, made in a third of the
  # time, and as fast.
  if [ ! -e "$module" ] || [ "$(cat "$linked" Scripts/build/wasm.sh | sha256sum)" != "$(cat "$sum" 2>/dev/null)" ]; then
    wasm-opt -Oz --one-caller-inline-max-function-size=60 --low-memory-unused --enable-simd --enable-bulk-memory \
      --enable-mutable-globals --enable-sign-ext --enable-nontrapping-float-to-int "$linked" -o "$module"
    cat "$linked" Scripts/build/wasm.sh | sha256sum >"$sum"
  fi
}

if [ -z "$module" ]; then compile; else link; fi
