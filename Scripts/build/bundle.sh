#!/usr/bin/env bash
# Writes a script and all its imports as one script for a page: bundle.sh ENTRY.js
#
# Each file becomes a function that is called once and returns the file's exports, so that equal names in two files do
# not clash. It reads only the forms of import and export that the files here use: imports of names, each up to a
# semicolon, and exports before declarations. Comment lines and leading blanks are left out, so that pages are fetched
# faster; no string spans several lines.
set -euo pipefail

declare -A seen

# The name of a module, made from its path.
name_of() {
  local path="${1%.js}"
  path="${path//[^A-Za-z0-9]/_}"
  echo "module_$path"
}

# The files that a file imports, by their paths from the current folder.
imports_of() {
  sed -nE 's/.*from "(\.[^"]*)";.*/\1/p' "$1" | while read -r path; do
    realpath --relative-to=. "$(dirname "$1")/$path"
  done
}

# Writes the imports of a file, then the file.
visit() {
  local file="$1" entry="${2:-}" path
  if [ -n "${seen[$file]:-}" ]; then return; fi
  seen[$file]=1
  [ -e "$file" ] || { echo "bundle.sh: there is no $file" >&2; exit 1; }
  for path in $(imports_of "$file"); do visit "$path"; done
  awk -v name="$(name_of "$file")" -v entry="$entry" -v paths="$(imports_of "$file" | while read -r path; do name_of "$path"; done)" '
    BEGIN {
      split(paths, modules, "\n")
      print (entry ? "(async () => {" : "const " name " = (() => {")
    }
    /^ *\/\// || /^ *\/[*][*].*[*]\/$/ { next }
    /^ *\/[*][*]/ { isComment = 1 }
    isComment { if ($0 ~ /[*]\/$/) isComment = 0; next }
    { sub(/^ +/, "") }
    $0 == "" { next }
    /^import / || statement != "" {
      statement = statement " " $0
      if ($0 !~ /;$/) next
      count += 1
      match(statement, /[{][^}]*[}]/)
      names = substr(statement, RSTART, RLENGTH)
      gsub(/ as /, ": ", names)
      print "const " names " = " modules[count] ";"
      statement = ""
      next
    }
    /^export / {
      sub(/^export /, "")
      declared = $0
      sub(/^async /, "", declared)
      sub(/^(class|function|const|let) /, "", declared)
      match(declared, /^[A-Za-z_$][A-Za-z0-9_$]*/)
      exported = exported (exported == "" ? "" : ", ") substr(declared, 1, RLENGTH)
    }
    { print }
    END {
      if (entry == "" && exported != "") print "return { " exported " };"
      print "})();"
    }
  ' "$file"
}

visit "$(realpath --relative-to=. "$1")" entry
