"""Checks the pixels of the tool with independent programs: Pillow, ffprobe and Chromium. inbetween-raster lies beside the tool.

The stills of every effect and of twenty Lottie files are what Chromium draws of the same SVG; PNG, APNG, GIF, MP4, WebM and
raw bytes have the right size, count, durations and transparency; the same command gives the same bytes; and where a program
is missing or dies, a disk is full, a folder cannot be written or somebody interrupts, there is one line, the right code and
no file. Without ffmpeg or Chromium their checks are left out.
"""

import base64
import io
import json
import math
import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from PIL import Image

from check.browser.chromium import Chromium, find_browser
from check.browser.page import Page
from check.pictures import SAME_PICTURE, SAME_PICTURE_WITH_TEXT, Bounds, difference
from check.support import DOCUMENTS, FIXTURES, Findings, effects, leave_out, output, run

LOTTIE_FILES = 20
# The bounds for pictures whose pixels are mostly edges: filters are three boxes in one program, a Gaussian in the
# other.
SAME_LOTTIE = Bounds(0.02, 2.5)
SECONDS = 60
POP = ["effect", "render", "pop-scale"]
# The size that a page shows of a picture or a film.
SHOWN_SIZE = """((element, address) => new Promise((done, fail) => {
  const it = document.createElement(element);
  it.onload = it.onloadeddata = () => done([it.naturalWidth ?? it.videoWidth, it.naturalHeight ?? it.videoHeight]);
  it.onerror = () => fail(new Error("no picture"));
  it.src = address;
}))"""
SHOWN = {"apng": ("image/apng", "img"), "gif": ("image/gif", "img"), "webm": ("video/webm", "video")}
# Programs beside the tool that fail: the renderer or the encoder, the endings that need it, and the tool's line.
FAILING = [
    ("inbetween-raster", "read line; echo 'out of ink' >&2; exit 3", ["apng", "gif", "png"], "inbetween-raster: out of ink"),
    ("inbetween-raster", "read line; echo 'rgba 1 1 999999999'", ["apng"], "inbetween-raster"),
    ("inbetween-raster", "kill -9 $$", ["apng"], "signal 9"),
    ("ffmpeg", "head -c 1000 >/dev/null; echo 'Unknown encoder' >&2; exit 1", ["gif", "mp4", "webm"], "ffmpeg: Unknown encoder"),
]
# Options, the ending of the file, the exit code and a part of the tool's line. {} is an empty folder.
REFUSED = [
    (["-o", "/dev/full", "--format", "apng"], 73, "No space left"), (["-o", "{}/none/x.apng"], 73, "No such file"),
    (["--frames", "{}/none/x", "--format", "png"], 73, "No such file"), (["--scale", "1e6", "-o", "{}/x.apng"], 65, "pixels"),
    (["--font", "{}/x.ttf", "-o", "{}/x.apng"], 66, "No such file"), (["--font", __file__, "-o", "{}/x.apng"], 65, "no font is in"),
    (["--rate", "0.001", "-o", "{}/x.gif"], 65, "0.0016 to 50"), (["--rate", "0.00001", "-o", "{}/x.mp4"], 65, "0.0001 to 240"),
]
REFUSED_WITH_ENCODER = [
    (["--size", "20000x2", "-o", "{}/x.mp4"], 65, "at most 16384"), (["--size", "2x20000", "-o", "{}/x.webm"], 65, "at most 16384"),
]


