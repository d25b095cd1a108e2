"""Makes keyframes.json, a Lottie document, and keyframes.csv, the values of its properties.

Scalars and vectors, one easing for all components or one for each, overshoot, holds, ends in `e`, keys at one time,
frames before and after the keys, keys out of order, missing easings. Rows at which a rounding of the frame would show
are left out.

Remake them with  python3 Tests/Reference/lottie/keyframes.py  (--check: exit 1 if a file would change).
"""

from random import Random

from mpmath import mpf

from exact_lottie import document_text, doubles, ease, fixed, layer, run, table_text

LINEAR = (0.0, 0.0, 1.0, 1.0)
STEEPEST = 1000
SHARES = (0.0625, 0.25, 0.4375, 0.5, 0.71875, 0.96875)


def key(time, value, handles=None, **more):
    """A keyframe; the handles are four numbers, or four lists of them, one number a component."""
    made = {"t": time} if value is None else {"t": time, "s": value}
    if handles is not None:
        made |= {"o": {"x": handles[0], "y": handles[1]}, "i": {"x": handles[2], "y": handles[3]}}
    return made | more


def component(number, index):
    """A component of a handle; a missing one is the first."""
    return number[index] if isinstance(number, list) and index < len(number) else (
        number[0] if isinstance(number, list) else number)


def handles_of(keyframe, index):
    out, into = keyframe.get("o"), keyframe.get("i")
    if out is None and into is None:
        return LINEAR
    out = out or {"x": 0.0, "y": 0.0}
    into = into or {"x": 1.0, "y": 1.0}
    return tuple(component(handle[axis], index) for handle in (out, into) for axis in ("x", "y"))


def value_at(keys, frame):
    """The components at a frame, or None where their slope is beyond STEEPEST."""
    keys = sorted(keys, key=lambda item: item["t"])
    frame = mpf(frame)
    passed = [index for index, item in enumerate(keys) if mpf(item["t"]) <= frame]
    if not passed:
        return list(map(mpf, keys[0]["s"]))
    index = passed[-1]
    current = keys[index]
    if index == len(keys) - 1:
        return list(map(mpf, current["s"] if "s" in current else keys[index - 1]["e"]))
    start = current["s"]
    if current.get("h") == 1:
        return list(map(mpf, start))
    following = keys[index + 1]
    end = following["s"] if "s" in following else current["e"]
    span = mpf(following["t"]) - mpf(current["t"])
    result = []
    for position, (a, b) in enumerate(zip(start, end)):
        eased, slope = ease(handles_of(current, position), (frame - mpf(current["t"])) / span)
        if abs(slope) > STEEPEST:
            return None
        result.append(mpf(a) + (mpf(b) - mpf(a)) * eased)
    return result


def properties():
    """Layer, property, keys."""
    random = Random(20261122)

    def number(low, high):
        return random.randrange(int(low * 64), int(high * 64)) / 64

    def handles(count=None, overshoot=0.0):
        low, high = (0.0, 1.0), (-overshoot, 1 + overshoot)
        draws = [[random.uniform(*low), random.uniform(*high), random.uniform(*low), random.uniform(*high)]
                 for _ in range(count or 1)]
        return tuple(map(list, zip(*draws))) if count else tuple(draws[0])

    def times(count):
        moments = sorted(random.sample(range(10, 90 * 16), count))
        return [moment / 16 for moment in moments]

    for index in range(12):
        overshoot = (0.0, 1.5)[index % 2]
        yield f"Scalar {index}", "Rotation", [key(time, [number(-400, 400)], handles(overshoot=overshoot))
                                              for time in times(4)]
        yield f"Vector {index}", "Position", [key(time, [number(0, 500), number(0, 500)], handles(overshoot=overshoot))
                                              for time in times(4)]
        yield f"Separate {index}", "Position", [key(time, [number(0, 500), number(0, 500)], handles(2, overshoot))
                                                for time in times(3)]
        yield f"Scale {index}", "Scale", [key(time, [number(-200, 300), number(0, 300), 100.0],
                                              handles(3 - index % 3, overshoot)) for time in times(3)]
    yield "Held", "Rotation", [key(10, [5.0], LINEAR, h=1), key(20.5, [-7.0], LINEAR, h=1), key(40, [30.0], LINEAR),
                               key(60, [90.0])]
    yield "Ends", "Rotation", [key(10, [5.0], (0.3, 0.0, 0.6, 1.0), e=[25.0]),
                               key(30, [25.0], (0.2, 0.5, 0.6, 1.5), e=[-40.0]), key(50, None)]
    yield "Ends and starts", "Position", [key(10, [5.0, 6.0], (0.3, 0.0, 0.6, 1.0), e=[400.0, 400.0]),
                                          key(30, [25.0, 70.0], LINEAR, e=[1.0, 1.0]), key(50, [9.0, 90.0])]
    yield "At one time", "Rotation", [key(10, [0.0], LINEAR), key(30, [60.0], LINEAR), key(30, [100.0], LINEAR),
                                      key(50, [0.0])]
    yield "At one time first", "Rotation", [key(10, [0.0], LINEAR), key(10, [60.0], LINEAR), key(50, [100.0])]
    yield "At one time last", "Rotation", [key(10, [0.0], LINEAR), key(50, [60.0], LINEAR), key(50, [100.0])]
    yield "Out of order", "Rotation", [key(50, [90.0], (0.4, 0.0, 0.6, 1.0)), key(10, [10.0], (0.1, 0.0, 0.2, 1.0)),
                                       key(30, [-20.0], LINEAR)]
    yield "No easing", "Position", [key(10, [0.0, 10.0]), key(40, [100.0, 50.0]), key(60, [0.0, 0.0])]
    yield "Only out", "Rotation", [{"t": 10, "s": [0.0], "o": {"x": [0.7], "y": [0.1]}}, key(60, [100.0])]
    yield "Only in", "Rotation", [{"t": 10, "s": [0.0], "i": {"x": 0.3, "y": 0.9}}, key(60, [100.0])]
    yield "Outside", "Rotation", [key(10, [0.0], (-0.5, 0.3, 1.75, 0.6)), key(60, [100.0])]
    yield "One handle for two", "Position", [key(10, [0.0, 0.0], ([0.7], [0.1], [0.8], [0.3])), key(60, [100.0, 80.0])]
    yield "Alone", "Rotation", [key(30, [12.0])]
    yield "Opacity beyond", "Opacity", [key(10, [20.0], (0.3, -1.0, 0.6, 2.0)), key(60, [90.0])]


LETTERS = {"Rotation": "r", "Position": "p", "Scale": "s", "Opacity": "o"}


def frames(keys):
    """The keys' times, between them, before the first and behind the last."""
    times = sorted({item["t"] for item in keys})
    inside = [a + (b - a) * share for a, b in zip(times, times[1:]) for share in SHARES]
    return sorted([0.0, times[0] / 2, *map(float, times), *inside, times[-1] + 5.25])


def make_tables():
    layers, rows = [], []
    for name, label, keys in properties():
        transform = {LETTERS[label]: {"a": 1, "k": keys}}
        layers.append(layer(3, name, transform if label == "Position" else {"p": fixed([0, 0])} | transform))
        for frame in frames(keys):
            values = value_at(keys, frame)
            if values is not None:
                rows.append((name, label, frame, doubles(values)))
    return {
        "lottie/keyframes.json": document_text(layers),
        "lottie/keyframes.csv": table_text("layer,property,frame,values", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
