#!/usr/bin/env bash
# Installs those Debian packages that are missing, or prints in one line that it cannot: system-packages.sh PACKAGE[:THING]…
#
# A package is not needed if its THING is there from any source: a program, or a C header in angle brackets.
set -euo pipefail

# Whether a thing is there.
is_there() {
  case $1 in
    '') return 1 ;;
    '<'*) echo "#include $1" | clang -x c -fsyntax-only - 2>/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

missing=()
for word in "$@"; do
  package=${word%%:*} thing=
  [ "$word" = "$package" ] || thing=${word#*:}
  if is_there "$thing"; then continue; fi
  status=$(dpkg-query --show --showformat "\${Status}" "$package" 2>/dev/null || true)
  if [ "$status" != 'install ok installed' ]; then missing+=("$package"); fi
done
if [ ${#missing[@]} = 0 ]; then exit 0; fi

as_root=()
if [ "$(id -u)" != 0 ]; then as_root=(sudo); fi
for command in apt-get "${as_root[@]}"; do
  if ! command -v "$command" >/dev/null; then
    echo "Please install ${missing[*]} (Debian's names) and try again: there is no $command here." >&2
    exit 1
  fi
done

echo "Installing ${missing[*]}"
install() {
  "${as_root[@]}" apt-get update -qq &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends "${missing[@]}"
}
if ! log=$(install 2>&1); then
  echo "$log" >&2
  echo "Could not install ${missing[*]}: please install them and try again." >&2
  exit 1
fi
