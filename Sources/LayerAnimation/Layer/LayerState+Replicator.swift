public import MotionNumerics

/// The properties of a replicator: Core Animation's `CAReplicatorLayer`, flat (`preservesDepth` off) and with one colour
/// for all copies.
///
/// The k-th copy, from 0, presents the sublayers at a time earlier by k·instanceDelay. Source: Apple, *CAReplicatorLayer*.
extension LayerState {
  /// The largest number of copies, 10 000; those of nested replicators multiply.
  ///
  /// Each copy of each animated layer has its own state of some kilobytes.
  public static let maximumCopyCount = 10_000

  /// The number of copies: `instanceCount` rounded down, in 0…``maximumCopyCount``.
  public var copyCount: Int {
    guard case .number(let count) = self[.instanceCount], count >= 1 else { return 0 }
    return Int(Swift.min(count, Double(Self.maximumCopyCount)))
  }

  /// The delay of each copy after the one before, in seconds of the replicator.
  public var instanceDelay: Double {
    get { if case .number(let delay) = self[.instanceDelay] { delay } else { 0 } }
    set { self[.instanceDelay] = .number(newValue) }
  }

  /// The transform from each copy to the next.
  ///
  /// It is about the centre of the bounds, not the anchor point: "relative to the center" in Apple's documentation.
  public var instanceTransform: Transform3D {
    get { if case .transform(let transform) = self[.instanceTransform] { transform } else { .identity } }
    set { self[.instanceTransform] = .transform(newValue) }
  }

  /// The factor of the colours of all copies.
  public var instanceColor: Color {
    get { if case .color(let color) = self[.instanceColor] { color } else { .white } }
    set { self[.instanceColor] = .color(newValue) }
  }

  /// The transform from the sublayers to their k-th copy, in the replicator's coordinates: instanceTransform^k about the
  /// centre of the bounds.
  ///
  /// Computed by squaring, so that the last of many copies is accurate too. `sublayerTransform` comes after it.
  ///
  /// - Complexity: O(log k).
  public func transform(ofCopy copy: Int) -> Transform3D {
    let center = bounds.center
    return instanceTransform.power(Double(copy)).about(SIMD3(center, 0))
  }
}
