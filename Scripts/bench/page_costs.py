"""What the explorer costs in a browser."""

import statistics
import sys
from pathlib import Path
from urllib.parse import quote

from bench.results import Row, Target
from check.browser.chromium import Chromium, find_browser
from check.browser.eyes import script_of_a_frame, script_time
from check.browser.page import Page

FIVE = ["spring(1 100 10)", "snappy", "0.5s ease-out-back", "react-spring.wobbly", "0.6s ease-out-elastic"]
OPENINGS, FRAMES, CHANGES = 9, 120, 100
# The milliseconds from the request of the page until it showed something.
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Each change is like one by hand at a slider, and is drawn before the next one comes.
DRAGGED = """new Promise((done) => {
  const slider = [...document.querySelectorAll(".editor input[type=range]")].find((one) => one.ariaLabel === "Stiffness");
  let left = %d;
  const frame = () => {
    slider.value = 500 + left;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    if ((left -= 1) > 0) requestAnimationFrame(frame);
    else done();
  };
  requestAnimationFrame(frame);
})"""


def page_rows(folder):
    def row(what, number, unit, limit):
        return Row("Pages", f"explorer: {what}", "Chromium", number=number, unit=unit, target=Target("≤", limit))

    def first_paint():
        with Page(chromium) as page:
            page.open(explorer)
            return page.wait_until(FIRST_PAINT)

    explorer = Path(folder) / "explorer.html"
    if find_browser() is None or not explorer.exists():
        print("left out: the pages, which make web makes and Chromium opens", file=sys.stderr)
        return
    yield row("size of the file", explorer.stat().st_size / 1e6, "MB", 1.3)
    with Chromium() as chromium:
        yield row("first paint, from a file", statistics.median(first_paint() for _ in range(OPENINGS)), "ms", 300)
        with Page(chromium) as page:
            page.open(explorer, "&".join(f"m={quote(motion)}" for motion in FIVE))
            page.wait_until("document.body.dataset.state === 'ready'", 30)
            # Work that is done once, such as the pictures of the presets, does not count as a frame's.
            page.wait_for_frames(60)
            yield row("script of a frame with five motions", script_of_a_frame(page, FRAMES), "ms", 4)
            page.click(".compare .transport button")
            page.wait_for_frames(5)
            yield row("script of a change while a slider is dragged", script_time(page, DRAGGED % CHANGES) / CHANGES, "ms", 16)
