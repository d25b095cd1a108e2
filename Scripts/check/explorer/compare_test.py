"""Compares motions in the explorer: the list, plots, numbers, things that move, the clock. Values are compared with the tool's."""

from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import IS_PLAYING, SCRUBBER, Explorer, read, significant

MOST = 8
FRAME = 1 / 60
SPRING = "spring(1 100 10) 0 -> 300"
# The peaks of the facts of `inbetween describe`, in the order of the page's columns.
PEAKS = ["peakSpeed", "peakAcceleration", "peakJerk"]
NUMBERED = [
    "snappy", SPRING, "spring(1 100 0)", "0.4s ease-out-back 0.1s", "react-spring.wobbly",
    "decay(velocity: 1000, deceleration: 0.998)", "ease-in-out-elastic", "damped(5, 30)", "2s damped(5, 30) 7 -> 3",
    "snappy after 100ms 0 -> 300",
]
PLOTS = "[...document.querySelectorAll('.compare .plot')].filter((plot) => !plot.closest('.editor') && plot.checkVisibility())"
# The points of the lines of a plot: [[[x, y]…]…].
LINES = f"""((index) => [...{PLOTS}[index].querySelectorAll("path.curve")].map((line) =>
  line.getAttribute("d").split(/[ML]/).slice(1).map((pair) => pair.split(" ").map(Number))))"""
# The places of the numbers of an axis: [[pixel, number]…].
AXIS = f"""((index, anchor) => [...{PLOTS}[index].querySelectorAll(`text[text-anchor="${{anchor}}"]:not(.name)`)].map((text) =>
  [Number(text.getAttribute(anchor === "end" ? "y" : "x")) - (anchor === "end" ? 4 : 0), Number(text.textContent.replace("−", "-"))]))"""
# The speed of the clock while frames are on time: at most a tenth of a second passes between two frames.
SPEED = f"""new Promise((done) => {{
  const scrubber = document.querySelector("{SCRUBBER}");
  const end = explorer.state.shown[0].end;
  let [last, passed, shown, frames] = [null, 0, 0, 0];
  const frame = (now) => {{
    const time = scrubber.value * end;
    if (last && now - last.now < 90 && time > last.time) [passed, shown] = [passed + (now - last.now) / 1000, shown + time - last.time];
    last = {{ now, time }};
    if ((frames += 1) < 40) requestAnimationFrame(frame);
    else done(shown / passed);
  }};
  requestAnimationFrame(frame);
}})"""


def check_list(reader: Explorer) -> None:
    """motions are added by typing, selected, hidden and removed, and an error names its column"""
    reader.open("snappy")
    reader.add("0.4s ease")
    require_equal(reader.notations, ["swiftui.snappy", "0.4s ease"], "the motions")
    require_equal(reader.selected, "0.4s ease", "what was added is selected")
    reader.add("transition: opacity 300ms ease 1s")
    require_equal(reader.notations[2:], ["0.3s ease 1s"], "a text of CSS, as the page has read it")
    require_equal(reader.texts("#side .row ~ .muted"), ['read as "0.3s ease 1s" (CSS)'], "what was understood")
    reader.click("Remove 0.3s ease 1s")
    reader.add("spring(1 100")
    problem = reader.texts("#side .problem")[0]
    require("column 13: " in problem and problem in reader.refusal("spring(1 100"), f"it says {problem!r}")
    field = reader.page.named("A motion in the notation", "textbox")
    found = field.value(), field.value("ariaInvalid"), len(reader.notations)
    require_equal(found, ("spring(1 100", "true", 2), "the field and the motions behind a refused one")
    reader.page.click(".motions .name")
    require_equal((reader.texts(".editor header .code"), curves(reader)), (["snappy"], 2), "the editor's motion, and the curves")
    reader.click("Hide 0.4s ease")
    require_equal((curves(reader), len(rows(reader))), (1, 1), "curves and rows beside a hidden motion")
    # The page has replaced the element, but the focus is still there.
    reader.page.press("Enter")
    require_equal(curves(reader), 2, "the curves, shown by the keyboard")
    reader.click("Remove snappy")
    require_equal(reader.notations, ["0.4s ease"], "what is left")
    require_equal(reader.messages[-1:], ["Removed snappy. Undo brings it back."], "the message")
    reader.click("Remove 0.4s ease")
    require_equal(reader.texts(".compare p.card"), ["No motion is shown: add one to the list."], "the empty page")
    reader.page.press("z", control=True)
    require_equal(reader.notations, ["0.4s ease"], "what the keys of undo bring back")


