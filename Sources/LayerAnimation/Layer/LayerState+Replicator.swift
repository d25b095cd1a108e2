public import MotionNumerics

/// What a replicator does: Core Animation's `CAReplicatorLayer`, flat (`preservesDepth` off) and with one colour for
/// all copies.
///
/// The k-th copy, from 0, shows the sublayers as they were k·instanceDelay before. Source: Apple, *CAReplicatorLayer*.
extension LayerState {
  /// The most copies that are made, 10 000; replicators inside each other multiply.
  ///
  /// Each copy of each layer that is animated has a state of its own, of some kilobytes.
  public static let maximumCopyCount = 10_000

  /// How many copies there are: `instanceCount` rounded down, in 0…``maximumCopyCount``.
  public var copyCount: Int {
    guard case .number(let count) = self[.instanceCount], count >= 1 else { return 0 }
    return Int(Swift.min(count, Double(Self.maximumCopyCount)))
  }

  /// By how much each copy is behind the one before, in seconds of the replicator.
  public var instanceDelay: Double {
    get { if case .number(let delay) = self[.instanceDelay] { delay } else { 0 } }
    set { self[.instanceDelay] = .number(newValue) }
  }

  /// The map that leads from each copy to the next.
  ///
  /// About the centre of the bounds, and not the anchor point: Apple's documentation has it "relative to the center".
  public var instanceTransform: Transform3D {
    get { if case .transform(let transform) = self[.instanceTransform] { transform } else { .identity } }
    set { self[.instanceTransform] = .transform(newValue) }
  }

  /// The colour by which those of all copies are multiplied.
  public var instanceColor: Color {
    get { if case .color(let color) = self[.instanceColor] { color } else { .white } }
    set { self[.instanceColor] = .color(newValue) }
  }

  /// The map from where the sublayers are to where their k-th copy is, in the replicator's coordinates:
  /// instanceTransform^k about the centre of the bounds.
  ///
  /// By squaring, so that of many copies the last is right too. `sublayerTransform` comes after it.
  ///
  /// - Complexity: O(log k).
  public func transform(ofCopy copy: Int) -> Transform3D {
    let center = bounds.center
    return instanceTransform.power(Double(copy)).about(SIMD3(center, 0))
  }
}
