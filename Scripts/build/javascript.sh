#!/usr/bin/env bash
# Makes the package for JavaScript and tests it as users get it: javascript.sh [TOOL], with the command-line tool.
# Without the tool nothing is tested.
#
# If it passes, the package is in out/javascript/inbetween. It contains the scripts of Bindings/JavaScript, and three
# WebAssembly modules with more and fewer functions, made of InbetweenC as Scripts/build/wasm.sh has compiled it. Tests run
# outside the checkout.
set -euo pipefail

# Installs a Debian package unless one of its commands is there.
need() {
  for command in "${@:2}"; do command -v "$command" >/dev/null && return; done
  Scripts/build/system-packages.sh "$1"
}

package="$PWD/Bindings/JavaScript" build="$PWD/.build-javascript"
header=Sources/InbetweenC/include/inbetween.h
functions=$(grep -o 'inbetween_[a-z_]*(' "$header" | tr -d '(' | sort -u)
# The functions that open a spring, a curve or a pool by its numbers, without those that read or write the notation.
small='^inbetween_((interface|spring|curve|pool)_|motion_(close|value|velocity|sample|rest|domain|spring$|hand_over_numbers))'
notated='_(curve_open|pool_open|pool_set_spring)$'

# Makes the module NAME of the functions, in parallel with other modules. The build folder keeps it for the next time.
modules=()
make_module() {
  { Scripts/build/wasm-module.sh InbetweenC "$2" ".build-web/$1.wasm" && cp ".build-web/$1.wasm" "$build/inbetween/src"; } &
  modules+=($!)
}

need binaryen wasm-opt
rm -rf "$build"
mkdir -p "$build/inbetween"
cp -r "$package"/{package.json,README.md,LICENSE,src} "$build/inbetween"
make_module inbetween-lottie "$functions"
make_module inbetween "$(grep -v _lottie_ <<<"$functions")"
make_module inbetween-small "$(grep -E "$small" <<<"$functions" | grep -vE "$notated")"
for module in "${modules[@]}"; do wait "$module"; done

# Growth must be intended: the recorded sizes are those of the last intended change.
while read -r recorded name; do
  size=$(gzip -9nc "$build/inbetween/src/$name" | wc -c)
  echo "$name: $(stat -c %s "$build/inbetween/src/$name") bytes, $size by gzip"
  [ "$((size * 100))" -le "$((recorded * 105))" ] || {
    echo "$name: $recorded bytes before. See what has grown, or record the new size in tests/sizes.txt." >&2
    exit 1
  }
done <"$package/tests/sizes.txt"

if [ -n "${1:-}" ]; then
  tool=$(readlink -f "$1") header=$(readlink -f "$header") guide="$PWD/Documentation/JavaScript.md"
  need nodejs node nodejs
  need node-typescript tsc
  need esbuild esbuild
  node=$(command -v node || command -v nodejs)
  place=$(mktemp -d)
  trap 'rm -rf "$place"' EXIT
  mkdir "$place/node_modules"
  cp -r "$build/inbetween" "$place/node_modules"
  cp -r "$package/tests" "$place"
  cd "$place"

  tsc --project tests
  tsc --project tests/tsconfig.node10.json
  INBETWEEN="$tool" HEADER="$header" GUIDE="$guide" "$node" --test tests
  cd "$OLDPWD"
fi
rm -rf out/javascript
mkdir -p out/javascript
cp -r "$build/inbetween" out/javascript
echo 'The package: out/javascript/inbetween'
