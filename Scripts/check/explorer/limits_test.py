"""What is large does not freeze the explorer: it is refused in words, or searched for when somebody asks for it."""

from check.explorer.driver import Explorer
from check.browser.suites import Suite, require, require_equal

# The longest allowed task in milliseconds, ten times the measured ones: without limits these motions took 4 to 143 s.
LONGEST_TASK = 5000
LONG_TASKS = """new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(Math.max(...list.getEntries().map(({ duration }) => duration))));
  observer.observe({ type: "longtask", buffered: true });
  setTimeout(() => done(0), 300);
})"""
WORDS = "document.querySelector('.copy-css .numbers').textContent"
BUSY = "document.querySelector('.written').getAttribute('aria-busy')"
# Motions that any slider reaches, or that an address may hold.
LARGE = [
    "spring(1 100 0.1)", "spring(1 100 0.5)", "spring(1 1e12 0.1)", "spring(1 100 0.5) within(max: 1, restitution: 0.9999999)",
    "linear(" + ", ".join(f"0.{index % 10}" for index in range(10_000)) + ")",
]


def check_sizes(reader: Explorer) -> None:
    """an address or a text beyond what the page takes is refused in words"""
    stops = "linear(" + ", ".join(f"{index / 50_000:.5f}" for index in range(50_000)) + ")"
    reader.open("ease", stops)
    require_equal(reader.notations, ["ease"], "the motions of an address with 50,000 stops")
    said = reader.page.evaluate("document.querySelector('.import-problem').innerText")
    require("letters are too many for this page, which takes 64,000" in said, f"it says {said[:300]!r}")
    require(len(said) < 500, "the refusal repeats what it refuses")
    reader.add(stops)
    said = reader.texts("aside .problem")[0]
    require("letters are too many" in said, f"the list says {said[:300]!r}")
    paste(reader, ".a { transition: opacity 1s ease }" * 50_000)
    said = reader.page.evaluate("document.querySelector('.import-problem').innerText")
    require("1,700,000 letters are too many for motions: the page takes 300,000" in said, f"it says {said[:300]!r}")
    require_equal(reader.notations, ["ease"], "the motions behind refusals")


def check_freezes(reader: Explorer) -> None:
    """no motion makes a view stand still for long"""
    for motion in LARGE:
        for view in ("compare", "export", "catch"):
            reader.open(motion, settings=f"view={view}")
            require_equal(len(reader.notations), 1, f"the motions of {motion[:60]}")
            reader.page.wait_until(f"{WORDS} !== ''" if view == "compare" else f"{BUSY} !== 'true'", 60)
            longest = reader.page.evaluate(LONG_TASKS)
            require(longest <= LONGEST_TASK, f"{motion[:60]} makes {view} stand still for {longest:.0f} ms")


def check_search(reader: Explorer) -> None:
    """what takes a long search is written when somebody asks for it, and what is large is called so"""
    page = reader.page
    reader.open("spring(1 100 0.1)")
    page.wait_until(f"{WORDS}.startsWith('The search takes seconds')", 30)
    reader.click("Copy CSS")
    page.wait_until("/^(Copied|Searched)/.test(messages.at(-1) ?? '')", 60)
    # On a slow machine the browser has forgotten the click by then.
    if reader.messages[-1].startswith("Searched"):
        reader.click("Copy CSS")
    page.wait_until("messages.at(-1)?.startsWith('Copied')", 60)
    copied = page.clipboard.text()
    require(len(copied) > 50_000, f"{len(copied)} letters are copied")
    words = page.evaluate(WORDS)
    require(words.startswith(f"{len(copied)} bytes, much for a style sheet: "), f"the words are {words!r}")
    for target, arguments in (("css", ["css"]), ("svg", ["svg"])):
        reader.open("spring(1 100 0.1)", settings=f"view=export&export.target={target}")
        settle(reader)
        require_equal(page.evaluate("document.querySelector('.written pre').hidden"), True, f"the text for {target} is hidden")
        reader.click("Write it")
        settle(reader)
        written = page.evaluate("document.querySelector('.written pre').textContent")
        require(written == reader.output("export", *arguments, "spring(1 100 0.1)"), f"{target} is not the tool's")
    search = ["css", "snappy", "--tolerance", "9e-4", "--fewest", "bytes"]
    reader.open("snappy", settings="view=export&export.fewest=bytes&export.tolerance=0.0009")
    settle(reader)
    remark = page.evaluate("document.querySelector('.written .remark').textContent")
    require("the best so far where at least" in remark, f"the remark is {remark!r}")
    written = page.evaluate("document.querySelector('.written pre').textContent")
    require(written == reader.output("export", *search, "--budget", "5000000"), "the best so far is not the tool's")
    reader.click("Search on")
    settle(reader)
    written = page.evaluate("document.querySelector('.written pre').textContent")
    require(written == reader.output("export", *search), "what is found is not the tool's")


def check_stops(reader: Explorer) -> None:
    """of many stops there are no handles, and of few there are"""
    for count, isEditable in ((200, True), (201, False), (5000, False), (3, True)):
        stops = ", ".join(f"{index / count:.5f}" for index in range(count))
        reader.open(f"linear({stops})")
        shown = [len(reader.texts(selector)) for selector in (".editor .handle", ".editor .stops tbody tr")]
        require_equal(shown, [count, count] if isEditable else [0, 0], f"handles and rows of {count} stops")
        said = " ".join(reader.texts(".editor .muted"))
        require((f"{count} stops are too many to be moved by hand" in said) != isEditable, f"of {count} stops it says {said!r}")


def settle(reader: Explorer) -> None:
    reader.page.wait_until(f"{BUSY} === 'false'", 120)


def paste(reader: Explorer, text: str) -> None:
    reader.page.call("""((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    })""", text)


SUITE = Suite("explorer, its limits", "explorer.html", Explorer, [check_sizes, check_freezes, check_search, check_stops])
