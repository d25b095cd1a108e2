#!/usr/bin/env bash
# Checks the packages of Scripts/build/package.sh: package-test.sh FOLDER TOOL CHECKOUTS, which takes its arguments in another
# order.
#
# It checks the contents of the packages and their terms, whether another run gives the same bytes, and whether dpkg
# installs and removes them. TOOL may be any executable that answers like the tool.
set -euo pipefail
export LC_ALL=C.UTF-8

folder="$1" tool="$2" checkouts="$3"
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}
version=$("$tool" --version)
version=${version%% *}
name="inbetween-$version"
package="$folder/inbetween_${version}_$(dpkg --print-architecture).deb"
packed="$folder/$name-linux-$(uname -m).tar.gz" source="$folder/$name-source.tar.gz"
expected=$(printf '%s\n' "$packed" "$source" "$package" | sort)
[ "$(printf '%s\n' "$folder"/* | sort)" = "$expected" ] || fail "$folder holds something else than" "$expected"

# Everything must belong to root, and be readable by everybody.
{ tar -tvf "$packed" && dpkg-deb --contents "$package"; } | awk '
  $2 !~ /^(0\/0|root\/root)$/ || $1 !~ ($6 ~ /bin\/inbetween(-raster)?$|\/$/ ? "^[d-]rwxr-xr-x$" : "^-rw-r--r--$") { print; bad = 1 }
  END { exit bad }' || fail 'The packages hold what has another owner or mode.'

# Unpacked, both have the same files, except for the places that Debian requires.
mkdir "$place"/{archive,debian,source}
tar -xf "$packed" -C "$place/archive" --strip-components=1
dpkg-deb --raw-extract "$package" "$place/debian"
archive="$place/archive" debian="$place/debian/usr"
for root in "$archive" "$debian"; do
  cmp "$tool" "$root/bin/inbetween"
  [ "$(env -i "$root/bin/inbetween" sample ease --count 2)" = $'time,value\n0,0\n1,1' ] || fail 'The packed tool does not run.'
  for file in share/bash-completion/completions/inbetween share/fish/vendor_completions.d/inbetween.fish; do
    [ -s "$root/$file" ] || fail "There is no $file."
  done
  [[ "$(env -i "$root/bin/inbetween-raster" --version)" == "inbetween-raster $version,"* ]] || fail 'What draws pixels does not run.'
  documents="$root/share/doc/inbetween"
  # There are the terms of each work that the README names, and otherwise only the two licences that Debian keeps.
  diff <(ls "$documents/licenses") \
    <({ grep -o '(licenses/[^)]*' "$documents/README" | sed 's|.*/||'; } | sort -u) || fail 'The README names other licences than there are.'
  for text in GPL-3 LGPL-2.1; do cmp "/usr/share/common-licenses/$text" "$documents/licenses/$text.txt"; done
  cmp LICENSE "$documents/licenses/inbetween.txt"
  cmp "$checkouts/swift-numerics/LICENSE.txt" "$documents/licenses/swift-numerics.txt"
  cmp "$checkouts/swift-argument-parser/LICENSE.txt" "$documents/licenses/swift-argument-parser.txt"
  grep -q 'GNU Scientific' "$documents/licenses/gsl.txt" || fail 'The terms of GSL are missing.'
  grep -q 'GNU C Library' "$documents/licenses/glibc.txt" || fail 'The terms of glibc are missing.'
  grep -q 'GCC RUNTIME LIBRARY EXCEPTION' "$documents"/licenses/gcc-*.txt || fail 'The terms of GCC are missing.'
  grep -q 'Runtime Library Exception' "$documents/licenses/swift.txt" || fail 'The terms of Swift are missing.'
done
[ -s "$archive/share/zsh/site-functions/_inbetween" ] || fail 'The archive has no completion for zsh.'
[ -s "$debian/share/zsh/vendor-completions/_inbetween" ] || fail "Debian's package has no completion for zsh."
cmp CHANGELOG.md "$archive/share/doc/inbetween/CHANGELOG.md"
for page in "$archive"/share/man/man1/*; do
  gzip -dc "$debian/share/man/man1/${page##*/}.gz" | cmp - "$page"
done
pages=$(ls "$archive/share/man/man1" | wc -l)
[ "$pages" = "$(ls "$debian/share/man/man1" | wc -l)" ] && [ "$pages" -gt 10 ] || fail "There are $pages manual pages."
if command -v man >/dev/null; then
  man -l "$debian/share/man/man1/inbetween-sample.1.gz" | grep -q 'inbetween sample' || fail 'man does not show the page.'
fi

# The control file.
field() { dpkg-deb --field "$package" "$1"; }
[ "$(field Package) $(field Version) $(field Priority)" = "inbetween $version optional" ] || fail 'The control file is wrong.'
for absent in Depends Pre-Depends; do [ -z "$(field $absent)" ] || fail "The package has the field $absent."; done
[[ "$(field Recommends)" == *librsvg2-2* ]] || fail "Recommends is $(field Recommends)."
for present in Maintainer Section Description Installed-Size; do [ -n "$(field $present)" ] || fail "$present is missing."; done
[[ "$(field Built-Using)" == *'gcc-'*'glibc (= '*'gsl (= '* ]] || fail "Built-Using is $(field Built-Using)."
(cd "$place/debian" && md5sum --quiet --check DEBIAN/md5sums)
# lintian would complain about a script instead of the tool, which has no architecture.
if command -v lintian >/dev/null && readelf --file-header "$tool" >/dev/null 2>&1; then
  faults=$(lintian --allow-root "$package" 2>&1) || fail "$faults"
  [ -z "$faults" ] || fail "$faults"
fi

# The source must equal this checkout.
tar -xf "$source" -C "$place/source" --strip-components=1
for part in Benchmarks Documentation Makefile Package.swift Sources; do
  diff -r --no-dereference --exclude='.build*' --exclude=Package.resolved "$part" "$place/source/$part"
done

# Pack again, with another time zone, mask and folder.
(
  umask 077
  TZ=Asia/Tokyo LC_ALL=C Scripts/build/package.sh "$tool" "$checkouts" "$place/again" out/raster/inbetween-raster out/web >/dev/null
)
for file in "$packed" "$source" "$package"; do
  cmp "$file" "$place/again/${file##*/}" || fail "Another run does not give the same ${file##*/}."
done

# Install into a separate root folder, where dpkg makes root the owner of all files.
as_root=()
if [ "$(id -u)" != 0 ]; then as_root=(unshare --map-root-user); fi
if "${as_root[@]}" true 2>/dev/null; then
  root="$place/root"
  mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers}
  touch "$root/var/lib/dpkg/status"
  into_root() { PATH="$PATH:/usr/sbin:/sbin" "${as_root[@]}" dpkg --root="$root" --log="$place/log" "$@" >"$place/dpkg" 2>&1; }
  into_root --install "$package" || fail "$(<"$place/dpkg")"
  dpkg --root="$root" --verify inbetween
  cmp "$tool" "$root/usr/bin/inbetween"
  into_root --purge inbetween || fail "$(<"$place/dpkg")"
  left=$(find "$root" -name '*inbetween*')
  [ -z "$left" ] || fail 'Removed, the package leaves' "$left"
else
  echo 'Not tried: to install the package, for which somebody else than root needs user namespaces.'
fi
echo "Packed, unpacked, installed and removed: $pages manual pages, $(ls "$debian/share/doc/inbetween/licenses" | wc -l) licences"
