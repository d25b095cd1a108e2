"""Compares motions in the explorer: the list, plots, numbers, the clock. Values are compared with the tool's."""

from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import IS_PLAYING, SCRUBBER, Explorer, beyond_noise, read, significant

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
RENAMING = ".motions input:not([hidden])"
NAMES = f"[...{PLOTS}[0].querySelectorAll('.line-name')].map((name) => name.textContent)"
# The distance of each name's box from its own line, and from the others.
FAR = f"""[...{PLOTS}[0].querySelectorAll(".line-name")].map((name, index) => {{
  const {{ x, y, width, height }} = name.getBBox();
  const far = [...{PLOTS}[0].querySelectorAll("path.curve")].map((line) => Math.min(...line.getAttribute("d").split(/[ML]/).slice(1)
    .map((pair) => pair.split(" ").map(Number)).map(([left, top]) =>
      Math.hypot(Math.max(x - left, left - x - width, 0), Math.max(y - top, top - y - height, 0)))));
  return [far[index], Math.min(...far.filter((_, other) => other !== index))];
}})"""
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
    require_equal(reader.texts(".box [role=status]"), ['Read as "0.3s ease 1s" (CSS).'], "what was understood")
    reader.click("Remove 0.3s ease 1s")
    reader.add("spring(1 100")
    problem = reader.texts(".box .problem")[0]
    require("column 13: " in problem and problem in reader.refusal("spring(1 100"), f"it says {problem!r}")
    field = reader.page.named("A motion in any form", "textbox")
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
    require_equal((len(reader.notations), reader.texts(".box .problem")), (MOST, [message]), "a ninth motion")
    reader.page.click(".presets button")
    require_equal((len(reader.notations), reader.messages[-1:]), (MOST, [message]), "a ninth preset")


def check_touch(reader: Explorer) -> None:
    """a finger selects, hides and removes on a telephone"""
    reader.page.emulate(390, 844, phone=True, touch=True)
    reader.open("snappy", "0.4s ease")
    require_equal(reader.texts(".motions .name"), ["snappy"], "the folded list")
    reader.page.tap(reader.page.named("All 2 motions"))
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
    reader.click("Off", "radio")
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
    """the numbers are those of inbetween describe, and of sample at the clock's time"""
    reader.page.emulate(reduced_motion=True)
    for motions in (NUMBERED[:5], NUMBERED[5:]):
        reader.open(*motions, settings="values=units")
        for motion, cells in zip(motions, rows(reader), strict=True):
            hold_facts(motion, reader.described(motion), cells)
    motions = [SPRING, "snappy", "0.4s ease-out-back 0.1s"]
    reader.open(*motions)
    for name, first, places in (("Progress", "spring(1 100 10)", 3), ("Units", SPRING, 1)):
        reader.click(name, "radio")
        reader.pause()
        reader.step(9)
        # The page shows four digits of the distance, and three of velocities; its clock adds up frames.
        for motion, cells in zip([first, *motions[1:]], rows(reader), strict=True):
            [(value, velocity)] = reader.sampled(motion, 9 * FRAME)
            shown = places if motion == first else 3
            require(abs(read(cells[1]) - value) <= 0.51 * 10 ** -shown, f"the value of {motion} is {cells[1]}, not {value}")
            require_equal(cells[2], significant(velocity), f"the velocity of {motion}")
    reader.page.element(SCRUBBER).focus()
    reader.press("End")
    require_equal([cells[2] for cells in rows(reader)[1:]], ["0", "0"], "what is left of the velocities at the end")


def check_least(reader: Explorer) -> None:
    """the least is bold among what can be compared: parts always, times and speeds only in one unit"""
    reader.page.emulate(reduced_motion=True)
    reader.open("0.5s ease", "0.5s ease-in-out")
    jerks = [reader.described(motion)["peakJerk"] for motion in ("0.5s ease", "0.5s ease-in-out")]
    require_equal([columns[-1:] == ["Jerk"] for columns in bold(reader)], [jerk == min(jerks) for jerk in jerks], "the bold jerks")
    reader.open("spring(1 100 10) 0 -> 300", "snappy")
    require_equal(bold(reader), [["Acceleration", "Jerk"], ["Settles", "Overshoot", "Peak speed"]], "what is bold of progress")
    reader.click("Units", "radio")
    require_equal(bold(reader), [[], ["Settles", "Overshoot"]], "what is bold of several units")
    reader.open("spring(1 100 10)", "snappy", "ease")
    require("Settles" in bold(reader)[1] and not {"Settles", "Jerk"} & set(bold(reader)[2]), "a curve of any duration is compared")


