import MotionCurves
import MotionNotation
import MotionPaths

/// Android's interpolators that have an exact equal in the motion notation.
///
/// A cubic polynomial of progress is a cubic Bézier whose control points are at a third and two thirds.
///
/// Source: `android.view.animation` of the Android Open Source Project.
enum AndroidInterpolator {
  /// Reads an interpolator, and lists the parts that interpolators of its kind do not have.
  static func read(_ source: SourceText) throws(ImportError) -> ReadText {
    let (first, nextElement) = try XMLTag.first(of: source)
    let tag = try first.withLocalNames(in: source) { isAndroid($0, in: first) }
    let curve = try curve(of: tag, source)
    let used = attributes(of: tag)
    let unused = tag.attributes.filter { !used.contains($0.key) }.sorted { $0.value.offset < $1.value.offset }
    var remarks = unused.map { ImportRemark($0.key, at: source.place(at: $0.value.offset)) }
    if let nextElement {
      remarks.append(ImportRemark("the element behind the first", at: source.place(at: nextElement)))
    }
    let motion = ImportedMotion(name: tag.name, motion: ParsedMotion(curve), place: source.place(at: tag.offset))
    return ReadText(motions: [motion], remarks: remarks)
  }

  /// Whether a prefix is that of Android's attributes.
  ///
  /// An excerpt of a file may lack the declaration of its prefix.
  private static func isAndroid(_ prefix: String, in tag: XMLTag) -> Bool {
    switch prefix {
    case "android": true
    case "xml": false
    default: tag.namespaces[prefix].map { $0 == "http://schemas.android.com/apk/res/android" } ?? true
    }
  }

  /// The attributes that make up an interpolator.
  private static func attributes(of tag: XMLTag) -> Set<String> {
    switch tag.name {
    case "accelerateInterpolator", "decelerateInterpolator": ["factor"]
    case "overshootInterpolator", "anticipateInterpolator": ["tension"]
    case "pathInterpolator" where tag.attributes["pathData"] != nil: ["pathData"]
    case "pathInterpolator": ["controlX1", "controlY1", "controlX2", "controlY2"]
    default: []
    }
  }

  private static func curve(of tag: XMLTag, _ source: SourceText) throws(ImportError) -> TimingCurve {
    switch tag.name {
    case "linearInterpolator": return .linear
    // cos((t + 1)π)/2 + ½.
    case "accelerateDecelerateInterpolator": return .penner(PennerEasing(.sine, .easeInOut))
    case "accelerateInterpolator": return try power(tag, .easeIn, source)
    case "decelerateInterpolator": return try power(tag, .easeOut, source)
    // (t − 1)²·((T + 1)(t − 1) + T) + 1, whose slope at 0 is T + 3.
    case "overshootInterpolator":
      let tension = try number("tension", of: tag, default: 2, source)
      return try bezier([1.0 / 3, (tension + 3) / 3, 2.0 / 3, 1], tag, source)
    // t²·((T + 1)t − T), whose slope at 1 is T + 3.
    case "anticipateInterpolator":
      let tension = try number("tension", of: tag, default: 2, source)
      return try bezier([1.0 / 3, 0, 2.0 / 3, -tension / 3], tag, source)
    case "pathInterpolator": return try path(tag, source)
    default:
      throw source.failure("no motion is exactly Android's \(tag.name.quoted)", at: tag.offset)
    }
  }

  /// The curve t^(2f), or the same from the other end.
  private static func power(
    _ tag: XMLTag, _ direction: PennerEasing.Direction, _ source: SourceText
  ) throws(ImportError) -> TimingCurve {
    let factor = try number("factor", of: tag, default: 1, source)
    let families: [Double: PennerEasing.Family] = [1: .quad, 1.5: .cubic, 2: .quart, 2.5: .quint]
    if factor == 0.5 { return .linear }
    guard let family = families[factor] else {
      throw source.failure(
        "no motion is exactly a factor of \(factor.shortestDecimal); 0.5, 1, 1.5, 2 and 2.5 have one",
        at: tag.attributes["factor"]?.offset ?? tag.offset)
    }
    return .penner(PennerEasing(family, direction))
  }

  // MARK: Paths

  private static func path(_ tag: XMLTag, _ source: SourceText) throws(ImportError) -> TimingCurve {
    if let data = tag.attributes["pathData"] {
      let path: Path
      do throws(NotationError) {
        path = try Path(parsing: data.value)
      } catch {
        throw source.failure("pathData: \(error)", at: data.offset)
      }
      return try curve(along: path, data.offset, tag, source)
    }
    func control(_ name: String) throws(ImportError) -> Double {
      guard tag.attributes[name] != nil else { throw source.failure("\(name) or pathData is missing", at: tag.offset) }
      return try number(name, of: tag, default: 0, source)
    }
    let first = SIMD2(try control("controlX1"), try control("controlY1"))
    guard tag.attributes["controlX2"] != nil || tag.attributes["controlY2"] != nil else {
      return try bezier(quadratic: first, tag, source)
    }
    return try bezier([first.x, first.y, try control("controlX2"), try control("controlY2")], tag, source)
  }

  private static func curve(
    along path: Path, _ offset: Int, _ tag: XMLTag, _ source: SourceText
  ) throws(ImportError) -> TimingCurve {
    guard path.elements.count == 2, case .move(let start) = path.elements[0], start == .zero else {
      throw source.failure("pathData: expected one curve from 0,0 to 1,1", at: offset)
    }
    switch path.elements[1] {
    case .line(to: SIMD2(1, 1)): return .linear
    case .quadratic(let control, to: SIMD2(1, 1)): return try bezier(quadratic: control, tag, source)
    case .cubic(let control1, let control2, to: SIMD2(1, 1)):
      return try bezier([control1.x, control1.y, control2.x, control2.y], tag, source)
    default: throw source.failure("pathData: expected one curve from 0,0 to 1,1", at: offset)
    }
  }

  /// A quadratic Bézier with one control point, as a cubic.
  private static func bezier(
    quadratic control: SIMD2<Double>, _ tag: XMLTag, _ source: SourceText
  ) throws(ImportError) -> TimingCurve {
    let (first, second) = (control * 2 / 3, (control * 2 + 1) / 3)
    return try bezier([first.x, first.y, second.x, second.y], tag, source)
  }

  private static func bezier(
    _ controls: [Double], _ tag: XMLTag, _ source: SourceText
  ) throws(ImportError) -> TimingCurve {
    do throws(ParameterError) {
      return .cubicBezier(try CubicBezier(validating: controls[0], controls[1], controls[2], controls[3]))
    } catch {
      throw source.failure("\(tag.name): \(error)", at: tag.offset)
    }
  }

  // MARK: Numbers

  private static func number(
    _ name: String, of tag: XMLTag, default: Double, _ source: SourceText
  ) throws(ImportError) -> Double {
    guard let attribute = tag.attributes[name] else { return `default` }
    guard let number = Double(decimal: Array(attribute.value.trimmed.utf8)), abs(number) <= 1e6 else {
      throw source.failure("\(name): expected a number, found \(attribute.value.quoted)", at: attribute.offset)
    }
    return number
  }
}

extension ImportFormat {
  /// An XML file with one of Android's interpolators.
  public static let android = ImportFormat(
    "android", "an XML file with one of Android's interpolators", ending: "xml", read: AndroidInterpolator.read)
}
