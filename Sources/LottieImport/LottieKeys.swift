internal import JSONText
import LayerAnimation
import MotionCurves
import MotionImport

/// The keyframes of a Lottie property as an animation.
///
/// Numbers keep the property's units: degrees, percentages, points. Two things have no exact equal in an animation: a key
/// whose dimensions have different handles, and a position that moves along a curve.
enum LottieKeys {
  /// The most keyframes that are read.
  private static let greatestCount = 100_000

  /// Reads a property, alone or of a document.
  static func animation(
    of root: JSONValue, path: String?, rate: Double?
  ) throws(LottieImportError) -> ImportedAnimation {
    let top = LottieLocation()
    var (value, location) = (root, top)
    if let path { (value, location) = try property(path, of: root, at: top) }
    if path == nil && root["layers"] != nil { throw .pathMissing }
    let frameRate = rate ?? root["fr"]?.number ?? 60
    guard frameRate > 0 && frameRate.isFinite else { throw top.field("fr").failure("expected a positive number") }
    if value.members != nil {
      guard let keys = value["k"] else { throw location.field("k").failure("missing") }
      if let expression = value["x"]?.string, !expression.isEmpty {
        throw location.field("x").failure("no document has an expression")
      }
      (value, location) = (keys, location.field("k"))
    }
    return try animation(value, at: location, rate: frameRate, keyPath: path ?? "value")
  }

  // MARK: The path

  /// Finds the property at a path, whose first step is a member of the document or else the name of a layer.
  private static func property(
    _ path: String, of root: JSONValue, at top: LottieLocation
  ) throws(LottieImportError) -> (JSONValue, LottieLocation) {
    let steps = path.split(separator: ".").flatMap { part in
      part.split(separator: "[").map { $0.hasSuffix("]") ? String($0.dropLast()) : String($0) }
    }
    guard let first = steps.first else { return (root, top) }
    let layers = root["layers"]?.elements.map(Array.init) ?? []
    let index = layers.firstIndex { $0["nm"]?.string == first }
    if root[first] != nil {
      // A layer may have the name of a member of the document, such as `w`.
      if index == nil { return try follow(steps[...], from: root, at: top) }
      if let found = try? follow(steps[...], from: root, at: top) { return found }
    }
    guard let index else {
      let names = layers.compactMap { $0["nm"]?.string }
      let suggestion = NearestWord.nearest(to: first, among: names).map { "; did you mean \($0.quoted)?" } ?? ""
      throw top.failure("no layer \(first.quoted)\(suggestion)")
    }
    let (layer, location) = (layers[index], top.field("layers").element(index))
    // The name of a layer stands for its transform.
    if steps.count > 1, layer[steps[1]] == nil, let transform = layer["ks"] {
      return try follow(steps.dropFirst(), from: transform, at: location.field("ks"))
    }
    return try follow(steps.dropFirst(), from: layer, at: location)
  }

  private static func follow(
    _ steps: ArraySlice<String>, from start: JSONValue, at top: LottieLocation
  ) throws(LottieImportError) -> (JSONValue, LottieLocation) {
    var (value, location) = (start, top)
    for step in steps {
      if let index = Int(step), let element = value[index] {
        (value, location) = (element, location.element(index))
      } else if let member = value[step] {
        (value, location) = (member, location.field(step))
      } else {
        throw location.failure("no \(step.quoted)")
      }
    }
    return (value, location)
  }

  // MARK: Keyframes

  private struct Key {
    let time: Double
    let value: [Double]?
    let end: [Double]?
    /// The curve to the next key.
    let curve: TimingCurve
  }

