/// The layers of a composition in the making.
struct LottieComposition {
  /// The members that most layers share.
  struct Header {
    var type: Int
    var name: String
    var index: Int
    /// The parent layer, whose transform applies to this layer too.
    var parent: Int?
    /// The times, in frames, between which the layer is shown.
    var span: (start: Double, end: Double)
    /// The members of the layer's transform.
    var transform: String
    /// How the layer mixes with the layers behind it; 0 for normal.
    var blendMode = 0
    /// How the layer in front of it in the list cuts it; 0 for not at all.
    var matte = 0
    /// Whether the layer is itself such a matte, which is not drawn.
    var isMatte = false
  }

  /// The layers from back to front.
  private var layers: [String] = []
  private(set) var count = 0

  /// An index for a layer.
  mutating func nextIndex() -> Int {
    count += 1
    return count
  }

  /// Adds a layer in front of the others.
  mutating func append(_ header: Header, _ members: [String] = []) {
    layers.append("{\((header.members + members).joined(separator: ","))}")
  }

  /// The layers in Lottie's order, with the front layer first.
  var json: String { "[\(layers.reversed().joined(separator: ",\n"))]" }
}

extension LottieComposition.Header {
  fileprivate var members: [String] {
    var members = ["\"ty\":\(type)", "\"nm\":\(name.json)", "\"ind\":\(index)"]
    if let parent { members.append("\"parent\":\(parent)") }
    if isMatte { members.append("\"td\":1") }
    if matte != 0 { members.append("\"tt\":\(matte)") }
    members.append("\"ip\":\(span.start.decimalText(6)),\"op\":\(span.end.decimalText(6)),\"st\":0,\"sr\":1")
    members.append("\"bm\":\(blendMode),\"ao\":0,\"ddd\":0,\"ks\":{\(transform)}")
    return members
  }
}
