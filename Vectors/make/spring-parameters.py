"""Makes Vectors/spring-parameters.json: stiffness and damping from the parameters of each vendor, and back.

Constants are the decimals that their sources write, taken as exact. Mass is 1 where a vendor's parameters leave it open.
"""

from fractions import Fraction

import mpmath
from mpmath import mp, mpf

from vectors import ULP, Subject, bisected, publish

SPRINGS = ((1.0, 100.0, 10.0), (1.0, 170.0, 26.0), (1.0, 280.0, 120.0), (2.0, 50.0, 0.0), (0.25, 1e4, 30.0),
           (1.0, 100.0, 20.0), (1.0, 100.0, 20.000000000000004), (1.0, 100.0, 19.999999999999996), (3.0, 77.7, 1e-9),
           (1.0, 1.0, 1e9))
HUGE = (2.0**600, 2.0**600, 2.0**600)
BY_DAMPING = (
    ("core-animation", "default", "100", "10"),
    ("motion", "default", "100", "10"),
    *(("react-spring", *preset) for preset in (
        ("default", "170", "26"), ("gentle", "120", "14"), ("wobbly", "180", "12"), ("stiff", "210", "20"),
        ("slow", "280", "60"), ("molasses", "280", "120"))),
    ("rebound", "default", "230.2", "22"),
)
BY_RESPONSE = (("swiftui", "smooth", "0.5", "1"), ("swiftui", "snappy", "0.5", "0.85"), ("swiftui", "bouncy", "0.5", "0.7"),
               ("swiftui", "interactiveSpring", "0.15", "0.86"), ("swiftui", "spring before iOS 17", "0.5", "0.825"))
BY_RATIO = (
    *(("material3", *token) for token in (
        ("expressive spatial default", "380", "0.8"), ("expressive spatial fast", "800", "0.6"),
        ("expressive spatial slow", "200", "0.8"), ("standard spatial default", "700", "0.9"),
        ("standard spatial fast", "1400", "0.9"), ("standard spatial slow", "300", "0.9"),
        ("effects default", "1600", "1"), ("effects fast", "3800", "1"), ("effects slow", "800", "1"))),
    *(("compose", f"{stiffness[0]}, {ratio[0]}", stiffness[1], ratio[1])
      for stiffness, ratio in zip(
          (("StiffnessHigh", "10000"), ("StiffnessMedium", "1500"), ("StiffnessMediumLow", "400"), ("StiffnessLow", "200"),
           ("StiffnessVeryLow", "50")),
          (("DampingRatioHighBouncy", "0.2"), ("DampingRatioMediumBouncy", "0.5"), ("DampingRatioLowBouncy", "0.75"),
           ("DampingRatioNoBouncy", "1"), ("DampingRatioNoBouncy", "1")))),
)


def exactly(text):
    """A decimal constant, at the working precision."""
    fraction = Fraction(text)
    return mpf(fraction.numerator) / fraction.denominator


def of_response(response, ratio):
    frequency = 2 * mp.pi / mpf(response)
    return [frequency**2, 2 * mpf(ratio) * frequency]


def of_duration_and_bounce(duration, bounce):
    if bounce == -1:
        return [of_response(duration, 1)[0], mp.inf]
    bounce = mpf(bounce)
    return of_response(duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))


def settling_frequency(duration, ratio, tolerance):
    """ω for which the envelope ζ/√(1 − ζ²)·e^(−ζωD), or (1 + ωD)·e^(−ωD) for ζ = 1, is the tolerance."""
    duration, ratio, tolerance = mpf(duration), mpf(ratio), mpf(tolerance)
    if ratio < 1:
        return mpmath.log(ratio / (tolerance * mpmath.sqrt((1 - ratio) * (1 + ratio)))) / (ratio * duration)
    return (-1 - mpmath.lambertw(-tolerance / mp.e, -1).real) / duration


def of_settling(duration, ratio, tolerance):
    frequency = settling_frequency(duration, min(ratio, 1.0), tolerance)
    return [frequency**2, 2 * mpf(min(ratio, 1.0)) * frequency]


