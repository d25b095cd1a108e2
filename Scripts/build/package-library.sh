#!/usr/bin/env bash
# Makes the Debian packages of the library for C: package-library.sh LIBRARY FOLDER VERSION MAINTAINER. LIBRARY is a folder of
# Scripts/build/c-library.sh. FOLDER gets libinbetween1, the shared library, and libinbetween-dev, with which programs are made.
#
# Scripts/build/package.sh calls it, and sets SOURCE_DATE_EPOCH.
set -euo pipefail
. Scripts/build/debian.sh

library="$1" folder="$2" version="$3" maintainer="$4"
architecture=$(dpkg --print-architecture) places="usr/lib/$(uname -m)-linux-gnu"

# Puts a file at a path of a package: place FILE PATH.
place() { install -D -m 644 "$1" "$2"; }

# Packs the folder of a package, with its changelog and its terms. The standard input is the end of its control file.
pack() {
  local documents="$folder/$1/usr/share/doc/$1"
  mkdir -p "$documents"
  debian_changelog "$1" | gzip -9n >"$documents/changelog.gz"
  gzip -9nc CHANGELOG.md >"$documents/CHANGELOG.md.gz"
  cat >"$documents/copyright" <<TEXT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Inbetween
Source: inbetween-${version/\~/-}-source.tar.gz
Comment:
 The libraries hold swift-numerics and parts of Swift's standard library, both by
 Apple Inc. and the authors of the Swift project, under the Apache License 2.0.
 Its Runtime Library Exception lets a program that holds them because it was
 compiled so be handed out without their attribution.

Files: *
Copyright: $(date --date="@$SOURCE_DATE_EPOCH" +%Y) the authors of Inbetween
License: Apache-2.0
 The text is in /usr/share/common-licenses/Apache-2.0.
TEXT
  chmod 644 "$documents"/*
  { printf '%s\n' "Package: $1" 'Source: inbetween' "Version: $version" "Architecture: $architecture" 'Multi-Arch: same' \
    "Maintainer: $maintainer" 'Priority: optional' && cat; } | debian_package "$folder/$1" "$folder/$1_${version}_$architecture.deb"
}

shared="$folder/libinbetween1"
place "$library/lib/libinbetween.so.1" "$shared/$places/libinbetween.so.1"
mkdir "$shared/DEBIAN"
echo "libinbetween 1 libinbetween1 (>= $version)" >"$shared/DEBIAN/shlibs"
echo 'activate-noawait ldconfig' >"$shared/DEBIAN/triggers"
# The newest version of glibc that it needs.
glibc=$(objdump -T "$library/lib/libinbetween.so.1" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -V | tail -n 1)
pack libinbetween1 <<TEXT
Section: libs
Depends: libc6 (>= ${glibc:?})
Description: numbers for motion: library for C
 The values of timing curves, springs, keyframes, paths and Lottie files at any
 time, exact to the last digits, from C and every language that calls C.
TEXT

development="$folder/libinbetween-dev"
place "$library/include/inbetween.h" "$development/usr/include/inbetween.h"
for file in libinbetween.a pkgconfig/inbetween.pc cmake/Inbetween/InbetweenConfig{,Version}.cmake; do
  place "$library/lib/$file" "$development/$places/$file"
done
ln -s libinbetween.so.1 "$development/$places/libinbetween.so"
# Debian has a folder for each architecture below lib.
# shellcheck disable=SC2016  # for pkg-config and CMake to expand
sed -i -e 's|${pcfiledir}/../..|&/..|' -e "s|\${prefix}/lib|&/${places##*/}|" "$development/$places/pkgconfig/inbetween.pc"
sed -i 's|/../../../include|/..&|' "$development/$places/cmake/Inbetween/InbetweenConfig.cmake"
pack libinbetween-dev <<TEXT
Section: libdevel
Depends: libinbetween1 (= $version)
Suggests: cmake, pkgconf
Description: numbers for motion: what programs in C and C++ are made with
 The header, the static library, and files for pkg-config and CMake.
 .
 The values of timing curves, springs, keyframes, paths and Lottie files at any
 time, exact to the last digits, from C and every language that calls C.
TEXT
