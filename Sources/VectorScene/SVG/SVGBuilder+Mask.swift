internal import MotionValues

extension SVGBuilder {
  func clipPath(of clip: Clip) -> SVGElement {
    var outline = SVGElement("path")
    outline.set("d", .path(clip.path))
    if clip.rule == .evenOdd { outline.set("clip-rule", text: "evenodd") }
    return SVGElement("clipPath", content: .elements([outline]))
  }

  /// A mask whose coverage some elements paint.
  func mask(of elements: [SVGElement], type: String) -> SVGElement {
    var element = SVGElement("mask", content: .elements(elements))
    element.set("mask-type", text: type)
    element.set("maskUnits", text: "userSpaceOnUse")
    element.setRegion(reach: reach(beyond: 0))
    return element
  }

  /// The mask of a group; its layers are not empty.
  ///
  /// The opacity of layers painted over each other is C + m − C·m, and SVG itself has the luminance of one layer. Such
  /// masks hold only their nodes. In all other masks, each layer is a picture of opaque greys, as light as the layer
  /// covers, and the layers together give the luminance. On opaque greys, the blend modes equal the modes of layers.
  func mask(of mask: Mask) throws(SceneError) -> SVGElement {
    let isPlain = mask.isPlain
    var elements: [SVGElement] = []
    for (index, layer) in mask.layers.enumerated() {
      let nodes = try self.elements(of: layer.nodes, in: mask.place(ofLayer: index))
      if isPlain && mask.layers.count == 1 && layer.opacity == 1 {
        elements = nodes
        continue
      }
      var element = SVGElement("g", content: .elements(nodes))
      if isPlain {
        element.set("opacity", unitInterval(layer.opacity))
      } else {
        if index > 0 { element.set("style", text: "mix-blend-mode:" + layer.mode.blendMode.rawValue) }
        element.refer("filter", to: greys(of: layer))
      }
      elements.append(element)
    }
    let type: Mask.Kind = isPlain ? mask.layers[0].kind : .luminance
    return self.mask(of: elements, type: type.rawValue)
  }

  /// A filter that turns a layer's picture into opaque greys, as light as the layer covers.
  ///
  /// It applies everywhere, because a picture is transparent where it has no nodes.
  private func greys(of layer: MaskLayer) -> SVGElement {
    var primitives: [SVGElement] = []
    let map = layer.coverageMap
    switch layer.kind {
    case .alpha:
      primitives.append(Self.colorMatrix(.greys(ofAlpha: map.factor, offset: map.offset)))
    case .luminance:
      // Over black, the opaque components equal the premultiplied ones.
      var flood = SVGElement("feFlood")
      flood.set("flood-color", Color.black)
      var merged = SVGElement("feComposite")
      merged.set("in", text: "SourceGraphic")
      merged.set("in2", text: "b")
      merged.set("operator", text: "over")
      flood.set("result", text: "b")
      primitives += [flood, merged, Self.colorMatrix(.greys(ofLuminance: map.factor, offset: map.offset))]
    }
    return filter(of: primitives, margin: 0)
  }
}

extension Mask {
  /// Whether the nodes of the layers, painted over each other, are as opaque or as luminous as the mask covers.
  fileprivate var isPlain: Bool {
    guard layers.allSatisfy({ !$0.isInverted }), layers[0].mode != .subtract else { return false }
    return layers.count == 1
      || (layers.allSatisfy { $0.kind == .alpha } && layers.dropFirst().allSatisfy { $0.mode == .add })
  }
}

extension MaskLayer {
  /// The coverage that is blended, or 1 minus it if it is subtracted, as a linear function of the coverage of the
  /// nodes.
  fileprivate var coverageMap: (factor: Double, offset: Double) {
    let opacity = unitInterval(opacity)
    let map = isInverted ? (factor: -opacity, offset: opacity) : (factor: opacity, offset: 0)
    return mode == .subtract ? (factor: -map.factor, offset: 1 - map.offset) : map
  }
}

extension MaskLayer.Mode {
  /// The blend mode that equals this mode on opaque greys; a layer that subtracts is multiplied by 1 minus its
  /// coverage.
  fileprivate var blendMode: BlendMode {
    switch self {
    case .add: .screen
    case .subtract, .intersect: .multiply
    case .lighten: .lighten
    case .darken: .darken
    case .difference: .exclusion
    }
  }
}

extension ColorMatrix {
  fileprivate static func greys(ofAlpha factor: Double, offset: Double) -> ColorMatrix {
    greys(SIMD4(0, 0, 0, factor), offset: offset)
  }

  fileprivate static func greys(ofLuminance factor: Double, offset: Double) -> ColorMatrix {
    greys(factor * SIMD4(0.2126, 0.7152, 0.0722, 0), offset: offset)
  }

  private static func greys(_ row: SIMD4<Double>, offset: Double) -> ColorMatrix {
    ColorMatrix(red: row, green: row, blue: row, alpha: .zero, offset: SIMD4(offset, offset, offset, 1))
  }
}
