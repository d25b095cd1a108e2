"""Executes the notebooks of this folder and writes what they show as pages; the notebooks stay as they are.

usage: run.py TOOL OUTPUT-FOLDER    execute; the notebooks use the package that is installed beside this Python, and for
                                    what it has not the TOOL: the inbetween executable, which they find on the PATH,
                                    and by its path in the environment variable INBETWEEN
       run.py --strip               remove the outputs from the notebooks: they are committed without

OUTPUT-FOLDER gets a page for each notebook and index.html, which can be published as they are.
"""

import os
import re
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
CELL_TIMEOUT = 300  # seconds
COLOUR = re.compile("\x1b\\[[0-9;]*m")  # an escape sequence of a coloured traceback

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


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def strip(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    for cell in code_cells(notebook):
        cell.outputs = []
        cell.execution_count = None
    nbformat.write(notebook, path)


def execute(path: Path):
    """The notebook with its outputs; None if it is not committed as it should be, or if a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    cells = code_cells(notebook)
    if any(cell.outputs for cell in cells):
        python = os.path.relpath(sys.executable)
        print(f"{path.name}: holds outputs; remove them with {python} Notebooks/run.py --strip")
        return None
    start = time.monotonic()
    client = NotebookClient(
        notebook,
        timeout=CELL_TIMEOUT,
        kernel_name="python3",
        resources={"metadata": {"path": str(HERE)}},
        extra_arguments=["--log-level=ERROR"],  # each kernel warns that it listens on loopback
    )
    try:
        client.execute()
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        print(f"{path.name}: failed\n{COLOUR.sub('', str(error))}")
        return None
    print(f"{path.name}: {len(cells)} cells in {time.monotonic() - start:.1f} s")
    return notebook


def main() -> int:
    notebooks = sorted(HERE.glob("[0-9]*.ipynb"))
    if sys.argv[1:] == ["--strip"]:
        for path in notebooks:
            strip(path)
        return 0
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    if not notebooks:
        print(f"No notebook in {HERE}")
        return 1
    tool, output_folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    os.environ["INBETWEEN"] = str(tool)
    os.environ["PATH"] = os.pathsep.join([str(tool.parent), os.environ["PATH"]])
    executed = {path.stem: execute(path) for path in notebooks}
    if None in executed.values():
        return 1
    try:
        pages.write(executed, output_folder)
    except ValueError as error:
        print(error)
        return 1
    print(f"The pages: {os.path.relpath(output_folder / 'index.html')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
