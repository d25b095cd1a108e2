"""Pastes anything into the explorer's box and takes anything from it, counting what a reader does; searches for names."""

import json

from check.browser.elements import Element
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import FITS, TABS, Explorer
from check.support import DOCUMENTS, export_forms

SPRING = "{ type: 'spring', stiffness: 170, damping: 26 }"
# What people have in the clipboard.
PASTED = [
    SPRING, '{"type":"spring","stiffness":170,"damping":26}', "config: { tension: 170, friction: 26 }",
    "transition={{\n  type: 'spring',\n  stiffness: 170,\n  damping: 26,\n}}", "ease: [0.34, 1.56, 0.64, 1]",
    "withAnimation(.spring(response: 0.4, dampingFraction: 0.6))", ".animation(.bouncy, value: x)",
    'gsap.to(x,{ease:"back.out(1.7)"})', "power2.out", "https://cubic-bezier.com/#.17,.67,.83,.67", ".17,.67,.83,.67",
    "tween(300, easing = FastOutSlowInEasing)", "Curves.easeOut", "ease_in_out", "transition: opacity 300ms ease",
    "all 0.3s ease", "2s linear infinite", "spring(duration: 0.5, bounce: 30%)", "ease 0 → 300px", "snappy",
]
ANSWER = "document.querySelector('.box [role=status]').textContent"
CARDS = "[...document.querySelectorAll('.target')]"
# The name, the remark and the refusal of each card.
CARD_WORDS = f"""{CARDS}.map((card) => [card.querySelector("input").value,
  ...[".target-name", "label > .muted", "label > .problem"].map((part) => card.querySelector(part).textContent)])"""
ARE_WRITTEN = f"{CARDS}.every((card) => !card.classList.contains('old'))"
PRESETS = "[...document.querySelectorAll('.presets button')].filter((one) => one.checkVisibility()).map(({ title }) => title)"
# A query, some of what it finds, and some of what it does not.
SEARCHES = [
    ("easeOutBack", ["ease-out-back"], ["ease-in-back", "swiftui.snappy"]), ("back.out", ["ease-out-back"], ["ease-in-back"]),
    ("framer", ["ease", "ease-in-out"], ["swiftui.smooth"]), ("fast-out-slow-in", ["compose.fast-out-slow-in"], ["ease"]),
    ("FastOutSlowInEasing", ["compose.fast-out-slow-in"], ["ease"]), ("material", ["material.standard"], ["swiftui.smooth"]),
    ("ios", ["swiftui.snappy"], ["material.standard"]), ("170 26", ["react-spring.default"], ["react-spring.wobbly"]),
    ("1.56", ["ease-out-back"], ["ease-in-back"]), ("0.5s", ["swiftui.snappy"], ["react-spring.molasses"]),
    ("overshoot", ["swiftui.bouncy", "ease-out-back"], ["swiftui.smooth", "ease"]), ("playful", ["react-spring.wobbly"], ["ease"]),
    ("calm", ["swiftui.smooth", "ease-in-out"], ["swiftui.bouncy"]), ("slow", ["react-spring.molasses"], ["compose.high"]),
    ("power2", ["ease-out-cubic"], ["ease-out-quad"]), ("calm ios", ["swiftui.smooth"], ["ease-in-out"]),
]


def box(reader: Explorer) -> Element:
    return reader.page.named("A motion in any form", "textbox")


def paste(reader: Explorer, text: str) -> None:
    """Pastes into the box, which takes one action, and waits for its answer."""
    reader.page.click(box(reader))
    reader.page.press("a", control=True)
    reader.page.evaluate("document.querySelector('.box [role=status]').textContent = ''")
    reader.page.type(text)
    reader.page.wait_until(f"{ANSWER} !== ''")


def copied(reader: Explorer) -> str:
    reader.page.wait_until("messages.at(-1)?.startsWith('Copied')")
    return reader.page.copied().replace("\r\n", "\n")


def exported(reader: Explorer, form: str, motion: str) -> str:
    """What the tool writes; empty if it refuses."""
    target, *option = export_forms(reader.tool)[form]
    return reader.output("export", target, motion, *option) or ""


def check_pasted(reader: Explorer) -> None:
    """the box understands what people paste, as the tool does, and Enter adds it"""
    reader.open("ease")
    for text in PASTED:
        paste(reader, text)
        notation = (reader.output("describe", text) or "").partition("\n")[0]
        require(notation in reader.page.evaluate(ANSWER), f"{text} is {reader.page.evaluate(ANSWER)!r}, not {notation}")
        reader.page.press("Enter")
        require_equal(reader.notations[1:], [notation], f"the motions with {text}")
        reader.click("Undo")
    require_equal(box(reader).value(), "", "the field behind it")
    paste(reader, "spring(1, 100, 10)\nsnappy")
    reader.page.press("Enter")
    require_equal(reader.notations[1:], ["spring(1 100 10)", "swiftui.snappy"], "two lines")


