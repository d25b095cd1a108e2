#!/usr/bin/env bash
# Checks the sources against Scripts/check/words.txt, the words that the terms of the field have replaced.
set -euo pipefail

found=
while IFS=$'\t' read -r pattern instead; do
  case $pattern in '' | '#'*) continue ;; esac
  if git grep --line-number --extended-regexp -e "$pattern" -- '*.swift' '*.md' '*.py' '*.sh' '*.js' '*.html' '*.ipynb' \
    ':!CHANGELOG.md' ':!Scripts/check/words.*' >&2; then
    echo "Instead of /$pattern/, write: $instead" >&2
    found=yes
  fi
done <Scripts/check/words.txt
[ -z "$found" ]
