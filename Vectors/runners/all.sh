#!/bin/sh
# Runs all runners and writes Documentation/Conformance.md. What is not installed is named and answers nothing.
#
#   python3 -m venv .venv && . .venv/bin/activate && pip install -r requirements.txt && npm install
#   apt-get install libgsl-dev chromium firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-adw-1
#   ./all.sh
#
# PYTHON, NODE and SYSTEM_PYTHON, which sees GNOME's libraries, choose the programs.
set -u
cd "$(dirname "$0")" || exit 1
python=${PYTHON:-python3} node=${NODE:-node} system_python=${SYSTEM_PYTHON:-/usr/bin/python3}
export PYTHONDONTWRITEBYTECODE=1 PYTHONWARNINGS=ignore
failures=0

ask() {
  "$@" || { echo "failed: $*" >&2; failures=$((failures + 1)); }
}

mkdir -p out
rm -f out/*.jsonl
for runner in restated gsl numerics limits easings paths colours browsers; do
  ask "$python" "$runner.py"
done
ask "$system_python" libadwaita.py
for runner in springs easings paths colours; do
  ask "$node" "$runner.mjs"
done
ask "$python" report.py
exit "$failures"
