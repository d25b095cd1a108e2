import MotionFitting

extension MotionExporter {
  /// The motion as a glTF document in which one node moves.
  ///
  /// The sampler has cubic splines, with its numbers in a buffer of 32-bit floats.
  ///
  /// - Throws: ``ExportError`` for a motion without a duration, and for a motion that keys cannot follow. Also for
  ///   rotations, which glTF interpolates as the four numbers of a quaternion, and for the opacity, as nodes have none.
  public func gltf(_ property: AnimatedProperty = .translate) throws(ExportError) -> ExportedText {
    let path: String
    switch property {
    case .translate: path = "translation"
    case .scale: path = "scale"
    case .rotate:
      throw .unrepresentable(
        "glTF interpolates the four numbers of a quaternion: the angle between keys is not certified")
    case .opacity: throw .unrepresentable("a node of glTF has no opacity")
    }
    try requireSeconds()
    let (part, delay) = try keyedFromZero()
    let single = NumberScale(rounding: .single)
    // Room for some roundings of 32-bit numbers in a player's polynomial.
    let printed = try part.printedKeys(
      KeyLayout(
        shape: .thirds, time: NumberScale(offset: delay, rounding: .single), value: single, handle: single,
        allowsHolds: false, arithmetic: 1e-6))
    let remark = fitRemark(printed.count, error: printed.maximumError)
    var bytes = printed.keys.flatMap { $0.time.singleBytes }
    let timeCount = bytes.count
    for (index, key) in printed.keys.enumerated() {
      var tangents = (into: 0.0, out: 0.0)
      if index > 0, case .hermite(_, let slope) = printed.segments[index - 1] { tangents.into = slope }
      if index < printed.segments.count, case .hermite(let slope, _) = printed.segments[index] { tangents.out = slope }
      for number in [tangents.into, key.value, tangents.out] {
        let others = property == .scale ? number : 0
        bytes += number.singleBytes + others.singleBytes + others.singleBytes
      }
    }
    let rest = Float(printed.keys[0].value).plainText
    let node = property == .scale ? "[\(rest), \(rest), \(rest)]" : "[\(rest), 0, 0]"
    let (first, last) = (printed.keys[0].time, printed.keys[printed.keys.count - 1].time)
    let text = """
      {
        "asset": { "version": "2.0", "generator": "inbetween", "extras": { "remark": \(remark.json) } },
        "scene": 0,
        "scenes": [{ "nodes": [0] }],
        "nodes": [{ "name": "motion", "\(path)": \(node) }],
        "animations": [{
          "name": "motion",
          "channels": [{ "sampler": 0, "target": { "node": 0, "path": "\(path)" } }],
          "samplers": [{ "input": 0, "output": 1, "interpolation": "CUBICSPLINE" }]
        }],
        "accessors": [
          { "bufferView": 0, "componentType": 5126, "count": \(printed.keys.count), "type": "SCALAR", \
      "min": [\(Float(first).plainText)], "max": [\(Float(last).plainText)] },
          { "bufferView": 1, "componentType": 5126, "count": \(3 * printed.keys.count), "type": "VEC3" }
        ],
        "bufferViews": [
          { "buffer": 0, "byteOffset": 0, "byteLength": \(timeCount) },
          { "buffer": 0, "byteOffset": \(timeCount), "byteLength": \(bytes.count - timeCount) }
        ],
        "buffers": [{ "byteLength": \(bytes.count), \
      "uri": "data:application/octet-stream;base64,\(bytes.base64)" }]
      }

      """
    return ExportedText(text, remark: remark, maximumError: printed.maximumError)
  }
}

extension Double {
  /// The bytes of a 32-bit number, the lowest first.
  fileprivate var singleBytes: [UInt8] {
    let bits = Float(self).bitPattern
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}

extension [UInt8] {
  /// The bytes as text: base64 with padding.
  fileprivate var base64: String {
    let digits = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = (0..<3).reduce(0) { bits, index in bits << 8 | (index < group.count ? Int(self[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    return text
  }
}
