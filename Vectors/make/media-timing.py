"""Makes Vectors/media-timing.json: what shows when, by Core Animation's properties and by those of Web Animations.

All numbers have few binary digits, so that nothing is rounded but thirds. Timings are random but for this: every two
values of every two properties meet. Instants are the begin, the end, the borders of all iterations, and just before and
after each of them.
"""

from fractions import Fraction
from itertools import combinations, product
from math import inf
from random import Random

from phases import Effect, Media, steps
from vectors import Subject, publish

TINY, EIGHTH = Fraction(1, 2**20), Fraction(1, 8)
FILLS = ("removed", "backwards", "forwards", "both")
JUMPS = ("jump-start", "jump-end", "jump-none", "jump-both")
# Values by property; those of timeOffset are fractions of the duration, or of 1 if that is 0.
MEDIA = {
    "beginTime": (Fraction(0), Fraction(5, 2), Fraction(-13, 8)),
    "duration": (Fraction(1), Fraction(4), Fraction(1, 2), Fraction(0)),
    "speed": (Fraction(1), Fraction(2), Fraction(1, 4), Fraction(-1), Fraction(-2), Fraction(0)),
    "timeOffset": (Fraction(0), Fraction(3, 8), Fraction(1), Fraction(5, 2), Fraction(13, 4), Fraction(-5, 8)),
    "repeatCount": (Fraction(0), Fraction(1), Fraction(3), Fraction(1, 2), Fraction(9, 4), inf),
    "repeatDuration": (Fraction(0), Fraction(3, 2), Fraction(4), inf),
    "autoreverses": (False, True),
    "fillMode": FILLS,
}
EFFECT = {
    "delay": (Fraction(0), Fraction(1), Fraction(-3, 4)),
    "endDelay": (Fraction(0), Fraction(1, 2), Fraction(-3, 2)),
    "duration": (Fraction(1), Fraction(2), Fraction(0)),
    "iterations": (Fraction(1), Fraction(0), Fraction(3), Fraction(5, 2), Fraction(1, 4), inf),
    "iterationStart": (Fraction(0), Fraction(1, 4), Fraction(1), Fraction(7, 2)),
    "direction": ("normal", "reverse", "alternate", "alternate-reverse"),
    "fill": ("none", "backwards", "forwards", "both"),
    "playbackRate": (Fraction(1), Fraction(-1)),
    "easing": ("linear", *JUMPS),
}


def choices(space, random):
    """Values that cover all pairs; each choice contains a missing pair, and is random otherwise."""
    def pairs_of(choice):
        return combinations(choice.items(), 2)

    missing = {((first, a), (second, b)) for first, second in combinations(space, 2)
               for a, b in product(space[first], space[second])}
    while missing:
        wanted = min(missing, key=repr)
        choice = {name: random.choice(values) for name, values in space.items()}
        choice.update(wanted)
        missing.difference_update(pairs_of(choice))
        yield choice


def doubles(properties):
    return {name: float(value) if isinstance(value, Fraction) else value for name, value in properties.items()}


def words(state):
    """An iteration without an end as a word that reads as a number."""
    return [Fraction(member) if isinstance(member, int) and not isinstance(member, bool) else member for member in state]


def case(subject, name, question, properties, answer, times, breaks=None):
    rows = subject.rows(lambda time: answer(Fraction(time)), [float(time) for time in dict.fromkeys(times)])
    subject.case(name, question, doubles(properties), rows, breaks=breaks)


def around(media):
    """Instants at which something changes, and around them."""
    scale = abs(media.speed) or Fraction(1)
    end = media.span if media.span != inf else 5 * media.duration / scale
    borders = [end] + [Fraction(way) * media.duration / scale for way in range(1, 6)] * bool(media.duration)
    near = [border + step for border in borders for step in (-TINY, Fraction(0), TINY)]
    return [Fraction(0), end], [*near, -TINY, TINY, -EIGHTH, end / 2, end + 3 * EIGHTH, 3 * EIGHTH / scale]


NAMED = (
    ("a fraction of a cycle", {"repeatCount": Fraction(5, 2), "fillMode": "both"}, (-1, 0, 1, 2, 2.25, 2.5, 3),
     "fills with the value of a whole cycle"),
    ("back and forth, half a cycle", {"repeatCount": Fraction(1, 2), "autoreverses": True, "fillMode": "forwards"},
     (0.5, 1, 2), "counts the way there and back as two cycles"),
    ("repeat for a duration, back and forth",
     {"repeatDuration": Fraction(5, 2), "autoreverses": True, "fillMode": "forwards"}, (1, 1.5, 2, 2.5, 4),
     "doubles the repeat duration"),
    ("an offset wraps", {"duration": Fraction(5), "timeOffset": Fraction(2)}, (0, 1, 2.5, 3, 4.5, 5),
     "ends when the offset time reaches the duration"),
    ("speed 0 at the end of its offset", {"speed": Fraction(0), "timeOffset": Fraction(1)}, (0, 9),
     "shows the first frame of the next cycle, which there is none of"),
    ("speed 0 beyond its offset", {"speed": Fraction(0), "timeOffset": Fraction(9), "repeatCount": Fraction(3)}, (0, 9),
     "wraps"),
    ("borders of cycles", {"repeatCount": Fraction(3)}, (0, 1, 2, 2.5, 3), "shows the end of the cycle that is over"),
    ("without a duration, filling", {"duration": Fraction(0), "fillMode": "both"}, (-1, 0, 1), "divides by the duration"),
    ("for ever", {"repeatCount": inf, "autoreverses": True}, (0, 7.25, 1e6 + 1.5), None),
)


