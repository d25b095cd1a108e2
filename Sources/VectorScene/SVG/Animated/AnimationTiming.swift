/// The times of frames as attributes of SMIL.
struct AnimationTiming {
  /// The times of the frames as fractions of the duration, from 0 to 1.
  let keyTimes: [Double]
  private let isEven: Bool
  private let duration: String
  private let repeats: Int?
  private static let format = FixedDecimal(places: 6)

  init(of animation: AnimatedScene) {
    let last = Double(animation.frames.count - 1)
    let keyTimes = animation.times.map { $0 / animation.duration }
    self.keyTimes = keyTimes
    isEven = keyTimes.indices.allSatisfy { abs(keyTimes[$0] * last - Double($0)) <= 1e-9 * last }
    duration = Self.format.string(for: animation.duration) + "s"
    repeats = animation.repeats
  }

  /// Sets an animation element's values at some frames, which include the first one, and in linear mode the last.
  func set(_ values: [[UInt8]], at frames: [Int], isDiscrete: Bool, in element: inout SVGElement) {
    if isDiscrete { element.set("calcMode", text: "discrete") }
    element.set("values", text: joined(values))
    // Without key times linear values are evenly spaced.
    let isPlain = !isDiscrete && (frames.count == 2 || (isEven && frames.count == keyTimes.count))
    if !isPlain { element.set("keyTimes", text: joined(frames.map { Self.format.bytes(of: [keyTimes[$0]]) })) }
    element.set("dur", text: duration)
    if let repeats {
      if repeats > 1 { element.set("repeatCount", text: String(repeats)) }
      element.set("fill", text: "freeze")
    } else {
      element.set("repeatCount", text: "indefinite")
    }
  }

  private func joined(_ values: [[UInt8]]) -> String {
    String(decoding: Array(values.joined(separator: [UInt8(ascii: ";")])), as: UTF8.self)
  }
}
