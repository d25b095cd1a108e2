extension PastedNode {
  /// The number, with a percentage as its hundredth; nil for anything else.
  var number: Double? {
    guard let (value, unit) = numeral else { return nil }
    return unit == "%" ? value / 100 : value
  }

  /// The only value in brackets; any other node itself.
  var unwrapped: PastedNode {
    kind == .group && children.count == 1 && children[0].label.isEmpty ? children[0].unwrapped : self
  }

  /// The number and its unit, also of a string that is a number, and in brackets.
  private var numeral: (value: Double, unit: String)? {
    if kind == .group, unwrapped.kind != .group { return unwrapped.numeral }
    if case .number(let value, let unit) = kind { return (value, unit) }
    guard kind == .text else { return nil }
    let tokens = PastedToken.tokens(of: Array(text.utf8))
    guard tokens.count == 1, case .number(let value, let unit) = tokens[0] else { return nil }
    return (value, unit)
  }

  /// A time in seconds, by its own unit or else in the vendor's unit.
  func seconds(inMilliseconds: Bool = false) -> Double? {
    guard let (value, unit) = numeral else { return nil }
    // A quotient by 1000 is the double nearest to the decimal; a product with 0.001 need not be.
    return unit == "ms" || inMilliseconds && unit != "s" ? value / 1000 : value
  }

  /// The last part of a name's path, folded: `easeout` for `Curves.easeOut`.
  var lastName: String {
    guard kind == .name || kind == .call else { return "" }
    let bytes = Array(text.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self).folded
  }

  /// The path before the last part, folded and with its dots: `curves` for `Curves.easeOut`, empty for `.easeOut`.
  var path: String {
    let bytes = Array(text.utf8)
    guard kind == .name || kind == .call, let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: bytes[..<dot], as: UTF8.self).folded
  }

  /// Whether the name begins with a dot, as Swift's implicit members do.
  var isMember: Bool { (kind == .name || kind == .call) && text.utf8.first == UInt8(ascii: ".") }
}

extension [PastedNode] {
  /// The first value with one of some labels.
  subscript(_ labels: String...) -> PastedNode? { first { labels.contains($0.label) } }

  /// The number with a label.
  func number(_ label: String) -> Double? { self[label]?.number }

  /// The time with a label, in seconds.
  func seconds(_ label: String, inMilliseconds: Bool = false) -> Double? {
    self[label]?.seconds(inMilliseconds: inMilliseconds)
  }

  /// A number of runs with a label; infinite for the word of a script.
  func count(_ label: String) -> Double? {
    guard let node = self[label] else { return nil }
    return node.text == "Infinity" ? .infinity : node.number
  }

  /// Whether a label has the word `true`.
  func isTrue(_ label: String) -> Bool { self[label]?.text == "true" }

  /// Refuses a word or a calculation with words where a spring or a tween has a number, so that no default takes its place.
  func requireNumbers() throws(PasteHint) {
    for node in self {
      let value = node.unwrapped
      let isWord = value.kind == .text || value.kind == .name && value.path.isEmpty && !value.isMember
      if value.isUnknown || isWord && value.number == nil, Self.numericLabels.contains(node.label) {
        let found = value.isUnknown ? "a calculation" : value.text.quotedBriefly
        throw PasteHint("expected a number for \(node.label), found \(found)")
      }
      try node.children.requireNumbers()
    }
  }

  private static let numericLabels = [
    "stiffness", "damping", "mass", "tension", "friction", "response", "dampingfraction", "dampingratio", "bounce",
    "extrabounce", "duration", "delay", "visualduration", "durationmillis", "delaymillis", "withduration",
    "usingspringwithdamping", "springduration", "perceptualduration", "milliseconds", "seconds",
  ]

  /// Whether a value has one of some labels.
  func has(_ labels: String...) -> Bool { contains { labels.contains($0.label) } }

  /// The numbers among the values, whether they have labels or not.
  var numbers: [Double] { compactMap { $0.number } }

  /// The values without labels.
  var unlabelled: [PastedNode] { filter { $0.label.isEmpty } }

  /// The first node that fits, in the order of the text; a bracket comes before what is inside it.
  func firstNode(where fits: (PastedNode) -> Bool) -> PastedNode? {
    for node in self {
      if fits(node) { return node }
      if let found = node.children.firstNode(where: fits) { return found }
    }
    return nil
  }

  /// The first list of values, on the top level or inside brackets, that fits.
  func firstFields(where fits: ([PastedNode]) -> Bool) -> [PastedNode]? {
    if fits(self) { return self }
    for node in self {
      if let found = node.children.firstFields(where: fits) { return found }
    }
    return nil
  }

  /// The first object that fits: the values of the top level or inside brackets, except the arguments of a call.
  func firstObject(isCall: Bool = false, where fits: ([PastedNode]) -> Bool) -> [PastedNode]? {
    if !isCall, fits(self) { return self }
    for node in self {
      let found = node.children.firstObject(isCall: node.kind == .call, where: fits)
      if let found { return found }
    }
    return nil
  }
}
