import MotionCurves

extension PasteFamily {
  /// The addresses of the two sites where easings are looked up.
  ///
  /// Sources: https://cubic-bezier.com, whose fragment is the four numbers; https://easings.net, whose fragment is the
  /// name of one of Penner's easings, by his formulas.
  static let easingSites = PasteFamily("an address") { text throws(PasteHint) in
    let small = text.plain.lowercased()
    if let fragment = small.fragment(of: "cubic-bezier.com") {
      let numbers = PastedText(fragment).nodes.numbers
      guard numbers.count == 4 else {
        throw PasteHint("expected four numbers behind 'cubic-bezier.com/#', such as #.17,.67,.83,.67")
      }
      return .cubicBezier(numbers)
    }
    guard let fragment = small.fragment(of: "easings.net") else { return nil }
    guard let curve = TimingCurve(keyword: fragment.trimmed) else {
      throw PasteHint("expected one of Penner's names behind 'easings.net/#', such as #easeOutBack")
    }
    return .curve(curve.description)
  }

  /// Bare numbers, with or without brackets: four are a cubic Bézier curve, as sites and Figma copy it.
  static let numbers = PasteFamily("bare numbers") { text throws(PasteHint) in
    let nodes = text.nodes.count == 1 && text.nodes[0].kind == .group ? text.nodes[0].children : text.nodes
    guard nodes.count > 1, nodes.allSatisfy({ $0.isPlainNumber && $0.label.isEmpty }) else { return nil }
    let numbers = nodes.numbers
    if numbers.count == 4 { return .cubicBezier(numbers) }
    if numbers.count == 3 { throw PasteHint("three numbers are a spring as 'spring(mass stiffness damping)'") }
    throw PasteHint("four numbers are a cubic-bezier; these are \(numbers.count)")
  }
}

extension PastedNode {
  /// Whether it is a number without a unit.
  fileprivate var isPlainNumber: Bool {
    if case .number(_, "") = kind { true } else { false }
  }
}

extension String {
  /// The text behind the number sign in the address of a site, up to white space or a quote; nil for another text.
  fileprivate func fragment(of site: String) -> String? {
    let bytes = Array(utf8)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    guard String(decoding: bytes[..<mark], as: UTF8.self).holds(site) else { return nil }
    let ends: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), 9, 10, 13]
    let fragment = bytes[(mark + 1)...].prefix { !ends.contains($0) }
    return String(decoding: fragment, as: UTF8.self)
  }
}
