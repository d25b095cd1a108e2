import MotionFitting

/// A module of JavaScript that exports one object for a library of animations.
struct ScriptModule {
  /// The name of the object.
  let name: String
  /// The line that plays the object.
  let call: String
  /// The lines before the object: imports and functions.
  var preamble = ""
  /// The object's fields.
  let fields: [String]

  /// The text with the remark on its error.
  func text(_ remark: String, error: Double, warnings: [String] = []) -> ExportedText {
    let text =
      remark.lineComment + call.lineComment + preamble + "export const \(name) = {\n"
      + fields.map { "  \($0),\n" }.joined() + "};\n"
    return ExportedText(text, remark: remark, maximumError: error, warnings: warnings)
  }
}

extension AnimatedProperty {
  /// The property as libraries of JavaScript call it, who count angles in degrees.
  var scriptName: String { self == .translate ? "x" : rawValue }

  /// A value as libraries of JavaScript have it.
  func scriptText(_ value: Double) -> String { (value * degrees).plainText }
}

extension MotionExporter {
  /// The motion's progress as a function of the progress of its duration: a table of keys with slopes.
  func scriptEasing(_ name: String) throws(ExportError) -> (text: String, what: String, maximumError: Double) {
    try requireProgress()
    guard hasDistance else { return ("export function \(name)(t) { return t; }\n", "a constant", 0) }
    let change = end - start
    func time(_ decimals: Int) -> NumberScale { NumberScale(unit: 1 / duration, rounding: .decimals(decimals)) }
    let digits = tolerance.digits
    let printed = try printedKeys(
      KeyLayout(
        shape: .thirds, time: time(max(digits, 1) + 2), value: progressScale(decimals: digits + 1),
        handle: NumberScale(unit: duration / change, rounding: .decimals(digits + 1)), allowsJumps: true,
        exactTime: time(15)))
    let table = PieceTable(language: .javascript, name: name, printed: printed)
    return (table.text, "\(printed.count) with slopes", printed.maximumError)
  }

  /// How values are written as progress from the start to the end.
  func progressScale(decimals: Int) -> NumberScale {
    let change = end - start
    return NumberScale(unit: 1 / change, offset: -start / change, rounding: .decimals(decimals))
  }
}
