#!/usr/bin/env bash
# Installs the tool and the library for C into a temporary folder, and checks them there: installation.sh TOOL
#
# It also packs the tool, as far as this does not need the tool as one file, which `make package` takes minutes to link.
set -euo pipefail

prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
"${MAKE:-make}" --no-print-directory install PREFIX=/usr DESTDIR="$prefix" TOOL="$1" -o tool -o c-library -o pages >/dev/null
tool="$prefix/usr/bin/inbetween"
manual="$prefix/usr/share/man"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The names of a command's subcommands, as its help lists them.
subcommands() {
  "$tool" "$@" --help |
    awk '/^SUBCOMMANDS:/ { inside = 1; next } /^$/ { inside = 0 } inside && /^  [a-z]/ { print $1 }'
}

# The command and all its subcommands, one in each line.
commands() {
  local name
  echo "$*"
  for name in $(subcommands "$@"); do commands "$@" "$name"; done
}

# The tool must work in any folder, and without the environment of a shell.
cd /
[ "$(env -i "$tool" sample ease --count 2)" = $'time,value\n0,0\n1,1' ] || fail 'The installed tool does not print its table.'
version=$(env -i "$tool" --version)
expected="${version%% *}${INBETWEEN_COMMIT:+ ($INBETWEEN_COMMIT)}"
[ "$version" = "$expected" ] || fail "The tool's version is $version; expected $expected."

pages=0
while read -r command; do
  page="$manual/man1/$(echo inbetween $command | tr ' ' '-').1"
  [ -s "$page" ] || fail "There is no manual page of 'inbetween $command'."
  grep -q "^\.Sh SYNOPSIS" "$page" || fail "$page has no synopsis."
  if command -v man >/dev/null; then
    faults=$(LC_ALL=C.UTF-8 man --warnings -l "$page" 2>&1 >/dev/null)
    [ -z "$faults" ] || fail "$page: $faults"
  fi
  if command -v mandoc >/dev/null; then mandoc -T lint -W warning "$page" || fail "$page: see above."; fi
  pages=$((pages + 1))
done < <(commands)
[ "$pages" -gt 10 ] || fail "The help lists $pages commands only."
# The program that draws pixels has a page, too, if it could be made.
raster=out/raster/inbetween-raster
if [ -e "$OLDPWD/$raster" ]; then pages=$((pages + 1)); fi
installed=("$manual"/man1/*)
[ ${#installed[@]} = "$pages" ] || fail "There are ${#installed[@]} pages of $pages commands."

# Check how the shells use the completions; bash is there, as it runs this script.
share="$prefix/usr/share"
completed=$(bash -c '
  source "$1"
  function=$(complete -p inbetween | sed "s/.* -F \([^ ]*\) .*/\1/")
  COMP_WORDS=(inbetween desc) COMP_CWORD=1 COMP_LINE="inbetween desc" COMP_POINT=14 COMP_TYPE=9
  "$function" inbetween desc inbetween
  echo "${COMPREPLY[@]}"' bash "$share/bash-completion/completions/inbetween")
[ "$completed" = describe ] || fail "bash completes 'inbetween desc' to '$completed'."
if command -v zsh >/dev/null; then zsh -n "$share/zsh/site-functions/_inbetween"; fi
if command -v fish >/dev/null; then fish --no-execute "$share/fish/vendor_completions.d/inbetween.fish"; fi

# The tool must find the program that draws pixels beside it.
if [ -e "$OLDPWD/$raster" ]; then
  env -i "$tool" plot ease -o "$prefix/ease.png" || fail 'The installed tool draws no pixels.'
  [ "$(head -c 4 "$prefix/ease.png" | tail -c 3)" = PNG ] || fail 'What it draws is no PNG.'
  rm "$prefix/ease.png"
fi

cd - >/dev/null
# If the library was made, build a program with the installed files.
if [ "$(uname)" = Linux ]; then
  place="$prefix/usr/lib"
  clang="$(dirname "$(readlink -f "$(command -v swiftc)")")/clang"
  "$clang" -std=c99 Tests/C/guide.c "-I$prefix/usr/include" "-L$place" -linbetween "-Wl,-rpath,$place" -o "$prefix/guide"
  env -i "$prefix/guide" >/dev/null || fail 'The installed library does not run.'
  rm "$prefix/guide"
  grep -q '^Version: ' "$place/pkgconfig/inbetween.pc" || fail 'The file for pkg-config has no version.'
fi
"${MAKE:-make}" --no-print-directory uninstall PREFIX=/usr DESTDIR="$prefix"
left=$(find "$prefix" ! -type d)
[ -z "$left" ] || fail "make uninstall has left:" "$left"
if [ -e $raster ] && command -v dpkg-deb >/dev/null; then
  # Pack a script that calls the tool instead of the tool: that takes only seconds.
  packing="$prefix/packing" checkouts="${1%/*/*}/checkouts"
  mkdir "$packing"
  printf '#!/bin/sh\nexec %q "$@"\n' "$(readlink -f "$1")" >"$packing/inbetween"
  chmod 755 "$packing/inbetween"
  for library in libgsl.a libc.a libstdc++.a libgcc.a; do readlink -f "$("$clang" -print-file-name="$library")"; done \
    >"$packing/inbetween.archives"
  Scripts/build/package.sh "$packing/inbetween" "$checkouts" "$packing/packages" "$raster" out/web >/dev/null
  Scripts/check/package-test.sh "$packing/packages" "$packing/inbetween" "$checkouts"
fi
echo "Installed, tried and removed: the tool, what draws pixels, $pages manual pages, completions, the library for C"
for program in man mandoc zsh fish dpkg-deb; do
  command -v "$program" >/dev/null || left_out+="${left_out:+, }$program"
done
[ -z "${left_out:-}" ] || echo "Not there to read what is installed: $left_out"
