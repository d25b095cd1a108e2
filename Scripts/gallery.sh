#!/usr/bin/env bash
# Makes the gallery of effects, one HTML page that needs no other file: gallery.sh PAGE.
#
# The library is compiled to WebAssembly, and embedded in the page of Sources/WebPages/Gallery as base64.
set -euo pipefail

page="$1"
library=.build-web/gallery.wasm
sources=Sources/WebPages
# In the order of their dependencies; together they are one module.
scripts=(library channels plot values stage gestures card gallery)
functions=$(grep -o 'inbetween_effect_[a-z_]*(' Sources/InbetweenC/include/inbetween.h | tr -d '(' | sort -u)
Scripts/wasm.sh InbetweenC "$functions" "$library" \
  MotionNumerics JSONText LayerAnimation VectorScene MotionEffects MotionLottie MotionExport

# The values of the slots, each in a file with the slot's name.
values=.build-web/gallery-page
mkdir -p "$values" "$(dirname "$page")"

# Prints a file with its slots filled: the file NAME among the values replaces each {{NAME}}.
fill() {
  awk -v values="$values" '
    function next_line(file) {
      status = (getline line < file)
      if (status < 0) { print "gallery.sh: no value for " file > "/dev/stderr"; exit 1 }
      return status
    }
    {
      while (match($0, /[{][{][a-z-]+[}][}]/)) {
        file = values "/" substr($0, RSTART + 2, RLENGTH - 4)
        if (RLENGTH == length($0)) {
          while (next_line(file)) print line
          close(file)
          next
        }
        next_line(file)
        close(file)
        $0 = substr($0, 1, RSTART - 1) line substr($0, RSTART + RLENGTH)
      }
      print
    }
  ' "$1"
}

echo 'Inbetween: the animated effects' > "$values/title"
echo "'unsafe-inline' 'wasm-unsafe-eval'" > "$values/script-policy"
cat "$sources/Shell/theme.css" "$sources/Gallery/gallery.css" > "$values/style"
base64 -w 0 "$library" > "$values/library"
fill "$sources/Gallery/gallery.html" > "$values/body"
{
  echo '<script type="module">'
  for script in "${scripts[@]}"; do cat "$sources/Gallery/$script.js"; done
  echo '</script>'
} > "$values/script"
fill "$sources/Shell/shell.html" > "$page.new"
mv "$page.new" "$page"
