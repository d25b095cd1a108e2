"""Compares the PNG files that inbetween-raster writes and reads with Pillow and arithmetic."""

import io
import random
import struct
import zlib

from PIL import Image

from check.raster_protocol import draw, encode, read, svg

SHAPES = svg('<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f" stop-opacity="0"/>'
             '</linearGradient><rect width="4" height="3" fill="url(#g)"/><circle cx="2" cy="2" r="1.3" fill="#2a7"/>')
# The first rows and columns of Adam7's passes, and their steps: PNG, 8.2.
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(size: tuple[int, int], depth: int, color: int, rows: bytes, interlace: int = 0) -> bytes:
    """A PNG file of rows that begin with their filters' numbers."""
    header = struct.pack(">IIBBBBB", *size, depth, color, 0, 0, interlace)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def chunks(file: bytes) -> list[str]:
    """The names of the chunks, whose sums Pillow does not check."""
    names, place = [], 8
    while place < len(file):
        length, name = struct.unpack_from(">I4s", file, place)
        end = place + 8 + length
        is_right = struct.unpack_from(">I", file, end)[0] == zlib.crc32(file[place + 4:end])
        names.append(name.decode() + ("" if is_right else " with a wrong sum"))
        place = end + 4
    return names


def opened(file: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(file))
    picture.load()
    return picture


def check_written(checks) -> None:
    for size in [(1, 1), (3, 5), (64, 48), (1, 300), (300, 1)]:
        for background in ("none", "ffffff", "33669980"):
            formats = ("rgba", "png", "png-rgba", "png-rgb")
            answers = checks.answers(b"".join(
                draw(SHAPES, size=size, format=format, background=background) for format in formats))
            raw, files = answers[0].data, [opened(answer.data) for answer in answers[1:]]
            alpha = "RGB" if set(raw[3::4]) == {255} else "RGBA"
            where = f"{size} upon {background}"
            checks.expect([file.mode for file in files] == [alpha, "RGBA", "RGB"], f"{where}: {[f.mode for f in files]}")
            checks.expect(all(chunks(answer.data) == ["IHDR", "IDAT", "IEND"] for answer in answers[1:]), f"{where}: chunks")
            for file in files[:2]:
                checks.expect(file.convert("RGBA").tobytes() == raw, f"{where}: a PNG file has other pixels")
            black = bytes((level * raw[place | 3] + 127) // 255 for place, level in enumerate(raw) if place % 4 < 3)
            checks.expect(files[2].tobytes() == black, f"{where}: png-rgb has other pixels")

    # Noise, and smooth values like a photograph's, so that both ways to filter rows are used.
    noise = random.randbytes(4 * 50 * 40)
    smooth = bytes((3 * x + 5 * y + 70 * c + random.randrange(4)) % 256 for y in range(40) for x in range(50) for c in range(4))
    flat = b"\1\2\3\4" * 2000
    for pixels in (noise, smooth, flat):
        plain, with_alpha, back = checks.answers(
            encode((50, 40), pixels) + encode((50, 40), pixels, "png-rgba") + read(opened_file((50, 40), pixels)))
        checks.expect(plain.data == with_alpha.data, "png is not png-rgba where it has alpha")
        checks.expect(opened(plain.data).tobytes() == pixels, "encoded pixels are not those of the file")
        checks.expect((back.size, back.data) == ((50, 40), pixels), "a file's pixels are read otherwise")
    filters = {zlib.decompress(checks.answers(encode((50, 40), pixels))[0].data[41:-16])[0] for pixels in (noise, flat)}
    checks.expect(filters == {0, 2}, f"the filters {filters} are used")
    opaque = encode((2, 1), b"abc\xffdef\xff")
    checks.expect(opened(checks.answers(opaque)[0].data).tobytes() == b"abcdef", "opaque pixels are something else")


def opened_file(size: tuple[int, int], pixels: bytes) -> bytes:
    return saved(Image.frombytes("RGBA", size, pixels))


def saved(picture: Image.Image, **options) -> bytes:
    file = io.BytesIO()
    picture.save(file, "png", **options)
    return file.getvalue()


def check_read(checks) -> None:
    size, count = (13, 9), 13 * 9
    base = Image.frombytes("RGBA", size, random.randbytes(4 * count))
    gray, color = base.convert("L"), base.convert("RGB")
    pictures = {
        mode: (saved(picture), picture) for mode, picture in
        {"1": base.convert("1"), "L": gray, "LA": base.convert("LA"), "P": color.quantize(7), "RGB": color, "RGBA": base}.items()
    }
    for name, picture, options in [
        ("grey tRNS", gray, {"transparency": gray.getpixel((3, 3))}), ("RGB tRNS", color, {"transparency": color.getpixel((3, 3))}),
        ("palette tRNS", color.quantize(16), {"transparency": bytes(range(0, 256, 16))}),
    ]:
        file = saved(picture, **options)
        pictures[name] = file, opened(file)
    expected = {name: (file, picture.convert("RGBA").tobytes()) for name, (file, picture) in pictures.items()}

    # Of 16 bits Pillow keeps the upper 8. The expected value is rounded: 255/65535 of the level.
    deep = [random.randrange(65536) for _ in range(4 * count)]
    rows = b"".join(b"\0" + struct.pack(">52H", *deep[52 * y:52 * y + 52]) for y in range(9))
    expected["16 bits"] = png(size, 16, 6, rows), bytes((level * 255 + 32767) // 65535 for level in deep)
    raw, passes = base.tobytes(), b""
    for left, top, across, down in PASSES:
        for y in range(top, 9, down):
            passes += b"\0" + b"".join(raw[4 * (13 * y + x):][:4] for x in range(left, 13, across))
    expected["interlaced"] = png(size, 8, 6, passes, interlace=1), raw

    for name, (file, pixels) in expected.items():
        (answer,) = checks.answers(read(file))
        checks.expect((answer.kind, answer.size) == ("rgba", size), f"{name}: {answer.kind} {answer.size} {answer.message}")
        checks.expect(answer.data == pixels, f"{name}: other pixels")

    # Nothing behind a file is read.
    file, _ = expected["interlaced"]
    cut = checks.answers(b"".join(read(file[:length]) for length in range(len(file))))
    said = {answer.message for answer in cut}
    checks.expect(said == {"the PNG file cannot be read: the file is cut off"}, f"of files that are cut off it says {said}")

    # Broken files give an error or pixels, and the program goes on.
    broken = []
    for file, _ in expected.values():
        broken += [file[:random.randrange(len(file))] for _ in range(4)]
        for _ in range(8):
            changed = bytearray(file)
            changed[random.randrange(8, len(file))] ^= 1 << random.randrange(8)
            broken.append(bytes(changed))
    broken += [png((32767, 32767), 8, 6, b""), png((2**31 - 1, 1), 8, 6, b""), png((0, 1), 8, 6, b""), png((9, 9), 8, 6, b"")]
    answers = checks.answers(b"".join(map(read, broken)))
    checks.expect(len(answers) == len(broken), f"{len(answers)} answers to {len(broken)} broken files")
    checks.expect(all(answer.kind == "error" for answer in answers[-4:]), "files that cannot be are read")
    checks.expect(all(answer.message.isprintable() for answer in answers), "a message of two lines")


def check(checks) -> None:
    check_written(checks)
    check_read(checks)
