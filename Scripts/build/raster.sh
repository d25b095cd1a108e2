#!/usr/bin/env bash
# Makes inbetween-raster, the program that draws SVG documents: raster.sh FILE [FLAG…].
#
# It is linked with the machine's librsvg, Cairo, Pango, Fontconfig, libpng and libdeflate, which `swift build` does not
# need. If they can be neither found nor installed, no FILE is made, and pixels are left out. That is a failure if
# INBETWEEN_REQUIRE_ALL is 1. The flags go to the compiler, for the sanitizers.
set -euo pipefail

file="$1"
shift
libraries=(librsvg-2.0 cairo pango fontconfig libpng libdeflate)
# Accept the libraries from any source.
if ! pkg-config --exists "${libraries[@]}" 2>/dev/null; then
  Scripts/build/system-packages.sh pkg-config librsvg2-dev libpango1.0-dev libfontconfig-dev libpng-dev libdeflate-dev || {
    echo "Pixels are left out: pkg-config does not find ${libraries[*]}." >&2
    [ "${INBETWEEN_REQUIRE_ALL:-}" != 1 ] || exit 1
    rm -f "$file"
    exit 0
  }
fi
compiler=(clang -fuse-ld=lld)
command -v clang >/dev/null || compiler=(cc)
mkdir -p "$(dirname "$file")"
# shellcheck disable=SC2054  # the commas are the compiler's
flags=(-std=c11 -D_GNU_SOURCE "-DINBETWEEN_VERSION=\"$(<VERSION)\"" -O2 -Wall -Wextra
  -Werror -fPIE -fstack-protector-strong -fstack-clash-protection -Wp,-U_FORTIFY_SOURCE,-D_FORTIFY_SOURCE=2)
read -ra linked <<<"$(pkg-config --cflags --libs "${libraries[@]}")"
"${compiler[@]}" "${flags[@]}" "$@" -pthread -pie -Wl,-z,relro -Wl,-z,now -Wl,--as-needed \
  Sources/inbetween-raster/*.c "${linked[@]}" -o "$file.new"
mv "$file.new" "$file"
