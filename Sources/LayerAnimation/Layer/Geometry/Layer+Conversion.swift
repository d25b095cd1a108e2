package import MotionValues

/// Conversion of points between the layers of a tree, as presented at a time, each layer in its own time.
///
/// For a replicator's sublayers the first copy counts.
extension Layer {
  /// The transform in space from the coordinates of one layer to the coordinates of another.
  ///
  /// It is the plain product of every transform and `sublayerTransform` between the two layers, without flattening.
  /// Within transform layers it is also the visible result.
  ///
  /// - Parameters:
  ///   - source: the path of the layer whose coordinates are known.
  ///   - target: the path of the other layer.
  ///   - time: the time of this layer's superlayer.
  /// - Returns: the transform; nil if there is no such layer, or a transform towards the target is singular.
  package func transform(from source: [Int], to target: [Int], at time: Double) -> Transform3D? {
    let common = source.commonPrefix(with: target)
    guard let ancestor = snapshot(at: common, time: time),
      let up = ancestor.layer.chain(along: source.dropFirst(common), from: ancestor, flat: false),
      let down = ancestor.layer.chain(along: target.dropFirst(common), from: ancestor, flat: false)?.inverse
    else { return nil }
    return up.concatenated(with: down)
  }

  /// The point of a layer's plane that is seen at a point of another layer.
  ///
  /// This is Core Animation's `convertPoint:toLayer:`; for transforms of the plane the point is the same. The viewer
  /// looks onto the plane of the nearest flat layer that contains both layers: along its z axis, and through its
  /// perspective.
  ///
  /// - Parameters:
  ///   - point: a point in the coordinates of the source.
  ///   - source: the path of the layer that contains the point.
  ///   - target: the path of the other layer.
  ///   - time: the time of this layer's superlayer.
  /// - Returns: the point; nil if there is no such layer, if it is behind the eye, or if the other layer is seen
  ///   edge-on.
  public func convert(
    _ point: SIMD2<Double>, from source: [Int], to target: [Int], at time: Double
  ) -> SIMD2<Double>? {
    guard sublayer(at: source) != nil, sublayer(at: target) != nil else { return nil }
    let flat = flatAncestor(of: source.commonPrefix(with: target))
    guard let flat else {
      // Only transform layers contain both: use the viewer's own plane.
      guard let up = transformToScreen(from: source, at: time), let down = transformToScreen(from: target, at: time)
      else { return nil }
      return Self.convert(point, up: up, down: down)
    }
    guard let ancestor = snapshot(at: flat, time: time),
      let up = ancestor.layer.chain(along: source.dropFirst(flat), from: ancestor, flat: true),
      let down = ancestor.layer.chain(along: target.dropFirst(flat), from: ancestor, flat: true)
    else { return nil }
    return Self.convert(point, up: up, down: down)
  }

  /// The transform from a layer's plane to the screen, which is the plane of this layer's superlayer.
  ///
  /// It is flattened at every layer in between that is not a transform layer. It leaves z unchanged, so that it can be
  /// inverted.
  ///
  /// - Parameters:
  ///   - path: the path of the layer.
  ///   - time: the time of this layer's superlayer.
  /// - Returns: the transform; nil if there is no such layer.
  package func transformToScreen(from path: [Int], at time: Double) -> Transform3D? {
    guard let root = snapshot(at: [], time: time), let inside = chain(along: path[...], from: root, flat: true)
    else { return nil }
    return inside.concatenated(with: root.state.transformToSuperlayer).ofPlane
  }

  private static func convert(_ point: SIMD2<Double>, up: Transform3D, down: Transform3D) -> SIMD2<Double>? {
    guard let seen = up.projected(point), let back = down.ofPlane.inverse else { return nil }
    return back.projected(seen)
  }
}

/// A layer with its presented state at a time.
private struct LayerSnapshot {
  let layer: Layer
  let state: LayerState
  /// The layer's own time, at which its sublayers are presented.
  let localTime: Double

  init(_ layer: Layer, at time: Double) {
    self.layer = layer
    state = layer.presentation(at: time)
    localTime = layer.timeSpace.localTime(at: time)
  }
}

extension Layer {
  private func snapshot(at path: [Int], time: Double) -> LayerSnapshot? {
    var snapshot = LayerSnapshot(self, at: time)
    for index in path {
      guard snapshot.layer.sublayers.indices.contains(index) else { return nil }
      snapshot = LayerSnapshot(snapshot.layer.sublayers[index], at: snapshot.localTime)
    }
    return snapshot
  }

  /// The transform from the layer at the end of a path to the layer at its start, this layer.
  private func chain(along path: ArraySlice<Int>, from start: LayerSnapshot, flat: Bool) -> Transform3D? {
    var (snapshot, map) = (start, Transform3D.identity)
    for index in path {
      guard snapshot.layer.sublayers.indices.contains(index) else { return nil }
      let next = LayerSnapshot(snapshot.layer.sublayers[index], at: snapshot.localTime)
      let step = next.state.transformToSuperlayer.concatenated(with: snapshot.state.transformOfSublayers)
      map = (flat && snapshot.layer.kind != .transform ? step.flattened : step).concatenated(with: map)
      snapshot = next
    }
    return map
  }

  /// The path of the nearest layer at or above a path that is not a transform layer; nil if there is none.
  private func flatAncestor(of path: [Int]) -> [Int]? {
    var path = path
    while let layer = sublayer(at: path) {
      if layer.kind != .transform { return path }
      guard !path.isEmpty else { return nil }
      path.removeLast()
    }
    return nil
  }
}

extension [Int] {
  fileprivate func commonPrefix(with other: [Int]) -> [Int] {
    Array(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
  }

  fileprivate func dropFirst(_ prefix: [Int]) -> ArraySlice<Int> { dropFirst(prefix.count) }
}
