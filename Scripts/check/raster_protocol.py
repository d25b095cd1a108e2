"""Talks to inbetween-raster by the protocol of Documentation/Raster.md, for its tests."""

import resource
from typing import NamedTuple

from check import support

SECONDS = 120


class Answer(NamedTuple):
    # rgba, png or error
    kind: str
    size: tuple[int, int]
    data: bytes
    message: str


class Run(NamedTuple):
    code: int
    answers: list[Answer]
    errors: str


def svg(content: str, width: float = 4, height: float = 4) -> bytes:
    """A document of a size in points."""
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} width="{width}" height="{height}" viewBox="0 0 {width} {height}">{content}</svg>'.encode()


def draw(
    *documents: bytes | tuple[str, bytes], size: tuple[int, int] = (4, 4), format: str = "rgba", background: str = "none"
) -> bytes:
    """A request to draw documents, each with its operator; by default each is put over those before."""
    layers = [("over", document) if isinstance(document, bytes) else document for document in documents]
    header = f"draw {size[0]} {size[1]} {format} {background} {len(layers)}\n".encode()
    return header + b"".join(f"{operator} {len(document)}\n".encode() + document for operator, document in layers)


def read(file: bytes) -> bytes:
    return f"read {len(file)}\n".encode() + file


def encode(size: tuple[int, int], pixels: bytes, format: str = "png") -> bytes:
    return f"encode {size[0]} {size[1]} {format} {len(pixels)}\n".encode() + pixels


def parse(output: bytes) -> list[Answer]:
    """The answers in an output; raises ValueError for anything else."""
    answers = []
    while output:
        header, end, output = output.partition(b"\n")
        words = header.decode().split(" ")
        if not end:
            raise ValueError(f"an answer without an end: {header[:80]}")
        if words[0] == "error":
            answers.append(Answer("error", (0, 0), b"", " ".join(words[1:])))
            continue
        kind, width, height, length = words[0], *map(int, words[1:])
        if kind not in ("rgba", "png") or len(output) < length:
            raise ValueError(f"no answer: {header[:80]}, and {len(output)} bytes")
        answers.append(Answer(kind, (width, height), output[:length], ""))
        output = output[length:]
    return answers


def run(helper: str, requests: bytes, *options: str, memory: int | None = None) -> Run:
    """Sends requests and reads all answers at the same time; `memory` limits the bytes of memory."""
    limits = (memory, memory) if memory else resource.getrlimit(resource.RLIMIT_AS)
    done = support.run(helper, *options, input=requests, text=False, timeout=SECONDS,
                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limits))
    return Run(done.returncode, parse(done.stdout), done.stderr.decode(errors="replace"))
