/// Named values of every library that builds as Embedded Swift, computed here and in WebAssembly, and compared.
///
/// Results of +, −, ×, ÷ and √ alone are the same to the bit; elementary functions, and fused products, which a web
/// page does not have, may differ by a few ulps.
struct ValueTable {
  /// One value, and its tolerance on another machine.
  struct Row {
    let name: String
    let value: Double
    /// The tolerance in ulps of `scale`, or of the value if that is more; 0 for the same bits.
    let ulps: Double
    let scale: Double
  }

  /// A group of rows that are computed together: after a trap the rows before it are still available.
  enum Section: String, CaseIterable {
    case curves, springs
    case evenSamples = "even samples"
    case pools, oscillators, keyframes, paths, values, notation, documents
    case scenes, effects, layers
  }

  private(set) var rows: [Row] = []
  /// The prefix of the names of the rows.
  private var label = ""

  /// Adds a value that has the same bits everywhere.
  mutating func add(_ name: String, _ value: Double) {
    add(name, value, within: 0, of: 0)
  }

  /// Adds a value that may be off by this many ulps of itself or of `scale`.
  mutating func add(_ name: String, _ value: Double, within ulps: Double, of scale: Double) {
    rows.append(Row(name: "\(label) \(name)", value: value, ulps: ulps, scale: scale))
  }

  /// Adds values, numbered from 0.
  mutating func add(_ name: String, _ values: [Double], within ulps: Double = 0, of scale: Double = 0) {
    for (index, value) in values.enumerated() { add("\(name) \(index)", value, within: ulps, of: scale) }
  }

  /// Adds a text as its length in bytes and its hash; a double holds all bits of both.
  mutating func add(_ name: String, text: String) {
    add("\(name), bytes", Double(text.utf8.count))
    add("\(name), hash", Double(Self.hash(text) >> 11))
  }

  /// FNV-1a of the bytes.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Computes the rows of a section.
  mutating func compute(_ section: Section) throws(CallError) {
    label = section.rawValue
    switch section {
    case .curves: try addCurves()
    case .springs: try addSprings()
    case .evenSamples: addEvenSamples()
    case .pools: addPools()
    case .oscillators: addOscillators()
    case .keyframes: try addKeyframes()
    case .paths: try addPaths()
    case .values: addValues()
    case .notation: try addNotation()
    case .documents: try addDocuments()
    case .scenes: try addScenes()
    case .effects: addEffects()
    case .layers: try addLayers()
    }
  }
}

/// The error of a library for an input that it should accept: Embedded Swift has no type for any error.
struct CallError: Error {
  let message: String
}
