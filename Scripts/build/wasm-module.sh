#!/usr/bin/env bash
# Links a WebAssembly module from the objects of Scripts/build/wasm.sh: wasm-module.sh TARGET FUNCTIONS MODULE.wasm
#
# The module exports the FUNCTIONS of the TARGET, a list of names, and malloc and free. The linker drops all code that
# these do not call. Sources/WebRuntime replaces a C library. Binaryen then makes the module smaller.
set -euo pipefail

target="$1" functions="$2" module="$3"
triple=wasm32-unknown-none-wasm
release=.build-web/$triple/release
linked="${module%.wasm}-linked.wasm" sum="${module%.wasm}.sum"

if ! command -v wasm-opt >/dev/null; then Scripts/build/system-packages.sh binaryen; fi
# shellcheck disable=SC2086  # a list of words
exports=$(printf -- '--export=%s\n' $functions malloc free)
# Objects compiled for speed come first, as the linker keeps the first of equal symbols.
objects=$(find "$release"/{MotionCurves,MotionSprings,MotionKeyframes,"$target",_NumericsShims,WebRuntime}.build -name '*.o')
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unicode="$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
# shellcheck disable=SC2086  # lists of words
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --allow-undefined $exports $objects "$unicode" -o "$linked"
# Keep the optimised module while the linked one is the same.
if [ ! -e "$module" ] || [ "$(sha256sum <"$linked")" != "$(cat "$sum" 2>/dev/null)" ]; then
  wasm-opt -Oz --enable-simd --enable-bulk-memory --enable-mutable-globals --enable-sign-ext \
    --enable-nontrapping-float-to-int "$linked" -o "$module"
  sha256sum <"$linked" >"$sum"
fi
