# shellcheck shell=bash
# What the scripts share that make Debian packages; they source this file.

# Packs a folder: debian_package FOLDER FILE. The standard input is its control file, without the size. The same folder gives the same
# bytes, whose dates are SOURCE_DATE_EPOCH at most.
debian_package() {
  local kibibytes first
  mkdir -p "$1/DEBIAN"
  (cd "$1" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$1/DEBIAN/md5sums"
  # Count sizes like dpkg-gencontrol, so that they are the same on all file systems.
  kibibytes=$(find "$1/usr" -printf '%y %s\n' | awk '{ sum += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print sum }')
  IFS= read -r first
  { printf '%s\n' "$first" "Installed-Size: $kibibytes" && cat; } >"$1/DEBIAN/control"
  dpkg-deb --build --root-owner-group -Zxz "$1" "$2" >/dev/null
}

# Prints the changelog of a package, which points to that of the project: debian_changelog WHAT, of `version` by `maintainer`.
debian_changelog() {
  cat <<TEXT
inbetween (${version:?}) unstable; urgency=medium

  * $1: what has changed is in CHANGELOG.md.gz.

 -- ${maintainer:?}  $(date --date="@$SOURCE_DATE_EPOCH" --rfc-email)
TEXT
}
