#!/usr/bin/env bash
# Sees to it that there are the headers of the GNU Scientific Library, from wherever.
set -euo pipefail

if echo '#include <gsl/gsl_odeiv2.h>' | clang -x c -fsyntax-only - 2>/dev/null; then exit 0; fi
exec "$(dirname "$0")/system-packages.sh" libgsl-dev
