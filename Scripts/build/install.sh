#!/usr/bin/env bash
# Installs the tool with its completions and manual pages below a folder, or removes them: install.sh TOOL PREFIX
# [LIBRARY [RASTER [PAGES]]], install.sh --remove PREFIX. It also installs the library for C, the program that draws
# pixels and the pages that contain the library, if they were made. LIBRARY is a folder of Scripts/build/c-library.sh, or
# empty. RASTER is a file of Scripts/build/raster.sh, if it could be made, or empty. PAGES is a folder of Scripts/build/web.py.
#
# All files are made in .build-install before the first one is installed.
set -euo pipefail

bash_completions=share/bash-completion/completions
zsh_completions=share/zsh/site-functions
fish_completions=share/fish/vendor_completions.d
manual=share/man/man1
shared_pages=share/inbetween/pages
cmake=lib/cmake/Inbetween

prefix="$2"
if [ "$1" = --remove ]; then
  rm -f "$prefix"/bin/inbetween{,-raster} "$prefix/$bash_completions"/inbetween "$prefix/$zsh_completions"/_inbetween \
    "$prefix/$fish_completions"/inbetween.fish "$prefix/$manual"/inbetween.1 "$prefix/$manual"/inbetween-*.1 \
    "$prefix"/lib/libinbetween.{so,so.1,a} "$prefix"/lib/pkgconfig/inbetween.pc "$prefix"/include/inbetween.h \
    "$prefix/$cmake"/InbetweenConfig{,Version}.cmake "$prefix/$shared_pages"/{explorer,gallery,player}.html
  for folder in "$prefix/$cmake" "$prefix/$shared_pages" "$prefix"/share/inbetween; do rmdir "$folder" 2>/dev/null || true; done
  exit
fi

tool="$1"
stage=.build-install
Scripts/build/system-packages.sh python3:python3
rm -rf "$stage"
mkdir -p "$stage"/man
python3 Scripts/build/manual.py "$tool" "$stage"/man
for shell in bash zsh fish; do "$tool" --generate-completion-script "$shell" >"$stage/$shell"; done

# Installs a file with a mode at a path.
place() {
  mkdir -p "$(dirname "${!#}")"
  install -m "$@"
}
library="${3:-}"
if [ -n "$library" ]; then
  place 755 "$library"/lib/libinbetween.so.1 "$prefix"/lib/libinbetween.so.1
  ln -sf libinbetween.so.1 "$prefix"/lib/libinbetween.so
  for file in lib/libinbetween.a lib/pkgconfig/inbetween.pc $cmake/InbetweenConfig{,Version}.cmake include/inbetween.h; do
    place 644 "$library/$file" "$prefix/$file"
  done
fi
raster="${4:-}"
[ -e "$raster" ] || raster=
# Strip it, as symbols would be most of the file.
if [ -n "$raster" ]; then
  place 644 Sources/inbetween-raster/inbetween-raster.1 "$prefix/$manual"/inbetween-raster.1
  place 755 --strip "$raster" "$prefix"/bin/inbetween-raster
fi
pages="${5:-}"
if [ -n "$pages" ]; then
  for page in "$pages"/*.html; do place 644 "$page" "$prefix/$shared_pages/${page##*/}"; done
fi
# Install the tool last: if it is there, everything is.
place 644 "$stage"/bash "$prefix/$bash_completions"/inbetween
place 644 "$stage"/zsh "$prefix/$zsh_completions"/_inbetween
place 644 "$stage"/fish "$prefix/$fish_completions"/inbetween.fish
for page in "$stage"/man/*.1; do place 644 "$page" "$prefix/$manual/${page##*/}"; done
place 755 "$tool" "$prefix"/bin/inbetween
printf '%s\n' "The tool: $prefix/bin/inbetween" "Its manual: man -M $prefix/share/man inbetween" \
  ${raster:+"What draws pixels: $prefix/bin/inbetween-raster"} ${pages:+"The pages: $prefix/$shared_pages"} ${library:+"The library for C: $prefix/lib/libinbetween.so.1"}
