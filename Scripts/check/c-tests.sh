#!/usr/bin/env bash
# Tests the library for C as users get it: c-tests.sh FOLDER TOOL, with the folder that Scripts/build/c-library.sh has made.
#
# The programs of Tests/C are compiled as C99 and as C++, moved out of the checkout and run with an empty environment.
# They run again under the address sanitizer, which also finds leaks. Programs whose threads share handles also run
# under the thread sanitizer.
set -euo pipefail

library=$(cd "$1" && pwd) tool=$(readlink -f "$2")
header="$library/include/inbetween.h" shared="$library/lib/libinbetween.so.1"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
clang="$toolchain/bin/clang"
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
flags=(-g -Wall -Wextra -Werror "-I$library/include" -ITests/C)
checks=(Tests/C/{main,motions,fits,exports,followers,axes,curves,pools,paths,tracks,effects,lottie}.c)

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# Builds PROGRAM from the arguments, with the shared library.
build() {
  local program="$1"
  shift
  "$clang" -fuse-ld=lld "${flags[@]}" "$@" -o "$place/$program" "-L$library/lib" -linbetween "-Wl,-rpath,$place" -lm
}

# Runs a program outside the checkout, with an empty environment.
run() { (cd / && env -i "$place/$1" "${@:2}"); }

# Check the libraries that it needs and the functions that it exports.
needed=$(readelf -d "$shared" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort | xargs)
[ "$needed" = 'libc.so.6 libm.so.6' ] || fail "$shared needs $needed."
readelf -d "$shared" | grep -q 'SONAME.*\[libinbetween.so.1\]' || fail "$shared has another soname."
declared=$(grep -o 'inbetween_[a-z_]*(' "$header" | sed 's/($/@@INBETWEEN_1/' | sort -u)
exported=$(nm -D --defined-only "$shared" | awk '$2 != "A" { print $3 }' | sort)
diff <(echo "$declared") <(echo "$exported") || fail 'The library does not export what its header declares.'

# Growth must be intended: the recorded sizes are those of the last intended change.
while read -r recorded name; do
  case $name in
    'without Lottie') size=$(stat -c %s .build-c/without-lottie.so) ;;
    *) size=$(stat -c %s "$library/lib/$name") ;;
  esac
  echo "$name: $size bytes"
  [ "$((size * 100))" -le "$((recorded * 105))" ] ||
    fail "$name: $recorded bytes before. See what has grown, or record the new size in Tests/C/sizes.txt."
done < Tests/C/sizes.txt

cp "$shared" "$place"
build c99 -std=c99 "${checks[@]}"
run c99
build cxx -x c++ -std=c++17 "${checks[@]}"
run cxx
"$clang" -fuse-ld=lld "${flags[@]}" -std=c99 "${checks[@]}" -o "$place/static" "$library/lib/libinbetween.a" -Wl,--gc-sections -lm
run static
build address -std=c99 -fsanitize=address,undefined -fno-sanitize-recover=all "${checks[@]}"
run address
threads=(-std=c99 -D_POSIX_C_SOURCE=200809L Tests/C/threads.c -pthread)
build threads-address -fsanitize=address "${threads[@]}"
run threads-address
# The toolchain's thread sanitizer calls libdispatch.
build threads-thread -fsanitize=thread "${threads[@]}" "-L$toolchain/lib/swift/linux" \
  "-Wl,-rpath,$toolchain/lib/swift/linux" -ldispatch -lBlocksRuntime
run threads-thread

# The program in the guide, and the output that the guide states.
block() { awk -v start='```'"$1" '$0 == "```" { inside = 0 } inside; $0 == start { inside = 1 }' Documentation/C.md; }
diff Tests/C/guide.c <(block c) || fail 'The program of Documentation/C.md is not Tests/C/guide.c.'
build guide -std=c99 Tests/C/guide.c
diff <(run guide) <(block text) || fail 'The program prints something else than Documentation/C.md says.'
mkdir -p "$place/moved"
cp -r "$library" "$place/moved"
if command -v pkg-config >/dev/null; then
  found=$(PKG_CONFIG_PATH="$place/moved/$(basename "$library")/lib/pkgconfig" pkg-config --cflags --libs inbetween | xargs)
  [[ "$found" == "-I$place/moved/"*"-linbetween" ]] || fail "pkg-config says $found."
fi

# Random motions: the tool's samples must have the same bits.
build compare -std=c99 Tests/C/compare.c
count=${INBETWEEN_THOROUGH:+1000}
run compare times 1 > "$place/times"
run compare motions 1 "${count:-100}" > "$place/motions"
while IFS= read -r motion; do
  "$tool" sample "$motion" --at - --velocity < "$place/times" | run compare "$motion"
  diff <("$tool" describe "$motion" --format json) <(run compare describe "$motion") ||
    fail "The library describes '$motion' in other words than the tool."
done < "$place/motions"
echo "The same bits as the tool's: $(wc -l < "$place/motions") motions"

# Random calls, in the normal library and under the address sanitizer: no call may end the program.
seed=${SEED:-2026}
fuzz=(-std=c99 Tests/C/fuzz.c Tests/C/fuzz_*.c)
build fuzz "${fuzz[@]}"
build fuzz-address -fsanitize=address,undefined -fno-sanitize-recover=all "${fuzz[@]}"
run fuzz "$seed" "$([ -n "${INBETWEEN_THOROUGH:-}" ] && echo 1000000 || echo 50000)"
run fuzz-address "$seed" "$([ -n "${INBETWEEN_THOROUGH:-}" ] && echo 1000000 || echo 20000)"
