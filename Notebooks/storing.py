"""What of a notebook's outputs is stored: the kind that pages show, with pictures as short as they can be without a visible change."""

import re

# Matplotlib's pictures measure in points. A hundredth of one is not to be seen; six digits are a third of the file.
NUMBERS = re.compile(r'(?<= )(d|x|y|points)="([^"]*)"')
LONG = re.compile(r"-?\d+\.\d{3,}")
# The number of the run is no part of a result.
KEPT = ("image/svg+xml", "text/markdown", "text/html", "text/plain")


def shorten(notebook) -> None:
    """Leaves in each output the best kind alone, and shortens the pictures."""
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            for output in cell.outputs:
                if "data" in output:
                    kind = next(kind for kind in KEPT if kind in output.data)
                    text = output.data[kind]
                    output.data = {kind: picture(text) if kind == "image/svg+xml" else text}


def picture(svg: str) -> str:
    """A picture with numbers of two digits behind the point, without what only Matplotlib reads."""
    svg = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->\n?", "", svg, flags=re.DOTALL)
    svg = NUMBERS.sub(lambda attribute: f'{attribute[1]}="{LONG.sub(rounded, attribute[2])}"', svg)
    return re.sub(r"\n\s*", "\n", svg)


def rounded(number: re.Match) -> str:
    return f"{float(number[0]):.2f}".rstrip("0").rstrip(".")
