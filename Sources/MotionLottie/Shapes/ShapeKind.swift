/// The type of an element of a list of shapes, read from its type in a document.
enum ShapeKind: Int {
  case group, path, ellipse, rectangle, polystar
  case fill, stroke, gradientFill, gradientStroke
  case trimPaths, roundedCorners, puckerBloat, zigZag, offsetPaths, mergePaths, repeater
  case transform, twist

  init?(type: String) {
    switch type {
    case "gr": self = .group
    case "sh": self = .path
    case "fl": self = .fill
    case "st": self = .stroke
    case "tr": self = .transform
    case "tm": self = .trimPaths
    case "el": self = .ellipse
    case "rc": self = .rectangle
    case "sr": self = .polystar
    case "gf": self = .gradientFill
    case "gs": self = .gradientStroke
    case "rd": self = .roundedCorners
    case "pb": self = .puckerBloat
    case "zz": self = .zigZag
    case "op": self = .offsetPaths
    case "mm": self = .mergePaths
    case "rp": self = .repeater
    case "tw": self = .twist
    default: return nil
    }
  }

  /// The name, without a number, that After Effects gives an element.
  var title: String {
    switch self {
    case .group: "Group"
    case .path: "Path"
    case .ellipse: "Ellipse"
    case .rectangle: "Rectangle"
    case .polystar: "Polystar"
    case .fill: "Fill"
    case .stroke: "Stroke"
    case .gradientFill: "Gradient Fill"
    case .gradientStroke: "Gradient Stroke"
    case .trimPaths: "Trim Paths"
    case .roundedCorners: "Rounded Corners"
    case .puckerBloat: "Pucker & Bloat"
    case .zigZag: "Zig Zag"
    case .offsetPaths: "Offset Paths"
    case .mergePaths: "Merge Paths"
    case .repeater: "Repeater"
    case .transform: "Transform"
    case .twist: "Twist"
    }
  }
}
