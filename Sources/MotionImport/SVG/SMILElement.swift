import MotionCurves

/// An animation element of an SVG document: its attributes, with errors at their places.
struct SMILElement {
  let tag: XMLTag
  let source: SourceText

  /// The value of an attribute without white space at its ends; nil without the attribute.
  func text(_ name: String) -> String? { tag.attributes[name]?.value.trimmed }

  /// The error about an attribute, or about the element if it lacks the attribute.
  func failure(_ name: String, _ problem: String) -> ImportError {
    source.failure("\(name): \(problem)", at: tag.attributes[name]?.offset ?? tag.offset)
  }

  /// The entries of a list that semicolons separate; one more may end it.
  func list(_ name: String) -> [String]? {
    guard let text = text(name) else { return nil }
    var entries = text.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmed }
    if entries.last?.isEmpty == true { entries.removeLast() }
    return entries
  }

  /// The numbers of a text, with spaces or a comma between them; each may have the unit `px`.
  func numbers(_ text: String, of name: String) throws(ImportError) -> [Double] {
    var numbers: [Double] = []
    for part in text.utf8.split(whereSeparator: { $0.isSpace || $0 == UInt8(ascii: ",") }) {
      let digits = part.count > 2 && part.suffix(2).elementsEqual("px".utf8) ? part.dropLast(2) : part
      guard let number = Double(decimal: Array(digits)), ValueShape.range.bounds.contains(number) else {
        throw failure(name, "expected numbers, found \(text.quoted)")
      }
      numbers.append(number)
    }
    guard !numbers.isEmpty, numbers.count <= 1000 else {
      throw failure(name, "expected 1 to 1000 numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// The fractions of a list, from 0 to 1; nil without the attribute.
  func fractions(_ name: String, count: Int, isAscending: Bool) throws(ImportError) -> [Double]? {
    guard let entries = list(name) else { return nil }
    guard entries.count == count else {
      throw failure(name, "expected \(count) numbers, one for each value, found \(entries.count)")
    }
    var fractions: [Double] = []
    for entry in entries {
      guard let fraction = Double(decimal: Array(entry.utf8)), (0...1).contains(fraction),
        !isAscending || fraction >= fractions.last ?? 0
      else {
        throw failure(
          name, "expected \(isAscending ? "ascending " : "")numbers from 0 to 1, found \(entry.quoted)")
      }
      fractions.append(fraction)
    }
    return fractions
  }

  /// The curves of `keySplines`, one for each of some intervals.
  func keySplines(count: Int) throws(ImportError) -> [TimingCurve] {
    let entries = list("keySplines") ?? []
    guard entries.count == count else {
      throw failure("keySplines", "expected \(count), one for each interval, found \(entries.count)")
    }
    var curves: [TimingCurve] = []
    for entry in entries {
      let controls = try numbers(entry, of: "keySplines")
      guard controls.count == 4, controls.allSatisfy({ (0...1).contains($0) }),
        let bezier = try? CubicBezier(validating: controls[0], controls[1], controls[2], controls[3])
      else { throw failure("keySplines", "expected four numbers from 0 to 1, found \(entry.quoted)") }
      let isLine = controls[0] == controls[1] && controls[2] == controls[3]
      curves.append(isLine ? .linear : .cubicBezier(bezier))
    }
    return curves
  }
}
