internal import JSONText
internal import MotionValues
internal import RealModule

/// The transform of a layer, a group or a repeater.
///
/// The map is, first factor first, T(−anchor) · S(scale) · R(skew axis) · SkewX(−skew) · R(−skew axis) · R(rotation) ·
/// T(position), with clockwise angles in a plane whose y points down.
struct TransformProperties: Sendable {
  var anchor: Property<Vector>
  var position: Position
  /// In per cent.
  var scale: Property<Vector>
  /// In degrees, like all angles of a document.
  var rotation: Property<Double>
  var skew: Property<Double>
  var skewAxis: Property<Double>
  /// The angles about x and y, and the orientation, of a layer in three dimensions.
  var spatial: SpatialRotation?
  /// In per cent.
  var opacity: Property<Double>
  /// The map of a transform that never changes.
  private(set) var constantMap: Affine?

  /// A position, or its coordinates as separate properties.
  enum Position: Sendable {
    case whole(Property<Vector>)
    case split(x: Property<Double>, y: Property<Double>, z: Property<Double>)
  }

  /// The rotation in three dimensions, apart from the rotation about z, which is that of the transform.
  struct SpatialRotation: Sendable {
    var x, y: Property<Double>
    var orientation: Property<Vector>
  }

  /// The parts of a transform in a document.
  private enum Part: Int {
    case anchor, position, scale, rotation, opacity, skew, skewAxis, x, y, z, orientation
    static let keys = JSONKeys(["a", "p", "s", "r", "o", "sk", "sa", "rx", "ry", "rz", "or"])
  }

  private enum PositionPart: Int {
    case isSplit, x, y, z
    static let keys = JSONKeys(["s", "x", "y", "z"])
  }

  init(reading json: JSONValue?, reader: inout LottieReader) {
    let parts = json?.values(of: Part.keys)
    anchor = reader.vector(parts?[Part.anchor])
    position = Self.position(parts?[Part.position], &reader)
    scale = reader.vector(parts?[Part.scale], default: Vector(repeating: 100))
    // As in lottie-web, the rotations in space count only if there is one about x.
    let isSpatial = parts?[Part.x] != nil
    rotation = reader.number((isSpatial ? parts?[Part.z] : nil) ?? parts?[Part.rotation], default: 0)
    skew = reader.number(parts?[Part.skew], default: 0)
    skewAxis = reader.number(parts?[Part.skewAxis], default: 0)
    opacity = reader.number(parts?[Part.opacity], default: 100)
    if isSpatial, let parts { spatial = Self.spatialRotation(parts, &reader) }
    fixMap()
  }

  private static func position(_ json: JSONValue?, _ reader: inout LottieReader) -> Position {
    guard let parts = json?.values(of: PositionPart.keys), reader.flag(parts[PositionPart.isSplit]) else {
      return .whole(reader.vector(json))
    }
    reader.count(.splitPosition)
    return .split(
      x: reader.number(parts[PositionPart.x], default: 0), y: reader.number(parts[PositionPart.y], default: 0),
      z: reader.number(parts[PositionPart.z], default: 0))
  }

  private static func spatialRotation(
    _ parts: JSONSelection, _ reader: inout LottieReader
  ) -> SpatialRotation? {
    guard let x = parts[Part.x] else { return nil }
    let spatial = SpatialRotation(
      x: reader.number(x, default: 0), y: reader.number(parts[Part.y], default: 0),
      orientation: reader.vector(parts[Part.orientation]))
    if spatial.x.constant == 0, spatial.y.constant == 0, spatial.orientation.constant == .zero { return nil }
    reader.count(.threeDimensions)
    reader.warn(
      "three dimensions", .approximate, "a rotation out of the plane is projected without perspective",
      at: x)
    return spatial
  }

  // MARK: Values

  /// The map at a frame; `turn` is added to the rotation, in degrees.
  func map(at frame: Double, turn: Double = 0) -> Affine {
    if let constantMap, turn == 0 { return constantMap }
    return computedMap(at: frame, turn: turn)
  }

