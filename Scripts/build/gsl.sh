#!/usr/bin/env bash
# Installs the headers of the GNU Scientific Library, unless they are there from any source.
set -euo pipefail

if echo '#include <gsl/gsl_odeiv2.h>' | clang -x c -fsyntax-only - 2>/dev/null; then exit 0; fi
exec "$(dirname "$0")/system-packages.sh" libgsl-dev