class Pixels(Findings):
    def __init__(self, tool: Path, folder: Path) -> None:
        super().__init__()
        self.tool, self.folder = tool, folder

    def output(self, *words: str | Path) -> bytes:
        return output(self.tool, *words, text=False, timeout=SECONDS)

    def picture(self, *words: str) -> Image.Image:
        return Image.open(io.BytesIO(self.output(*words, "--format", "png")))

    def made(self, name: str, *words: str | Path) -> Path:
        """The file of a name that a command makes, or the usual effect with options."""
        self.output(*([*POP, *words] if str(words[0]).startswith("-") else words), "-o", self.folder / name)
        return self.folder / name

    # MARK: What others draw

    def compare_with_chromium(self) -> None:
        files = sorted(FIXTURES.glob("Lottie/*/*.json"))
        commands = {
            "effects": [["effect", "render", name, "--at", at] for name in effects(self.tool) for at in ("0.25", "0.9")],
            "Lottie": [["lottie", "render", str(file), "--at", "7f"] for file in files[:: len(files) // LOTTIE_FILES]],
        }
        with Chromium() as chromium, Page(chromium) as page:
            for file in (self.folder / f"x.{ending}" for ending in SHOWN):
                if file.exists():
                    media, element = SHOWN[file.suffix[1:]]
                    data = base64.b64encode(file.read_bytes()).decode()
                    size = page.call(SHOWN_SIZE, element, f"data:{media};base64,{data}")
                    expected = (121, 97) if element == "video" else Image.open(file).size
                    self.expect(tuple(size) == expected, f"Chromium shows {file.name} in the size {size}")
            for kind, usual in (("effects", SAME_PICTURE), ("Lottie", SAME_LOTTIE)):
                worst = 0.0
                for command in commands[kind]:
                    svg = self.output(*command).decode()
                    ours = self.picture(*command)
                    apart = difference(ours, page.draw(svg, ours.size))
                    bounds = SAME_PICTURE_WITH_TEXT if "<text" in svg else usual
                    self.expect(bounds.holds(apart), f"{' '.join(command)}: Chromium's differs in {apart}")
                    worst = max(worst, apart.share)
                print(f"{kind} beside Chromium: {len(commands[kind])} pictures, pixels that differ: {worst:.3%}")

    # MARK: Files

    def check_stills(self) -> None:
        still = [*POP, "--at", "0.3"]
        png, raw = self.picture(*still), self.output(*still, "--format", "rgba")
        self.expect(png.mode == "RGBA" and png.tobytes() == raw, "the raw bytes of a still are not those of its PNG")
        self.expect(png.getpixel((0, 0))[3] == 0 and max(png.getchannel("A").tobytes()) == 255, "no transparency")
        with Image.open(self.made("large.png", *still, "--scale", "2.5", "--background", "teal")) as picture:
            expected = tuple(math.ceil(length * 2.5) for length in png.size)
            self.expect(picture.size == expected, f"{picture.size} pixels at a scale of 2.5, not {expected}")
            self.expect(picture.mode == "RGB" and picture.getpixel((0, 0)) == (0, 128, 128), "another background")
        with Image.open(self.made("plot.png", "plot", "snappy", "bouncy")) as picture:
            self.expect(picture.size == (1920, 1200), f"a plot of {picture.size} pixels")
        Image.open(self.made("plotted.png", "path", "M0 0C0 100 100 100 100 0", "--plot")).verify()
        done = run(self.tool, *POP, "--rate", "10", "--format", "rgba", text=False, timeout=SECONDS)
        words = done.stderr.decode().split()
        count, width, height = int(words[1]), int(words[4]), int(words[6])
        self.expect(len(done.stdout) == 4 * count * width * height, f"{len(done.stdout)} bytes: {' '.join(words)}")

    def check_animated_png(self) -> None:
        for rate in ("60", "29.97", "25"):
            frames = self.folder / f"frames-{rate}"
            self.output(*POP, "--rate", rate, "--frames", frames, "--format", "png")
            files = sorted(frames.iterdir())
            with Image.open(self.made("x.apng", "--rate", rate, "--loops", "3")) as moving:
                found = moving.n_frames, moving.info["loop"]
                self.expect(found == (len(files), 3), f"{found[0]} frames, {found[1]} times, of {len(files)} files")
                for index, file in enumerate(files):
                    moving.seek(index)
                    shown = moving.info["duration"]
                    self.expect(math.isclose(shown, 1000 / float(rate)), f"a frame for {shown} ms at {rate} Hz")
                    with Image.open(file) as still:
                        self.expect(moving.convert("RGBA").tobytes() == still.tobytes(), f"frame {index} is another")

    def check_films(self) -> None:
        def count(rate: str) -> int:
            return len(self.output("effect", "sample", "pop-scale", "--rate", rate).splitlines()) - 1

        with Image.open(self.made("x.gif", "--loops", "2")) as picture:
            delays = durations(picture)
            # Equal frames are joined, and last longer.
            self.expect(all(delay % 20 == 0 for delay in delays), f"the delays of a GIF are {delays}")
            self.expect(sum(delays) == 20 * count("50"), f"a GIF of {sum(delays)} ms")
            self.expect(picture.info.get("loop") == 1, f"a GIF that says {picture.info.get('loop')} more times")
            self.expect(picture.convert("RGBA").getpixel((0, 0))[3] == 0, "a GIF without transparency")
        with Image.open(self.made("x.gif", "--rate", "30")) as picture:
            delays = durations(picture)
            times = [sum(delays[:index]) for index in range(len(delays))]
            self.expect(all(abs(t - 1000 / 30 * round(t * 0.03)) <= 5.01 for t in times), f"a GIF at {times[:9]} ms")
        for kind, codec, size in (("mp4", "h264", (122, 98)), ("webm", "vp9", (121, 97))):
            facts = self.probed(self.made(f"x.{kind}", "--rate", "60", "--size", "121x97"))
            found = facts["codec_name"], int(facts["nb_read_frames"]), (facts["width"], facts["height"]), facts["r_frame_rate"]
            self.expect(found == (codec, count("60"), size, "60/1"), f"{kind}: {found}")
            self.expect(kind == "mp4" or facts["tags"].get("alpha_mode") == "1", "a WebM without transparency")
        # In a film with odd width and height, the last column and row repeat those before. A translucent background
        # lies on white.
        for color, expected in (("#c81e28", (200, 30, 40)), ("#00000080", (127, 127, 127))):
            film = self.made("odd.mp4", "--to", "0.1", "--size", "121x97", "--background", color)
            raw = output("ffmpeg", "-v", "error", "-i", film, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-", text=False)
            frame = Image.frombytes("RGB", (122, 98), raw)
            for place in ((0, 0), (121, 0), (121, 97), (0, 97)):
                apart = max(abs(a - b) for a, b in zip(frame.getpixel(place), expected))
                self.expect(apart <= 4, f"{frame.getpixel(place)} at {place} of an MP4 on {color}")
        # A film through a pipe is the same file.
        piped = self.output(*POP, "--size", "121x97", "--format", "mp4")
        self.expect(piped == (self.folder / "x.mp4").read_bytes(), "another film through a pipe")
        film = self.made("balls.mp4", "simulate", DOCUMENTS / "bouncing-balls.json", "--film", "--to", "0.5")
        self.expect(int(self.probed(film)["nb_read_frames"]) == 31, "a simulation of half a second has 31 frames")

    def probed(self, film: Path) -> dict:
        return json.loads(output("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", film))["streams"][0]

    def check_repetition(self, endings: list[str]) -> None:
        for ending in endings:
            one, other = (self.made(f"{name}.{ending}", "effect", "render", "checkmark-refresh", "--to", "0.5") for name in "ab")
            self.expect(one.read_bytes() == other.read_bytes(), f".{ending}: two runs, two files")

    def check_memory(self) -> None:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.output("effect", "render", "gooey-indicator", "--rate", "600", "--size", "400x400", "-o", os.devnull, "--format", "apng")
        after = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.expect(after <= max(before, 300_000), f"{after / 1024:.0f} MiB for hundreds of frames")

    # MARK: What goes wrong

    def check_faults(self, endings: list[str]) -> None:
        self.check_programs(endings)
        for words, code, message in REFUSED + REFUSED_WITH_ENCODER * (len(endings) > 1):
            self.fault(words, code, message)
        if len(endings) > 1:
            # The folder has no room; the reader of the pipe is not the cause.
            self.fault(["--scale", "4", "--format", "mp4"], 73, f"{self.folder}/", limit=512, TMPDIR=str(self.folder))
        for ending in set(endings) & {"apng", "mp4", "gif"}:
            self.fault(["--scale", "4", "-o", "{}/x." + ending], 73, "File too large", limit=512)
            if os.geteuid() != 0:
                closed = self.folder / "closed"
                closed.mkdir(mode=0o555, exist_ok=True)
                self.fault(["-o", str(closed / f"x.{ending}")], 73, "Permission denied")
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                self.interrupt(ending, number)
        # Unless the number of the closed output is reserved, the first opened file gets it.
        for kind in ("apng", "rgba"):
            done = run("bash", "-c", f"'{self.tool}' effect render pop-scale --format {kind} >&-", timeout=SECONDS)
            self.expect((done.returncode, len(done.stderr.splitlines())) == (73, 1), f"{kind} without standard output: {done}")
        closed_pipe = f"'{self.tool}' effect render pop-scale --format rgba 2>/dev/null | head -c 1; exit ${{PIPESTATUS[0]}}"
        done = run("bash", "-c", closed_pipe, text=False, timeout=SECONDS)
        self.expect(done.returncode == 0, f"a closed pipe ends with {done.returncode}")

    def check_programs(self, endings: list[str]) -> None:
        """A copy of the tool alone in a folder, and beside programs that fail."""
        alone = self.folder / "alone"
        alone.mkdir()
        tool = Path(shutil.copy(self.tool, alone / "inbetween"))
        self.fault(["-o", "{}/x.apng"], 69, "inbetween-raster", tool, PATH=str(alone))
        for name, script, needed, message in FAILING:
            program = alone / name
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)
            if name == "ffmpeg":
                (alone / "inbetween-raster").symlink_to(self.tool.parent / "inbetween-raster")
            for ending in needed if name == "ffmpeg" else {*needed} & {*endings, "png"}:
                self.fault(["-o", f"{{}}/x.{ending}", *(["--at", "0.3"] if ending == "png" else [])], 70, message, tool)
            program.unlink()
        self.fault(["-o", "{}/x.gif"], 69, "ffmpeg", tool, PATH=str(alone))

    def fault(
        self, options: list[str], code: int, message: str, tool: Path | None = None, limit: int | None = None, **variables: str
    ) -> None:
        """Runs a command that is to fail, in a temporary folder; `limit` is the size of a file, in bytes."""
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            words = [*POP, *(option.replace("{}", place) for option in options)]
            bound = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None
            done = run(tool or self.tool, *words, text=False, timeout=SECONDS, env=os.environ | variables, preexec_fn=bound)
            lines, left = done.stderr.decode().splitlines(), os.listdir(place)
            is_right = done.returncode == code and len(lines) == 1 and message in lines[0] and not left
            self.expect(is_right, f"{' '.join(words)}: {done.returncode}, {lines}, not {code}, {message!r}; left {left}")

    def interrupt(self, ending: str, number: signal.Signals) -> None:
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            process = subprocess.Popen(
                [str(self.tool), *POP, "--rate", "50", "--scale", "16", "-o", f"{place}/x.{ending}"], stderr=subprocess.DEVNULL,
                # A background job may have been started to ignore the signal, and its children inherit that.
                start_new_session=True, preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
            deadline = time.monotonic() + SECONDS
            while not os.listdir(place) and time.monotonic() < deadline:
                time.sleep(0.01)
            process.send_signal(number)
            code = process.wait(SECONDS)
            # Its child processes end after it, when they have drawn their current frames.
            deadline = time.monotonic() + 10
            while (left := run("pgrep", "-s", process.pid).stdout.split()) and time.monotonic() < deadline:
                time.sleep(0.05)
            files = os.listdir(place)
            is_right = code == -number and not files and not left
            self.expect(is_right, f".{ending}: {number.name} ends it with {code}, leaves {files} and {left}")


def durations(picture: Image.Image) -> list[int]:
    """The milliseconds of each frame of a GIF, which is left at its last one."""
    found = []
    for index in range(picture.n_frames):
        picture.seek(index)
        found.append(picture.info["duration"])
    return found


def check(options) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pixels = Pixels(options.tool, Path(folder))
        endings = ["apng", "gif", "mp4", "webm"] if shutil.which("ffmpeg") and shutil.which("ffprobe") else ["apng"]
        pixels.check_stills()
        pixels.check_animated_png()
        if len(endings) > 1:
            pixels.check_films()
        else:
            leave_out("films, as there is no ffmpeg")
        pixels.check_repetition(endings)
        pixels.check_memory()
        pixels.check_faults(endings)
        if find_browser():
            pixels.compare_with_chromium()
        else:
            leave_out("pixels beside those of Chromium, which is not there")
    pixels.report(f"{pixels.count} checks of pixels")
