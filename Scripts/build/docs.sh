#!/usr/bin/env bash
# Makes one DocC site in out/docs from libraries that are already built: docs.sh PYTHON BUILD-FOLDER LIBRARY…
#
# Name the libraries in the order of their imports: each may link to earlier ones. Warnings report broken links, and
# count as errors.
set -euo pipefail

# DocC writes what its tables hold in the order of their hashes, which differ in each run otherwise.
export SWIFT_DETERMINISTIC_HASHING=1
python="$1" build="$2"
shift 2
work=.build/docc
rm -rf "$work" out/docs
# The module maps of the C modules that the libraries import; SwiftPM makes that of MotionKernels.
kernels="$build/MotionKernels.build/module.modulemap"
shims=${build%%/*}/checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap
triple=$(swiftc -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1)

mkdir -p "$work"
for module in "$@"; do
  mkdir "$work/$module"
  swift symbolgraph-extract -module-name "$module" -I "$build/Modules" -target "$triple" \
    -Xcc -fmodule-map-file=Sources/CGSL/module.modulemap -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
    -Xcc -fmodule-map-file="$shims" -Xcc -fmodule-map-file="$kernels" \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/$module"
  if [ -d "Sources/$module/$module.docc" ]; then cp -R "Sources/$module/$module.docc" "$work"; fi
done
"$python" Scripts/build/cross_links.py "$work" "$@"

archives=()
for module in "$@"; do
  catalog="$work/$module.docc"
  [ -d "$catalog" ] || catalog=
  docc convert ${catalog:+"$catalog"} --additional-symbol-graph-dir "$work/$module" --fallback-display-name "$module" \
    --output-dir "$work/$module.doccarchive" --warnings-as-errors \
    --enable-experimental-external-link-support "${archives[@]}"
  archives+=(--dependency "$work/$module.doccarchive")
done
mkdir -p out
docc merge "$work"/*.doccarchive --synthesized-landing-page-name Inbetween --output-path out/docs
