internal import MotionFitting

/// A number of a node, as the cubic spline of a sampler.
struct GLTFTrack: Sendable {
  let path: String
  /// The rest of the node.
  let rest: String
  let times: [Double]
  /// The bytes of the tangents and values.
  let values: [UInt8]

  /// Creates the track of keys with slopes.
  ///
  /// - Parameters:
  ///   - property: a translation or a scale.
  ///   - axis: the axis that moves; nil for all.
  ///   - keys: the keys, with Hermite segments.
  init(_ property: AnimatedProperty, axis: Int?, _ keys: PrintedKeys) {
    func vector(_ number: Double, still: Double) -> [Double] {
      (0..<3).map { axis == nil || $0 == axis ? number : still }
    }
    path = property == .scale ? "scale" : "translation"
    let still = property == .scale ? 1.0 : 0
    rest = "[" + vector(keys.keys[0].value, still: still).map { Float($0).plainText }.joined(separator: ", ") + "]"
    times = keys.keys.map { $0.time }
    var values: [UInt8] = []
    for (index, key) in keys.keys.enumerated() {
      var tangents = (into: 0.0, out: 0.0)
      if index > 0, case .hermite(_, let slope) = keys.segments[index - 1] { tangents.into = slope }
      if index < keys.segments.count, case .hermite(let slope, _) = keys.segments[index] { tangents.out = slope }
      let numbers =
        vector(tangents.into, still: 0) + vector(key.value, still: still) + vector(tangents.out, still: 0)
      values += numbers.flatMap { $0.singleBytes }
    }
    self.values = values
  }
}

/// A document with a node for each track, each within the one before.
struct GLTFDocument: Sendable {
  let tracks: [GLTFTrack]
  let remark: String

  var text: String {
    var (bytes, views, accessors): ([UInt8], [String], [String]) = ([], [], [])
    func add(_ part: [UInt8], _ accessor: String) {
      accessors.append("{ \"bufferView\": \(views.count), \"componentType\": 5126, \(accessor) }")
      views.append("{ \"buffer\": 0, \"byteOffset\": \(bytes.count), \"byteLength\": \(part.count) }")
      bytes += part
    }
    for track in tracks {
      let (first, last) = (Float(track.times[0]).plainText, Float(track.times[track.times.count - 1]).plainText)
      add(
        track.times.flatMap { $0.singleBytes },
        "\"count\": \(track.times.count), \"type\": \"SCALAR\", \"min\": [\(first)], \"max\": [\(last)]")
      add(track.values, "\"count\": \(3 * track.times.count), \"type\": \"VEC3\"")
    }
    let nodes = tracks.enumerated().map { index, track in
      let name = index == 0 ? "motion" : "motion-\(index + 1)"
      let child = index + 1 < tracks.count ? ", \"children\": [\(index + 1)]" : ""
      return "{ \"name\": \"\(name)\", \"\(track.path)\": \(track.rest)\(child) }"
    }
    let channels = tracks.enumerated().map { index, track in
      "{ \"sampler\": \(index), \"target\": { \"node\": \(index), \"path\": \"\(track.path)\" } }"
    }
    let samplers = tracks.indices.map {
      "{ \"input\": \(2 * $0), \"output\": \(2 * $0 + 1), \"interpolation\": \"CUBICSPLINE\" }"
    }
    return """
      {
        "asset": { "version": "2.0", "generator": "inbetween", "extras": { "remark": \(remark.json) } },
        "scene": 0,
        "scenes": [{ "nodes": [0] }],
        "nodes": [\(nodes.joined(separator: ", "))],
        "animations": [{
          "name": "motion",
          "channels": [\(channels.joined(separator: ", "))],
          "samplers": [\(samplers.joined(separator: ", "))]
        }],
        "accessors": [
          \(accessors.joined(separator: ",\n    "))
        ],
        "bufferViews": [
          \(views.joined(separator: ",\n    "))
        ],
        "buffers": [{ "byteLength": \(bytes.count), \
      "uri": "data:application/octet-stream;base64,\(bytes.base64)" }]
      }

      """
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