def of_uikit(duration, ratio, velocity):
    """Solves for the envelope with a velocity, above the frequency at which it vanishes."""
    tolerance = exactly("0.001")
    start = settling_frequency(duration, min(ratio, 1.0), tolerance)
    if velocity == 0:
        return [start**2, 2 * mpf(min(ratio, 1.0)) * start]
    duration, ratio, velocity = mpf(duration), mpf(min(ratio, 1.0)), mpf(velocity)

    def excess(frequency):
        if ratio == 1:
            return (1 + (frequency - velocity) * duration) * mpmath.exp(-frequency * duration) - tolerance
        factor = (ratio * frequency - velocity) / (frequency * mpmath.sqrt((1 - ratio) * (1 + ratio)))
        return abs(factor) * mpmath.exp(-ratio * frequency * duration) - tolerance

    low, high = start, start
    while excess(low) < 0:
        low *= mpf("0.99")
    while excess(high) > 0:
        high *= mpf("1.01")
    frequency = bisected(excess, low, high)
    return [frequency**2, 2 * ratio * frequency]


def of_origami(tension, friction):
    return [exactly("3.62") * (mpf(tension) - 30) + 194, 3 * (mpf(friction) - 8) + 25]


def to_origami(mass, stiffness, damping):
    stiffness, damping = mpf(stiffness) / mpf(mass), mpf(damping) / mpf(mass)
    return [(stiffness - 194) / exactly("3.62") + 30, (damping - 25) / 3 + 8]


def friction_without_bounce(tension):
    """The three fitted cubics of BouncyConversion."""
    if tension <= 18:
        coefficients = ("0.0007", "-0.031", "0.64", "1.28")
    elif tension <= 44:
        coefficients = ("0.000044", "-0.006", "0.36", "2")
    else:
        coefficients = ("0.00000045", "-0.000332", "0.1078", "5.84")
    return mpmath.polyval([exactly(text) for text in coefficients], tension)


def of_pop(bounciness, speed):
    fraction = mpf(bounciness) * exactly("0.8") / 34
    tension = exactly("0.5") + mpf(speed) * exactly("199.5") / 34
    eased = 2 * fraction - fraction**2
    return of_origami(tension, eased * exactly("0.01") + (1 - eased) * friction_without_bounce(tension))


def to_pop(mass, stiffness, damping):
    """Bounciness, or None if there is none, and speed."""
    tension, friction = to_origami(mass, stiffness, damping)
    limit, least = friction_without_bounce(tension), exactly("0.01")
    rest = (friction - least) / (limit - least)
    bounciness = None if rest < 0 else (1 - mpmath.sqrt(rest)) * 34 / exactly("0.8")
    return [bounciness, (tension - exactly("0.5")) * 34 / exactly("199.5")]


def of_motion(visual_duration, bounce):
    """Motion clamps the ratio to 0.05 … 1."""
    ratio = min(max(exactly("0.05"), 1 - mpf(bounce)), mpf(1))
    return of_response(exactly("1.2") * mpf(visual_duration), ratio)


def of_half_life(half_life):
    """Critically damped, and half of the distance from rest after that time: (1 + u)·e^(−u) = ½."""
    frequency = (-1 - mpmath.lambertw(-1 / (2 * mp.e), -1).real) / mpf(half_life)
    return [frequency**2, 2 * frequency]


def ratio_of(mass, stiffness, damping):
    return mpf(damping) / (2 * mpmath.sqrt(mpf(mass) * mpf(stiffness)))


def bounce_of(mass, stiffness, damping):
    ratio = ratio_of(mass, stiffness, damping)
    return 1 - ratio if ratio <= 1 else 1 / ratio - 1


def frequency_of(mass, stiffness, _=None):
    return mpmath.sqrt(mpf(stiffness) / mpf(mass))


