"""Changes motions by hand in the explorer: curves, lines, springs, oscillations, text, other kinds, presets."""

import re

from check.browser.elements import Element
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import Explorer, read, significant

CURVE = "cubic-bezier(0.2, 0, 0, 1)"
PLACE = """function () {
  const svg = this.closest("svg"), box = svg.getBoundingClientRect();
  const [x, y] = this.getAttribute("transform").match(/[-.\\d]+/g).map(Number);
  return [box.x + x, box.y + y];
}"""
TOP = "document.querySelector('.handle-plot').getBoundingClientRect().top"
# The names of a spring's fields, with the tool's fact for each.
FORMS = [
    ("Duration", 0, "response"), ("Bounce", 0, "bounce"), ("Response", 0, "response"), ("Damping ratio", 0, "dampingRatio"),
    ("Mass", 0, "mass"), ("Stiffness", 0, "stiffness"), ("Damping", 0, "damping"),
]
SPRING = "spring(duration: 0.5, bounce: 0.3)"
# A field, the text typed into it, and the notation that results from SPRING.
TYPED = [
    ("Bounce", 0, "-0.2", "spring(duration: 0.5, bounce: -0.2)"),
    ("Response", 0, "0,4", "spring(response: 0.4, damping-ratio: 0.7)"),
    ("Damping ratio", 0, "1", "spring(response: 0.5, damping-ratio: 1)"),
    ("Mass", 0, "2", "spring(2 157.914 17.5929)"), ("Damping", 0, "5", "spring(1 157.914 5)"),
    ("Damping ratio", 1, "0.4", None),
    ("Initial velocity", 0, "6", "spring(duration: 0.5, bounce: 0.3, velocity: 6)"),
]
REFUSED = [("Mass", "-1"), ("Mass", "x"), ("Duration", "0"), ("Damping", "-4"), ("Bounce", "2")]
KINDS = {"Curve": "cubic-bezier", "Stops": "linear", "Spring": "spring", "Swing": "damped"}
TURNED = ["snappy 0 -> 300", CURVE, "0.4s ease-in-out-bounce 0.1s", "linear(0, 0.3 20%, 1)", "damped(5, 30)",
          "decay(velocity: 1000, deceleration: 0.998)", "steps(4)"]
KIND = "explorer.state.selected.parts.kind"
# The greatest distance of the selected motion from another one, as a part of the other's distance.
DISTANCE = """((before) => {
  const { state } = explorer;
  const now = state.selected;
  state.add(before);
  const then = state.entries.at(-1);
  const [from, to] = then.parts.kind === "decay" ? [0, then.value(Infinity)] : then.ends;
  // A spring is fitted to a recording that rests at its end, and has no delay.
  const seconds = (then.end - (then.parts.delay ?? 0)) * (now.parts.kind === "spring" ? 2 : 1);
  let most = 0;
  for (let index = 0; index <= 2000; index++) {
    const [a, b] = [then, now].map((entry) => {
      const at = index / 2000 * seconds + (entry.parts.delay ?? 0);
      // A curve holds its end; without a duration it would go on beyond it.
      return entry.value(/bezier|linear|steps|easing/.test(entry.parts.kind) ? Math.min(at, entry.end) : at);
    });
    most = Math.max(most, Math.abs(a - b) / Math.abs(to - from));
  }
  state.undo();
  return most;
})"""


def check_curve_by_mouse(reader: Explorer) -> None:
    """the mouse drags a handle beyond the frame, which is undone as one"""
    mouse = reader.page.mouse
    reader.open(CURVE)
    first, (x, y) = handle(reader, 1)
    mouse.move(x, y)
    mouse.press()
    for step in range(1, 11):
        mouse.move(x + 4 * step, y - 12 * step)
    require(not reader.page.evaluate("explorer.state.canUndo"), "a drag can be undone before it has ended")
    moved = points(reader)
    require(moved[0] > 0.25 and moved[1] > 0.3 and moved[2:] == [0, 1], f"it is dragged to {moved}")
    mouse.release()
    require_equal([read(reader.number(label).value()) for label in ("x1", "y1", "x2", "y2")], moved, "the numbers of the curve")
    hold_handle(first, reader)
    _, (x, y) = handle(reader, 2)
    mouse.drag((x, y), (x + 30, max(y - 150, 5)), steps=12)
    require(points(reader)[3] > 1.2, f"it does not leave the frame: {points(reader)}")
    hold_handle(handle(reader, 2)[0], reader)
    reader.click("Undo")
    require_equal(points(reader), moved, "the curve behind one undo")
    reader.click("Undo")
    require_equal(reader.selected, CURVE, "the curve behind two")
    reader.click("Redo")
    require_equal(points(reader), moved, "the curve behind redo")


