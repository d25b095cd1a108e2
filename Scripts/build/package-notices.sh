#!/usr/bin/env bash
# Writes the notices that must accompany the tool in packages: package-notices.sh TOOL CHECKOUTS FOLDER.
#
# FOLDER gets README, copyright in Debian's form, CHANGELOG.md, and licenses/: the terms of everything in the tool.
# TOOL.archives names the libraries in the tool, CHECKOUTS has the Swift packages. All terms come from this machine.
# Prints the Debian source packages of the libraries, in the form of Built-Using. SOURCE_DATE_EPOCH states the year.
set -euo pipefail

tool="$1" checkouts="$2" folder="$3"
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}
command -v dpkg-query >/dev/null ||
  fail 'There is no dpkg-query here: packages are made on Debian or a relative, which knows whose libraries are in the tool.'
read -r version commit <<<"$("$tool" --version)"
source="inbetween-$version-source.tar.gz${commit:+, commit ${commit//[()]/}}"
mkdir -p "$folder/licenses"

# Copies a text of this machine to the licences, under a name.
keep() {
  [ -s "$1" ] || fail "There is no $1, which has to go with the tool."
  install -m 644 "$1" "$folder/licenses/$2"
}
keep LICENSE inbetween.txt
for name in GPL-3 LGPL-2.1; do keep "/usr/share/common-licenses/$name" "$name.txt"; done

# Adds a work that the tool contains: NAME HOLDERS LICENCE ORIGIN.
paragraphs='' lines=''
add() {
  paragraphs+="
Files: $1/*
Copyright: $2
License: $3
Comment: From $4
"
  lines+="
- $1, $3 (licenses/$1.txt), from
  $4"
}
apache='Apache-2.0 with Swift exception'

# Foundation's ICU has different terms from the rest of the toolchain.
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
libraries="$toolchain/lib/swift_static"
if grep -q 'ICU' "$tool.archives"; then fail 'The tool holds ICU, whose terms Scripts/build/package-notices.sh does not know.'; fi
keep "$toolchain/share/swift/LICENSE.txt" swift.txt
add swift 'Apple Inc. and the Swift project authors' "$apache" \
  "https://github.com/swiftlang: $(swiftc --version 2>/dev/null | sed -n 1p)"
for name in swift-argument-parser swift-numerics; do
  keep "$checkouts/$name/LICENSE.txt" "$name.txt"
  add "$name" 'Apple Inc. and the authors of the project' "$apache" \
    "https://github.com/apple/$name, $(git -C "$checkouts/$name" describe --tags --always)"
done

# The libraries of Debian: each source package once, with one of its binary packages. dpkg-query names files that it
# does not know.
owners=$(grep -v "^$libraries/" "$tool.archives" | xargs -d '\n' dpkg-query --search) ||
  fail 'Only libraries of the system can be packed, as the terms of others are not known.'
system=$(. /etc/os-release && echo "$PRETTY_NAME")
built_using=''
while read -r work number package; do
  case $work in
    gsl) add "$work" 'Brian Gough, Mark Galassi, Jim Davies, James Theiler and others' GPL-3+ "$system: $work $number" ;;
    zlib) add "$work" 'Jean-loup Gailly and Mark Adler' Zlib "$system: $work $number" ;;
    glibc) add "$work" 'Free Software Foundation, Inc., and others' LGPL-2.1+ "$system: $work $number" ;;
    gcc-*) add "$work" 'Free Software Foundation, Inc., and others' 'GPL-3+ with GCC exception' "$system: $work $number" ;;
    *) fail "The tool holds $work, whose terms Scripts/build/package-notices.sh does not know." ;;
  esac
  keep "/usr/share/doc/$package/copyright" "$work.txt"
  built_using+="${built_using:+, }$work (= $number)"
done < <(
  # shellcheck disable=SC2001,SC2016  # for dpkg-query to expand
  sed 's/: .*//' <<<"$owners" | sort -u |
    xargs dpkg-query --show --showformat '${source:Package} ${source:Version} ${Package}\n' | sort -u -k 1,2
)
[[ "$built_using" == *gsl* ]] || fail "$tool.archives does not name GSL, which is in the tool."

cat >"$folder/README" <<TEXT
Inbetween $version: tables, plots and key numbers of motions, timing curves and springs.

  inbetween --help

The tool is one file that needs no other. Its manual pages and its completions for
bash, zsh and fish lie in share/.

LICENCE

The sources of Inbetween are under the Apache License 2.0 (licenses/inbetween.txt).
The file bin/inbetween holds the GNU Scientific Library, and so is under the GNU
General Public License, version 3 or later, as a whole (licenses/GPL-3.txt). There
is no warranty.

Its source is $source,
which is handed out beside this package; \`make package\` there makes it again.
In it are:
$lines

With the GPL as a whole, the terms of glibc (licenses/LGPL-2.1.txt) and of GCC's
libraries are kept. Debian keeps the sources of its packages at
https://snapshot.debian.org.
TEXT

cat >"$folder/copyright" <<TEXT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Inbetween
Source: $source
Comment:
 usr/bin/inbetween holds the works below, each with all of its terms in
 /usr/share/doc/inbetween/licenses. As one of them is the GNU Scientific Library,
 the file as a whole is under the GPL, version 3 or later.

Files: *
Copyright: $(date --date="@$SOURCE_DATE_EPOCH" +%Y) the authors of Inbetween
License: Apache-2.0
$paragraphs
License: GPL-3+
 The text is in /usr/share/common-licenses/GPL-3.

License: Zlib
 The text is in /usr/share/doc/inbetween/licenses/zlib.txt.

License: LGPL-2.1+
 The text is in /usr/share/common-licenses/LGPL-2.1.

License: GPL-3+ with GCC exception
 The GPL is in /usr/share/common-licenses/GPL-3, the exception in
 /usr/share/doc/inbetween/licenses.

License: Apache-2.0
 The text is in /usr/share/common-licenses/Apache-2.0.

License: Apache-2.0 with Swift exception
 The license is in /usr/share/common-licenses/Apache-2.0, the exception in
 /usr/share/doc/inbetween/licenses.
TEXT
install -m 644 CHANGELOG.md "$folder/CHANGELOG.md"
chmod 644 "$folder/README" "$folder/copyright"
echo "$built_using"