def media_cases(subject):
    for name, properties, times, breaks in NAMED:
        media = Media(**properties)
        case(subject, name, "media", properties, lambda time: words(media.at(time)), times, breaks)
    random = Random("media timing")
    for number, properties in enumerate(choices(MEDIA, random)):
        properties["timeOffset"] *= properties["duration"] or 1
        media = Media(**properties)
        ends, others = around(media)
        # Begin and end alternate, so that all properties meet both.
        times = [media.begin + time for time in (ends[number % 2], *random.sample(others, 2))]
        case(subject, f"timing {number + 1}", "media", properties, lambda time: words(media.at(time)), times)


def flag_cases(subject):
    """Timings that begin and end at jumps of a staircase, before and after their course."""
    number = 0
    for speed, start, count, alternate, fill in product(
            (1, -1), (0, 1), (1, 2, 3), (False, True), ("backwards", "forwards", "both")):
        properties = {"beginTime": Fraction(5, 2), "speed": Fraction(speed), "timeOffset": Fraction(start, 2),
                      "repeatCount": Fraction(count, 2), "autoreverses": alternate, "fillMode": fill}
        media = Media(**properties)
        jump = JUMPS[number % 4]
        number += 1

        def answer(time):
            _, _, progress, flag = media.at(time)
            return None if progress is None else steps(progress, jump, flag)

        case(subject, f"stairs {number}", "stairs", {**properties, "jump": jump}, answer,
             [media.begin - EIGHTH, media.begin + media.span],
             breaks="ignores the before flag" if any(
                 media.at(time)[3] for time in (media.begin - EIGHTH, media.begin + media.span)) else None)


def effect_cases(subject):
    random = Random("effects")
    names = {"delay": "delay", "endDelay": "end_delay", "iterationStart": "iteration_start", "playbackRate": "rate"}
    for number, properties in enumerate(choices(EFFECT, random)):
        effect = Effect(**{names.get(name, name): value for name, value in properties.items()})
        end = effect.active_after if effect.active_after != inf else effect.before_active + 5 * properties["duration"]
        borders = [effect.before_active, end]
        cycle = properties["delay"] + properties["duration"]
        others = [cycle - TINY, cycle, end / 2, end + EIGHTH, effect.before_active - TINY, effect.before_active + TINY,
                  end - TINY, effect.before_active - EIGHTH, effect.before_active + 3 * EIGHTH, cycle + EIGHTH]
        easing = properties["easing"]
        given = {**properties, "easing": easing if easing == "linear" else f"steps(2, {easing})"}
        case(subject, f"effect {number + 1}", "effect", given, lambda time: words(effect.at(time)),
             [*borders, *random.sample(others, 2)],
             breaks="a rate below 0 at a boundary" if properties["playbackRate"] < 0 else None)


SPACES = (
    ("one layer", [{"beginTime": 2.0, "speed": 2.0, "timeOffset": 0.5}]),
    ("nested layers", [{"beginTime": 1.0, "speed": 2.0, "timeOffset": 0.0}, {"beginTime": 0.5, "speed": 0.25, "timeOffset": 3.0},
                       {"beginTime": -4.0, "speed": -1.0, "timeOffset": 0.125}]),
    ("paused by QA1673", [{"beginTime": 0.0, "speed": 1.0, "timeOffset": 0.0},
                          {"beginTime": 0.0, "speed": 0.0, "timeOffset": 7.25}]),
    ("times since a start of years", [{"beginTime": 1e9, "speed": 1.0, "timeOffset": 0.0},
                                       {"beginTime": 0.375, "speed": 3.0, "timeOffset": 0.0}]),
)


def space_cases(subject):
    for name, layers in SPACES:
        def local(time):
            for layer in layers:
                time = (time - Fraction(layer["beginTime"])) * Fraction(layer["speed"]) + Fraction(layer["timeOffset"])
            return time

        def absolute(time):
            for layer in reversed(layers):
                if layer["speed"] == 0:
                    return None
                time = (time - Fraction(layer["timeOffset"])) / Fraction(layer["speed"]) + Fraction(layer["beginTime"])
            return time

        times = (-1.0, 0.0, 2.5, 100.125) if layers[0]["beginTime"] < 1e6 else (1e9, 1e9 + 0.5, 1e9 + 3.75)
        case(subject, name, "localTime", {"layers": layers}, local, times)
        case(subject, name, "absoluteTime", {"layers": layers}, absolute, (-2.0, 0.0, 6.75),
             breaks="divides by the speed 0" if absolute(Fraction(0)) is None else None)