def check_curve_by_touch(reader: Explorer) -> None:
    """a finger drags a handle, and the page does not scroll"""
    touch = reader.page.touch
    reader.page.emulate(390, 844, phone=True, touch=True)
    reader.open(CURVE)
    first, (x, y) = handle(reader, 1)
    top = reader.page.evaluate(TOP)
    touch.drag((x, y), (x + 50, y - 60), steps=10)
    require(points(reader)[0] > 0.3 and points(reader)[1] > 0.2, f"it is dragged to {points(reader)}")
    require(abs(reader.page.evaluate(TOP) - top) < 2, "the page scrolls under the finger")
    touch.start(tuple(first.call(PLACE)))
    touch.move((x + 80, y))
    touch.cancel()
    reader.page.evaluate("for (let count = 0; count < 2; count++) explorer.state.undo()")
    require_equal(reader.selected, CURVE, "the curve behind two drags and two undos")


def check_curve_by_keys(reader: Explorer) -> None:
    """arrow keys move a handle, numbers are typed, and what is no curve is refused"""
    reader.open(CURVE)
    first, _ = handle(reader, 1)
    first.focus()
    for is_repeated in (False, True):
        reader.page.keyboard.down("ArrowRight", is_repeated=is_repeated)
    reader.page.keyboard.up("ArrowRight")
    reader.page.press("ArrowUp", shift=True)
    require_equal(reader.selected, "cubic-bezier(0.22, 0.1, 0, 1)", "the curve behind keys")
    require_equal(first.value("ariaValueText"), "x 0.22, y 0.1", "what a screen reader says")
    # A key that was held is undone as one.
    for curve in ("cubic-bezier(0.22, 0, 0, 1)", CURVE):
        reader.page.press("z", control=True)
        require_equal(reader.selected, curve, "the curve behind undo")
    reader.page.write(reader.number("y2"), "1,25")
    for label, text, message in [("x1", "1.5", "From 0 to 1"), ("x2", "abc", "A number, such as 0.5")]:
        reader.page.write(reader.number(label), text)
        require(message in reader.texts(".editor .four .problem"), f"{text} is refused with {reader.texts('.editor .four .problem')}")
    require_equal(reader.selected, "cubic-bezier(0.2, 0, 0, 1.25)", "the curve of a typed number, and two refused ones")
    reader.page.evaluate("""{
      const names = document.querySelector(".editor select");
      names.value = "ease-in-out";
      names.dispatchEvent(new Event("change"));
    }""")
    require_equal((reader.selected, points(reader)), ("ease-in-out", [0.42, 0, 0.58, 1]), "the curve by its name")


def check_lines(reader: Explorer) -> None:
    """stops are added, moved, typed and removed"""
    page = reader.page
    reader.open("linear(0, 0.3 20%, 1)")
    reader.click("Add a stop")
    require_equal(reader.selected, "linear(0 0%, 0.3 20%, 0.65 60%, 1 100%)", "the lines with a stop in the widest gap")
    page.press("ArrowUp", shift=True)
    require_equal(reader.selected, "linear(0 0%, 0.3 20%, 0.75 60%, 1 100%)", "the lines behind a key")
    page.press("Delete")
    require_equal(reader.selected, "linear(0 0%, 0.3 20%, 1 100%)", "the lines behind Delete")
    page.mouse.click(*page.element(".editor .handle-plot svg").at(0.8, 0.15), count=2)
    require_equal(len(stops(reader)), 4, "the stops behind a double click")
    # A stop does not move beyond its neighbour.
    _, (x, y) = handle(reader, 3)
    page.mouse.drag((x, y), (x - 400, y + 20))
    require_equal(stops(reader)[2][0], 0.2, "the input of a stop that is dragged to its neighbour")
    page.write(page.named("Input of stop 3", "textbox"), "50")
    page.write(page.named("Output of stop 3", "textbox"), "0.9")
    require_equal(reader.selected, "linear(0 0%, 0.3 20%, 0.9 50%, 1 100%)", "the lines of typed numbers")
    reader.click("Remove stop 3")
    reader.click("Remove stop 2")
    require_equal(reader.selected, "linear(0 0%, 1 100%)", "the lines with two stops")
    require(page.named("Remove stop 1").value("disabled"), "fewer than two stops")
    for _ in range(7):
        reader.click("Undo")
    require_equal(reader.selected, "linear(0 0%, 0.3 20%, 0.75 60%, 1 100%)", "the lines behind undo")


