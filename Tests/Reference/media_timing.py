"""Makes media_timing.csv: the progress of an animation at a time, from the formulas of W3C Web Animations Level 1.

Core Animation's properties are translated by the dictionary of Documentation/CoreAnimation.md, "Media timing":

    iteration duration = duration        iteration start = timeOffset/duration        delay = 0
    iterations = repeatDuration/duration, or repeatCount, twice that with autoreverses, whose direction is alternate

in Fractions, so that nothing rounds; all numbers are exact in doubles too. Three rules are not the W3C's: a negative
speed keeps the span, and shows at begin + x what the opposite speed shows at begin + span − x; speed 0 stands still at
timeOffset within the active duration; an iteration duration of 0 has no iteration start.

The last columns are the before flag, and the output of steps(2, ·) for the progress with it, for each position of CSS
Easing Functions Level 2. The last rows are those around the course in which the flag may matter: it does, in at least
three rows for every position, fill mode, sign of the speed, and side of the course.

Instants are the begin, the end, the borders of all iterations, and just before and after each of them. Every two values
of every two properties meet in at least ten rows.

Remake it with  python3 Tests/Reference/media_timing.py  (--check: exit 1 if the file would change).
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import floor, inf
from random import Random

from reference_table import run, table_text

SEED = 20261121
ROWS_PER_PAIR = 10
TINY = Fraction(1, 2**20)

EIGHTH = Fraction(1, 8)
# Values by property; those of timeOffset are fractions of the duration, or of 1 if that is 0.
SPACE = {
    "beginTime": (Fraction(0), Fraction(5, 2), Fraction(-13, 8)),
    "duration": (Fraction(1), Fraction(4), Fraction(1, 2), Fraction(0)),
    "speed": (Fraction(1), Fraction(2), Fraction(1, 4), Fraction(-1), Fraction(-2), Fraction(0)),
    "timeOffset": (Fraction(0), Fraction(3, 8), Fraction(1), Fraction(5, 2), Fraction(13, 4), Fraction(-5, 8)),
    "repeatCount": (Fraction(0), Fraction(1), Fraction(3), Fraction(1, 2), Fraction(9, 4), inf),
    "repeatDuration": (Fraction(0), Fraction(3, 2), Fraction(4), inf),
    "autoreverses": (False, True),
    "fillMode": ("removed", "backwards", "forwards", "both"),
}
NAMES = tuple(SPACE)
POSITIONS = ("jumpStart", "jumpEnd", "jumpNone", "jumpBoth")


def times(a, b):
    """A product in which 0·∞ = 0, as the specification has it for the active duration."""
    return Fraction(0) if 0 in (a, b) else a * b if inf not in (a, b) else inf


class Effect:
    """The terms of Web Animations for Core Animation's properties."""

    def __init__(self, properties):
        self.begin, self.duration, self.speed, self.offset, count, repeat, self.alternate, self.fill = properties
        if repeat > 0:
            self.iterations = inf if self.duration == 0 or repeat == inf else repeat / self.duration
        else:
            self.iterations = (count or Fraction(1)) * (2 if self.alternate else 1)
        self.active_duration = times(self.duration, self.iterations)
        self.span = inf if self.speed == 0 or self.active_duration == inf else self.active_duration / abs(self.speed)
        self.start = self.offset / self.duration if self.duration else Fraction(0)

    def phase(self, elapsed):
        """The phase at a time after the begin; that of the parent's time, whatever the direction."""
        if self.speed == 0:
            return "active"
        return "before" if elapsed < 0 else "after" if elapsed >= self.span else "active"

    def at(self, parent_time):
        """Phase, current iteration, directed progress, before flag; all but the phase are None where nothing shows."""
        elapsed = parent_time - self.begin
        phase = self.phase(elapsed)
        hidden = {"before": ("removed", "forwards"), "after": ("removed", "backwards"), "active": ()}
        if self.fill in hidden[phase]:
            return phase, None, None, None
        if self.speed == 0:
            stopped = min(max(self.offset, Fraction(0)), self.active_duration)
            # Iterations without an offset, the time standing still; the end is shown as a time after the end would be.
            return (phase, *self.progress("active", stopped, Fraction(0)), False)
        if self.speed > 0:
            local, local_phase = elapsed * self.speed, phase
        else:
            local = inf if self.span == inf else (self.span - elapsed) * -self.speed
            # The end of the opposite direction, at which W3C's boundary rule holds.
            local_phase = "before" if local < 0 else "after" if local >= self.active_duration else "active"
        active_time = local if local_phase == "active" else min(max(local, Fraction(0)), self.active_duration)
        iteration, progress = self.progress(local_phase, active_time, self.start)
        return phase, iteration, progress, self.before_flag(local, iteration)

    def before_flag(self, local, iteration):
        """Calculating the transformed progress, 2: the phase, with both ends of the interval as the direction has them."""
        is_before = local < 0 or (self.speed < 0 and local == 0)
        is_after = not is_before and (local > self.active_duration or (self.speed > 0 and local == self.active_duration))
        goes_forwards = not (self.alternate and iteration != inf and iteration % 2 == 1)
        return is_before and goes_forwards or is_after and not goes_forwards

    def progress(self, phase, active_time, start):
        """Overall progress, simple iteration progress, current iteration, directed progress: §4.5 and following."""
        if self.duration == 0:
            overall = Fraction(0) if phase == "before" else self.iterations
        else:
            overall = inf if active_time == inf else active_time / self.duration
        overall = inf if overall == inf else overall + start
        simple = start % 1 if overall == inf else overall % 1
        if simple == 0 and phase != "before" and active_time == self.active_duration and self.iterations != 0:
            simple = Fraction(1)
        if overall == inf:
            return inf, simple
        iteration = floor(overall) - 1 if simple == 1 else floor(overall)
        return iteration, 1 - simple if self.alternate and iteration % 2 == 1 else simple


