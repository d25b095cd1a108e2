#!/usr/bin/env bash
# Builds the tool, and writes tables and pictures with it, then a film and the pages, to out/: demo.sh TOOL [RASTER]
#
# The library of the pages is compiled for WebAssembly while the tool is built. RASTER is the target of the Makefile for
# the program that draws pixels, if it can be made.
set -euo pipefail

tool="$1" raster="${2:-}"
make=("${MAKE:-make}" --no-print-directory)
log=out/webassembly.log
# Three motions: the curve of four cubes that move around each other, the swing of a ball between two pages, and a
# spring. With a duration of a second, the curve of the cubes shares axes with motions in seconds.
cube_refresh='cubic-bezier(0.24, 0.52, 0.43, 0.8)'
gooey_ball='damped(5, 30)'
spring='spring(1 100 10)'

# Prints a command, and runs it.
run() {
  printf '%s' "${tool}"
  printf ' %q' "$@"
  echo
  "$tool" "$@"
}

mkdir -p out
echo 'The library for the pages is compiled beside the tool: four minutes for all, two to the first pictures.'
# In a separate process group, so that an interrupt ends all of it. With a lower priority than the tool, whose pictures
# come first.
set -m
nice "${make[@]}" wasm >"$log" 2>&1 &
webassembly=$!
set +m
trap 'kill -- -"$webassembly" 2>/dev/null || true' EXIT
"${make[@]}" tool

printf '\n== Tables and pictures of three motions\n'
run sample "$cube_refresh" --count 101 -o out/cube-refresh.csv
run sample "$gooey_ball" --count 101 -o out/gooey-ball.csv
run sample "$spring" --rate 100 --velocity -o out/spring.csv
run plot "1s $cube_refresh" "$spring" snappy -o out/motions.svg
run plot "1s $cube_refresh" "$spring" snappy --velocity -o out/motions.html
run plot "$gooey_ball" -o out/gooey-ball.svg
# On a terminal, draw the plot in characters.
if [ -t 1 ]; then run plot "$spring"; fi
printf '%s\n' '' \
  'There are now' \
  '  tables of three motions            out/cube-refresh.csv out/gooey-ball.csv out/spring.csv' \
  '  pictures of them                   out/motions.svg out/gooey-ball.svg' \
  '  the first as a page, to point at   out/motions.html' \
  'It goes on with a film and with the pages that hold the library.'

if [ -n "$raster" ]; then
  "${make[@]}" raster -o tool
fi
film=
if [ -x "${tool%/*}/inbetween-raster" ]; then
  printf '\n== A film\n'
  film=out/cube-refresh.apng
  # The moving picture at the top of the README.
  run effect render cube-refresh --rate 30 --scale 3 --background white -o "$film"
fi

wait "$webassembly" || {
  cat "$log" >&2
  echo 'The library for the pages could not be compiled.' >&2
  exit 1
}
trap - EXIT
"${make[@]}" web -o tool -o wasm
printf '\n== The pages\n'
run explore "$spring" snappy "1s $cube_refresh" -o out/explorer.html
run effect gallery -o out/gallery.html

printf '%s\n' '' 'Open' \
  '  out/explorer.html   motions to try and to compare' \
  '  out/gallery.html    all effects, to play with' \
  '  out/motions.html    three motions, with their values under the pointer'
if [ -n "$film" ]; then echo "  $film, a film of pixels"; fi
printf '%s\n' '' 'Next, try' \
  "  $tool sample '$cube_refresh' --at 0.1,0.5" \
  "  $tool describe '$spring'" \
  "  $tool plot 'spring(duration: 0.5, bounce: 0.3)' '0.8s ease-out-elastic' wobbly -o out/mine.html" \
  "  $tool --help"
