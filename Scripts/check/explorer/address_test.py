"""The address of the explorer holds everything, undo takes everything back, and nonsense gives a page that works."""

import random

from check.browser.eyes import BEYOND
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import Explorer

STEPS = 80
SEED = 26
WHOLE = (
    "m=snappy&m=0.4s+ease&m=linear%280%2C+0.3+20%25%2C+1%29&name=&name=A+card&name=&color=4%2C1%2C7&hidden=1&selected=2&below=phase"
    "&duration=2&export.target=keyframes&export.tolerance=0.01&gesture.follower=one-euro&gesture.jitter=35&gesture.release=pages"
    "&gesture.rule=euler&speed=0.25&values=units&view=export"
)
# Fragments with the page's message about the parts that it ignores; None without a message.
NONSENSE = {
    "m=NaN": "NaN: column 1",
    "m=": "column 1",
    "m=%3Cimg%20src%3Dx%20onerror%3DwasRun%3D1%3E&m=snappy": "<img src=x onerror=wasRun=1>",
    "&".join(f"m=spring(1+{100 + index}+10)" for index in range(1000)): "992 motions",
    "m=" + "x" * 200_000 + "&m=ease": "letters are too many",
    "m=snappy&m=&m=wrong": "wrong: column 1",
    "m=snappy&color=NaN,99,-5&selected=1e9&hidden=a,-1,1e99": None,
    "m=snappy&m=ease&color=-5,2.5&selected=-3": None,
    "m=ease&duration=NaN": None, "m=ease&duration=0": None, "m=ease&duration=-2": None, "m=ease&duration=1e308": None,
    "m=ease&duration=Infinity": None, "m=snappy&speed=NaN": None, "m=snappy&speed=-1": None, "m=snappy&speed=1e300": None,
    "m=snappy&view=__proto__": None, "m=snappy&view=constructor": None, "m=snappy&below=constructor": None,
    "m=snappy&__proto__=1&constructor=2&toString=3": None,
    "m=snappy&view=export&export.tolerance=abc&export.rate=0&export.target=toString&export.property=%3Cb%3E": None,
    "m=snappy&view=export&export.tolerance=-1&export.rows=garbage&export.recording=%00&export.column=x": None,
    "m=snappy&view=gesture&gesture.jitter=NaN&gesture.rule=__proto__": None,
    "m=snappy&view=gesture&gesture.jitter=1e99&gesture.rule=none&gesture.release=constructor&gesture.follower=__proto__": None,
    "m=snappy&m=ease+0+-%3E+9&name=%3Cb%3E&name=" + "x" * 9999 + "&values=constructor&below=__proto__&scene=__proto__&stage=constructor": None,
    "%E0%A4%A&&&===#?": None, "view=lottie": None,
}
# The address has six digits of a number. Lines are offered again, within another tolerance, only where they were just made.
SEEN = """[
  [...document.querySelectorAll(".motions li")].map((row) => [row.className, row.textContent, row.querySelector(".icon").title]),
  [...document.querySelectorAll("[role=tab]")].find((tab) => tab.ariaSelected === "true").textContent,
  [...document.querySelectorAll(".editor, .gesture, .compare")].flatMap((part) => [...part.querySelectorAll("input")]
    .filter((input) => input.checkVisibility() && !input.closest(".transport > input") && input.type !== "range"
      && !input.closest(".transport, .presets") && !input.closest(".number-control")?.textContent.startsWith("Tolerance"))
    .map(({ type, checked, value }) => /radio|checkbox/.test(type) ? checked : Number(Number(value).toPrecision(6)) || value)),
]"""
COLORS = [f"var(--curve-{index})" for index in range(8)]
# The changes by hand, each with its weight: one of the elements is clicked, or gets the focus and a key. The first tab has
# most of the controls, so it is chosen more often.
CHANGES = {
    ".motions li .icon:last-child": 1, ".motions li .icon:not(:last-child)": 1, ".motions .name": 1,
    ".presets li:nth-child(-n+4) button": 1, "[role=tab]:first-child": 1, "[role=tab]": 1, "main .choice label:not(.rates *)": 2,
    "a motion": 2, ":is(.editor, .gesture) .number-control input[type=range]": 2, ".editor .handle": 1,
}
KEYS = {"range": ["PageUp", "PageDown", "ArrowRight"], "handle": ["ArrowUp", "ArrowLeft", "ArrowRight"]}
TYPED = ["wobbly", "0.3s ease-out-back", "spring(1 200 9)", "damped(4, 20)", "linear(0, 0.2 30%, 1)"]
MOST = 5
# Marks one of the elements of a selector that are shown, by a number from 0 to 1.
CHOOSE = """((selector, part) => {
  document.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  shown[Math.floor(part * shown.length)]?.setAttribute("data-chosen", "");
  return shown.length > 0;
})"""


