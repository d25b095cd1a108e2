"""Makes scripts.json: small scripts of JavaScript, and the values that Node gives them.

Some are written here, the others are made from a seed. A value is its type and its text: "number 0.5", "string a",
"object 1,2". Numbers are written as JavaScript writes them, which is also what the table tests.

Remake it with  python3 Tests/Reference/lottie/scripts.py  (--check: exit 1 if the file would change). It needs Node.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

TABLE = Path(__file__).with_suffix(".json")
SEED, COUNT = 47, 420

WRITTEN = """
1 + 2 * 3 - 4 / 5 % 3
var a = 5, b; b = a++ + ++a; [a, b].join()
2 ** 3 ** 2
(-8) ** (1 / 3)
1 / 0
-1 / 0
0 / 0
-7 % 3
7 % -3
0.1 + 0.2
1e21
123456789012345680000
1e-7
0.000001
-1.5e-9
5e-324
1.7976931348623157e308
'' + 1e21 + 1e-7 + 100 + 0.5 + -0
[1, 2.5, -0, NaN, null, undefined].join('-')
'a' + 1 + 2
1 + 2 + 'a'
'3' * '4'
'3' - 1
'0x10' * 1
' 12 ' * 1
'1e3' * 1
'.5' * 1
'5.' * 1
'' * 1
'abc' * 1
null + 1
undefined + 1
true + true
null == undefined
null === undefined
null == 0
'1' == 1
'1' === 1
true == 1
'' == 0
'a' < 'b'
'10' < '9'
'10' < 9
NaN == NaN
[] + ''
typeof undefinedName
typeof 1 + typeof 'a' + typeof true + typeof undefined + typeof null + typeof [] + typeof {} + typeof function () {}
5 & 3 | 8 ^ 2
~5
1 << 31
-1 >>> 28
-9 >> 1
2147483648 | 0
4294967297 | 0
1e20 | 0
NaN | 0
1.9 | 0
true && 'x'
0 || 'y'
null ?? 'z'
0 ?? 'z'
1 ? 2 ? 'a' : 'b' : 'c'
(1, 2, 3)
var s = 0; for (var i = 0; i < 10; i++) { if (i == 3) continue; if (i == 7) break; s += i; } s
var s = 0, i = 0; while (true) { i++; if (i > 5) break; s += i; } s
var i = 0; do { i += 3; } while (i < 10); i
var s = ''; for (var k in { a: 1, b: 2 }) s += k; s
var s = ''; for (var k in [7, 8]) s += k; s
var s = 0; for (let v of [1, 2, 3]) s += v; s
var s = ''; for (const c of 'abc') s = c + s; s
function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2); } f(12)
var r = f(3); function f(x) { return x * 2; } r
var f = function (x) { return x + 1; }; f(2)
var f = x => x * x; f(5)
var f = (x, y) => { return x - y; }; f(5, 3)
(function () { return 7; })()
function f(a, b) { return b === undefined ? 'none' : b; } f(1)
function outer() { var n = 0; return function () { n++; return n; }; } var c = outer(); c(); c(); c()
var x = 1; function f() { x = 2; } f(); x
var x = 1; function f() { var x = 2; return x; } f() + x
var x = 1; { let x = 2; } x
switch (3) { case 1: 'a'; break; case 3: 'b'; case 4: 'c'; break; default: 'd'; }
switch ('q') { case 'a': 1; break; default: 2; }
var r; try { r = missing.name; } catch (e) { r = 'caught'; } r
var r = ''; try { throw 'oops'; } catch (e) { r = e; } finally { r += '!'; } r
var r = 0; try { throw { message: 'm', n: 3 }; } catch (e) { r = e.n; } r
function f() { try { return 1; } finally { } } f()
var o = { a: 1, 'b c': 2, 3: 4 }; o.a + o['b c'] + o[3]
var o = {}; o.x = 1; o['y'] = 2; o.x + o.y
var o = { f: function (x) { return x * 3; } }; o.f(4)
'a' in { a: 1 }
var a = [3, 1, 2]; a.sort(); a.join()
var a = [10, 9, 1]; a.sort(); a.join()
var a = [10, 9, 1]; a.sort(function (p, q) { return p - q; }); a.join()
[1, 2, 3].map(function (x) { return x * 2; }).join()
[1, 2, 3, 4].filter(x => x % 2 == 0).length
[1, 2, 3].reduce((p, q) => p + q, 10)
[1, 2, 3].reduce((p, q) => p * q)
[1, 2, 3].some(x => x > 2) + ',' + [1, 2, 3].every(x => x > 2)
var a = [1, 2]; a.push(3, 4); a.unshift(0); a.pop(); a.shift(); a.join()
[1, 2, 3, 4, 5].slice(1, -1).join()
[1, 2, 3, 4, 5].slice(-2).join()
var a = [1, 2, 3, 4]; a.splice(1, 2, 'x', 'y', 'z'); a.join()
[1, 2].concat([3], 4).join()
[1, 2, 3].reverse().join(' ')
[1, 2, 3, 2].indexOf(2) + [1, 2, 3, 2].lastIndexOf(2)
var a = []; a[3] = 1; a.length
var a = [1, 2, 3]; a.length = 1; a.join()
[1, 2][5]
[1, 2][-1]
[[1, 2], [3]].join(';')
new Array(3).length
Array.isArray([]) + '' + Array.isArray(1)
'hello'.length + 'hello'.charAt(1) + 'hello'[4]
'hello'.charCodeAt(0)
String.fromCharCode(72, 105)
'a-b-c'.split('-').join('+')
'abc'.split('').reverse().join('')
'hello'.substr(1, 3) + 'hello'.substring(3, 1) + 'hello'.slice(-3)
'Hello'.toUpperCase() + 'Hello'.toLowerCase()
'a.b.a'.replace('a', 'c')
'hello'.indexOf('l') + '' + 'hello'.lastIndexOf('l')
'  x '.trim() + '|'
'ab'.repeat(3)
'7'.padStart(3, '0') + '7'.padEnd(3, '-')
'hello'.startsWith('he') && 'hello'.endsWith('lo') && 'hello'.includes('ell')
'\\u0041\\x42\\n'.length
(1.005).toFixed(2) + ' ' + (1.45).toFixed(1) + ' ' + (8.345).toFixed(2) + ' ' + (0.5).toFixed(0) + ' ' + (2.5).toFixed(0)
(-1.5).toFixed(0) + ' ' + (1e15).toFixed(2) + ' ' + (123.456).toFixed(1) + ' ' + (0).toFixed(2)
parseInt('42px') + parseFloat('3.5em') + parseInt('ff', 16) + parseInt('0x1F')
parseInt('abc')
parseFloat('.5e1x')
Number('12') + Number('') + Number(true) + Number(null)
Number('1px')
String(12) + String(null) + String([1, 2])
isNaN('a') + '' + isNaN('1') + isFinite(1 / 0)
Math.round(2.5) + Math.round(-2.5) + Math.round(0.49999999999999994) + Math.round(-0.5)
Math.max() + Math.min()
Math.max(1, 5, 3) + Math.min(4, 2, 8)
Math.floor(-1.5) + Math.ceil(-1.5) + Math.trunc(-1.5) + Math.abs(-3) + Math.sign(-2)
Math.pow(2, 0.5)
Math.sqrt(2) + Math.cbrt(27)
Math.atan2(1, -1) + Math.hypot(3, 4)
Math.sin(1) + Math.cos(1) + Math.tan(1) + Math.exp(1) + Math.log(2)
Math.PI + Math.E + Math.SQRT2
var a = 1, b = 2; var t = a; a = b; b = t; [a, b].join()
var a = b = 3; a + b
var x = 5; x += 2; x -= 1; x *= 3; x /= 2; x %= 5; x
var x = 5; x <<= 2; x |= 1; x &= 7; x ^= 2; x >>= 1; x
if (0) 'a'; else if ('') 'b'; else 'c'
1; 2; 3
var x = 4
'use strict'; 3
/* comment */ 1 // more
var a = 1\nvar b = 2\na + b
var f = function g(n) { return n ? n + g(n - 1) : 0; }; f(4)
var x = 10; x--; --x; x-- + x
!0 + !1
!''
!!'a'
-'3'
+true
+'x'
void 0
(function (a) { a = a || 5; return a; })()
var n = 0; for (;;) { if (++n > 4) break; } n
var s = 0; for (var i = 0, j = 10; i < j; i++, j--) s += j - i; s
var a = [1, 2, 3], t = 0; for (var i in a) t += a[i]; t
"it's" + 'a "b"'
""".strip().splitlines()


def number(chance: random.Random) -> str:
    kind = chance.randrange(6)
    if kind == 0:
        return str(chance.randint(0, 9))
    if kind == 1:
        return str(chance.randint(-1000, 1000))
    if kind == 2:
        return repr(round(chance.uniform(-10, 10), 3))
    if kind == 3:
        return repr(chance.uniform(-1, 1) * 10 ** chance.randint(-9, 22))
    if kind == 4:
        return chance.choice(["a", "b", "c"])
    return chance.choice(["true", "false", "null", "'7'", "'x'", "' 3.5 '", "''", "undefined", "NaN", "Infinity"])


def expression(chance: random.Random, depth: int) -> str:
    if depth == 0 or chance.random() < 0.15:
        text = number(chance)
        return f"({text})" if text.startswith("-") else text
    kind = chance.randrange(10)
    parts = [expression(chance, depth - 1) for _ in range(3)]
    if kind < 4:
        return f"({parts[0]} {chance.choice(['+', '-', '*', '/', '%'])} {parts[1]})"
    if kind < 6:
        operators = ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "&&", "||", "&", "|", "^", "<<", ">>", ">>>"]
        return f"({parts[0]} {chance.choice(operators)} {parts[1]})"
    if kind == 6:
        return f"({parts[0]} ? {parts[1]} : {parts[2]})"
    if kind == 7:
        return f"{chance.choice(['-', '!', '~', '+'])}({parts[0]})"
    if kind == 8:
        return f"Math.{chance.choice(['abs', 'floor', 'ceil', 'round', 'sign', 'trunc', 'sqrt'])}({parts[0]})"
    return f"Math.{chance.choice(['max', 'min'])}({parts[0]}, {parts[1]})"


def scripts() -> list[str]:
    chance = random.Random(SEED)
    made = [f"var a = {chance.randint(-5, 5)}, b = {round(chance.uniform(-2, 2), 2)}, c = '{chance.randint(0, 99)}'; "
            + expression(chance, 4) for _ in range(COUNT)]
    return [line.replace("\\n", "\n").replace("\\\\", "\\") if "\\n" in line and "'" not in line else line
            for line in WRITTEN] + made


NODE = """
const vm = require('vm');
const scripts = JSON.parse(require('fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(scripts.map((text) => {
  let value;
  try { value = vm.runInNewContext(text); } catch (error) { return 'error'; }
  return `${typeof value} ${value}`;
})));
"""


def main() -> None:
    texts = scripts()
    answer = subprocess.run(["node", "-e", NODE], input=json.dumps(texts), text=True, capture_output=True, check=True)
    rows = [list(row) for row in zip(texts, json.loads(answer.stdout))]
    table = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
    if "--check" in sys.argv:
        sys.exit(0 if TABLE.read_text() == table else 1)
    TABLE.write_text(table)


main()
