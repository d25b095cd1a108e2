#!/usr/bin/env bash
# Makes one DocC site in out/docs of the libraries named as arguments.
set -euo pipefail

swift package dump-symbol-graph --skip-synthesized-members
work=.build/docc
rm -rf "$work" out/docs
for module in "$@"; do
  mkdir -p "$work/$module"
  # MODULE.symbols.json and, where a module extends another's types, MODULE@OTHER.symbols.json.
  find .build/*/symbolgraph/ \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) \
    -exec cp {} "$work/$module/" \;
  catalog=$(find "Sources/$module" -name '*.docc' -type d)
  docc convert ${catalog:+"$catalog"} --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --output-dir "$work/$module.doccarchive"
done
mkdir -p out
docc merge "$work"/*.doccarchive --synthesized-landing-page-name Inbetween --output-path out/docs
