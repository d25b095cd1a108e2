"""Makes expressions.json: expressions of a layer's rotation, and the values that lottie-web gives them.

Each is evaluated in a small document: a layer whose rotation goes from 10 at frame 5 over 70 at frame 15 to −20 at frame
30, eased, with the expression; a layer with controls; a shape layer. lottie-web keeps numbers of 32 bits; the page
replaces them by those of 64. Left out is what lottie-web does otherwise than After Effects documents: `wiggle` and
`random`, `dot` and `cross`, loops with a duration, `continue`, `loopIn('cycle')` where the first key is not at 0, the value
of a key, which is a list there, and other properties' values at other times, which it takes without their
expressions.

Remake it with  PYTHONPATH=Scripts .venv/bin/python Tests/Reference/lottie/expressions.py, after  make lottie.
"""

import json
from pathlib import Path

from check.lottie import web

TABLE = Path(__file__).with_suffix(".json")
FRAMES = [3.5, 9, 15, 22.25, 30, 37, 44.5, 71, 96.75]

EXPRESSIONS = """
value
time
time * 100
value + time * 10
$bm_sum(value, $bm_mul(time, 3))
$bm_neg(value)
$bm_div($bm_sub(value, 5), 2)
mul(add(value, 1), 2)
mod(time * 100, 7)
index
inPoint + outPoint
thisComp.width + thisComp.height
thisComp.frameDuration
thisComp.numLayers
numKeys
key(1).time + numKeys
key(3).time
nearestKey(time).index
nearestKey(time).time
loopOut()
loopOut('cycle')
loopOut('pingpong')
loopOut('offset')
loopOut('cycle', 1)
loopOut('pingpong', 1)
loopOut('offset', 1)
loopIn('pingpong')
loopIn('offset')
valueAtTime(0.5)
valueAtTime(time - 0.1)
valueAtTime(time * 2)
thisProperty.valueAtTime(0.2)
velocityAtTime(0.4)
velocityAtTime(time - 0.05)
velocity
linear(time, 0, 2, 10, 50)
linear(time, 1, 0, 10, 50)
linear(time, 10, 50)
ease(time, 0, 2, 10, 50)
easeIn(time, 0, 2, 10, 50)
easeOut(time, 0, 2, 10, 50)
linear(time, 0, 2, [1, 2], [3, 4])[1]
clamp(value, 0, 50)
length([3, 4])
length([1, 2], [4, 6])
normalize([3, 4])[1]
degreesToRadians(value)
radiansToDegrees(time)
$bm_sum([1, 2], [3, 4])[1]
$bm_mul([1, 2], 3)[1]
thisComp.layer('Control').effect('Speed')('Slider')
thisComp.layer('Control').effect('Speed')(1).value * 2
thisComp.layer(2).effect('Speed')('ADBE Slider Control-0001')
thisComp.layer('Control').effect('Point')('Point')[0]
thisComp.layer('Control').transform.position[0]
thisComp.layer('Control').position[1]
thisComp.layer('Control').transform.scale[1]
thisComp.layer('Control').transform.rotation
thisComp.layer('Control').transform.opacity
thisComp.layer('Control')('ADBE Transform Group')('ADBE Position')[0]
thisComp.layer('Control').transform.position.valueAtTime(0.5)[0]
thisComp.layer('Control').index
thisComp.layer('Shapes').content('Group 1').content('Rect').size[0]
thisComp.layer('Shapes').content('Group 1').transform.position[1]
thisComp.layer('Shapes').content('Trim').start
transform.position[0] + transform.scale[1]
thisComp.layer('Control').toComp([10, 20, 0])[0]
hasParent ? 1 : 2
framesToTime(15)
timeToFrames(0.5)
posterizeTime(4); $bm_rt = value
var n = 0, t = 0, v = 0; if (numKeys > 0) { n = nearestKey(time).index; if (key(n).time > time) { n--; } } t = n == 0 ? 0 : time - key(n).time; if (n > 0) { v = velocityAtTime(key(n).time - thisComp.frameDuration / 10); $bm_rt = value + v * 0.1 * Math.sin(2 * t * 2 * Math.PI) / Math.exp(5 * t); } else { $bm_rt = value; }
function outBack(t, b, c, d) { var s = 1.70158; return c * ((t = t / d - 1) * t * ((s + 1) * t + s) + 1) + b; } $bm_rt = time < 2 ? outBack(time, 0, 90, 2) : 90
var total = 0; for (var i = 0; i < 10; i++) { if (i % 3 == 0) continue; total += Math.sin(i + time); } $bm_rt = total
try { $bm_rt = thisComp.layer('Nobody').transform.rotation; } catch (e) { $bm_rt = 42; }
switch (Math.floor(time)) { case 0: $bm_rt = 5; break; case 1: $bm_rt = 6; break; default: $bm_rt = 7; }
""".strip().splitlines()


