"""Makes spring_questions.csv: the times at which a spring settles, turns, crosses its target, and is at a level.

`settling` is the last time at which |x| ≥ tolerance: 0 if there is none after the start, `inf` if there is no last one.
`extremum0`, `extremum1` are the first two times after the start at which x turns, `extremum0value` is x at the first;
`crossing0`, `crossing1` are the first two times after the start at which x changes its sign; `first` and `last` are
those at which x is the level, the start included, with `inf` if there is no last one. A cell is empty if there is no
such time.

No time comes from a formula for such times. The script scans the motion in steps far shorter than the intervals between
its turns, forward from the start, and backward from a time after which a bound on |x| lies below the tolerance. A sign
change of the velocity between two steps is an extremum. Between steps and extrema x is monotone: bisection and Newton's
method find the time inside a bracket, and a sign change there confirms it. No decisive extremum lies within 1e-10 of
the tolerance or the level.

Remake it with  python3 Tests/Reference/spring_questions.py  (--check: exit 1 if the file would change).
"""

import math
from random import Random

import mpmath
from mpmath import mp, mpf

from exact_spring import DIGITS, ExactSpring, damping_of, frequency_of, rounded
from reference_table import log_uniform, run, table_text

COLUMNS = ("mass,stiffness,damping,x0,v0,tolerance,settling,extremum0,extremum0value,extremum1,crossing0,crossing1,"
           "level,first,last")
STEPS_PER_TURN = 16
STEP_RATIO = 1.25
BISECTIONS = 5
GRAZING = 1e-9
DISPUTED = 1e-10
RATIOS = (0.0, 1e-8, 1e-4, 1e-3, 0.01, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999, 0.9999, 0.999999, 1 - 1e-9,
          1 - 1e-12, 1.0, 1 + 1e-12, 1 + 1e-9, 1.000001, 1.001, 1.01, 1.1, 1.5, 2.0, 5.0, 10.0, 100.0, 1e3, 1e4)
GRAZING_RATIOS = (0.0, 1e-4, 0.003, 0.05, 0.2, 0.5, 0.9, 0.97, 1.0, 3.0)


class Scan:
    """A motion, cut into pieces on which it is monotone."""

    def __init__(self, spring):
        self.spring = spring
        self.rests = not spring.x0 and not spring.v0
        turn = mp.pi / spring.split if spring.swings else mpmath.inf
        self.turn, self.step = turn, turn / STEPS_PER_TURN
        # Steps grow from the shortest scale there is to a sixteenth of a turn, or for ever.
        self.times = [mpf(0), spring.frequency / (spring.squared_frequency + spring.halved_damping**2) / 1000]
        while self.times[-1] < self.step and (spring.swings or self.times[-1] < self._end_of_creeping()):
            self.times.append(self.times[-1] * STEP_RATIO)
        self._knots, self._states = {}, {}

    def _end_of_creeping(self):
        """After it a creeping spring neither turns nor crosses: such times are late only by what cancels in doubles."""
        late = mpf("1e25") / self.spring.frequency
        return min(late, 100 / self.spring.split) if self.spring.split else late

    def time(self, index):
        """The times of the scan: growing steps, then even ones."""
        if index < len(self.times):
            return self.times[index]
        ahead = index - len(self.times) + 1
        return self.times[-1] + ahead * self.step if self.spring.swings else self.times[-1] * mpf(STEP_RATIO) ** ahead

    def index_after(self, time):
        """The first step at or after a time."""
        if self.spring.swings and time > self.times[-1]:
            return len(self.times) + int((time - self.times[-1]) / self.step)
        index = 0
        while self.time(index) < time:
            index += 1
        return index

    def knots(self, index):
        """(Time, displacement, velocity) at the ends of a step, and between them at its extremum if there is one."""
        if index not in self._knots:
            self._knots[index] = self._knots_of_step(index)
        return self._knots[index]

    def _state(self, index):
        if index not in self._states:
            self._states[index] = self.spring.state(self.time(index))
        return self._states[index]

    def _knots_of_step(self, index):
        spring = self.spring
        low, high = self.time(index), self.time(index + 1)
        at_low, at_high = self._state(index), self._state(index + 1)
        leaving = at_low[1]
        if index == 0 and not leaving:
            leaving = spring.acceleration(*at_low)
        knots = [(low, *at_low), (high, *at_high)]
        if leaving * at_high[1] < 0:
            turn = root(lambda t: velocity_and_slope(spring, t), low, high, leaving)
            knots.insert(1, (turn, *spring.state(turn)))
        return knots

    def forward(self):
        """Steps from the start, up to the latest possible time of the first two extrema and crossings."""
        last = len(self.times) - 1 if not self.spring.swings else self.index_after(self.turn * mpf(2.5))
        return (self.knots(index) for index in range(last))

    def extrema(self):
        """The first two, as (time, displacement)."""
        return [] if self.rests else take_two(knots[1][:2] for knots in self.forward() if len(knots) == 3)

    def crossings(self):
        if self.rests:
            return []
        return take_two(time for knots in self.forward() for time in self.level_times(knots, mpf(0)) if time)

    def level_times(self, knots, level):
        """The time within a step, both ends included, at which x is the level."""
        for (low, at_low, _), (high, at_high, _) in zip(knots, knots[1:]):
            if at_low == level:
                yield low
            elif (at_low - level) * (at_high - level) < 0:
                yield root(lambda t: displacement_and_slope(self.spring, t, level), low, high, at_low - level)

    def first(self, level):
        """The first time at a level, or None."""
        for knots in self.steps_until_below(abs(level)):
            if len(knots) == 3:
                self.refuse_dispute(knots[1][1], abs(level))
            for time in self.level_times(knots, level):
                return time
        return None

    def steps_until_below(self, size):
        if self.spring.swings:
            return self.forward()
        return (self.knots(index) for index in range(self.index_after(self.bounded_by(size)) + 1))

    def last(self, level):
        """The last time at a level other than 0, or None."""
        return self.last_of(abs(level), lambda knots: self.level_times(knots, level))

    def settling(self, tolerance):
        """The last time outside of the tolerance, or 0."""
        def times(knots):
            yield from self.level_times(knots, tolerance)
            yield from self.level_times(knots, -tolerance)

        return self.last_of(tolerance, times) or mpf(0)

    def last_of(self, size, times):
        """The last of some times at which |x| = size; `times` gives those of one step."""
        index = self.index_after(self.bounded_by(size)) + (STEPS_PER_TURN if self.spring.swings else 0)
        while index >= 0:
            knots = self.knots(index)
            if len(knots) == 3:
                self.refuse_dispute(knots[1][1], size)
            found = list(times(knots))
            if found:
                return max(found)
            index -= 1
        return None

    def refuse_dispute(self, extremum, size):
        assert abs(abs(extremum) - size) > DISPUTED * size, self.spring.parameters

    def bounded_by(self, size):
        """A time after which |x| < size."""
        spring = self.spring
        if spring.swings:
            greatest = mpmath.hypot(spring.x0, (spring.v0 + spring.halved_damping * spring.x0) / spring.split)
            return max(mpf(0), mpmath.log(greatest / size) / spring.slow_rate) if greatest else mpf(0)
        # |x| ≤ e^(−λt)·(|x0| + |v0 + λ·x0|·min(t, 1/2d)), which falls once t > 1/λ.
        excess = abs(spring.v0 + spring.slow_rate * spring.x0)
        time = 1 / spring.slow_rate
        while True:
            reach = min(time, 1 / (2 * spring.split)) if spring.split else time
            if mpmath.exp(-spring.slow_rate * time) * (abs(spring.x0) + excess * reach) < size:
                return time
            time *= 1.5


