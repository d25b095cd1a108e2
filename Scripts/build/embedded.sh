# shellcheck shell=bash
# What the scripts share that compile InbetweenC as Embedded Swift; they source this file.

# shellcheck disable=SC2034  # for who sources it
header=Sources/InbetweenC/include/inbetween.h
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# Prints the functions of the C interface, one in each line.
functions_of_header() { grep -o 'inbetween_[a-z_]*(' "$header" | tr -d '(' | sort -u; }

# Waits for a script that uses the same files, named by their beginning: two at once would link into each other's. SwiftPM
# waits for its own. There is no flock on macOS.
take_turns() {
  exec 9>"$1.lock"
  if command -v flock >/dev/null; then flock 9; fi
}

# Compiles a target in release mode: FOLDER TARGET, and more arguments for `swift build`.
#
# Without object-outliner, as of Swift 6.3.1. It turns array literals into constants, named after their function and
# numbered afresh in each module that inlines the function. In Embedded Swift these are weak symbols, and the linker
# keeps only one for each name, from a library or from its caller. So the gallery's indicator got the size of a tag's
# start, and the page trapped.
#
# Without the hashes by which the compiler sees that an object is up to date. They depend on the folder, and libraries are
# the same bytes wherever they are built; in a module for the web they were 11 kB, which gzip cannot compress.
build_embedded() {
  INBETWEEN_EMBEDDED=1 swift build -c release -debug-info-format none --scratch-path "$1" --target "$2" "${@:3}" \
    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
    -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner \
    -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
}

# Prints the objects below a folder that are linked for a target, those compiled for speed first: the linker keeps the
# first of equal symbols. Package.swift says why the other libraries have no objects.
objects_of() {
  local module
  for module in MotionCurves MotionSprings MotionKeyframes "$2" "$3" _NumericsShims; do
    find "$1/$module.build" -name '*.o' | sort
  done
}

# The data of Unicode for a triple.
unicode_of() { echo "$toolchain/lib/swift/embedded/$1/libswiftUnicodeDataTables.a"; }