def check_springs(reader: Explorer) -> None:
    """a spring has two sliders, and on demand its numbers in four forms, which follow each other as the tool converts them"""
    page = reader.page
    reader.open(SPRING)
    labels = ["Duration", "Bounce", "Overshoot", "Settles", "Peak speed"]
    require_equal(reader.texts(".editor .form label"), labels, "the numbers at first")
    for label, index, text, notation in TYPED:
        open_unfolded(reader, SPRING)
        page.write(reader.number(label, index=index), text)
        require(notation in (None, reader.selected), f"the spring with the {label} {text} is {reader.selected}, not {notation}")
        hold_spring(reader)
    for motion in ("react-spring.wobbly", "spring(2 50 30)", "spring(1 100 20)", "spring(1 100 0)", "snappy 0 -> 300"):
        open_unfolded(reader, motion)
        hold_spring(reader)
    open_unfolded(reader, SPRING)
    for label, text in REFUSED:
        page.write(reader.number(label), text)
        require_equal(reader.selected, SPRING, f"the spring behind the {label} {text}")
        require(any(reader.texts(".editor .form .problem")), f"the {label} {text} is refused without a word")
        page.evaluate("document.activeElement.blur()")
    slider = reader.slider("Bounce")
    page.mouse.drag(slider.at(0.63, 0.5), slider.at(0.2, 0.5))
    dragged = reader.described(reader.selected)["bounce"]
    require(-0.7 < dragged < -0.3, f"the bounce is dragged to {dragged}")
    hold_spring(reader)
    reader.click("Undo")
    require_equal(reader.selected, SPRING, "the spring behind one undo of a drag")
    reader.slider("Duration").focus()
    page.press("ArrowRight")
    page.write(reader.number("To"), "300")
    expected = "spring(duration: 0.502, bounce: 0.3) 0 -> 300"
    require_equal(reader.selected, expected, "the spring behind a slider's key, with an end")


def check_wishes(reader: Explorer) -> None:
    """an overshoot, a settling time and a peak speed are typed, each in one action, and the spring does exactly this"""
    page = reader.page
    open_unfolded(reader, "snappy 0 -> 300")
    before = reader.described("snappy 0 -> 300")
    page.write(reader.number("Overshoot"), "10")
    facts = facts_of(reader)
    require(abs(facts["overshoot"] / 300 - 0.1) < 1e-14, f"the overshoot is {facts['overshoot']} of 300")
    require(abs(facts["settlingDuration"] / before["settlingDuration"] - 1) < 1e-5, f"it settles in {facts['settlingDuration']} s")
    hold_spring(reader)
    page.write(reader.number("Settles"), "0.4")
    require_equal(reader.selected, "spring(overshoot: 0.1, settling-duration: 0.4) 0 -> 300", "the spring of two wishes")
    facts = facts_of(reader)
    require(abs(facts["settlingDuration"] / 0.4 - 1) < 1e-8, f"it settles in {facts['settlingDuration']} s")
    require_equal(reader.number("Overshoot").value(), "10", "the overshoot behind another settling time")
    hold_spring(reader)
    page.write(reader.number("Peak speed"), "1200")
    fast = facts_of(reader)
    require(abs(fast["peakSpeed"] / 1200 - 1) < 1e-13, f"the peak speed is {fast['peakSpeed']}")
    require(abs(fast["dampingRatio"] / facts["dampingRatio"] - 1) < 1e-5, "another damping ratio behind a peak speed")
    hold_spring(reader)
    selected = reader.selected
    for label, text, message in (("Overshoot", "100", "nearest: 0.9999999999999999"), ("Settles", "0", "a positive number")):
        page.write(reader.number(label), text)
        require_equal(reader.selected, selected, f"the spring behind the {label} {text}")
        require(any(message in said for said in reader.texts(".editor .three .problem")), f"{label} {text} is refused without a word")
        page.evaluate("document.activeElement.blur()")
    reader.click("Undo")
    require_equal(reader.selected, "spring(overshoot: 0.1, settling-duration: 0.4) 0 -> 300", "the spring behind undo")
    for motion in ("spring(1 100 0)", "spring(1 100 20)", "spring(1 100 10 5)"):
        open_unfolded(reader, motion)
        page.write(reader.number("Overshoot"), "25")
        found = facts_of(reader)["overshoot"]
        require(abs(found - 0.25) < 1e-14, f"{motion} becomes one with an overshoot of {found}")
        hold_spring(reader)


