/// The times of frames, as the attributes of SMIL write them.
struct AnimationTiming {
  let frameCount: Int
  private let duration: String
  private let repeats: Int?
  private let format = FixedDecimal(places: 6)

  init(frameCount: Int, duration: Double, repeats: Int?) {
    self.frameCount = frameCount
    self.duration = format.string(for: duration) + "s"
    self.repeats = repeats
  }

  /// The time of a frame as a part of the duration.
  func part(of frame: Int) -> Double {
    frameCount > 1 ? Double(frame) / Double(frameCount - 1) : 0
  }

  /// Gives an element of SMIL its values at some frames, the first one included, and in linear mode the last.
  func set(_ values: [[UInt8]], at frames: [Int], isDiscrete: Bool, in element: inout SVGElement) {
    if isDiscrete { element.set("calcMode", text: "discrete") }
    element.set("values", text: joined(values))
    // Without times linear values are evenly spaced.
    let isEven = !isDiscrete && (frames.count == 2 || frames.count == frameCount)
    if !isEven { element.set("keyTimes", text: joined(frames.map { format.bytes(of: [part(of: $0)]) })) }
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
