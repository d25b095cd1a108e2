"""Tasks of a new user, with the actions counted: a click, a typed text, a key and a dropped file are one each."""

from check.explorer.driver import Explorer, described, read
from check.browser.suites import Suite, require, require_equal

# The empty page, as the usual first motions would be mistaken for the user's.
EMPTY = "motions=0"


class Hands:
    """The reader's hands, which count what they do."""

    def __init__(self, reader: Explorer) -> None:
        self.reader, self.count = reader, 0

    def click(self, name: str, role: str = "button") -> None:
        self.count += 1
        self.reader.click(name, role)

    def type(self, text: str) -> None:
        self.count += 1
        self.reader.page.type(text)

    def press(self, key: str) -> None:
        self.count += 1
        self.reader.page.press(key)

    def drop(self, file, target: str) -> None:
        self.count += 1
        self.reader.page.drop(file, target)


def check_ios_spring(reader: Explorer) -> None:
    """an iOS spring of 0.5 s and bounce 0.3 is a CSS linear() in the clipboard after four actions"""
    reader.open_address(EMPTY)
    hands = Hands(reader)
    hands.click("A motion in the notation", "textbox")
    hands.type("spring(duration: 0.5, bounce: 0.3)")
    hands.press("Enter")
    hands.click("Copy CSS")
    reader.page.wait_until("messages.at(-1)?.startsWith('Copied')")
    require_equal(hands.count, 4, "the actions")
    text = reader.page.clipboard.text()
    exported = reader.output("export", "css", "spring(duration: 0.5, bounce: 0.3)")
    easing = text[text.index("linear("):]
    require(easing in exported, f"{text} is not in what the tool writes: {exported}")
    # The tool confirms that the text is as near to the spring as it states.
    duration = float(text.split("ms")[0]) / 1000
    times = [index / 500 * duration for index in range(501)]
    spring, css = (reader.sampled([motion], times)[0] for motion in ("spring(duration: 0.5, bounce: 0.3)", f"{duration}s {easing}"))
    most = max(abs(a[0] - b[0]) for a, b in zip(spring, css, strict=True))
    require(most <= 1.001e-3, f"{text} is {most} beside the spring")


def check_recording(reader: Explorer) -> None:
    """a CSV becomes a spring after two actions"""
    reader.open_address(EMPTY)
    file = reader.folder / "recorded.csv"
    file.write_text(reader.output("sample", "spring(1 120 9) 0 -> 200", "--rate", "60"))
    hands = Hands(reader)
    hands.drop(file, "[role=tablist]")
    reader.page.wait_until("document.querySelectorAll('.fits li').length >= 2", 20)
    hands.click("Add this spring")
    require_equal((hands.count, reader.notations), (2, ["spring(1 120 9) 0 -> 200"]), "the actions and the motions")


def check_calmer(reader: Explorer) -> None:
    """of two curves the calmer one is seen after five actions: its jerk is bold"""
    reader.open_address(EMPTY)
    hands = Hands(reader)
    motions = ["0.5s ease", "0.5s ease-in-out"]
    hands.click("A motion in the notation", "textbox")
    for motion in motions:
        hands.type(motion)
        hands.press("Enter")
    require_equal(hands.count, 5, "the actions")
    jerks = reader.page.evaluate("""[...document.querySelectorAll("table.fact-table tbody tr")].map((row) =>
      [row.lastElementChild.textContent, Number(getComputedStyle(row.lastElementChild).fontWeight) >= 600])""")
    facts = [described(reader.tool, motion)["peakJerk"] for motion in motions]
    require_equal([is_bold for _, is_bold in jerks], [jerk == min(facts) for jerk in facts], "the bold ones")
    require(all(abs(read(text) / jerk - 1) < 5e-3 for (text, _), jerk in zip(jerks, facts)), f"{jerks}, not {facts}")


SUITE = Suite("explorer, as a new user", "explorer.html", Explorer, [check_ios_spring, check_recording, check_calmer])
