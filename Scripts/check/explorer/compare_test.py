"""Compares motions in the explorer: the list, plots, numbers, things that move, the clock. Values are compared with the tool's."""

import random
import re
from urllib.parse import quote

from check.explorer.driver import IS_PLAYING, SCRUBBER, Explorer, described, read, significant
from check.browser.suites import Suite, require, require_equal

RANDOM_MOTIONS = 200
TIMES_OF_EACH = 10
MOST = 8
FRAME = 1 / 60
# The facts of `inbetween describe` in the page's columns, with the power of the unit of time in each.
PEAKS = [("peakSpeed", 1), ("peakAcceleration", 2), ("peakJerk", 3)]
NUMBERED = [
    "snappy", "spring(1 100 10) 0 -> 300", "spring(1 100 0)", "0.4s ease-out-back 0.1s", "react-spring.wobbly",
    "decay(velocity: 1000, deceleration: 0.998)", "ease-in-out-elastic", "damped(5, 30)", "2s damped(5, 30) 7 -> 3",
    "snappy after 100ms 0 -> 300",
]
LINES = """((plot) => [...plot.querySelectorAll("path.curve")].map((line) =>
  line.getAttribute("d").split(/[ML]/).slice(1).map((pair) => pair.split(" ").map(Number))))"""
# The places of the numbers of an axis: [[pixel, number]…].
AXIS = """((plot, anchor) => [...plot.querySelectorAll(`text[text-anchor="${anchor}"]:not(.name)`)].map((text) =>
  [Number(text.getAttribute(anchor === "end" ? "y" : "x")) - (anchor === "end" ? 4 : 0), Number(text.textContent.replace("−", "-"))]))"""
PLOTS = "[...document.querySelectorAll('.compare .plot')].filter((plot) => !plot.closest('.editor') && plot.checkVisibility())"


def check_list(reader: Explorer) -> None:
    """motions are added by typing, selected, hidden and removed, and an error names its column"""
    reader.open("snappy")
    reader.add("0.4s ease")
    require_equal(reader.notations, ["swiftui.snappy", "0.4s ease"], "the motions")
    require_equal(reader.selected, "0.4s ease", "what was added is selected")
    reader.add("spring(1 100")
    problem = reader.texts("#side .problem")[0]
    require("column 13: " in problem and problem in reader.refusal("describe", "spring(1 100"), f"it says {problem!r}")
    require_equal(len(reader.notations), 2, "the motions beside a refused one")
    field = reader.page.named("A motion in the notation", "textbox")
    require_equal((field.value(), field.call("function () { return this.ariaInvalid; }")), ("spring(1 100", "true"), "the field")
    reader.page.click(".motions .name")
    require_equal(reader.texts(".editor header .code"), ["snappy"], "the editor's motion")
    require_equal(curves(reader), 2, "the curves")
    reader.click("Hide 0.4s ease")
    require_equal((curves(reader), len(reader.texts("table.fact-table tbody tr"))), (1, 1), "curves and rows beside a hidden motion")
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
    require_equal((len(reader.notations), reader.texts("#side .problem")), (MOST, ["8 motions are the most: remove one first"]),
                  "the motions and the message behind a ninth one")
    reader.page.click(".presets button")
    require_equal(len(reader.notations), MOST, "the motions behind a ninth preset")
    require_equal(reader.messages[-1:], ["8 motions are the most: remove one first"], "the message")


def check_touch(reader: Explorer) -> None:
    """a finger selects, hides and removes on a telephone"""
    reader.page.emulate(390, 844, phone=True, touch=True)
    reader.open("snappy", "0.4s ease")
    reader.page.tap(reader.page.element(".motions li:nth-child(2) .name"))
    require_equal(reader.selected, "0.4s ease", "the selected motion")
    reader.page.tap(reader.page.named("Hide snappy", "button"))
    require_equal(curves(reader), 1, "the curves")
    reader.page.tap(reader.page.named("Remove snappy", "button"))
    require_equal(reader.notations, ["0.4s ease"], "what is left")


