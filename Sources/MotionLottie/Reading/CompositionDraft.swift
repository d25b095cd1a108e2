internal import JSONText

/// A composition that is being read: its layers are not yet linked, or not yet free of cycles.
struct CompositionDraft {
  /// The identifier of the asset; empty for the document's own layers.
  var id = ""
  /// The name that people see; empty for none.
  var name = ""
  /// The layers, in the order of the document.
  var layers: [Layer] = []
  /// The layers in the document, at the same places.
  var source: [JSONValue] = []
  /// The number of layers that are parents of others.
  var parentCount = 0
  /// Whether a layer inside mixes with the content behind it.
  var hasBlends = false

  /// The composition, once all its layers are known.
  var finished: Composition {
    Composition(
      id: id, name: name, layers: layers.map { Shared($0) }, parentCount: parentCount, hasBlends: hasBlends)
  }
}
