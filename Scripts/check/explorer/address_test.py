"""The address of the explorer holds everything, undo takes everything back, and nonsense gives a page that works."""

import json
import random
from urllib.parse import quote

from check.explorer.driver import Explorer
from check.browser.suites import Suite, require, require_equal

STEPS = 80
SEED = 26
WHOLE = (
    "m=snappy&m=0.4s+ease&m=linear%280%2C+0.3+20%25%2C+1%29&color=4%2C1%2C7&hidden=1&selected=2&below=phase&catch.follower=one-euro"
    "&catch.jitter=35&catch.release=pages&catch.rule=euler&duration=2&export.target=keyframes&export.tolerance=0.01&speed=0.25"
    "&view=export"
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
    "m=snappy&view=catch&catch.jitter=NaN&catch.rule=__proto__": None,
    "%E0%A4%A&&&===#?": None, "view=lottie": None,
}
SEEN = """[
  [...document.querySelectorAll(".motions li")].map((row) => [row.className, row.textContent, row.querySelector(".icon").title]),
  [...document.querySelectorAll("[role=tab]")].find((tab) => tab.ariaSelected === "true").textContent,
  [...document.querySelectorAll(".editor, .gesture, .compare")].flatMap((part) => [...part.querySelectorAll("input")]
    .filter((input) => input.checkVisibility() && !input.closest(".previews, .transport > input") && input.type !== "range"
      && !input.closest(".transport") && !input.closest(".presets"))
    .map((input) => input.type === "radio" || input.type === "checkbox" ? input.checked : input.value)),
]"""


def check_everything(reader: Explorer) -> None:
    """all that an address holds is there after a reload, and copied"""
    reader.open_address(WHOLE)
    require_equal(reader.address, WHOLE, "the address of the page")
    require_equal(reader.page.evaluate("explorer.state.shown.length"), 2, "the motions that are shown")
    require_equal(reader.page.named("Take it away", "tab").call("function () { return this.ariaSelected; }"), "true", "the view")
    reader.click("Copy address")
    reader.page.wait_until("messages.at(-1)?.startsWith('Copied')")
    copied = reader.page.clipboard.text()
    require_equal(copied, f"{reader.file.as_uri()}#{WHOLE}", "what is copied")
    reader.click("Compare", "tab")
    reader.page.wait_until("!location.hash.includes('view')")
    reader.page.evaluate(f"location.hash = {json.dumps(WHOLE)}")
    reader.page.wait_until("explorer.state.setting('view') === 'export'")
    reader.click("Undo")
    require_equal(reader.page.evaluate("explorer.state.setting('view') ?? null"), None, "the view behind undo")
    reader.page.evaluate("location.hash = 'm=wrong'")
    reader.page.wait_until("messages.at(-1)?.includes('column 1')")
    require_equal(len(reader.notations), 3, "the motions behind an address that is none")


def check_undo(reader: Explorer) -> None:
    """a random sequence of changes by its controls is undone and redone step by step"""
    generator = random.Random(SEED)
    reader.page.emulate(reduced_motion=True)
    reader.open("snappy", "0.4s ease")
    states = [seen(reader)]
    kinds = set()
    for _ in range(STEPS):
        change = generator.choice(CHANGES)
        if change(reader, generator) is False:
            continue
        state = seen(reader)
        if state[0] != states[-1][0]:
            states.append(state)
            kinds.add(change.__name__)
    missing = {change.__name__ for change in CHANGES} - kinds
    require(not missing and len(states) > STEPS / 2, f"of {len(states)} changes none is of {missing}")
    for number, state in reversed(list(enumerate(states[:-1]))):
        reader.page.press("z", control=True)
        hold(reader, state, f"undone to change {number} of {len(states) - 1}")
    require(reader.page.named("Undo", "button").value("disabled"), "there is more to be undone")
    for number, state in enumerate(states[1:], 1):
        reader.page.evaluate("document.activeElement.blur()")
        reader.page.press("z", control=True, shift=True) if number % 2 else reader.page.press("y", control=True)
        hold(reader, state, f"redone to change {number}")
    require(reader.page.named("Redo", "button").value("disabled"), "there is more to be redone")
    reader.reload()
    require_equal(reader.address, states[-1][0], "the address behind a reload")


