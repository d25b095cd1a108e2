#!/usr/bin/env bash
# Makes the library for C, which needs only the C library and its libm: c-library.sh FOLDER [PLATFORM].
#
# FOLDER gets lib/libinbetween.so.1, lib/libinbetween.a, files for pkg-config and CMake, include/inbetween.h, and in
# lib/checked a shared library that recognises handles that are not open. The stock
# toolchain compiles InbetweenC as Embedded Swift, and links it with Sources/InbetweenC/Runtime instead of Swift's
# runtime. The functions of the header are exported, under the symbol version INBETWEEN_1.
#
# PLATFORM is linux-gnu, that of the machine; linux-musl, with the same code from Swift; or aarch64, with glibc. For the
# latter two FOLDER gets only the shared library and the header.
set -euo pipefail
. Scripts/build/embedded.sh

folder="$1" platform="${2:-linux-gnu}"
build=.build-c parts=".build-c/$platform"
[ "$(uname)" = Linux ] || {
  echo 'The C library is made on Linux alone.' >&2
  exit 1
}

# What differs between platforms: Swift's triple, how clang compiles and links, the files of Runtime, and which functions
# libm.c replaces.
clang=("$toolchain/bin/clang") triple="$(uname -m)-unknown-linux-gnu" libraries=(-lm)
runtime=(text) wrapped=(exp exp2 log pow hypot)
case $platform in
  linux-gnu) ;;
  linux-musl)
    Scripts/build/system-packages.sh musl-dev
    clang+=(-nostdlibinc -isystem "/usr/include/$(uname -m)-linux-musl")
    libraries=(-nostdlib "-L/usr/lib/$(uname -m)-linux-musl" -lc -lgcc) wrapped=()
    ;;
  aarch64)
    # The code of Swift needs no system: this triple is one for which the toolchain has the standard library.
    Scripts/build/system-packages.sh gcc-aarch64-linux-gnu libc6-dev-arm64-cross
    clang+=(--target=aarch64-linux-gnu) triple=aarch64-none-none-elf
    runtime+=(retain)
    ;;
  *)
    echo "The platform is linux-gnu, linux-musl or aarch64, not $platform." >&2
    exit 1
    ;;
esac

mkdir -p "$parts" "$folder"/{include,lib}
take_turns "$build/c-library"

# Put each function into a separate section, so that the linker can drop those that nobody calls. Use one thread: with
# several, Swift 6.3.1 does this only for the first file.
build_embedded "$build" InbetweenC --triple "$triple" -Xcc -fPIC -Xcc -ffunction-sections -Xswiftc -num-threads -Xswiftc 0 \
  -Xswiftc -Xfrontend -Xswiftc -function-sections

unicode=$(unicode_of "$triple")
release="$build/$triple/release"
for file in "${runtime[@]}" libm; do
  "${clang[@]}" -c -O2 -fPIC -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror "Sources/InbetweenC/Runtime/$file.c" -o "$parts/$file.o"
done
mapfile -t objects < <(printf "$parts/%s.o\n" "${runtime[@]}"; objects_of "$release" InbetweenC MotionKernels)

# Links the shared library FILE with the functions that the header declares, except those whose names match PATTERN.
# Equal functions are folded into one.
link_shared() {
  local names
  names=$(functions_of_header | grep -v "${2:-^$}")
  printf '%s\n' 'INBETWEEN_1 { global:' "${names//$'\n'/$';\n'};" 'local: *; };' > "$parts/exports.map"
  # The static library takes the functions of the libm that a program is linked with.
  "${clang[@]}" -fuse-ld=lld -shared "${objects[@]}" ${wrapped:+"$parts/libm.o"} "${wrapped[@]/#/-Wl,--wrap=}" \
    "$unicode" -Wl,--version-script="$parts/exports.map" -Wl,--gc-sections -Wl,--icf=all -Wl,-s \
    -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,-soname,libinbetween.so.1 "${libraries[@]}" -o "$1"
}
link_shared "$folder/lib/libinbetween.so.1"
install -m 644 "$header" "$folder/include/inbetween.h"
[ "$platform" = linux-gnu ] || exit 0

Scripts/build/system-packages.sh python3:python3
mkdir -p "$folder/lib"/{pkgconfig,cmake/Inbetween,checked}
# This library is only measured.
link_shared "$build/without-lottie.so" lottie_
ln -sf libinbetween.so.1 "$folder/lib/libinbetween.so"

# Make one object with only the exports as global symbols, so that a program with its own Swift runtime can link it,
# too.
functions_of_header >"$build/exports"
# shellcheck disable=SC2046  # a list of words
ld -r --force-group-allocation --gc-sections $(sed 's/^/--undefined=/' "$build/exports") "${objects[@]}" "$unicode" \
  -o "$build/inbetween.o"
objcopy --keep-global-symbols="$build/exports" --strip-debug --strip-unneeded "$build/inbetween.o"
rm -f "$folder/lib/libinbetween.a"
ar rcD "$folder/lib/libinbetween.a" "$build/inbetween.o"

# The checked library: the same object, behind functions that look up their handles.
PYTHONPATH=Scripts PYTHONDONTWRITEBYTECODE=1 python3 -m interface.checked >"$build/checked.c"
for file in "$build/checked.c" Sources/InbetweenC/Runtime/handles.c; do
  "${clang[@]}" -c -O2 -fPIC -std=c11 -Wall -Wextra -Werror -ISources/InbetweenC/{include,Runtime} \
    "$file" -o "$build/$(basename "$file" .c).o"
done
sed 's/inbetween_\(.*\)/& unchecked_\1/' "$build/exports" >"$build/renamed"
objcopy --redefine-syms="$build/renamed" "$build/inbetween.o" "$build/unchecked.o"
objects=("$build"/{checked,handles,unchecked}.o)
link_shared "$folder/lib/checked/libinbetween.so.1"

# Paths are relative to these files, so that the whole folder can be moved.
version=$(<VERSION)
cat > "$folder/lib/pkgconfig/inbetween.pc" <<PC
prefix=\${pcfiledir}/../..
Name: Inbetween
Description: The numerics of motion: curves, springs, keyframes and paths
Version: $version
Libs: -L\${prefix}/lib -linbetween
Libs.private: -lm
Cflags: -I\${prefix}/include
PC
install -m 644 Scripts/build/InbetweenConfig.cmake "$folder/lib/cmake/Inbetween/InbetweenConfig.cmake"
cat >"$folder/lib/cmake/Inbetween/InbetweenConfigVersion.cmake" <<CMAKE
set(PACKAGE_VERSION $version)
if(NOT PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
CMAKE
