public import MotionValues

/// The properties of a replicator: Core Animation's `CAReplicatorLayer`, flat (`preservesDepth` off) and with one
/// colour for all copies.
///
/// The k-th copy, from 0, presents the sublayers at a time earlier by k·instanceDelay. Source: Apple,
/// *CAReplicatorLayer*.
extension LayerState {
  /// The largest number of copies, 10 000; the numbers of nested replicators multiply.
  ///
  /// Each copy of each animated layer has its own state of some kilobytes.
  package static let maximumCopyCount = 10_000

  /// The number of copies: its whole part counts, up to 10 000 in each replicator.
  public var instanceCount: Double {
    get { number(.instanceCount) }
    set { setUnchecked(.instanceCount, to: .number(newValue)) }
  }

  /// The number of copies: `instanceCount` rounded down, in 0…`maximumCopyCount`.
  package var copyCount: Int {
    instanceCount >= 1 ? Int(Swift.min(instanceCount, Double(Self.maximumCopyCount))) : 0
  }

  /// The delay of each copy after the previous copy, in seconds of the replicator.
  public var instanceDelay: Double {
    get { number(.instanceDelay) }
    set { setUnchecked(.instanceDelay, to: .number(newValue)) }
  }

  /// The transform from each copy to the next.
  ///
  /// The transform is about the centre of the bounds, not the anchor point: "relative to the center" in Apple's
  /// documentation.
  public var instanceTransform: Transform3D {
    get { transform(.instanceTransform) }
    set { setUnchecked(.instanceTransform, to: .transform(newValue)) }
  }

  /// The factor of the colours of all copies.
  public var instanceColor: Color {
    get { color(.instanceColor) }
    set { setUnchecked(.instanceColor, to: .color(newValue)) }
  }

  /// The transform from the sublayers to their k-th copy, in the replicator's coordinates: instanceTransform^k about
  /// the centre of the bounds.
  ///
  /// The power is computed by squaring, so that the last of many copies is accurate too. `sublayerTransform` comes
  /// after this transform.
  ///
  /// - Complexity: O(log k).
  package func transform(ofCopy copy: Int) -> Transform3D {
    let center = bounds.center
    return instanceTransform.power(Double(copy)).about(SIMD3(center, 0))
  }
}