def check_nonsense(reader: Explorer) -> None:
    """whatever stands in the address, the page works, and says what it left out"""
    for fragment, message in NONSENSE.items():
        reader.open_address(fragment)
        page, name = reader.page, fragment[:80]
        require_equal(page.evaluate("[window.wasRun ?? null, document.getElementById('failure').hidden]"), [None, True], name)
        said = " ".join(reader.messages)
        require(message in said if message else said == "", f"of {name} it says {said[:300]!r}, not {message!r}")
        require(len(reader.notations) <= 8, f"{len(reader.notations)} motions of {name}")
        page.wait_for_frames(4)
        page.evaluate("for (const view of ['catch', 'export', 'lottie', undefined]) explorer.state.set({ view })")
        page.wait_for_frames(3)
        drawn = page.evaluate("[...document.querySelectorAll('svg')].map((svg) => svg.outerHTML).join()")
        require("NaN" not in drawn and "Infinity" not in drawn, f"{name} draws what is no number")
        colors = page.evaluate("explorer.state.entries.map(({ color }) => color)")
        require(all(color in COLORS for color in colors), f"{name} has the colours {colors}")
        require_equal(page.evaluate("document.documentElement.scrollWidth"), 1280, f"the width with {name}")
        if len(reader.notations) < 8:
            reader.add("0.2s linear")
            require_equal(reader.notations[-1:], ["0.2s linear"], f"what is added to {name}")


COLORS = [f"var(--curve-{index})" for index in range(8)]


# MARK: Changes

def seen(reader: Explorer) -> tuple[str, list]:
    """The address of the state, and the parts of it that are shown."""
    reader.page.evaluate("document.activeElement.blur()")
    return reader.address, reader.page.evaluate(SEEN)


def hold(reader: Explorer, state: tuple[str, list], what: str) -> None:
    require_equal(reader.address, state[0], what)
    require_equal(reader.page.evaluate(SEEN), state[1], f"what is shown, {what}")


def add_motion(reader: Explorer, generator: random.Random):
    if len(reader.notations) >= 5:
        return False
    reader.add(generator.choice(["wobbly", "0.3s ease-out-back", "spring(1 200 9)", "damped(4, 20)", "linear(0, 0.2 30%, 1)"]))


def remove_motion(reader: Explorer, generator: random.Random):
    return clicked(reader, generator, ".motions li .icon:last-child")


def hide_motion(reader: Explorer, generator: random.Random):
    return clicked(reader, generator, ".motions li .icon:not(:last-child)")


def select_motion(reader: Explorer, generator: random.Random):
    return clicked(reader, generator, ".motions .name")


def choose_preset(reader: Explorer, generator: random.Random):
    if len(reader.notations) >= 5:
        return False
    return clicked(reader, generator, ".presets li:nth-child(-n+4) button")


def choose_view(reader: Explorer, generator: random.Random):
    # The first tab has most of the controls, so choose it more often.
    return clicked(reader, generator, "[role=tab]:first-child" if generator.random() < 0.6 else "[role=tab]")


def choose_option(reader: Explorer, generator: random.Random):
    return clicked(reader, generator, "main .choice label:not(.rates *)")


def press_slider(reader: Explorer, generator: random.Random):
    sliders = "[...document.querySelectorAll('.editor .number-control input[type=range], .gesture .number-control input[type=range]')]" \
        ".filter((one) => one.checkVisibility())"
    count = reader.page.evaluate(f"{sliders}.length")
    if count == 0:
        return False
    reader.page.evaluate(f"{sliders}[{generator.randrange(count)}].focus()")
    reader.page.press(generator.choice(["PageUp", "PageDown", "ArrowRight"]))


def move_handle(reader: Explorer, generator: random.Random):
    handles = "[...document.querySelectorAll('.editor .handle')].filter((one) => one.checkVisibility())"
    count = reader.page.evaluate(f"{handles}.length")
    if count == 0:
        return False
    reader.page.evaluate(f"{handles}[{generator.randrange(count)}].focus()")
    reader.page.press(generator.choice(["ArrowUp", "ArrowLeft", "ArrowRight"]), shift=True)


CHANGES = [
    add_motion, add_motion, remove_motion, hide_motion, select_motion, choose_preset, choose_view, choose_option, choose_option,
    press_slider, press_slider, move_handle,
]


def clicked(reader: Explorer, generator: random.Random, selector: str) -> bool:
    """Clicks one of the elements of a selector that are shown; false if there is none."""
    elements = f"[...document.querySelectorAll({json.dumps(selector)})].filter((one) => one.checkVisibility())"
    count = reader.page.evaluate(f"{elements}.length")
    if count == 0:
        return False
    reader.page.evaluate(f"{elements}[{generator.randrange(count)}].setAttribute('data-chosen', '')")
    chosen = reader.page.element("[data-chosen]")
    chosen.call("function () { this.removeAttribute('data-chosen'); }")
    reader.page.click(chosen)
    return True


SUITE = Suite("explorer, its address", "explorer.html", Explorer, [check_everything, check_undo, check_nonsense])
