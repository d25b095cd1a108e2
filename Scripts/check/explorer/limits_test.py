"""Nothing freezes the explorer: what takes long is searched for beside the page, and what is too large is refused in words."""

import json
from pathlib import Path

from check.browser.eyes import longest_task
from check.browser.page import Page
from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import FITS, IS_SETTLED, TABS, Explorer

# The longest allowed task of the page in milliseconds, 50, and three times as many on a machine whose caches others use, too.
LONGEST_TASK = 150
# Engines without a trace tell times by the clock, in which a busy machine does other things: this is the limit of a hang.
LONGEST_GAP = 1000
WORDS = "document.querySelector('.box .numbers').textContent"
PROBLEM = "document.querySelector('.import-problem').innerText"
SWINGING = "spring(1 100 0.1)"
BOUNDED = "spring(1 100 0.5) within(max: 1, restitution: 0.9999999)"
# Motions that any slider reaches, or that an address may hold.
LARGE = [SWINGING, "spring(1 100 0.2)", "spring(1 100 0.5)", "spring(1 1e12 0.1)", BOUNDED]


def limit(page: Page) -> float:
    """The milliseconds that the page may stand still."""
    return LONGEST_TASK if page.command else LONGEST_GAP


def linear(count: int) -> str:
    return "linear(" + ", ".join(f"{index / count:.5f}" for index in range(count)) + ")"


def check_sizes(reader: Explorer) -> None:
    """an address or a text beyond what the page takes is refused in words"""
    for notation, count in ((linear(50_000), "450,006 letters"), (f"linear({','.join('01' * 260)})", "519 commas")):
        reader.open("ease", notation)
        said = reader.page.evaluate(PROBLEM)
        # The refusal does not repeat what it refuses.
        require(f"{count} are too many for this page" in said and len(said) < 500, f"it says {said[:300]!r}")
        reader.add(notation)
        said = reader.page.wait_until("document.querySelector('.box .problem')?.textContent")
        require(count in said, f"the box says {said[:300]!r}")
    reader.paste(".a { transition: opacity 1s ease }" * 50_000)
    reader.page.wait_until(f"{PROBLEM}.includes('motions')")
    said = reader.page.evaluate(PROBLEM)
    require("1,700,000 letters are too many for motions: the page takes 300,000" in said, f"it says {said[:300]!r}")
    require_equal(reader.notations, ["ease"], "the motions behind refusals")


def check_tasks(reader: Explorer) -> None:
    """no address makes any view stand still, and all that is searched for arrives"""
    page = reader.page
    for motion in (*LARGE, linear(500), linear(50_000)):
        for view in ("compare", "export", "gesture"):
            def show(motion: str = motion, view: str = view) -> None:
                reader.open(motion, settings=f"view={view}")
                if view == "compare" and reader.notations:
                    page.wait_until(f"{WORDS} !== ''", 60)
                if view == "export" and reader.notations:
                    reader.written()
                reader.settle()
                page.wait_for_frames(3)
            longest = longest_task(page, show)
            require(longest <= limit(page), f"{motion[:40]} of {len(motion)} letters makes {view} stand still for {longest:.0f} ms")


def check_sliders(reader: Explorer) -> None:
    """a slider that makes motions of long searches stays in the hand, and each search ends the one before"""
    page = reader.page
    reader.open("spring(1 100 10)")
    page.click(".editor summary")

    def drag() -> None:
        for damping in (5, 2, 1, 0.5, 0.2, 0.1):
            page.write(reader.number("Damping"), str(damping))
            page.wait_for_frames(20)
        page.wait_until(f"{IS_SETTLED} && {WORDS} !== ''", 60)
    longest = longest_task(page, drag)
    require(longest <= limit(page), f"a slider makes the page stand still for {longest:.0f} ms")
    require_equal(reader.notations, [SWINGING], "the motion")
    require("2306 stops" in page.evaluate(WORDS), f"the words are {page.evaluate(WORDS)!r}")


def check_tables(reader: Explorer) -> None:
    """a table of 100,000 rows is read and fitted beside the page, as the tool does it"""
    page, file = reader.page, reader.recording("long.csv", "wobbly 0 -> 300", "--rate", "10000", "--to", "9.9999")
    reader.open("snappy")

    def drop() -> None:
        page.drop(file, TABS)
        page.wait_until(f"{FITS} >= 3 && {IS_SETTLED}", 60)
    longest = longest_task(page, drop)
    require(longest <= limit(page), f"100,000 rows make the page stand still for {longest:.0f} ms")
    require_equal(reader.texts(".fits .code")[0], "spring(1 180 12) 0 -> 300", "the spring of 100,000 rows")


