"""Takes motions away from the explorer, and drops recordings and curves on it; texts are compared with the tool's."""

from pathlib import Path

from check.explorer.driver import Explorer
from check.browser.eyes import violations
from check.browser.hands import choose_files
from check.browser.suites import Suite, require
from check.support import catalogue

MOTIONS = [
    "snappy", "spring(1 100 10) 0 -> 300", "react-spring.wobbly", "cubic-bezier(0.2, 0, 0, 1)", "0.4s ease-in-out-bounce 0.1s",
    "damped(5, 30)", "decay(velocity: 1000, deceleration: 0.998)", "0.4s steps(4)", "linear(0, 0.3 20%, 1)", "spring(1 100 0)",
]
# Settings of the page, a target, and the equivalent arguments of the tool.
OPTIONS = [
    ("export.tolerance=0.01&export.name=snap", "css", ["--tolerance", "0.01", "--name", "snap"]),
    ("export.minify=1&export.fallback=1", "css", ["--minify", "--fallback"]),
    ("export.property=rotate&export.name=turn", "keyframes", ["--property", "rotate", "--name", "turn"]),
    ("export.property=opacity&export.rate=30", "lottie", ["--property", "opacity", "--frame-rate", "30"]),
    ("export.name=snap&export.tolerance=0.1", "tokens", ["--name", "snap", "--tolerance", "0.1"]),
]
CURVES = {
    "transition: transform .4s cubic-bezier(.2,0,0,1)": ["0.4s cubic-bezier(0.2, 0, 0, 1)"],
    "animation-timing-function: linear(0, 0.3 20%, 1)": ["linear(0 0%, 0.3 20%, 1 100%)"],
    "linear(0, 0.3 20%, 1)": ["linear(0 0%, 0.3 20%, 1 100%)"],
    ".a { transition: opacity 200ms linear 50ms; animation: pop 1s steps(4) }": ["0.2s linear 0.05s", "1s steps(4)"],
    "spring(1, 100, 10)\nsnappy": ["spring(1 100 10)", "swiftui.snappy"],
}
REFUSED = {
    "hello world": "hello world: column 1", '{"a": 1}': "not a Lottie document", "0,1\n1,x\n2,3": "line 2: cell 2",
    "cubic-bezier(0.2, 0, 0)": "cubic-bezier(0.2, 0, 0): column",
}
# The page accepts drops anywhere; this element is small and always visible.
PLACE = "[role=tablist]"
WIDTHS = [1280, 768, 390]


class Driver(Explorer):
    """The explorer, with what its view of texts and recordings shows."""

    def written(self, target: str) -> str | None:
        """The text that the page writes for a target; None if the page refuses and says so."""
        self.page.evaluate(f"document.querySelector('.targets input[value=\"{target}\"]').click()")
        return self.settled_text()

    def settled_text(self) -> str | None:
        self.page.wait_until("document.querySelector('.written').getAttribute('aria-busy') === 'false'", 60)
        text, refusal = self.page.evaluate(
            "['pre', '.problem'].map((name) => document.querySelector('.written ' + name).textContent)")
        require((text == "") != (refusal == ""), "neither a text nor a refusal, or both")
        return text or None

    def paste(self, text: str) -> None:
        """Pastes as from the keyboard, while nothing has the focus."""
        self.page.call("""((text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        })""", text)

    def fits(self, card: str = "A recording") -> list[list[str]]:
        """The titles, notations and errors of a card's motions."""
        return self.page.call("""((title) => {
          const card = [...document.querySelectorAll(".export .card")].find((card) => card.querySelector("h2").textContent === title);
          return [...card.querySelectorAll(".fits li")].map((row) => ["h3", ".code", ".numbers"].map((part) => row.querySelector(part)?.textContent));
        })""", card)

    def recording(self, name: str, *arguments: str) -> Path:
        file = self.folder / name
        file.write_text(self.output("sample", *arguments))
        return file


def arguments_of_targets(driver: Driver) -> dict[str, list[str]]:
    """The targets of the page, which are the forms of the catalogue's, as arguments of `inbetween export`."""
    return {
        form["name"]: [target["name"], *([f"--{form['option']}", form["name"]] if "option" in form else [])]
        for target in catalogue(driver.tool)["targets"] for form in target["forms"]
    }


