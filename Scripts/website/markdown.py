"""Documents of Markdown as HTML: mistune reads them, Pygments colours the code. Both come with what notebooks need anyway."""

import html
import re
from collections.abc import Callable
from typing import NamedTuple

import mistune
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

LINK_OF_DOCC = re.compile(r"(?<!`)``(?!`)/?([^`]+?)``(?!`)")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
CODE = HtmlFormatter(nowrap=True)
# Words behind ``` for which Pygments has another one.
LANGUAGES = {"sh": "bash", "shell": "bash", "objc": "objective-c", "jsonc": "json"}


class Heading(NamedTuple):
    level: int
    anchor: str
    text: str


class Document(NamedTuple):
    title: str
    # The first paragraph, as text.
    summary: str
    headings: list[Heading]
    body: str


def read(text: str, address: Callable[[str], str | None], title: Callable[[str], str | None]) -> Document:
    """A document.

    `address` gives the address of a link or a picture on the site, or None if nothing is there, `title` the title of what is linked.
    """
    renderer = _Renderer(address, title)
    plugins = ["table", "strikethrough", "url", "task_lists", "footnotes"]
    # A name of a symbol in a catalogue of DocC is code here.
    source = LINK_OF_DOCC.sub(lambda link: f"`{link[1].split('/')[-1]}`", COMMENT.sub("", text))
    body = mistune.create_markdown(renderer=renderer, plugins=plugins)(source)
    title = next((heading.text for heading in renderer.headings if heading.level == 1), "Inbetween")
    first = re.search(r"<p>((?!<img).*?)</p>", body, re.DOTALL)
    return Document(title, plain(first[1]) if first else "", renderer.headings, body)


def plain(text: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", "", text)).strip()


def anchor(text: str) -> str:
    """The name that code hosts give a heading."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def code(text: str, language: str) -> str:
    """A block of code in colours."""
    try:
        coloured = highlight(text, get_lexer_by_name(LANGUAGES.get(language, language or "text")), CODE)
    except ClassNotFound:
        coloured = html.escape(text)
    return f'<pre class="code" tabindex="0"><code>{coloured}</code></pre>\n'


class _Renderer(mistune.HTMLRenderer):
    def __init__(self, address: Callable[[str], str | None], title: Callable[[str], str | None]) -> None:
        super().__init__(escape=False)
        self.address, self.title, self.headings, self.count = address, title, [], {}

    def heading(self, text: str, level: int, **_) -> str:
        name = anchor(plain(text))
        number = self.count.get(name, 0)
        self.count[name] = number + 1
        name += f"-{number}" if number else ""
        self.headings.append(Heading(level, name, plain(text)))
        mark = f'<a class="mark" href="#{name}" aria-label="Link to this section">#</a>' if level > 1 else ""
        return f'<h{level} id="{name}">{text}{mark}</h{level}>\n'

    def link(self, text: str, url: str, title: str | None = None) -> str:
        found = self.address(url)
        if re.fullmatch(r"[\w/]+\.md", text):
            text = self.title(url) or text
        # What is on no page, such as a folder of sources, is named alone.
        return text if found is None else f'<a href="{html.escape(found)}">{text}</a>'

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return f'<img src="{html.escape(self.address(url) or "")}" alt="{html.escape(plain(text))}">'

    def block_code(self, code_text: str, info: str | None = None) -> str:
        return code(code_text, (info or "").split(" ")[0])

    def block_html(self, html: str) -> str:
        return self.inline_html(html)

    def inline_html(self, html: str) -> str:
        return re.sub(r'\b(src|href)="([^"]*)"', lambda match: f'{match[1]}="{self.address(match[2]) or ""}"', html)


def wide(body: str) -> str:
    """Tables that scroll by themselves where the window is narrow. Their columns have classes, as the pages allow no other styles."""
    body = re.sub(r' style="text-align:(\w+)"', r' class="\1"', body)
    return re.sub(r"(<table>.*?</table>)", r'<div class="wide" tabindex="0">\1</div>', body, flags=re.DOTALL)
