"""A page for each named curve and each vendor's spring: its picture, its numbers, and its text for every target, all by the tool."""

import html
import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from website import markdown
from website.frame import Contents, Site

# The duration for targets that cannot have a curve without one.
DURATION = "0.4s"
LANGUAGES = {"css": "css", "json": "json", "js": "javascript", "swift": "swift", "c": "c", "py": "python", "xml": "xml", "svg": "xml",
             "kt": "kotlin", "dart": "dart", "glsl": "glsl"}
TITLES = {"curves": ("easings", "Easings", "Easing"), "presets": ("springs", "Springs of the vendors", "Spring")}
PLAY = """<section class="try" data-motion="{name}" data-domain="{domain}" aria-label="The motion, played"><div class="track"><i></i></div>
<button type="button">Play</button> <output></output></section>
"""


class Named(NamedTuple):
    name: str
    kind: str

    @property
    def page(self) -> str:
        return f"{TITLES[self.kind][0]}/{self.name}.html"


class Motions:
    """The pages of the motions of the catalogue; of the first `count` of each kind, if it is given."""

    def __init__(self, tool: Path, site: Site, count: int | None) -> None:
        self.tool, self.site = tool, site
        catalogue = json.loads(self.run("catalogue"))
        self.forms = [(target, form) for target in catalogue["targets"] for form in target["forms"]]
        self.presets = {row["name"]: row for row in catalogue["presets"]}
        names = {"curves": catalogue["curves"], "presets": list(self.presets)}
        self.named = {kind: [Named(name, kind) for name in names[kind][:count]] for kind in TITLES}

    def outputs(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.tool, *words], capture_output=True, text=True)

    def run(self, *words: str) -> str:
        done = self.outputs(*words)
        done.check_returncode()
        return done.stdout

    def write(self) -> int:
        everything = [named for each in self.named.values() for named in each]
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(self.write_page, everything))
            thumbnails = dict(zip(everything, threads.map(self.thumbnail, everything)))
        for kind in TITLES:
            self.write_index(kind, thumbnails)
        return len(everything)

    def write_index(self, kind: str, thumbnails: dict[Named, str]) -> None:
        folder, title, _ = TITLES[kind]
        cards = [f'<a class="card" href="{named.name}.html">{thumbnails[named]}<span>{named.name}</span></a>' for named in self.named[kind]]
        about = {
            "curves": "The timing curves that have a name: CSS's words, Core Animation's, and Penner's thirty. Each has its picture, its "
                      f"numbers and its text for {len(self.forms)} systems.",
            "presets": "The springs of SwiftUI, react-spring, Compose and others by their names, with their numbers and their text for "
                       f"{len(self.forms)} systems.",
        }[kind]
        body = f'<h1>{title}</h1>\n<p>{about}</p>\n<div class="cards">{"".join(cards)}</div>'
        self.site.write(f"{folder}/index.html", Contents(title, about, body, [], []))

    def thumbnail(self, named: Named) -> str:
        """A small picture in the colours of the page."""
        rows = [tuple(map(float, line.split(","))) for line in self.run("sample", named.name, "--count", "61").splitlines()[1:]]
        end = rows[-1][0]
        # Values from -0.4 to 1.4 of the distance fit.
        points = " ".join(f"{10 + 100 * time / end:.1f},{75 - 50 * value:.1f}" for time, value in rows)
        return ('<svg viewBox="0 0 120 100" aria-hidden="true"><path class="axis" d="M10 75H110M10 25H110"/>'
                f'<polyline class="curve" points="{points}"/></svg>')

    def write_page(self, named: Named) -> None:
        self.site.write_file(named.page.removesuffix(".html") + ".svg", self.run("plot", named.name))
        facts = json.loads(self.run("describe", named.name, "--format", "json"))
        kind = TITLES[named.kind][2]
        notation = self.presets[named.name]["notation"] if named.kind == "presets" else named.name
        domain = self.run("sample", named.name, "--count", "2").splitlines()[-1].split(",")[0]
        parts = [
            f"<h1>{named.name}</h1>",
            f'<p>{kind} <code>{html.escape(notation)}</code>. <a href="../explorer.html#m={named.name}">Change it in the explorer</a>.</p>',
            f'<figure class="plot"><img src="{named.name}.svg" width="960" height="600" alt="{named.name} over time"></figure>',
            PLAY.format(name=named.name, domain=domain), '<h2 id="numbers">Numbers</h2>', table(facts),
            '<h2 id="targets">For other systems</h2>',
            f"<p>Within a thousandth of the distance. Where a system needs a duration, the curve takes {DURATION}.</p>"
            if named.kind == "curves" else "<p>Within a thousandth of the distance.</p>",
        ]
        parts += [self.text_for(named, *each) for each in self.forms]
        parts.append(self.neighbours(named))
        self.site.write(named.page, Contents(named.name, f"{kind} {named.name}: picture, numbers, and text for {len(self.forms)} systems.",
                                             "\n".join(parts), [], [], "motion.js"))

    def text_for(self, named: Named, target: dict, form: dict) -> str:
        words = ["export", target["name"], *([f"--{form['option']}", form["name"]] if "option" in form else [])]
        done = self.outputs(*words, named.name)
        if "needs a duration" in done.stderr:
            done = self.outputs(*words, f"{DURATION} {named.name}")
        # 65 says that the target cannot have this motion, and why.
        if done.returncode not in (0, 65):
            raise RuntimeError(done.stderr)
        said = "".join(f"<p>{html.escape(line.removeprefix('inbetween: '))}</p>" for line in done.stderr.splitlines())
        language = LANGUAGES.get(form["endings"][0], "text")
        anchor, opened = markdown.anchor(form["title"]), " open" if form is self.forms[0][1] else ""
        text = markdown.code(done.stdout, language) if done.stdout else ""
        return f'<details class="target" id="{anchor}"{opened}><summary>{html.escape(form["title"])}</summary>{said}{text}</details>'

    def neighbours(self, named: Named) -> str:
        names = [each.name for each in self.named[named.kind]]
        place = names.index(named.name)
        steps = [("prev", place - 1), ("next", place + 1)]
        links = [f'<a rel="{rel}" href="{names[at]}.html">{names[at]}</a>' for rel, at in steps if 0 <= at < len(names)]
        return f'<nav class="steps" aria-label="Neighbours">{"".join(links)}</nav>'


def table(facts: dict) -> str:
    """The facts with their units, in the order of the tool."""
    units = facts.pop("units", {})

    def cell(value) -> str:
        return "never" if value is None else ("yes" if value else "no") if isinstance(value, bool) else html.escape(str(value))

    def words(name: str) -> str:
        return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower().replace("core animation", "Core Animation's")

    def unit(name: str) -> str:
        return "" if units.get(name, "1") == "1" else f" {html.escape(units[name])}"

    rows = "".join(f"<tr><th scope=\"row\">{words(name)}</th><td>{cell(value)}{unit(name)}</td></tr>" for name, value in facts.items())
    return f'<div class="wide" tabindex="0"><table>{rows}</table></div>'
