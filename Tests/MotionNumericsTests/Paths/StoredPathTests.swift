import Foundation
import MotionNumerics
import TestSupport
import Testing

@testable import MotionPaths

/// Paths as literals and as text, and paths and their motions as JSON.
@Suite struct StoredPathTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func comesBack<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
  }

  // MARK: Text

  @Test func aLiteralIsAPath() {
    let line: Path = "M0 0h10v5z"
    var built = Path(polyline: [[0, 0], [10, 0], [10, 5]])
    built.close()
    #expect(line == built)
    // Of a literal this is the same initialiser, not the failable one of a text.
    let same: Path = Path("M0 0h10v5z")
    #expect(same == built)
  }

  @Test func aBadLiteralTrapsWithItsColumn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Path("M0 0L1")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("'M0 0L1' is no path data: column 7: expected a number, found the end"))
  }

  @Test func aTextMayBeNoPath() {
    for text in ["M0 0L1", "L0 0", "M nan 0", "M1e400 0"] { #expect(Path(text) == nil) }
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let path = RandomPaths.path(from: &random)
      // Rotations of arcs that no decimal of degrees gives come back within an ulp; again they come back exactly.
      let once = Path(path.description)
      #expect(once != nil && Path(once?.description ?? "") == once)
    }
  }

  // MARK: JSON

  @Test func aPathIsItsData() throws {
    let path = Path("M0 0A50 30 20 0 1 200 0Q1 1 2 2C1 2 3 4 5 6Z")
    #expect(String(decoding: try JSONEncoder().encode([path]), as: UTF8.self) == #"["\#(path.svgData)"]"#)
    #expect(try comesBack(path) && comesBack(Path()))
    #expect(try read([Path].self, #"["M0 0h5"]"#) == ["M0 0H5"])
    let error = #expect(throws: DecodingError.self) { try read([String: Path].self, #"{"way":"M0 0L1"}"#) }
    guard case .dataCorrupted(let context)? = error else { throw try #require(error) }
    #expect(context.codingPath.map(\.stringValue) == ["way"])
    #expect(context.debugDescription == "M0 0L1: column 7: expected a number, found the end")
  }

  @Test func motionsComeBack() throws {
    let path = Path("M0 0L1 0Q2 0 2 5")
    for motion in [
      PathMotion(path), PathMotion(path, duration: 0.1, curve: .easeInOut, delay: -1.5, tolerance: 1e-6),
      PathMotion(path, pacing: .bySegment()), PathMotion(path, pacing: .bySegment(keyTimes: [0, 0.1, 1])),
      PathMotion(path, pacing: .discrete(keyTimes: [0, 0.3, 0.5], curves: [.easeIn])),
    ] {
      #expect(try comesBack(motion), "\(motion)")
    }
    #expect(try read(PathMotion.self, #"{"path":"M0 0H1"}"#) == PathMotion("M0 0H1"))
    #expect(
      try read(PathMotion.self, #"{"path":"M0 0H1","duration":2,"curve":"ease-in","pacing":"discrete"}"#)
        == PathMotion("M0 0H1", duration: 2, curve: .easeIn, pacing: .discrete()))
  }

  @Test(arguments: [
    #"{}"#, #"{"path":""}"#, #"{"path":"M0"}"#, #"{"path":"M0 0H1","duration":-1}"#,
    #"{"path":"M0 0H1","curve":"easy"}"#, #"{"path":"M0 0H1","tolerance":0}"#, #"{"path":"M0 0H1","pacing":"paced"}"#,
    #"{"path":"M0 0H1","pacing":"bySegment","keyTimes":[1]}"#,
    #"{"path":"M0 0H1","pacing":"bySegment","keyTimes":[1,0]}"#,
    #"{"path":"M0 0H1","pacing":"bySegment","curves":["ease","ease"]}"#,
  ])
  func aBadMotion(json: String) {
    #expect(throws: DecodingError.self) { try read(PathMotion.self, json) }
  }

  @Test func descriptions() {
    #expect("\(PathMotion("M0 0H60"))" == #"PathMotion("M0 0L60 0", duration: 1)"#)
    #expect(
      "\(PathMotion("M0 0H60", duration: 2, curve: .easeInOut, delay: 0.5, pacing: .bySegment()))"
        == #"PathMotion("M0 0L60 0", duration: 2, curve: ease-in-out, delay: 0.5, pacing: bySegment)"#)
    #expect("\(PathMeasure("M0 0H60"))" == #"PathMeasure("M0 0L60 0", length: 60)"#)
  }

  // MARK: Copies

  @Test func copiesAreEqual() {
    let (a, b) = (PathMeasure("M0 0H1"), PathMeasure("M0 0H1"))
    #expect(a == b && Set([a, b]).count == 1 && MemoryLayout<PathMeasure>.size == MemoryLayout<Int>.size)
    #expect(a != PathMeasure("M0 0H2") && a != PathMeasure("M0 0H1", tolerance: 1e-3))
    let motions = [PathMotion("M0 0H1"), PathMotion("M0 0H1"), PathMotion("M0 0H1", duration: 2)]
    #expect(Set(motions).count == 2 && MemoryLayout<PathMotion>.size == MemoryLayout<Int>.size)
  }
}
