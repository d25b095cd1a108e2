public import MotionCurves
import MotionValues

/// A property of an animation: its values over the frames.
///
/// It is a generator whose time is the frame of the whole animation. Properties inside precompositions follow their own
/// time. Frames are not limited to those of the animation.
public struct LottieProperty: ValueGenerator {
  /// The names on its key path: of layers, groups and elements, and its own.
  package let names: [String]
  let source: Source
  /// The precomposition layers that enclose the property, from the outermost one.
  let enclosing: [LayerPlace]
  let document: LottieDocument

  /// The origin of the values.
  enum Source: Sendable {
    case number(Property<Double>)
    /// With the number of components that are shown.
    case vector(Property<Vector>, count: Int)
    case color(Property<Color>)
    case outline(Property<Outline>)
    case gradient(Property<GradientNumbers>)
    /// The colour of a stop.
    case stop(Int, of: Property<GradientNumbers>)
    case text(Property<TextDocument>)
    case derived(DerivedProperty, LayerPlace)
  }

  /// The key path; as a pattern it fits this property alone.
  public var keyPath: LottieKeyPath { LottieKeyPath(names: names) }

  /// The value at a frame of the whole animation.
  public func value(at frame: Double) -> LottieValue {
    let local = document.localFrame(at: frame, in: enclosing)
    switch source {
    case .number(let property): return .number(property.value(at: local))
    case .vector(let property, let count):
      let vector = property.value(at: local)
      return .vector((0..<count).map { vector[$0] })
    case .color(let property): return .color(property.value(at: local))
    case .outline(let property): return .outline(LottieOutline(property.value(at: local)))
    case .gradient(let property): return .gradient(property.value(at: local).numbers)
    case .stop(let stop, let gradient): return .color(gradient.value(at: local)[stop])
    case .text(let property): return .text(property.value(at: local).text)
    case .derived(let derived, let layer): return document.value(of: derived, layer: layer, frame: frame, in: enclosing)
    }
  }
}

/// The place of a layer in a document.
struct LayerPlace: Sendable, Hashable {
  var composition: Int
  var layer: Int
}

/// A value that follows from the properties of a layer and of the layers around it.
enum DerivedProperty: String, Sendable, CaseIterable {
  /// The map from the layer's coordinates to those of the picture: a, b, c, d, e, f.
  case matrix = "@matrix"
  /// The opacity with those of enclosing precompositions, 0…1.
  case opacity = "@opacity"
  /// The frame of the composition that holds the layer.
  case frame = "@frame"
  /// 1 if the layer and all precompositions around it are shown and not hidden, else 0.
  case visible = "@visible"
}
