#!/usr/bin/env bash
# Compares two tables of the libraries' values: from the program NATIVE here, and from WebAssembly: values.sh NATIVE.
set -euo pipefail

node=$(command -v node || command -v nodejs) || {
  echo 'Not compared: there is no node.'
  exit 0
}
module=.build-web/values.wasm
functions=$(sed -n 's/^@c(\([a-z_]*\))$/\1/p' Tests/WebAssembly/ValueTable/*.swift)
Scripts/build/wasm-module.sh ValueTable "$functions" "$module"
"$1" > .build-web/values.txt
"$node" Tests/WebAssembly/compare.mjs .build-web/values.txt "$module"