def named_rows(subject):
    for vendor, name, stiffness, damping in BY_DAMPING:
        yield subject.row((vendor, name), lambda: [exactly(stiffness), exactly(damping)])
    for vendor, name, response, ratio in BY_RESPONSE:
        yield subject.row((vendor, name), lambda: of_response(exactly(response), exactly(ratio)))
    for vendor, name, stiffness, ratio in BY_RATIO:
        yield subject.row((vendor, name), lambda: [
            exactly(stiffness), 2 * exactly(ratio) * mpmath.sqrt(exactly(stiffness))])


def ask_forward(subject):
    """Stiffness and damping from a vendor's parameters."""
    def ask(name, summary, at, compute, domain, cases, **tolerance):
        subject.question(name, summary, given={}, at=at, answer="[k, c], for a mass of 1", domain=domain,
                         scale="0: relative to each answer", **tolerance)
        for case, points, breaks in cases:
            subject.case(case, name, {}, subject.rows(compute, points), scale=0, breaks=breaks)

    settling = ["the settling duration D, s", "ζ, above 1 taken as 1"]
    ask("fromDurationAndBounce", "SwiftUI's and Core Animation's perceptual duration and bounce, Flutter's too: "
        "k = (2π/duration)², ζ = 1 − bounce, or 1/(1 + bounce) below 0",
        ["the perceptual duration 2π/ω, s", "the bounce"], of_duration_and_bounce, "duration > 0, −1 ≤ bounce ≤ 1", (
            ("ordinary", ((0.5, 0.0), (1.0, 0.0), (0.25, 0.0), (0.5, 0.15), (0.5, 0.3), (0.5, 0.7), (0.35, 0.15), (2.0,
                                                                                                                   0.99)),
             None),
            ("undamped", ((0.5, 1.0),), "the damping is 0"),
            ("below 0", ((0.5, -0.3), (0.5, -0.5), (1.0, -0.99), (0.1, -0.001)), "clamped to 0, or taken as 1 − bounce"),
            ("infinitely damped", ((0.5, -1.0),), "divides by 0"),
            ("hardly bouncing", ((0.5, 1e-12), (0.5, -1e-12)), None)))
    ask("fromResponse", "SwiftUI's response and damping ratio, react-spring's frequency and damping for m = 1: "
        "k = (2π/response)², c = 4πζ/response", ["the response 2π/ω, s", "ζ"], of_response, "response > 0, ζ ≥ 0", (
            ("ordinary", ((0.5, 0.825), (0.15, 0.86), (0.55, 0.8), (0.3, 1.0), (1.0, 2.5), (0.5, 0.0), (1e-3, 0.5)), None),))
    ask("fromSettling", "the settling duration of SwiftUI's Spring(settlingDuration:dampingRatio:epsilon:), and of Motion's "
        "duration and bounce with ε = 0.001: ε = ζ/√(1 − ζ²)·e^(−ζωD), or (1 + ωD)·e^(−ωD) for ζ = 1",
        settling + ["ε"], of_settling, "0.01 ≤ D ≤ 10, ζ/√(1 − ζ²) > ε", (
            ("ordinary", ((1.0, 0.5, 0.001), (0.5, 0.7, 0.001), (0.8, 0.3, 0.001), (2.0, 0.1, 0.01), (1.0, 0.9, 1e-4)), None),
            ("critical", ((1.0, 1.0, 0.001), (0.5, 1.0, 0.01)), "not exact after 12 steps of Newton's method from 5/D"),
            ("near critical", ((1.0, 0.999999, 0.001), (1.0, 0.999999999999, 0.001)), "1 − ζ² cancels"),
            ("hardly damped", ((1.0, 0.05, 0.001), (1.0, 0.01, 0.001), (1.0, 0.002, 0.001)),
             "the equation has hardly a root: none from ζ = 0.001 down")))
    ask("fromUIKit", "animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): |ζω − v|/(ω√(1 − ζ²))·e^(−ζωD) "
        "= 0.001, or (1 + (ω − v)D)·e^(−ωD) for ζ = 1",
        settling + ["the velocity v, distances per second towards the target"], of_uikit, "D > 0, ζ > 0.001", (
            ("at rest", ((1.0, 0.35, 0.0), (1.0, 0.1, 0.0), (1.0, 0.5, 0.0), (0.3, 0.5, 0.0), (1.0, 1.0, 0.0), (0.5,
                                                                                                                0.8, 0.0)),
             None),
            ("overdamped", ((1.0, 2.0, 0.0),), "taken as critical"),
            ("with a velocity", ((1.0, 0.5, 1.0), (1.0, 0.5, -1.0), (0.6, 0.7, 5.0), (1.0, 1.0, 2.0), (1.0, 1.0, -3.0)),
             "jumps to another root for a great velocity")),
        exact=1e-13, words="450 ulp: with a velocity the frequency is the root of an equation")
    ask("fromOrigami", "Origami's and Rebound's tension and friction: k = 3.62·(tension − 30) + 194, "
        "c = 3·(friction − 8) + 25", ["tension", "friction"], of_origami, "k > 0, c ≥ 0", (
            ("ordinary", ((40.0, 7.0), (30.0, 8.0), (100.0, 15.0), (0.5, 0.01), (200.0, 0.0)), None),
            ("soft", ((-23.5, 1e-9),), "the sums cancel: digits are lost unless 3·friction + 1 is formed")))
    ask("fromPop", "pop's bounciness and speed, Rebound's BouncyConversion", ["bounciness", "speed"], of_pop,
        "0 ≤ bounciness ≤ 42.5", (
            ("ordinary", ((4.0, 12.0), (0.0, 0.0), (0.0, 12.0), (10.0, 10.0), (20.0, 20.0), (8.0, 3.0), (12.5, 40.0)), None),
            ("near its greatest", ((42.5, 12.0), (42.4, 12.0), (42.0, 3.0)), None)))
    ask("fromMotion", "Motion's visualDuration and bounce: ω = 2π/(1.2·visualDuration), ζ = 1 − bounce within 0.05 … 1",
        ["visualDuration, s", "bounce"], of_motion, "visualDuration > 0", (
            ("ordinary", ((0.3, 0.3), (0.5, 0.0), (0.5, 0.25), (1.0, 0.9)), None),
            ("clamped", ((0.5, 0.97), (0.5, 1.0), (0.5, -0.5)), "not clamped, or 1/(1 + bounce)")))
    ask("fromHalfLife", "critically damped, half of the distance from rest after that time", ["the half-life, s"],
        of_half_life, "half-life > 0", (("ordinary", (0.1, 0.25, 1.0, 3600.0),
                                         "the half-life of a first-order filter, ω = ln 2/h"),))