  private static func animation(
    _ value: JSONValue, at location: LottieLocation, rate: Double, keyPath: String
  ) throws(LottieImportError) -> ImportedAnimation {
    guard let elements = value.elements, elements.first?.members != nil else {
      throw location.failure(
        "expected an array of keyframes, found \(value.elements == nil ? value.kind : "no keyframe")")
    }
    guard (2...greatestCount).contains(elements.count) else {
      throw location.failure("expected 2 to \(greatestCount) keyframes, found \(elements.count)")
    }
    var keys: [Key] = []
    for (index, element) in elements.enumerated() {
      let place = location.element(index)
      let key = try key(element, at: place, isLast: index + 1 == elements.count)
      guard keys.last.map({ $0.time < key.time }) ?? true else {
        throw place.field("t").failure("expected a later time than that of the keyframe before")
      }
      keys.append(key)
    }
    var values: [[Double]] = []
    for (index, key) in keys.enumerated() {
      // In old documents each key holds its start and its end value, and the last key only a time.
      guard let value = key.value ?? (index > 0 ? keys[index - 1].end : nil) else {
        throw location.element(index).field("s").failure("missing")
      }
      guard values.first.map({ $0.count == value.count }) ?? true else {
        throw location.element(index).field("s").failure("expected \(values[0].count) numbers, found \(value.count)")
      }
      if index > 0, let end = keys[index - 1].end, key.value != nil, end != value, keys[index - 1].curve != .stepEnd {
        throw location.element(index - 1).field("e").failure("expected the start of the next keyframe")
      }
      values.append(value)
    }
    let (start, end) = (keys[0].time, keys[keys.count - 1].time)
    let (duration, beginTime) = ((end - start) / rate, start / rate)
    if let problem = MediaTiming.problem(duration: duration, beginTime: beginTime) { throw location.failure(problem) }
    let track = ImportedTrack(
      keyPath: keyPath, keyTimes: keys.map { ($0.time - start) / (end - start) }, values: values,
      curves: keys.dropLast().map { $0.curve })
    // Before the first and after the last keyframe a property of Lottie keeps its value.
    return ImportedAnimation(tracks: [track], duration: duration, beginTime: beginTime, fillMode: .both)
  }

  private static func key(
    _ value: JSONValue, at location: LottieLocation, isLast: Bool
  ) throws(LottieImportError) -> Key {
    guard value.members != nil else { throw location.failure("expected a keyframe, found \(value.kind)") }
    guard let time = value["t"]?.number, abs(time) <= 1e9 else {
      throw location.field("t").failure("expected a number of frames")
    }
    for name in ["ti", "to"] {
      guard let tangent = value[name], !isLast else { continue }
      if tangent.numbers?.contains(where: { $0 != 0 }) ?? true {
        throw location.field(name).failure("a position on a curve has no equal: a document's values go straight")
      }
    }
    var curve = TimingCurve.linear
    if let hold = value["h"]?.number, hold == 1 {
      curve = .stepEnd
    } else if !isLast, value["o"] != nil || value["i"] != nil {
      let (out, into) = (try handle("o", value, location), try handle("i", value, location))
      do throws(ParameterError) {
        let bezier = try CubicBezier(validating: out.x, out.y, into.x, into.y)
        curve = out.x == out.y && into.x == into.y ? .linear : .cubicBezier(bezier)
      } catch {
        throw location.failure("\(error)")
      }
    }
    return Key(
      time: time, value: try numbers("s", value, location), end: try numbers("e", value, location), curve: curve)
  }

  private static func numbers(
    _ name: String, _ value: JSONValue, _ location: LottieLocation
  ) throws(LottieImportError) -> [Double]? {
    guard let value = value[name] else { return nil }
    let numbers = value.number.map { [$0] } ?? value.numbers ?? []
    guard (1...16).contains(numbers.count) else { throw location.field(name).failure("expected 1 to 16 numbers") }
    for number in numbers {
      if let problem = ValueShape.range.problem(with: number) { throw location.field(name).failure(problem) }
    }
    return numbers
  }

  /// A handle: numbers, or arrays with one number for each dimension.
  ///
  /// The numbers of an array have to be equal.
  private static func handle(
    _ name: String, _ value: JSONValue, _ location: LottieLocation
  ) throws(LottieImportError) -> (x: Double, y: Double) {
    let place = location.field(name)
    guard let handle = value[name], handle.members != nil else { throw place.failure("missing") }
    func number(_ axis: String) throws(LottieImportError) -> Double {
      let numbers = handle[axis]?.number.map { [$0] } ?? handle[axis]?.numbers ?? []
      guard let first = numbers.first else { throw place.field(axis).failure("expected a number") }
      guard numbers.allSatisfy({ $0 == first }) else {
        throw place.field(axis).failure("dimensions with different handles have no equal: split them before")
      }
      return first
    }
    return (try number("x"), try number("y"))
  }
}
