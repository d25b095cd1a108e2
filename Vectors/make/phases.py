"""The phases, iterations and progresses of timed effects, in fractions: W3C Web Animations, and Core Animation by it.

Core Animation's properties are translated so:

    iteration duration = duration        iteration start = timeOffset/duration        delay = 0
    iterations = repeatDuration/duration, or repeatCount, twice that with autoreverses, whose direction is alternate

Three rules are not the W3C's: a negative speed keeps the span, and shows at begin + x what the opposite speed shows at
begin + span − x; speed 0 stands still at timeOffset within the active duration; an iteration duration of 0 has no
iteration start.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import floor, inf

HIDDEN = {"before": ("none", "removed", "forwards"), "after": ("none", "removed", "backwards"), "active": ()}
ZERO, ONE = Fraction(0), Fraction(1)


def times(a, b):
    """A product in which 0·∞ = 0, as the specification has it for the active duration."""
    return ZERO if 0 in (a, b) else inf if inf in (a, b) else a * b


def steps(progress, position, before_flag, count=2):
    """The output of CSS Easing Functions Level 2 for a step easing function."""
    step = floor(progress * count) + (position in ("jump-start", "jump-both"))
    if before_flag and progress * count % 1 == 0:
        step -= 1
    if progress >= 0 and step < 0:
        step = 0
    jumps = count + {"jump-none": -1, "jump-both": 1}.get(position, 0)
    if progress <= 1 and step > jumps:
        step = jumps
    return Fraction(step, jumps)


@dataclass
class Course:
    """Overall progress and what follows from it: §4.8 to §4.10 of the specification."""

    duration: Fraction
    iterations: object
    start: Fraction
    active_duration: object

    def simple(self, phase, active_time):
        """Current iteration and simple iteration progress."""
        if self.duration == 0:
            overall = ZERO if phase == "before" else self.iterations
        else:
            overall = inf if active_time == inf else active_time / self.duration
        overall = inf if overall == inf else overall + self.start
        simple = self.start % 1 if overall == inf else overall % 1
        if simple == 0 and phase != "before" and active_time == self.active_duration and self.iterations != 0:
            simple = ONE
        if overall == inf or phase == "after" and self.iterations == inf:
            return inf, simple
        return (floor(overall) - 1 if simple == 1 else floor(overall)), simple


class Effect:
    """The timing of an effect of Web Animations, at a rate of playback that decides on which side a boundary lies."""

    def __init__(self, delay, end_delay, duration, iterations, iteration_start, direction, fill, rate=1, easing="linear"):
        self.delay, self.direction, self.fill, self.rate, self.easing = delay, direction, fill, rate, easing
        active = times(duration, iterations)
        end = max(delay + active + end_delay, ZERO) if active != inf else inf
        self.before_active = max(min(delay, end), ZERO)
        self.active_after = max(min(delay + active, end), ZERO) if active != inf else inf
        self.course = Course(duration, iterations, iteration_start, active)

    def phase(self, time):
        if time < self.before_active or self.rate < 0 and time == self.before_active:
            return "before"
        if time > self.active_after or self.rate >= 0 and time == self.active_after:
            return "after"
        return "active"

    def at(self, time):
        """Phase, current iteration and transformed progress; None for the last two where there is no active time."""
        phase = self.phase(time)
        if self.fill in HIDDEN[phase]:
            return phase, None, None
        active_time = time - self.delay
        if phase == "before":
            active_time = max(active_time, ZERO)
        elif phase == "after":
            active_time = max(min(active_time, self.course.active_duration), ZERO)
        iteration, simple = self.course.simple(phase, active_time)
        forwards = self._goes_forwards(iteration)
        directed = simple if forwards else 1 - simple
        if self.easing == "linear":
            return phase, iteration, directed
        flag = phase == "before" and forwards or phase == "after" and not forwards
        return phase, iteration, steps(directed, self.easing, flag)

    def _goes_forwards(self, iteration):
        if self.direction in ("normal", "reverse"):
            return self.direction == "normal"
        if iteration == inf:
            # So the specification says, for alternate-reverse too.
            return True
        return (iteration % 2 == 1) == (self.direction == "alternate-reverse")


class Media:
    """Core Animation's properties, as Web Animations' terms."""

    def __init__(self, beginTime=ZERO, duration=ONE, speed=ONE, timeOffset=ZERO, repeatCount=ZERO, repeatDuration=ZERO,
                 autoreverses=False, fillMode="removed"):
        self.begin, self.duration, self.speed, self.offset = beginTime, duration, speed, timeOffset
        self.alternate, self.fill = autoreverses, fillMode
        if repeatDuration > 0:
            iterations = inf if duration == 0 or repeatDuration == inf else repeatDuration / duration
        else:
            iterations = (repeatCount or ONE) * (2 if autoreverses else 1)
        active = times(duration, iterations)
        self.span = inf if speed == 0 or active == inf else active / abs(speed)
        self.course = Course(duration, iterations, timeOffset / duration if duration else ZERO, active)

    def phase(self, elapsed):
        """The phase at a time after the begin; that of the parent's time, whatever the direction."""
        if self.speed == 0:
            return "active"
        return "before" if elapsed < 0 else "after" if elapsed >= self.span else "active"

    def at(self, parent_time):
        """Phase, current iteration, directed progress, before flag; all but the phase are None where nothing shows."""
        elapsed = parent_time - self.begin
        phase = self.phase(elapsed)
        if self.fill in HIDDEN[phase]:
            return phase, None, None, None
        active = self.course.active_duration
        if self.speed == 0:
            # Iterations without an offset, the time standing still; the end is shown as a time after the end would be.
            still = Course(self.duration, self.course.iterations, ZERO, active)
            return phase, *self._directed(still, "active", min(max(self.offset, ZERO), active)), False
        if self.speed > 0:
            local, local_phase = elapsed * self.speed, phase
        else:
            local = inf if self.span == inf else (self.span - elapsed) * -self.speed
            # The end of the opposite direction, at which W3C's boundary rule holds.
            local_phase = "before" if local < 0 else "after" if local >= active else "active"
        active_time = local if local_phase == "active" else min(max(local, ZERO), active)
        iteration, progress = self._directed(self.course, local_phase, active_time)
        return phase, iteration, progress, self._before_flag(local, iteration)

    def _directed(self, course, phase, active_time):
        iteration, simple = course.simple(phase, active_time)
        return iteration, 1 - simple if self._goes_backwards(iteration) else simple

    def _goes_backwards(self, iteration):
        return self.alternate and iteration != inf and iteration % 2 == 1

    def _before_flag(self, local, iteration):
        """Calculating the transformed progress, 2: the phase, with both ends of the interval as the direction has them."""
        active = self.course.active_duration
        is_before = local < 0 or (self.speed < 0 and local == 0)
        is_after = not is_before and (local > active or (self.speed > 0 and local == active))
        return is_after if self._goes_backwards(iteration) else is_before

    def member_time(self, parent_time):
        """The time of a group's members; None where the group shows nothing."""
        progress = self.at(parent_time)[2]
        return None if progress is None else progress * self.duration
