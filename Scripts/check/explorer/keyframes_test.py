"""Makes keyframes in the explorer by hand; what the page shows and writes is held against what the tool reads."""

import json
import math
import re
import time
from pathlib import Path

from check.browser.elements import Element
from check.browser.eyes import longest_task, require_accessible
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import Explorer
from check.explorer.limits_test import LONGEST_TASK, PROBLEM
from check.support import output, rows, run

VIEW = "view=keyframes"
NOTHING = f"{VIEW}&keyframes.tracks="
# Two keys; and three that neither begin nor end with the time, beside two.
PLAIN = f"{VIEW}&keyframes.duration=1&keyframes.tracks=x*0+0+linear*1+100"
SHORT = f"{VIEW}&keyframes.duration=1&keyframes.tracks=scale*0.2+1*0.5+2+hold*0.8+1**x*0+0+linear*1+100"
WHOLE = (
    f"m=snappy&keyframes.alternate=1&keyframes.duration=1.5&keyframes.repeat=2&keyframes.target=document&keyframes.tolerance=0.01"
    "&keyframes.tracks=x*0+-220+ease-out*0.25+0+hold*1+220**rotation*0+0+spring%281+100+10%29*1+90"
    "**path*M0+0C0+100+100+100+100+0*ease-in-out*turns&view=keyframes"
)
TRACKS = "keyframes.tracks"
STAGE = """(() => {
  const { transform, opacity } = document.querySelector(".stage-card").style;
  // Firefox leaves out a translation of 0 down.
  const [x, y, ...others] = transform.replace(/^translate\\(([^,)]*)\\)/, "translate($1, 0)").match(/-?[\\d.]+/g);
  return [x, y, ...others, opacity].map(Number);
})()"""
SEEK = """((seconds, duration) => {
  const slider = document.querySelector(".keyframes .transport input[type=range]");
  slider.value = seconds / duration;
  slider.dispatchEvent(new Event("input"));
})"""
SHEET = """.card { animation: pop 2s ease-in infinite alternate both }
@keyframes pop { 0% { opacity: 0; translate: 10px } 50% { opacity: 1; animation-timing-function: steps(1, end) }
  100% { opacity: 0.5; translate: 30px } }
@keyframes fade { from { opacity: 0 } to { opacity: 1 } }"""
NONSENSE = [
    "x", "x*0", "x*NaN+1", "x*0.5+1*0.2+2", "**", "x*0+0+wrong*1+1", "path*nonsense", "x*0+1e999", "x*0+1**x*0+1",
    "x*0+1**" * 40, "x" + "*0.5+1" * 200, "x*0+0+" + "l" * 50_000,
]
IGNORED = ["<b>*0+1", "__proto__*0+1&keyframes.duration=NaN&keyframes.repeat=-3&keyframes.target=constructor&keyframes.tolerance=x"]


def tracks(reader: Explorer) -> str:
    return reader.setting(TRACKS)


def key(reader: Explorer, name: str, number: int) -> Element:
    return reader.page.named(f"{name}, key {number}", "slider")


def number(reader: Explorer, label: str) -> Element:
    return reader.number(label, scope=".key-editor")


def centre(element: Element) -> tuple[float, float]:
    return element.at(0.5, 0.5)


def sampled(reader: Explorer, document: str, times: list[float]) -> list[dict[str, float]]:
    """The values that the tool reads of a document."""
    file = reader.folder / "sampled.json"
    file.write_text(document)
    return sampled_file(reader, file, times)


def sampled_file(reader: Explorer, file: Path, times: list[float]) -> list[dict[str, float]]:
    table = output(reader.tool, "animate", str(file), "--at", ",".join(map(repr, times)))
    return [{name: float(cell) for name, cell in row.items()} for row in rows(table)]


def written(reader: Explorer, target: str) -> str:
    reader.page.click(f".keyframes-away input[value='{target}'] + span")
    reader.page.wait_until("document.querySelector('.keyframes-away .written').getAttribute('aria-busy') === 'false'", 60)
    return reader.page.evaluate("document.querySelector('.keyframes-away pre').textContent")


