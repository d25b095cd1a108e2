#!/usr/bin/env bash
# Compares the tool as one file with the ordinary tool: static-tests.sh FILE TOOL.
#
# It must need no other file, no environment and no system around it, and answer with the same bytes.
set -euo pipefail

static=$(readlink -f "$1") ordinary=$(readlink -f "$2")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The file itself: no interpreter, no library, and the version that was built.
if readelf -lW "$static" | grep -qwE 'INTERP|DYNAMIC'; then fail "$static needs other files."; fi
version=$(env -i "$static" --version)
expected="${version%% *}${INBETWEEN_COMMIT:+ ($INBETWEEN_COMMIT)}"
[ "$version" = "$expected" ] || fail "The version is $version; expected $expected."
# It must contain no path of this machine: a build in another folder would have other bytes.
if grep -qF "$PWD" "$static"; then fail "$static names $PWD."; fi

# Compare the answers: each tool runs the commands in a separate folder.
for tool in static ordinary; do
  mkdir -p "$place/$tool/bin" "$place/$tool/ran"
  ln -s "${!tool}" "$place/$tool/bin/inbetween"
  cp -r Notebooks/documents "$place/$tool/ran"
  number=0
  while IFS= read -r command; do
    case $command in '#'* | '') continue ;; esac
    number=$((number + 1))
    (
      cd "$place/$tool/ran"
      echo "$command" >"$number.command"
      env -i PATH="$place/$tool/bin:/usr/bin:/bin" bash -c "$command" </dev/null >"$number.output" 2>"$number.errors" &&
        status=0 || status=$?
      echo "$status" >"$number.status"
    )
  done <Tests/Package/commands.txt
done
diff -r "$place/ordinary/ran" "$place/static/ran" || fail 'The tool as one file answers otherwise.'
statuses=$(sort -nu "$place"/static/ran/*.status | xargs)
[ "$statuses" = '0 1 64 65 66 69 73' ] || fail "The commands end with the codes $statuses."

# Run it without a system: the root contains only the file, and no /proc.
root="$place/root"
mkdir "$root"
cp "$static" "$root/inbetween"
as_root=()
if [ "$(id -u)" != 0 ]; then as_root=(unshare --map-root-user); fi
if "${as_root[@]}" true 2>/dev/null; then
  alone() { env -i PATH=/usr/sbin:/usr/bin "${as_root[@]}" chroot "$root" /inbetween "$@"; }
  ball=Notebooks/documents/bouncing-ball.json
  cmp <(alone simulate - --rate 100 <"$ball") <("$ordinary" simulate - --rate 100 <"$ball")
  alone plot snappy wobbly --velocity -o /plot.html
  "$ordinary" plot snappy wobbly --velocity -o "$place/plot.html"
  cmp "$place/plot.html" "$root/plot.html"
  cmp <(alone --experimental-dump-help) <("$ordinary" --experimental-dump-help)
  status=0
  alone describe ease-in-quat 2>"$place/errors" || status=$?
  [ "$status" = 65 ] || fail "In an empty root the exit code is $status." "$(<"$place/errors")"
  [ "$(cd "$root" && ls)" = $'inbetween\nplot.html' ] || fail 'In an empty root it leaves' "$(ls "$root")"
else
  echo 'Not tried: an empty root, for which somebody else than root needs user namespaces.'
fi
echo "The same bytes as the ordinary tool's: $number commands"