def take_two(items):
    return [item for item, _ in zip(items, range(2))]


def displacement_and_slope(spring, time, level):
    displacement, velocity = spring.state(time)
    return displacement - level, velocity


def velocity_and_slope(spring, time):
    displacement, velocity = spring.state(time)
    return velocity, spring.acceleration(displacement, velocity)


def root(function, low, high, at_low):
    """The sign change of a function in a bracket: a few bisections, then Newton's method kept inside."""
    ends, rising, smallest_step = (low, high), at_low < 0, mpf(2) ** (-mp.prec // 2)
    time, bisections = (low + high) / 2, 0
    while True:
        value, slope = function(time)
        low, high = (time, high) if (value < 0) == rising else (low, time)
        bisections += 1
        following = time - value / slope if slope and bisections > BISECTIONS else low
        if not low < following < high:
            following = (low + high) / 2
        if abs(following - time) <= smallest_step * time:
            break
        time = following
    sides = [function(side)[0] for side in (following * (1 - smallest_step * 4), following * (1 + smallest_step * 4))]
    assert sides[0] * sides[1] < 0 and ends[0] <= following <= ends[1], "not a sign change"
    return following


def answers(spring, tolerance, level):
    """The cells of a row after its initial state; None for a time that does not exist."""
    scan = Scan(spring)
    extrema, crossings = scan.extrema(), scan.crossings()
    endless = not spring.slow_rate and not scan.rests
    tolerance, level = mpf(tolerance), mpf(level)
    if endless:
        scan.refuse_dispute(extrema[0][1], tolerance)
        settling = mpmath.inf if abs(extrema[0][1]) >= tolerance else mpf(0)
    else:
        settling = scan.settling(tolerance)
    if level == 0:
        first = mpf(0) if not spring.x0 else next(iter(crossings), None)
        last = mpmath.inf if spring.swings else crossings[0] if crossings else first
    else:
        first = scan.first(level)
        if endless:
            scan.refuse_dispute(extrema[0][1], abs(level))
            last = None if first is None else mpmath.inf
        else:
            last = scan.last(level)
    assert (first is None) == (last is None)
    times = [time for time, _ in extrema] + [None] * (2 - len(extrema))
    value = extrema[0][1] if extrema else None
    crossings += [None] * (2 - len(crossings))
    return settling, times[0], value, times[1], *crossings, level, first, last


def cell(number):
    if number is None:
        return ""
    return math.inf if mpmath.isinf(number) else rounded(number)


def velocities(random, frequency, ratio, x0):
    """Initial velocities of every kind, for a displacement x0."""
    inwards = -frequency * x0
    fast = inwards * (ratio + math.sqrt(max(0.0, (ratio - 1) * (ratio + 1))))
    return (0.0, -inwards * (0.1 + 5 * random.random()), inwards * 0.5, inwards * (2 + 4 * random.random()), fast * 1.2,
            fast * (1 + log_uniform(random, -30, -4)), fast * 0.8,
            random.choice((-1, 1)) * frequency * log_uniform(random, 3, 20))


def states(random, frequency, ratio):
    """Initial states (x0, v0): eight with a displacement, two without."""
    x0 = random.choice((-1.0, 1.0, -1.0, tidy(random, random.choice((-1, 1)) * log_uniform(random, -6, 9))))
    for velocity in velocities(random, frequency, ratio, x0):
        yield x0, tidy(random, velocity)
    for sign in (-1, 1):
        yield 0.0, tidy(random, sign * frequency * log_uniform(random, -3, 6))


def tidy(random, number):
    """The number, or, twice as often, one near it with four digits."""
    return float(f"{number:.4g}") if random.random() < 0.67 else number


def spring_of(random, ratio):
    """Mass, stiffness and damping."""
    mass, stiffness = random.choice(((1.0, 100.0), (1.0, 4.0), (2.25, 1e4), (1.3, 77.7), (0.02, 3100.0), (41.0, 0.83)))
    return mass, stiffness, damping_of(mass, stiffness, ratio)


def general_cases():
    """Every regime with every kind of initial state, tolerances from 1e-6 to 0.5 of the size, levels of every kind."""
    random = Random("spring questions")
    levels = 0
    for ratio in RATIOS:
        for turn in range(2):
            mass, stiffness, damping = spring_of(random, ratio)
            frequency = frequency_of(mass, stiffness)
            for x0, v0 in list(states(random, frequency, ratio))[turn % 2:]:
                size = max(abs(x0), abs(v0) / frequency)
                tolerance = tidy(random, size * min(0.5, max(1e-6, log_uniform(random, -20, 0))))
                level = (tidy(random, -0.3 * size * random.random()), tidy(random, 0.7 * (x0 or size)), 0.0,
                         tidy(random, -size * log_uniform(random, -17, -3)), tidy(random, 0.01 * (x0 or size)),
                         tidy(random, size * (0.2 + 0.6 * random.random())), 3 * size)[levels % 7]
                levels += 1
                yield mass, stiffness, damping, x0, v0, tolerance, level


def special_cases():
    """The start outside the tolerance or at the level, and springs at rest."""
    for damping in (0.0, 2.0, 20.0, 50.0):
        yield 1.0, 100.0, damping, 0.0, 0.0, 0.001, 0.5
        yield 1.0, 100.0, damping, 0.5, -1e-3, 2.0, 0.5
        yield 1.0, 100.0, damping, -1.0, -30.0, 1e-3, -1.0
        yield 1.0, 100.0, damping, 0.25, 30.0, 0.25, 0.25
    for damping in (2.0, 20.0, 50.0):
        yield 1.0, 100.0, damping, 1.0, 0.0, 1.0, 0.0
        yield 1.0, 100.0, damping, 1.0, 0.0, 1.0 - 1e-9, 1.0 - 1e-9


def grazing_cases():
    """The tolerance beside the size of an extremum, the level beside the value of another."""
    random = Random("spring questions that graze")
    for ratio in GRAZING_RATIOS:
        for side in (1 - GRAZING, 1 + GRAZING):
            mass, stiffness, damping = spring_of(random, ratio) if ratio != 1 else (1.0, 100.0, 20.0)
            frequency = frequency_of(mass, stiffness)
            # Creeping springs turn only if they are thrown across the target, or off it.
            kinds = ((-1.0, 0.0), (0.0, 1.0)) if ratio < 1 else ((-1.0, 10 * max(1.0, ratio)), (0.0, 1.0))
            for x0, speed in kinds:
                v0 = tidy(random, speed * frequency)
                spring = ExactSpring(mass, stiffness, damping, x0, v0)
                turn = Scan(spring).extrema()[0][0]
                half = mp.pi / spring.split if spring.swings else mpf(0)
                latest = min(30.0, 0.03 / ratio**2) if ratio else 5.0
                swings = int(random.random() * latest) if spring.swings else 0
                tolerance = rounded(abs(spring.state(turn + half * swings)[0]) * mpf(side))
                another = spring.state(turn + half * int(random.random() * 2))[0]
                level = rounded(another * mpf(random.choice((side, 2 - side))))
                yield mass, stiffness, damping, x0, v0, tolerance, level


def rows():
    """Rows of the table."""
    with mp.workdps(DIGITS):
        for cases in (general_cases(), special_cases(), grazing_cases()):
            for *state, tolerance, level in cases:
                spring = ExactSpring(*state)
                yield *state, tolerance, *map(cell, answers(spring, tolerance, level))


def make_tables():
    return {"spring_questions.csv": table_text(COLUMNS, rows())}


if __name__ == "__main__":
    run(__doc__, make_tables)