def check_texts(driver: Driver) -> None:
    """the texts of all targets for ten motions are the tool's"""
    targets = arguments_of_targets(driver)
    for motion in MOTIONS:
        driver.open(motion, settings="view=export")
        shown = driver.page.evaluate("[...document.querySelectorAll('.targets input')].map(({ value }) => value)")
        require(sorted(shown) == sorted(targets), f"the page shows the targets {shown}")
        for target, arguments in targets.items():
            written, expected = driver.written(target), driver.output("export", arguments[0], motion, *arguments[1:])
            require(written == expected, f"{target} of {motion}: {written} is not {expected}")
    for settings, target, arguments in OPTIONS:
        driver.open("snappy", settings=f"view=export&export.target={target}&{settings}")
        expected = driver.output("export", target, "snappy", *arguments)
        require(driver.settled_text() == expected is not None, f"{target} with {settings} is not {expected}")
    driver.open("snappy", settings="view=export&export.fewest=bytes")
    expected = driver.output("export", "css", "snappy", "--fewest", "bytes")
    require(driver.settled_text() == expected, f"the fewest bytes are not {expected}")


def check_advice(driver: Driver) -> None:
    """what helps against a refusal helps"""
    page = driver.page
    for motion, target, button in [
        ("ease", "svg", "Give it a duration of 1 s"), ("react-spring.wobbly", "tokens", "Allow 0.082 of the distance"),
    ]:
        driver.open(motion, settings=f"view=export&export.target={target}")
        require(driver.settled_text() is None, f"{target} writes {motion}")
        page.click(page.named(button, "button"))
        page.wait_until("!document.querySelector('.written pre').hidden", 10)
    driver.open("snappy", settings="view=export&export.target=android&export.tolerance=0.001")
    require(driver.settled_text() is None, "Android is nearer than itself")
    page.click(page.named("Allow 0.005 of the distance, the usual here", "button"))
    page.wait_until("!document.querySelector('.written pre').hidden", 10)


def check_controls(driver: Driver) -> None:
    """controls set the address, copy copies, and undo takes back"""
    page = driver.page
    driver.open("snappy", settings="view=export")
    text = driver.settled_text()
    page.click(page.named("Copy", "button"))
    require(page.clipboard.text().replace("\r\n", "\n") == text, "another text is copied")
    slider = page.named("Tolerance", "slider")
    page.mouse.drag(slider.at(0.37, 0.5), slider.at(0.8, 0.5))
    page.wait_until("/export.tolerance=0.0[12]/.test(location.hash)")
    loose = driver.settled_text()
    require(loose != text and len(loose) < len(text), "the tolerance changes nothing")
    page.click(page.named("Undo", "button"))
    page.wait_until("!/export.tolerance/.test(location.hash)")
    require(driver.settled_text() == text, "undo does not bring the text back")
    page.click(page.named("CSS @keyframes", "radio"))
    page.wait_until("/export.target=keyframes/.test(location.hash)")
    page.press("ArrowDown")
    page.wait_until("/export.target=waapi/.test(location.hash)")
    page.click(page.named("Rotation", "radio"))
    page.wait_until("/export.property=rotate/.test(location.hash)")
    require('"rotate"' in driver.settled_text(), "nothing turns")
    # Beside the comparison, CSS is written for who copies it at once.
    page.evaluate("explorer.state.set({ view: 'catch' })")
    page.evaluate("""{
      explorer.state.selected.motion.export = () => { window.wasAsked = true; };
      explorer.state.set({ "export.tolerance": 0.02 });
    }""")
    page.wait_for_frames(30)
    require(page.evaluate("window.wasAsked") is None, "a view that is not shown computes")


def check_recordings(driver: Driver) -> None:
    """a recording gives its spring and its Bézier, and is in the address if it is small"""
    page = driver.page
    driver.open("snappy")
    page.drop(driver.recording("wobbly.csv", "wobbly", "--rate", "60"), PLACE)
    page.wait_until("document.querySelectorAll('.fits li').length >= 3", 10)
    spring, curve, selected = driver.fits()
    require(spring == ["The nearest spring", "spring(1 180 12)", "The same at every time"], f"the spring is {spring}")
    fitted = driver.output("fit", "cubic-bezier", str(driver.folder / "wobbly.csv"))
    largest = next(line.split()[-1] for line in fitted.splitlines() if line.startswith("largest error"))
    require(f"largest error {float(largest):.3g}" in curve[2], f"the curve is {curve}, not as near as {largest}")
    require("largest error" in selected[2], f"the selected motion is {selected}")
    # The address is written a little later.
    page.wait_until("/export.rows/.test(location.hash)")
    address = page.evaluate("location.href")
    page.click(page.named("Add this spring", "button"))
    require(driver.notations == ["swiftui.snappy", "spring(1 180 12)"], f"there are {driver.notations}")
    page.open("about:blank")
    page.open(address)
    page.wait_until("document.querySelectorAll('.fits li').length >= 3", 10)
    require(driver.fits()[:2] == [spring, curve], "the address has another recording")
    page.click(page.named("Remove", "button"))
    page.wait_until("""!/export.rows/.test(location.hash)
      && document.querySelectorAll('.export .card')[1].querySelector('.fits').closest('[hidden]') !== null""")
    check_large_recording(driver)
    check_columns(driver)


