"""Formulas of programs that cannot be had here, restated from their documents and sources, and called restated.

Flutter's curves and springs (api.flutter.dev: Cubic, SpringSimulation, FrictionSimulation), Unity's SmoothDamp (from Lowe's
chapter in Game Programming Gems 4), and the table with Newton's method of bezier-easing 2, which React Native's Animated and
lottie-web carry.
"""

import math
import struct

from suite import Results


# MARK: Flutter

def flutter_curve(given):
    def cubic(a, b, m):
        return 3 * a * (1 - m) * (1 - m) * m + 3 * b * (1 - m) * m * m + m * m * m

    def at(progress):
        if progress in (0, 1):
            return progress
        start, end = 0.0, 1.0
        while True:
            middle = (start + end) / 2
            estimate = cubic(given["x1"], given["x2"], middle)
            if abs(progress - estimate) < 0.001:
                return cubic(given["y1"], given["y2"], middle)
            start, end = (middle, end) if estimate < progress else (start, middle)
    return at


def flutter_spring(part):
    def solve(given):
        m, k, c, target = (given[key] for key in ("mass", "stiffness", "damping", "to"))
        distance, velocity = given["from"] - target, given["velocity"]
        discriminant = c * c - 4 * m * k

        def at(time):
            if discriminant > 0:
                fast, slow = (-c - math.sqrt(discriminant)) / (2 * m), (-c + math.sqrt(discriminant)) / (2 * m)
                second = (velocity - fast * distance) / (slow - fast)
                first = distance - second
                a, b = math.pow(math.e, fast * time), math.pow(math.e, slow * time)
                state = first * a + second * b, first * fast * a + second * slow * b
            elif discriminant < 0:
                w, r = math.sqrt(4 * m * k - c * c) / (2 * m), -(c / (2 * m))
                second, power = (velocity - r * distance) / w, math.pow(math.e, r * time)
                cosine, sine = math.cos(w * time), math.sin(w * time)
                state = (power * (distance * cosine + second * sine),
                         power * (second * w * cosine - distance * w * sine) + r * power * (second * sine + distance * cosine))
            else:
                r = -c / (2 * m)
                second, power = velocity - r * distance, math.pow(math.e, r * time)
                state = (distance + second * time) * power, r * (distance + second * time) * power + second * power
            return target + state[0] if part == 0 else state[1]
        return at
    return solve


def flutter_friction(given):
    x, v, drag = given["from"], given["velocity"], given["drag"]
    return lambda time: x + v * math.pow(drag, time) / math.log(drag) - v / math.log(drag)


def ask_flutter(results):
    peer = results.peer("Flutter", "restated", "https://api.flutter.dev", language="Dart", restated=True, claims={
        "cubic-bezier": "bisection to 0.001 in x, its constant _cubicErrorBound"})
    peer.answer("cubic-bezier", value=flutter_curve)
    peer.answer("springs", value=flutter_spring(0), velocity=flutter_spring(1))
    peer.answer("decay", flutter=flutter_friction)


# MARK: Unity

def smooth_damp(frame):
    def solve(given):
        def at(time):
            value, velocity, target = given["value"], given["velocity"], given["target"]
            rate = 2 / given["smoothTime"]
            count = max(1, math.ceil(time / frame - 1e-9)) if time else 0
            for index in range(count):
                step = min(frame, time - index * frame)
                x = rate * step
                falloff = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
                change = value - target
                pull = (velocity + rate * change) * step
                velocity = (velocity - rate * pull) * falloff
                moved = target + (change + pull) * falloff
                if (target - value > 0) == (moved > target):
                    moved, velocity = target, 0.0
                value = moved
            return value
        return at
    return solve


def ask_unity(results):
    peer = results.peer("Unity's SmoothDamp, 60 frames a second", "restated",
                        "https://docs.unity3d.com/ScriptReference/Mathf.SmoothDamp.html", language="C#", restated=True, claims={
        "filters": "e^(−x) as 1/(1 + x + 0.48x² + 0.235x³); stops at the target instead of crossing it"})
    peer.answer("filters", smoothDamp=smooth_damp(1 / 60))


# MARK: bezier-easing 2

def table_and_newton(given):
    x1, y1, x2, y2 = (given[key] for key in ("x1", "y1", "x2", "y2"))

    def value(t, a, b):
        return (((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t + 3 * a) * t

    def slope(t, a, b):
        return 3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a

    samples = struct.unpack("11f", struct.pack("11f", *(value(index / 10, x1, x2) for index in range(11))))

    def parameter(x):
        index = 1
        while index != 10 and samples[index] <= x:
            index += 1
        index -= 1
        start = index / 10
        guess = start + (x - samples[index]) / (samples[index + 1] - samples[index]) / 10
        steepness = slope(guess, x1, x2)
        if steepness >= 1e-3:
            for _ in range(4):
                steepness = slope(guess, x1, x2)
                if steepness == 0:
                    break
                guess -= (value(guess, x1, x2) - x) / steepness
            return guess
        if steepness == 0:
            return guess
        low, high = start, start + 0.1
        for _ in range(10):
            guess = low + (high - low) / 2
            distance = value(guess, x1, x2) - x
            low, high = (low, guess) if distance > 0 else (guess, high)
            if abs(distance) <= 1e-7:
                break
        return guess

    if x1 == y1 and x2 == y2:
        return lambda x: x
    return lambda x: x if x in (0, 1) else value(parameter(x), y1, y2)


def ask_table(results):
    peer = results.peer("bezier-easing 2, React Native, lottie-web", "restated", "https://github.com/gre/bezier-easing",
                        language="JavaScript", restated=True)
    peer.answer("cubic-bezier", value=table_and_newton)


def main():
    with Results("restated") as results:
        ask_flutter(results)
        ask_unity(results)
        ask_table(results)


if __name__ == "__main__":
    main()
