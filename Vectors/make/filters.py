"""Makes Vectors/filters.json: what smooths a pointer or follows a target, at frame rates that are not steady.

The published algorithm of the 1€ filter, springs after targets that move on straight lines by the exponential of the
augmented matrix (the state of the target is part of the system), and least squares by their normal equations.
"""

from functools import lru_cache
from random import Random

import mpmath
from mpmath import mp, mpf

from vectors import Subject, log_uniform, publish

# Intervals of frames in seconds; the last of a sequence is followed by the first.
FRAMES = {
    "60 Hz with jitter": (0.0163, 0.0171, 0.0166, 0.0168, 0.0159, 0.0173),
    "24 frames a second": (0.0416875, 0.041625, 0.0416875),
    "120 Hz with dropped frames": (0.0083, 0.0084, 0.025, 0.0083, 0.0167, 0.1),
    "a pointer of 1000 Hz, delivered in threes": (0.001, 0.001, 0.001, 0.0137),
    "two events that arrive together": (0.0167, 1e-7, 0.0166),
    "one long pause": (0.0167, 0.0167, 1.5, 0.0167),
}


def sequence(frames, count, source, reach):
    """Times from the first interval on and inputs, with few digits."""
    times, inputs, time = [], [], 0.0
    for index in range(count):
        time = round(time + frames[index % len(frames)], 9)
        times.append(time)
        inputs.append(round(reach * (2 * source.random() - 1), 3))
    return times, inputs


def share(interval, cutoff):
    return 1 / (1 + 1 / (2 * mp.pi * cutoff * interval))


@lru_cache(maxsize=None)
def one_euro(digits, minimum, beta, derivative_cutoff, origin, times, samples):
    """The filtered values and the filtered derivatives."""
    assert digits == mp.dps
    minimum, beta, derivative_cutoff = map(mpf, (minimum, beta, derivative_cutoff))
    values, slopes, raw = [mpf(samples[0])], [mpf(0)], mpf(samples[0])
    for last, time, sample in zip(times, times[1:], samples[1:]):
        interval, sample = mpf(time) - mpf(last), mpf(sample)
        part = share(interval, derivative_cutoff)
        before = values[-1] if origin == "filtered" else raw
        slopes.append(part * (sample - before) / interval + (1 - part) * slopes[-1])
        part = share(interval, minimum + beta * abs(slopes[-1]))
        values.append(part * sample + (1 - part) * values[-1])
        raw = sample
    return values, slopes


def one_euro_cases(subject):
    for name, frames in FRAMES.items():
        source = Random(f"one euro {name}")
        times, noise = sequence(frames, 24, source, 1)
        samples = [round(40 * time * time, 3) + n for time, n in zip(times, noise)]
        samples = [round(sample, 3) for sample in samples]
        for origin, (minimum, beta, cutoff) in (("filtered", (1.0, 0.007, 1.0)), ("filtered", (0.3, 2.5, 4.0)),
                                                ("raw", (1.0, 0.5, 1.0))):
            given = {"minimumCutoff": minimum, "beta": beta, "derivativeCutoff": cutoff, "derivativeFrom": origin,
                     "times": times, "samples": samples}
            run = lambda: one_euro(mp.dps, minimum, beta, cutoff, origin, tuple(times), tuple(samples))
            size = float(f"{max(map(abs, samples)):.3g}")
            label = f"{name}, beta {beta:g}, slopes from {origin} values"
            breaks = "a fixed frequency in the place of the times"
            subject.case(label, "oneEuro", given, subject.rows(lambda i: run()[0][i], [0, 1, 2, 7, 23]), scale=size,
                         breaks=breaks)
            if name in ("60 Hz with jitter", "120 Hz with dropped frames"):
                subject.case(label, "oneEuroVelocity", given, subject.rows(lambda i: run()[1][i], [1, 5, 23]),
                             scale=10 * size)