def open_unfolded(reader: Explorer, motion: str) -> None:
    """Opens a spring with all its numbers."""
    reader.open(motion)
    reader.page.click(".editor summary")


def facts_of(reader: Explorer) -> dict:
    """The tool's facts of the selected motion."""
    return reader.described(reader.page.evaluate("explorer.state.selected.notation"))


def hold_spring(reader: Explorer) -> None:
    """Requires that all numbers of the spring are the tool's."""
    motion = reader.selected
    facts = facts_of(reader)
    for label, index, name in FORMS:
        shown = read(reader.number(label, index=index).value())
        require(abs(shown - facts[name]) <= 5.001e-4, f"the {label} of {motion} is {shown}, not {facts[name]}")
    regime = {"critical": "critically damped"}.get(facts["regime"], facts["regime"]).capitalize()
    settling, beyond = facts["settlingDuration"], facts["overshoot"] / abs(facts.get("to", 1) - facts.get("from", 0))
    end = ": swings for ever" if settling is None else f": peaks at {significant(facts['peakTime'])} s" if beyond > 0 else ""
    require_equal(reader.texts(".editor .spring-words"), [f"{regime}{end}."], f"the words of {motion}")
    for label, outcome in (("Overshoot", 100 * beyond), ("Settles", settling), ("Peak speed", facts["peakSpeed"])):
        shown = reader.number(label).value()
        require(shown == "" if outcome is None else abs(read(shown) - outcome) <= 5.001e-3, f"the {label} of {motion}: {shown}")
    typed = reader.number("Settling").value()
    if typed:
        # The field has three decimals.
        ratio = min(facts["dampingRatio"], 1)
        response = reader.described(f"spring(settling: {typed}, damping-ratio: {ratio!r})")["response"]
        require(abs(response / facts["response"] - 1) < 1e-3 / float(typed), f"the settling duration {typed} of {motion}")


def check_damped(reader: Explorer) -> None:
    """an oscillation has its decay and its frequency"""
    reader.open("damped(5, 30)")
    reader.page.write(reader.number("Decay"), "3")
    reader.slider("Frequency").focus()
    reader.page.press("ArrowRight")
    reader.page.write(reader.number("Decay"), "-1")
    require_equal(reader.selected, "damped(3, 30.1)", "the oscillation, behind a refused number")
    require_equal(reader.texts(".editor p.code"), ["1 − e^(−3x) · cos(30.1x)"], "the formula")
    settling = reader.described(reader.selected)["settlingDuration"]
    require(f"from x = {settling:.4g} on" in reader.texts(".editor .muted.small")[0], f"it is not at rest from {settling} on")


def check_times(reader: Explorer) -> None:
    """a curve takes a duration, a delay and ends, and loses them"""
    reader.open("ease")
    reader.click("Has a duration", "checkbox")
    require_equal(reader.selected, "1s ease", "a curve with a duration")
    for label, text in (("Duration", "0.4"), ("Delay", "0.1"), ("From", "10")):
        reader.page.write(reader.number(label), text)
    require_equal(reader.selected, "0.4s ease 0.1s 10 -> 1", "a curve with all")
    reader.click("Has a duration", "checkbox")
    require_equal(reader.selected, "ease 10 -> 1", "a curve without a duration")


def check_text(reader: Explorer) -> None:
    """the notation is typed, and the cursor goes where it is wrong"""
    reader.open("snappy")
    reader.click("Text", "radio")
    field = reader.page.named("Notation", "textbox")
    reader.page.write(field, "spring(1 100 x)")
    [problem] = [text for text in reader.texts(".text-editor .problem") if text]
    require(problem in reader.refusal("spring(1 100 x)"), f"it says {problem!r}")
    column = int(re.search(r"column (\d+)", problem)[1])
    found = field.value("selectionStart"), reader.selected
    require_equal(found, (column - 1, "snappy"), "the cursor, and the motion behind a wrong text")
    reader.page.press("Escape")
    require_equal((field.value(), reader.texts(".text-editor .problem")), ("snappy", []), "the field behind Escape")
    reader.page.write(field, "0.4s ease", key="Tab")
    reader.click("Apply")
    require_equal(reader.selected, "0.4s ease", "the motion that was typed")


