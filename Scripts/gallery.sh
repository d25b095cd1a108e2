#!/usr/bin/env bash
# The gallery of effects as one HTML page that needs nothing but itself: gallery.sh PAGE.
#
# The library is compiled to WebAssembly, and put into the page of Sources/EffectGallery/Page as base64.
set -euo pipefail

page="$1"
library=.build-web/gallery.wasm
Scripts/wasm.sh EffectGallery Sources/EffectGallery "$library" MotionNumerics VectorScene MotionEffects

# A line `@include NAME` of the page stands for the file of that name beside it, or for the compiled library.
base64 -w 0 "$library" > "$library.base64"
mkdir -p "$(dirname "$page")"
awk -v sources=Sources/EffectGallery/Page -v library="$library.base64" '
  $1 == "@include" {
    file = $2 == "library" ? library : sources "/" $2
    while ((getline line < file) > 0) print line
    close(file)
    next
  }
  { print }
' Sources/EffectGallery/Page/gallery.html > "$page.new"
mv "$page.new" "$page"
