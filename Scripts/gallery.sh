#!/usr/bin/env bash
# The gallery of effects as one HTML page that needs nothing but itself: gallery.sh PAGE.
#
# The library is compiled as Embedded Swift to WebAssembly by the stock toolchain, linked with what Sources/WebRuntime
# gives it instead of a C library, and put into the page of Sources/EffectGallery/Page as base64.
set -euo pipefail

page="$1"
build=.build-web
triple=wasm32-unknown-none-wasm

# Objects of sources that are gone would be linked too: begin anew where another list of sources was compiled.
sources=$(find Sources -name '*.swift' -o -name '*.c' | sort)
if [ "$sources" != "$(cat "$build/sources" 2>/dev/null)" ]; then rm -rf "$build"; fi
mkdir -p "$build"
echo "$sources" > "$build/sources"

# Without object-outliner, as of Swift 6.3.1: it makes constants of array literals, named after the function that has
# them and counted anew in each module that inlines it. In Embedded Swift all of these are weak symbols, of which the
# linker keeps one a name: the indicator got the size of a tag's start, and the page trapped.
swift build --triple "$triple" --target EffectGallery --scratch-path "$build" -c release \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner

# Every function that the Swift sources name for C is called by the page.
exports=$(sed -n 's/^@c(\(gallery_[a-z_]*\))$/--export=\1/p' Sources/EffectGallery/*.swift)
modules="RealModule _NumericsShims MotionNumerics VectorScene MotionEffects EffectGallery WebRuntime"
objects=$(for module in $modules; do find "$build/$triple/release/$module.build" -name '*.o'; done)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unicode="$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
# shellcheck disable=SC2086  # lists of words
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --allow-undefined $exports $objects "$unicode" \
  -o "$build/gallery.wasm"

# A line `@include NAME` of the page stands for the file of that name beside it, or for the compiled library.
base64 -w 0 "$build/gallery.wasm" > "$build/gallery.wasm.base64"
mkdir -p "$(dirname "$page")"
awk -v sources=Sources/EffectGallery/Page -v library="$build/gallery.wasm.base64" '
  $1 == "@include" {
    file = $2 == "library" ? library : sources "/" $2
    while ((getline line < file) > 0) print line
    close(file)
    next
  }
  { print }
' Sources/EffectGallery/Page/gallery.html > "$page.new"
mv "$page.new" "$page"