def check_eight(reader: Explorer) -> None:
    """eight motions are the most, each in its colour"""
    reader.open("snappy")
    for index in range(1, MOST):
        reader.add(f"spring(1 {100 + index} 10)")
    require_equal(len(set(reader.page.evaluate("explorer.state.entries.map(({ color }) => color)"))), MOST, "the colours")
    reader.add("ease")
    message = "8 motions are the most: remove one first"
    require_equal((len(reader.notations), reader.texts("#side .problem")), (MOST, [message]), "a ninth motion")
    reader.page.click(".presets button")
    require_equal((len(reader.notations), reader.messages[-1:]), (MOST, [message]), "a ninth preset")


def check_touch(reader: Explorer) -> None:
    """a finger selects, hides and removes on a telephone"""
    reader.page.emulate(390, 844, phone=True, touch=True)
    reader.open("snappy", "0.4s ease")
    reader.page.tap(reader.page.element(".motions li:nth-child(2) .name"))
    require_equal(reader.selected, "0.4s ease", "the selected motion")
    reader.page.tap(reader.page.named("Hide snappy"))
    require_equal(curves(reader), 1, "the curves")
    reader.page.tap(reader.page.named("Remove snappy"))
    require_equal(reader.notations, ["0.4s ease"], "what is left")


def check_plots(reader: Explorer) -> None:
    """the lines of the plots lie where the tool's values are, over time and one over the other"""
    motions = ["spring(1 100 10)", "0.5s ease-out-back"]
    reader.open(*motions)
    hold_lines(reader, 0, motions, lambda time, value, _: (time, value))
    hold_lines(reader, 1, motions, lambda time, _, velocity: (time, velocity))
    reader.click("Phase", "radio")
    hold_lines(reader, 1, motions[:1], lambda _, value, velocity: (value, velocity))
    reader.click("Nothing", "radio")
    require_equal((reader.page.evaluate(f"{PLOTS}.length"), reader.setting("below")), (1, "none"), "the plots")


def hold_lines(reader: Explorer, plot: int, motions: list[str], place) -> None:
    """Requires that each line of a plot runs through the places of the tool's values."""
    across, up = (scale(reader.page.call(AXIS, plot, anchor)) for anchor in ("middle", "end"))
    seconds = max(reader.page.evaluate("explorer.state.entries.map(({ end }) => end)"))
    times = [seconds * index / 512 for index in range(0, 513, 32)]
    for motion, line in zip(motions, reader.page.call(LINES, plot)):
        for time, (value, velocity), (x, y) in zip(times, reader.sampled(motion, *times), line[::32], strict=True):
            right, high = place(time, value, velocity)
            far = max(abs(x - across(right)), abs(y - up(high)))
            require(far < 0.25, f"a line of {motion} is {far} pixels beside the value at {time}")


def scale(points: list[list[float]]):
    """The pixel of a number, by the first and the last one of an axis."""
    (first, low), (last, high) = points[0], points[-1]
    return lambda number: first + (number - low) / (high - low) * (last - first)