def check_documents(reader: Explorer) -> None:
    """a style sheet, a table and a Lottie document go where they belong"""
    page = reader.page
    reader.open("ease")
    paste(reader, ".a {\n  transition: opacity 200ms linear 50ms;\n  animation: pop 1s steps(4);\n}")
    page.press("Enter")
    require_equal(reader.notations[1:], ["0.2s linear 0.05s", "1s steps(4)"], "the motions of a style sheet")
    paste(reader, reader.recording("wobbly.csv", "wobbly", "--rate", "60").read_text())
    require("rows: Enter fits motions to it" in page.evaluate(ANSWER), f"a table is {page.evaluate(ANSWER)!r}")
    page.press("Enter")
    page.wait_until(f"{FITS} >= 3", 20)
    paste(reader, (DOCUMENTS / "heart.json").read_text())
    require_equal(page.evaluate(ANSWER), "A Lottie document: Enter opens it.", "a Lottie document")
    page.press("Enter")
    page.wait_until("explorer.state.setting('view') === 'lottie'")


def check_refusals(reader: Explorer) -> None:
    """a text that is no motion is refused in the tool's words, and the names that it may mean are offered"""
    page = reader.page
    reader.open("ease")
    paste(reader, "calm ios")
    require(page.evaluate(ANSWER) in reader.refusal("calm ios"), f"the box says {page.evaluate(ANSWER)!r}")
    reader.click("swiftui.smooth")
    require_equal(reader.notations, ["ease", "swiftui.smooth"], "the motions with the name")
    paste(reader, "spring(1 100")
    require_equal(reader.texts(".box .problem"), [], "what is no problem before Enter")
    page.press("Enter")
    require(reader.texts(".box .problem")[0] in reader.refusal("spring(1 100"), f"it says {reader.texts('.box .problem')}")
    page.press("Escape")
    require_equal((box(reader).value(), page.evaluate(ANSWER)), ("", ""), "the field behind Escape")
    # In an empty field, the keys of undo are the page's.
    page.press("z", control=True)
    require_equal(reader.notations, ["ease"], "the motions behind undo")


def check_actions(reader: Explorer) -> None:
    """Motion's object to SwiftUI takes two actions, a spring over 300 points to CSS three, a table to CSS two"""
    page = reader.page
    reader.open("ease")
    paste(reader, SPRING)
    reader.click("SwiftUI")
    require_equal(copied(reader), exported(reader, "swiftui", "spring(1 170 26)"), "what is copied of a text that is not added")
    require("spring(1 170 26): " in reader.messages[-1] and "error 0" in reader.messages[-1], f"it says {reader.messages[-1]!r}")
    require_equal(reader.notations, ["ease"], "the motions")
    # A preset, an end, a copy.
    reader.open("ease")
    page.click(".presets button[title='swiftui.bouncy']")
    page.write(reader.number("To"), "300")
    reader.click("CSS")
    text = copied(reader)
    require(text[text.index("linear("):] in exported(reader, "css", "swiftui.bouncy 0 -> 300"), f"{text} is not what the tool writes")
    require(f"CSS, {len(text)} bytes: " in reader.texts(".box .numbers")[0], f"it says {reader.texts('.box .numbers')}")
    reader.open("ease")
    page.drop(reader.recording("wobbly.csv", "wobbly", "--rate", "60"), TABS)
    page.wait_until(f"{FITS} >= 3", 20)
    reader.click("Copy the nearest spring to the recording as CSS")
    text = copied(reader)
    require(text[text.index("linear("):] in exported(reader, "css", "spring(1 180 12)"), f"{text} is not that of the spring")


def check_cards(reader: Explorer) -> None:
    """all targets stand side by side, each with its certificate or the library's refusal, and a press copies one"""
    page = reader.page
    for motion in ("react-spring.wobbly", "0.4s ease-out-back"):
        reader.open(motion, settings="view=export")
        page.wait_until(ARE_WRITTEN, 120)
        for form, label, remark, problem in page.evaluate(CARD_WORDS):
            text = exported(reader, form, motion)
            if text == "":
                target, *option = export_forms(reader.tool)[form]
                require(problem[1:-1] in reader.refused_export(target, motion, *option), f"{label} of {motion} says {problem!r}")
                continue
            said = json.dumps(remark[1:-1])[1:-1] if text.startswith("{") else remark[1:-1]
            # The keyframes of Web Animations have no place for it.
            require("error" in remark and (form == "waapi" or said in text), f"{label} of {motion} says {remark!r}")
            if form == "css":
                require(reader.written() == text, "the card that is unfolded")
            else:
                reader.click(f"Copy {label}")
                require_equal(copied(reader), text, f"{label} of {motion}")
    reader.click("Jetpack Compose", "radio")
    page.wait_until("document.querySelector('.target:has(:checked) .written pre').textContent.includes('tween')")
    # A change ends the search, and all are written anew.
    page.evaluate("explorer.state.replace('spring(1 100 10)')")
    require(not page.evaluate(ARE_WRITTEN), "old texts are called current")
    page.wait_until(ARE_WRITTEN, 120)


def check_search(reader: Explorer) -> None:
    """presets are found by any vendor's word, by feel and by number"""
    reader.open("ease")
    field = reader.page.named("Search the presets", "searchbox")
    for query, found, others in SEARCHES:
        reader.page.write(field, query)
        names = reader.page.evaluate(PRESETS)
        require(set(found) <= set(names) and not set(others) & set(names), f"{query} finds {names}")
    reader.page.write(field, "nothing like it")
    require_equal(reader.texts(".presets > .muted"), ["No preset is like “nothing like it”."], "what is said of a search without results")


SUITE = Suite("explorer, its box", "explorer.html", Explorer, [
    check_pasted, check_documents, check_refusals, check_actions, check_cards, check_search,
])
