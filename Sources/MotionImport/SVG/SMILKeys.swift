import MotionCurves

/// The keys of an animation element: numbers at fractions of the duration, and the curves between them.
///
/// Source: SMIL 3.0, *Animation*: "Simple animation functions", "Interpolation keyframes"; SVG Animations Level 2, §2.14
/// and §2.15.
struct SMILKeys {
  let times: [Double]
  let values: [[Double]]
  let curves: [TimingCurve]
  /// Whether the values are added to the value below, as `additive` or `by` alone says.
  let isAdded: Bool
  /// Whether each run continues where the last one ends.
  let isAccumulated: Bool

  /// The most values that a document has.
  private static let greatestCount = 100_000

  /// The way from value to value.
  enum Mode: String {
    case discrete, linear, paced, spline
  }

  /// Reads the values of an element; `read` gives the numbers of one value.
  ///
  /// Without `calcMode` the mode is the usual one. Scales cannot be added: their sum is a product.
  init(
    of element: SMILElement, usual: Mode = .linear, canAdd: Bool = true,
    _ read: (String, _ attribute: String) throws(ImportError) -> [Double]
  ) throws(ImportError) {
    var values: [[Double]] = []
    var isOffset = false
    if let entries = element.list("values") {
      for entry in entries { values.append(try read(entry, "values")) }
      guard !values.isEmpty else { throw element.failure("values", "expected a value") }
      guard values.count <= Self.greatestCount else {
        throw element.failure("values", "expected at most \(Self.greatestCount), found \(values.count)")
      }
    } else {
      (values, isOffset) = try Self.ends(of: element, canAdd: canAdd, read)
    }
    for value in values where value.count != values[0].count {
      throw element.failure("values", "expected \(values[0].count) numbers each, found \(value.count)")
    }
    let mode = try Self.mode(of: element, usual: usual)
    (times, self.values, curves) = try Self.keys(values, mode, element)
    isAdded = try Self.word("additive", ["replace", "sum"], element) || isOffset
    isAccumulated = try Self.word("accumulate", ["none", "sum"], element)
  }

  /// The keys of one value that lasts, as `set` has.
  init(lasting value: [Double]) {
    (times, values, curves) = ([0, 1], [value, value], [.linear])
    (isAdded, isAccumulated) = (false, false)
  }

  /// The values of `from`, `to` and `by`, and whether they are offsets from the value below.
  private static func ends(
    of element: SMILElement, canAdd: Bool, _ read: (String, _ attribute: String) throws(ImportError) -> [Double]
  ) throws(ImportError) -> (values: [[Double]], isOffset: Bool) {
    let from = try element.text("from").map { text throws(ImportError) in try read(text, "from") }
    if let to = element.text("to") {
      guard let from else {
        throw element.failure("to", "without from and values it starts at the element's own value, which may be any")
      }
      return ([from, try read(to, "to")], false)
    }
    guard let text = element.text("by") else { throw element.failure("values", "missing, as are to and by") }
    guard canAdd else { throw element.failure("by", "no document adds scales") }
    let by = try read(text, "by")
    let start = from ?? by.map { _ in 0 }
    guard start.count == by.count else { throw element.failure("by", "expected as many numbers as from has") }
    return ([start, zip(start, by).map { $0 + $1 }], from == nil)
  }

  static func mode(of element: SMILElement, usual: Mode) throws(ImportError) -> Mode {
    guard let word = element.text("calcMode") else { return usual }
    guard let mode = Mode(rawValue: word) else {
      throw element.failure("calcMode", "expected discrete, linear, paced or spline, found \(word.quoted)")
    }
    return mode
  }

  /// Whether an attribute is the second of two words; the first one is the default.
  static func word(_ name: String, _ words: [String], _ element: SMILElement) throws(ImportError) -> Bool {
    guard let word = element.text(name) else { return false }
    guard words.contains(word) else {
      throw element.failure(name, "expected \(words[0]) or \(words[1]), found \(word.quoted)")
    }
    return word == words[1]
  }

  private static func keys(
    _ values: [[Double]], _ mode: Mode, _ element: SMILElement
  ) throws(ImportError) -> (times: [Double], values: [[Double]], curves: [TimingCurve]) {
    let count = values.count
    let given = mode == .paced ? nil : try element.fractions("keyTimes", count: count, isAscending: true)
    if let first = given?.first, first != 0 { throw element.failure("keyTimes", "expected 0 first") }
    guard count > 1 else { return ([0, 1], [values[0], values[0]], [.linear]) }
    if mode == .discrete {
      // Each value holds until the time of the next one, the last one until the end.
      let times = given ?? (0..<count).map { Double($0) / Double(count) }
      let isWhole = times[count - 1] == 1
      return (
        isWhole ? times : times + [1], isWhole ? values : values + [values[count - 1]],
        Array(repeating: .stepEnd, count: isWhole ? count - 1 : count)
      )
    }
    if let last = given?.last, last != 1 { throw element.failure("keyTimes", "expected 1 last") }
    let even = (0..<count).map { Double($0) / Double(count - 1) }
    let times = mode == .paced ? paced(values) ?? even : given ?? even
    let curves =
      mode == .spline ? try element.keySplines(count: count - 1) : Array(repeating: .linear, count: count - 1)
    return (times, values, curves)
  }

  /// Times in proportion to the distances; nil without any distance.
  private static func paced(_ values: [[Double]]) -> [Double]? {
    var sums = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      let squares = zip(value, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      sums.append(sums[sums.count - 1] + squares.squareRoot())
    }
    let length = sums[sums.count - 1]
    guard length > 0 && length.isFinite else { return nil }
    return sums.map { $0 / length }
  }
}