def check_css(reader: Explorer) -> None:
    """two properties with three keys each are made by hand, and become CSS that the tool reads as the same motion"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open_address(NOTHING)
    for name, values in (("X", ["-200", "30", "0"]), ("Opacity", ["0", "1", "0.5"])):
        reader.click(f"Add {name}")
        page.call(SEEK, 1, 2)
        page.wait_for_frames(3)
        reader.click("Add a key at the shown time")
        for index, value in enumerate(values):
            key(reader, name, index + 1).focus()
            page.write(number(reader, "Value"), value)
        key(reader, name, 2).focus()
        page.write(number(reader, "Time"), "0.8")
    page.write(page.named("Curve to the next key", "textbox"), "ease-in-out")
    require_equal(tracks(reader), "x*0 -200*0.4 30*1 0**opacity*0 0*0.4 1 ease-in-out*1 0.5", "the keys")
    css, times = written(reader, "css"), [0, 0.3, 0.8, 1.4, 2]
    # A comment says how an element takes the keyframes.
    [animation] = re.findall(r"^ +(animation: [^;]*;)", css, re.MULTILINE)
    file = reader.folder / "keyframes.css"
    file.write_text(f".card {{ {animation} }} {css}")
    own = sampled(reader, written(reader, "document"), times)
    for name, column, unit in (("translate", "transform.translation.x", 230), ("opacity", "opacity", 1)):
        read = sampled(reader, output(reader.tool, "import", str(file), "--name", f"motion-{name}"), times)
        for made, row in zip(read, own):
            require(abs(list(made.values())[1] - row[column]) <= 1e-3 * unit, f"{column} is read as {made}, not {row}")


def check_document(reader: Explorer) -> None:
    """the tool reads the saved document, and has the numbers of the page: keys, holds, springs, a path, repeats, there and back"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open_address(WHOLE)
    document, times = written(reader, "document"), [0, 0.2, 0.375, 0.7, 1.1, 1.5, 1.9, 2.6, 3, 4.4, 6]
    page.save_to(reader.folder)
    page.click(".keyframes-away .written button:nth-of-type(2)")
    saved, deadline = reader.folder / "keyframes.json", time.monotonic() + 30
    while not saved.exists() or saved.read_text() != document:
        require(time.monotonic() < deadline, "the document is not saved as it is shown")
        time.sleep(0.05)
    for seconds, row in zip(times, sampled_file(reader, saved, times)):
        page.call(SEEK, seconds, 6)
        page.wait_for_frames(3)
        x, y, angle, scale, opacity = page.evaluate(STAGE)
        expected = [row["transform.translation.x"] + row["position.0"], row["position.1"],
                    row["transform.rotation.z"] + row["position.rotation"], 1, 1]
        for shown, number in zip((x, y, angle, scale, opacity), expected):
            require(abs(shown - number) <= 0.0051, f"at {seconds} the card is at {shown}, not {number}, of {expected}")


def check_typing(reader: Explorer) -> None:
    """times, values and curves are typed, and what is none is refused in words"""
    page = reader.page
    reader.open_address(PLAIN)
    reader.click("Next key")
    page.write(number(reader, "Value"), "80,5")
    page.write(number(reader, "Time"), "0.75")
    require_equal(tracks(reader), "x*0 0 linear*0.75 80.5", "the keys")
    page.write(number(reader, "Time"), "abc")
    require("A number, such as 0.5" in reader.texts(".key-editor .problem"), "a time that is none is taken")
    reader.click("Previous key")
    field = page.named("Curve to the next key", "textbox")
    for curve in ("spring(1 100 10)", "cubic-bezier(.2, 0, 0, 1)", "hold"):
        page.write(field, curve)
        require_equal(tracks(reader), f"x*0 0 {curve}*0.75 80.5", "the keys with a curve")
    page.write(field, "wobble(3)")
    [problem] = [text for text in reader.texts(".key-editor .problem") if text]
    require("wobble" in problem and "timingFunctions" not in problem, f"it says {problem!r}")
    page.press("Escape")
    require_equal((field.value(), reader.texts(".key-editor .text-field .problem")), ("hold", []), "the field behind Escape")
    page.evaluate("""{
      const list = document.querySelector(".key-editor select");
      list.value = "ease-in-out";
      list.dispatchEvent(new Event("change"));
    }""")
    require_equal(tracks(reader), "x*0 0 ease-in-out*0.75 80.5", "the keys with a curve of the list")
    reader.click("Undo")
    require_equal(tracks(reader), "x*0 0 hold*0.75 80.5", "the keys behind undo")


