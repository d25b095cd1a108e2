"""Holds the sandbox of the renderers against what a document that takes one over would try."""

import ctypes
import errno
import os
import shutil
import socket
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from check import support
from check.raster_bombs import drawing_without_end

SOURCE = support.ROOT / "Sources/inbetween-raster/sandbox.c"
LANDLOCK_CREATE_RULESET = 444


def attempts(folder: Path) -> dict[str, tuple[int, Callable]]:
    """What a renderer may not do, each with the version of Landlock that it takes; 0 for seccomp."""
    return {
        "write a file": (1, lambda: os.open(folder / "file", os.O_WRONLY)),
        "make a file": (1, lambda: os.open(folder / "new", os.O_WRONLY | os.O_CREAT)),
        "make a folder": (1, lambda: os.mkdir(folder / "new")),
        "remove a file": (1, lambda: os.unlink(folder / "file")),
        "link a file": (1, lambda: os.symlink("file", folder / "new")),
        "move a file": (1, lambda: os.rename(folder / "file", folder / "new")),
        "empty a file": (3, lambda: os.truncate(folder / "file", 0)),
        "open a socket": (0, socket.socket),
        "start a program": (0, lambda: os.execv("/bin/true", ["true"])),
        "leave its name space": (0, lambda: calling(lambda libc: libc.unshare(0x10000000))),
        "trace its parent": (0, lambda: calling(lambda libc: libc.ptrace(16, os.getppid(), None, None))),
    }


def calling(function: Callable) -> None:
    if function(ctypes.CDLL(None, use_errno=True)) == -1:
        raise OSError(ctypes.get_errno(), "refused")


def is_refused(library: Path, attempt: Callable) -> bool:
    """Whether a process in the sandbox may not do something, while it still reads files."""
    child = os.fork()
    if child == 0:
        status = 2
        try:
            ctypes.CDLL(library).sandbox_enter()
            Path("/proc/self/status").read_text()
            attempt()
            status = 1
        except OSError as error:
            status = 0 if error.errno in (errno.EPERM, errno.EACCES) else 3
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def check(checks) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, library = Path(name), Path(name, "sandbox.so")
        (folder / "file").write_text("kept")
        compiler = shutil.which("clang") or "cc"
        support.call(compiler, "-shared", "-fPIC", "-D_GNU_SOURCE", SOURCE, "-o", library)
        version = max(0, ctypes.CDLL(None).syscall(LANDLOCK_CREATE_RULESET, None, 0, 1))
        for what, (least, attempt) in attempts(folder).items():
            if version >= least:
                checks.expect(is_refused(library, attempt), f"in the sandbox it can {what}")
        if version == 0:
            support.leave_out("the files of the sandbox, as this kernel has no Landlock")
        checks.expect((folder / "file").read_text() == "kept", "in the sandbox it has changed a file")
    check_renderers(checks)


def check_renderers(checks) -> None:
    """The renderers of the program are in the sandbox."""
    with drawing_without_end(checks.helper) as (renderer, *_):
        status, deadline = "", time.monotonic() + 5
        while "Seccomp:\t2" not in status and time.monotonic() < deadline:
            time.sleep(0.02)
            status = Path(f"/proc/{renderer}/status").read_text()
    checks.expect("Seccomp:\t2" in status and "NoNewPrivs:\t1" in status, "a renderer is not in the sandbox")
