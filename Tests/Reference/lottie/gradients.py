"""Makes gradients.csv: colours of gradients with separate stops for colours and alphas.

`stops` are the numbers of a gradient, the first `count` stops of a colour (offset, red, green, blue), the rest of alpha
(offset, alpha). Both lines are straight between their stops and constant outside; an offset below the one before it
counts as that. There is no row at an offset of two stops, where a colour jumps. Rows hold straight alpha.

Remake it with  python3 Tests/Reference/lottie/gradients.py  (--check: exit 1 if a file would change).
"""

from random import Random

from mpmath import mpf

from exact_lottie import doubles, nearest_double, run, table_text

OFFSETS = [index / 64 for index in range(65)]


def cases():
    """Name, count, numbers."""
    red, blue = [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]
    yield "Two", 2, [0.0, *red, 1.0, *blue]
    yield "Inside", 2, [0.25, *red, 0.75, *blue]
    yield "One", 1, [0.5, *red]
    yield "Hard edge", 4, [0.0, *red, 0.5, *red, 0.5, *blue, 1.0, *blue]
    yield "Unsorted", 3, [0.0, *red, 0.75, 1.0, 1.0, 0.0, 0.25, *blue]
    yield "Alpha at the same", 2, [0.0, *red, 1.0, *blue, 0.0, 1.0, 1.0, 0.0]
    yield "Alpha at others", 3, [0.0, *red, 0.3, 1.0, 1.0, 0.0, 1.0, *blue, 0.1, 0.2, 0.5, 1.0, 0.55, 0.3, 0.9, 0.8]
    yield "Alpha with an edge", 2, [0.0, *red, 1.0, *blue, 0.0, 1.0, 0.4, 1.0, 0.4, 0.2, 1.0, 0.2]
    yield "One alpha", 2, [0.0, *red, 1.0, *blue, 0.5, 0.25]
    yield "Alpha unsorted", 2, [0.0, *red, 1.0, *blue, 0.6, 0.25, 0.3, 1.0]
    random = Random(20261128)
    for index in range(8):
        colours = [[offset, *(random.randrange(257) / 256 for _ in range(3))]
                   for offset in sorted(random.random() for _ in range(2 + index % 4))]
        alphas = [[offset, random.randrange(257) / 256] for offset in sorted(random.random() for _ in range(index % 5))]
        yield f"Random {index}", len(colours), [number for stop in colours + alphas for number in stop]


def sorted_stops(stops):
    """Offsets that do not fall."""
    result = []
    for offset, *values in stops:
        low = result[-1][0] if result else mpf(0)
        result.append((max(mpf(offset), low), [mpf(value) for value in values]))
    return result


def value(stops, offset):
    if offset <= stops[0][0]:
        return stops[0][1]
    for (start, before), (end, after) in zip(stops, stops[1:]):
        if start <= offset <= end and end > start:
            share = (offset - start) / (end - start)
            return [a + (b - a) * share for a, b in zip(before, after)]
    return stops[-1][1]


def make_tables():
    rows = []
    for name, count, numbers in cases():
        colours = sorted_stops([numbers[4 * index:4 * index + 4] for index in range(count)])
        rest = numbers[4 * count:]
        alphas = sorted_stops([rest[index:index + 2] for index in range(0, len(rest), 2)]) or [(mpf(0), [mpf(1)])]
        jumps = {start for stops in (colours, alphas) for (start, _), (end, _) in zip(stops, stops[1:]) if start == end}
        for offset in OFFSETS:
            if mpf(offset) not in jumps:
                made = value(colours, mpf(offset)) + value(alphas, mpf(offset))
                rows.append((name, count, doubles(numbers), offset, *map(nearest_double, made)))
    return {"lottie/gradients.csv": table_text("name,count,stops,offset,red,green,blue,alpha", rows)}


if __name__ == "__main__":
    run(__doc__, make_tables)