def check_dragging(reader: Explorer) -> None:
    """keys are dragged in time and value, stay between their neighbours, keep to other keys, and are undone as one"""
    page, mouse = reader.page, reader.page.mouse
    page.emulate(1280, 1400, reduced_motion=True)
    reader.open_address(SHORT)
    before = tracks(reader)
    [left, right] = [centre(key(reader, "X", index))[0] for index in (1, 2)]
    x, y = centre(key(reader, "Scale", 2))
    mouse.move(x, y)
    mouse.press()
    for step in range(1, 11):
        mouse.move(x + 6 * step, y)
    require(not page.evaluate("explorer.state.canUndo"), "a drag can be undone before it has ended")
    mouse.release()
    moved = round(0.5 + 60 / (right - left), 2)
    require_equal(tracks(reader), f"scale*0.2 1*{moved} 2 hold*0.8 1**x*0 0 linear*1 100", "the keys behind a drag")
    mouse.drag(centre(key(reader, "Scale", 2)), (right, y))
    require_equal(tracks(reader).split("*")[2], "0.8 2 hold", "a key that is dragged beyond its neighbour")
    for _ in range(2):
        reader.click("Undo")
    require_equal(tracks(reader), before, "the keys behind two undos")
    # By the graph: the handle of a key moves both ways.
    key(reader, "Scale", 2).focus()
    page.element(".key-handles .handle:nth-child(2)").at(0, 0)
    x, y = page.evaluate("""(() => {
      const { x, y, width, height } = document.querySelector(".key-handles .handle:nth-child(2) .knob").getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()""")
    mouse.drag((x, y), (x - 50, y - 20))
    moved, value = map(float, tracks(reader).split("*")[2].split()[:2])
    require(moved < 0.5 and 2.05 < value < 2.6, f"the key is dragged to {moved}, {value}")
    reader.click("Undo")
    # Near to a key of another property it has its time.
    mouse.drag(centre(key(reader, "Scale", 1)), (left + 3, y))
    require_equal(tracks(reader).split("*")[1], "0 1", "a key beside that of another property")


def check_touch(reader: Explorer) -> None:
    """a finger drags a key, and the page does not scroll"""
    page = reader.page
    page.emulate(390, 844, phone=True, touch=True, reduced_motion=True)
    reader.open_address(SHORT)
    x, y = centre(key(reader, "Scale", 2))
    top = page.evaluate("scrollY")
    page.touch.drag((x, y), (x + 30, y - 60), steps=10)
    require(float(tracks(reader).split("*")[2].split()[0]) > 0.55, f"it is dragged to {tracks(reader)}")
    require_equal(page.evaluate("scrollY"), top, "the place of the page")


