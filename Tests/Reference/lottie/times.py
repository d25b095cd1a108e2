"""Makes times.json, a Lottie document, and times.csv: the frames of layers inside of precompositions, and what shows.

A precomposition's frame is (f − st) / sr, or tm(f) · fr where there is a time remap. `local` is the frame of the
layer's composition, on which its keys and its span count; `visible` is 1 where the spans of the layer and of all layers
around it hold their frames.

Remake them with  python3 Tests/Reference/lottie/times.py  (--check: exit 1 if a file would change).
"""

from mpmath import mpf

from exact_lottie import document_text, ease, layer, nearest_double, run, table_text

RATE = 24
END = 120
FRAMES = (0.0, 3.5, 10.0, 24.25, 47.0, 59.75, 80.0, 100.5, 118.0)
SIZE = {"w": 512, "h": 512}
EASING = (0.3, 0.0, 0.4, 1.0)


def remap(start, end, first=0, last=110):
    keys = [{"t": first, "s": [start], "o": {"x": EASING[0], "y": EASING[1]}, "i": {"x": EASING[2], "y": EASING[3]}},
            {"t": last, "s": [end]}]
    return {"tm": {"a": 1, "k": keys}}


# The layer of the precomposition, its time, the span of the leaf inside.
CHAINS = {
    "Plain": [{}],
    "Started": [{"st": 7.5}],
    "Stretched": [{"st": 4, "sr": 2.5}],
    "Squeezed": [{"st": -6, "sr": 0.4}],
    "Backwards": [{"st": 100, "sr": -1.25}],
    "No stretch": [{"st": 5, "sr": 0}],
    "Remapped": [remap(0.25, 4.5)],
    "Remapped backwards": [{"st": 9, "sr": 3} | remap(4.5, 0.25)],
    "Twice": [{"st": 4, "sr": 0.75}, {"st": -6, "sr": 1.5}],
    "Remapped inside": [{"st": 3, "sr": 1.25}, remap(0.5, 3.75)],
    "Remapped outside": [remap(0.5, 3.75), {"st": 3, "sr": 1.25}],
    "Remapped twice": [remap(0, 4.75), remap(4.5, 0.5)],
    "Three times": [{"st": 1, "sr": 1.5}, {"st": -20, "sr": 0.5}, {"st": 10.25, "sr": -2}],
    "Late": [{"st": 0, "ip": 20, "op": 90}, {"ip": 30.5, "op": 70}],
}
LEAF_SPAN = (10, 75.5)


def local(time, frame):
    if "tm" in time:
        first, last = time["tm"]["k"]
        start, end = mpf(first["s"][0]), mpf(last["s"][0])
        progress = min(max((frame - first["t"]) / (mpf(last["t"]) - first["t"]), 0), 1)
        return (start + (end - start) * ease(EASING, progress)[0]) * RATE
    return (frame - mpf(time.get("st", 0))) / (mpf(time.get("sr", 1)) or 1)


def make_tables():
    layers, assets, rows = [], [], []
    for name, chain in CHAINS.items():
        identities = [f"{name} {depth}" for depth in range(len(chain))]
        names = [name] + [f"Level {depth}" for depth in range(1, len(chain))]
        for depth, (identity, time) in enumerate(zip(identities, chain)):
            made = layer(0, names[depth], {}, refId=identity, **SIZE) | {"op": END} | time
            if depth == 0:
                layers.append(made)
            else:
                assets.append({"id": identities[depth - 1], "layers": [made]})
        leaf = layer(3, "Leaf", {}) | {"ip": LEAF_SPAN[0], "op": LEAF_SPAN[1]}
        assets.append({"id": identities[-1], "layers": [leaf]})
        for frame in FRAMES:
            inside, visible, path = mpf(frame), True, []
            for label, time in zip(names, chain):
                path.append(label)
                visible = visible and time.get("ip", 0) <= inside < time.get("op", END)
                rows.append((".".join(path), frame, nearest_double(inside), int(visible)))
                inside = local(time, inside)
            # Nothing is near enough to an end of a span for a rounding to decide.
            assert all(abs(inside - end) > mpf("1e-6") for end in LEAF_SPAN) or inside == int(inside), (name, frame)
            visible = visible and LEAF_SPAN[0] <= inside < LEAF_SPAN[1]
            rows.append((".".join(path) + ".Leaf", frame, nearest_double(inside), int(visible)))
    return {
        "lottie/times.json": document_text(layers, assets=assets, fr=RATE, op=END),
        "lottie/times.csv": table_text("layer,frame,local,visible", rows),
    }


if __name__ == "__main__":
    run(__doc__, make_tables)
