"""Takes motions away from the explorer, and drops recordings and curves on it; texts are compared with the tool's."""

from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import FITS, TABS, Explorer
from check.support import IS_THOROUGH, export_forms

SPRING = "spring(duration: 0.5, bounce: 0.3)"
MOTIONS = [
    SPRING, "spring(1 100 10) 0 -> 300", "react-spring.wobbly", "cubic-bezier(0.2, 0, 0, 1)", "0.4s ease-in-out-bounce 0.1s",
    "damped(5, 30)", "decay(velocity: 1000, deceleration: 0.998)", "0.4s steps(4)",
    "linear(0, 0.3 20%, 1)", "spring(1 100 0)",
]
# Settings of the page, a target, and the equivalent arguments of the tool.
OPTIONS = [
    ("export.tolerance=0.01&export.name=snap", "css", ["--tolerance", "0.01", "--name", "snap"]),
    ("export.minify=1&export.fallback=1", "css", ["--minify", "--fallback"]),
    ("export.fewest=bytes", "css", ["--fewest", "bytes"]),
    ("export.property=rotate&export.name=turn", "keyframes", ["--property", "rotate", "--name", "turn"]),
    ("export.property=opacity&export.rate=30", "lottie", ["--property", "opacity", "--frame-rate", "30"]),
    ("export.name=snap&export.tolerance=0.1", "tokens", ["--name", "snap", "--tolerance", "0.1"]),
]
# A motion, a target that refuses it, its settings, and the button that helps.
ADVICE = [
    ("ease", "svg", "", "Give it a duration of 1 s"), ("react-spring.wobbly", "tokens", "", "Allow 0.082 of the distance"),
    ("snappy", "android", "&export.tolerance=0.001", "Allow 0.005 of the distance, the usual here"),
]
CURVES = {
    "transition: transform .4s cubic-bezier(.2,0,0,1)": ["0.4s cubic-bezier(0.2, 0, 0, 1)"],
    "animation-timing-function: linear(0, 0.3 20%, 1)": ["linear(0 0%, 0.3 20%, 1 100%)"],
    ".a { transition: opacity 200ms linear 50ms; animation: pop 1s steps(4) }": ["0.2s linear 0.05s", "1s steps(4)"],
    "spring(1, 100, 10)\nsnappy": ["spring(1 100 10)", "swiftui.snappy"],
}
REFUSED = {
    "hello world": "hello world: column 1", '{"a": 1}': "not a Lottie document", "0,1\n1,x\n2,3": "line 2, cell 2",
    "cubic-bezier(0.2, 0, 0)": "cubic-bezier(0.2, 0, 0): column",
}
# The titles, notations and errors of the motions that fit a recording.
FOUND = """(() => {
  const cards = [...document.querySelectorAll(".export .card")];
  const card = cards.find((card) => card.querySelector("h2").textContent === "Recording");
  const parts = ["h3", ".code", ".numbers"];
  return [...card.querySelectorAll(".fits li")].map((row) => parts.map((part) => row.querySelector(part)?.textContent));
})()"""
NOT_STORED = "document.body.innerText.includes('is not in the address') && /export.recording=long/.test(location.hash)"


def exported(reader: Explorer, form: str, motion: str) -> str | None:
    target, *option = export_forms(reader.tool)[form]
    return reader.output("export", target, motion, *option)


def check_texts(reader: Explorer) -> None:
    """the texts of all targets for several motions are the tool's"""
    for motion in MOTIONS if IS_THOROUGH else MOTIONS[::3]:
        reader.open(motion, settings="view=export")
        for target in reader.page.evaluate("[...document.querySelectorAll('.target > label > input')].map(({ value }) => value)"):
            reader.page.evaluate(f"document.querySelector('.target > label > input[value=\"{target}\"]').click()")
            require_equal(reader.written(), exported(reader, target, motion), f"{target} of {motion}")
    for settings, target, arguments in OPTIONS:
        reader.open("snappy", settings=f"view=export&export.target={target}&{settings}")
        require_equal(reader.written(), reader.output("export", target, "snappy", *arguments), f"{target} with {settings}")


def check_advice(reader: Explorer) -> None:
    """what helps against a refusal helps"""
    for motion, target, settings, button in ADVICE:
        reader.open(motion, settings=f"view=export&export.target={target}{settings}")
        require_equal(reader.written(), None, f"{target} of {motion}")
        reader.click(button)
        reader.page.wait_until("!document.querySelector('.written pre').hidden", 10)


def check_controls(reader: Explorer) -> None:
    """controls set the address, copy copies, and undo takes back"""
    page = reader.page
    reader.open("snappy", settings="view=export")
    text = reader.written()
    reader.click("Copy")
    require(page.copied().replace("\r\n", "\n") == text, "another text is copied")
    slider = page.named("Tolerance", "slider")
    page.mouse.drag(slider.at(0.37, 0.5), slider.at(0.8, 0.5))
    page.wait_until("/export.tolerance=0.0[12]/.test(location.hash)")
    require(len(reader.written()) < len(text), "the tolerance changes nothing")
    reader.click("Undo")
    page.wait_until("!/export.tolerance/.test(location.hash)")
    require(reader.written() == text, "undo does not bring the text back")
    reader.click("CSS @keyframes", "radio")
    page.wait_until("/export.target=keyframes/.test(location.hash)")
    page.press("ArrowDown")
    page.wait_until("/export.target=waapi/.test(location.hash)")
    reader.click("Rotation", "radio")
    page.wait_until("/export.property=rotate/.test(location.hash)")
    require('"rotate"' in reader.written(), "nothing turns")
    page.evaluate("""{
      explorer.state.set({ view: "gesture" });
      Worker.prototype.postMessage = () => { window.wasAsked = true; };
      explorer.state.set({ "export.minify": 1 });
    }""")
    page.wait_for_frames(30)
    require(page.evaluate("window.wasAsked") is None, "a view that is not shown computes")