def ask_backward(subject):
    """A vendor's parameters from mass, stiffness and damping."""
    at = ["m", "k", "c"]

    def ask(name, summary, answer, compute, scale, points=SPRINGS, domain="m, k > 0, c ≥ 0"):
        subject.question(name, summary, given={}, at=at, answer=answer, domain=domain, scale=scale[0])
        subject.case("ordinary", name, {}, subject.rows(compute, points), scale=scale[1])
        if points is SPRINGS:
            subject.case("huge units", name, {}, subject.rows(compute, [HUGE]), scale=scale[1], breaks="m·k overflows")

    relative = ("0: relative to each answer", 0)
    ask("response", "SwiftUI's response, or perceptual duration, 2π/ω; react-spring's frequency", "seconds",
        lambda *spring: 2 * mp.pi / frequency_of(*spring), relative)
    ask("dampingRatio", "ζ = c/(2√(mk))", "ζ", ratio_of, relative)
    ask("bounce", "SwiftUI's bounce, 1 − ζ or 1/ζ − 1", "the bounce", bounce_of, ("1", 1))
    swinging = tuple(spring for spring in SPRINGS if spring[1] < 1e100 and 1e-3 < spring[2] < 19)
    ask("toUIKit", "the settling duration at rest and ζ of UIKit", "[D, ζ]",
        lambda *spring: [settling_frequency(1, min(ratio_of(*spring), mpf(1)), exactly("0.001")) / frequency_of(*spring),
                         min(ratio_of(*spring), mpf(1))],
        relative, swinging + ((1.0, 100.0, 20.0), (1.0, 100.0, 50.0)), domain="ζ > 0.001")
    origami = ((1.0, 230.2, 22.0), (1.0, 194.0, 25.0), (1.0, 100.0, 10.0), (2.0, 100.0, 30.0), (1.0, 600.0, 1.000000001))
    ask("toOrigami", "Origami's tension and friction", "[tension, friction]", to_origami, ("1", 1), origami)
    # What pop's own parameters give, rounded.
    subject.question("toPop", "pop's bounciness, the root below 42.5, and speed", given={}, at=at,
                     answer="[bounciness, or null where there is none, speed]", domain="k > 0, c ≥ 1.03", scale="1",
                     exact=1e-13, words="the root magnifies near the greatest bounciness, so the friction above 0.01 needs "
                     "all its digits")
    subject.case("ordinary", "toPop", {}, subject.rows(to_pop, ((1.0, 271.0, 26.0), (1.0, 340.0, 10.0), (2.0, 500.0, 30.0),
                                                                (1.0, 100.0, 10.0))))
    subject.case("near its greatest bounciness", "toPop", {}, subject.rows(to_pop, (
        (1.0, 342.0, 1.031), (1.0, 342.0, 1.03001), (1.0, 342.0, 1.0300001), (1.0, 342.0, 1.030000000001))),
        breaks="a square root of a difference of nearly equal numbers: half of the digits are lost")
    subject.case("no such bounciness", "toPop", {}, subject.rows(to_pop, ((1.0, 342.0, 1.0), (1.0, 342.0, 0.0))),
                 breaks="the square root of a negative number")


