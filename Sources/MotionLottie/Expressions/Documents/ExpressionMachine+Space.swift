internal import MotionPaths
internal import MotionValues

/// Points of layers and of compositions, and paths.
extension ExpressionMachine {
  /// A point of a layer in its composition, or the other way round.
  func mapped(
    _ point: ScriptValue, by place: LayerPlace, isInverse: Bool, _ arguments: [ScriptValue]
  ) throws(ScriptError) -> ScriptValue {
    let frame = arguments.count > 1 ? try number(of: arguments[1]) * frameRate : context.frame
    let numbers = try numbers(of: point)
    guard numbers.count >= 2 else { throw .failure("a point has two coordinates") }
    var map = Affine.identity
    var ancestor: Int? = place.layer
    while let layer = ancestor {
      try take(16)
      let place = LayerPlace(composition: place.composition, layer: layer)
      map = try transform(of: place, at: frame).map(at: frame) * map
      ancestor = world.layer(place).value.parent
    }
    var result = SIMD2(numbers[0], numbers[1])
    if isInverse {
      let determinant = map.a * map.d - map.b * map.c
      let (x, y) = (result.x - map.tx, result.y - map.ty)
      result = SIMD2((map.d * x - map.c * y) / determinant, (map.a * y - map.b * x) / determinant)
    } else {
      result = SIMD2(map.a * result.x + map.c * result.y + map.tx, map.b * result.x + map.d * result.y + map.ty)
    }
    return try list([result.x, result.y] + (numbers.count > 2 ? [numbers[2]] : []))
  }

  // MARK: Paths

  /// The outline that a value is; nil for anything else.
  func outline(of value: ScriptValue) throws(ScriptError) -> Outline? {
    guard case .host(let host) = value else { return nil }
    switch things[host] {
    case .outline(let outline): return outline
    case .entry(let place):
      if case .outline(let outline)? = try result(of: place, at: context.frame) { return outline }
      return nil
    default: return nil
    }
  }

  /// `createPath(points, inTangents, outTangents, isClosed)`.
  func createdPath(_ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    func pairs(_ index: Int) throws(ScriptError) -> [SIMD2<Double>] {
      guard index < arguments.count, case .list(let place) = try plain(arguments[index]) else { return [] }
      var pairs: [SIMD2<Double>] = []
      for element in lists[place] {
        let numbers = try numbers(of: element)
        guard numbers.count >= 2, numbers[0].isFinite, numbers[1].isFinite else {
          throw .failure("a point has two coordinates")
        }
        let greatest = LottieLimits.greatestNumber
        pairs.append(
          SIMD2(numbers[0], numbers[1])
            .clamped(lowerBound: SIMD2(repeating: -greatest), upperBound: SIMD2(repeating: greatest)))
      }
      return pairs
    }
    let (points, ins, outs) = (try pairs(0), try pairs(1), try pairs(2))
    try take(points.count)
    var outline = Outline(isClosed: arguments.count > 3 ? isTrue(arguments[3]) : true)
    for (place, point) in points.enumerated() {
      outline.vertices.append(
        Outline.Vertex(
          point: point, inTangent: place < ins.count ? ins[place] : .zero,
          outTangent: place < outs.count ? outs[place] : .zero))
    }
    return host(.outline(outline))
  }

  func pathCall(_ word: ScriptWord, _ outline: Outline, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue?
  {
    try take(outline.vertices.count)
    func pairs(_ part: (Outline.Vertex) -> SIMD2<Double>) throws(ScriptError) -> ScriptValue {
      var values: [ScriptValue] = []
      for vertex in outline.vertices { values.append(try list([part(vertex).x, part(vertex).y])) }
      return try list(values)
    }
    switch word {
    case .points: return try pairs { $0.point }
    case .inTangents: return try pairs { $0.inTangent }
    case .outTangents: return try pairs { $0.outTangent }
    case .isClosed: return .condition(outline.isClosed)
    case .pointOnPath, .tangentOnPath, .normalOnPath:
      try take(64 * outline.vertices.count)
      let progress = arguments.isEmpty ? 0 : max(0, min(1, try number(of: arguments[0])))
      guard let (point, direction) = place(on: outline, at: progress.isNaN ? 0 : progress) else {
        return try list([0, 0])
      }
      switch word {
      case .pointOnPath: return try list([point.x, point.y])
      case .tangentOnPath: return try list([direction.x, direction.y])
      default: return try list([-direction.y, direction.x])
      }
    default: return nil
    }
  }

  /// The point and the unit direction at a fraction of an outline's length.
  private func place(on outline: Outline, at progress: Double) -> (SIMD2<Double>, SIMD2<Double>)? {
    let vertices = outline.vertices
    guard let first = vertices.first else { return nil }
    var segments: [PathSegment] = []
    for index in 0..<(outline.isClosed ? vertices.count : vertices.count - 1) {
      let (start, end) = (vertices[index], vertices[(index + 1) % vertices.count])
      segments.append(
        .cubic(
          from: start.point, control1: start.point + start.outTangent, control2: end.point + end.inTangent,
          to: end.point))
    }
    let lengths = segments.map { $0.length() }
    var rest = progress * lengths.reduce(0, +)
    for (place, segment) in segments.enumerated() {
      if rest <= lengths[place] || place == segments.count - 1 {
        let parameter = lengths[place] > 0 ? segment.parameter(atLength: min(rest, lengths[place])) : 0
        let derivative = segment.derivative(at: min(max(parameter, 1e-9), 1 - 1e-9))
        let speed = (derivative * derivative).sum().squareRoot()
        return (segment.position(at: parameter), speed > 0 ? derivative / speed : SIMD2(0, 0))
      }
      rest -= lengths[place]
    }
    return (first.point, .zero)
  }
}