def exponential(half_life, value, times, inputs, time):
    """Each input holds from its time to that of the next."""
    value, target, last = mpf(value), mpf(value), mpf(0)
    for change, following in (*zip(times, inputs), (time, None)):
        stop = mpf(min(change, time))
        value = target + (value - target) * mpf(2)**(-(stop - last) / mpf(half_life))
        last = stop
        if change >= time:
            return value
        target = mpf(following)
    return value


def exponential_cases(subject):
    for name, frames in list(FRAMES.items())[:4]:
        times, inputs = sequence(frames, 5, Random(f"exponential {name}"), 100)
        for half_life in (0.08, 0.3):
            given = {"halfLife": half_life, "value": 10.0, "times": times, "inputs": inputs}
            points = [round(times[-1] * part, 6) for part in (0.3, 0.7)] + [round(times[-1] + 0.25, 6), round(times[-1] + 4, 6)]
            subject.case(f"{name}, half-life {half_life:g}", "exponential", given,
                         subject.rows(lambda time: exponential(half_life, 10.0, times, inputs, time), points),
                         scale=100, breaks="a fixed share for each frame")


def moved(square, double_decay, forward, state, time):
    """(x, v, y, u) after a time under x″ = −square·(x − y) − double_decay·v + forward·u, y′ = u."""
    matrix = mpmath.matrix(
        [[0, 1, 0, 0], [-square, -double_decay, square, forward], [0, 0, 0, 1], [0, 0, 0, 0]])
    return list(mpmath.expm(matrix * time) * mpmath.matrix(state))


def followed(stiffness, damping, feed_forward, state, time):
    stiffness, damping, feed_forward, time = map(mpf, (stiffness, damping, feed_forward, time))
    return moved(stiffness, damping, damping * feed_forward, list(map(mpf, state)), time)[:2]


def follower_cases(subject):
    source = Random("followers")
    for ratio in (0.0, 0.05, 0.3, 0.8, 1.0, 1 + 2**-40, 1.5, 20.0):
        for feed_forward in (0.0, 1.0):
            frequency = round(log_uniform(source, 0, 5), 2)
            stiffness, damping = frequency * frequency, 2 * ratio * frequency
            state = [round(reach * (2 * source.random() - 1), 2) for reach in (10, 100, 10, 100)]
            given = {"stiffness": stiffness, "damping": damping, "feedForward": feed_forward,
                     **dict(zip(("value", "velocity", "target", "speed"), state))}
            breaks = {1.0: "divides by 0", 1 + 2**-40: "a difference of two exponentials cancels",
                      20.0: "a difference of two exponentials overflows or cancels"}.get(ratio)
            label = f"damping ratio {ratio:.15g}, feed-forward {feed_forward:g}"
            times = [1e-6, 1 / 128, 0.1, 1.5]
            size = max(abs(state[0] - state[2]), abs(state[1]) / frequency, abs(state[3]) * max(1.0, ratio) / frequency)
            # In doubles the place of the target is rounded too.
            subject.case(label, "follower", given,
                         subject.rows(lambda time: followed(stiffness, damping, feed_forward, state, time)[0], times),
                         scale=float(f"{size + abs(state[2]) + abs(state[3]) * 1.5:.3g}"), breaks=breaks)
            subject.case(label, "followerVelocity", given,
                         subject.rows(lambda time: followed(stiffness, damping, feed_forward, state, time)[1], times[1:3]),
                         scale=float(f"{size * frequency * max(1.0, ratio) + abs(state[3]):.3g}"), breaks=breaks)


def smooth_damp_cases(subject):
    for name, smooth_time, value, velocity, target in (
            ("from rest", 0.3, 0.0, 0.0, 100.0), ("thrown past", 0.25, 0.0, 2000.0, 100.0), ("thrown away", 1.0, 5.0, -40.0, 6.0)):

        def at(time):
            rate, d, t = 2 / mpf(smooth_time), mpf(value) - mpf(target), mpf(time)
            return mpf(target) + (d + (mpf(velocity) + rate * d) * t) * mpmath.exp(-rate * t)
        subject.case(name, "smoothDamp", {"smoothTime": smooth_time, "value": value, "velocity": velocity, "target": target},
                     subject.rows(at, [1 / 240, 1 / 60, 0.1, 0.25, 1.0, 3.0]),
                     scale=float(max(abs(target - value), abs(velocity) * smooth_time / 2)),
                     breaks="a rational function in the place of the exponential, so that the way depends on the frame rate; or no"
                            " overshoot")


