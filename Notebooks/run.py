"""Executes the notebooks of this folder and writes what they show as HTML; the notebooks stay as they are.

usage: run.py TOOL OUTPUT-FOLDER    execute; TOOL is the inbetween executable, which the notebooks find on the
                                    PATH, and by its path in the environment variable INBETWEEN
       run.py --strip               remove the outputs from the notebooks: they are committed without
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
from nbconvert import HTMLExporter  # noqa: E402


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def strip(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    for cell in code_cells(notebook):
        cell.outputs = []
        cell.execution_count = None
    nbformat.write(notebook, path)


def execute(path: Path, output_folder: Path) -> bool:
    """Whether the notebook is committed as it should be and all its cells succeed."""
    notebook = nbformat.read(path, as_version=4)
    cells = code_cells(notebook)
    if any(cell.outputs for cell in cells):
        python = os.path.relpath(sys.executable)
        print(f"{path.name}: holds outputs; remove them with {python} Notebooks/run.py --strip")
        return False
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
        failure = None
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        failure = error
    html, _ = HTMLExporter().from_notebook_node(notebook, resources={"metadata": {"name": path.stem}})
    page = output_folder / f"{path.stem}.html"
    page.write_text(html, encoding="utf-8")
    if failure is not None:
        print(f"{path.name}: failed\n{COLOUR.sub('', str(failure))}")
        return False
    print(f"{path.name}: {len(cells)} cells in {time.monotonic() - start:.1f} s, {os.path.relpath(page)}")
    return True


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
    output_folder.mkdir(parents=True, exist_ok=True)
    passed = [execute(path, output_folder) for path in notebooks]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
