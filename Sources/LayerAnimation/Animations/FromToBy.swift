public import MotionCurves
import MotionValues

/// The ends of a basic animation: Core Animation's `fromValue`, `toValue` and `byValue`.
///
/// | given | animation |
/// |---|---|
/// | from, to | from → to |
/// | from, by | from → from + by |
/// | by, to | to − by → to |
/// | from | from → current |
/// | to | current → to |
/// | by | current → current + by |
/// | none | presented value at the start → current |
///
/// The current value is the model value at the time of the query, so that a write to the layer moves the end. The
/// presented value is captured when the animation is added. With all three given, which Apple forbids, `by` is ignored.
/// Source: Apple, *CABasicAnimation*, "Setting Interpolation Values"; Documentation/CoreAnimation.md, "Interpolation
/// values".
public struct FromToBy: Sendable, Equatable {
  /// The start.
  public let from: LayerValue?
  /// The end.
  public let to: LayerValue?
  /// The difference of the ends.
  public let by: LayerValue?

  /// Creates an interpolation between values.
  ///
  /// - Precondition: the values are of one kind and finite; ``init(validatingFrom:to:by:)`` throws instead.
  public init(from: LayerValue? = nil, to: LayerValue? = nil, by: LayerValue? = nil) {
    self = ParameterError.orTrap(try Self(validatingFrom: from, to: to, by: by))
  }

  /// Creates an interpolation between values.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if the values are of different kinds, or not finite.
  public init(
    validatingFrom from: LayerValue?, to: LayerValue? = nil, by: LayerValue? = nil
  ) throws(ParameterError) {
    self.from = from
    self.to = to
    self.by = by
    let named = [("fromValue", from), ("toValue", to), ("byValue", by)]
    var first: (name: String, value: LayerValue)?
    for (name, value) in named {
      guard let value else { continue }
      try value.requireFinite(name)
      if let first, !first.value.isSameKind(as: value) {
        throw ParameterError(
          parameter: name, value: value.kind, allowed: "\(first.value.kind), as \(first.name) is")
      }
      if first == nil { first = (name, value) }
    }
  }

  private init(captured: LayerValue) {
    from = captured
    to = nil
    by = nil
  }

  /// The ends, given the current value.
  package func ends(current: LayerValue) -> (from: LayerValue, to: LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (current, current)
    }
  }

  /// Whether no value is given.
  var isOpen: Bool { from == nil && to == nil && by == nil }

  /// The interpolation with the presented value as its start, if no value is given.
  func capturing(_ presented: LayerValue?) -> FromToBy {
    guard isOpen, let presented else { return self }
    return FromToBy(captured: presented)
  }
}

extension LayerValue {
  /// Whether all numbers of the value are finite.
  var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point(let value): value.isFinite
    case .rectangle(let value): value.isFinite
    case .color(let value): value.isFinite
    case .transform(let value): value.elements.isFinite
    case .path: true
    case .numbers(let values): values.allSatisfy { $0.isFinite }
    case .colors(let values): values.allSatisfy { $0.isFinite }
    }
  }

  func requireFinite(_ parameter: String) throws(ParameterError) {
    guard isFinite else { throw ParameterError(parameter: parameter, value: "infinite or NaN", allowed: "finite") }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension FromToBy: Codable {
    private enum CodingKeys: String, CodingKey {
      case from, to, by
    }

    /// Reads the values that are given.
    ///
    /// - Throws: `DecodingError` for values of different kinds, or that are not finite.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let from = try container.decodeIfPresent(LayerValue.self, forKey: .from)
      let to = try container.decodeIfPresent(LayerValue.self, forKey: .to)
      let by = try container.decodeIfPresent(LayerValue.self, forKey: .by)
      self = try decoder.checked(try Self(validatingFrom: from, to: to, by: by))
    }
  }
#endif
