import MotionValues

/// The places of layers, and their visibility.
extension LottieDocument {
  func layer(at place: LayerPlace) -> Layer { compositions[place.composition].layers[place.layer].value }

  /// The frame of the composition inside some layers, at a frame of the whole animation.
  func localFrame(at frame: Double, in enclosing: [LayerPlace]) -> Double {
    enclosing.reduce(frame) { layer(at: $1).localFrame(at: $0, in: self) }
  }

  /// The frames of the compositions that enclose a layer, from the outermost one; the frame of the one that holds the
  /// layer is left out.
  private func frames(at frame: Double, in enclosing: [LayerPlace]) -> [Double] {
    var frames = [frame]
    for place in enclosing.dropLast() {
      frames.append(layer(at: place).localFrame(at: frames[frames.count - 1], in: self))
    }
    return enclosing.isEmpty ? [] : frames
  }

  /// The layer's place on the picture and in time.
  ///
  /// The precomposition layers around the layer are listed from the outermost one; the frame is one of the whole
  /// animation.
  func geometry(of place: LayerPlace, at rootFrame: Double, in enclosing: [LayerPlace]) -> LottieGeometry {
    let frame = localFrame(at: rootFrame, in: enclosing)
    let layer = layer(at: place)
    var map = compositions[place.composition].map(of: place.layer, at: frame)
    var opacity = layer.transform.opacity(at: frame)
    var isVisible = layer.isShown(at: frame) && !layer.isHidden
    for (outer, outerFrame) in zip(enclosing, frames(at: rootFrame, in: enclosing)).reversed() {
      let outerLayer = self.layer(at: outer)
      map = compositions[outer.composition].map(of: outer.layer, at: outerFrame) * map
      opacity *= outerLayer.transform.opacity(at: outerFrame)
      isVisible = isVisible && outerLayer.isShown(at: outerFrame) && !outerLayer.isHidden
    }
    return LottieGeometry(map: map, opacity: opacity, isVisible: isVisible, frame: frame, size: layer.size(in: self))
  }
}

extension Layer {
  /// The size of the content; nil for content without a size.
  fileprivate func size(in document: LottieDocument) -> SIMD2<Double>? {
    switch kind {
    case .precomposition(_, let size): size
    case .solid(_, let size): size
    case .image(let image): document.images[image].size
    default: nil
    }
  }
}

extension LottieDocument {
  /// The value of a derived property of a layer.
  func value(
    of property: DerivedProperty, layer: LayerPlace, frame: Double, in enclosing: [LayerPlace]
  ) -> LottieValue {
    let geometry = geometry(of: layer, at: frame, in: enclosing)
    switch property {
    case .matrix:
      let map = geometry.map
      return .vector([map.a, map.b, map.c, map.d, map.tx, map.ty])
    case .opacity: return .number(geometry.opacity)
    case .frame: return .number(geometry.frame)
    case .visible: return .number(geometry.isVisible ? 1 : 0)
    }
  }
}
