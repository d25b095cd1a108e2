internal import JSONText

/// The graph of compositions that show each other, to find endless nesting.
enum CompositionGraph {
  /// Cuts layers that show a composition inside itself, and warns of content beyond the limits.
  ///
  /// - Returns: whether the groups of a frame may be nested deeper than scenes allow.
  /// - Throws: ``LottieError`` for a document that unfolds to too many layers.
  static func cutCycles(
    of compositions: inout [CompositionDraft], reader: inout LottieReader
  ) throws(LottieError) -> Bool {
    let order = DepthFirstOrder(compositions)
    for cut in order.cuts {
      compositions[cut.composition].layers[cut.layer].kind = .null
      let json = compositions[cut.composition].source[cut.layer]
      reader.warn(
        "cycle of precompositions", .ignored, "a composition inside itself is not drawn", at: json["refId"] ?? json)
    }
    try order.checkLimits(compositions, &reader)
    return order.warnOfDeepGroups(compositions, &reader)
  }
}

/// The compositions that the document's own one shows, each after the compositions that it shows itself.
private struct DepthFirstOrder {
  typealias Place = (composition: Int, layer: Int)

  /// The layers that show a composition around them.
  private(set) var cuts: [Place] = []
  private var order: [Int] = []

  /// Walks without recursion, as documents may nest as deep as they are long.
  init(_ compositions: [CompositionDraft]) {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: compositions.count)
    var stack: [Place] = [(0, 0)]
    states[0] = .open
    while let (composition, layer) = stack.last {
      guard layer < compositions[composition].layers.count else {
        states[composition] = .done
        order.append(composition)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].layer += 1
      guard case .precomposition(let inner, _) = compositions[composition].layers[layer].kind else { continue }
      switch states[inner] {
      case .new:
        states[inner] = .open
        stack.append((inner, 0))
      case .open: cuts.append((composition, layer))
      case .done: break
      }
    }
  }

  /// Warns of layers that are nested too deep, and refuses a document with too many layers, those of precompositions
  /// included.
  func checkLimits(_ compositions: [CompositionDraft], _ reader: inout LottieReader) throws(LottieError) {
    var counts = [Double](repeating: 0, count: compositions.count)
    var depths = [Int](repeating: 0, count: compositions.count)
    for composition in order {
      // An element of the list would be a copy of a whole layer.
      for place in compositions[composition].layers.indices {
        counts[composition] += 1
        guard case .precomposition(let inner, _) = compositions[composition].layers[place].kind else { continue }
        counts[composition] += counts[inner]
        guard depths[inner] >= depths[composition] else { continue }
        depths[composition] = depths[inner] + 1
        if depths[composition] == LottieLimits.precompositionDepth + 1 {
          reader.warn(
            "deep precompositions", .ignored,
            "of precompositions the \(LottieLimits.precompositionDepth) outermost are drawn",
            at: compositions[composition].source[place])
        }
      }
    }
    if counts[0] > Double(LottieLimits.unfoldedLayers) {
      throw LottieError(
        "more than \(LottieLimits.unfoldedLayers) layers, those of precompositions counted as often as they are shown")
    }
    if let count = counts.first, count > Double(LottieLimits.layers), let json = compositions[0].source.first {
      reader.warn(
        "many layers", .ignored, "of the layers of a frame the first \(LottieLimits.layers) are drawn", at: json)
    }
  }

  /// Warns of groups that are nested too deep for a scene; returns whether there are any.
  func warnOfDeepGroups(_ compositions: [CompositionDraft], _ reader: inout LottieReader) -> Bool {
    var depths = [Int](repeating: 0, count: compositions.count)
    for composition in order {
      let places = compositions[composition].layers.indices
      var own: [Int] = []
      own.reserveCapacity(places.count)
      for place in places {
        var depth = compositions[composition].layers[place].groupDepth
        if case .precomposition(let inner, _) = compositions[composition].layers[place].kind { depth += depths[inner] }
        own.append(depth)
      }
      for place in places {
        // A matte is one level inside of the layer that it cuts.
        let depth = max(own[place], compositions[composition].layers[place].matte.map { own[$0.source] + 1 } ?? 0)
        guard depth > depths[composition] else { continue }
        depths[composition] = depth
        if composition == 0, depth > LottieLimits.sceneDepth {
          reader.warn(
            "deep nesting", .ignored, "what is in more than \(LottieLimits.sceneDepth) groups is left out",
            at: compositions[composition].source[place])
        }
      }
    }
    return depths[0] > LottieLimits.sceneDepth
  }
}

extension Layer {
  /// The greatest nesting of the groups that draw the layer, apart from those of a precomposition.
  fileprivate var groupDepth: Int {
    // A style is cast by a copy of the picture, in a group and in a mask.
    let changes = hasEffects ? 1 + effects.count + (styles.isEmpty ? 0 : 4) : 0
    let masking = masks.reduce(masks.isEmpty ? 0 : 1) { max($0, $1.groupDepth) }
    let content = if case .shape(let shapes) = kind { max(masking, shapes.groupDepth) } else { masking }
    return 1 + (matte == nil ? 0 : 1) + changes + content
  }
}