def steps(progress, position, before_flag, count=2):
    """The output of CSS Easing Functions Level 2 for a step easing function."""
    step = floor(progress * count) + (position in ("jumpStart", "jumpBoth"))
    if before_flag and progress * count % 1 == 0:
        step -= 1
    if progress >= 0 and step < 0:
        step = 0
    jumps = count + {"jumpNone": -1, "jumpBoth": 1}.get(position, 0)
    if progress <= 1 and step > jumps:
        step = jumps
    return Fraction(step, jumps)


def instants(effect):
    """Boundaries and the instants around them."""
    scale = abs(effect.speed) or Fraction(1)
    end = effect.span if effect.span != inf else 5 * effect.duration / scale
    borders = [Fraction(0), end]
    if effect.duration:
        borders += [Fraction(way) * effect.duration / scale for way in range(1, 6)]
    around = [border + step for border in borders for step in (-TINY, Fraction(0), TINY)]
    return [effect.begin + time for time in (*around, -EIGHTH, end / 2, end + 3 * EIGHTH, 3 * EIGHTH / scale)]


def is_exact(number):
    """Whether the number is exact in a double, with bits to spare for computations."""
    return number in (inf, True, False) or isinstance(number, str) or (
        number.denominator & (number.denominator - 1) == 0 and number.denominator <= 2**24)


def choices():
    """Values that cover all pairs; each choice contains a missing pair, and is random otherwise."""
    random = Random(SEED)
    missing = Counter({pair: ROWS_PER_PAIR for pair in all_pairs()})
    while missing:
        wanted = max(missing, key=lambda pair: (missing[pair], repr(pair)))
        choice = {name: random.choice(values) for name, values in SPACE.items()}
        choice.update(wanted)
        for pair in pairs_of(choice):
            missing[pair] -= 1
            if missing[pair] <= 0:
                del missing[pair]
        yield choice


def all_pairs():
    for first, second in combinations(NAMES, 2):
        for values in product(SPACE[first], SPACE[second]):
            yield (first, values[0]), (second, values[1])


def pairs_of(choice):
    return combinations(((name, choice[name]) for name in NAMES), 2)


def random_rows():
    """Timings of all kinds: their properties, and the times of their rows."""
    random = Random(SEED + 1)
    coverage, boundaries = Counter(), Counter()
    for number, choice in enumerate(choices()):
        properties = [choice[name] for name in NAMES]
        properties[NAMES.index("timeOffset")] *= choice["duration"] or 1
        effect = Effect(properties)
        candidates = instants(effect)
        # Begin and end alternate, so that all properties meet both; and two other instants.
        chosen = [candidates[(1, 4)[number % 2]], *random.sample(candidates, 2)]
        for time in dict.fromkeys(chosen):
            coverage.update(pairs_of(choice))
            boundaries["begin"] += time == effect.begin
            boundaries["end"] += time == effect.begin + effect.span
            boundaries["border"] += effect.duration > 0 and (time - effect.begin) * effect.speed % effect.duration == 0
            yield properties, time
    assert min(coverage[pair] for pair in all_pairs()) >= ROWS_PER_PAIR
    assert min(boundaries[kind] for kind in ("begin", "end", "border")) >= 50, boundaries


def flag_rows():
    """Timings that begin and end at jumps of a staircase, before and after their course."""
    begin, duration, halves = Fraction(5, 2), Fraction(1), [Fraction(half, 2) for half in range(4)]
    for speed, offset, count, alternate, fill in product(
        (Fraction(1), Fraction(-1)), halves, halves[1:], (False, True), ("backwards", "forwards", "both")
    ):
        properties = [begin, duration, speed, offset, count, Fraction(0), alternate, fill]
        yield properties, begin - EIGHTH
        yield properties, begin + Effect(properties).span


def rows():
    """Rows of the table."""
    flagged = Counter()
    for properties, time in (*random_rows(), *flag_rows()):
        effect = Effect(properties)
        phase, iteration, progress, flag = effect.at(time)
        assert all(map(is_exact, (*properties, time))) and (progress is None or is_exact(progress))
        stairs = [None if flag is None else steps(progress, position, flag) for position in POSITIONS]
        for position, value in zip(POSITIONS, stairs):
            counts = bool(flag) and value != steps(progress, position, False)
            flagged[position, effect.fill, effect.speed > 0, phase] += counts
        yield [*map(cell, (*properties, time)), phase, *map(cell, (iteration, progress, flag, *stairs))]
    for position, is_forwards in product(POSITIONS, (True, False)):
        for phase, fills in (("before", ("backwards", "both")), ("after", ("forwards", "both"))):
            assert all(flagged[position, fill, is_forwards, phase] >= 3 for fill in fills), flagged


def cell(value):
    if value is None or isinstance(value, str):
        return value or ""
    return str(int(value)) if isinstance(value, bool) else repr(float(value))


def make_tables():
    text = table_text(",".join((*NAMES, "parentTime", "phase", "iteration", "progress", "beforeFlag", *POSITIONS)), rows())
    assert text.count("\n") > 400
    return {"media_timing.csv": text}


if __name__ == "__main__":
    run(__doc__, make_tables)
