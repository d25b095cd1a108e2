internal import MotionCurves
import MotionFitting

/// A motion that another system has itself, in 32-bit numbers.
struct SingleShape {
  let numbers: [Float]
  let remark: String
  /// As a part of the distance.
  let maximumError: Double
}

extension MotionExporter {
  /// A cubic Bézier with control points of 32 bits.
  ///
  /// - Parameters:
  ///   - curve: the motion's curve.
  ///   - name: the name in the remark.
  ///   - hasSingleEnds: whether the two values have 32 bits, too. They follow the control points then.
  /// - Returns: the rounded numbers; nil if they are not within the tolerance.
  /// - Throws: ``ExportError/tooLarge`` for numbers that 32 bits do not hold.
  func single(
    _ curve: CubicBezier, as name: String, hasSingleEnds: Bool = false
  ) throws(ExportError) -> SingleShape? {
    let ends = hasSingleEnds ? [start, end] : []
    return try single([curve.x1, curve.y1, curve.x2, curve.y2] + ends, as: name) { numbers throws(ParameterError) in
      let rounded = try CubicBezier(validating: numbers[0], numbers[1], numbers[2], numbers[3])
      let (first, last) = hasSingleEnds ? (numbers[4], numbers[5]) : (start, end)
      return try motion.largestError(of: rounded, over: domain, from: first, to: last)
    }
  }

  /// The numbers of the motion's shape with 32 bits.
  ///
  /// Their rounding is an error as that of a fit is. It is small for most shapes. But a Bézier with a nearly vertical
  /// tangent moves by the rounding's root, and a spring that swings a million times ends in another phase.
  ///
  /// - Parameters:
  ///   - numbers: the shape's numbers.
  ///   - name: the name in the remark.
  ///   - error: the distance of the motion from the shape with the rounded numbers, in value units.
  /// - Returns: the rounded numbers; nil if they are not within the tolerance.
  /// - Throws: ``ExportError/tooLarge`` for numbers that 32 bits do not hold.
  func single(
    _ numbers: [Double], as name: String, error: ([Double]) throws(ParameterError) -> Double
  ) throws(ExportError) -> SingleShape? {
    let rounded = numbers.map { Float($0) }
    guard rounded.allSatisfy({ $0.isFinite }) else { throw .tooLarge }
    let read = rounded.map { Double($0) }
    if read == numbers { return SingleShape(numbers: rounded, remark: Remark.exact(title, as: name), maximumError: 0) }
    let error = try ExportError.checking { () throws(ParameterError) in try error(read) } / distance
    guard error <= tolerance else { return nil }
    return SingleShape(
      numbers: rounded, remark: fitRemark("\(name) in 32-bit numbers", error: error), maximumError: error)
  }
}
