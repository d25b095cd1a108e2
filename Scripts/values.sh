#!/usr/bin/env bash
# Compares a table of values of the libraries, as the program NATIVE computes it here, with the same table from
# WebAssembly: values.sh NATIVE.
set -euo pipefail

node=$(command -v node || command -v nodejs) || {
  echo 'Not compared: there is no node.'
  exit 0
}
module=.build-web/values.wasm
functions=$(sed -n 's/^@c(\([a-z_]*\))$/\1/p' Tests/WebAssembly/ValueTable/*.swift)
Scripts/wasm-module.sh ValueTable "$functions" "$module"
"$1" > .build-web/values.txt
"$node" Tests/WebAssembly/compare.mjs .build-web/values.txt "$module"
