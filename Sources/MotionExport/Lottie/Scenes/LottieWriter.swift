import MotionCurves
import MotionValues

/// A Lottie document in the making.
struct LottieWriter {
  /// The largest errors at the frames, measured with the printed numbers.
  struct Errors {
    /// The error of points, control points, half widths of strokes and ends of trimmed strokes on the canvas, in
    /// points.
    var length = 0.0
    /// The error of components of colours and opacities, from 0 to 1.
    var color = 0.0
  }

  let timeline: LottieTimeline
  let tolerance: LottieTolerance
  let size: SIMD2<Double>
  private(set) var errors = Errors()
  /// Features that the document cannot express, or that players draw differently.
  private(set) var warnings: [String] = []
  var assets: [String] = []
  var fonts = LottieFonts()

  init(timeline: LottieTimeline, tolerance: LottieTolerance, size: SIMD2<Double>) {
    self.timeline = timeline
    self.tolerance = tolerance
    self.size = size
  }

  /// Adds a warning, unless it is already there.
  mutating func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  /// The keys of a number in its visible frames, and its decimals.
  func property(_ values: [Double], in space: LottieSpace, tolerance: Double) -> String {
    timeline.curve(values, space.isVisible, tolerance: tolerance).json(decimals: tolerance.lottieDecimals)
  }

  /// The keys of an opacity or of a colour's components, from 0 to 1, in another unit.
  mutating func colors(_ values: [[Double]], in space: LottieSpace, unit: Double = 1) -> String {
    let tolerance = unit * tolerance.color
    let scaled = values.map { $0.map { unit * max(0, min($0, 1)) } }
    let curve = timeline.curve(scaled, space.isVisible, tolerance: tolerance)
    errors.color = max(errors.color, largestError(of: curve, scaled, in: space) / unit)
    return curve.json(decimals: tolerance.lottieDecimals)
  }

  /// The keys of a point in the coordinates of a space.
  mutating func points(_ values: [SIMD2<Double>], in space: LottieSpace) -> String {
    lengths(values.map { [$0.x, $0.y] }, in: space)
  }

  /// The keys of lengths in the coordinates of a space.
  ///
  /// - Parameters:
  ///   - values: the lengths in each frame.
  ///   - space: the coordinates.
  ///   - weight: the distance that a point moves per unit of a length.
  /// - Returns: the property as JSON.
  mutating func lengths(_ values: [[Double]], in space: LottieSpace, weight: Double = 1) -> String {
    let tolerance = tolerance.length / (space.scale * weight)
    let curve = timeline.curve(values, space.isVisible, tolerance: tolerance)
    errors.length = max(errors.length, largestError(of: curve, values, in: space) * space.scale * weight)
    return curve.json(decimals: tolerance.lottieDecimals)
  }

  /// Notes the error of an outline with the printed numbers, on the canvas.
  mutating func noteError(of outline: LottieOutline, _ curve: LottieCurve, in space: LottieSpace) {
    for frame in outline.frames.indices where space.shows(frame) {
      let exact = LottieOutline.points(of: outline.frames[frame])
      let printed = LottieOutline.points(of: timeline.values(of: curve, in: frame))
      for (point, other) in zip(exact, printed) {
        let distance = space.exact[frame].applied(to: point) - space.printed[frame].applied(to: other)
        errors.length = max(errors.length, distance.norm)
      }
    }
  }

  /// Notes the error of a point inside a transform, on the canvas.
  mutating func noteError(of transform: LottieTransform, corner: SIMD2<Double> = .zero, in space: LottieSpace) {
    let inside = space.inside(transform)
    for frame in inside.exact.indices where space.shows(frame) {
      let distance = inside.exact[frame].applied(to: corner) - inside.printed[frame].applied(to: corner)
      errors.length = max(errors.length, distance.norm)
    }
  }

  private func largestError(of curve: LottieCurve, _ values: [[Double]], in space: LottieSpace) -> Double {
    var largest = 0.0
    for frame in values.indices where space.shows(frame) {
      let printed = timeline.values(of: curve, in: frame)
      for (value, other) in zip(values[frame], printed) { largest = max(largest, abs(value - other)) }
    }
    return largest
  }
}