def check_scale(reader: Explorer) -> None:
    """motions between different ends are shown as progress, and in their units on demand"""
    motions, progress = [SPRING, "snappy 20 -> 10"], ["spring(1 100 10)", "snappy"]
    reader.open(*motions)
    hold_lines(reader, 0, progress, lambda time, value, _: (time, value))
    hold_lines(reader, 1, progress, lambda time, _, velocity: (time, velocity))
    reader.click("Units", "radio")
    require_equal(reader.setting("values"), "units", "the setting")
    hold_lines(reader, 0, motions, lambda time, value, _: (time, value))
    reader.click("Undo")
    hold_lines(reader, 0, progress, lambda time, value, _: (time, value))
    for others in (motions[:1], [SPRING, "snappy 0 -> 300"], [SPRING, "decay(velocity: 1000, deceleration: 0.998)"]):
        reader.open(*others)
        require_equal(reader.page.evaluate(f"{PLOTS}[0].querySelector('text.name').textContent"), "value", f"the axis of {others}")
        require("Progress" not in reader.texts(".compare .choice span"), f"{others} can be shown as progress")


def check_names(reader: Explorer) -> None:
    """each line has its dashes, in the list too, and its name stands at it; two motions have a difference"""
    motions = ["spring(1 100 10)", "0.5s ease-out-back", "0.3s linear"]
    reader.open(*motions)
    dashes = reader.page.evaluate(f"[...{PLOTS}[0].querySelectorAll('path.curve')].map((line) => line.getAttribute('stroke-dasharray'))")
    listed = reader.page.evaluate("""[...document.querySelectorAll(".motions .line-sample path")].map((line) =>
      getComputedStyle(line).strokeDasharray.replaceAll("px", "").replaceAll(",", ""))""")
    require(len(set(dashes)) == 3 and dashes == listed, f"dashes: {dashes}, in the list {listed}")
    require_equal(reader.page.evaluate(NAMES), motions, "the names at the lines")
    far = reader.page.evaluate(FAR)
    require(all(own < 20 and other > 4 for own, other in far), f"the names from their own lines, and from others: {far}")
    reader.open(*motions[:2], settings="below=difference&selected=1")
    hold_lines(reader, 0, motions[:2], lambda time, value, _: (time, value))
    seconds = max(reader.page.evaluate("explorer.state.entries.map(({ end }) => end)"))
    up = scale(reader.page.call(AXIS, 1, "end"))
    first, second = reader.page.call(LINES, 1)
    for index in range(0, 513, 32):
        [(value, _)], [(other, _)] = (reader.sampled(motion, seconds * index / 512) for motion in motions[:2])
        require(abs(first[index][1] - up(value - other)) < 0.25, f"the difference at {index} of 512")
        require(abs(second[index][1] - up(0)) < 0.1, "the selected motion differs from itself")


