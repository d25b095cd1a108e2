#!/usr/bin/env bash
# Makes the package for JavaScript in .build-javascript: the scripts of Bindings/JavaScript, and three WebAssembly modules
# with more and fewer functions, made of InbetweenC as Scripts/build/wasm.sh has compiled it.
set -euo pipefail
. Scripts/build/embedded.sh

build=.build-javascript
functions=$(functions_of_header)
# The functions that open a spring, a curve or a pool by its numbers, without those that read or write the notation.
small='^inbetween_((interface|spring|curve|pool)_|motion_(close|value|velocity|sample$|sample_evenly|rest|domain|spring$|hand_over_numbers))'
notated='_(curve_open|pool_open|pool_set_spring)$'

# Makes the module NAME of the functions, in parallel with other modules. The build folder keeps it for the next time.
modules=()
make_module() {
  { Scripts/build/wasm.sh InbetweenC ".build-web/$1.wasm" "$2" && cp ".build-web/$1.wasm" "$build/inbetween/src"; } &
  modules+=($!)
}

Scripts/build/system-packages.sh binaryen:wasm-opt
rm -rf "$build"
mkdir -p "$build/inbetween"
cp -r Bindings/JavaScript/{package.json,README.md,LICENSE,src} "$build/inbetween"
make_module inbetween-lottie "$functions"
make_module inbetween "$(grep -v _lottie_ <<<"$functions")"
make_module inbetween-small "$(grep -E "$small" <<<"$functions" | grep -vE "$notated")"
for module in "${modules[@]}"; do wait "$module"; done
# The same as text, for who has no place for a file beside the script.
echo "export const gzipped = \"$(gzip -9nc "$build/inbetween/src/inbetween.wasm" | base64 -w 0)\";" >"$build/inbetween/src/inbetween.wasm.js"