  /// The position at a frame.
  func position(at frame: Double) -> Vector {
    switch position {
    case .whole(let position): position.value(at: frame)
    case .split(let x, let y, let z): Vector(x.value(at: frame), y.value(at: frame), z.value(at: frame))
    }
  }

  /// The opacity at a frame, limited to 0…1.
  func opacity(at frame: Double) -> Double {
    min(1, max(0, opacity.value(at: frame) / 100))
  }

  private func computedMap(at frame: Double, turn: Double) -> Affine {
    if spatial != nil { return Affine(plane: spaceMap(at: frame, turn: turn)) }
    var map = skewedMap(at: frame)
    let angle = rotation.value(at: frame) + turn
    if angle != 0 { map = Affine.rotation(by: radians(angle)) * map }
    let position = position(at: frame).plane
    map.tx += position.x
    map.ty += position.y
    return map
  }

  /// The part of the map before all rotations: anchor point, scale and skew.
  func skewedMap(at frame: Double) -> Affine {
    let anchor = anchor.value(at: frame).plane
    let scale = scale.value(at: frame).plane / 100
    let map = Affine(a: scale.x, b: 0, c: 0, d: scale.y, tx: -anchor.x * scale.x, ty: -anchor.y * scale.y)
    let skew = skew.value(at: frame)
    return skew == 0 ? map : .skew(by: skew, along: skewAxis.value(at: frame)) * map
  }

  /// Computes the map once if none of its properties is animated; call it after a property has been replaced.
  mutating func fixMap() {
    constantMap = isMapConstant ? computedMap(at: 0, turn: 0) : nil
  }

  private var isMapConstant: Bool {
    let isFixed =
      switch position {
      case .whole(let position): position.isConstant
      case .split(let x, let y, _): x.isConstant && y.isConstant
      }
    return isFixed && anchor.isConstant && scale.isConstant && rotation.isConstant && skew.isConstant
      && skewAxis.isConstant && spatial?.isConstant != false
  }

  /// Whether neither the map nor the opacity is animated.
  var isConstant: Bool { constantMap != nil && opacity.isConstant }
}

extension TransformProperties.SpatialRotation {
  fileprivate var isConstant: Bool { x.isConstant && y.isConstant && orientation.isConstant }
}

extension Affine {
  /// The map R(axis) · SkewX(−angle) · R(−axis), first factor first, of angles in degrees.
  static func skew(by angle: Double, along axis: Double) -> Affine {
    let turn = Affine.rotation(by: radians(axis))
    let back = Affine(a: turn.a, b: -turn.b, c: -turn.c, d: turn.d, tx: 0, ty: 0)
    return back * Affine(a: 1, b: 0, c: Double.tan(radians(-angle)), d: 1, tx: 0, ty: 0) * turn
  }
}

/// Degrees in radians; whole turns are taken off first, so that right angles keep exact signs.
func radians(_ degrees: Double) -> Double {
  degrees.remainder(dividingBy: 360) * .pi / 180
}

extension TransformProperties {
  /// Hands all properties to a visitor, with the names of After Effects.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Anchor Point", &anchor)
    switch position {
    case .whole(var whole):
      visitor.visit("Position", &whole)
      position = .whole(whole)
    case .split(var x, var y, var z):
      visitor.visit("Position", x: &x, y: &y, z: &z)
      visitor.visit("X Position", &x)
      visitor.visit("Y Position", &y)
      visitor.visit("Z Position", &z)
      position = .split(x: x, y: y, z: z)
    }
    visitor.visit("Scale", &scale)
    visitor.visit("Rotation", &rotation)
    if var spatial {
      visitor.visit("Rotation X", &spatial.x)
      visitor.visit("Rotation Y", &spatial.y)
      visitor.visit("Orientation", &spatial.orientation)
      self.spatial = spatial
    }
    visitor.visit("Opacity", &opacity)
    visitor.visit("Skew", &skew)
    visitor.visit("Skew Axis", &skewAxis)
    fixMap()
  }
}
