internal import JSONText

/// Which compositions show which, for what would never end.
enum CompositionGraph {
  /// Cuts layers that show a composition inside itself, and warns of what is beyond the limits.
  static func cutCycles(of compositions: inout [CompositionDraft], reader: inout LottieReader) {
    let order = DepthFirstOrder(compositions)
    for cut in order.cuts {
      compositions[cut.composition].layers[cut.layer].kind = .null
      let json = compositions[cut.composition].source[cut.layer]
      reader.warn(
        "cycle of precompositions", .ignored, "a composition inside itself is not drawn", at: json["refId"] ?? json)
    }
    order.warnOfLimits(compositions, &reader)
  }
}

/// The compositions that the document's own shows, each after those that it shows itself.
private struct DepthFirstOrder {
  typealias Place = (composition: Int, layer: Int)

  /// Layers that show a composition which they are in.
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

  /// Warns of layers that are nested too deep, and of a document that has too many with those of precompositions.
  func warnOfLimits(_ compositions: [CompositionDraft], _ reader: inout LottieReader) {
    var counts = [Double](repeating: 0, count: compositions.count)
    var depths = [Int](repeating: 0, count: compositions.count)
    for composition in order {
      for (place, layer) in compositions[composition].layers.enumerated() {
        counts[composition] += 1
        guard case .precomposition(let inner, _) = layer.kind else { continue }
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
    if let count = counts.first, count > Double(LottieLimits.layers), let json = compositions[0].source.first {
      reader.warn(
        "many layers", .ignored, "of the layers of a frame the first \(LottieLimits.layers) are drawn", at: json)
    }
  }
}
