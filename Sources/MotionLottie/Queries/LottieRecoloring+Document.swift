internal import JSONText
import MotionCurves
internal import MotionValues

extension LottieRecoloring {
  /// A document with the other colours; everything else stays as it is, byte for byte.
  ///
  /// An animated colour has the other one at all of its keys.
  ///
  /// - Throws: ``LottieError``, as the animation of the document does.
  public func applied(toDocument json: [UInt8]) throws(LottieError) -> [UInt8] {
    let text = try LottieDocument.json(json)
    let document = try LottieDocument(reading: text.root, colorPlaces: ColorPlaces())
    var changes: [(value: JSONValue, text: String)] = []
    for property in LottieAnimation(document).properties(matching: "**") {
      guard case .color(let color) = property.value(at: document.frames.lowerBound),
        let other = other(insteadOf: color), let (place, stop) = property.colorPlace
      else { continue }
      for value in place.values { changes += Self.changes(of: value, stop, to: other, scale: place.scale) }
    }
    return text.bytes(with: changes)
  }

  /// The new texts of a colour's numbers, or of its digits.
  private static func changes(
    of value: JSONValue, _ stop: Int?, to color: Color, scale: Double
  ) -> [(value: JSONValue, text: String)] {
    if value.string != nil { return [(value, "\"\(color.hex(withAlpha: false))\"")] }
    let start = stop.map { 4 * $0 + 1 } ?? 0
    return [color.red, color.green, color.blue].enumerated().compactMap { component in
      value[start + component.offset].map { ($0, (component.element / scale).shortestDecimal) }
    }
  }
}

extension LottieProperty {
  /// The place of a colour, and the number of its stop in a gradient.
  fileprivate var colorPlace: (ColorPlaces.Place, stop: Int?)? {
    switch source {
    case .color(let property): document.colorPlaces?[property].map { ($0, nil) }
    case .stop(let stop, let gradient): document.colorPlaces?[gradient].map { ($0, stop) }
    default: nil
    }
  }
}
