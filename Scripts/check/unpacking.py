"""What unpacks the library of a page, its text and its LZMA, against Python's; `check.pages` runs it."""

import base64
import json
import lzma
import random
from collections.abc import Iterator
from pathlib import Path

from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal
from check.support import IS_THOROUGH, ROOT

# The only ones that the module takes.
PROPERTIES = {"id": lzma.FILTER_LZMA1, "preset": 6, "lc": 4, "lp": 0, "pb": 0}
PAGES = ["explorer", "gallery", "player"]
COUNT = 400 if IS_THOROUGH else 40
BROKEN = "The page cannot start: its library is broken"
# The letters of a library that are cut off.
CUT = 1000
HELD = "document.getElementById('%s').textContent.slice(1, -1)"
# As in Scripts/build/held_text.py.
KEPT_OUT = b"\0\n\r<{"
READER = ROOT / "Sources/WebPages/Kit/held-text.js"


class Unpacker:
    """A page that holds the module, with the folder of all pages and one for files."""

    def __init__(self, page: Page, file: Path, _: Path, folder: Path) -> None:
        self.page, self.pages, self.folder = page, file.parent, folder
        self.open(file)

    def open(self, file: Path) -> None:
        self.page.open(file)
        self.page.wait_until("document.body.dataset.state === 'ready'")
        self.page.run_script("unpacker.js")
        # The script of the page has other names for what it reads texts with.
        source = READER.read_text().replace("export ", "").replace('import { pause } from "./pause.js";', "")
        self.page.evaluate(f"void (0, eval)({json.dumps(source + 'const pause = () => {}; window.bytesOf = bytesOf;')})")

    def unpacked(self, packed: bytes) -> tuple[bytes | None, int]:
        """The bytes of packed data, None if the module refuses it, and the steps that it took."""
        module = bytes_of(self.page.evaluate(HELD % "unpacker"))
        content, steps = self.page.call("unpacked", base64.b64encode(module).decode(), base64.b64encode(packed).decode())
        return None if content is None else base64.b64decode(content), steps


def text_of(content: bytes) -> str:
    """Bytes as pages hold them: their length and they, seven bits a character."""
    bits = "".join(f"{byte:08b}" for byte in len(content).to_bytes(4, "little") + content)
    groups = iter([int(bits[start:start + 7].ljust(7, "0"), 2) for start in range(0, len(bits), 7)])
    return "".join(chr(group) if group not in KEPT_OUT else chr(KEPT_OUT.index(group) + 1 << 7 | next(groups, 0)) for group in groups)


def bytes_of(text: str) -> bytes:
    """The bytes that a text of a page holds."""
    groups = []
    for letter in map(ord, text):
        groups += [letter] if letter < 128 else [KEPT_OUT[(letter >> 7) - 1], letter & 127]
    bits = "".join(f"{group:07b}" for group in groups)
    content = int(bits[:len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8, "big")
    return content[4:4 + int.from_bytes(content[:4], "little")]


def contents() -> Iterator[bytes]:
    """Bytes of all kinds: with repeats near and far, runs, few different bytes, noise."""
    source = random.Random(20261129)
    yield from (b"", b"a", b"a" * 300_000, source.randbytes(300_000))
    for _ in range(COUNT):
        made, length = bytearray(), source.choice((10, 1000, 100_000))
        while len(made) < length:
            match source.randrange(4):
                case 0:
                    made += source.randbytes(source.randrange(1, 40))
                case 1:
                    made += bytes(source.choices(b"abc\x00", k=source.randrange(1, 400)))
                case 2:
                    made += bytes([source.randrange(256)]) * source.randrange(1, 1000)
                case _:
                    start = source.randrange(len(made) + 1)
                    made += made[start:start + source.randrange(1, 3000)]
        yield bytes(made)


def packed_by_lzma(content: bytes) -> bytes:
    """As Scripts/build/web.py packs libraries."""
    packed = lzma.compress(content, format=lzma.FORMAT_ALONE, filters=[PROPERTIES])
    return packed[:5] + len(content).to_bytes(8, "little") + packed[13:]


def check_libraries(reader: Unpacker) -> None:
    """the libraries of all pages are unpacked in steps, to the bytes that Python has"""
    for name in PAGES:
        reader.open(reader.pages / f"{name}.html")
        held = bytes_of(reader.page.evaluate(HELD % "library"))
        content, steps = reader.unpacked(held)
        require(content == lzma.decompress(held), f"the library of the {name} is another one")
        require_equal(steps, -(-len(content) // 2**18), f"the steps of the {name}'s {len(content)} bytes")


def check_texts(reader: Unpacker) -> None:
    """the page reads the bytes of a text, whatever they are"""
    source = random.Random(122)
    every = bytes(range(256))
    # Runs of what cannot stand in a page, also as the last group.
    contents = [b"", every, every * 2000, *(source.randbytes(length) for length in range(40)), *(bytes(length) for length in range(20))]
    for content in contents:
        text = text_of(content)
        require(bytes_of(text) == content and not set(text) & set(map(chr, KEPT_OUT)), f"the text of {content[:40]!r}")
        read = reader.page.call("(async (text) => (await bytesOf(text)).toBase64())", text)
        require(base64.b64decode(read) == content, f"{content[:40]!r} is read as others")


def check_contents(reader: Unpacker) -> None:
    """random contents come back, and none of them cut short or with more behind it"""
    for content in contents():
        packed = packed_by_lzma(content)
        require(reader.unpacked(packed)[0] == content, f"{len(content)} bytes come back as others: {content[:40]!r}…")
        for cut in {0, 5, len(packed) // 2, len(packed) - 1}:
            require_equal(reader.unpacked(packed[:cut])[0], None, f"{cut} of {len(packed)} bytes")
        require_equal(reader.unpacked(packed + b"\0")[0], None, "a byte behind the end")


def check_damage(reader: Unpacker) -> None:
    """damaged data is refused, or has the length that it states: nothing traps, nothing runs on"""
    source, refused = random.Random(46), 0
    for content in contents():
        packed = bytearray(packed_by_lzma(content))
        for _ in range(source.randrange(1, 4)):
            packed[source.randrange(len(packed))] ^= 1 << source.randrange(8)
        unpacked = reader.unpacked(bytes(packed))[0]
        refused += unpacked is None
        require(unpacked is None or len(unpacked) == int.from_bytes(packed[5:13], "little"), f"{packed[:60].hex()} is taken")
    require(refused > COUNT / 2, f"only {refused} of {COUNT} are refused")


def check_words(reader: Unpacker) -> None:
    """a page whose library is cut off says so"""
    text = (reader.pages / "gallery.html").read_text()
    end = text.index("\n</script>", text.index('id="library"'))
    file = reader.folder / "cut.html"
    file.write_text(text[:end - CUT] + text[end:])
    reader.page.open(file)
    reader.page.wait_until("document.body.dataset.state === 'failed'")
    require_equal(reader.page.evaluate("document.getElementById('failure').textContent"), BROKEN, "what the page says")
    # The console has the error, too.
    reader.page.record.clear()


SUITE = Suite("the unpacker", "gallery.html", Unpacker, [check_libraries, check_texts, check_contents, check_damage, check_words])
