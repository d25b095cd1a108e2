internal import JSONText
import MotionDynamics
import MotionImport

/// A checked document of a system of bodies and springs: the input of `simulate`.
///
/// The position of the first body chooses the space: a number for a line, an array for the plane. All other points of
/// the document must be of the same kind.
enum SystemDocument {
  case line(BodySystem<Double>)
  case plane(BodySystem<SIMD2<Double>>)

  static let maximumBodyCount = 10_000
  static let maximumSpringCount = 100_000
  static let maximumEventCount = 10_000
  /// Smaller tolerances are below the resolution of doubles, larger ones have no meaning.
  static let tolerances = 1e-14...0.1
  static let defaultTolerance = 1e-9

  /// Parses and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - name: the name of the document in messages, see ``InputFile/name``.
  /// - Throws: ``DocumentError``, which names the document, the location and the expected value.
  init(parsing bytes: [UInt8], name: String) throws(DocumentError) {
    let location = DocumentLocation(document: name)
    try self.init(JSONDocument(parsing: bytes, at: location).root, at: location)
  }

  /// Checks the contents of a document.
  init(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) {
    let isInThePlane = value["bodies"]?.elements?.first?["position"]?.elements != nil
    self = isInThePlane ? .plane(try BodySystem(value, at: location)) : .line(try BodySystem(value, at: location))
  }
}

extension SystemDocument {
  /// The memory that the steps of a simulation may take, in bytes: usually, and at most.
  private static let memoryOfSteps = (usual: 1 << 30, greatest: 1 << 32)

  /// The most steps that a document may allow; a step keeps three numbers for each coordinate.
  static func greatestMaximumSteps(coordinateCount: Int) -> Int {
    memoryOfSteps.greatest / (24 * coordinateCount)
  }

  /// The usual limit of steps: a million, or as many as fit into about a gibibyte.
  static func usualMaximumSteps(coordinateCount: Int) -> Int {
    max(1000, min(1_000_000, memoryOfSteps.usual / (24 * coordinateCount)))
  }
}