def check_large_recording(driver: Driver) -> None:
    page = driver.page
    chooser = page.element("input[type=file]")
    choose_files(page, chooser, driver.recording("long.csv", "wobbly 0 -> 300", "--rate", "10000", "--to", "9.9999"))
    page.wait_until("document.querySelectorAll('.fits li').length >= 3 && document.body.innerText.includes('is not in the address')", 60)
    require(driver.fits()[0][1] == "spring(1 180 12) 0 -> 300", f"the spring of 100000 rows is {driver.fits()[0]}")
    page.wait_until("/export.recording=long/.test(location.hash)")
    require(page.evaluate("location.hash.length") < 200, "a large recording is in the address")
    page.click(page.named("Undo", "button"))
    page.click(page.named("Redo", "button"))
    page.wait_until("document.body.innerText.includes('is not in the address') && /export.recording=long/.test(location.hash)", 60)
    address = page.evaluate("location.href")
    page.open("about:blank")
    page.open(address)
    page.wait_until("document.body.innerText.includes('drop the file again')", 10)


def check_columns(driver: Driver) -> None:
    page = driver.page
    file = driver.folder / "two.csv"
    rows = [line.split(",") for line in driver.output("sample", "wobbly", "snappy 0 -> 100", "--rate", "60").splitlines()[1:]]
    lines = ["time (ms);left;right", *(f"{float(t) * 1000};{a};{b}".replace(".", ",") for t, a, b in rows)]
    lines[5] = f"{lines[5].split(';')[0]};;"
    file.write_text("\n".join(lines))
    page.drop(file, PLACE)
    page.wait_until("document.querySelectorAll('.fits li').length >= 3", 10)
    require("1 without a value" in page.evaluate("document.querySelectorAll('.export .card')[1].innerText"), "a gap is not told")
    require(driver.fits()[0][1].startswith("spring(1 180 12)"), f"the first column is {driver.fits()[0]}")
    page.evaluate("""{
      const choice = document.querySelector(".export select");
      choice.value = "right";
      choice.dispatchEvent(new Event("change"));
    }""")
    page.wait_until("/export.column=right/.test(location.hash)")
    page.wait_until("document.querySelector('.fits .code').textContent.includes('157.91')", 10)
    require(driver.fits()[0][1].endswith("0 -> 100"), f"the second column is {driver.fits()[0]}")


def check_curves(driver: Driver) -> None:
    """curves of style sheets and of the notation become motions, and what is no motion is refused in words"""
    page = driver.page
    for text, notations in CURVES.items():
        driver.open("ease")
        driver.paste(text)
        require(driver.notations == ["ease", *notations], f"{text} gives {driver.notations}")
    page.evaluate("explorer.state.set({ view: 'export' })")
    page.wait_until("document.querySelectorAll('.fits li').length >= 1", 10)
    for text, message in REFUSED.items():
        driver.paste(text)
        told = page.evaluate("document.querySelector('.import-problem').innerText")
        require(message in told, f"{text} is refused with {told}")
    require(driver.notations[1:] == ["spring(1 100 10)", "swiftui.snappy"], "a refusal has changed the motions")
    driver.open("ease")
    # The page passes Lottie documents to the view that shows them.
    page.evaluate("explorer.state.openLottie = (name, text) => { window.opened = [name, JSON.parse(text).fr]; }")
    file = driver.folder / "ball.json"
    file.write_text('{"fr": 60, "op": 10, "layers": []}')
    page.drop(file, PLACE)
    page.wait_until("explorer.state.setting('view') === 'lottie'")
    require(page.evaluate("window.opened") == ["ball.json", 60], "the document is not handed over")


def check_widths(driver: Driver) -> None:
    """nothing overflows, and axe-core finds nothing serious"""
    page = driver.page
    for width in WIDTHS:
        for dark in (False, True):
            page.emulate(width, 900, dark=dark)
            driver.open("snappy", "ease 0 -> 1", settings="view=export")
            page.drop(driver.recording("wobbly.csv", "wobbly", "--rate", "60"), PLACE)
            page.wait_until("document.querySelectorAll('.fits li').length >= 3", 10)
            require(page.evaluate("document.documentElement.scrollWidth") <= width, f"the page is wider than {width}")
            found = violations(page)
            require(not found, f"{width} {'dark' if dark else 'light'}: " + "; ".join(map(str, found)))


SUITE = Suite("explorer, taking away", "explorer.html", Driver, [
    check_texts, check_advice, check_controls, check_recordings, check_curves, check_widths,
])
