"""Executed notebooks as pages that hold all they show: no script, no file and no address of others.

Pictures are data in the page. Long code is folded: a page is read for its answers first.
"""

import base64
import re
from html import escape, unescape
from pathlib import Path

from nbconvert.filters import markdown2html
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

HERE = Path(__file__).resolve().parent
# That of the tool's pages.
THEME = HERE.parent / "Sources" / "WebPages" / "Shell" / "theme.css"
LONGEST_SHOWN = 18  # lines of code
FOREIGN = re.compile(r"""<(?:script|link|iframe)\b|<[^>]+\bsrc=(?!["']data:)""")
IMAGE = re.compile(r"<img [^>]*>")
# The colours are in pages.css.
CODE = HtmlFormatter(nowrap=True)


def write(notebooks: dict, folder: Path) -> None:
    """Writes a page for each executed notebook, by its name, and the index of all. Earlier pages are removed."""
    pages = {f"{name}.html": page(notebook) for name, notebook in notebooks.items()}
    names, texts, cards = list(pages), {}, []
    for name, before, behind in zip(names, ["", *names], [*names[1:], ""]):
        title, sentence, picture, body = pages[name]
        steps = [f'<a rel="{rel}" href="{other}">{pages[other][0]}</a>' for rel, other in (("prev", before), ("next", behind))
                 if other]
        texts[name] = document(title, (
            f'<nav><a href="index.html">All notebooks</a></nav><article>{body}</article>'
            f'<nav class="steps">{"".join(steps)}</nav>'))
        cards.append(
            f'<a class="card" href="{name}"><span class="picture">{picture}</span><strong>{title}</strong>'
            f"<span>{sentence}</span></a>")
    texts["index.html"] = document("Inbetween’s notebooks", (
        "<h1>Inbetween’s notebooks</h1><p>The numerics of motion: one notebook shows the Python package, each of the others "
        f'answers a question against a truth of its own.</p><div class="cards">{"".join(cards)}</div>'))

    folder.mkdir(parents=True, exist_ok=True)
    for earlier in folder.glob("*.html"):
        earlier.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def document(title: str, body: str) -> str:
    """A whole page. Raises ValueError if it would load anything."""
    styles = THEME.read_text(encoding="utf-8") + (HERE / "pages.css").read_text(encoding="utf-8")
    text = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{styles}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n")
    found = FOREIGN.search(text)
    if found is not None:
        raise ValueError(f"{title}: the page would load what is not in it: {text[found.start():][:80]}")
    return text


def page(notebook) -> tuple[str, str, str, str]:
    """The title, the first sentence, a picture and all cells of a notebook, as HTML.

    The picture is that of the cell with the tag "thumbnail", else the first one.
    """
    parts, heading, pictures = [], "", []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(markdown(cell.source))
            headings = re.findall(r"<h\d[^>]*>(.*?)</h\d>", parts[-1])
            heading = text_of(headings[-1]) if headings else heading
        elif cell.cell_type == "code":
            shown = "".join(output(data, heading) for data in cell.outputs)
            chosen = "thumbnail" in cell.metadata.get("tags", [])
            pictures += [(not chosen, picture) for picture in IMAGE.findall(shown)]
            parts.append(f"<section>{code(cell.source)}{shown}</section>")
    body = "".join(parts)
    title = text_of(re.search(r"<h1[^>]*>(.*?)</h1>", body)[1])
    first = text_of(re.search(r"<p>(.*?)</p>", body, re.DOTALL)[1])
    picture = min(pictures, key=lambda pair: pair[0])[1]
    data = re.search(r'src="([^"]*)"', picture)[1]
    return escape(title), escape(re.split(r"(?<=[.?!])\s", first)[0]), f'<img alt="" src="{data}">', body


def markdown(source: str) -> str:
    """Markdown as HTML, without the signs that link to headings; wide tables scroll."""
    html = re.sub(r'<a class="anchor-link".*?</a>', "", markdown2html(source))
    return re.sub(r"(<table>.*?</table>)", r'<div class="wide">\1</div>', html, flags=re.DOTALL)


def code(source: str) -> str:
    lines = source.count("\n") + 1
    block = f'<pre class="code"><code>{highlight(source, PythonLexer(), CODE)}</code></pre>'
    return block if lines <= LONGEST_SHOWN else f"<details><summary>Code, {lines} lines</summary>{block}</details>"


def output(data, heading: str) -> str:
    """What a cell has given, the best kind that there is."""
    if data.output_type == "stream":
        return f"<pre>{escape(data.text)}</pre>"
    kinds = data.data
    if "image/svg+xml" in kinds:
        encoded = base64.b64encode(kinds["image/svg+xml"].encode()).decode()
        return f'<div class="figure"><img alt="Figure: {escape(heading)}" src="data:image/svg+xml;base64,{encoded}"></div>'
    if "text/markdown" in kinds:
        return markdown(kinds["text/markdown"])
    if "text/html" in kinds:
        return kinds["text/html"]
    return f"<pre>{escape(kinds['text/plain'])}</pre>"


def text_of(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html)).strip()