def make():
    subject = Subject(
        "spring-parameters", " ".join(__doc__.split(": ", 1)[1].split()),
        sources=["https://developer.apple.com/documentation/swiftui/spring",
                 "https://developer.apple.com/documentation/quartzcore/caspringanimation",
                 "https://github.com/facebookarchive/rebound-js", "https://github.com/facebookarchive/pop",
                 "https://github.com/pmndrs/react-spring", "https://github.com/motiondivision/motion",
                 "https://developer.android.com/reference/kotlin/androidx/compose/animation/core/Spring"],
        exact=8 * ULP, words="8 ulp: a few products and a square root, each rounded")
    ask_forward(subject)
    subject.question("fromDampingRatio", "c = 2ζ√(mk), as Compose, Material and Flutter take a ratio", given={},
                     at=["m", "k", "ζ"], answer="c", domain="m, k > 0, ζ ≥ 0", scale="0: relative to the answer")
    subject.case("ordinary", "fromDampingRatio", {}, subject.rows(
        lambda mass, stiffness, ratio: 2 * mpf(ratio) * mpmath.sqrt(mpf(mass) * mpf(stiffness)),
        ((1.0, 380.0, 0.8), (1.0, 1500.0, 1.0), (2.0, 50.0, 0.2), (1.0, 10000.0, 1.75))), scale=0)
    subject.question("fromReactSpring", "react-spring's frequency, which is a time, and damping with a mass: k = (2π/f)²·m, "
                     "c = 4πζm/f", given={}, at=["m", "f, s", "ζ"], answer="[k, c]", domain="m, f > 0, ζ ≥ 0",
                     scale="0: relative to each answer")
    subject.case("ordinary", "fromReactSpring", {}, subject.rows(
        lambda mass, frequency, ratio: [mpf(mass) * number for number in of_response(frequency, ratio)],
        ((1.0, 0.5, 1.0), (2.0, 0.3, 0.4), (0.5, 1.0, 0.1))), scale=0)
    subject.question("named", "the springs that vendors name", given={}, at=["the vendor", "the name"],
                     answer="[k, c], for a mass of 1", domain="these names", scale="0: relative to each answer")
    subject.case("names", "named", {}, list(named_rows(subject)), scale=0)
    ask_backward(subject)
    return subject


if __name__ == "__main__":
    publish(make())
