#!/usr/bin/env bash
# Packs the tool: package.sh TOOL CHECKOUTS FOLDER RASTER PAGES LIBRARY. TOOL and CHECKOUTS are as for
# Scripts/build/package-notices.sh, RASTER is the program that draws pixels, PAGES are the pages of Scripts/build/web.py, LIBRARY is
# that for C of Scripts/build/c-library.sh, or empty. RASTER is linked with libraries that the tool does not need: Debian's
# package recommends them.
#
# FOLDER gets inbetween-VERSION-linux-ARCHITECTURE.tar.gz, inbetween_VERSION_ARCHITECTURE.deb, the packages of the library
# and the source of the tool. It needs none of Debian's helpers, as it only puts files in their places. The same files
# give the same bytes: all dates are that of the commit, or SOURCE_DATE_EPOCH. All packages are made in .build-package
# before the first one is put into FOLDER.
set -euo pipefail
. Scripts/build/debian.sh
umask 022
export LC_ALL=C TZ=UTC

tool="$1" checkouts="$2" folder="$3" raster="$4" pages="$5" library="$6"
stage=.build-package
release=$("$tool" --version)
release=${release%% *}
name="inbetween-$release"
# Debian sorts what has ~ before what has not: a candidate before its release.
version=${release/-/\~}
Scripts/build/system-packages.sh dpkg:dpkg-deb
architecture=$(dpkg --print-architecture)
# Outside a git checkout, use the date of the source archive's files, and no author.
if [ -e .git ]; then
  date=$(git log -1 --format=%ct) author=$(git log -1 --format='%an <%ae>')
  files() { git ls-files --cached --others --exclude-standard -z; }
else
  date=$(stat -c %Y CHANGELOG.md) author='The authors of Inbetween <nobody@localhost>'
  files() {
    find . '(' -type f -o -type l ')' ! -path './.build*' ! -path './.stamps/*' ! -path './.venv*' ! -path './out/*' \
      ! -path '*/__pycache__/*' ! -name Package.resolved -printf '%P\0'
  }
fi
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$date}"
maintainer=${MAINTAINER:-$author}

# Lists the source files as they were compiled: with uncommitted changes, without removed files.
sources() {
  local file
  while IFS= read -r -d '' file; do
    if [ -e "$file" ]; then printf '%s\0' "$file"; fi
  done < <(files | sort -z)
}

# Writes an archive: FILE, then arguments of tar. It does not depend on the user or on the order of files in the folder.
archive() {
  tar --create --format=gnu --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r-w,a+X \
    "${@:2}" | gzip -9n >"$1"
}

rm -rf "$stage"
tree="$stage/$name-linux-$(uname -m)"
Scripts/build/install.sh "$tool" "$tree" '' "$raster" "$pages" >/dev/null
documents="$tree/share/doc/inbetween"
built_using=$(Scripts/build/package-notices.sh "$tool" "$checkouts" "$documents")
archive "$stage/${tree##*/}.tar.gz" --directory="$stage" "${tree##*/}"
# S: do not change the targets of symbolic links.
sources | archive "$stage/$name-source.tar.gz" --null --files-from=- --transform="s|^|$name/|S"

# The Debian packages of the libraries that a program needs, except the C library: every system has it.
packages_of() {
  local names
  names=$(objdump -p "$1" | awk '$1 == "NEEDED" && $2 !~ /^lib[cm]\.so/ { print $2 }')
  ldd "$1" | awk -v names="$names" 'BEGIN { split(names, list); for (i in list) wanted[list[i]] } $1 in wanted { print $3 }' |
    while read -r file; do dpkg -S "$file" 2>/dev/null || dpkg -S "/usr$file"; done | sed 's/:.*//' | sort -u
}
recommends=$(packages_of "$raster")

# The same files below /usr, as Debian's policy requires: texts for a pager are compressed, zsh has a folder for
# packages.
debian="$stage/debian"
mkdir -p "$debian"
cp -a "$tree" "$debian/usr"
mkdir -p "$debian/usr/share/zsh/vendor-completions"
mv "$debian"/usr/share/zsh/{site-functions,vendor-completions}/_inbetween
rmdir "$debian/usr/share/zsh/site-functions"
documents="$debian/usr/share/doc/inbetween"
debian_changelog "$("$tool" --version)" >"$documents/changelog"
gzip -9n "$documents"/{changelog,CHANGELOG.md} "$debian"/usr/share/man/man1/*.1
# Remove the #! line, which a sourced file does not need.
sed -i '1{/^#!/d}' "$debian/usr/share/bash-completion/completions/inbetween"
mkdir -p "$debian/usr/share/lintian/overrides"
# The program that draws pixels is optional, so its libraries are only recommended.
printf 'inbetween: %s\n' 'statically-linked-binary [usr/bin/inbetween]' \
  'undeclared-elf-prerequisites * [usr/bin/inbetween-raster]' >"$debian/usr/share/lintian/overrides/inbetween"
# dpkg-deb uses SOURCE_DATE_EPOCH as the date of younger files.
debian_package "$debian" "$stage/inbetween_${version}_$architecture.deb" <<TEXT
Package: inbetween
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Recommends: ${recommends//$'\n'/, }
Suggests: ffmpeg
Built-Using: $built_using
Section: math
Priority: optional
Description: numbers for motion: timing curves, springs, keyframes and paths
 Tables, pictures and key numbers of motions: timing functions of CSS, springs
 as the vendors write them, animation documents, systems of bodies and springs,
 Lottie files; simpler curves with a proved error; exports for CSS, SVG, Lottie,
 Core Animation and others; a page to try and compare motions by hand.
 .
 The tool is one file that needs no other package. It holds the GNU Scientific
 Library, and so is under the GPL, version 3 or later. Pixels (PNG, APNG) are
 drawn by inbetween-raster beside it, with the libraries that are recommended;
 ffmpeg writes GIF and film.
TEXT
if [ -n "$library" ]; then Scripts/build/package-library.sh "$library" "$stage" "$version" "$maintainer"; fi

mkdir -p "$folder"
rm -f "$folder"/*.tar.gz "$folder"/*.deb
mv "$stage"/*.tar.gz "$stage"/*.deb "$folder"
stat --printf '%s bytes: %n\n' "$folder"/*.tar.gz "$folder"/*.deb