def check_numbers(reader: Explorer) -> None:
    """the numbers are those of inbetween describe, and of sample at the clock's time; of the peaks the least is bold"""
    reader.page.emulate(reduced_motion=True)
    for motions in (NUMBERED[:5], NUMBERED[5:]):
        reader.open(*motions)
        for motion, cells in zip(motions, rows(reader), strict=True):
            hold_facts(motion, reader.described(motion), cells)
    motions = [SPRING, "snappy", "0.4s ease-out-back 0.1s"]
    reader.open(*motions)
    reader.pause()
    reader.step(9)
    # The page rounds values to three decimals and velocities to three digits; its clock adds up frames.
    for motion, cells in zip(motions, rows(reader), strict=True):
        [(value, velocity)] = reader.sampled(motion, 9 * FRAME)
        require(abs(read(cells[1]) - value) <= 5.1e-4, f"the value of {motion} is {cells[1]}, not {value}")
        require_equal(cells[2], significant(velocity), f"the velocity of {motion}")
    reader.open("0.5s ease", "0.5s ease-in-out")
    bold = reader.page.evaluate("""[...document.querySelectorAll("table.fact-table tbody tr")].map((row) =>
      Number(getComputedStyle(row.lastElementChild).fontWeight) >= 600)""")
    jerks = [reader.described(motion)["peakJerk"] for motion in ("0.5s ease", "0.5s ease-in-out")]
    require_equal(bold, [jerk == min(jerks) for jerk in jerks], "the bold ones")


def hold_facts(motion: str, facts: dict, cells: list[str]) -> None:
    start, end = facts.get("from", 0), facts.get("to", 1)
    low, high = sorted((start, end))
    beyond = facts.get("overshoot", max(facts.get("maximum", high) - high, low - facts.get("minimum", low), 0))
    require_equal(cells[8:], [significant(facts.get(name)) for name in PEAKS], f"the peaks of {motion}")
    if "maximum" in facts:
        extrema = [significant(facts[name]) for name in ("minimum", "maximum")]
        require_equal(cells[5:7], extrema, f"the least and the greatest value of {motion}")
    elif facts.get("peakTime") is not None:
        require_equal(cells[6], significant(end + facts["overshoot"]), f"the greatest value of {motion}")
    if "distance" not in facts:
        require_equal(cells[7], significant(100 * beyond / (high - low)), f"the overshoot of {motion}")
    if "regime" in facts:
        settled = facts["settlingDuration"]
        settled = settled if settled is None else settled + facts.get("delay", 0)
        require_equal(cells[3:5], [significant(settled), significant(facts["response"])], f"the durations of {motion}")


def check_transport(reader: Explorer) -> None:
    """it plays, stops, goes slowly, steps by frames and is scrubbed by keys and pointers"""
    page = reader.page
    reader.open("spring(1 100 10)")
    page.wait_until(IS_PLAYING)
    reader.click("¼×", "radio")
    require_equal(reader.setting("speed"), 0.25, "the speed of the address")
    reader.pause()
    reader.click("Play")
    speed = page.evaluate(SPEED)
    require(0.2 < speed < 0.3, f"a second of it takes {1 / speed:.3g} s")
    reader.pause()
    reader.step(3)
    reader.click("One frame back")
    page.wait_for_frames(3)
    slider = page.element(SCRUBBER)
    slider.focus()
    keys = [("ArrowRight", False, 3), ("ArrowRight", True, 13), ("ArrowLeft", False, 12), ("PageUp", False, 22)]
    for key, shift, frames in [("", False, 2), *keys]:
        if key:
            reader.press(key, shift=shift)
        require(abs(reader.time - frames * FRAME) < 1e-6, f"{key} leads to {reader.time * 60} frames, not {frames}")
    reader.press("End")
    require_equal(reader.time, reader.described("spring(1 100 10)")["settlingDuration"], "the end")
    page.mouse.drag(slider.at(0.9, 0.5), slider.at(0.25, 0.5))
    require(0.2 < float(slider.value()) < 0.3, f"it is dragged to {slider.value()}")
    plot = page.named("Values over time", "slider")
    plot.focus()
    reader.press("Home")
    require_equal(rows(reader)[0][1], "0.000", "the value at the start of the plot")
    page.mouse.click(*plot.at(0.5, 0.5))
    page.wait_for_frames(3)
    at = float(plot.value("ariaValueNow"))
    [(value, _)] = reader.sampled("spring(1 100 10)", at)
    require(abs(read(rows(reader)[0][1]) - value) <= 5.1e-4 and 0.4 < at < 0.8, f"at {at} stands {rows(reader)[0][1]}")


