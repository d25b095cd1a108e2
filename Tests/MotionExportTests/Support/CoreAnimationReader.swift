import ExportReading
import LayerAnimation
import MotionNumerics
import Testing

/// Reads the statements that make a `CAAnimation` back as an animation: what each property says, and nothing that was not
/// written.
struct CoreAnimationReader {
  /// The class and the properties of an animation, by the name of its constant.
  private struct Object {
    var type = ""
    var keyPath = ""
    var fields: [String: String] = [:]
  }

  private var objects: [String: Object] = [:]
  private var paths: [String: Path] = [:]

  /// The animation of the constant `animation`.
  static func animation(_ text: String) throws -> Animation {
    var reader = CoreAnimationReader()
    // A list of timing functions has a line for each.
    let joined = text.split(separator: "\n  ").joined().split(separator: ",\n]").joined(separator: "]")
    for line in joined.lines where !line.hasPrefix("//") { try reader.read(line) }
    return try reader.animation(named: "animation")
  }

  private mutating func read(_ line: String) throws {
    if let name = line.between("let ", " = ") {
      if name.hasSuffix("Path") {
        paths[name] = Path()
        return
      }
      objects[name] = Object(
        type: try #require(line.between("= ", "(")), keyPath: line.between("keyPath: \"", "\"") ?? "")
      return
    }
    let dot = try #require(line.firstIndex(of: "."))
    let (name, rest) = (String(line[..<dot]), String(line[line.index(after: dot)...]))
    if paths[name] != nil { return try add(rest, toPath: name) }
    let parts = try #require(rest.firstRange(of: " = "))
    let field = String(rest[..<parts.lowerBound])
    #expect(objects[name]?.fields[field] == nil, "\(line): twice")
    objects[name, default: Object()].fields[field] = String(rest[parts.upperBound...])
  }

  private mutating func add(_ call: String, toPath name: String) throws {
    // Of CGPoint(x: 1, y: 2), and the numbers of the labels of control points are none.
    let numbers = call.pieces(between: "CGPoint(", and: ")").flatMap { $0.numbers }
    let points = stride(from: 0, to: numbers.count, by: 2).map { SIMD2(numbers[$0], numbers[$0 + 1]) }
    switch call.prefix(while: { $0 != "(" }) {
    case "move": paths[name]?.move(to: points[0])
    case "addLine": paths[name]?.addLine(to: points[0])
    case "addQuadCurve": paths[name]?.addQuadratic(points[1], to: points[0])
    case "addCurve": paths[name]?.addCubic(points[1], points[2], to: points[0])
    case "closeSubpath": paths[name]?.close()
    default: Issue.record("\(call)")
    }
  }

  // MARK: Animations

  private func animation(named name: String) throws -> Animation {
    let object = try #require(objects[name], "\(name)")
    let fields = object.fields
    func number(_ field: String, _ usual: Double) throws -> Double {
      guard let text = fields[field] else { return usual }
      return text == ".infinity" ? .infinity : try #require(Double(text), "\(field) \(text)")
    }
    let begin = try fields["beginTime"].map { text in
      guard let words = text.between("CACurrentMediaTime() ", "\n") else { return try #require(Double(text)) }
      return (words.hasPrefix("-") ? -1 : 1) * (try #require(Double(words.dropFirst(2))))
    }
    let timing = MediaTiming(
      beginTime: begin ?? 0, duration: try number("duration", 0), speed: try number("speed", 1),
      timeOffset: try number("timeOffset", 0), repeatCount: try number("repeatCount", 0),
      repeatDuration: try number("repeatDuration", 0), autoreverses: fields["autoreverses"] == "true",
      fillMode: try fields["fillMode"].map { try #require(FillMode(rawValue: String($0.dropFirst()))) } ?? .removed)
    return Animation(
      try content(of: object, name), timing: timing,
      timingCurve: try fields["timingFunction"].map { try curve($0) } ?? .linear,
      isRemovedOnCompletion: fields["isRemovedOnCompletion"] != "false")
  }

  private func content(of object: Object, _ name: String) throws -> Animation.Content {
    let fields = object.fields
    let ends = FromToBy(
      from: try fields["fromValue"].map { try value($0) }, to: try fields["toValue"].map { try value($0) },
      by: try fields["byValue"].map { try value($0) })
    func property(_ form: PropertyAnimation.Form) throws -> Animation.Content {
      .property(
        PropertyAnimation(
          try LayerKeyPath(parsing: object.keyPath), form, isAdditive: fields["isAdditive"] == "true",
          isCumulative: fields["isCumulative"] == "true"))
    }
    func number(_ field: String) throws -> Double { try #require(fields[field].flatMap { Double($0) }, "\(field)") }
    switch object.type {
    case "CABasicAnimation": return try property(.basic(ends))
    case "CASpringAnimation":
      return try property(
        .spring(
          ends,
          SpringParameters(
            mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
            initialVelocity: fields["initialVelocity"] == nil ? 0 : number("initialVelocity"),
            allowsOverdamping: fields["allowsOverdamping"] == "true")))
    case "CAKeyframeAnimation": return try property(.keyframe(track(fields, name)))
    case "CAAnimationGroup":
      let names = try #require(fields["animations"]?.between("[", "]")).split(separator: ", ").map { String($0) }
      return .group(try names.map { try animation(named: $0) })
    case "CATransition":
      let kind = try #require(fields["type"]?.between("\"", "\"").flatMap { Transition.Kind(rawValue: $0) })
      return .transition(
        Transition(
          kind, direction: fields["subtype"]?.between("\"", "\"").flatMap { .init(rawValue: $0) } ?? .fromLeft,
          startProgress: fields["startProgress"] == nil ? 0 : try number("startProgress"),
          endProgress: fields["endProgress"] == nil ? 1 : try number("endProgress")))
    default: throw Unknown(text: object.type)
    }
  }

  private func track(_ fields: [String: String], _ name: String) throws -> LayerTrack {
    let mode = try #require(fields["calculationMode"].flatMap { CalculationMode(rawValue: String($0.dropFirst())) })
    let options = LayerTrack.Options(
      mode: mode, keyTimes: fields["keyTimes"]?.numbers,
      timingCurves: try (fields["timingFunctions"]?.pieces(between: "CAMediaTimingFunction(", and: ")") ?? []).map {
        try curve("CAMediaTimingFunction(\($0))")
      },
      tensions: fields["tensionValues"]?.numbers ?? [], continuities: fields["continuityValues"]?.numbers ?? [],
      biases: fields["biasValues"]?.numbers ?? [])
    if let text = fields["values"] {
      let pieces =
        text.contains("CG") ? text.pieces(between: "CG", and: ")").map { "CG\($0))" } : text.numbers.map { "\($0)" }
      return LayerTrack(try pieces.map { try value($0) }, options)
    }
    let rotation: PathMotion.RotationMode? = try fields["rotationMode"].map { text in
      try #require([".rotateAuto": PathMotion.RotationMode.auto, ".rotateAutoReverse": .autoReverse][text])
    }
    let path = try #require(fields["path"].flatMap { paths[$0] })
    return LayerTrack(along: path, rotation: rotation, options)
  }

  // MARK: Values

  private struct Unknown: Error { let text: String }

  private func value(_ text: String) throws -> LayerValue {
    let numbers = text.numbers
    if text.hasPrefix("CGPoint(") { return .point([numbers[0], numbers[1]]) }
    if text.hasPrefix("CGRect(") {
      return .rectangle(Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    if text.hasPrefix("CGColor(") {
      return .color(Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    }
    if text.hasPrefix("[") { return .numbers(numbers) }
    return .number(try #require(Double(text), "\(text)"))
  }

  private func curve(_ text: String) throws -> TimingCurve {
    if text == "CAMediaTimingFunction(name: .linear)" { return .linear }
    let controls = try #require(text.between("controlPoints: ", ")")).numbers
    return .cubicBezier(controls[0], controls[1], controls[2], controls[3])
  }
}
