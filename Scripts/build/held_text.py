"""Bytes as text in a page: seven bits a character, where base64 has six.

A few of the 128 characters cannot stand in a script element, or not at all of its places. Such a one and the seven bits behind
it are a character of two bytes in UTF-8, so that all text is 8/7 of the bytes. The form is that of base-122,
https://github.com/kevinAlbs/Base122. Sources/WebPages/Kit/held-text.js reads it.
"""

from collections.abc import Iterator

# The HTML parser replaces the first and the third, the script's end and the slots of pages begin with the last two, and lines are
# what is around the text.
KEPT_OUT = b"\0\n\r<{"


def held_text(content: bytes) -> str:
    """The text, which begins with the length in four bytes."""
    groups = groups_of(len(content).to_bytes(4, "little") + content)
    text = []
    for group in groups:
        kind = KEPT_OUT.find(group)
        text.append(chr(group if kind < 0 else (kind + 1) << 7 | next(groups, 0)))
    return "".join(text)


def groups_of(content: bytes) -> Iterator[int]:
    """Seven bits each, the last ones with zeros behind them."""
    for start in range(0, len(content), 7):
        block = content[start:start + 7]
        # Eight groups of seven bytes.
        bits = int.from_bytes(block.ljust(7, b"\0"), "big")
        for index in range(-(-len(block) * 8 // 7)):
            yield bits >> 49 - 7 * index & 127
