"""Compares our drawing of Lottie files with lottie-web, rlottie and ThorVG; Documentation/LottiePlayers.md says what differs.

Without a count, the pictures of all files that can be fetched and the values of their properties are compared: half an hour;
out/lottie/compare.html shows what differs most. With a count, the pictures of so many of rlottie's examples, the same each
time. Both also compare our own documents: those of `inbetween export lottie` in lottie-web, those of effects in all three.
The words choose parts.
"""

from check.browser.chromium import find_browser
from check.lottie import after_effects, channels, clones, compare, corpus, documents, tracks
from check.support import Findings, leave_out

PARTS = {"pictures": compare.check, "channels": channels.check, "tracks": tracks.check, "documents": documents.check,
         "after-effects": after_effects.check, "clones": clones.check}


def check(options) -> None:
    if find_browser() is None:
        leave_out("Lottie files of others, as there is no Chromium")
        return
    corpus.fetch(["rlottie", "web"] if options.count else list(corpus.FETCHED))
    if not all((corpus.FOLDER / source).is_dir() for source in ("rlottie", "web")):
        leave_out("Lottie files of others, which cannot be fetched")
        return
    findings = Findings()
    for name, part in PARTS.items():
        if name in options.words or not options.words and not (options.count and name == "channels"):
            part(options.tool, options.count, findings)
    findings.report("Lottie files")
