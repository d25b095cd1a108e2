"""What is large does not freeze the explorer: it is refused in words, or searched for when somebody asks for it."""

from check.browser.suites import Suite, require, require_equal
from check.explorer.driver import Explorer

# The longest allowed task in milliseconds, ten times the measured ones: without limits these motions took 4 to 143 s.
LONGEST_TASK = 5000
LONG_TASKS = """new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(Math.max(...list.getEntries().map(({ duration }) => duration))));
  observer.observe({ type: "longtask", buffered: true });
  setTimeout(() => done(0), 300);
})"""
WORDS = "document.querySelector('.copy-css .numbers').textContent"
PROBLEM = "document.querySelector('.import-problem').innerText"
SWINGING = "spring(1 100 0.1)"
# Motions that any slider reaches, or that an address may hold.
LARGE = [
    SWINGING, "spring(1 100 0.5)", "spring(1 1e12 0.1)", "spring(1 100 0.5) within(max: 1, restitution: 0.9999999)",
    "linear(" + ", ".join(f"0.{index % 10}" for index in range(10_000)) + ")",
]


def linear(count: int) -> str:
    return "linear(" + ", ".join(f"{index / count:.5f}" for index in range(count)) + ")"


def check_sizes(reader: Explorer) -> None:
    """an address or a text beyond what the page takes is refused in words"""
    reader.open("ease", linear(50_000))
    said = reader.page.evaluate(PROBLEM)
    # The refusal does not repeat what it refuses.
    require("letters are too many for this page, which takes 64,000" in said and len(said) < 500, f"it says {said[:300]!r}")
    reader.add(linear(50_000))
    said = reader.texts("aside .problem")[0]
    require("letters are too many" in said, f"the list says {said[:300]!r}")
    reader.paste(".a { transition: opacity 1s ease }" * 50_000)
    said = reader.page.evaluate(PROBLEM)
    require("1,700,000 letters are too many for motions: the page takes 300,000" in said, f"it says {said[:300]!r}")
    require_equal(reader.notations, ["ease"], "the motions behind refusals")


def check_freezes(reader: Explorer) -> None:
    """no motion makes a view stand still for long"""
    for motion in LARGE:
        for view in ("compare", "export", "gesture"):
            reader.open(motion, settings=f"view={view}")
            require_equal(len(reader.notations), 1, f"the motions of {motion[:60]}")
            if view == "compare":
                reader.page.wait_until(f"{WORDS} !== ''", 60)
            if view == "export":
                reader.written()
            longest = reader.page.evaluate(LONG_TASKS)
            require(longest <= LONGEST_TASK, f"{motion[:60]} makes {view} stand still for {longest:.0f} ms")


def check_search(reader: Explorer) -> None:
    """what takes a long search is written when somebody asks for it, and what is large is called so"""
    page = reader.page
    reader.open(SWINGING)
    page.wait_until(f"{WORDS}.startsWith('The search takes seconds')", 30)
    reader.click("Copy CSS")
    page.wait_until("/^(Copied|Searched)/.test(messages.at(-1) ?? '')", 60)
    # On a slow machine the browser has forgotten the click by then.
    if reader.messages[-1].startswith("Searched"):
        reader.click("Copy CSS")
    page.wait_until("messages.at(-1)?.startsWith('Copied')", 60)
    copied = page.copied()
    require(len(copied) > 50_000, f"{len(copied)} letters are copied")
    words = page.evaluate(WORDS)
    require(words.startswith(f"{len(copied)} bytes, much for a style sheet: "), f"the words are {words!r}")
    for target in ("css", "svg"):
        reader.open(SWINGING, settings=f"view=export&export.target={target}")
        require_equal(reader.written(), None, f"the text for {target} that nobody asked for")
        reader.click("Write it")
        require(reader.written() == reader.output("export", target, SWINGING), f"{target} is not the tool's")
    search = ["export", "css", "snappy", "--tolerance", "9e-4", "--fewest", "bytes"]
    reader.open("snappy", settings="view=export&export.fewest=bytes&export.tolerance=0.0009")
    require(reader.written() == reader.output(*search, "--budget", "5000000"), "the best so far is not the tool's")
    remark = page.evaluate("document.querySelector('.written .remark').textContent")
    require("the best so far where at least" in remark, f"the remark is {remark!r}")
    reader.click("Search on")
    require(reader.written() == reader.output(*search), "what is found is not the tool's")


def check_stops(reader: Explorer) -> None:
    """of many stops there are no handles, and of few there are"""
    for count, is_editable in ((200, True), (201, False), (5000, False), (3, True)):
        reader.open(linear(count))
        shown = [len(reader.texts(selector)) for selector in (".editor .handle", ".editor .stops tbody tr")]
        require_equal(shown, [count, count] if is_editable else [0, 0], f"handles and rows of {count} stops")
        said = " ".join(reader.texts(".editor .muted"))
        require((f"{count} stops: 200 are the most that are moved by hand" in said) != is_editable, f"of {count} stops it says {said!r}")


SUITE = Suite("explorer, its limits", "explorer.html", Explorer, [check_sizes, check_freezes, check_search, check_stops])