def check_values(reader: Explorer) -> None:
    """the values of 200 random motions have the tool's bits"""
    generator = random.Random(26)
    reader.open("snappy")
    for makers in (IN_SECONDS, IN_PROGRESS):
        motions = [generator.choice(makers)(generator) for _ in range(RANDOM_MOTIONS // 2)]
        # Beyond the progress of a curve without a duration, the page holds its end, but the tool goes on.
        times = [generator.uniform(0, 1 if makers is IN_PROGRESS else 1.2) for _ in range(TIMES_OF_EACH)]
        expected = reader.sampled(motions, times)
        found = []
        for start in range(0, len(motions), MOST):
            shown = motions[start:start + MOST]
            found += reader.page.call("""(async (hash, count, times) => {
              location.hash = hash;
              await new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
              const { entries } = explorer.state;
              if (entries.length !== count) throw new Error(`${entries.length} motions`);
              return entries.map((entry) => times.map((time) => [entry.value(time), entry.velocity(time)]));
            })""", "&".join(f"m={quote(motion)}" for motion in shown), len(shown), times)
        for motion, ours, theirs in zip(motions, found, expected, strict=True):
            for time, pair, other in zip(times, ours, theirs, strict=True):
                require(tuple(pair) == other, f"{motion} at {time!r} is {pair}, not {other}")


def check_plots(reader: Explorer) -> None:
    """the lines of the plots lie where the tool's values are, over time and one over the other"""
    reader.open("spring(1 100 10)", "0.5s ease-out-back")
    hold_lines(reader, ("end", 0), ("end", 1))
    reader.click("Phase", "radio")
    hold_phase(reader)
    reader.click("Nothing", "radio")
    require_equal((reader.page.evaluate(f"{PLOTS}.length"), reader.page.evaluate("explorer.state.setting('below')")),
                  (1, "none"), "the plots")
    reader.reload()
    require_equal(reader.page.evaluate(f"{PLOTS}.length"), 1, "the plots of the address")


def check_numbers(reader: Explorer) -> None:
    """the numbers are those of inbetween describe, and of sample at the clock's time"""
    reader.page.emulate(reduced_motion=True)
    for motions in (NUMBERED[:5], NUMBERED[5:]):
        reader.open(*motions)
        check_facts(reader, motions)
    reader.open("spring(1 100 10) 0 -> 300", "snappy", "0.4s ease-out-back 0.1s")
    reader.pause()
    reader.step(9)
    # The page rounds values to three decimals and velocities to three digits; its clock adds up frames.
    expected = reader.sampled(["spring(1 100 10) 0 -> 300", "snappy", "0.4s ease-out-back 0.1s"], [9 * FRAME])
    for cells, [(value, velocity)] in zip(rows(reader), expected, strict=True):
        require(abs(read(cells[1]) - value) <= 5.1e-4, f"the value of {cells[0]} is {cells[1]}, not {value}")
        require_equal(cells[2], significant(velocity, 3), f"the velocity of {cells[0]}")


def check_facts(reader: Explorer, motions: list[str]) -> None:
    for motion, cells in zip(motions, rows(reader), strict=True):
        facts = described(reader.tool, motion)
        start, end = facts.get("from", 0), facts.get("to", 1)
        low, high = sorted((start, end))
        beyond = facts.get("overshoot", max(facts.get("maximum", high) - high, low - facts.get("minimum", low), 0))
        overshoot = beyond / (high - low)
        expected = [significant(facts.get(name), 3) for name, _ in PEAKS]
        require_equal(cells[8:], expected, f"the peaks of {motion}")
        if "maximum" in facts:
            extrema = [facts["minimum"], facts["maximum"]]
            require_equal(cells[5:7], [significant(number, 3) for number in extrema], f"the least and the greatest value of {motion}")
        elif facts.get("peakTime") is not None:
            greatest = end + facts["overshoot"]
            require_equal(cells[6], significant(greatest, 3), f"the greatest value of {motion}")
        if "distance" not in facts:
            require_equal(cells[7], significant(100 * overshoot, 3), f"the overshoot of {motion}")
        if "regime" in facts:
            settled = facts["settlingDuration"]
            settled = settled if settled is None else settled + facts.get("delay", 0)
            require_equal(cells[3:5], [significant(settled, 3), significant(facts["response"], 3)],
                          f"the durations of {motion}")


def check_transport(reader: Explorer) -> None:
    """it plays, stops, goes slowly, steps by frames and is scrubbed by keys and pointers"""
    page = reader.page
    reader.open("spring(1 100 10)")
    page.wait_until(IS_PLAYING)
    reader.click("¼×", "radio")
    require_equal(page.evaluate("explorer.state.setting('speed')"), 0.25, "the speed of the address")
    reader.pause()
    reader.click("Play")
    speed = page.evaluate(SPEED)
    require(0.2 < speed < 0.3, f"a second of it takes {1 / speed:.3g} s")
    reader.pause()
    require_equal(reader.time, 0, "the start")
    reader.step(3)
    reader.click("One frame back")
    page.wait_for_frames(3)
    require(abs(reader.time - 2 * FRAME) < 1e-6, f"two frames are {reader.time} s")
    slider = page.element(SCRUBBER)
    slider.focus()
    for key, shift, frames in [("ArrowRight", False, 3), ("ArrowRight", True, 13), ("ArrowLeft", False, 12), ("PageUp", False, 22)]:
        page.press(key, shift=shift)
        page.wait_for_frames(3)
        require(abs(reader.time - frames * FRAME) < 1e-6, f"{key} leads to {reader.time * 60} frames, not {frames}")
    page.press("End")
    page.wait_for_frames(3)
    require_equal(reader.time, described(reader.tool, "spring(1 100 10)")["settlingDuration"], "the end")
    page.mouse.drag(slider.at(0.9, 0.5), slider.at(0.25, 0.5))
    page.wait_for_frames(3)
    require(0.2 < float(slider.value()) < 0.3, f"it is dragged to {slider.value()}")
    plot = page.named("Values over time", "slider")
    plot.focus()
    page.press("Home")
    page.wait_for_frames(3)
    require_equal(rows(reader)[0][1], "0.000", "the value at the start of the plot")
    page.mouse.click(*plot.at(0.5, 0.5))
    page.wait_for_frames(3)
    at = float(plot.call("function () { return this.ariaValueNow; }"))
    [[(value, _)]] = reader.sampled(["spring(1 100 10)"], [at])
    require(abs(read(rows(reader)[0][1]) - value) <= 5.1e-4 and 0.4 < at < 0.8, f"at {at} stands {rows(reader)[0][1]}")


def check_previews(reader: Explorer) -> None:
    """a ball, a card, an opacity and a square are where the tool's value is"""
    motion = "spring(1 100 10) 0 -> 300"
    reader.page.emulate(reduced_motion=True)
    reader.open(motion)
    reader.pause()
    places = [ball(reader)]
    reader.page.press("End")
    reader.page.wait_for_frames(3)
    places.append(ball(reader))
    # At its end a spring is within a thousandth of its target.
    [[(last, _)]] = reader.sampled([motion], [reader.time])
    reader.pause()
    for frames in (6, 16):
        reader.step(frames - round(reader.time / FRAME))
        [[(value, _)]] = reader.sampled([motion], [reader.time])
        part = value / 300
        at = (ball(reader) - places[0]) / (places[1] - places[0]) * last / 300
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
    reader.page.wait_until(IS_PLAYING)
    reader.page.wait_until(f"document.querySelector('{SCRUBBER}').value > 0")


def check_kinds_of_time(reader: Explorer) -> None:
    """motions share an axis in their own unit, and in seconds where they have several"""
    reader.open("ease", "ease-out")
    require_equal(axis_names(reader), ["value", "progress", "per progress", "progress"], "the axes of two curves")
    reader.open("damped(5, 30)")
    require_equal(axis_names(reader), ["value", "x", "per x", "x"], "the axes of an oscillation")
    reader.open("ease", "0.4s ease", "damped(5, 30)", "spring(1 100 0)")
    require_equal(axis_names(reader), ["value", "seconds", "per second", "seconds"], "the axes of all")
    require_equal(reader.texts(".compare .card > .muted.small"),
                  ["A motion that never comes to rest is shown for three seconds. Curves without a duration take 1 s here."],
                  "the note")
    reader.open("ease", "0.4s ease", settings="duration=2")
    require("Curves without a duration take 2 s here." in reader.texts(".compare .card > .muted.small"), "no other duration")
    [[(value, _)]] = reader.sampled(["ease"], [0.25])
    require_equal(reader.page.evaluate("explorer.state.entries[0].value(0.5)"), value, "ease after a quarter of two seconds")


# MARK: What the page shows

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


def curves(reader: Explorer) -> int:
    return reader.page.evaluate(f"{PLOTS}[0].querySelectorAll('path.curve').length")


def rows(reader: Explorer) -> list[list[str]]:
    """The cells of the numbers."""
    return reader.page.evaluate(
        "[...document.querySelectorAll('table.fact-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))")


def axis_names(reader: Explorer) -> list[str]:
    return reader.page.evaluate(f"{PLOTS}.flatMap((plot) => [...plot.querySelectorAll('text.name')].map((one) => one.textContent))")


def ball(reader: Explorer) -> float:
    return reader.page.evaluate("Number(/[-.\\d]+/.exec(document.querySelector('.previews .ball').style.transform)[0])")


def scale(points: list[list[float]]):
    """The pixel of a number, by the first and the last one of an axis."""
    (first, low), (last, high) = points[0], points[-1]
    return lambda number: first + (number - low) / (high - low) * (last - first)


def lines_of(reader: Explorer, plot: int):
    """The drawn lines of a plot, and the pixels of numbers on its axes."""
    lines = reader.page.evaluate(f"{LINES}({PLOTS}[{plot}])")
    across, up = (scale(reader.page.evaluate(f"{AXIS}({PLOTS}[{plot}], '{anchor}')")) for anchor in ("middle", "end"))
    return lines, across, up


def hold_lines(reader: Explorer, *parts: tuple[str, int]) -> None:
    motions = ["spring(1 100 10)", "0.5s ease-out-back"]
    for plot, (_, part) in enumerate(parts):
        lines, across, up = lines_of(reader, plot)
        seconds = max(reader.page.evaluate("explorer.state.entries.map(({ end }) => end)"))
        times = [seconds * index / 512 for index in range(0, 513, 37)]
        for line, states in zip(lines, reader.sampled(motions, times), strict=True):
            for index, (time, state) in enumerate(zip(times, states)):
                x, y = line[37 * index]
                far = max(abs(x - across(time)), abs(y - up(state[part])))
                require(far < 0.25, f"a line is {far} pixels beside the value at {time}")


def hold_phase(reader: Explorer) -> None:
    lines, across, up = lines_of(reader, 1)
    seconds = max(reader.page.evaluate("explorer.state.entries.map(({ end }) => end)"))
    times = [seconds * index / 512 for index in range(0, 513, 64)]
    [states] = reader.sampled(["spring(1 100 10)"], times)
    for index, (value, velocity) in enumerate(states):
        x, y = lines[0][64 * index]
        require(abs(x - across(value)) < 0.25 and abs(y - up(velocity)) < 0.25, f"({value}, {velocity}) is drawn at ({x}, {y})")


# MARK: Random motions

def digits(number: float) -> str: return f"{number:.6g}"


def spring(generator: random.Random) -> str:
    first = digits(generator.uniform(0.1, 1.5))
    return generator.choice([
        f"spring({digits(generator.uniform(0.2, 4))} {digits(generator.uniform(5, 900))} {digits(generator.uniform(0.5, 60))})",
        f"spring(1 {digits(generator.uniform(50, 300))} {digits(generator.uniform(1, 40))} {digits(generator.uniform(-9, 9))})",
        f"spring(duration: {first}, bounce: {digits(generator.uniform(-0.8, 1))})",
        f"spring(response: {first}, damping-ratio: {digits(generator.uniform(0.05, 2))})",
        f"spring(settling: {first}, damping-ratio: {digits(generator.uniform(0.05, 1))})",
    ]) + generator.choice(["", f" {digits(generator.uniform(-9, 9))} -> {digits(generator.uniform(10, 900))}"])


def curve(generator: random.Random) -> str:
    def number(low: float, high: float) -> str: return digits(generator.uniform(low, high))
    return generator.choice([
        f"cubic-bezier({number(0, 1)}, {number(-1, 2)}, {number(0, 1)}, {number(-1, 2)})",
        f"linear(0, {number(-0.5, 1.5)} {number(10, 45)}%, {number(-0.5, 1.5)} {number(50, 90)}%, 1)",
        f"steps({generator.randint(2, 12)}, {generator.choice(['jump-start', 'jump-end', 'jump-none', 'jump-both'])})",
        f"ease-{generator.choice(['in', 'out', 'in-out'])}-{generator.choice(['sine', 'expo', 'circ', 'back', 'elastic', 'bounce'])}",
        generator.choice(["ease", "ease-in", "ease-out", "ease-in-out", "linear"]),
    ])


def timed(generator: random.Random) -> str:
    return f"{digits(generator.uniform(0.1, 1))}s {curve(generator)} {digits(generator.uniform(0, 0.3))}s"


def decay(generator: random.Random) -> str:
    return f"decay(velocity: {digits(generator.uniform(-2000, 2000))}, deceleration: {digits(generator.uniform(0.99, 0.999))})"


IN_SECONDS = [spring, spring, timed, decay]
IN_PROGRESS = [curve]

SUITE = Suite("explorer, comparing", "explorer.html", Explorer, [
    check_list, check_eight, check_touch, check_values, check_plots, check_numbers, check_transport, check_previews,
    check_stillness, check_kinds_of_time,
])
