internal import MotionValues
internal import VectorScene

/// A layer of a composition.
///
/// All its keyframes are in the frames of the composition that holds it; start and stretch only choose the frame of a
/// precomposition that it shows.
struct Layer: Sendable {
  /// The content of a layer.
  enum Kind: Sendable {
    /// The layers of another composition, clipped to a size if there is one.
    case precomposition(composition: Int, size: SIMD2<Double>?)
    case solid(Color, size: SIMD2<Double>)
    /// The place of an image in the document.
    case image(Int)
    /// Nothing: a parent of others.
    case null
    case shape(ShapeContent)
    case text(TextLayer)
    case audio, camera, data, unknown
    /// Nodes that a client draws in the layer's place.
    case nodes([Node])
  }

  var name = ""
  /// The number by which other layers refer to this layer; it is not a place.
  var index: Int?
  /// The place of the parent in the composition.
  var parent: Int?
  /// The place of the layer among the parents; its map is kept there while a frame is drawn.
  var parentSlot: Int?
  var kind: Kind
  /// The layer is shown for `inFrame` ≤ frame < `outFrame`.
  var inFrame: Double
  var outFrame: Double
  /// The frame at which the layer shows frame 0 of its precomposition.
  var startFrame = 0.0
  /// The number of frames per frame of the precomposition; negative backwards, never 0.
  var stretch = 1.0
  var transform: TransformProperties
  /// Whether the layer is not drawn, though it may be a parent or a matte.
  var isHidden = false
  /// The masks, in the order in which they are combined.
  var masks: [LayerMask] = []
  /// The effects, in the order in which they change the picture.
  var effects: [LayerEffect] = []
  /// The styles, in the order in which they change the picture after the effects.
  var styles: [LayerStyle] = []
  var blendMode = BlendMode.normal
  /// The layer that cuts this one.
  var matte: Matte?
  /// Whether the layer is drawn only where it is the matte of others.
  var isMatteSource = false
  /// Whether the layer turns into the direction in which it moves.
  var isAutoOriented = false
  /// The time of the precomposition in seconds, instead of start and stretch.
  var timeRemap: Property<Double>?
  /// The picture of a layer whose content never changes, with its number of segments.
  var constantContent: (nodes: [Node], segments: Int)?
}

extension Layer {
  /// Whether the layer is shown at a frame of its composition, if it is not hidden.
  func isShown(at frame: Double) -> Bool { inFrame <= frame && frame < outFrame }

  /// The frame of the precomposition that the layer shows.
  ///
  /// Within 10⁻⁶ of the end of the content, a remapped time is the limit from the left: a remapping that rests there
  /// still shows the last picture.
  func localFrame(at frame: Double, in document: LottieDocument) -> Double {
    guard let timeRemap else {
      let local = (frame - startFrame) / stretch
      // A stretch next to 0 leads beyond the greatest number.
      return frame.isFinite ? max(-.greatestFiniteMagnitude, min(local, .greatestFiniteMagnitude)) : local
    }
    let local = timeRemap.value(at: frame) * document.frameRate
    guard case .precomposition(let composition, _) = kind else { return local }
    for end in [document.compositions[composition].outFrame, outFrame] where (local - end).magnitude <= .beforeEnd {
      return end - .beforeEnd
    }
    return local
  }
}

// A method of the layer itself would be called with a copy of the whole layer.
extension Shared<Layer> {
  /// The map to the coordinates of the parent, or of the composition.
  func map(at frame: Double) -> Affine {
    value.isAutoOriented
      ? value.transform.map(at: frame, turn: value.transform.orientation(at: frame)) : value.transform.map(at: frame)
  }

  /// The map in space to the coordinates of the parent, or of the composition.
  func spaceMap(at frame: Double) -> Transform3D {
    value.transform.spaceMap(at: frame, turn: value.isAutoOriented ? value.transform.orientation(at: frame) : 0)
  }
}

extension Double {
  /// The distance, in frames, at which the limit from the left is taken.
  ///
  /// The nearest double below an end would not suffice, as maps of time round it to the end.
  static let beforeEnd = 1e-6
}
