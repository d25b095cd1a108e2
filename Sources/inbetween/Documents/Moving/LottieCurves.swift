import MotionLottie
import MotionNumerics

/// The properties of a Lottie document as curves over seconds.
struct LottieCurves {
  private let animation: LottieAnimation
  /// The document in messages.
  private let name: String

  init(_ animation: LottieAnimation, named name: String) {
    self.animation = animation
    self.name = name
  }

  /// The numbers of the properties that fit patterns; without a pattern, those that move.
  ///
  /// A pattern has the key path of a property, or behind it the index of one of its numbers. With an asterisk it takes what
  /// moves, if something does.
  func curves(matching texts: [String]) throws(CommandFailure) -> (curves: [MovingCurve], used: Set<String>) {
    guard animation.duration > 0 else { throw .badData("\(name): has no frame") }
    if texts.isEmpty {
      let moving = curves(matching: "**")
      guard moving.contains(where: moves) else { throw .badData("\(name): no property moves") }
      return (moving, [])
    }
    var (found, used) = ([MovingCurve](), Set<String>())
    for text in texts {
      let chosen = curves(matching: text)
      if !chosen.isEmpty { used.insert(text) }
      found += chosen.filter { curve in !found.contains { $0.name == curve.name } }
    }
    return (found, used)
  }

  private func curves(matching text: String) -> [MovingCurve] {
    let whole = properties(matching: text)
    if !whole.isEmpty {
      let all = whole.flatMap(curves(of:))
      let moving = text.contains("*") ? all.filter(moves) : []
      return moving.isEmpty ? all : moving
    }
    guard let dot = text.lastIndex(of: "."), let index = Int(text[text.index(after: dot)...]),
      index >= 0
    else { return [] }
    return properties(matching: String(text[..<dot])).flatMap { property in
      curves(of: property).dropFirst(index).prefix(1)
    }
  }

  private func properties(matching text: String) -> [LottieProperty] {
    let all = animation.properties(matching: [LottieKeyPath(parsing: text)])
    // Numbers that only follow from others have to be asked for.
    return text == "**" ? all.filter { $0.names.last?.hasPrefix("@") != true } : all
  }

  private func width(of property: LottieProperty) -> Int {
    property.value(at: animation.frames.lowerBound).numbers.count
  }

  /// Whether a number has different values at some frames.
  private func moves(_ curve: MovingCurve) -> Bool {
    let start = curve.value(at: 0)
    return (1...64).contains { curve.value(at: animation.duration * (Double($0) / 64)) != start }
  }

  private func curves(of property: LottieProperty) -> [MovingCurve] {
    let path = property.keyPath.description
    let (first, rate, duration) = (animation.frames.lowerBound, animation.frameRate, animation.duration)
    let width = width(of: property)
    return (0..<width).map { index in
      let held: @Sendable (Double) -> Double = { time in
        let numbers = property.value(at: first + min(max(time, 0), duration) * rate).numbers
        return index < numbers.count ? numbers[index] : .nan
      }
      return MovingCurve(
        width == 1 ? path : "\(path).\(index)", aliases: [path], quantity: property.names.last ?? "value",
        .document(
          DocumentCurve(
            end: duration, value: { (0...duration).contains($0) ? held($0) : .nan }, held: held)))
    }
  }
}