def check_keys(reader: Explorer) -> None:
    """keys move by arrows, Delete takes them, Enter and a double click add them on the curve that is there"""
    page = reader.page
    page.emulate(1280, 1400, reduced_motion=True)
    reader.open_address(SHORT)
    key(reader, "Scale", 2).focus()
    for is_repeated in (False, True):
        page.keyboard.down("ArrowRight", is_repeated=is_repeated)
    page.keyboard.up("ArrowRight")
    page.press("ArrowUp", shift=True)
    page.press("ArrowDown")
    require_equal(tracks(reader).split("*")[2], "0.52 2.09 hold", "the key behind arrows")
    require_equal(key(reader, "Scale", 2).value("ariaValueText"), "0.52 s, 2.09, then hold", "what a screen reader says")
    for _ in range(3):
        page.press("z", control=True)
    require_equal(tracks(reader).split("*")[2], "0.5 2 hold", "the key behind three undos")
    page.press("Delete")
    require_equal(tracks(reader), "scale*0.2 1*0.8 1**x*0 0 linear*1 100", "the keys behind Delete")
    require(page.evaluate("document.activeElement.matches('.key')"), "the focus is lost")
    key(reader, "X", 1).focus()
    page.call(SEEK, 0.25, 1)
    page.wait_for_frames(3)
    page.press("Enter")
    require_equal(tracks(reader).split("**")[1], "x*0 0 linear*0.25 25 linear*1 100", "the keys behind Enter")
    page.press("Enter")
    require("There is a key at this time." in reader.messages, "a key is added twice")
    way = page.element(".lane:nth-child(2) .lane-way")
    page.mouse.click(*way.at(0.6, 0.5), count=2)
    four = "x*0 0 linear*0.25 25 linear*0.6 60 linear*1 100"
    require_equal(tracks(reader).split("**")[1], four, "the keys behind a double click")
    reader.click("Delete this key")
    reader.click("Remove X")
    reader.click("Remove Scale")
    require_equal(tracks(reader), "", "the keys of no property")
    require_equal(reader.texts(".key-editor .muted"), ["There is no key: add a property."], "what is said of none")
    for _ in range(3):
        reader.click("Undo")
    require_equal(len(reader.texts(".key")), 6, "the keys behind undo")


def check_path(reader: Explorer) -> None:
    """a path is walked along, its curve and its data are typed, and what is none is refused in words"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open_address(NOTHING)
    reader.click("Add Path")
    field = page.named("Path, as SVG has it", "textbox")
    page.write(field, "M0 0H100V100")
    page.write(page.named("Curve along the path", "textbox"), "linear")
    reader.click("Turns along", "checkbox")
    require_equal(tracks(reader), "path*M0 0H100V100*linear*turns", "the path")
    for seconds, place in ((0.5, [50, 0, 0]), (1.5, [100, 50, math.pi / 2])):
        page.call(SEEK, seconds, 2)
        page.wait_for_frames(3)
        shown = page.evaluate(STAGE)[:3]
        require(all(abs(a - b) < 0.006 for a, b in zip(shown, place)), f"at {seconds} it is at {shown}, not {place}")
    page.write(field, "M0 0L1")
    [problem] = [text for text in reader.texts(".key-editor .problem") if text]
    require("M0 0L1" in problem and "animations" not in problem, f"it says {problem!r}")
    require_equal(tracks(reader), "path*M0 0H100V100*linear*turns", "the path behind one that is none")
    require_accessible(page, "a path")


def check_address(reader: Explorer) -> None:
    """the address holds the keyframes, and nonsense in it gives a page that works and says so"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open_address(WHOLE)
    require_equal(reader.address, WHOLE, "the address")
    reader.click("For ever", "checkbox")
    require_equal(reader.setting("keyframes.repeat"), "infinity", "the repeats")
    reader.reload()
    require(page.named("For ever", "checkbox").value("checked"), "it plays no longer for ever")
    require_equal(reader.texts(".lane-head button:first-child"), ["X", "Rotation", "Path"], "the properties")
    for nonsense in (*NONSENSE, *IGNORED):
        reader.open_address(f"m=snappy&{VIEW}&{TRACKS}={nonsense}")
        page.wait_for_frames(4)
        said = page.evaluate("document.querySelector('.timeline-card > .problem').textContent")
        require(("cannot be shown" in said) == (nonsense in NONSENSE), f"of {nonsense[:60]} it says {said[:200]!r}")
        drawn = page.evaluate("[...document.querySelectorAll('.keyframes svg, .lanes')].map((one) => one.outerHTML).join()")
        require("NaN" not in drawn and "Infinity" not in drawn, f"{nonsense[:60]} draws what is no number")
        require(len(reader.texts(".lane")) > 0, f"{nonsense[:60]} leaves no lanes")