@lru_cache(maxsize=None)
def second_order(digits, frequency, ratio, response, times, inputs):
    """Output and velocity at each update; at rest at 0 for time 0, the input on straight lines."""
    assert digits == mp.dps
    omega, ratio, response = 2 * mp.pi * mpf(frequency), mpf(ratio), mpf(response)
    output, speed, place, last, states = mpf(0), mpf(0), mpf(0), mpf(0), []
    for time, target in zip(times, inputs):
        span = mpf(time) - last
        state = [output, speed, place, (mpf(target) - place) / span]
        output, speed = moved(omega**2, 2 * ratio * omega, response * ratio * omega, state, span)[:2]
        place, last = mpf(target), mpf(time)
        states.append((output, speed))
    return states


def second_order_cases(subject):
    parameters = ((2.0, 0.5, 2.0), (4.58, 0.35, 0.0), (1.0, 1.0, -1.5), (3.0, 2.0, 1.0), (0.5, 0.0, 4.0), (8.0, 1.0, 0.0))
    for (frequency, ratio, response), (name, frames) in zip(parameters, FRAMES.items()):
        times, inputs = sequence(frames, 12, Random(f"second order {name}"), 50)
        given = {"frequency": frequency, "dampingRatio": ratio, "response": response, "times": times, "inputs": inputs}
        run = lambda: second_order(mp.dps, frequency, ratio, response, tuple(times), tuple(inputs))
        speed = 50 * max(1.0, 2 * 3 * frequency * max(1.0, abs(response) * ratio))
        subject.case(name, "secondOrder", given, subject.rows(lambda i: run()[i][0], [0, 1, 2, 5, 8, 11]), scale=100,
                     breaks="Euler's steps, which depend on the frame rate and may be unstable")
        subject.case(name, "secondOrderVelocity", given, subject.rows(lambda i: run()[i][1], [0, 5, 11]), scale=speed)


def release(times, values, time, degree, weights):
    """The slope at a time of the polynomial that fits samples best, by the normal equations."""
    window = mpf(0.1)
    normal, right = mpmath.zeros(degree + 1), mpmath.zeros(degree + 1, 1)
    for moment, value in zip(times, values):
        s = (mpf(moment) - mpf(time)) / window
        weight = 1 + s if weights == "age" else mpf(1)
        for row in range(degree + 1):
            right[row] += weight * s**row * mpf(value)
            for column in range(degree + 1):
                normal[row, column] += weight * s**(row + column)
    return mpmath.lu_solve(normal, right)[1] / window


def release_cases(subject):
    source = Random("release")
    for count in (2, 3, 5, 9, 20):
        for degree in (1, 2) if count >= 4 else (1,):
            for weights in ("age", "uniform"):
                start = round(10 * source.random(), 3)
                ages = sorted(source.sample(range(1, 99), count))
                # The last sample is before the time from which on a finger counts as resting.
                ages[0] = min(ages[0], 30)
                times = [round(start - age / 1000, 3) for age in reversed(ages)]
                values = [round(1000 * source.random(), 1) for _ in times]
                given = {"degree": degree, "weights": weights, "times": times, "values": values}
                subject.case(f"{count} samples, degree {degree}, weights {weights}", "releaseVelocity", given,
                             subject.rows(lambda time: release(times, values, time, degree, weights), [start]), scale=1e5,
                             breaks="the difference of the last two samples" if count > 2 else None)


