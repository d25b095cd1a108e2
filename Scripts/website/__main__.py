"""Makes the site: python3 -m website TOOL FOLDER [--docs FOLDER] [--notebooks FOLDER] [--library FOLDER] [--count N]

The tool's pages lie beside it. --docs has DocC's pages, --notebooks those of the notebooks, --library the package for JavaScript, with
which pages play motions. --count takes fewer motions of each kind.
"""

import argparse
import shutil
import subprocess
from pathlib import Path

from website import reference
from website.documents import Documents
from website.frame import HERE, Site
from website.motions import Motions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m website", description=__doc__)
    parser.add_argument("tool", type=lambda text: Path(text).resolve())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--docs", type=Path)
    parser.add_argument("--notebooks", type=Path)
    parser.add_argument("--library", type=Path)
    parser.add_argument("--count", type=int)
    options = parser.parse_args()
    shutil.rmtree(options.folder, ignore_errors=True)
    site = Site(options.folder, options.docs is not None, options.notebooks is not None)
    documents = Documents(site)
    documents.write()
    motions = Motions(options.tool, site, options.count).write()
    for name in ("icon.svg", "motion.js"):
        shutil.copyfile(HERE / name, site.folder / name)
    subprocess.run([options.tool, "explore", "-o", site.folder / "explorer.html"], check=True)
    subprocess.run([options.tool, "effect", "gallery", "-o", site.folder / "gallery.html"], check=True)
    if options.library:
        copy_library(options.library, site.folder / "lib")
    if options.notebooks:
        reference.take_in_notebooks(options.notebooks, site)
    symbols = reference.take_in_docs(options.docs, site.folder) if options.docs else 0
    print(f"{options.folder}: {len(documents.read)} documents, {motions} motions, {symbols} pages of symbols")


def copy_library(package: Path, folder: Path) -> None:
    """The one module of the library that all pages of motions share."""
    folder.mkdir()
    names = [*(path.name for path in (package / "src").glob("*.js") if not path.name.endswith(".wasm.js")), "inbetween.wasm"]
    for name in names:
        shutil.copyfile(package / "src" / name, folder / name)


if __name__ == "__main__":
    main()
