"""Checks inbetween-raster, which lies beside the tool, against its protocol.

It checks requests, answers, their order and refusals; pixels against arithmetic; PNG files against Pillow; random bytes; and
the harmful documents of raster_bombs.py. With INBETWEEN_THOROUGH=1 the program is also built with the address and the thread
sanitizer, and gets the same requests, except the harmful documents, on which librsvg dies. Words name some of these parts.
"""

import os
import random
import re
import shutil
import subprocess
import tempfile
import threading
from functools import partial
from pathlib import Path

from check import raster_bombs, raster_files, raster_sandbox, support
from check.raster_protocol import Answer, draw, encode, parse, read, run, svg

RED_HALF = svg('<rect width="2" height="4" fill="#ff0000" fill-opacity="0.5"/>')
TURNED = svg('<rect x="1" y="1" width="1.7" height="1.9" fill="#00ff00" transform="rotate(20)"/>')
SLOW = svg('<filter id="f"><feGaussianBlur stdDeviation="0.3"/></filter>' + '<g filter="url(#f)">' * 8
           + '<rect width="3" height="3"/>' + "</g>" * 8)
TEXT = svg('<text x="0" y="30" font-size="24" font-family="{}">Frogs</text>', 80, 40)
# The tolerance in levels of 255, for products that were rounded twice.
ROUNDING = 1


class Checks(support.Findings):
    def __init__(self, helper: str, folder: Path) -> None:
        super().__init__()
        self.helper, self.folder = helper, folder

    def answers(self, requests: bytes, *options: str) -> list[Answer]:
        """The answers to requests; the helper has to understand all of them."""
        done = run(self.helper, requests, *options)
        self.expect((done.code, done.errors) == (0, ""), f"ends with {done.code} and says {done.errors!r}")
        return done.answers

    def pixels(self, request: bytes) -> list[tuple[int, ...]]:
        (answer,) = self.answers(request)
        self.expect(answer.kind == "rgba", f"{answer.kind} {answer.message} instead of pixels")
        return [tuple(answer.data[place:place + 4]) for place in range(0, len(answer.data), 4)]


def check_options(checks: Checks) -> None:
    for options, code, words in [
        (["--help"], 0, "usage: inbetween-raster"), (["--version"], 0, "inbetween-raster "), (["--threads", "0"], 64, "threads"),
        (["--threads", "x"], 64, "threads"), (["--threads", "1025"], 64, "threads"), (["--threads"], 64, "--threads"),
        (["--seconds", "-1"], 64, "seconds"), (["--fast"], 64, "--fast"), (["--font", __file__], 65, __file__),
        (["--font", str(checks.folder / "none.ttf")], 65, "none.ttf"),
    ]:
        done = support.run(checks.helper, *options, stdin=subprocess.DEVNULL)
        said = done.stdout if code == 0 else done.stderr
        checks.expect(done.returncode == code and words in said, f"{options}: {done.returncode}, {said!r}")
        checks.expect(all(len(line) <= 80 for line in said.splitlines() if code == 0), f"{options}: long lines")
        checks.expect(code == 0 or len(said.splitlines()) == 1, f"{options}: {said!r}")
    checks.expect(checks.answers(b"") == [], "an empty input has answers")
    # Matplotlib brings fonts that no system has.
    import matplotlib
    font = str(Path(matplotlib.get_data_path()) / "fonts/ttf/cmr10.ttf")
    request = draw(TEXT.replace(b"{}", b"cmr10"), size=(80, 40))
    checks.expect(checks.answers(request) != checks.answers(request, "--font", font), "a font is not used")