def make():
    subject = Subject(
        "filters", "Filters of pointers and followers of targets at frame rates that are not steady.",
        sources=["https://doi.org/10.1145/2207676.2208639", "https://gery.casiez.net/1euro/",
                 "https://www.youtube.com/watch?v=KPoeNZZ6H4s", "https://docs.unity3d.com/ScriptReference/Mathf.SmoothDamp.html"],
        exact=1e-14, words="45 ulp of the scale: some roundings a step, most of them forgotten after a few more")
    euro = {"minimumCutoff": "Hz", "beta": "the speed's weight", "derivativeCutoff": "Hz",
            "derivativeFrom": "filtered: the slope is that from the last filtered value, as in the article; raw: from the last"
                              " sample, as in programs", "times": "of the samples, s", "samples": "at these times"}
    subject.question("oneEuro", "the 1€ filter of Casiez, Roussel and Vogel by the times of the samples", given=euro,
                     at="index of a sample, from 0", answer="the filtered value", domain="ascending times",
                     scale="the greatest |sample|")
    subject.question("oneEuroVelocity", "its filtered derivative", given=euro, at="index of a sample, from 0", answer="1/s",
                     domain="ascending times", scale="ten times the greatest |sample|", exact=1e-13,
                     words="450 ulp: intervals of a hundredth of the times are their rounded differences")
    subject.question("exponential", "a value that halves its distance to its input in each half-life, ln 2 by the rate; the"
                     " input holds from each update to the next, and is the value before", given={
                         "halfLife": "s", "value": "for time 0", "times": "of the updates, s", "inputs": "from these on"},
                     at="time, s", answer="the value", domain="time > 0", scale="the greatest |input|")
    follower = {"stiffness": "1/s²", "damping": "1/s", "feedForward": "φ, the share of the target's velocity",
                "value": "at time 0", "velocity": "at time 0, 1/s", "target": "at time 0", "speed": "of the target, 1/s"}
    size = "the greatest of the distance and of the velocities by the frequency"
    subject.question("follower", "x″ = −stiffness·(x − y) − damping·(x′ − φ·speed) after the target y = target + speed·t",
                     given=follower, at="time, s", answer="x", domain="time ≥ 0",
                     scale=size + ", and the way of the target")
    subject.question("followerVelocity", "its velocity", given=follower, at="time, s", answer="x′, 1/s", domain="time ≥ 0",
                     scale=size + ", times the frequency, and the speed")
    subject.question("smoothDamp", "the critically damped motion to a target with the rate 2/smoothTime, which engines"
                     " approximate in steps", given={"smoothTime": "s", "value": "at time 0", "velocity": "at time 0, 1/s",
                                                     "target": "where it comes to rest"},
                     at="time, s", answer="the value", domain="time ≥ 0", scale="the distance, or the velocity by the rate")
    order = {"frequency": "f, Hz", "dampingRatio": "ζ", "response": "r", "times": "of the updates, s",
             "inputs": "x at the updates, on straight lines between them, from 0 at time 0"}
    subject.question("secondOrder", "y + k₁y′ + k₂y″ = x + k₃x′, k₁ = ζ/(πf), k₂ = 1/(2πf)², k₃ = rζ/(2πf), at rest at 0 for"
                     " time 0", given=order, at="index of an update, from 0", answer="y", domain="ascending times",
                     scale="twice the greatest |input|", exact=1e-13,
                     words="450 ulp: errors of earlier steps stay while the follower swings")
    subject.question("secondOrderVelocity", "its velocity", given=order, at="index of an update, from 0", answer="y′, 1/s",
                     domain="ascending times", scale="that of a swing of the greatest |input|", exact=1e-11,
                     words="the slope of a line between two events that arrive together is that of rounded times")
    subject.question("releaseVelocity", "the slope of the polynomial that fits the samples best, by least squares", given={
        "degree": "1 or 2", "weights": "uniform, or age: 1 − age/0.1 s", "times": "of the samples, s", "values": "at these"},
                     at="the time of the release, s", answer="1/s", domain="more samples than the degree",
                     scale="the range of the values by 10 ms", exact=1e-11,
                     words="ages are known to 1e-15 s of some seconds, 1e-13 of an interval")
    one_euro_cases(subject)
    exponential_cases(subject)
    follower_cases(subject)
    smooth_damp_cases(subject)
    second_order_cases(subject)
    release_cases(subject)
    return subject


if __name__ == "__main__":
    publish(make())
