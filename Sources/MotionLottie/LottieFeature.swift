/// A part of the format that a document uses.
///
/// The names are those that ``LottieAnimation/features`` shows.
public enum LottieFeature: String, Sendable, Hashable, CaseIterable {
  case shapeLayer = "shape layers"
  case solid = "solids"
  case null = "nulls"
  case parent = "parents"
  case animated = "animated properties"
  case perDimensionEasing = "easing per dimension"
  case overshoot = "overshooting easing"
  case hold = "hold keyframes"
  case spatial = "spatial tangents"
  case legacyEnd = "legacy end values"
  case splitPosition = "split positions"
  case precomposition = "precompositions"
  case trim = "trimmed paths"
  case dash = "dashes"
  case mask = "masks"
  case matte = "mattes"
  case gradient = "gradients"
  case polystar = "polystars"
  case repeater = "repeaters"
  case roundedCorners = "rounded corners"
  case puckerBloat = "pucker and bloat"
  case zigZag = "zig-zag"
  case offsetPath = "offset paths"
  case image = "images"
  case timeRemap = "time remapping"
  case stretch = "time stretch"
  case autoOrient = "auto-orientation"
  case merge = "merged paths"
  case text = "text"
  case effect = "effects"
  case layerStyle = "layer styles"
  case blend = "blend modes"
  case threeDimensions = "three dimensions"
  case expression = "expressions"
  case slot = "slots"
  case marker = "markers"

  /// The index of the feature among all of them.
  ///
  /// The tag of a case without payload counts the cases in the order of their declaration. Source: *Type Layout* of the
  /// Swift ABI, "C-Like Enums".
  var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The level of the feature, 0…11.
  ///
  /// A document is of the greatest level among its features: 0 shapes, solids, nulls, keyframes and parents; 1
  /// precompositions; 2 trims and dashes; 3 masks and mattes; 4 gradients; 5 polystars, repeaters and other modifiers;
  /// 6 images; 7 time remapping, stretch and auto-orientation; 8 merged paths; 9 text; 10 effects, styles, blends and
  /// three dimensions; 11 expressions.
  package var level: Int {
    switch self {
    case .shapeLayer, .solid, .null, .parent, .animated, .perDimensionEasing, .overshoot, .hold, .spatial, .legacyEnd,
      .splitPosition, .slot, .marker:
      0
    case .precomposition: 1
    case .trim, .dash: 2
    case .mask, .matte: 3
    case .gradient: 4
    case .polystar, .repeater, .roundedCorners, .puckerBloat, .zigZag, .offsetPath: 5
    case .image: 6
    case .timeRemap, .stretch, .autoOrient: 7
    case .merge: 8
    case .text: 9
    case .effect, .layerStyle, .blend, .threeDimensions: 10
    case .expression: 11
    }
  }
}
