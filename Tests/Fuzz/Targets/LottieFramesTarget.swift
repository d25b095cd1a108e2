import MotionEffects
import MotionLottie
import MotionNumerics
import TestSupport
import VectorScene

/// Frames of Lottie documents: pictures that can be written and are the same each time, and values that are numbers, also
/// of animations that have been changed.
enum LottieFramesTarget: TextTarget {
  static let name = "lottie-frames"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomLottie.drawable(&random)) }

  /// A frame has a limit of a million segments, which are drawn and written in less than two seconds; some are drawn.
  static func expectedSeconds(for input: FuzzText) -> Double { 0.1 + 1e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    guard let animation = try? LottieAnimation(parsing: input.text) else { return }
    let frames = frames(of: animation, &examination.random)
    for (index, frame) in frames.enumerated() {
      checkPicture(of: animation, at: frame, isRepeated: index == 0, examination)
    }
    // Precompositions in each other may have a million properties: a list of them all takes more memory than a frame.
    if animation.layers.count < 2000 {
      checkProperties(of: animation, at: frames, examination)
      checkOverrides(of: animation, at: frames[0], examination)
      checkLayers(of: animation, at: frames[0], examination)
    }
    LottiePlayerCheck.run(animation, examination)
    LottieRefreshCheck.run(animation, examination)
    if examination.asks(oneIn: 16) { checkMovingPicture(of: animation, examination) }
  }

  /// Frames within the animation, at its ends, and of any size.
  private static func frames(of animation: LottieAnimation, _ random: inout SplitMix64) -> [Double] {
    let range = animation.frames
    let inside = random.number(in: range.lowerBound...range.upperBound)
    let other = [
      range.upperBound, range.lowerBound, inside.rounded(), .infinity, -.infinity, .nan, random.wild(), 0, -1e12,
    ]
    return [inside, other[random.below(other.count)]]
  }

  // MARK: Pictures

  private static func checkPicture(
    of animation: LottieAnimation, at frame: Double, isRepeated: Bool, _ examination: Examination
  ) {
    let scene = animation.scene(at: frame)
    if isRepeated, examination.asks(oneIn: 4) {
      examination.require(animation.scene(at: frame) == scene, "a frame has one picture", "at \(frame)")
    }
    checkWriting(of: scene, examination, "at \(frame)")
  }

  /// A picture can be written, unless it is nested deeper or has more bytes of images than programs read.
  private static func checkWriting(of scene: Scene, _ examination: Examination, _ detail: @autoclosure () -> String) {
    do {
      let text = try scene.svg()
      examination.require(text.utf8.first == UInt8(ascii: "<"), "a picture is written")
    } catch {
      examination.require(isOfExtent(error), "a picture has numbers", "\(error) \(detail())")
    }
  }

  /// Whether a picture is only nested too deep, or has too many bytes of images.
  private static func isOfExtent(_ error: SceneError) -> Bool {
    error.field == "children" || error.field.hasSuffix("data")
  }

  /// The animation as a moving picture of a few frames.
  private static func checkMovingPicture(of animation: LottieAnimation, _ examination: Examination) {
    guard animation.duration > 1e-5, animation.duration < 1e9 else { return }
    do {
      let scene = try animation.animatedScene(rate: 2.5 / animation.duration, repeats: 1)
      do {
        _ = try scene.svg()
      } catch {
        examination.require(isOfExtent(error), "a moving picture has numbers", "\(error)")
      }
    } catch {
      examination.fail("an animation can be drawn as a moving picture", "\(error)")
    }
  }

  // MARK: Values

  private static func checkProperties(
    of animation: LottieAnimation, at frames: [Double], _ examination: Examination
  ) {
    let properties = animation.properties(matching: "**")
    for property in properties.prefix(400) {
      for frame in frames where frame.isFinite {
        let value = property.value(at: frame)
        guard !value.numbers.allSatisfy(\.isFinite) else { continue }
        // The product of the maps of many parents has no bound.
        examination.require(
          property.names.last == "@matrix", "a value is a number", "\(property.keyPath) is \(value) at \(frame)")
      }
    }
    guard let property = properties.randomElement(using: &examination.random) else { return }
    examination.require(
      animation.properties(matching: property.keyPath).contains { $0.names == property.names },
      "a key path fits its property", "\(property.keyPath)")
    examination.require(
      LottieKeyPath(parsing: property.keyPath.description) == property.keyPath, "a key path reads as itself",
      "\(property.keyPath)")
  }

  // MARK: Overrides

  /// An override becomes the property's value, and the picture stays valid.
  private static func checkOverrides(
    of animation: LottieAnimation, at frame: Double, _ examination: Examination
  ) {
    let properties = animation.properties(matching: "**").filter { $0.names.last?.hasPrefix("@") == false }
    guard let property = properties.randomElement(using: &examination.random) else { return }
    let value = other(than: property.value(at: frame), &examination.random)
    do {
      let changed = try animation.overriding(property.keyPath, with: value)
      let values = changed.values(at: property.keyPath, frame: frame).map(\.value)
      examination.require(values.contains(value), "an override counts", "\(property.keyPath): \(value), \(values)")
      checkWriting(of: changed.scene(at: frame), examination, "\(property.keyPath) is \(value) at \(frame)")
    } catch {
      // Another property of the same key path may be of another kind.
      let isAlone = animation.properties(matching: property.keyPath).count == 1
      examination.require(!isAlone, "a property can be overridden", "\(error)")
    }
    let computed = try? animation.overriding(property.keyPath) { frame in
      .number(frame > 10 ? .nan : frame * 1e300)
    }
    if let computed { checkWriting(of: computed.scene(at: frame), examination, "\(property.keyPath) is computed") }
    let typed = RandomText.number(&examination.random)
    if let changed = try? animation.overriding(property.keyPath, withText: typed) {
      checkWriting(of: changed.scene(at: frame), examination, "\(property.keyPath) is '\(typed)'")
    }
  }

  /// A value of the same kind and within the bounds of a document's numbers.
  private static func other(than value: LottieValue, _ random: inout SplitMix64) -> LottieValue {
    func number(_ random: inout SplitMix64) -> Double { max(-1e12, min(random.wild(), 1e12)) }
    switch value {
    case .number: return .number(number(&random))
    case .vector(let numbers): return .vector(numbers.map { _ in number(&random) })
    case .color: return .color(Color(red: random.part(), green: random.part(), blue: random.part()))
    case .gradient(let numbers): return .gradient(numbers.map { _ in number(&random) })
    case .text: return .text(RandomText.any(&random, count: random.below(20)))
    case .outline(let outline):
      var changed = outline
      changed.isClosed.toggle()
      changed.vertices.append(.init(SIMD2(number(&random), number(&random)), outTangent: SIMD2(number(&random), 1)))
      return .outline(changed)
    }
  }

  // MARK: Layers

  private static func checkLayers(of animation: LottieAnimation, at frame: Double, _ examination: Examination) {
    guard let matrix = animation.properties(matching: "**.@matrix").randomElement(using: &examination.random) else {
      return examination.require(animation.layers.isEmpty, "a layer has a map")
    }
    let layer = LottieKeyPath(names: matrix.names.dropLast())
    guard let geometry = animation.geometry(of: layer, at: frame) else {
      return examination.fail("a layer is at a place", "\(layer)")
    }
    examination.require(
      (0...1).contains(geometry.opacity) && geometry.frame.isFinite && geometry.size?.x.isFinite != false,
      "a place is in numbers", "\(geometry) of \(layer) at \(frame)")
    let square = Node.shape(Shape(.rectangle(x: 0, y: 0, width: 9, height: 9), fill: Fill(.black)))
    guard let changed = try? animation.inserting([square], inLayer: layer) else {
      return examination.fail("a layer can be drawn otherwise", "\(layer)")
    }
    checkWriting(of: changed.scene(at: frame), examination, "\(layer) is drawn otherwise")
  }
}
