#!/usr/bin/env bash
# Runs `make demo` in a new Debian system, as somebody would who has nothing but Swift, make and git: bootstrapped.sh SUITE FOLDER,
# such as bookworm or trixie. It needs root and debootstrap, and some gigabytes in FOLDER, which is removed afterwards.
#
# The system sees this one's toolchain and its packages of Swift, if they lie below /opt, but none of its Debian packages. The last
# lines say which packages `make demo` has installed.
set -euo pipefail

suite=$1 folder=$2
checkout=$PWD
[ "$(id -u)" = 0 ] || {
  echo 'bootstrapped.sh needs root, for debootstrap and chroot.' >&2
  exit 1
}
[ ! -e "$folder" ] || {
  echo "$folder exists already." >&2
  exit 1
}

# What https://www.swift.org/install/linux names for the toolchain itself.
needed=ca-certificates,make,git,sudo,binutils,gcc,libc6-dev,libedit2,libsqlite3-0,libncurses6,libxml2,libz3-4,tzdata
case $suite in
bookworm) needed+=,libstdc++-12-dev,libpython3.11,libcurl4 ;;
*) needed+=,libstdc++-14-dev,libpython3.13,libcurl4t64 ;;
esac
debootstrap --variant=minbase --include="$needed" "$suite" "$folder" http://deb.debian.org/debian >/dev/null

close() {
  umount --lazy "$folder"/{proc,dev,opt} 2>/dev/null || true
  rm -rf --one-file-system "$folder"
}
trap close EXIT
mount --bind /proc "$folder/proc"
mount --bind /dev "$folder/dev"
mount --bind /opt "$folder/opt"
cp /etc/resolv.conf "$folder/etc/resolv.conf"
for file in /etc/gitconfig /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
  if [ -e "$file" ]; then cp "$file" "$folder$file"; fi
done
git clone --quiet "$checkout" "$folder/root/inbetween"
git -C "$folder/root/inbetween" checkout --quiet "$(git rev-parse HEAD)"

toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
inside() {
  chroot "$folder" /usr/bin/env -i HOME=/root LANG=C.UTF-8 TERM=dumb PATH="$toolchain:/usr/sbin:/usr/bin:/sbin:/bin" \
    "$@"
}
# The names of all packages that it has.
packages() { inside dpkg-query --show | cut -f 1 | sort; }
packages >"$folder/before"
start=$SECONDS
inside make -C /root/inbetween demo
echo "make demo in $suite: $((SECONDS - start)) s"
packages | comm -13 "$folder/before" - | xargs echo 'It installed:'
inside test -s /root/inbetween/out/explorer.html
