"""The command-line tool, for what it has and the package has not.

That is: documents of Core Animation with their timing and tensions, places by the parameter of a path, followers, changed
Lottie documents and effects made of them, and tables as files. `simulate` of the package calls the tool by itself.
"""

import os
import subprocess

import numpy as np


def run(*arguments, text=None):
    """Standard output of the tool that INBETWEEN names, or of the `inbetween` of the PATH; `text` is its standard input."""
    tool = os.environ.get("INBETWEEN", "inbetween")
    done = subprocess.run([tool, *map(str, arguments)], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"inbetween {arguments[0]}: exit code {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def columns(*arguments, at=None, text=None):
    """{name: values} of the table that the tool prints, at the numbers `at`; an empty cell is NaN."""
    if at is not None:
        arguments, text = (*arguments, "--at", "-"), "\n".join(map(repr, np.asarray(at, float).tolist()))
    header, *rows = run(*arguments, text=text).splitlines()
    table = np.array([[float(cell or "nan") for cell in row.split(",")] for row in rows])
    return dict(zip(header.split(","), table.T, strict=True))
