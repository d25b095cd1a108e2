"""What of a notebook's outputs is stored: the kind that pages show, with pictures as short as they can be without a visible change."""

import re

# Matplotlib's pictures measure in points. A hundredth of one is not to be seen; six digits are a third of the file.
NUMBERS = re.compile(r'(?<= )(d|x|y|points)="([^"]*)"')
LONG = re.compile(r"-?\d+\.\d{3,}")
# The kinds of an output, the best first.
KINDS = ("image/svg+xml", "text/markdown", "text/html", "text/plain")


def shorten(notebook) -> None:
    """Leaves in each output the best kind alone, and shortens the pictures."""
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            for output in cell.outputs:
                if "data" in output:
                    kind = next(kind for kind in KINDS if kind in output.data)
                    text = output.data[kind]
                    output.data = {kind: picture(text) if kind == "image/svg+xml" else text}


def picture(svg: str) -> str:
    """A picture on one line, with two digits behind the point, without what only Matplotlib reads."""
    svg = re.sub(r"<metadata>.*?</metadata>|<!.*?>|<\?.*?\?>", "", svg, flags=re.DOTALL)
    svg = re.sub(r">\s+<", "><", re.sub(r"\s+", " ", svg)).strip()
    return NUMBERS.sub(lambda attribute: f'{attribute[1]}="{short(attribute[2])}"', svg)


def short(numbers: str) -> str:
    """Numbers and the letters of a path, with blanks only where they are needed."""
    rounded = LONG.sub(lambda number: f"{float(number[0]):.2f}".rstrip("0").rstrip("."), numbers)
    return re.sub(r" ?([A-Za-z]) ?", r"\1", rounded).strip()