def check_kinds(reader: Explorer) -> None:
    """a motion becomes one of each kind, as near as it says, and again what it was"""
    for motion in TURNED:
        for label, kind in KINDS.items():
            reader.open(motion)
            own = reader.page.evaluate(KIND)
            if kind == own:
                continue
            reader.click(label, "radio")
            reader.settle()
            require(reader.messages, f"nothing is said of {motion} as {label}")
            remark, now = reader.messages[-1], reader.page.evaluate(KIND)
            if "No " in remark and now == own:
                continue
            require_equal(now, kind, f"{motion} as {label}")
            hold_distance(reader, motion, remark)
            if kind in ("spring", "linear") and own in KINDS.values():
                reader.click(next(name for name, value in KINDS.items() if value == own), "radio")
                reader.settle()
                require_equal(reader.selected, motion, f"{motion} behind {label}")


def hold_distance(reader: Explorer, motion: str, remark: str) -> None:
    """Requires that the motion is as near to the previous one as the page states."""
    said = re.search(r"is ([\d.]+) % of the distance away, at 241 times", remark) or re.search(r"at most ([\d.]+) % of the distance", remark)
    # Steps jump between the times at which the page measures.
    if said and not motion.startswith("steps"):
        found = 100 * reader.page.call(DISTANCE, motion)
        # The stated distance has two digits, and was measured at fewer times.
        require(found <= 1.1 * float(said[1]) + 0.3, f"{motion} as {reader.selected}: {found:.3g} %, and not: {remark}")


def check_presets(reader: Explorer) -> None:
    """presets are searched, added and put in the place of others, by mouse and keys"""
    page = reader.page
    reader.open("0.3s ease 0 -> 50")
    search = page.named("Search the presets", "searchbox")
    everything = len(reader.texts(".presets button"))
    require_equal(reader.texts(".preset-card header p"), [str(everything)], "the count")
    page.write(search, "ios boun", key="Tab")
    require_equal(reader.texts(".presets button"), ["bouncy"], "the presets of a search")
    require_equal(reader.texts(".preset-card header p"), [f"1 of {everything}"], "the count of a search")
    page.press("Tab")
    page.press("Enter")
    require_equal(reader.notations, ["0.3s ease 0 -> 50", "swiftui.bouncy"], "the motions with a preset")
    page.click(".motions .name")
    reader.click("replaces", "radio")
    page.write(search, "zzz")
    require_equal(reader.texts(".preset-card .muted:not([hidden])")[-1:],
                  ["No preset is like “zzz”."], "what is said of nothing")
    page.write(search, "ease-out-q")
    page.click(".presets li:not([hidden]) button")
    require_equal(reader.notations[0], "0.3s ease-out-quad 0 -> 50", "a preset between the ends and over the duration")
    page.press("ArrowRight")
    page.press("Enter")
    require_equal(reader.notations[0], "0.3s ease-out-quart 0 -> 50", "a preset by keys")
    page.evaluate("document.activeElement.dispatchEvent(new MouseEvent('click', { altKey: true }))")
    require_equal(reader.notations[2:], ["ease-out-quart"], "a preset with Alt, the other way")


# MARK: What the page shows

def handle(reader: Explorer, index: int) -> tuple[Element, tuple[float, float]]:
    """A handle of the editor, scrolled into view, and its place in the window."""
    found = reader.page.element(f".editor .handle:nth-child({index})")
    found.at(0, 0)
    return found, tuple(found.call(PLACE))


def points(reader: Explorer) -> list[float]:
    return reader.page.evaluate("[...explorer.state.selected.parts.points]")


def stops(reader: Explorer) -> list[list[float]]:
    return reader.page.evaluate("explorer.state.selected.parts.stops")


def hold_handle(handle: Element, reader: Explorer) -> None:
    """Requires that a handle lies at the end of its arm; the arm begins at (0, 0) or (1, 1) of the curve."""
    x, y = (float(number) for number in re.findall(r"[-.\d]+", handle.call("function () { return this.getAttribute('transform'); }")))
    arms, curve = reader.page.evaluate(
        """[".arms", ".curve.chosen"].map((part) => document.querySelector(`.editor ${part}`).getAttribute("d"))""")
    require(f"{x:.1f} {y:.1f}" in arms, f"({x}, {y}) is on no arm: {arms}")
    require(arms.startswith(curve.split("L")[0]), f"{arms} does not begin where the curve does")


SUITE = Suite("explorer, editing", "explorer.html", Explorer, [
    check_curve_by_mouse, check_curve_by_touch, check_curve_by_keys, check_lines, check_springs, check_wishes, check_damped,
    check_times, check_text, check_kinds, check_presets,
])