def check_pixels(checks: Checks) -> None:
    half, empty = (255, 0, 0, 128), (0, 0, 0, 0)
    checks.expect(checks.pixels(draw(RED_HALF)) == [half, half, empty, empty] * 4, "half of red is something else")
    checks.expect(checks.pixels(draw(RED_HALF, size=(1, 1)))[0][:3] == (255, 0, 0), "one pixel is something else")
    edges = [pixel for pixel in checks.pixels(draw(TURNED, size=(100, 100))) if pixel[3] > 0]
    checks.expect(len({pixel[3] for pixel in edges}) > 20, "a turned square has hardly any smooth edges")
    checks.expect({pixel[:3] for pixel in edges} == {(0, 255, 0)}, "the edges of a turned square have other colours")
    # Each level is 255 times a premultiplied level over the alpha, rounded. A small alpha has only a few quotients.
    faded = svg('<linearGradient id="g"><stop stop-color="#123"/><stop offset="1" stop-color="#fca" stop-opacity="0"/>'
                '</linearGradient><rect width="4" height="4" fill="url(#g)"/>')
    quotients = [{(510 * level + alpha) // (2 * alpha) for level in range(alpha + 1)} if alpha else {0} for alpha in range(256)]
    fades = checks.pixels(draw(faded, size=(1000, 1000)))
    checks.expect(len({pixel[3] for pixel in fades}) > 200, "a gradient has few steps")
    wrong = [pixel for pixel in fades if not quotients[pixel[3]].issuperset(pixel[:3])]
    checks.expect(not wrong, f"no quotients: {wrong[:3]}")
    # A document fills the requested size, as its preserveAspectRatio says.
    square = svg('<rect width="4" height="4"/>')
    stretched = square.replace(b"viewBox", b'preserveAspectRatio="none" viewBox')
    checks.expect(sum(pixel[3] == 255 for pixel in checks.pixels(draw(square, size=(40, 20)))) == 400, "not in the middle")
    checks.expect(sum(pixel[3] == 255 for pixel in checks.pixels(draw(stretched, size=(40, 20)))) == 800, "not stretched")

    for background in ["FFFFFF", "336699", "11223344", "11223301", "80808000", "000000ff"]:
        *color, alpha = bytes.fromhex(background.ljust(8, "f"))
        drawn, behind = checks.pixels(draw(RED_HALF, background=background))[1:3]
        checks.expect(behind == (*(color if alpha else [0, 0, 0]), alpha), f"the background {background} is {behind}")
        total = 128 + alpha * 127 / 255
        expected = [(128 * red + alpha * 127 * level / 255) / total for red, level in zip((255, 0, 0), color)] + [total]
        apart = max(abs(a - b) for a, b in zip(drawn, expected))
        checks.expect(apart <= ROUNDING, f"half of red upon {background} is {drawn}, not {expected}")


def check_layers(checks: Checks) -> None:
    def rectangle(color: str, opacity: float = 1) -> bytes:
        return svg(f'<rect width="4" height="4" fill="{color}" fill-opacity="{opacity}"/>')

    def pixel(*layers, background: str = "none") -> tuple[int, ...]:
        return checks.pixels(draw(*layers, size=(1, 1), background=background))[0]

    for _ in range(20):
        a, b = (random.randbytes(3) for _ in range(2))
        lower, upper = (rectangle(f"#{color.hex()}") for color in (a, b))
        checks.expect(pixel(lower, upper) == (*b, 255), "the upper document is not upon the lower")
        added = pixel(lower, ("plus-lighter", upper))
        checks.expect(added == (*(min(255, x + y) for x, y in zip(a, b)), 255), f"{a.hex()} and {b.hex()} make {added}")
    # Premultiplied: 128 of red and 64 of green, of 192.
    parts = [("plus-lighter", rectangle("#ff0000", 0.5)), ("plus-lighter", rectangle("#00ff00", 0.25))]
    checks.expect(pixel(*parts) == (170, 85, 0, 192), f"parts add up to {pixel(*parts)}")
    checks.expect(pixel(*parts * 3) == (255, 192, 0, 255), f"clamped, they add up to {pixel(*parts * 3)}")
    # The background lies beneath the sum.
    white = pixel(*parts, background="ffffff")
    checks.expect(max(abs(x - y) for x, y in zip(white, (191, 127, 63, 255))) <= ROUNDING, f"upon white, they are {white}")
    multiplied = rectangle("#808080").replace(b"<rect", b'<rect style="mix-blend-mode: multiply"')
    checks.expect(pixel(rectangle("#804020"), multiplied) == (64, 32, 16, 255), "a document does not mix with those beneath")
    many = pixel(*[("plus-lighter", rectangle("#010000"))] * 100)
    checks.expect(many == (100, 0, 0, 255), f"a hundred documents add up to {many}")


def check_order(checks: Checks) -> None:
    sizes = [(width, 700 if width % 5 == 0 else 3) for width in range(1, 41)]
    requests = [draw(SLOW if height > 3 else TURNED, size=(700 if height > 3 else width, height)) for width, height in sizes]
    requests[7::8] = [draw(b"<svg", size=(9, 9))] * 5
    requests[6::8] = [encode((2, 1), b"12345678")] * 5
    whole = b"".join(requests)
    first = checks.answers(whole, "--threads", "1")
    for threads in ("2", "4"):
        checks.expect(checks.answers(whole, "--threads", threads) == first, f"{threads} threads answer otherwise than one")
    for answer, (width, height), place in zip(first, sizes, range(40)):
        kind, size = {7: ("error", (0, 0)), 6: ("png", (2, 1))}.get(
            place % 8, ("rgba", (700 if height > 3 else width, height)))
        checks.expect((answer.kind, answer.size) == (kind, size), f"answer {place} is {answer.kind} {answer.size}")

    # Each thread reads two requests while nobody reads an answer, however long the answers are.
    with subprocess.Popen([checks.helper, "--threads", "2"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        padded = draw(svg("<!--" + "x" * 300_000 + "-->"), size=(500, 500))
        sender = threading.Thread(target=lambda: (process.stdin.write(padded * 4), process.stdin.flush()), daemon=True)
        sender.start()
        sender.join(60)
        checks.expect(not sender.is_alive(), "four requests are not read before an answer is")
        process.stdin.close()
        checks.expect(len(parse(process.stdout.read())) == 4, "four requests do not have four answers")


def check_errors(checks: Checks) -> None:
    good = draw(RED_HALF)
    expected = checks.answers(good)
    compressed = bytes.fromhex("1f8b0800000000000003")
    for request in [
        draw(b""), draw(b"<svg"), draw(b"<html/>"), draw(b"\xff\xfe\x00"), draw(compressed), draw(RED_HALF, b"no", TURNED),
        draw(TURNED, size=(0, 4)), draw(TURNED, size=(32768, 4)), draw(TURNED, size=(32767, 8193)),
        draw(TURNED, size=(10**30, 4)), read(b""), read(b"GIF89a"), encode((0, 0), b""), encode((2, 2), b"123"), encode((32768, 1), bytes(131072)),
        encode((32767, 32767), b"12345678"),
    ]:
        bad, *rest = checks.answers(request + good)
        checks.expect(bad.kind == "error" and bad.message.isprintable(), f"{request[:40]}: {bad.kind} {bad.message!r}")
        checks.expect(rest == expected, f"after {request[:40]} it does not go on")

    # After a request that is not understood, or an input that is cut, earlier requests are answered, and one line
    # follows.
    header = b"draw 4 4 rgba none 1\n"
    lines = [
        b"\n", b"paint 1 1\n", b"draw\n", b"draw 4 4 rgba none\n", b"draw 4 4 rgba none 1 1\n", b"draw  4 4 rgba none 1\n",
        b"draw 4 4 gif none 1\n", b"draw 4 4 rgba white 1\n", b"draw 4 4 rgba 12345 1\n", b"draw 4 4 rgba gggggg 1\n",
        b"draw 4 4 rgba none 0\n", b"draw 4 4 rgba none 4097\n", b"draw 4 -4 rgba none 1\n", b"draw 4 4.0 rgba none 1\n",
        header + b"under 3\nabc", header + b"over\n", header + b"over 2147483648\n", header + b"over 99999999999999999999999\n",
        b"read 2147483648\n", b"read x\n", b"encode 1 1 rgba 4\nabcd", b"encode 1 1 png\n", b"x" * 10_000, b"x" * 127 + b"\n",
        b"draw 4 4", header, header + b"over 10", header + b"over 10\nabc", b"read 10\nabc", b"read 2147483647\nabc", good[:-1],
        b"encode 1 1 png 4\nabc", b"draw 40000 4 png none 1\nover 10\nabc", b"\0\0\0\n", b"dra\0 4 4\n",
    ]
    for line in lines:
        done = run(checks.helper, good + line)
        checks.expect(
            done.code == 65 and done.answers == expected and len(done.errors.splitlines()) == 1,
            f"{line[:60]}: {done.code}, {len(done.answers)} answers, {done.errors!r}",
        )

    # The reader has gone, or the output is full.
    process = subprocess.Popen([checks.helper], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    try:
        process.stdin.write(draw(TURNED, size=(400, 400)) * 100)
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.stdin = None
    said = process.communicate(timeout=60)[1]
    checks.expect((process.returncode, said) == (0, b""), f"without a reader: {process.returncode}, {said}")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([checks.helper], input=good, stdout=full, stderr=subprocess.PIPE)
    checks.expect(done.returncode == 73 and done.stderr.count(b"\n") == 1, f"full: {done.returncode}, {done.stderr}")

    # No outside file is loaded, by whatever name.
    folder = checks.folder
    (folder / "red.svg").write_bytes(svg('<rect id="r" width="4" height="4" fill="red"/>'))
    (folder / "red.css").write_text("rect { fill: red }")
    blank = checks.pixels(draw(svg("")))
    for address in [f"file://{folder}/red.svg", f"{folder}/red.svg", "red.svg"]:
        style = address.replace(".svg", ".css")
        for content in [
            f'<image width="4" height="4" xlink:href="{address}"/>', f'<use xlink:href="{address}#r"/>',
            f'<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="{address}"/>',
            f'<style>@import url("{style}"); rect {{ opacity: 0 }}</style><rect width="4" height="4"/>',
        ]:
            checks.expect(checks.pixels(draw(svg(content))) == blank, f"loaded: {content}")


def check_garbage(checks: Checks) -> None:
    """Random bytes, and requests with random bytes: the program ends in order, with at most one line."""
    whole = draw(TURNED, RED_HALF, format="png", background="ffffff") + encode((2, 1), b"12345678") + read(b"\x89PNG\r\n\x1a\n")
    for number in range(150):
        data = bytearray(random.randbytes(random.randrange(1, 400)) if number % 3 == 0 else whole)
        for _ in range(random.randrange(1, 6)):
            data[random.randrange(len(data))] = random.choice(b"\0\n 09<>\"&\xff" + random.randbytes(4))
        done = run(checks.helper, bytes(data), "--threads", "2")
        checks.expect(
            (done.code, len(done.errors.splitlines())) in [(0, 0), (65, 1)], f"{bytes(data)}: {done.code}, {done.errors!r}"
        )


def look_for_leaks(helper: str) -> None:
    """Sends every kind of request. In one thread, as a renderer would copy the memory that another thread works on."""
    requests = [
        draw(TURNED, ("plus-lighter", RED_HALF), format=format, background=background)
        for format in ("rgba", "png", "png-rgba", "png-rgb") for background in ("none", "33669980")
    ]
    requests += [draw(b"<svg"), draw(TEXT.replace(b"{}", b"serif"), size=(0, 1)), draw(SLOW), draw(TEXT)]
    requests += [encode((2, 1), b"12345678"), encode((2, 1), b"1"), read(b"no"), read(raster_files.opened_file((2, 1), b"12345678"))]
    run(helper, b"".join(requests * 3), "--threads", "1")
    run(helper, b"".join(requests) + b"draw 4 4 png none 2\nover 3\nabcover 9\nabc", "--threads", "1")


def check_sanitized(checks: Checks, name: str) -> None:
    """The same checks with a sanitizer; its reports, of the program and its renderers, are problems, too."""
    helper = checks.helper
    with tempfile.TemporaryDirectory() as folder:
        checks.helper, reports = f"{folder}/raster-{name}", f"{folder}/report"
        support.call("Scripts/build/raster.sh", checks.helper, *SANITIZERS[name], cwd=support.ROOT)
        reported = f"log_path={reports}"
        os.environ["ASAN_OPTIONS"] = f"{reported}:allocator_may_return_null=1:detect_leaks=0"
        os.environ["UBSAN_OPTIONS"] = reported
        # A renderer's filters have threads; an error ends the program while others run.
        os.environ["TSAN_OPTIONS"] = f"{reported}:die_after_fork=0:report_thread_leaks=0"
        check_parts(checks, PLAIN)
        if name == "address":
            # Ignore the memory that these libraries keep until the program ends.
            (Path(folder) / "kept").write_text("leak:libfontconfig\nleak:libpango\nleak:librsvg\nleak:libglib\n")
            os.environ["LSAN_OPTIONS"] = f"suppressions={folder}/kept:print_suppressions=0"
            os.environ["ASAN_OPTIONS"] = reported
            look_for_leaks(checks.helper)
        for report in Path(folder).glob("report*"):
            text = report.read_text(errors="replace")
            # In a renderer the leak sanitizer also reports that the threads of the program are missing.
            is_clean = not re.search("ERROR: |WARNING: ThreadSanitizer|runtime error", text)
            checks.expect(is_clean, f"{name}: {text[:4000]}")
    checks.helper = helper


# The toolchain's thread sanitizer calls libdispatch.
LIBRARIES = Path(shutil.which("swiftc") or "/").resolve().parent.parent / "lib/swift/linux"
SANITIZERS = {
    "address": ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    "thread": ["-g", "-fsanitize=thread", f"-L{LIBRARIES}", f"-Wl,-rpath,{LIBRARIES}", "-ldispatch", "-lBlocksRuntime"],
}
# Those that a sanitizer runs, too: on the harmful documents librsvg itself dies.
PLAIN = ["options", "pixels", "layers", "order", "errors", "garbage", "files"]
PARTS = {
    "options": check_options, "pixels": check_pixels, "layers": check_layers, "order": check_order, "errors": check_errors,
    "garbage": check_garbage, "files": raster_files.check, "sandbox": raster_sandbox.check, "bombs": raster_bombs.check,
} | {name: partial(check_sanitized, name=name) for name in SANITIZERS}


def check_parts(checks: Checks, names: list[str]) -> None:
    for name in names:
        random.seed(2026)
        PARTS[name](checks)


def check(options) -> None:
    usual = [name for name in PARTS if support.IS_THOROUGH or name not in SANITIZERS]
    with tempfile.TemporaryDirectory() as folder:
        checks = Checks(str(options.tool.parent / "inbetween-raster"), Path(folder))
        check_parts(checks, options.words or usual)
    checks.report(f"{checks.count} checks of inbetween-raster")