def document(expression: str) -> dict:
    ease = {"o": {"x": [0.4], "y": [0]}, "i": {"x": [0.3], "y": [1]}}
    keys = [{"t": 5, "s": [10]} | ease, {"t": 15, "s": [70]} | ease, {"t": 30, "s": [-20]}]
    text = expression if "$bm_rt" in expression else f"$bm_rt = {expression};"
    still = {"o": {"a": 0, "k": 100}, "p": {"a": 0, "k": [20, 30, 0]}, "a": {"a": 0, "k": [5, 5, 0]},
             "s": {"a": 0, "k": [80, 120, 100]}}
    span = {"ip": 0, "op": 120, "st": 0, "sr": 1, "bm": 0, "ddd": 0, "ao": 0}
    moving = {"a": 1, "k": [{"t": 0, "s": [0, 10, 0], "o": {"x": 0.3, "y": 0.1}, "i": {"x": 0.6, "y": 0.9}},
                            {"t": 60, "s": [50, 40, 0]}]}
    controls = [
        {"ty": 5, "nm": "Speed", "mn": "ADBE Slider Control", "ix": 1, "en": 1, "np": 3, "ef": [
            {"ty": 0, "nm": "Slider", "mn": "ADBE Slider Control-0001", "ix": 1, "v": {
                "a": 1, "k": [{"t": 0, "s": [4]} | ease, {"t": 50, "s": [9]}]}}]},
        {"ty": 5, "nm": "Point", "mn": "ADBE Point Control", "ix": 2, "en": 1, "np": 3, "ef": [
            {"ty": 3, "nm": "Point", "mn": "ADBE Point Control-0001", "ix": 1, "v": {"a": 0, "k": [3, 4]}}]}]
    rectangle = {"ty": "rc", "nm": "Rect", "d": 1, "s": {"a": 0, "k": [33, 22]}, "p": {"a": 0, "k": [0, 0]},
                 "r": {"a": 0, "k": 0}}
    group = {"ty": "gr", "nm": "Group 1", "np": 2, "it": [
        rectangle, {"ty": "tr", "nm": "Transform", "p": {"a": 0, "k": [6, 7]}, "a": {"a": 0, "k": [0, 0]},
                    "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100},
                    "sk": {"a": 0, "k": 0}, "sa": {"a": 0, "k": 0}}]}
    trim = {"ty": "tm", "nm": "Trim", "s": {"a": 0, "k": 11}, "e": {"a": 0, "k": 90}, "o": {"a": 0, "k": 0}, "m": 1}
    return {"v": "5.12.0", "fr": 30, "ip": 0, "op": 120, "w": 200, "h": 100, "assets": [], "layers": [
        {"ty": 3, "nm": "Main", "ind": 1, "ks": still | {"r": {"a": 1, "k": keys, "x": f"var $bm_rt; {text}"}}} | span,
        {"ty": 3, "nm": "Control", "ind": 2, "ef": controls, "ks": still | {"p": moving, "r": {"a": 0, "k": 15}}} | span,
        {"ty": 4, "nm": "Shapes", "ind": 3, "ks": still | {"r": {"a": 0, "k": 0}}, "shapes": [group, trim]} | span]}


def main() -> None:
    web.PAGE = web.PAGE.replace("<script>self", "<script>window.Float32Array = Float64Array; self")
    rows = []
    with web.WebRenderer() as page:
        for expression in EXPRESSIONS:
            made = document(expression)
            page.open(made, (64, 32))
            rows.append({"expression": made["layers"][0]["ks"]["r"]["x"],
                         "values": page.expression_values(FRAMES)})
    frame = document("value")
    del frame["layers"][0]["ks"]["r"]["x"]
    lines = ",\n".join("  " + json.dumps(row) for row in rows)
    TABLE.write_text(f'{{"frames": {json.dumps(FRAMES)},\n"document": {json.dumps(frame)},\n"rows": [\n{lines}\n]}}\n')


main()
