/// A rule for the tangents of a cubic track at its keys.
///
/// Every rule takes the key times into account, so that velocities are continuous in time, not only directions in
/// space; a rule that breaks them on purpose says so. Where several keys share a time the track jumps and the spline is
/// split, as it is where a value holds: each section between two jumps or holds has its own ends.
public struct Spline<Value: VectorValue>: Sendable, Equatable {
  let rule: Rule

  enum Rule: Sendable, Equatable {
    case natural
    case clamped(from: Value, to: Value)
    case periodic
    case monotone(Monotone)
    case coreAnimation([KochanekBartels])
    case kochanekBartels([KochanekBartels])
    case catmullRom(alpha: Double, shape: KochanekBartels)
    case bezier([BezierHandles<Value>])
  }

  init(_ rule: Rule) { self.rule = rule }
}

extension Spline: Hashable where Value: Hashable {}
extension Spline.Rule: Hashable where Value: Hashable {}

extension Spline {
  /// Rejects values that the rule cannot interpolate.
  func check(_ values: [Value]) throws(ParameterError) {
    switch rule {
    case .natural, .monotone, .catmullRom: return
    case .clamped(let start, let end):
      guard start.isFinite && end.isFinite else {
        throw ParameterError(parameter: "the velocity at an end", value: "infinite or NaN", allowed: "finite")
      }
    case .periodic:
      guard values[0] == values[values.count - 1] else {
        throw ParameterError(
          parameter: "values", value: "ending elsewhere", allowed: "the same at the end as at the start")
      }
    case .coreAnimation(let shapes), .kochanekBartels(let shapes):
      try ParameterError.requireShapes(shapes, forValues: values.count)
    case .bezier(let handles): try Self.check(handles, for: values)
    }
  }

  /// The default key times.
  func defaultKeyTimes(for values: [Value]) throws(ParameterError) -> [Double] {
    guard case .catmullRom(let alpha, _) = rule, alpha != 0 else { return KeyTimes.even(values.count) }
    return try KeyTimes.byDistance(values, exponent: alpha)
  }

  /// The slopes of the segments of a section.
  func slopes(of section: SplineSection<Value>) -> [SegmentSlopes<Value>] {
    switch rule {
    case .natural: section.slopes(velocities: section.smoothVelocities(from: nil, to: nil))
    case .clamped(let start, let end):
      section.slopes(
        velocities: section.smoothVelocities(from: section.isFirst ? start : nil, to: section.isLast ? end : nil))
    case .periodic:
      section.slopes(
        velocities: section.isFirst && section.isLast
          ? section.periodicVelocities() : section.smoothVelocities(from: nil, to: nil))
    case .monotone(.steffen): section.slopes(velocities: section.steffenVelocities())
    case .monotone(.pchip): section.slopes(velocities: section.pchipVelocities())
    case .coreAnimation(let shapes):
      section.slopes(shape: { shapes.isEmpty ? nil : shapes[$0] }, spacing: { _ in .even })
    case .kochanekBartels(let shapes):
      section.slopes(
        shape: { shapes.isEmpty ? nil : shapes[$0] },
        spacing: { .spaced(section.durations[$0 - 1], section.durations[$0]) })
    case .catmullRom(let alpha, let shape):
      section.catmullRomSlopes(alpha: alpha, shape: shape)
    case .bezier(let handles): section.slopes(handles: handles)
    }
  }
}
