"""Letters that animators move one after another, and letters along a path."""

from extras import words, written
from parts import add, fixed, fixture, moving

LINE = {"v": [[-50, 30], [45, 10]], "i": [[-30, -40], [-20, 30]], "o": [[30, 40], [20, -30]], "c": False}
RING = {"v": [[0, -40], [40, 0], [0, 40], [-40, 0]], "i": [[-22, 0], [0, -22], [22, 0], [0, 22]],
        "o": [[22, 0], [0, 22], [-22, 0], [0, -22]], "c": True}


def selector(start=0, end=100, **more) -> dict:
    """A range, by default of all characters with the same weight."""
    parts = {"t": 0, "r": 1, "sh": 1, "b": 1, "rn": 0}
    numbers = {"s": start, "e": end, "o": 0, "a": 100, "xe": 0, "ne": 0, "sm": 100}
    numbers |= {name: value for name, value in more.items() if name in numbers}
    parts |= {name: value for name, value in more.items() if name not in numbers}
    return parts | {name: value if isinstance(value, dict) else fixed(value) for name, value in numbers.items()}


def animated(text: dict, *animators: tuple[dict, dict], grouping: int = 1, alignment=(0, 0)) -> dict:
    """A text with animators, pairs of a selector and of values."""
    made = written(text)
    content = made["layers"][0]["t"]
    content["a"] = [{"nm": f"Animator {index + 1}", "s": range_, "a": {
        name: value if isinstance(value, dict) else fixed(value) for name, value in values.items()}}
        for index, (range_, values) in enumerate(animators)]
    content["m"] = {"g": grouping, "a": fixed(list(alignment))}
    return made


def along(text: dict, outline: dict, *animators: tuple[dict, dict], perpendicular=1, reversed_=0, first=0, **more) -> dict:
    made = animated(text, *animators, **more)
    layer = made["layers"][0]
    layer["hasMask"] = True
    layer["masksProperties"] = [{"mode": "n", "inv": False, "pt": fixed(outline), "o": fixed(100), "x": fixed(0), "nm": "Track"}]
    layer["t"]["p"] = {"m": 0, "f": first if isinstance(first, dict) else fixed(first), "l": fixed(0), "a": fixed(0),
                       "p": fixed(perpendicular), "r": fixed(reversed_)}
    return made


WORDS = words("ABA BB A", s=16)
LOW = {"p": [0, 12, 0]}

# MARK: The letters that are taken


@fixture((10, 40))
def lines() -> dict:
    """A line after the other; lottie-web puts the second one a pixel lower."""
    return animated(words("ABA BB\rAB", s=20, lh=30), (selector(0, moving(0, 100), b=4), LOW))


for name, range_ in {
    "square-moving": selector(moving(0, 100)),
    "square-softer": selector(moving(0, 100), sm=40),
    "square-by-index": selector(1, 4, r=2),
    "ramp-up": selector(sh=2, o=moving(-100, 100)),
    "ramp-down": selector(20, 80, sh=3),
    "triangle-eased": selector(sh=4, xe=60, ne=40),
    "triangle-eased-backwards": selector(sh=4, xe=-60, ne=-40),
    "round": selector(sh=5),
    "smooth-of-less": selector(10, 90, sh=6, a=-60),
    "visible": selector(0, moving(0, 100), b=2),
    "words": selector(0, moving(0, 100), b=3),
}.items():
    add("letters", name, animated(WORDS, (range_, LOW)), (5, 30, 50))


@fixture((10, 40))
def changes_in_their_order() -> dict:
    values = {"a": [4, -6, 0], "p": [3, 8, 0], "s": moving([50, 150, 100], [140, 60, 100]), "r": 40, "sk": 20, "sa": 30}
    return animated(WORDS, (selector(sh=2), values))


@fixture((10, 40))
def two_animators() -> dict:
    return animated(WORDS, (selector(moving(0, 100)), {"p": [0, 10, 0], "r": 90}), (selector(50), {"s": [150, 150, 100], "p": [-5, 0, 0]}))


@fixture((10, 40))
def words_turn_about_their_middles() -> dict:
    return animated(WORDS, (selector(sh=2, b=3), {"r": moving(0, 90)}), grouping=2, alignment=(0, -50))


@fixture((10, 40))
def lines_turn_about_their_ends() -> dict:
    return animated(words("ABA\rAB", s=20, lh=30), (selector(), {"r": moving(0, 60)}), grouping=3, alignment=(100, 0))


@fixture((10, 40))
def colours() -> dict:
    text = words("ABAB", s=24, sc=[0, 0, 1], sw=1, of=True)
    return animated(text, (selector(sh=2), {"fc": [0, 1, 0, 1], "sc": [1, 0, 1, 1], "sw": moving(0, 4)}))


@fixture((10, 40))
def fading() -> dict:
    return animated(WORDS, (selector(moving(0, 100)), {"o": 0}))


for name, side in (("tracked-from-the-left", 0), ("tracked-to-the-right", 1), ("tracked-about-the-middle", 2)):
    add("letters", name, animated(words("ABAB", s=20, j=side), (selector(), {"t": moving(0, 8)})), (10, 40))

# MARK: Paths


@fixture((0, 30))
def path_open() -> dict:
    return along(words("ABAB", s=18), LINE)


@fixture((0, 30))
def path_upright_from_its_middle() -> dict:
    return along(words("ABA", s=18, j=2), LINE, perpendicular=0)


@fixture((0, 20, 40))
def path_closed_walked_round() -> dict:
    return along(words("AB ABA", s=18), RING, first=moving(0, 300))


@fixture((0, 30))
def path_backwards() -> dict:
    return along(words("ABAB", s=18), RING, reversed_=1, first=20)


@fixture((10, 40))
def path_with_an_animator() -> dict:
    return along(words("ABAB", s=18), LINE, (selector(moving(0, 100)), {"p": [0, -12, 0], "s": [50, 50, 100]}))
