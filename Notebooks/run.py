"""Executes the notebooks of this folder, and writes what they show as pages.

usage: run.py TOOL OUTPUT-FOLDER    execute; the pages show what is stored in the notebooks
       run.py TOOL --store          execute, and store what they show

They run as a reader runs them: in a folder outside of the checkout, with the package that is installed beside this Python and the files
of taken_along.txt, which the archive of a release holds. Those that use what the package has not, find the TOOL on the PATH, and by its
path in the environment variable INBETWEEN; the others find none. What is stored must be of the code that stands there.

OUTPUT-FOLDER gets a page for each notebook and index.html, which can be published as they are.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
CELL_TIMEOUT = 300  # seconds
COLOUR = re.compile("\x1b\\[[0-9;]*m")  # an escape sequence of a coloured traceback
USES_TOOL = re.compile(r"\bsupport\.tool\b|\bsimulate\b")

# Jupyter, IPython and matplotlib keep their state in the environment's folder, not in the home folder. They
# look when they are imported.
for variable, folder in {
    "JUPYTER_CONFIG_DIR": "etc/jupyter",
    "JUPYTER_DATA_DIR": "share/jupyter",
    "JUPYTER_RUNTIME_DIR": "share/jupyter/runtime",
    "IPYTHONDIR": "share/ipython",
    "MPLCONFIGDIR": "share/matplotlib",
}.items():
    os.environ[variable] = str(Path(sys.prefix) / folder)

import nbformat  # noqa: E402
from nbclient import NotebookClient  # noqa: E402
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError  # noqa: E402

import pages  # noqa: E402
import storing  # noqa: E402


def code_of(notebook) -> str:
    return "\n\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")


def digest(notebook) -> str:
    """What tells stored outputs of other code from those of this one."""
    return hashlib.sha256(code_of(notebook).encode()).hexdigest()[:16]


def take_along(folder: Path) -> None:
    """Copies what the notebooks read besides the package."""
    for line in (HERE / "taken_along.txt").read_text(encoding="utf-8").splitlines():
        for file in CHECKOUT.glob(line):
            target = folder / file.relative_to(CHECKOUT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def execute(path: Path, folder: Path, tool: Path):
    """The notebook with its outputs; None if a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    outside = {name: value for name, value in os.environ.items() if name not in ("INBETWEEN", "PYTHONPATH")}
    if USES_TOOL.search(code_of(notebook)):
        outside |= {"INBETWEEN": str(tool), "PATH": os.pathsep.join([str(tool.parent), os.environ["PATH"]])}
    start = time.monotonic()
    client = NotebookClient(
        notebook,
        timeout=CELL_TIMEOUT,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder / "Notebooks")}},
        extra_arguments=["--log-level=ERROR"],  # each kernel warns that it listens on loopback
    )
    try:
        client.execute(env=outside)
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        print(f"{path.name}: failed\n{COLOUR.sub('', str(error))}")
        return None
    count = sum(cell.cell_type == "code" for cell in notebook.cells)
    print(f"{path.name}: {count} cells in {time.monotonic() - start:.1f} s")
    return notebook


def store(path: Path, notebook) -> None:
    storing.shorten(notebook)
    notebook.metadata["code"] = digest(notebook)
    nbformat.write(notebook, path)
    print(f"{path.name}: {path.stat().st_size} bytes stored")


def main() -> int:
    notebooks = sorted(HERE.glob("[0-9]*.ipynb"))
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    tool = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as place:
        take_along(Path(place))
        executed = {path: execute(path, Path(place), tool) for path in notebooks}
    if None in executed.values():
        return 1
    if sys.argv[2] == "--store":
        for path, notebook in executed.items():
            store(path, notebook)
        return 0
    stored = {path: nbformat.read(path, as_version=4) for path in notebooks}
    if old := [path.name for path, notebook in stored.items() if notebook.metadata.get("code") != digest(notebook)]:
        command = f"{os.path.relpath(sys.executable)} Notebooks/run.py {sys.argv[1]} --store"
        print(f"What is stored in {', '.join(old)} is of other code: {command}")
        return 1
    output_folder = Path(sys.argv[2])
    try:
        pages.write({path.stem: notebook for path, notebook in stored.items()}, output_folder)
    except ValueError as error:
        print(error)
        return 1
    print(f"The pages: {os.path.relpath(output_folder / 'index.html')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
