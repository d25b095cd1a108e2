extension Double {
  /// The shortest decimal that reads back as the same double, without the ".0" of a whole number.
  package var shortestDecimal: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
