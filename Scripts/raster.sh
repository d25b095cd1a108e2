#!/usr/bin/env bash
# Makes inbetween-raster, the program that draws SVG documents: raster.sh FILE [FLAG…].
#
# It is linked with the machine's librsvg, Cairo, Pango, Fontconfig, libpng and libdeflate, which `swift build` does not need.
# The flags go to the compiler, for the sanitizers.
set -euo pipefail

file="$1"
shift
Scripts/system-packages.sh pkg-config librsvg2-dev libpango1.0-dev libfontconfig-dev libpng-dev libdeflate-dev
compiler=(clang -fuse-ld=lld)
command -v clang >/dev/null || compiler=(cc)
version=$(sed -n 's/.*return "\([0-9.]*\)" + (commit.*/\1/p' Sources/inbetween/InbetweenCommand.swift)
mkdir -p "$(dirname "$file")"
flags=(-std=c11 -D_GNU_SOURCE "-DINBETWEEN_VERSION=\"${version:?is not in InbetweenCommand.swift}\"" -O2 -Wall -Wextra
  -Werror -fPIE -fstack-protector-strong -fstack-clash-protection -Wp,-U_FORTIFY_SOURCE,-D_FORTIFY_SOURCE=2)
read -ra libraries <<<"$(pkg-config --cflags --libs librsvg-2.0 cairo pango fontconfig libpng libdeflate)"
"${compiler[@]}" "${flags[@]}" "$@" -pthread -pie -Wl,-z,relro -Wl,-z,now -Wl,--as-needed \
  Sources/inbetween-raster/*.c "${libraries[@]}" -o "$file.new"
mv "$file.new" "$file"
