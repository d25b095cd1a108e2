import MotionCurves
import MotionFitting
import MotionNotation

extension MotionExporter {
  /// The precision with which Android flattens the path of an interpolator.
  static var androidPrecision: Double { 0.002 }

  /// The motion as Android's `<pathInterpolator>`, from (0, 0) to (1, 1).
  ///
  /// - Throws: ``ExportError`` for a tolerance below Android's own precision of 0.002, for a motion that does not begin
  ///   at its start or end at its end, and for a motion that Béziers cannot follow.
  public func androidPathInterpolator() throws(ExportError) -> ExportedText {
    guard tolerance >= Self.androidPrecision else {
      throw .unrepresentable(
        "Android flattens the path with a precision of \(Self.androidPrecision.plainText), which is more than "
          + "\(tolerance.shortestDecimal) of the distance")
    }
    let (part, _) = moving
    let path = try part.interpolatorPath()
    let remark = path.remark + "; Android flattens the path with a precision of \(Self.androidPrecision.plainText)"
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      \(remark.xmlComment)
      <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
        android:pathData="\(path.data)"/>

      """
    return ExportedText(text, remark: remark, maximumError: path.maximumError)
  }

  private func interpolatorPath() throws(ExportError) -> (data: String, remark: String, maximumError: Double) {
    if let curve = shape.cubicBezier, let path = try single(curve, as: "a path") {
      let controls = path.numbers.map { $0.plainText }
      return ("M0,0 C\(controls[0]),\(controls[1]) \(controls[2]),\(controls[3]) 1,1", path.remark, path.maximumError)
    }
    try requireProgress()
    guard hasDistance else { return ("M0,0 L1,1", Remark.exact(title, as: "any path"), 0) }
    let (first, last) = (motion.value(at: domain.lowerBound), lastValue)
    guard first == start, last == end else {
      let (wrong, value) = first == start ? ("end", last) : ("begin", first)
      throw .unrepresentable(
        "an interpolator begins at 0 and ends at 1, and the motion would \(wrong) at "
          + "\(progress(of: value).decimalText(tolerance.digits + 1))")
    }
    let decimals = tolerance.digits + 2
    let change = end - start
    let printed = try printedKeys(
      KeyLayout(
        shape: .free, time: NumberScale(unit: 1 / duration, rounding: .singleDecimals(decimals)),
        value: NumberScale(unit: 1 / change, offset: -start / change, rounding: .singleDecimals(decimals)),
        handle: NumberScale(rounding: .singleDecimals(decimals)), allowsJumps: true))
    func number(_ value: Double) -> String { Float(value).plainText }
    var data = "M0,0"
    for (segment, end) in zip(printed.segments, printed.keys.dropFirst()) {
      let point = "\(number(end.time)),\(number(end.value))"
      if case .points(let x1, let y1, let x2, let y2) = segment {
        data += " C\(number(x1)),\(number(y1)) \(number(x2)),\(number(y2)) \(point)"
      } else {
        data += " L\(point)"
      }
    }
    return (data, fitRemark(printed.count, error: printed.maximumError), printed.maximumError)
  }
}
