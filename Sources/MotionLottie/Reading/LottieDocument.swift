/// A document as it was read, from which the frames of an animation are drawn.
struct LottieDocument: Sendable {
  var name = ""
  var size: SIMD2<Double>
  /// In frames per second.
  var frameRate: Double
  /// The frames of the animation, without the last.
  var frames: Range<Double>
  /// The document's own layers, then the precompositions.
  var compositions: [Composition] = []
  var images: [ImageAsset] = []
  var fonts = FontLibrary()
  var markers: [LottieMarker] = []
  /// The identifiers of the slots, in the order of the document.
  var slotIDs: [String] = []
  /// Whether the groups of a frame may be nested deeper than scenes allow.
  var hasDeepGroups = false
  /// The warnings, without those of expressions that can be read and fail.
  var warnings = WarningList()
  var features: [LottieFeature: Int] = [:]
  /// The places of the colours in the text, if it was read for them.
  var colorPlaces: ColorPlaces?
  /// The names of the groups that show the layers.
  var layerNames = LayerNames()
  /// The document as it was read, if it has expressions; the properties of this one ask it for their values.
  var world: ExpressionWorld?
}
