"""Makes media_timing.csv: where in its course an animation is, from the formulas of W3C Web Animations Level 1.

Core Animation's properties are translated by the dictionary of reference/core-animation.md, §1.2:

    iteration duration = duration        iteration start = timeOffset/duration        delay = 0
    iterations = repeatDuration/duration, or repeatCount, twice that with autoreverses, whose direction is alternate

in Fractions, so that nothing rounds; all numbers are such that doubles have them too. Three points are not the W3C's:
a negative speed keeps the span, and shows at begin + x what the opposite speed shows at begin + span − x; speed 0
stands still at timeOffset within the active duration; an iteration duration of 0 has no iteration start.

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
# Values by property; those of timeOffset are parts of the duration, or of 1 if that is 0.
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
        """Phase, current iteration and directed progress; the two are None where nothing shows."""
        elapsed = parent_time - self.begin
        phase = self.phase(elapsed)
        hidden = {"before": ("removed", "forwards"), "after": ("removed", "backwards"), "active": ()}
        if self.fill in hidden[phase]:
            return phase, None, None
        if self.speed == 0:
            stopped = min(max(self.offset, Fraction(0)), self.active_duration)
            # Iterations without an offset, the time standing still; the end is shown as a time after the end would be.
            return (phase, *self.progress("active", stopped, Fraction(0)))
        if self.speed > 0:
            local, local_phase = elapsed * self.speed, phase
        else:
            local = inf if self.span == inf else (self.span - elapsed) * -self.speed
            # The end of the opposite direction, at which W3C's boundary rule holds.
            local_phase = "before" if local < 0 else "after" if local >= self.active_duration else "active"
        active_time = local if local_phase == "active" else min(max(local, Fraction(0)), self.active_duration)
        return (phase, *self.progress(local_phase, active_time, self.start))

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


def instants(effect):
    """Boundaries and what is around them."""
    scale = abs(effect.speed) or Fraction(1)
    end = effect.span if effect.span != inf else 5 * effect.duration / scale
    borders = [Fraction(0), end]
    if effect.duration:
        borders += [Fraction(way) * effect.duration / scale for way in range(1, 6)]
    around = [border + step for border in borders for step in (-TINY, Fraction(0), TINY)]
    return [effect.begin + time for time in (*around, -EIGHTH, end / 2, end + 3 * EIGHTH, 3 * EIGHTH / scale)]


def is_exact(number):
    """Whether a double has the number, with bits to spare for what is done with it."""
    return number in (inf, True, False) or isinstance(number, str) or (
        number.denominator & (number.denominator - 1) == 0 and number.denominator <= 2**24)


def choices():
    """Values such that all pairs are covered, each choice being a random one that helps."""
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


def rows():
    """Rows of the table."""
    random = Random(SEED + 1)
    coverage, boundaries = Counter(), Counter()
    for number, choice in enumerate(choices()):
        properties = [choice[name] for name in NAMES]
        properties[NAMES.index("timeOffset")] *= choice["duration"] or 1
        effect = Effect(properties)
        candidates = instants(effect)
        # Begin and end in turn, so that all properties meet both, and two others.
        chosen = [candidates[(1, 4)[number % 2]], *random.sample(candidates, 2)]
        for time in dict.fromkeys(chosen):
            phase, iteration, progress = effect.at(time)
            assert all(map(is_exact, (*properties, time))) and (progress is None or is_exact(progress))
            coverage.update(pairs_of(choice))
            boundaries["begin"] += time == effect.begin
            boundaries["end"] += time == effect.begin + effect.span
            boundaries["border"] += effect.duration > 0 and (time - effect.begin) * effect.speed % effect.duration == 0
            yield [*map(cell, properties), cell(time), phase, cell(iteration), cell(progress)]
    assert min(coverage[pair] for pair in all_pairs()) >= ROWS_PER_PAIR
    assert min(boundaries[kind] for kind in ("begin", "end", "border")) >= 50, boundaries


def cell(value):
    if value is None or isinstance(value, str):
        return value or ""
    return str(int(value)) if isinstance(value, bool) else repr(float(value))


def make_tables():
    text = table_text(",".join((*NAMES, "parentTime", "phase", "iteration", "progress")), rows())
    assert text.count("\n") > 400
    return {"media_timing.csv": text}


if __name__ == "__main__":
    run(__doc__, make_tables)