def check_everything(reader: Explorer) -> None:
    """all that an address holds is there after a reload, and copied"""
    page = reader.page
    reader.open_address(WHOLE)
    require_equal((reader.address, page.evaluate("explorer.state.shown.length")), (WHOLE, 2), "the address, and what is shown")
    require_equal(page.named("Export", "tab").value("ariaSelected"), "true", "the view")
    reader.click("Copy address")
    page.wait_until("messages.at(-1)?.startsWith('Copied')")
    require_equal(page.copied(), f"{reader.file.as_uri()}#{WHOLE}", "what is copied")
    reader.click("Compare", "tab")
    page.wait_until("!location.hash.includes('view')")
    page.call("((hash) => { location.hash = hash; })", WHOLE)
    page.wait_until("explorer.state.setting('view') === 'export'")
    reader.click("Undo")
    require_equal(reader.setting("view"), None, "the view behind undo")
    page.evaluate("location.hash = 'm=wrong'")
    page.wait_until("messages.at(-1)?.includes('column 1')")
    require_equal(len(reader.notations), 3, "the motions behind an address that is none")


def check_undo(reader: Explorer) -> None:
    """a random sequence of changes by its controls is undone and redone step by step"""
    page, numbers = reader.page, random.Random(SEED)
    page.emulate(reduced_motion=True)
    reader.open("snappy", "0.4s ease")
    states, kinds = [seen(reader)], set()
    for _ in range(STEPS):
        [change] = numbers.choices(list(CHANGES), CHANGES.values())
        made = make(reader, change, numbers)
        if made and (state := seen(reader))[0] != states[-1][0]:
            states.append(state)
            kinds.add(change)
    require(len(kinds) == len(CHANGES) and len(states) > STEPS / 2, f"of {len(states)} changes none is of {set(CHANGES) - kinds}")
    for number, state in reversed(list(enumerate(states[:-1]))):
        page.press("z", control=True)
        require_equal((reader.address, page.evaluate(SEEN)), state, f"undone to change {number} of {len(states) - 1}")
    require(page.named("Undo").value("disabled"), "there is more to be undone")
    for number, state in enumerate(states[1:], 1):
        page.evaluate("document.activeElement.blur()")
        page.press("z", control=True, shift=True) if number % 2 else page.press("y", control=True)
        require_equal((reader.address, page.evaluate(SEEN)), state, f"redone to change {number}")
    require(page.named("Redo").value("disabled"), "there is more to be redone")
    reader.reload()
    require_equal(reader.address, states[-1][0], "the address behind a reload")


def seen(reader: Explorer) -> tuple[str, list]:
    """The address of the state, and the parts of it that are shown."""
    reader.settle()
    reader.page.evaluate("document.activeElement.blur()")
    return reader.address, reader.page.evaluate(SEEN)


def make(reader: Explorer, change: str, numbers: random.Random) -> bool:
    """Makes a change, if it can be made."""
    if (change == "a motion" or "presets" in change) and len(reader.notations) >= MOST:
        return False
    if change == "a motion":
        reader.add(numbers.choice(TYPED))
        return True
    if not reader.page.call(CHOOSE, change, numbers.random()):
        return False
    chosen = reader.page.element("[data-chosen]")
    keys = next((keys for part, keys in KEYS.items() if part in change), None)
    if keys:
        chosen.focus()
        reader.page.press(numbers.choice(keys), shift="handle" in change)
    else:
        reader.page.click(chosen)
    return True


def check_nonsense(reader: Explorer) -> None:
    """whatever stands in the address, the page works, and says what it left out"""
    page = reader.page
    for fragment, message in NONSENSE.items():
        reader.open_address(fragment)
        name = fragment[:80]
        require_equal(page.evaluate("[window.wasRun ?? null, document.getElementById('failure').hidden]"), [None, True], name)
        said = " ".join(reader.messages)
        require(message in said if message else said == "", f"of {name} it says {said[:300]!r}, not {message!r}")
        require(len(reader.notations) <= 8, f"{len(reader.notations)} motions of {name}")
        page.wait_for_frames(4)
        page.evaluate("for (const view of ['keyframes', 'gesture', 'export', 'lottie', undefined]) explorer.state.set({ view })")
        page.wait_for_frames(3)
        drawn = page.evaluate("[...document.querySelectorAll('svg')].map((svg) => svg.outerHTML).join()")
        require("NaN" not in drawn and "Infinity" not in drawn, f"{name} draws what is no number")
        colors = page.evaluate("explorer.state.entries.map(({ color }) => color)")
        require(set(colors) <= set(COLORS), f"{name} has the colours {colors}")
        require_equal(page.evaluate(BEYOND), [0, 1280], f"what is beyond the width with {name}, and that")
        if len(reader.notations) < 8:
            reader.add("0.2s linear")
            require_equal(reader.notations[-1:], ["0.2s linear"], f"what is added to {name}")


SUITE = Suite("explorer, its address", "explorer.html", Explorer, [check_everything, check_undo, check_nonsense])
