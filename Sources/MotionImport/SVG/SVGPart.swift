/// What an animation element animates: an attribute, with its tracks.
struct SVGPart {
  /// The attribute, or the kind of transform, or `motion`.
  let attribute: String
  let tracks: [ImportedTrack]
  /// For a transform its place among the parts of a layer's, and whether it is multiplied with those before it.
  var transform: (order: Int, isAdded: Bool)?

  /// The numbers of a layer that the tracks animate.
  var components: [String] {
    tracks.flatMap { track -> [String] in
      switch track.keyPath {
      case "transform.translation", "transform.scale": [track.keyPath + ".x", track.keyPath + ".y"]
      default: [track.keyPath]
      }
    }
  }
}
