import MotionCurves

/// The part of a transform that `animateTransform` animates, as tracks of a layer.
///
/// A layer moves, turns and scales in this order. A list of transforms has any order, so that an element joins others
/// only if the product is the same.
///
/// Source: SVG Animations Level 2, §2.18.
enum SMILTransform: String {
  case translate, scale, rotate

  /// The place among the parts of a layer's transform.
  var order: Int {
    switch self {
    case .translate: 0
    case .rotate: 1
    case .scale: 2
    }
  }

  init(of element: SMILElement) throws(ImportError) {
    let type = element.text("type") ?? "translate"
    guard let transform = Self(rawValue: type) else {
      throw element.failure("type", "expected translate, scale or rotate, found \(type.quoted)")
    }
    self = transform
  }

  /// The numbers of a value, in the layer's units: both translations, both scales, or an angle in radians.
  func numbers(_ text: String, _ name: String, _ element: SMILElement) throws(ImportError) -> [Double] {
    let numbers = try element.numbers(text, of: name)
    switch (self, numbers.count) {
    case (.translate, 1): return [numbers[0], 0]
    case (.scale, 1): return [numbers[0], numbers[0]]
    case (.translate, 2), (.scale, 2): return numbers
    case (.rotate, 1): return [numbers[0] * .pi / 180]
    case (.rotate, 3):
      guard numbers[1] == 0, numbers[2] == 0 else {
        throw element.failure(name, "a layer turns about its own origin alone, found \(text.quoted)")
      }
      return [numbers[0] * .pi / 180]
    default: throw element.failure(name, "no \(rawValue) is \(text.quoted)")
    }
  }

  /// The tracks of some keys: one where one number tells all.
  func tracks(_ keys: SMILKeys) -> [ImportedTrack] {
    func track(_ part: String, _ number: (([Double]) -> [Double])) -> ImportedTrack {
      ImportedTrack(
        keyPath: "transform." + part, keyTimes: keys.times, values: keys.values.map(number), curves: keys.curves,
        isCumulative: keys.isAccumulated)
    }
    switch self {
    case .rotate: return [track("rotation.z") { $0 }]
    case .translate:
      if keys.values.allSatisfy({ $0[1] == 0 }) { return [track("translation.x") { [$0[0]] }] }
      if keys.values.allSatisfy({ $0[0] == 0 }) { return [track("translation.y") { [$0[1]] }] }
      return [track("translation") { $0 }]
    case .scale:
      if keys.values.allSatisfy({ $0[0] == $0[1] }) { return [track("scale") { [$0[0]] }] }
      let parts = [track("scale.x") { [$0[0]] }, track("scale.y") { [$0[1]] }]
      // A scale that stays 1 is none.
      return parts.filter { $0.values.contains { $0 != [1] } }
    }
  }
}
