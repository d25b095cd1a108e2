"""Harmful documents: each is drawn or an error, in bounded time and memory, and the next document is drawn."""

import base64
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from check import support
from check.raster_protocol import draw, encode, run, svg
from check.raster_files import png

SECONDS = 3
# The time that the end of a renderer may take on a busy machine.
GRACE_SECONDS = 20


def nested(count: int, tag: str = "g", attributes: str = "") -> bytes:
    return svg(f"<{tag} {attributes}>" * count + '<rect width="4" height="4"/>' + f"</{tag}>" * count)


def chain(count: int, link: str, end: str) -> bytes:
    """Parts that each refer to the next."""
    return svg("".join(link.format(number, number + 1) for number in range(count)) + end)


def entities(content: str, use: str) -> bytes:
    declared = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else content}">' for n in range(12))
    return f"<!DOCTYPE svg [{declared}]>".encode() + svg(use)


def picture(side: int) -> bytes:
    """A picture of one colour, whose file is a ten-thousandth as long as its pixels."""
    file = base64.b64encode(png((side, side), 1, 0, bytes(1 + side // 8) * side))
    return svg(f'<image width="4" height="4" xlink:href="data:image/png;base64,{file.decode()}"/>')


def filtered(primitive: str) -> bytes:
    return svg(f'<filter id="f">{primitive}</filter><rect width="4" height="4" filter="url(#f)"/>')


BOMBS = {
    "10,000 groups in each other": nested(10_000),
    "100,000 groups in each other": nested(100_000),
    "10,000 faint groups in each other": nested(10_000, "g", 'opacity="0.9"'),
    "100,000 spans in each other": nested(100_000, "tspan"),
    "groups without an end": svg("<g>" * 200_000),
    "entities of text": entities("lol", "<text>&a11;</text>"),
    "entities of elements": entities("<g/>", "&a11;"),
    "a chain of uses": chain(100_000, '<g id="a{}"><use xlink:href="#a{}"/></g>', '<use xlink:href="#a0"/>'),
    "a chain of masks": chain(20_000, '<mask id="a{}"><rect width="9" height="9" mask="url(#a{})"/></mask>',
                              '<rect width="4" height="4" mask="url(#a0)"/>'),
    "tens of tens of uses": chain(20, '<g id="a{0}">' + '<use xlink:href="#a{1}"/>' * 10 + "</g>", '<use xlink:href="#a0"/>'),
    "a use of itself": svg('<g id="a"><use xlink:href="#a"/></g>'),
    "a picture of a gigapixel": picture(32_000),
    "an octave without end": filtered('<feTurbulence baseFrequency="0.1" numOctaves="1000000000"/>'),
    "a wide blur": filtered('<feGaussianBlur stdDeviation="1e9"/>'),
    "a wide dilation": filtered('<feMorphology operator="dilate" radius="1e9"/>'),
    "a filter of the world": filtered('<feFlood/>').replace(b'id="f"', b'id="f" x="-1e9" y="-1e9" width="1e12" height="1e12"'),
    "small dashes": svg('<path d="M0 0L1e9 1e9" stroke="red" stroke-dasharray="0.0001"/>'),
    "a wide pattern": svg('<pattern id="p" width="1e9" height="1e9"><rect/></pattern><rect width="4" height="4" fill="url(#p)"/>'),
    "large letters": svg('<text font-size="1e9">a</text>'),
    "large numbers": svg('<path d="M-1e300 0L1e300 1e300 nan" stroke="red" stroke-width="1e300"/>'),
}


def check_memory(checks) -> None:
    """A document that needs too much memory is an error; the next, small one is drawn."""
    small = draw(svg('<rect width="4" height="4"/>'))
    expected = checks.answers(small)
    long = draw(svg("<!--" + "x" * 400_000_000 + "-->"))
    for megabytes in (400, 600, 900):
        for large in (draw(svg(""), size=(16_000, 9_000)), encode((5_000, 5_000), bytes(100_000_000)), long):
            done = run(checks.helper, large + small, "--threads", "1", memory=megabytes << 20)
            kinds = [answer.kind for answer in done.answers]
            checks.expect((done.code, done.errors) == (0, ""), f"in {megabytes} MB: {done.code}, {done.errors!r}")
            checks.expect(len(kinds) == 2 and done.answers[1] == expected[0], f"in {megabytes} MB: {kinds}")
            checks.expect(megabytes > 400 or kinds[0] == "error", f"in {megabytes} MB all is there for {large[:30]}")
    # The stacks of many threads do not count as memory of a document.
    many = checks.answers(small * 100, "--threads", "100")
    checks.expect(many == expected * 100, "a hundred threads draw otherwise")
    (largest,) = checks.answers(draw(svg('<rect width="4" height="4"/>'), size=(32767, 8192), format="png"))
    checks.expect((largest.kind, largest.size) == ("png", (32767, 8192)), f"the largest picture: {largest.message}")


@contextmanager
def drawing_without_end(helper: str) -> Iterator[list[str]]:
    """The renderers of a program that draws a picture without end; in the end it is killed."""
    process = subprocess.Popen([helper, "--threads", "1"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    process.stdin.write(draw(BOMBS["an octave without end"]))
    process.stdin.flush()
    children = Path(f"/proc/{process.pid}/task")
    renderers: list[str] = []
    while not renderers:
        time.sleep(0.05)
        renderers = [child for task in children.iterdir() for child in (task / "children").read_text().split()]
    try:
        yield renderers
    finally:
        process.kill()
        process.wait()
        process.stdin.close()


def check_orphans(checks) -> None:
    """If the program is killed, its renderers end, too, whatever they do."""
    with drawing_without_end(checks.helper) as renderers:
        pass
    deadline, states = time.monotonic() + 5, ["ps", "-o", "state=", "-p", ",".join(renderers)]
    # One that has ended, and that nobody has waited for, is a zombie: Z.
    while (left := support.run(*states).stdout.replace("Z", "").strip()) and time.monotonic() < deadline:
        time.sleep(0.05)
    checks.expect(not left, f"of the renderers {renderers} some are left: {left}")


def check(checks) -> None:
    good = draw(svg('<rect width="4" height="4"/>'))
    expected = checks.answers(good)
    for name, document in BOMBS.items():
        began = time.monotonic()
        done = run(checks.helper, draw(document, size=(100, 100)) + good, "--seconds", str(SECONDS), "--threads", "1")
        took = time.monotonic() - began
        checks.expect(took < SECONDS + GRACE_SECONDS, f"{name} takes {took:.1f} s")
        checks.expect((done.code, done.errors) == (0, ""), f"{name}: {done.code}, {done.errors!r}")
        checks.expect(done.answers[1:] == expected, f"after {name} it does not go on")
        message = done.answers[0].message
        checks.expect(message.isprintable(), f"{name}: {message!r}")
    # Sends all bad documents at once, between good ones.
    documents = [document for document in BOMBS.values() if len(document) < 100_000]
    done = run(checks.helper, b"".join(draw(document) + good for document in documents), "--seconds", "1")
    checks.expect(done.answers[1::2] == expected * len(documents), "between bombs it draws otherwise")
    check_memory(checks)
    check_orphans(checks)
