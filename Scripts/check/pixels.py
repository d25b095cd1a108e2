"""Checks the pixels of the tool with independent programs: Pillow, ffprobe and Chromium. inbetween-raster lies beside the tool.

The stills of every effect and of twenty Lottie files are what Chromium draws of the same SVG; PNG, APNG, GIF, MP4, WebM and
raw bytes have the right size, count, durations and transparency; the same command gives the same bytes; and where a program
is missing or dies, a disk is full, a folder cannot be written or somebody interrupts, there is one line, the right code and
no file. Without ffmpeg or Chromium their checks are left out.
"""

import base64
import io
import json
import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from fractions import Fraction
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


class Pixels:
    def __init__(self, tool: Path, folder: Path) -> None:
        self.tool, self.folder = tool, folder
        self.findings = Findings()
        self.expect = self.findings.expect

    def run(self, *words: str, tool: Path | None = None, **more) -> subprocess.CompletedProcess:
        return run(tool or self.tool, *words, text=False, timeout=SECONDS, **more)

    def output(self, *words: str | Path) -> bytes:
        return output(self.tool, *words, text=False, timeout=SECONDS)

    # MARK: What others draw

    def compare_with_chromium(self) -> None:
        worst = {"effects": 0.0, "Lottie": 0.0}
        names = effects(self.tool)
        files = sorted(FIXTURES.glob("Lottie/*/*.json"))
        files = files[:: len(files) // LOTTIE_FILES][:LOTTIE_FILES]
        with Chromium() as chromium, chromium.new_page() as page:
            for effect in names:
                for time_ in ("0.25", "0.9"):
                    command = ["effect", "render", effect, "--at", time_]
                    svg = self.output(*command)
                    bounds = SAME_PICTURE_WITH_TEXT if b"<text" in svg else SAME_PICTURE
                    worst["effects"] = max(worst["effects"], self.compare(page, command, svg, bounds))
            self.open_in_browser(page)
            for file in files:
                command = ["lottie", "render", str(file), "--frame", "7"]
                svg = self.output(*command)
                bounds = SAME_PICTURE_WITH_TEXT if b"<text" in svg else SAME_LOTTIE
                worst["Lottie"] = max(worst["Lottie"], self.compare(page, command, svg, bounds))
        shares = ", ".join(f"{kind} {share:.3%}" for kind, share in worst.items())
        print(f"{len(names)} effects and {len(files)} Lottie files beside Chromium, pixels that differ: {shares}")

    def open_in_browser(self, page: Page) -> None:
        """Every format of the tests before is shown by the browser in its size."""
        shown = {"apng": ("image/apng", "img"), "gif": ("image/gif", "img"), "webm": ("video/webm", "video")}
        for file in sorted(self.folder.glob("x.*")):
            if file.suffix[1:] not in shown:
                continue
            media, element = shown[file.suffix[1:]]
            address = f"data:{media};base64," + base64.b64encode(file.read_bytes()).decode()
            width, height = page.evaluate(
                f"new Promise((done, fail) => {{ const it = document.createElement('{element}'); const size = () => done(["
                "it.naturalWidth ?? it.videoWidth, it.naturalHeight ?? it.videoHeight]); it.onload = size;"
                f"it.onloadeddata = size; it.onerror = () => fail(new Error('no picture')); it.src = {json.dumps(address)}; }})")
            expected = (121, 97) if element == "video" else Image.open(file).size
            self.expect((width, height) == expected, f"Chromium shows {file.name} in {width} × {height}")

    def compare(self, page: Page, command: list[str], svg: bytes, bounds: Bounds) -> float:
        ours = Image.open(io.BytesIO(self.output(*command, "--format", "png")))
        apart = difference(ours, page.draw(svg.decode(), ours.size))
        self.expect(apart.is_within(bounds), f"{' '.join(command)}: Chromium's differs in {apart}")
        return apart.share

    # MARK: Files

    def check_still(self) -> None:
        png = Image.open(io.BytesIO(self.output("effect", "render", "pop-scale", "--at", "0.3", "--format", "png")))
        raw = self.output("effect", "render", "pop-scale", "--at", "0.3", "--format", "rgba")
        self.expect(png.mode == "RGBA" and png.tobytes() == raw, "the raw bytes of a still are not those of its PNG")
        self.expect(png.getpixel((0, 0))[3] == 0 and max(png.getchannel("A").tobytes()) == 255, "no transparency")
        large = self.folder / "large.png"
        self.output("effect", "render", "pop-scale", "--at", "0.3", "--scale", "2.5", "--background", "teal", "-o", large)
        with Image.open(large) as picture:
            expected = tuple(-(-int(10 * length * 2.5) // 10) for length in png.size)
            self.expect(picture.size == expected, f"{picture.size} pixels at a scale of 2.5, not {expected}")
            self.expect(picture.mode == "RGB" and picture.getpixel((0, 0)) == (0, 128, 128), "another background")
        plot = self.folder / "plot.png"
        self.output("plot", "snappy", "bouncy", "-o", plot)
        with Image.open(plot) as picture:
            self.expect(picture.size == (1920, 1200), f"a plot of {picture.size} pixels")
        plotted = self.folder / "plotted.png"
        self.output("path", "M0 0C0 100 100 100 100 0", "--plot", "-o", plotted)
        Image.open(plotted).verify()

    def check_animated_png(self) -> None:
        for rate, delay in (("60", Fraction(1, 60)), ("29.97", Fraction(100, 2997)), ("25", Fraction(1, 25))):
            file = self.folder / "x.apng"
            self.output("effect", "render", "pop-scale", "--rate", rate, "--loops", "3", "-o", file)
            data, offset, found, frames = file.read_bytes(), 8, [], 0
            while offset < len(data):
                length, kind = int.from_bytes(data[offset:offset + 4]), data[offset + 4:offset + 8]
                body = data[offset + 8:offset + 8 + length]
                if kind == b"acTL":
                    frames, loops = int.from_bytes(body[:4]), int.from_bytes(body[4:])
                    self.expect(loops == 3, f"an APNG that plays {loops} times")
                if kind == b"fcTL":
                    found.append(Fraction(int.from_bytes(body[20:22]), int.from_bytes(body[22:24])))
                offset += 12 + length
            self.expect(set(found) == {delay} and len(found) == frames, f"delays {set(found)} of {frames} frames")
            folder = self.folder / "frames"
            self.output("effect", "render", "pop-scale", "--rate", rate, "--frames", folder, "--format", "png")
            files = sorted(folder.iterdir())
            with Image.open(file) as moving:
                self.expect(moving.n_frames == len(files) == frames, f"{moving.n_frames} frames, {len(files)} files")
                for index in range(0, frames, 9):
                    moving.seek(index)
                    with Image.open(files[index]) as still:
                        self.expect(moving.convert("RGBA").tobytes() == still.tobytes(), f"frame {index} is another")
            shutil.rmtree(folder)

    def check_raw(self) -> None:
        done = self.run("effect", "render", "pop-scale", "--rate", "10", "--format", "rgba")
        words = done.stderr.decode().split()
        count, width, height = int(words[1]), int(words[4]), int(words[6])
        self.expect(len(done.stdout) == 4 * count * width * height, f"{len(done.stdout)} bytes: {' '.join(words)}")

    def check_films(self) -> None:
        frames = len(self.output("effect", "sample", "pop-scale", "--rate", "50").splitlines()) - 1
        gif = self.folder / "x.gif"
        self.output("effect", "render", "pop-scale", "--loops", "2", "-o", gif)
        with Image.open(gif) as picture:
            delays = []
            for index in range(picture.n_frames):
                picture.seek(index)
                delays.append(picture.info["duration"])
                # Equal frames are joined, and last longer.
                self.expect(delays[-1] % 20 == 0, f"frame {index} of the GIF for {delays[-1]} ms")
            self.expect(sum(delays) == 20 * frames, f"a GIF of {sum(delays)} ms for {frames} frames")
            self.expect(picture.info.get("loop") == 1, f"a GIF that says {picture.info.get('loop')} more times")
            self.expect(picture.convert("RGBA").getpixel((0, 0))[3] == 0, "a GIF without transparency")
        self.output("effect", "render", "pop-scale", "--rate", "30", "-o", gif)
        with Image.open(gif) as picture:
            times, now = [], 0
            for index in range(picture.n_frames):
                picture.seek(index)
                times.append(now)
                now += picture.info["duration"]
            self.expect(all(abs(t - 1000 / 30 * round(t * 0.03)) <= 5.01 for t in times), f"a GIF at {times[:9]} ms")
        for kind, codec in (("mp4", "h264"), ("webm", "vp9")):
            film = self.folder / f"x.{kind}"
            self.output("effect", "render", "pop-scale", "--rate", "60", "--size", "121x97", "-o", film)
            facts = self.probed(film)
            count = len(self.output("effect", "sample", "pop-scale", "--rate", "60").splitlines()) - 1
            self.expect(facts["codec_name"] == codec and int(facts["nb_read_frames"]) == count, f"{kind}: {facts}")
            expected = (122, 98) if kind == "mp4" else (121, 97)
            self.expect((facts["width"], facts["height"]) == expected, f"{kind}: {facts['width']} × {facts['height']}")
            self.expect(facts["r_frame_rate"] == "60/1", f"{kind}: {facts['r_frame_rate']}")
            if kind == "webm":
                self.expect(facts.get("tags", {}).get("alpha_mode") == "1", "a WebM without transparency")
        # In a film with odd width and height, the last column and row repeat those before. A translucent background
        # lies on white.
        for color, expected in (("#c81e28", (200, 30, 40)), ("#00000080", (127, 127, 127))):
            film = self.folder / "odd.mp4"
            self.output("effect", "render", "pop-scale", "--to", "0.1", "--size", "121x97", "--background", color, "-o", film)
            raw = output("ffmpeg", "-v", "error", "-i", film, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-", text=False)
            frame = Image.frombytes("RGB", (122, 98), raw)
            for place in ((0, 0), (121, 0), (121, 97), (0, 97)):
                apart = max(abs(a - b) for a, b in zip(frame.getpixel(place), expected))
                self.expect(apart <= 4, f"{frame.getpixel(place)} at {place} of an MP4 on {color}")
        # A film through a pipe is the same file.
        piped = self.run("effect", "render", "pop-scale", "--size", "121x97", "--format", "mp4").stdout
        self.expect(piped == (self.folder / "x.mp4").read_bytes(), "another film through a pipe")
        film = self.folder / "balls.mp4"
        self.output("simulate", DOCUMENTS / "bouncing-balls.json", "--film", "--to", "0.5", "-o", film)
        self.expect(int(self.probed(film)["nb_read_frames"]) == 31, "a simulation of half a second has 31 frames")

    def probed(self, film: Path) -> dict:
        return json.loads(output("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", film))["streams"][0]

    def check_repetition(self, endings: list[str]) -> None:
        for ending in endings:
            files = [self.folder / f"{name}.{ending}" for name in "ab"]
            for file in files:
                self.output("effect", "render", "checkmark-refresh", "--to", "0.5", "-o", file)
            self.expect(files[0].read_bytes() == files[1].read_bytes(), f".{ending}: two runs, two files")

    def check_memory(self) -> None:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.output("effect", "render", "gooey-indicator", "--rate", "600", "--size", "400x400", "-o", os.devnull, "--format", "apng")
        after = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.expect(after <= max(before, 300_000), f"{after / 1024:.0f} MiB for hundreds of frames")

    # MARK: What goes wrong

    def check_faults(self, has_encoder: bool) -> None:
        alone = self.folder / "alone"
        alone.mkdir()
        tool = Path(shutil.copy(self.tool, alone / "inbetween"))
        render = ["effect", "render", "pop-scale"]
        self.fault([*render, "-o", "{}.apng"], 69, "inbetween-raster", tool=tool, path=str(alone))
        helper = alone / "inbetween-raster"
        helper.write_text("#!/bin/sh\nread line\necho 'out of ink' >&2\nexit 3\n")
        helper.chmod(0o755)
        for ending in ("apng", "gif", "png") if has_encoder else ("apng", "png"):
            words = [*render, "-o", "{}." + ending, *(["--at", "0.3"] if ending == "png" else [])]
            self.fault(words, 70, "inbetween-raster: out of ink", tool=tool)
        helper.write_text("#!/bin/sh\nread line\necho 'rgba 1 1 999999999'\n")
        self.fault([*render, "-o", "{}.apng"], 70, "inbetween-raster", tool=tool)
        helper.write_text("#!/bin/sh\nkill -9 $$\n")
        self.fault([*render, "-o", "{}.apng"], 70, "signal 9", tool=tool)
        helper.unlink()
        helper.symlink_to(self.tool.parent / "inbetween-raster")
        self.fault([*render, "-o", "{}.gif"], 69, "ffmpeg", tool=tool, path=str(alone))
        encoder = alone / "ffmpeg"
        encoder.write_text("#!/bin/sh\nhead -c 1000 >/dev/null\necho 'Unknown encoder' >&2\nexit 1\n")
        encoder.chmod(0o755)
        for ending in ("gif", "mp4", "webm"):
            self.fault([*render, "-o", "{}." + ending], 70, "ffmpeg: Unknown encoder", tool=tool)
        encoder.unlink()
        self.fault([*render, "-o", "/dev/full", "--format", "apng"], 73, "No space left")
        self.fault([*render, "-o", str(self.folder / "none" / "x.apng")], 73, "No such file")
        self.fault([*render, "--frames", str(self.folder / "none" / "x"), "--format", "png"], 73, "No such file")
        self.fault([*render, "--scale", "1e6", "-o", "{}.apng"], 65, "pixels")
        self.fault([*render, "--font", "{}.ttf", "-o", "{}.apng"], 66, "No such file")
        self.fault([*render, "--font", __file__, "-o", "{}.apng"], 65, "no font is in")
        self.fault([*render, "--rate", "0.001", "-o", "{}.gif"], 65, "0.0016 to 50")
        self.fault([*render, "--rate", "0.00001", "-o", "{}.mp4"], 65, "0.0001 to 240")
        if has_encoder:
            self.fault([*render, "--size", "20000x2", "-o", "{}.mp4"], 65, "at most 16384")
            self.fault([*render, "--size", "2x20000", "-o", "{}.webm"], 65, "at most 16384")
            # The folder has no room; the reader of the pipe is not the cause.
            self.fault([*render, "--scale", "4", "--format", "mp4"], 73, f"{self.folder}/", limit=512,
                       variables={"TMPDIR": str(self.folder)})
        for ending in ("apng", "mp4", "gif") if has_encoder else ("apng",):
            self.fault([*render, "--scale", "4", "-o", "{}." + ending], 73, "File too large", limit=512)
            if os.geteuid() != 0:
                closed = self.folder / "closed"
                closed.mkdir(mode=0o555, exist_ok=True)
                self.fault([*render, "-o", str(closed / f"x.{ending}")], 73, "Permission denied")
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                self.interrupt([*render, "--rate", "50", "--scale", "16"], ending, number)
        # Unless the number of the closed output is reserved, the first opened file gets it.
        for kind in ("apng", "rgba"):
            done = run("bash", "-c", f"'{self.tool}' effect render pop-scale --format {kind} >&-", timeout=SECONDS)
            self.expect(
                done.returncode == 73 and len(done.stderr.splitlines()) == 1,
                f"{kind} without standard output ends with {done.returncode}: {done.stderr}")
        closed_pipe = f"'{self.tool}' effect render pop-scale --format rgba 2>/dev/null | head -c 1; exit ${{PIPESTATUS[0]}}"
        done = run("bash", "-c", closed_pipe, text=False, timeout=SECONDS)
        self.expect(done.returncode == 0, f"a closed pipe ends with {done.returncode}")

    def fault(
        self, words: list[str], code: int, message: str, tool: Path | None = None, path: str | None = None,
        limit: int | None = None, variables: dict[str, str] | None = None,
    ) -> None:
        """Runs a command that is to fail, in a temporary folder."""
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            words = [word.replace("{}", f"{place}/x") for word in words]
            environment = {**os.environ, **({"PATH": path} if path else {}), **(variables or {})}
            bound = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None
            done = self.run(*words, tool=tool, env=environment, preexec_fn=bound)
            name, lines = " ".join(words), done.stderr.decode().splitlines()
            self.expect(done.returncode == code, f"{name}: code {done.returncode}, not {code}: {lines}")
            self.expect(len(lines) == 1 and message in lines[0], f"{name}: {lines}, expected {message!r}")
            self.expect(not os.listdir(place), f"{name}: left {os.listdir(place)}")

    def interrupt(self, words: list[str], ending: str, number: signal.Signals) -> None:
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            process = subprocess.Popen(
                [str(self.tool), *words, "-o", f"{place}/x.{ending}"], stderr=subprocess.DEVNULL, start_new_session=True,
                # A background job may have been started to ignore the signal, and its children inherit that.
                preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
            deadline = time.monotonic() + SECONDS
            while not os.listdir(place) and time.monotonic() < deadline:
                time.sleep(0.01)
            process.send_signal(number)
            code = process.wait(SECONDS)
            self.expect(code == -number, f".{ending}: ended with {code} after {number.name}")
            # Its child processes end after it, when they have drawn their current frames.
            deadline = time.monotonic() + 10
            while left := run("pgrep", "-s", process.pid).stdout.split():
                if time.monotonic() > deadline:
                    break
                time.sleep(0.05)
            self.expect(not os.listdir(place), f".{ending}: {number.name} left {os.listdir(place)}")
            self.expect(not left, f".{ending}: {number.name} left processes {left}")


def check(options) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pixels = Pixels(options.tool, Path(folder))
        has_encoder = bool(shutil.which("ffmpeg") and shutil.which("ffprobe"))
        pixels.check_still()
        pixels.check_animated_png()
        pixels.check_raw()
        if has_encoder:
            pixels.check_films()
        else:
            leave_out("films, as there is no ffmpeg")
        pixels.check_repetition(["apng", "gif", "mp4", "webm"] if has_encoder else ["apng"])
        pixels.check_memory()
        pixels.check_faults(has_encoder)
        if find_browser():
            pixels.compare_with_chromium()
        else:
            leave_out("pixels beside those of Chromium, which is not there")
    pixels.findings.report(f"{pixels.findings.count} checks of pixels")
