internal import MotionNumerics

extension MotionExporter {
  /// The motion as a Lottie document in which one shape layer moves.
  ///
  /// The position is split, so that its x has keys of its own; scale and opacity are percentages, angles degrees. Times are
  /// frames, which need not be whole.
  ///
  /// - Parameters:
  ///   - property: what moves.
  ///   - frameRate: the frames of a second; positive.
  /// - Returns: the document.
  /// - Throws: ``ExportError`` for a motion without a duration, one that keys cannot follow, and keys closer than a
  ///   thousandth of a frame.
  public func lottie(
    _ property: AnimatedProperty = .translate, frameRate: Double = 60
  ) throws(ExportError) -> ExportedText {
    guard frameRate > 0 && frameRate.isFinite else {
      throw .parameter("frameRate", frameRate, allowed: "a positive number")
    }
    try requireSeconds()
    let (part, delay) = moving
    let animation = try part.lottieKeys(property, frameRate: frameRate, delay: delay)
    guard animation.lastFrame >= 0 else { throw .unrepresentable("the motion is over before its time 0") }
    let moving = "{\"a\":1,\"k\":[\(animation.keys.joined(separator: ","))]}"
    func still(_ value: String) -> String { "{\"a\":0,\"k\":\(value)}" }
    let size = canvas(property)
    let (middle, height) = (size.width / 2, size.height / 2)
    let x = property == .translate ? moving : still(middle.plainText)
    let transform = [
      ("o", property == .opacity ? moving : still("100")), ("r", property == .rotate ? moving : still("0")),
      ("p", "{\"s\":true,\"x\":\(x),\"y\":\(still(height.plainText))}"), ("a", still("[0,0]")),
      ("s", property == .scale ? moving : still("[100,100]")),
    ]
    let frames = (animation.lastFrame.rounded(.down) + 1).plainText
    let text = """
      {"v":"5.7.0","fr":\(frameRate.plainText),"ip":0,"op":\(frames),"w":\(size.width.plainText),\
      "h":\(size.height.plainText),"nm":"motion","ddd":0,"assets":[],
      "meta":{"g":"inbetween","d":\(animation.remark.json)},
      "layers":[{"ty":4,"nm":"motion","ind":1,"ip":0,"op":\(frames),"st":0,"sr":1,"bm":0,"ao":0,"ddd":0,
      "ks":{\(transform.map { "\"\($0)\":\($1)" }.joined(separator: ",\n"))},
      "shapes":[{"ty":"gr","nm":"shape","it":[
      {"ty":"rc","nm":"rectangle","d":1,"p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,40]},"r":{"a":0,"k":8}},
      {"ty":"fl","nm":"fill","c":{"a":0,"k":[0.2,0.4,0.9]},"o":{"a":0,"k":100},"r":1},
      {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},\
      "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}

      """
    return ExportedText(
      text, remark: animation.remark, maximumError: animation.maximumError, warnings: warnings(for: property))
  }

  /// The keys of the property in frames.
  private func lottieKeys(
    _ property: AnimatedProperty, frameRate: Double, delay: Double
  ) throws(ExportError) -> LottieKeys {
    let unit: Double
    switch property {
    case .scale, .opacity: unit = 100
    case .translate, .rotate: unit = property.degrees
    }
    let dimensions = property == .scale ? 2 : 1
    func time(_ decimals: Int) -> NumberScale {
      NumberScale(unit: frameRate, offset: delay * frameRate, rounding: .decimals(decimals))
    }
    if let curve = form.cubicBezier {
      let segment = PrintedKeys.Segment.bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
      let frames = (first: delay * frameRate, last: (delay + duration) * frameRate)
      return LottieKeys(
        keys: [
          lottieKey(frames.first, start * unit, segment, dimensions),
          lottieKey(frames.last, end * unit, nil, dimensions),
        ],
        lastFrame: frames.last, remark: Remark.exact(title, as: "2 keys"), maximumError: 0)
    }
    let printed = try printedKeys(
      KeyLayout(
        shape: .relative, time: time(3), value: valueScale(unit: unit), handle: handleScale, exactTime: time(12)))
    for (key, next) in zip(printed.keys, printed.keys.dropFirst()) where next.time - key.time < 0.999e-3 {
      throw .unrepresentable("two keys would be closer than a thousandth of a frame, at frame \(key.time.plainText)")
    }
    let keys = printed.keys.enumerated().map { index, key in
      lottieKey(
        key.time, key.value, index < printed.segments.count ? printed.segments[index] : nil, dimensions)
    }
    return LottieKeys(
      keys: keys, lastFrame: printed.keys[printed.keys.count - 1].time,
      remark: fitRemark(printed.count, error: printed.maximumError), maximumError: printed.maximumError)
  }

  /// A key, with the handles of what begins there.
  private func lottieKey(_ time: Double, _ value: Double, _ segment: PrintedKeys.Segment?, _ dimensions: Int) -> String
  {
    func list(_ number: Double) -> String {
      "[" + [String](repeating: number.plainText, count: dimensions).joined(separator: ",") + "]"
    }
    func handles(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
      ",\"o\":{\"x\":\(list(x1)),\"y\":\(list(y1))},\"i\":{\"x\":\(list(x2)),\"y\":\(list(y2))}"
    }
    let rest: String
    switch segment {
    case .bezier(let x1, let y1, let x2, let y2): rest = handles(x1, y1, x2, y2)
    case .hold: rest = ",\"h\":1"
    case nil: rest = ""
    default: rest = handles(0, 0, 1, 1)
    }
    return "\n{\"t\":\(time.plainText),\"s\":\(list(value))\(rest)}"
  }

  /// The size of a picture that shows the ends.
  private func canvas(_ property: AnimatedProperty) -> (width: Double, height: Double) {
    switch property {
    case .translate: (max(max(abs(start), abs(end)) + 60, 120).rounded(.up), 120)
    case .scale, .rotate, .opacity: (120, 120)
    }
  }
}

/// The keys of a property.
private struct LottieKeys {
  let keys: [String]
  let lastFrame: Double
  let remark: String
  let maximumError: Double
}
