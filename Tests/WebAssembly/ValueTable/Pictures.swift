internal import LayerAnimation
internal import MotionEffects
internal import MotionNumerics
internal import VectorScene

extension ValueTable {
  /// Transforms, rotations and colours, and interpolations between them.
  mutating func addValues() {
    let turned = Affine.rotation(by: 0.7).scaledBy(x: 2, y: -0.5).translatedBy(x: 3, y: 4)
    let half = Affine.identity.interpolated(to: turned, by: 0.3)
    add("affine", [turned.a, turned.b, turned.c, turned.d, turned.tx, turned.ty], within: 8, of: 4)
    add("affine, part", [half.a, half.b, half.c, half.d, half.tx, half.ty], within: 32, of: 4)
    let space = Transform3D.perspective(distance: 500).concatenated(with: .rotation(by: 1, about: [1, 2, 3]))
    let between = Transform3D.identity.interpolated(to: space, by: 0.4)
    let mapped = between.applied(to: [10, 20, 30])
    add("space", [mapped.x, mapped.y, mapped.z], within: 64, of: 30)
    let rotation = Quaternion.identity.interpolated(to: Quaternion(angle: 2, axis: [0, 1, 1]), by: 0.25)
    let point = rotation.applied(to: [1, 2, 3])
    add("rotation", [point.x, point.y, point.z], within: 32, of: 3)
    let color = Color(hex: 0x3366CC).interpolated(to: Color(hex: 0xFF8800, alpha: 0.25), by: 0.35)
    add("colour", [color.red, color.green, color.blue, color.alpha])
  }

  /// Pictures as text.
  mutating func addScenes() throws(CallError) {
    let frames = (0..<4).map { frame in
      let part = Double(frame) / 4
      let disc = Shape(
        .circle(center: [20, 20 + 8 * part], radius: 12), fill: Fill(Color(red: part, green: 0.5, blue: 1)),
        stroke: Stroke(.black, width: 1.5, dash: [3, 1.25], trim: .init(from: 0.1, to: 0.5 + part / 4)),
        shadow: Shadow(offset: [1, 2], radius: 3))
      let label = Label("a < b & “c” – 日本", at: [4, 50], size: 12.125, weight: .bold, anchor: .middle)
      return Scene(
        size: [64, 64], background: .white, title: "T", description: "D",
        nodes: [.group(Group(name: "disc", children: [.shape(disc)])), .label(label)])
    }
    for (index, frame) in frames.enumerated() {
      add("frame \(index)", text: try refused { () throws(SceneError) in try frame.svg() })
    }
    let animated = AnimatedScene(frames: frames, duration: 1)
    add("animated", text: try refused { () throws(SceneError) in try animated.svg() })
    let decimal = FixedDecimal(places: 3)
    for (index, number) in [0.0005, -1e-9, 123456.7885, 1e15, -2.5].enumerated() {
      add("decimal \(index)", text: decimal.string(for: number))
    }
  }

  /// The numbers and pictures of every effect during its script.
  mutating func addEffects() {
    for kind in EffectKind.all {
      for variant in [EffectVariant.exact, .legacy] {
        let effect = ScriptedEffect(kind, variant: variant)
        let label = "\(kind.name) \(variant == .exact ? "exact" : "legacy")"
        add("\(label), end", effect.endTime, within: 8, of: 1)
        for step in 0...8 {
          let time = effect.endTime * (Double(step) + 0.3) / 8
          let channels = effect.channels(at: time)
          add("\(label), hidden \(step)", Double(channels.count { $0 == nil }))
          // Channels also contain lengths of paths and times found by a search.
          add("\(label), channels \(step)", channels.compactMap { $0 }, within: 64, of: 100)
          add("\(label), phase \(step)", text: effect.phaseName(at: time))
          add("\(label), picture \(step)", Double(effect.scene(at: time).nodes.count))
        }
      }
    }
  }

  /// A layer with animations of several kinds, at some times.
  mutating func addLayers() throws(CallError) {
    var layer = Layer()
    let known = LayerKey(custom: "known", default: 0.0)
    layer.model[known] = 2
    let timing = MediaTiming(beginTime: 0.1, duration: 0.7, repeatCount: 3, autoreverses: true)
    let animations: [Animation] = [
      .basic(.opacity, from: 0.25, to: 1).timed(timing),
      .basic(.position, to: [30, 40], timingCurve: .ease).timed(timing),
      .keyframes(.cornerRadius, [1, 2, 5], timingCurve: .easeIn).timed(timing),
      .spring(.zPosition, from: 0, to: 9),
      .basic("transform.rotation.z", from: 0, to: 3).timed(timing),
      .basic(known, from: 0, to: 1).timed(timing),
    ]
    for animation in animations { layer.add(animation, at: 0) }
    layer.set(.backgroundColor, to: Color(hex: 0x3366CC), at: 0.5, in: Transaction(animationDuration: 1))
    let keyPaths: [LayerKeyPath] = [
      "opacity", "position.x", "cornerRadius", "zPosition", "transform.rotation.z", "known",
    ]
    for step in 0..<12 {
      let state = layer.presentation(at: Double(step) * 0.23)
      let color = state[.backgroundColor]
      add("background \(step)", [color.red, color.green, color.blue, color.alpha], within: 32, of: 1)
      add("position \(step)", [state[.position].x, state[.positionY]], within: 32, of: 40)
      for keyPath in keyPaths {
        guard case .number(let number) = state.value(at: keyPath) else {
          throw CallError(message: "\(keyPath) is not a number")
        }
        add("\(keyPath) \(step)", number, within: 32, of: 10)
      }
    }
    add("events", Double(layer.events(in: 0..<10).count))
    add("rest", layer.restTime, within: 8, of: 10)
  }
}
