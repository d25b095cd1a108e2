import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Values as JSON and as text.
@Suite struct StoredValuesTests {
  private func roundTrip<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }

  @Test func byTheNamesOfTheirNumbers() throws {
    try roundTrip(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25), #"{"alpha":0.25,"blue":0,"green":0.5,"red":1}"#)
    try roundTrip(Rectangle(x: 1, y: 2, width: -3, height: 4), #"{"height":4,"width":-3,"x":1,"y":2}"#)
    try roundTrip(Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), #"{"a":1,"b":2,"c":3,"d":4,"tx":5,"ty":6}"#)
    try roundTrip(Quaternion(x: 0, y: 0, z: 3, w: 4), #"{"w":0.8,"x":0,"y":0,"z":0.6}"#)
    try roundTrip(AxisRotation(axis: [0, 0, 1], angle: 9), #"{"angle":9,"axis":[0,0,1]}"#)
    let elements = (1...4).flatMap { row in (1...4).map { "\"m\(row)\($0)\":\(row * $0)" } }
    let products = SIMD16((1...4).flatMap { row in (1...4).map { Double(row * $0) } })
    try roundTrip(Transform3D(elements: products), "{" + elements.joined(separator: ",") + "}")
    #expect(try JSONDecoder().decode(Color.self, from: Data(#"{"red":1,"green":0,"blue":0}"#.utf8)) == .red)
  }

  /// Also the last bits of numbers that no short decimal gives.
  @Test func randomValuesComeBack() throws {
    var random = SplitMix64(seed: 5)
    func vector() -> SIMD4<Double> { SIMD4((0..<4).map { _ in random.number(in: -1...1) }) }
    for _ in 0..<200 {
      let v = vector()
      let quaternion = Quaternion(x: v.x, y: v.y, z: v.z, w: v.w)
      // Products are not quite of length 1.
      let product = (0..<50).reduce(quaternion) { value, _ in value * quaternion }
      for value in [quaternion, product] {
        #expect(try JSONDecoder().decode(Quaternion.self, from: JSONEncoder().encode(value)) == value)
      }
      let map = Transform3D(row1: vector(), row2: vector(), row3: vector(), row4: vector())
      #expect(try JSONDecoder().decode(Transform3D.self, from: JSONEncoder().encode(map)) == map)
    }
  }

  private static func path(of error: DecodingError?) -> [String] {
    switch error {
    case .dataCorrupted(let context): context.codingPath.map(\.stringValue)
    case .keyNotFound(let key, let context): context.codingPath.map(\.stringValue) + [key.stringValue]
    case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath.map(\.stringValue)
    default: ["no error"]
    }
  }

  @Test func badDocuments() {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func expectError<Value: Decodable>(_ type: Value.Type, _ json: String, _ path: [String]) {
      let error = #expect(throws: DecodingError.self) { try decoder.decode([Value].self, from: Data("[\(json)]".utf8)) }
      #expect(Array(Self.path(of: error).dropFirst()) == path, "\(json)")
    }
    expectError(Color.self, #"{"red":1,"green":0}"#, ["blue"])
    expectError(Color.self, #"{"red":1,"green":"nan","blue":0}"#, ["green"])
    expectError(Color.self, #"{"red":1,"green":[],"blue":0}"#, ["green"])
    expectError(Rectangle.self, #"{"x":0,"y":0,"width":"inf","height":1}"#, ["width"])
    expectError(Affine.self, #"{"a":1,"b":0,"c":0,"d":1,"tx":0}"#, ["ty"])
    expectError(Quaternion.self, #"{"x":0,"y":0,"z":0,"w":2}"#, [])
    expectError(AxisRotation.self, #"{"axis":[0,0],"angle":1}"#, ["axis"])
    expectError(AxisRotation.self, #"{"axis":[0,0,1],"angle":"inf"}"#, ["angle"])
  }

  @Test func descriptions() {
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "Color(red: 1, green: 0.5, blue: 0)")
    #expect("\(Color.clear)" == "Color(red: 0, green: 0, blue: 0, alpha: 0)")
    #expect("\(Rectangle(x: 0, y: 1, width: 2, height: 3))" == "Rectangle(x: 0, y: 1, width: 2, height: 3)")
    #expect("\(Affine.translation(x: 2, y: 3))" == "Affine(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3)")
    #expect("\(Quaternion.identity)" == "Quaternion(x: 0, y: 0, z: 0, w: 1)")
    #expect(
      "\(Transform3D.translation(x: 2, y: 3))"
        == "Transform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 3, 0, 1])")
  }
}
