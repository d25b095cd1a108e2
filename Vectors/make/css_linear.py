"""CSS's linear() in fractions: its text, its canonicalisation and its value, by CSS Easing Functions Level 2, §2.1.

A point is an output and an input, both fractions.
"""

from fractions import Fraction


def parsed_linear(text):
    """The stops of a function without calc(): each an output and its progresses, none to two."""
    assert text.startswith("linear(") and text.endswith(")")
    stops = []
    for stop in text[len("linear("):-1].split(","):
        words = stop.split()
        percentages = [Fraction(word[:-1]) / 100 for word in words if word.endswith("%")]
        (output,) = [Fraction(word) for word in words if not word.endswith("%")]
        stops.append((output, percentages))
    return stops


def canonical(stops):
    """The points: progresses rise, omitted ones lie evenly between their neighbours."""
    points, largest = [], None
    for index, (output, percentages) in enumerate(stops):
        inputs = percentages or [None]
        if not percentages and index == 0:
            inputs = [Fraction(0)]
        elif not percentages and index == len(stops) - 1:
            inputs = [max(Fraction(1), largest) if largest is not None else Fraction(1)]
        for progress in inputs:
            if progress is not None:
                largest = progress if largest is None else max(progress, largest)
                progress = largest
            points.append((output, progress))
    known = [index for index, (_, progress) in enumerate(points) if progress is not None]
    for low, high in zip(known, known[1:]):
        start, end = points[low][1], points[high][1]
        for index in range(low + 1, high):
            points[index] = (points[index][0], start + (end - start) * Fraction(index - low, high - low))
    return points


def linear_value(points, progress):
    """The value at a progress, on the line from the last point at or before it; the last line goes on."""
    if len(points) == 1:
        return points[0][0]
    progress = Fraction(progress)
    index = max((number for number, (_, place) in enumerate(points) if place <= progress), default=0)
    index = min(index, len(points) - 2)
    (from_output, from_input), (to_output, to_input) = points[index:index + 2]
    if from_input == to_input:
        return to_output
    return from_output + (progress - from_input) / (to_input - from_input) * (to_output - from_output)


def serialised(points):
    """The computed value's text; only for points with short decimals."""
    return "linear(" + ", ".join(f"{shortened(output)} {shortened(100 * place)}%" for output, place in points) + ")"


def shortened(number):
    """Six decimals at most, as browsers write a number."""
    text = f"{float(number):.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
