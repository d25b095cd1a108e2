import MotionCurves
import MotionPaths

/// The path of `animateMotion`, and the way along it.
///
/// Source: SVG Animations Level 2, §2.17.
struct SMILMotionPath {
  let track: ImportedTrack

  /// Reads a motion along the data of a path, which an attribute has at a place.
  init(along data: (text: String, place: Int), of element: SMILElement) throws(ImportError) {
    for name in ["additive", "accumulate"] where element.text(name) == "sum" {
      throw element.failure(name, "no document adds places on a path")
    }
    let path: Path
    do throws(NotationError) {
      path = try Path(parsing: data.text)
    } catch {
      throw element.source.failure("path: \(error)", at: data.place)
    }
    let segmentCount = path.elements.count { if case .move = $0 { false } else { true } }
    guard segmentCount > 0 else { throw element.source.failure("path: expected a line or a curve", at: data.place) }
    do throws(ParameterError) {
      _ = try PathMeasure(validating: path)
    } catch {
      throw element.source.failure("path: \(error)", at: data.place)
    }
    track = ImportedTrack(
      along: path, rotation: try Self.rotation(of: element),
      curve: try Self.curve(of: element, hasOneSegment: segmentCount == 1))
  }

  /// The rotation on the path; nil without one.
  static func rotation(of element: SMILElement) throws(ImportError) -> PathMotion.RotationMode? {
    switch element.text("rotate") ?? "0" {
    case "auto": return .auto
    case "auto-reverse": return .autoReverse
    case let angle:
      guard Double(decimal: Array(angle.utf8)) == 0 else {
        throw element.failure("rotate", "expected auto, auto-reverse or 0, found \(angle.quoted)")
      }
      return nil
    }
  }

  /// The part of the path's length over the part of the duration.
  private static func curve(of element: SMILElement, hasOneSegment: Bool) throws(ImportError) -> TimingCurve {
    let mode = try SMILKeys.mode(of: element, usual: .paced)
    guard let count = element.list("keyPoints")?.count else {
      switch mode {
      case .paced: return .linear
      case .linear where hasOneSegment: return .linear
      case .spline where hasOneSegment: return try element.keySplines(count: 1)[0]
      default: throw element.failure("calcMode", "without keyPoints only paced goes evenly along the path")
      }
    }
    guard mode != .paced else { throw element.failure("keyPoints", "expected calcMode linear, discrete or spline") }
    guard let points = try element.fractions("keyPoints", count: count, isAscending: false),
      let times = try element.fractions("keyTimes", count: count, isAscending: true), times.first == 0
    else { throw element.failure("keyTimes", "expected as many as keyPoints, 0 first") }
    guard mode == .discrete || times.last == 1 else { throw element.failure("keyTimes", "expected 1 last") }
    switch mode {
    case .linear where points == [0, 1]: return .linear
    case .spline:
      guard points == [0, 1] else {
        throw element.failure("keyPoints", "with splines only 0;1 has an exact equal")
      }
      return try element.keySplines(count: 1)[0]
    default: return try polyline(points, times, holds: mode == .discrete, element)
    }
  }

  private static func polyline(
    _ points: [Double], _ times: [Double], holds: Bool, _ element: SMILElement
  ) throws(ImportError) -> TimingCurve {
    var corners: [PiecewiseLinear.Point] = []
    for (index, (point, time)) in zip(points, times).enumerated() {
      if holds, index > 0 { corners.append(PiecewiseLinear.Point(input: time, output: points[index - 1])) }
      corners.append(PiecewiseLinear.Point(input: time, output: point))
    }
    if holds, let last = points.last, times.last != 1 { corners.append(PiecewiseLinear.Point(input: 1, output: last)) }
    do throws(ParameterError) {
      return .piecewiseLinear(try PiecewiseLinear(validatingPoints: corners))
    } catch {
      throw element.failure("keyPoints", "\(error)")
    }
  }
}