def check_previews(reader: Explorer) -> None:
    """a ball, a card, an opacity and a square are where the tool's value is"""
    reader.page.emulate(reduced_motion=True)
    reader.open(SPRING)
    reader.pause()
    start = ball(reader)
    reader.press("End")
    # At its end a spring is within a thousandth of its target.
    [(last, _)] = reader.sampled(SPRING, reader.time)
    track = (ball(reader) - start) / (last / 300)
    reader.pause()
    for frames in (6, 10):
        reader.step(frames)
        [(value, _)] = reader.sampled(SPRING, reader.time)
        part = value / 300
        at = (ball(reader) - start) / track
        # The ball stays at the edge beyond a fifth of its track.
        require(abs(at - min(part, 1.2)) < 1e-3, f"the ball is at {at}, not {part}")
        size, opacity, angle = reader.page.evaluate("""["growing", "fading", "turning"].map((name) => {
          const { style } = document.querySelector(`.previews .${name}`);
          return Number((style.opacity || style.transform).replace(/[^-.\\d]/g, ""));
        })""")
        require(abs(size - (0.5 + 0.5 * part)) < 1e-3 and abs(opacity - min(part, 1)) < 1e-3 and abs(angle - 180 * part) < 0.02,
                f"size {size}, opacity {opacity}, angle {angle} at {part}")


def check_stillness(reader: Explorer) -> None:
    """nothing moves by itself for who wants less motion"""
    reader.page.emulate(reduced_motion=True)
    reader.open("snappy")
    reader.page.wait_for_frames(5)
    require(not reader.page.evaluate(IS_PLAYING) and reader.time == 0, "it plays")
    reader.click("Play")
    reader.page.wait_until(f"{IS_PLAYING} && document.querySelector('{SCRUBBER}').value > 0")


def check_kinds_of_time(reader: Explorer) -> None:
    """motions share an axis in their own unit, and in seconds where they have several"""
    for motions, names in (
        (["ease", "ease-out"], ["value", "progress", "per progress", "progress"]),
        (["damped(5, 30)"], ["value", "x", "per x", "x"]),
        (["ease", "0.4s ease", "damped(5, 30)", "spring(1 100 0)"], ["value", "seconds", "per second", "seconds"]),
    ):
        reader.open(*motions)
        found = f"{PLOTS}.flatMap((plot) => [...plot.querySelectorAll('text.name')].map((one) => one.textContent))"
        require_equal(reader.page.evaluate(found), names, f"the axes of {motions}")
    note = "A motion that never comes to rest is shown for three seconds. Curves without a duration take 1 s here."
    require_equal(reader.texts(".compare .card > .muted.small"), [note], "the note")
    reader.open("ease", "0.4s ease", settings="duration=2")
    require("Curves without a duration take 2 s here." in reader.texts(".compare .card > .muted.small"), "no other duration")
    state = reader.page.evaluate("[explorer.state.entries[0].value(0.5), 2 * explorer.state.entries[0].velocity(0.5)]")
    require_equal(state, list(reader.sampled("ease", 0.25)[0]), "ease after a quarter of two seconds")


# MARK: What the page shows

def curves(reader: Explorer) -> int:
    return reader.page.evaluate(f"{PLOTS}[0].querySelectorAll('path.curve').length")


def rows(reader: Explorer) -> list[list[str]]:
    """The cells of the numbers."""
    return reader.page.evaluate(
        "[...document.querySelectorAll('table.fact-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))")


def ball(reader: Explorer) -> float:
    return reader.page.evaluate("Number(/[-.\\d]+/.exec(document.querySelector('.previews .ball').style.transform)[0])")


SUITE = Suite("explorer, comparing", "explorer.html", Explorer, [
    check_list, check_eight, check_touch, check_plots, check_numbers, check_transport, check_previews, check_stillness,
    check_kinds_of_time,
])
