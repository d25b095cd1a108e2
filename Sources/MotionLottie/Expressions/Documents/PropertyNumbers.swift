/// The numbers that After Effects gives the properties of a group; scripts may write them in place of names.
///
/// Properties that documents have no names for, such as the direction of a path, count too. The numbers are those that
/// exporters write as `ix` beside each property.
enum PropertyNumbers {
  private static let ofShapes = [
    ["Direction", "Path"],
    ["Direction", "Size", "Position", "Roundness"],
    [
      "Direction", "Type", "Points", "Position", "Rotation", "Inner Radius", "Outer Radius", "Inner Roundedness",
      "Outer Roundedness",
    ],
    ["Blend Mode", "Composite", "Fill Rule", "Color", "Opacity"],
    ["Blend Mode", "Composite", "Color", "Opacity", "Stroke Width", "Line Cap", "Line Join", "Miter Limit", "Dashes"],
    [
      "Blend Mode", "Composite", "Fill Rule", "Type", "Start Point", "End Point", "Highlight Length", "Highlight Angle",
      "Colors", "Opacity",
    ],
    [
      "Blend Mode", "Composite", "Type", "Start Point", "End Point", "Highlight Length", "Highlight Angle", "Colors",
      "Opacity", "Stroke Width", "Line Cap", "Line Join", "Miter Limit", "Miter Limit", "Dashes",
    ],
    ["Copies", "Offset", "Composite", "Transform"],
    ["Anchor Point", "Position", "Scale", "Skew", "Skew Axis", "Rotation", "Opacity"],
  ]
  private static let ofMasks = [["Path", "Feather", "Opacity", "Expansion"]]
  private static let ofTransforms = [
    [
      "Anchor Point", "Position", "X Position", "Y Position", "Z Position", "Scale", "Orientation", "Rotation X",
      "Rotation Y", "Rotation", "Opacity", "Skew", "Skew Axis",
    ]
  ]

  /// The numbers of the entries of a group, in their order; 0 for the transform of a group of shapes.
  ///
  /// The elements of a group of shapes, and what the tables do not have, are numbered by their places.
  static func numbers(of entries: [LayerTree.Entry], in part: LayerPart) -> [Int] {
    let orders: [[String]] =
      switch part {
      case .content: ofShapes
      case .masks: ofMasks
      case .transform: ofTransforms
      default: []
      }
    if let first = entries.first, !first.source.isGroup,
      let order = orders.first(where: { order in entries.allSatisfy { order.contains($0.name) } })
    {
      return entries.map { (order.firstIndex(of: $0.name) ?? 0) + 1 }
    }
    var count = 0
    return entries.map { entry in
      if part == .content, entry.name == "Transform" { return 0 }
      count += 1
      return count
    }
  }
}
