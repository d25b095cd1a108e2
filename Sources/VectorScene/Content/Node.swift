/// One element of a scene.
///
/// A list of nodes is drawn from back to front: each node covers those before it.
public enum Node: Sendable, Hashable {
  /// Nodes that share a transform and an opacity.
  case group(Group)
  /// A filled or stroked path.
  case shape(Shape)
  /// A line of text.
  case label(Label)
  /// A picture made of pixels, or in the format of another file.
  case image(Picture)
}