def check_pasted(reader: Explorer) -> None:
    """@keyframes and documents that are pasted become a timeline, as the tool imports them, and the rest is named"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open("snappy")
    reader.paste(SHEET)
    page.wait_until("explorer.state.setting('view') === 'keyframes'")
    require_equal(tracks(reader), "opacity*0 0 ease-in*0.5 1 hold*1 0.5 linear**x*0 10 ease-in*1 30 linear", "the keys")
    require("left out: fade" in page.evaluate(PROBLEM), "what is left out is not named")
    file = reader.folder / "pop.css"
    file.write_text(SHEET)
    imported = json.loads(run(reader.tool, "import", str(file), "--name", "pop").stdout)
    times = [0, 0.4, 1, 1.7, 2, 3.2]
    require_equal(sampled(reader, written(reader, "document"), times), sampled(reader, json.dumps(imported), times), "the motion")
    require_equal((reader.notations, reader.setting("keyframes.repeat")), (["swiftui.snappy"], "infinity"), "the rest of the state")
    reader.paste(json.dumps({"type": "keyframe", "keyPath": "opacity", "values": [0, 1], "duration": 3, "beginTime": 1}))
    page.wait_until("explorer.state.setting('keyframes.duration') === 3")
    require("left out: the document: beginTime 1" in page.evaluate(PROBLEM), "a field is lost without a word")
    reader.click("Undo")
    require_equal(reader.setting("keyframes.duration"), None, "the duration behind undo")
    reader.paste('{"type": "keyframe", "keyPath": "position", "values": [[0, 0], [1, 1]]}')
    page.wait_until(f"{PROBLEM}.includes('not single numbers')")


def check_exports(reader: Explorer) -> None:
    """each system gets its text, with the library's words or the reason why not, without the page standing still"""
    page = reader.page
    page.emulate(reduced_motion=True)
    reader.open(settings=VIEW)
    targets = page.evaluate("[...document.querySelectorAll('.keyframes-away .choice input')].map(({ value }) => value)")
    require_equal(len(targets), 9, "the number of systems")
    # Two systems lack what the example has.
    refused = {"core-animation": "no springs between keys", "gltf": "opacity"}
    marks = {"css": "@keyframes", "waapi": '"keyframes"', "svg": "<svg", "lottie": '"layers"', "swiftui": "KeyframeAnimator",
             "compose": "keyframes", "core-animation": "CAAnimationGroup", "gltf": '"animations"', "document": '"group"'}

    def write_all() -> None:
        for target in targets:
            text = written(reader, target)
            said = reader.texts(".keyframes-away .remark, .keyframes-away .written .problem")
            mark = refused.get(target) if text == "" else marks[target]
            require(mark and mark in (text or " ".join(said)) and any(said), f"{target} is {text[:80]!r}, with {said}")
    longest = longest_task(page, write_all)
    require(longest <= LONGEST_TASK, f"an export makes the page stand still for {longest:.0f} ms")
    reader.click("Copy")
    page.wait_until("messages.at(-1)?.startsWith('Copied')")
    require_equal(page.copied(), written(reader, "document"), "what is copied")


def check_limits(reader: Explorer) -> None:
    """a hundred keys are drawn and dragged in time, and more are refused in words"""
    page = reader.page
    page.emulate(1280, 1400, reduced_motion=True)
    keys = "*".join(f"{index / 24:.4f}+{index % 5}" for index in range(25))
    many = "**".join(f"{name}*{keys}" for name in ("x", "y", "scale", "opacity"))

    def drag() -> None:
        reader.open(settings=f"{VIEW}&{TRACKS}={many}")
        x, y = centre(key(reader, "Y", 12))
        page.mouse.drag((x, y), (x + 10, y), steps=20)
        page.wait_for_frames(3)
    longest = longest_task(page, drag)
    require(longest <= LONGEST_TASK, f"a hundred keys make the page stand still for {longest:.0f} ms")
    page.call(SEEK, 0.33, 2)
    page.wait_for_frames(3)
    key(reader, "Y", 12).focus()
    page.press("Enter")
    require("101 keys are too many for this page" in reader.messages[-1], f"it says {reader.messages[-1]!r}")


SUITE = Suite("explorer, keyframes", "explorer.html", Explorer, [
    check_css, check_document, check_typing, check_dragging, check_touch, check_keys, check_path, check_address, check_pasted,
    check_exports, check_limits,
])