def check_layers(reader: Explorer) -> None:
    """a Lottie document of many layers opens in steps, and one with more than the page draws in time is refused in words"""
    page = reader.page
    rectangle = [{"ty": "rc", "p": {"k": [4, 4]}, "s": {"k": [5, 3]}, "r": {"k": 0}}, {"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 50}}]
    turning = {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 60, "s": [360]}]}}
    layer = {"ty": 4, "ip": 0, "op": 60, "st": 0, "ks": turning, "shapes": rectangle}
    reader.open("ease", settings="view=lottie")
    # What stands beside the picture comes last.
    filled = "document.querySelector('.details').ariaBusy === 'false' && document.querySelector('.key-paths li') !== null"
    for count, end in ((20_000, "!document.querySelector('.import-problem').hidden"), (300, filled)):
        file = reader.folder / f"layers-{count}.json"
        file.write_text(json.dumps({"fr": 60, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [layer] * count}))

        def drop(file: Path = file, end: str = end) -> None:
            page.drop(file, TABS)
            page.wait_until(end, 60)
            page.wait_for_frames(10)
        longest = longest_task(page, drop)
        require(longest <= limit(page), f"{count} layers make the page stand still for {longest:.0f} ms")
        if count > 300:
            said = page.evaluate(PROBLEM)
            require("20,000 layers are too many for this page, which takes 300" in said, f"it says {said[:300]!r}")


def check_search(reader: Explorer) -> None:
    """what takes a long search is the tool's, what comes before it is called the best so far, and what is large is called so"""
    page = reader.page
    reader.open(SWINGING)
    reader.click("CSS")
    page.wait_until("/^(Copied|Searched)/.test(messages.at(-1) ?? '')", 60)
    # On a slow machine the browser has forgotten the click by then.
    if reader.messages[-1].startswith("Searched"):
        reader.click("CSS")
    page.wait_until("messages.at(-1)?.startsWith('Copied')", 60)
    copied = page.copied()
    require(len(copied) > 50_000, f"{len(copied)} letters are copied")
    words = page.evaluate(WORDS)
    require(words.startswith(f"CSS, {len(copied)} bytes, much for a style sheet: "), f"the words are {words!r}")
    for target in ("css", "svg"):
        reader.open(SWINGING, settings=f"view=export&export.target={target}")
        if target == "css":
            page.wait_until("document.querySelector('.written .remark').textContent.startsWith('The best so far: ')")
        require(reader.written() == reader.output("export", target, SWINGING), f"{target} is not the tool's")
    reader.open("snappy", settings="view=export&export.fewest=bytes&export.tolerance=0.0009")
    search = ["export", "css", "snappy", "--tolerance", "9e-4", "--fewest", "bytes"]
    require(reader.written() == reader.output(*search), "what is found is not the tool's")


def check_without_workers(reader: Explorer) -> None:
    """a browser without workers searches for fewer steps, and on when somebody asks for it"""
    page = reader.page
    page.before_scripts("delete window.Worker;")
    reader.open(SWINGING)
    page.wait_until(f"{WORDS}.startsWith('CSS, the search takes long')", 30)
    reader.open(SWINGING, settings="view=export")
    require_equal(reader.written(), None, "the text that nobody asked for")
    reader.click("Write it")
    require(reader.written() == reader.output("export", "css", SWINGING), "what is found is not the tool's")


def check_stops(reader: Explorer) -> None:
    """of many stops there are no handles, and of few there are"""
    for count, is_editable in ((200, True), (201, False), (500, False), (3, True)):
        reader.open(linear(count))
        shown = [len(reader.texts(selector)) for selector in (".editor .handle", ".editor .stops tbody tr")]
        require_equal(shown, [count, count] if is_editable else [0, 0], f"handles and rows of {count} stops")
        said = " ".join(reader.texts(".editor .muted"))
        require((f"{count} stops: 200 are the most that are moved by hand" in said) != is_editable, f"of {count} stops it says {said!r}")


SUITE = Suite("explorer, its limits", "explorer.html", Explorer, [
    check_sizes, check_tasks, check_sliders, check_tables, check_layers, check_search, check_without_workers, check_stops,
])
