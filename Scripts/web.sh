#!/usr/bin/env bash
# Makes the pages that hold the library, each one HTML file that needs no other: web.sh [--same-library] FOLDER [PAGE…]
# With --same-library the library is taken as it was compiled last, for who works on the pages alone.
#
# A page is made of the kit and the files of its folder in Sources/WebPages, and of InbetweenC as WebAssembly, of which the
# linker leaves away what the page does not call. The slot for what it shows, {{request}}, is left for the tool to fill.
set -euo pipefail

is_same=
if [ "$1" = --same-library ]; then is_same=1; shift; fi
folder="$1"
shift
pages=("$@")
if [ $# -eq 0 ]; then pages=(explorer gallery player); fi
sources=Sources/WebPages
build=.build-web
header=Sources/InbetweenC/include/inbetween.h
libraries=(MotionNumerics JSONText LayerAnimation VectorScene MotionEffects MotionLottie MotionExport)

declare -A titles=([explorer]='Inbetween: the motion explorer' [gallery]='Inbetween: the animated effects' [player]='{{title}}')
# Components of other pages that a page shows, too.
declare -A others=([explorer]='Player' [gallery]='Channels' [player]='')
# Pictures in an animation, and those that become PNG files, are addresses that hold their data.
declare -A policies=([explorer]='; img-src data:' [gallery]='' [player]='; img-src data:')
# What each page does not call.
declare -A absent=(
  [explorer]='_(pool|curve|path|track|effect)_|n_spring_|_numbers$'
  [gallery]='_(pool|curve|path|track|lottie|motion|fit|axis|follower)_|n_spring_'
  [player]='_(pool|curve|path|track|effect|motion|axis|follower)_|n_spring_'
)

if ! command -v wasm-opt >/dev/null; then Scripts/system-packages.sh binaryen; fi
# Whose deflate takes 4 % less room than gzip's.
if ! command -v libdeflate-gzip >/dev/null; then Scripts/system-packages.sh libdeflate-tools; fi

# Prints a file with its slots filled: the file NAME among the values replaces each {{NAME}}. Other slots stay.
fill() {
  awk -v values="$values" '
    function next_line(file) { return (getline line < file) > 0 }
    {
      rest = $0
      text = ""
      while (match(rest, /[{][{][a-z-]+[}][}]/)) {
        name = substr(rest, RSTART, RLENGTH)
        file = values "/" substr(name, 3, RLENGTH - 4)
        text = text substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART + RLENGTH)
        count = 0
        while (next_line(file)) text = text (count++ ? "\n" : "") line
        close(file)
        if (count == 0) text = text name
      }
      print text rest
    }
  ' "$1"
}

# Compiles the library of a page.
compile() {
  local functions
  functions=$(grep -o 'inbetween_[a-z_]*(' "$header" | tr -d '(' | sort -u | grep -Ev "${absent[$1]}")
  Scripts/wasm.sh InbetweenC "$functions" "$build/$1-linked.wasm" "${libraries[@]}" >&2
  # An optimised module is kept as long as it is of the same linked one.
  if [ "$(sha256sum <"$build/$1-linked.wasm")" != "$(cat "$build/$1.sum" 2>/dev/null)" ]; then
    wasm-opt -Oz --enable-simd --enable-bulk-memory --enable-mutable-globals --enable-sign-ext \
      --enable-nontrapping-float-to-int "$build/$1-linked.wasm" -o "$build/$1.wasm"
    sha256sum <"$build/$1-linked.wasm" >"$build/$1.sum"
  fi
}

mkdir -p "$folder"
for page in "${pages[@]}"; do
  name="${page^}"
  values="$build/$page-page"
  if [ -z "$is_same" ]; then compile "$page"; fi
  # Behind the compiler, which starts with an empty folder when a source is gone.
  mkdir -p "$values"
  { libdeflate-gzip -12 -c "$build/$page.wasm" | base64 -w 0; echo; } >"$values/library"
  echo "${titles[$page]}" >"$values/title"
  echo "'unsafe-inline' 'wasm-unsafe-eval'${policies[$page]}" >"$values/script-policy"
  styles=()
  for part in Kit ${others[$page]} "$name"; do styles+=("$sources/$part"/*.css); done
  cat "$sources"/Shell/theme.css "${styles[@]}" >"$values/style"
  fill "$sources/$name/$page.html" >"$values/body"
  { echo '<script type="module">'; Scripts/bundle.sh "$sources/$name/$page.js"; echo '</script>'; } >"$values/script"
  fill "$sources/Shell/shell.html" >"$folder/$page.html.new"
  mv "$folder/$page.html.new" "$folder/$page.html"
  echo "$folder/$page.html: $(stat -c %s "$folder/$page.html") bytes"
done