def check_recordings(reader: Explorer) -> None:
    """a recording gives its spring and its Bézier, and is in the address if it is small"""
    page = reader.page
    file = reader.recording("wobbly.csv", "wobbly", "--rate", "60")
    reader.open("snappy")
    page.drop(file, TABS)
    page.wait_until(f"{FITS} >= 3", 10)
    spring, curve, selected = page.evaluate(FOUND)
    require_equal(spring, ["The nearest spring", "spring(1 180 12)", "The same at every time"], "the spring")
    fitted = reader.output("fit", "cubic-bezier", str(file))
    largest = next(line.split()[-1] for line in fitted.splitlines() if line.startswith("largest error"))
    require(f"largest error {float(largest):.3g}" in curve[2], f"the curve is {curve}, not as near as {largest}")
    require("largest error" in selected[2], f"the selected motion is {selected}")
    # The address is written a little later.
    page.wait_until("/export.rows/.test(location.hash)")
    address = page.evaluate("location.hash.slice(1)")
    reader.click("Add this spring")
    require_equal(reader.notations, ["swiftui.snappy", "spring(1 180 12)"], "the motions")
    reader.open_address(address)
    page.wait_until(f"{FITS} >= 3", 10)
    require_equal(page.evaluate(FOUND)[:2], [spring, curve], "the recording of the address")
    reader.click("Remove")
    page.wait_until("""!/export.rows/.test(location.hash)
      && document.querySelectorAll('.export .card')[1].querySelector('.fits').closest('[hidden]') !== null""")


def check_large_recording(reader: Explorer) -> None:
    """a recording that is too large for the address is fitted, and has to be dropped again"""
    page = reader.page
    reader.open("snappy", settings="view=export")
    page.choose(reader.recording("long.csv", "wobbly 0 -> 300", "--rate", "10000", "--to", "9.9999"), "input[type=file]")
    page.wait_until(f"{FITS} >= 3 && {NOT_STORED}", 60)
    require_equal(page.evaluate(FOUND)[0][1], "spring(1 180 12) 0 -> 300", "the spring of 100,000 rows")
    require(page.evaluate("location.hash.length") < 200, "a large recording is in the address")
    reader.click("Undo")
    reader.click("Redo")
    page.wait_until(NOT_STORED, 60)
    reader.open_address(page.evaluate("location.hash.slice(1)"))
    page.wait_until("document.body.innerText.includes('drop the file again')", 10)


def check_columns(reader: Explorer) -> None:
    """a table of other programs has milliseconds, decimal commas, gaps and several columns"""
    page, file = reader.page, reader.folder / "two.csv"
    rows = [line.split(",") for line in reader.output("sample", "wobbly", "snappy 0 -> 100", "--rate", "60").splitlines()[1:]]
    lines = ["time (ms);left;right", *(f"{float(t) * 1000};{a};{b}".replace(".", ",") for t, a, b in rows)]
    lines[5] = f"{lines[5].split(';')[0]};;"
    file.write_text("\n".join(lines))
    reader.open("snappy")
    page.drop(file, TABS)
    page.wait_until(f"{FITS} >= 3", 10)
    require("1 without a value" in page.evaluate("document.querySelectorAll('.export .card')[1].innerText"), "a gap is not told")
    require(page.evaluate(FOUND)[0][1].startswith("spring(1 180 12)"), f"the first column is {page.evaluate(FOUND)[0]}")
    page.evaluate("""{
      const choice = document.querySelector(".export select");
      choice.value = "right";
      choice.dispatchEvent(new Event("change"));
    }""")
    page.wait_until("""/export.column=right/.test(location.hash)
      && document.querySelector('.fits .code').textContent.includes('157.91')""", 10)
    require(page.evaluate(FOUND)[0][1].endswith("0 -> 100"), f"the second column is {page.evaluate(FOUND)[0]}")


def check_curves(reader: Explorer) -> None:
    """curves of style sheets and of the notation become motions, and what is no motion is refused in words"""
    page = reader.page
    for text, notations in CURVES.items():
        reader.open("ease")
        reader.paste(text)
        require_equal(reader.notations, ["ease", *notations], f"the motions of {text}")
    page.evaluate("explorer.state.set({ view: 'export' })")
    page.wait_until(f"{FITS} >= 1", 10)
    for text, message in REFUSED.items():
        reader.paste(text)
        told = page.evaluate("document.querySelector('.import-problem').innerText")
        require(message in told, f"{text} is refused with {told}")
    require_equal(reader.notations[1:], ["spring(1 100 10)", "swiftui.snappy"], "the motions behind refusals")
    # The page passes Lottie documents to the view that shows them.
    page.evaluate("explorer.state.openLottie = (name, text) => { window.opened = [name, JSON.parse(text).fr]; }")
    file = reader.folder / "ball.json"
    file.write_text('{"fr": 60, "op": 10, "layers": []}')
    page.drop(file, TABS)
    page.wait_until("explorer.state.setting('view') === 'lottie'")
    require_equal(page.evaluate("window.opened"), ["ball.json", 60], "the document that is handed over")


SUITE = Suite("explorer, taking away", "explorer.html", Explorer, [
    check_texts, check_advice, check_controls, check_recordings, check_large_recording, check_columns, check_curves,
])