GROUPS = (
    ("a longer member is cut off", {"duration": Fraction(5)}, {"duration": Fraction(10)}, (0, 2.5, 4.875, 5, 6),
     "scales the member to the group"),
    ("a delayed member", {"duration": Fraction(4), "beginTime": Fraction(1)},
     {"beginTime": Fraction(2), "duration": Fraction(1)}, (0, 1, 2.75, 3, 3.5, 4, 4.5), None),
    ("a member that fills", {"duration": Fraction(4)}, {"beginTime": Fraction(1), "fillMode": "both"},
     (0, 0.5, 1.25, 2, 3.5, 4), None),
    ("the group repeats", {"duration": Fraction(2), "repeatCount": Fraction(3)},
     {"beginTime": Fraction(1, 2), "duration": Fraction(1)}, (0.75, 1.75, 2.25, 2.75, 4.75, 6.5),
     "starts the member once only"),
    ("the group goes back and forth", {"duration": Fraction(2), "autoreverses": True},
     {"beginTime": Fraction(1, 2), "duration": Fraction(1)}, (0.25, 0.75, 1.75, 2.25, 2.75, 3.75), None),
    ("a fast group, a slow member", {"duration": Fraction(4), "speed": Fraction(2)},
     {"speed": Fraction(1, 2), "repeatCount": Fraction(2)}, (0, 0.5, 1, 1.5, 2.5), None),
    ("a filling group", {"duration": Fraction(2), "fillMode": "both", "beginTime": Fraction(1)},
     {"duration": Fraction(4), "fillMode": "both"}, (0, 1, 2, 3, 9), "fills the member beyond the end of the group"),
)


def group_cases(subject):
    for name, group, member, times, breaks in GROUPS:
        outer, inner = Media(**group), Media(**member)

        def answer(time):
            time = outer.member_time(time)
            return None if time is None else inner.at(time)[2]

        case(subject, name, "group", {"group": doubles(group), "member": doubles(member)}, answer, times, breaks)


def make():
    subject = Subject(
        "media-timing", "Phases, iterations and progresses of timed effects, by Core Animation and by Web Animations.",
        sources=["https://www.w3.org/TR/web-animations-1/", "https://www.w3.org/TR/css-easing-2/",
                 "https://developer.apple.com/documentation/quartzcore/camediatiming"],
        exact=0, words="every number is exact in doubles, and so is each step of the computation; but thirds are rounded once",
        how="fractions, without rounding")
    media = {
        "beginTime": "in the parent's time, s; 0 if not given", "duration": "of a cycle, s; 1 if not given",
        "speed": "1 if not given", "timeOffset": "s; 0 if not given", "repeatCount": "0 counts as 1; 0 if not given",
        "repeatDuration": "s; counts before repeatCount unless 0; 0 if not given",
        "autoreverses": "whether each cycle goes there and back; false if not given",
        "fillMode": "removed, backwards, forwards or both; removed if not given"}
    shows = "before, active or after; the iteration, which counts ways there and ways back; the progress within it in its" \
            " direction; the before flag of CSS easing; the last three null where nothing shows"
    subject.question("media", "Core Animation's properties; a negative speed shows the span backwards, speed 0 stands still"
                     " at timeOffset within the active duration", given=media, at="the parent's time, s", answer=shows,
                     domain="all times")
    subject.question("stairs", "the output of steps(2, jump) for the progress of media with its before flag",
                     given={**media, "jump": "jump-start, jump-end, jump-none or jump-both"}, at="the parent's time, s",
                     answer="the output; null where nothing shows", domain="all times")
    subject.question(
        "effect", "the timing of an effect of Web Animations (browsers take milliseconds: times 1000 these are exact too)",
        given={"delay": "s", "endDelay": "s", "duration": "of an iteration, s", "iterations": "or inf",
               "iterationStart": "in iterations", "direction": "normal, reverse, alternate or alternate-reverse",
               "fill": "none, backwards, forwards or both", "playbackRate": "of the animation: its sign counts at boundaries",
               "easing": "of the effect: linear, or steps(2, …)"}, at="the local time of the effect, s",
        answer="before, active or after; the current iteration; the transformed progress; the last two null without an"
               " active time", domain="all times")
    subject.question("localTime", "the time in the innermost of nested layers: (parent − beginTime)·speed + timeOffset",
                     given={"layers": "beginTime, speed and timeOffset of each, from the outermost on"},
                     at="absolute time, s", answer="local time, s", domain="all times", exact=2**-52,
                     words="an ulp where the times are no few binary digits")
    subject.question("absoluteTime", "the inverse of localTime", given={"layers": "as of localTime"}, at="local time, s",
                     answer="absolute time, s; null if a layer stands still", domain="all times", exact=2**-52,
                     words="an ulp, by the division")
    subject.question("group", "the progress of a group's member: it runs in the group's time, after the group's repetitions"
                     " and reversals, and is cut off with the group", given={"group": "as of media", "member": "as of media"},
                     at="the parent's time, s", answer="the progress as of media; null where the member or the group shows"
                     " nothing", domain="all times")
    media_cases(subject)
    flag_cases(subject)
    effect_cases(subject)
    space_cases(subject)
    group_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
