import MotionNumerics
import TestSupport

@testable import MotionLottie

/// The language of Lottie's expressions: each text has a value or an error with its place, the same each time, within its
/// steps.
enum ScriptsTarget: TextTarget {
  static let name = "scripts"
  /// The steps of a script, so few that loops without an end come to theirs.
  private static let steps = 20_000

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.script(&random)) }

  /// Linear in the text and in the steps.
  static func expectedSeconds(for input: FuzzText) -> Double { 5e-3 + 5e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let first = outcome(of: input.text)
    examination.require(first == outcome(of: input.text), "a script does the same each time")
    if case .failure(let error) = first {
      examination.require(
        error.offset >= -1 && error.offset <= input.text.utf8.count, "an error has a place in the text", "\(error)")
      examination.require(!error.message.isEmpty, "an error says what", "\(error)")
    }
    checkMeaning(examination)
  }

  private static func outcome(of text: String) -> Result<String, ScriptError> {
    let machine = ScriptMachine(steps: steps)
    do throws(ScriptError) {
      let value = try machine.run(try Script.parsing(text))
      return .success(try machine.text(of: value))
    } catch {
      return .failure(error)
    }
  }

  /// A random sum in a loop and a function, computed by plain Swift.
  private static func checkMeaning(_ examination: Examination) {
    let count = examination.random.below(20)
    let (start, factor) = (examination.random.moderate(9), examination.random.moderate(3))
    let isWhile = examination.random.once(in: 2)
    let loop =
      isWhile
      ? "var i = 0; while (true) { if (i >= n) break; s = f(s, i); i++; }"
      : "for (var i = 0; i < n; i += 1) { s = f(s, i) }"
    let text =
      "var n = \(count), s = \(start); function f(a, b) { return a * \(factor) + (b % 2 == 0 ? b : -b); } \(loop) s"
    var expected = start
    for index in 0..<count { expected = expected * factor + Double(index % 2 == 0 ? index : -index) }
    let machine = ScriptMachine(steps: steps)
    do throws(ScriptError) {
      let value = try machine.run(try Script.parsing(text))
      guard case .number(let number) = value else { return examination.fail("a sum is a number", text) }
      examination.require(
        number.isIdentical(to: expected) || number == expected, "a script means what it says",
        "\(text): \(number), \(expected)")
    } catch {
      examination.fail("a sum can be run", "\(text): \(error)")
    }
  }

  static var regressions: [Regression<FuzzText>] { [] }
}

extension RandomText {
  /// A script, often damaged, or words of scripts behind each other.
  static func script(_ random: inout SplitMix64) -> String {
    switch random.below(4) {
    case 0: return tokens(of: scriptWords, &random, count: 1 + random.below(40))
    case 1: return scriptForms[random.below(scriptForms.count)] + scriptForms[random.below(scriptForms.count)]
    default: return mutated(scriptForms[random.below(scriptForms.count)], &random)
    }
  }

  private static let scriptForms = [
    "var a = [1, 2, 3]; for (var i = 0; i < a.length; i++) { a[i] = a[i] * 2; } a;",
    "function f(x) { if (x < 1) return 0; return x + f(x - 1); } f(12)",
    "var o = { a: 1, 'b': [2, { c: 3 }] }; o.b[1].c + o['a'];", "try { throw 'x' } catch (e) { e + 1 } finally { 2 }",
    "var s = 'abc'; s.charAt(1) + s.length + s.indexOf('c') + s.split('b').join('-');",
    "switch (3) { case 1: 'a'; break; case 3: 'b'; default: 'c' }", "var n = 0; do { n += 0.5; } while (n < 3); n;",
    "Math.sin(1) + Math.max(1, 2, 3) - Math.pow(2, 0.5) * Math.round(-0.5)", "x = 1; x += 2, x <<= 3; x ^ 5 | 2 & ~1",
    "var f = function (a, b) { return arguments.length > 1 ? a + b : a }; f(1, 2) + f('1')",
    "let g = (a) => a * a; const k = x => { return g(x) + 1 }; k(3)", "linear(0.3, 0, 1, [0, 0], [10, 20])",
    "ease(0.5, 0, 1, 3, 9) + easeIn(0.2, 1, 2) + easeOut(1.5, 1, 2)", "[1, 2] + [3, 4] * 2",
    "length([3, 4]) + clamp(5, 0, 3)",
    "for (k in { a: 1, b: 2 }) { k }", "while (true) {}", "var a = []; while (1) a.push(a);",
    "var s = 'x'; for (;;) s += s;", "function r() { r(); } r();",
    "typeof undefined == 'undefined' && null == undefined",
    "(1, 2)[0] ? !0 : -'3' + +'4'", "parseInt('12px') + parseFloat('1.5e3') + Number('') + String([1,[2,3]])",
    "new Date(); seedRandom(3, true); random(5) + gaussRandom()", "var $bm_rt; $bm_rt = $bm_sum($bm_mul(2, 3), [1]);",
  ]

  private static let scriptWords = [
    "var ", "let ", "const ", "function ", "return ", "if (", "else ", "for (", "while (", "do ", "break", "continue",
    "switch (",
    "case ", "default:", "try ", "catch (e) ", "finally ", "throw ", "new ", "typeof ", "delete ", "in ", "instanceof ",
    "this", "null",
    "undefined", "true", "false", "NaN", "a", "b", "f", "x.y", "[", "]", "{", "}", "(", ")", ";", ",", ".", "?", ":",
    "=>",
    "=", "==", "===", "!=", "!", "<", ">=", "+", "++", "+=", "-", "--", "*", "**", "/", "%", "&&", "||", "??", "?.",
    "&",
    "|", "^", "~", "<<", ">>", ">>>", "'", "\"", "`", "'s'", "0x1F", "1e3", "1e999", ".5", "//", "/*", "*/", "\n",
    "Math.PI",
    "Math.floor(", "\\u0041", "...", "value", "time", "wiggle(2, 3)", "loopOut()", "arguments",
  ]
}
