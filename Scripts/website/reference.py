"""Takes in what others have made: DocC's pages, below docs/, and the executed notebooks."""

import shutil
from pathlib import Path

from website.frame import Site


def take_in_docs(docs: Path, folder: Path) -> int:
    """Copies DocC's pages; returns their number.

    DocC writes them for one fixed address. Here each finds its files from its place, so that the site works below any address. What
    DocC keeps for links from other documentation is left out; it differs in each run.
    """
    target = folder / "docs"
    shutil.copytree(docs, target, ignore=shutil.ignore_patterns("link-hierarchy.json", "linkable-entities.json"))
    pages = list(target.rglob("*.html"))
    for page in pages:
        up = "../" * (len(page.relative_to(target).parts) - 1) or "./"
        text = page.read_text(encoding="utf-8").replace('="/', f'="{up}').replace(
            'var baseUrl = "/"', f'var baseUrl = new URL("{up}", document.baseURI).pathname')
        page.write_text(text, encoding="utf-8")
    return len(pages)


def take_in_notebooks(notebooks: Path, site: Site) -> None:
    """Copies the pages of the notebooks, and puts the site's head on them."""
    for page in sorted(notebooks.glob("*.html")):
        name = f"notebooks/{page.name}"
        head = '<link rel="stylesheet" href="../header.css">\n</head>'
        text = page.read_text(encoding="utf-8").replace("</head>", head, 1)
        site.write_file(name, text.replace("<body>", f"<body>\n{site.header(name)}", 1))
