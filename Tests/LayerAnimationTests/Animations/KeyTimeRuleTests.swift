import LayerAnimation
import MotionNumerics
import Testing

/// Which key times a keyframe animation accepts, ignores and refuses.
@Suite struct KeyTimeRuleTests {
  private let values = [LayerValue.number(0), .number(1), .number(2)]

  private func track(_ keyTimes: [Double]?, _ rule: KeyTimeRule, mode: CalculationMode = .linear) throws -> LayerTrack {
    var options = LayerTrack.Options()
    options.keyTimes = keyTimes
    options.keyTimeRule = rule
    options.mode = mode
    return try LayerTrack(validating: values, options)
  }

  @Test func wrongTimesAreRefusedOrReplacedByEvenOnes() throws {
    let wrong: [[Double]] = [[0, 1], [0, 0.7, 0.5], [0, .nan, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.5, 1], []]
    for times in wrong {
      #expect(try track(times, .progressOrEven).keyTimes == [0, 0.5, 1], "\(times)")
      #expect(throws: ParameterError.self, "\(times)") { try track(times, .progress) }
    }
    let discrete = try track([0, 0.9, 1], .progressOrEven, mode: .discrete)
    let thirds = [0, 1 / 3.0, 2 / 3.0, 1]
    #expect(discrete.keyTimes == thirds)
  }

  @Test func rightTimesStay() throws {
    for rule in KeyTimeRule.allCases {
      #expect(try track([0, 0.9, 1], rule).keyTimes == [0, 0.9, 1])
      #expect(try track(nil, rule).keyTimes == [0, 0.5, 1])
      // Paced modes ignore them, even wrong ones.
      #expect(try track([2], rule, mode: .paced).keyTimes == [0, 0.5, 1])
    }
    #expect(try track([-1, 2, 3], .anyTimes).keyTimes == [-1, 2, 3])
  }

  @Test func aSingleKeyMayHaveAnyProgress() throws {
    var options = LayerTrack.Options()
    options.keyTimeRule = .progress
    options.keyTimes = [1]
    #expect(LayerTrack([0], options).keyTimes == [1])
    options.keyTimes = [1.5]
    #expect(throws: ParameterError.self) { try LayerTrack(validating: [0], options) }
  }

  /// Along a path, even times take the place of those that Core Animation ignores.
  @Test func pathsFollowTheRule() throws {
    let path = Path(polyline: [[0, 0], [1, 0], [3, 0]])
    var options = LayerTrack.Options()
    options.keyTimes = [0, 0.5]
    #expect(LayerTrack(along: path, options).value(at: 0.5) == .point([1, 0]))
    options.keyTimeRule = .progress
    #expect(throws: ParameterError.self) { try LayerTrack(validatingAlong: path, rotation: nil, options) }
  }

  /// Another error than that of the key times is not hidden.
  @Test func otherErrorsRemain() throws {
    var options = LayerTrack.Options()
    options.timingCurves = [.ease, .ease, .ease]
    options.keyTimes = [0, 0.5, 1]
    #expect(throws: ParameterError.self) { try LayerTrack(validating: values, options) }
  }
}
