internal import MotionPaths
internal import MotionValues
public import VectorScene

extension FloatingTags {
  /// The generators of the remembered tags, `tag0.x`, `tag0.y`, `tag0.opacity` and so on; one motion makes each tag.
  public var generators: [ChannelGenerator] {
    taps.indices.flatMap { index in
      let motion = motion(ofTag: index)
      return [
        ChannelGenerator("tag\(index).x", motion) { $0?.position.x },
        ChannelGenerator("tag\(index).y", motion) { $0?.position.y },
        ChannelGenerator("tag\(index).opacity", motion) { $0?.opacity },
      ]
    }
  }

  /// Whether a tag floats; idle at NaN.
  public func phase(at time: Double) -> Phase {
    floatingTags(at: time).isEmpty ? .idle : .floating
  }

  /// Positions and opacities; nil for a tag that does not float, NaN for all at NaN.
  public func channels(at time: Double) -> [Double?] {
    var numbers = [Double?](repeating: time.isNaN ? .nan : nil, count: 3 * taps.indices.count)
    for index in floatingTags(at: time) {
      guard let tag = tag(index, at: time) else { continue }
      let offset = 3 * (index - taps.indices.lowerBound)
      numbers[offset] = tag.position.x
      numbers[offset + 1] = tag.position.y
      numbers[offset + 2] = tag.opacity
    }
    return numbers
  }

  /// The two buttons and the tags, the latest in front.
  public func scene(at time: Double) -> Scene {
    var scene = Scene(
      size: parameters.size, title: "Floating tags", description: "Tags that float up from two buttons and fade away.")
    scene.nodes = [
      button("−1", at: parameters.leftStart), button("+1", at: parameters.rightStart),
    ]
    for index in floatingTags(at: time) {
      guard let tag = tag(index, at: time) else { continue }
      scene.nodes.append(.group(group(of: tag, index: index)))
    }
    return scene
  }

  /// A tag as a group with a unique name, so that an `AnimatedScene` does not take it for another one.
  private func group(of tag: Tag, index: Int) -> Group {
    let isLeft = taps[index].start.x < 0.5 * parameters.size.x
    let back = Path.roundedRectangle(x: -18, y: -12, width: 36, height: 24, cornerRadius: 12)
    let fill = Fill(isLeft ? parameters.leftColor : parameters.rightColor)
    let text = Label(isLeft ? "−1" : "+1", at: [0, 5], size: 14, weight: .bold, anchor: .middle, color: .white)
    let transform = Affine.translation(x: tag.position.x, y: tag.position.y)
    return Group(
      name: "tag\(index)", transform: transform, opacity: tag.opacity,
      children: [.shape(Shape(back, fill: fill)), .label(text)])
  }

  private func button(_ text: String, at center: SIMD2<Double>) -> Node {
    let color = parameters.buttonColor
    let circle = Shape(.circle(center: center, radius: 24), stroke: Stroke(color, width: 2))
    let label = Label(text, at: center + SIMD2(0, 6), size: 16, anchor: .middle, color: color)
    return .group(Group(name: "button", children: [.shape(circle), .label(label)]))
  }
}
