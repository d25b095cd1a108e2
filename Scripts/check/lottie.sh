#!/usr/bin/env bash
# Compares our drawing of others' Lottie files with lottie-web, rlottie and ThorVG: see Scripts/check/lottie.
#
#   Scripts/check/lottie.sh PYTHON TOOL        the pictures of all files that can be fetched, and the values of their
#                                        properties: half an hour; out/lottie/compare.html shows what differs most
#   Scripts/check/lottie.sh PYTHON TOOL N      the pictures of N of rlottie's examples, the same each time
#
# Both also compare our own documents: those of `inbetween export lottie` in lottie-web, those of effects in all three.
#
# Without a browser or the files nothing is compared. That is a failure if INBETWEEN_REQUIRE_ALL is 1.
set -euo pipefail

python=$1 tool=$2 sample=${3:-}
folder=$(dirname "$0")/lottie

leave_out() {
  echo "Lottie files of others are left out: $1" >&2
  if [ "${INBETWEEN_REQUIRE_ALL:-}" = 1 ]; then exit 1; fi
  exit 0
}

command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
  leave_out 'there is no chromium'
"$python" "$folder/corpus.py" ${sample:+--source rlottie --source web}
if [ ! -d out/lottie/corpus/rlottie ] || [ ! -d out/lottie/corpus/web ]; then leave_out 'they cannot be fetched'; fi

if [ -n "$sample" ]; then
  "$python" "$folder/compare.py" --tool "$tool" --check --sample "$sample" rlottie/
  "$python" "$folder/exports.py" --tool "$tool"
  "$python" "$folder/effects.py" --tool "$tool"
else
  "$python" "$folder/compare.py" --tool "$tool" --check
  "$python" "$folder/channels.py" --tool "$tool" --check
  "$python" "$folder/exports.py" --tool "$tool" --count 400
  "$python" "$folder/effects.py" --tool "$tool"
fi
