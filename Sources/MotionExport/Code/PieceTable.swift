/// Keys with slopes as a table, and the function that looks up a time in it.
struct PieceTable {
  let language: CodeLanguage
  let name: String
  let printed: PrintedKeys

  /// Rows of time, value and the slopes before and after it.
  private var rows: [[Double]] {
    printed.keys.indices.map { index in
      let key = printed.keys[index]
      return [key.time, key.value, slope(before: index), slope(after: index)]
    }
  }

  private func slope(before index: Int) -> Double {
    guard index > 0, case .hermite(_, let end) = printed.segments[index - 1] else { return 0 }
    return end
  }

  private func slope(after index: Int) -> Double {
    guard index < printed.segments.count, case .hermite(let start, _) = printed.segments[index] else { return 0 }
    return start
  }

  /// Whether no key has a corner, so that one slope suffices for both sides.
  private var isSmooth: Bool {
    printed.keys.indices.dropFirst().dropLast().allSatisfy { slope(before: $0) == slope(after: $0) }
  }

  /// The text of the function.
  ///
  /// Between two keys it computes the cubic with their values and slopes, each from the nearer end.
  var text: String {
    let width = isSmooth ? 3 : 4
    let rows = self.rows.enumerated().map { index, row in
      isSmooth ? [row[0], row[1], index == 0 ? row[3] : row[2]] : row
    }
    let count = rows.count
    func at(_ index: String, _ column: Int) -> String {
      language == .glsl ? "k[\(index)].\(["x", "y", "z", "w"][column])" : "k[\(index)][\(column)]"
    }
    let (out, into) = (at("i-1", width - 1), at("i", 2))
    let (a, b) = (at("i-1", 1), at("i", 1))
    let (time, next) = (at("i-1", 0), at("i", 0))
    let one = language.isSingle ? "1.0" : "1"
    let two = language.isSingle ? "2.0" : "2"
    let (left, right) = ("(\(one)+\(two)*u)*\(a)+u*h*\(out)", "(\(one)+\(two)*w)*\(b)-w*h*\(into)")
    let body =
      "    \(declared("h", "\(next)-\(time)")) \(declared("u", "(t-\(time))/h")) \(declared("w", "\(one)-u"))\n"
      + "    return w*w*(\(left))+u*u*(\(right))\(language.semicolon)\n"
    let last = at("\(count - 1)", 1)
    return language.head(name) + "\n" + table(rows) + language.guarded("t <= \(at("0", 0))", at("0", 1))
      + loop(count, to: next, body: body) + language.ending(last)
  }

  /// The declaration of a constant in the function's number type.
  private func declared(_ name: String, _ value: String) -> String {
    switch language {
    case .c: "double \(name) = \(value);"
    case .javascript: "const \(name) = \(value);"
    case .python: "\(name) = \(value);"
    case .swift: name == "w" ? "let \(name) = \(value)" : "let \(name) = \(value);"
    case .glsl: "float \(name) = \(value);"
    }
  }

  /// A loop over the pieces, whose body is for the first one that ends behind t.
  private func loop(_ count: Int, to next: String, body: String) -> String {
    switch language {
    case .swift: "  for i in 1..<\(count) where t < \(next) {\n\(body)  }\n"
    case .c, .glsl: "  for (int i = 1; i < \(count); i++) if (t < \(next)) {\n\(body)  }\n"
    case .javascript: "  for (let i = 1; i < \(count); i++) if (t < \(next)) {\n\(body)  }\n"
    case .python: "  for i in range(1, \(count)):\n    if t >= \(next): continue\n\(body)"
    }
  }

  /// The table as a constant.
  private func table(_ rows: [[Double]]) -> String {
    let width = rows[0].count
    let numbers = rows.map { row in row.map(language.literal).joined(separator: ",") }
    switch language {
    case .c:
      return "  static const double k[\(rows.count)][\(width)] = {{" + numbers.joined(separator: "},{") + "}};\n"
    case .javascript: return "  const k = [[" + numbers.joined(separator: "],[") + "]];\n"
    case .swift: return "  let k: [[Double]] = [[" + numbers.joined(separator: "],[") + "]]\n"
    case .python: return "  k = [[" + numbers.joined(separator: "],[") + "]]\n"
    case .glsl:
      let vector = "vec\(width)"
      return "  const \(vector) k[\(rows.count)] = \(vector)[\(rows.count)](\(vector)("
        + numbers.joined(separator: "),\(vector)(") + "));\n"
    }
  }
}
