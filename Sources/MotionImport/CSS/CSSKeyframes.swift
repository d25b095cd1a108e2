import MotionCurves

/// The tracks of `@keyframes`: one for each property, with the keyframes that set it.
struct CSSKeyframes {
  private(set) var tracks: [ImportedTrack] = []

  private struct Key {
    let value: Double
    let curve: TimingCurve
  }

  private let source: SourceText
  private let properties: CustomProperties

  init(
    _ block: StyleSheet.Block, source: SourceText, curve: TimingCurve, properties: CustomProperties
  ) throws(ImportError) {
    (self.source, self.properties) = (source, properties)
    // By key path, and then by offset: a later keyframe at the same offset replaces an earlier one.
    var order: [String] = []
    var keys: [String: [Double: Key]] = [:]
    for frame in block.blocks {
      guard let offsets = Self.offsets(frame.prelude) else {
        throw source.failure("expected from, to or percentages, found \(frame.prelude.quoted)", at: frame.offset)
      }
      let own = try self.curve(of: frame) ?? curve
      for declaration in frame.declarations where declaration.name != Self.curveName {
        let (keyPath, value) = try reading(declaration, Self.number)
        if keys[keyPath] == nil { order.append(keyPath) }
        for offset in offsets { keys[keyPath, default: [:]][offset] = Key(value: value, curve: own) }
      }
    }
    for keyPath in order {
      let sorted = (keys[keyPath] ?? [:]).sorted { $0.key < $1.key }
      guard sorted.first?.key == 0, sorted.last?.key == 1, sorted.count > 1 else {
        throw source.failure(
          "\(keyPath): a keyframe at 0% or 100% is missing, where CSS takes the element's own value", at: block.offset)
      }
      tracks.append(
        ImportedTrack(
          keyPath: keyPath, keyTimes: sorted.map { $0.key }, values: sorted.map { [$0.value.value] },
          curves: sorted.dropLast().map { $0.value.curve }))
    }
    guard !tracks.isEmpty else { throw source.failure("the keyframes have no property", at: block.offset) }
  }

  private static let curveName = "animation-timing-function"

  /// The curve that a keyframe sets up to the next one; nil if it sets none.
  private func curve(of frame: StyleSheet.Block) throws(ImportError) -> TimingCurve? {
    var curve: TimingCurve?
    for declaration in frame.declarations where declaration.name == Self.curveName {
      curve = try reading(declaration) { _, value throws(CSSProblem) in try TimingCurve(css: value) }
    }
    return curve
  }

  /// What a body reads from the name and the value of a declaration; its error is at the declaration.
  private func reading<Found>(
    _ declaration: StyleSheet.Declaration, _ body: (_ name: String, _ value: String) throws(CSSProblem) -> Found
  ) throws(ImportError) -> Found {
    do throws(CSSProblem) {
      if declaration.isImportant { throw CSSProblem("\(declaration.name): !important has no effect in keyframes") }
      return try body(declaration.name, try properties.resolved(declaration.value))
    } catch {
      throw source.failure(error.text, at: declaration.offset)
    }
  }

  /// The offsets of a keyframe's selectors, from 0 to 1; nil for anything else.
  static func offsets(_ prelude: String) -> [Double]? {
    var offsets: [Double] = []
    for part in prelude.cssParts(separator: UInt8(ascii: ",")) {
      switch part.lowercased() {
      case "from": offsets.append(0)
      case "to": offsets.append(1)
      default:
        // Move the decimal point in the text instead of dividing: 7 % is the double nearest to 0.07.
        guard part.hasSuffix("%"), let percentage = Double(decimal: Array(part.utf8.dropLast())),
          (0...100).contains(percentage),
          let offset = Double(String(part.dropLast()) + (part.utf8.contains(UInt8(ascii: "e")) ? "" : "e-2"))
        else { return nil }
        offsets.append(part.utf8.contains(UInt8(ascii: "e")) ? percentage / 100 : offset)
      }
    }
    return offsets
  }

  // MARK: Values

  /// The key path and the value of a property that has one number, which a document can have.
  private static func number(_ name: String, _ value: String) throws(CSSProblem) -> (keyPath: String, value: Double) {
    let found = try anyNumber(name, value)
    guard ValueShape.range.bounds.contains(found.value) else {
      throw CSSProblem("\(name): expected \(ValueShape.range.expectation), found \(value.quoted)")
    }
    return found
  }

  /// The same, of any size.
  private static func anyNumber(
    _ name: String, _ value: String
  ) throws(CSSProblem) -> (keyPath: String, value: Double) {
    switch name {
    case "opacity": return ("opacity", try plain(value, name, percentages: true))
    case "scale": return ("transform.scale", try plain(value, name, percentages: true))
    case "translate": return ("transform.translation.x", try length(value, name))
    case "rotate": return ("transform.rotation.z", try angle(value, name))
    case "transform":
      let parts = value.cssParts()
      guard parts.count == 1, let open = value.firstIndex(of: "("), value.hasSuffix(")") else {
        throw CSSProblem("transform: expected one function with one number, found \(value.quoted)")
      }
      let argument = String(value[value.index(after: open)...].dropLast()).trimmed
      switch value[..<open].lowercased() {
      case "translatex": return ("transform.translation.x", try length(argument, name))
      case "translatey": return ("transform.translation.y", try length(argument, name))
      case "scale": return ("transform.scale", try plain(argument, name))
      case "scalex": return ("transform.scale.x", try plain(argument, name))
      case "scaley": return ("transform.scale.y", try plain(argument, name))
      case "rotate", "rotatez": return ("transform.rotation.z", try angle(argument, name))
      default: throw CSSProblem("transform: no property of a document is \(value.quoted)")
      }
    default: throw CSSProblem("\(name): expected translate, scale, rotate, opacity or transform")
    }
  }

  private static func plain(_ text: String, _ name: String, percentages: Bool = false) throws(CSSProblem) -> Double {
    if percentages && text.hasSuffix("%"), let number = Double(decimal: Array(text.utf8.dropLast())) {
      return number / 100
    }
    guard let number = Double(decimal: Array(text.utf8)) else {
      throw CSSProblem("\(name): expected one number, found \(text.quoted)")
    }
    return number
  }

  private static func length(_ text: String, _ name: String) throws(CSSProblem) -> Double {
    let small = text.lowercased()
    if let number = Double(decimal: Array(small.utf8)), number == 0 { return 0 }
    guard small.hasSuffix("px"), let number = Double(decimal: Array(small.utf8.dropLast(2))) else {
      throw CSSProblem("\(name): expected one length in px, found \(text.quoted)")
    }
    return number
  }

  /// An angle in radians, as in Core Animation.
  private static func angle(_ text: String, _ name: String) throws(CSSProblem) -> Double {
    let small = text.lowercased()
    if let number = Double(decimal: Array(small.utf8)), number == 0 { return 0 }
    for (unit, factor) in [("grad", Double.pi / 200), ("deg", .pi / 180), ("rad", 1), ("turn", 2 * .pi)]
    where small.hasSuffix(unit) {
      guard let number = Double(decimal: Array(small.utf8.dropLast(unit.utf8.count))) else { break }
      return number * factor
    }
    throw CSSProblem("\(name): expected one angle, found \(text.quoted)")
  }
}
