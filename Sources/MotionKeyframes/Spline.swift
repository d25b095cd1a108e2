public import MotionCurves

/// A rule for the tangents of a cubic track at its keys.
///
/// Every rule takes the key times into account, so that velocities are continuous in time, not only directions in
/// space. Rules with discontinuous velocities are documented as such. If several keys share a time, the track jumps. A
/// jump or a hold splits the spline: each section between two jumps or holds has its own ends.
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

  /// The same rule for values as they are computed.
  @usableFromInline
  var precise: Spline<Value.Precise> { Spline<Value.Precise>(rule.mapped { $0.precise }) }

  /// The rule for one scalar of the values.
  func scalar(_ index: Int) -> Spline<Double> { Spline<Double>(rule.mapped { $0[scalar: index] }) }
}

extension Spline.Rule {
  /// The same rule for other values.
  fileprivate func mapped<Other>(_ value: (Value) -> Other) -> Spline<Other>.Rule {
    switch self {
    case .natural: .natural
    case .clamped(let start, let end): .clamped(from: value(start), to: value(end))
    case .periodic: .periodic
    case .monotone(let rule): .monotone(rule == .steffen ? .steffen : .pchip)
    case .coreAnimation(let shapes): .coreAnimation(shapes)
    case .kochanekBartels(let shapes): .kochanekBartels(shapes)
    case .catmullRom(let alpha, let shape): .catmullRom(alpha: alpha, shape: shape)
    case .bezier(let handles):
      .bezier(handles.map { BezierHandles(leaving: value($0.leaving), arriving: value($0.arriving)) })
    }
  }
}

extension Spline<Double> {
  /// The slopes of the segments of a section.
  func slopes(of scalars: SplineSection) -> [SegmentSlopes] {
    let section = scalars.section
    switch rule {
    case .natural: return scalars.slopes(velocities: scalars.smoothVelocities(from: nil, to: nil))
    case .clamped(let start, let end):
      return scalars.slopes(
        velocities: scalars.smoothVelocities(from: section.isFirst ? start : nil, to: section.isLast ? end : nil))
    case .periodic:
      return scalars.slopes(
        velocities: section.isFirst && section.isLast
          ? scalars.periodicVelocities() : scalars.smoothVelocities(from: nil, to: nil))
    case .monotone(.steffen): return scalars.slopes(velocities: scalars.steffenVelocities())
    case .monotone(.pchip): return scalars.slopes(velocities: scalars.pchipVelocities())
    case .coreAnimation(let shapes):
      return scalars.slopes(shape: { shapes.isEmpty ? nil : shapes[$0] }, spacing: { _ in .even })
    case .kochanekBartels(let shapes):
      let durations = section.durations
      return scalars.slopes(
        shape: { shapes.isEmpty ? nil : shapes[$0] }, spacing: { .spaced(durations[$0 - 1], durations[$0]) })
    case .catmullRom(_, let shape):
      let chords = section.chords
      return scalars.slopes(shape: { _ in shape }, spacing: { .spaced(chords[$0 - 1], chords[$0]) })
    case .bezier(let handles): return scalars.slopes(handles: handles)
    }
  }
}