def check_actions(reader: Explorer) -> None:
    """motions are duplicated, renamed and cleared, and undo takes it back"""
    page = reader.page
    reader.open("snappy", "0.4s ease")
    page.click(".motions .name")
    reader.click("Duplicate")
    require_equal((reader.notations, reader.selected), (["swiftui.snappy", "0.4s ease", "swiftui.snappy"], "snappy"), "a duplicate")
    reader.click("Rename")
    page.write(page.element(RENAMING), "  Card in  ")
    require_equal(reader.texts(".motions .name"), ["snappy", "0.4s ease", "Card in"], "the names")
    require("name=&name=&name=Card+in" in reader.address, f"the address {reader.address}")
    require("Card in" in page.evaluate(NAMES) + [rows(reader)[2][0]], "the name at the line, and in the table")
    reader.click("Rename")
    page.write(page.element(RENAMING), "Another", key="Escape")
    require_equal(reader.texts(".motions .name")[2], "Card in", "the name behind Escape")
    reader.click("Clear")
    require_equal((reader.notations, reader.messages[-1:]), ([], ["Removed all motions. Undo brings them back."]), "an empty list")
    page.press("z", control=True)
    page.press("z", control=True)
    require_equal(reader.texts(".motions .name"), ["snappy", "0.4s ease", "snappy"], "the names behind two undos")
    for _ in range(MOST - 2):
        reader.click("Duplicate")
    require_equal((len(reader.notations), reader.texts("#side .problem")), (MOST, ["8 motions are the most: remove one first"]), "a ninth")


def hold_facts(motion: str, facts: dict, cells: list[str]) -> None:
    start, end = facts.get("from", 0), facts.get("to", 1)
    low, high = sorted((start, end))
    beyond = facts.get("overshoot", max(facts.get("maximum", high) - high, low - facts.get("minimum", low), 0))
    require_equal(cells[8:], [significant(facts.get(name)) for name in PEAKS], f"the peaks of {motion}")
    if "maximum" in facts:
        extrema = [beyond_noise(facts[name], high - low) for name in ("minimum", "maximum")]
        require_equal(cells[5:7], extrema, f"the least and the greatest value of {motion}")
    elif facts.get("peakTime") is not None:
        require_equal(cells[6], significant(end + facts["overshoot"]), f"the greatest value of {motion}")
    if "distance" not in facts:
        require_equal(cells[7], beyond_noise(100 * beyond / (high - low), 100), f"the overshoot of {motion}")
    if "regime" in facts:
        settled = facts["settlingDuration"]
        settled = settled if settled is None else settled + facts.get("delay", 0)
        require_equal(cells[3:5], [significant(settled), significant(facts["response"])], f"the durations of {motion}")


def check_transport(reader: Explorer) -> None:
    """it plays, stops, goes slowly, steps by frames and is scrubbed by keys and pointers"""
    page = reader.page
    reader.open("spring(1 100 10)")
    page.wait_until(IS_PLAYING)
    for label, wanted in (("¼×", 0.25), ("¹⁄₁₀×", 0.1)):
        reader.click(label, "radio")
        require_equal(reader.setting("speed"), wanted, "the speed of the address")
        reader.pause()
        reader.click("Play")
        speed = page.evaluate(SPEED)
        require(0.8 * wanted < speed < 1.2 * wanted, f"at {label} a second of it takes {1 / speed:.3g} s")
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


def check_stillness(reader: Explorer) -> None:
    """nothing moves by itself for who wants less motion: all stands where the motion is on its way"""
    reader.page.emulate(reduced_motion=True)
    reader.open("snappy")
    reader.page.wait_for_frames(5)
    part = float(reader.page.element(SCRUBBER).value())
    require(not reader.page.evaluate(IS_PLAYING) and abs(part - 0.3) < 1e-9, f"it plays, or stands at {part}")
    reader.click("Play")
    reader.page.wait_until(f"{IS_PLAYING} && document.querySelector('{SCRUBBER}').value != {part}")


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
    note = "Endless motions are shown for 3 s. Curves without a duration take 1 s here."
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


def bold(reader: Explorer) -> list[list[str]]:
    """The heads of the columns in which a motion has the least."""
    return reader.page.evaluate("""[...document.querySelectorAll("table.fact-table tbody tr")].map((row) =>
      [...row.cells].filter((cell) => cell.tagName === "TD" && Number(getComputedStyle(cell).fontWeight) >= 600)
        .map((cell) => row.closest("table").tHead.rows[0].cells[cell.cellIndex].firstChild.textContent))""")


SUITE = Suite("explorer, comparing", "explorer.html", Explorer, [
    check_list, check_actions, check_eight, check_touch, check_plots, check_names, check_scale, check_numbers, check_least,
    check_transport, check_stillness, check_kinds_of_time,
])
