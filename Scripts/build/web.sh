#!/usr/bin/env bash
# Makes the pages that contain the library, each an HTML file that needs no other: web.sh FOLDER [PAGE…]
#
# Scripts/build/wasm.sh must have compiled the library.
#
# A page consists of the kit, the files of its folder in Sources/WebPages, and InbetweenC as WebAssembly, from which the
# linker drops the code that the page does not call. The slot for its contents, {{request}}, is left for the tool to
# fill.
set -euo pipefail

folder="$1"
shift
pages=("$@")
if [ $# -eq 0 ]; then pages=(explorer gallery player); fi
sources=Sources/WebPages
build=.build-web
header=Sources/InbetweenC/include/inbetween.h

declare -A titles=([explorer]='Inbetween: the motion explorer' [gallery]='Inbetween: the animated effects' [player]='{{title}}')
# The subject that a page says it computes.
declare -A subjects=([explorer]=motions [gallery]=effects [player]=frames)
# Components of other pages that a page also shows.
declare -A others=([explorer]='Player' [gallery]='Channels' [player]='')
# Pictures in an animation, and pictures that become PNG files, are data addresses.
declare -A policies=([explorer]='; img-src data:' [gallery]='' [player]='; img-src data:')
# The functions that each page does not call.
declare -A absent=(
  [explorer]='_(pool|curve|path|track|effect)_|n_spring_|_numbers$'
  [gallery]='_catalogue|_(pool|curve|path|track|lottie|motion|fit|axis|follower)_|n_spring_'
  [player]='_catalogue|_(pool|curve|path|track|effect|motion|axis|follower)_|n_spring_'
)

if ! command -v wasm-opt >/dev/null; then Scripts/build/system-packages.sh binaryen; fi
# Its deflate is 4 % smaller than gzip's.
if ! command -v libdeflate-gzip >/dev/null; then Scripts/build/system-packages.sh libdeflate-tools; fi

# Prints a file with its slots filled: the file NAME in the folder of values replaces each {{NAME}}. Other slots stay.
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

# The hash of a file in base64, by which a content policy identifies a script.
hash_of() {
  local hexadecimal
  hexadecimal=$(sha256sum "$1" | cut -d ' ' -f 1)
  # shellcheck disable=SC2059  # the format is the bytes
  printf "$(sed 's/../\\x&/g' <<<"$hexadecimal")" | base64
}

# Links the library of a page.
link() {
  local functions
  functions=$(grep -o 'inbetween_[a-z_]*(' "$header" | tr -d '(' | sort -u | grep -Ev "${absent[$1]}")
  Scripts/build/wasm-module.sh InbetweenC "$functions" "$build/$1.wasm"
}

mkdir -p "$folder"
# Link in parallel: Binaryen takes most of the time, on one processor.
links=()
for page in "${pages[@]}"; do
  link "$page" &
  links+=($!)
done
for link in "${links[@]}"; do wait "$link"; done
for page in "${pages[@]}"; do
  name="${page^}"
  values="$build/$page-page"
  mkdir -p "$values"
  { libdeflate-gzip -12 -c "$build/$page.wasm" | base64 -w 0; echo; } >"$values/library"
  echo "${titles[$page]}" >"$values/title"
  styles=()
  for part in Kit ${others[$page]} "$name"; do styles+=("$sources/$part"/*.css); done
  cat "$sources"/Shell/theme.css "${styles[@]}" >"$values/style"
  echo "${subjects[$page]}" >"$values/subject"
  for part in failure data; do fill "$sources/Kit/$part.html" >"$values/$part"; done
  fill "$sources/$name/$page.html" >"$values/body"
  { echo; Scripts/build/bundle.sh "$sources/$name/$page.js"; } >"$values/code"
  # Only this script may run, whatever else gets into the page: the tool fills in only data.
  echo "'sha256-$(hash_of "$values/code")' 'wasm-unsafe-eval'${policies[$page]}" >"$values/script-policy"
  { printf '<script type="module">'; cat "$values/code"; echo '</script>'; } >"$values/script"
  fill "$sources/Shell/shell.html" >"$folder/$page.html.new"
  mv "$folder/$page.html.new" "$folder/$page.html"
  echo "$folder/$page.html: $(stat -c %s "$folder/$page.html") bytes"
done
