public import MotionNumerics

/// Points from one layer of a tree to another, as the layers show at a time, each in its own time.
///
/// Of a replicator's sublayers the first copy counts.
extension Layer {
  /// The map in space from the coordinates of one layer to those of another.
  ///
  /// With every transform and `sublayerTransform` on the way, but nothing flattened: what the numbers say, and within
  /// transform layers what is seen.
  ///
  /// - Parameters:
  ///   - source: the place of the layer whose coordinates are known.
  ///   - target: the place of the other one.
  ///   - time: when, in the time of this layer's superlayer.
  /// - Returns: the map; nil if there is no such layer, or a map on the way down is singular.
  public func transform(from source: [Int], to target: [Int], at time: Double) -> Transform3D? {
    let common = source.commonPrefix(with: target)
    guard let ancestor = standing(at: common, time: time),
      let up = ancestor.layer.chain(along: source.dropFirst(common), from: ancestor, flat: false),
      let down = ancestor.layer.chain(along: target.dropFirst(common), from: ancestor, flat: false)?.inverse
    else { return nil }
    return up.concatenated(with: down)
  }

  /// The point of one layer's plane that is seen where a point of another's is.
  ///
  /// `convertPoint:toLayer:`; for transforms of the plane just the same point. Seen from where the nearest layer that
  /// contains both and is flat has its plane: along its z, and through its perspective.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the source.
  ///   - source: the place of the layer in which it is.
  ///   - target: the place of the other layer.
  ///   - time: when, in the time of this layer's superlayer.
  /// - Returns: the point; nil if there is no such layer, it is behind the eye, or the other layer is seen edge-on.
  public func convert(
    _ point: SIMD2<Double>, from source: [Int], to target: [Int], at time: Double
  ) -> SIMD2<Double>? {
    guard sublayer(at: source) != nil, sublayer(at: target) != nil else { return nil }
    let flat = flatAncestor(of: source.commonPrefix(with: target))
    guard let flat else {
      // Transform layers all the way: the viewer's own plane.
      guard let up = transformToScreen(from: source, at: time), let down = transformToScreen(from: target, at: time)
      else { return nil }
      return Self.convert(point, up: up, down: down)
    }
    guard let ancestor = standing(at: flat, time: time),
      let up = ancestor.layer.chain(along: source.dropFirst(flat), from: ancestor, flat: true),
      let down = ancestor.layer.chain(along: target.dropFirst(flat), from: ancestor, flat: true)
    else { return nil }
    return Self.convert(point, up: up, down: down)
  }

  /// The map from a layer's plane to the screen, which is the plane of this layer's superlayer.
  ///
  /// Flattened at every layer on the way that is not a transform layer. It leaves z alone, so that it can be inverted.
  ///
  /// - Parameters:
  ///   - path: the place of the layer.
  ///   - time: when, in the time of this layer's superlayer.
  /// - Returns: the map; nil if there is no such layer.
  public func transformToScreen(from path: [Int], at time: Double) -> Transform3D? {
    guard let root = standing(at: [], time: time), let inside = chain(along: path[...], from: root, flat: true)
    else { return nil }
    return inside.concatenated(with: root.state.transformToSuperlayer).ofPlane
  }

  private static func convert(_ point: SIMD2<Double>, up: Transform3D, down: Transform3D) -> SIMD2<Double>? {
    guard let seen = up.projected(point), let back = down.ofPlane.inverse else { return nil }
    return back.projected(seen)
  }
}

/// A layer as it is at a time.
private struct StandingLayer {
  let layer: Layer
  let state: LayerState
  /// The time of its sublayers' superlayer.
  let localTime: Double

  init(_ layer: Layer, at time: Double) {
    self.layer = layer
    state = layer.presentation(at: time)
    localTime = layer.timeSpace.localTime(at: time)
  }
}

extension Layer {
  private func standing(at path: [Int], time: Double) -> StandingLayer? {
    var standing = StandingLayer(self, at: time)
    for index in path {
      guard standing.layer.sublayers.indices.contains(index) else { return nil }
      standing = StandingLayer(standing.layer.sublayers[index], at: standing.localTime)
    }
    return standing
  }

  /// The map from the layer at the end of a path to the one at its start, this one.
  private func chain(along path: ArraySlice<Int>, from start: StandingLayer, flat: Bool) -> Transform3D? {
    var (standing, map) = (start, Transform3D.identity)
    for index in path {
      guard standing.layer.sublayers.indices.contains(index) else { return nil }
      let next = StandingLayer(standing.layer.sublayers[index], at: standing.localTime)
      let step = next.state.transformToSuperlayer.concatenated(with: standing.state.transformOfSublayers)
      map = (flat && standing.layer.kind != .transform ? step.flattened : step).concatenated(with: map)
      standing = next
    }
    return map
  }

  /// The place of the nearest layer that is not a transform layer, upwards from one; nil if there is none.
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
