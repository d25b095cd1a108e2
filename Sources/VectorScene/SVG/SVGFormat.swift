import MotionValues

/// The format of attribute values.
struct SVGFormat {
  let lengths: FixedDecimal
  /// Three decimals more than lengths, as factors multiply lengths of up to a thousand points.
  let factors: FixedDecimal

  /// Creates a format; throws unless the number of decimals lies in 0…6.
  init(decimals: Int) throws(SceneError) {
    try SceneError.require(decimals: decimals)
    lengths = FixedDecimal(places: decimals)
    factors = FixedDecimal(places: decimals + 3)
  }

  /// Appends a value as ASCII; text is appended as it is, without escaping.
  func append(_ value: SVGValue, to bytes: inout [UInt8]) {
    switch value {
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .numbers(let numbers): lengths.append(numbers, to: &bytes)
    case .factors(let numbers): factors.append(numbers, to: &bytes)
    case .color(let color): color.appendHex(to: &bytes)
    case .path(let path): path.appendData(to: &bytes, format: lengths)
    case .transform(let map):
      bytes.append(contentsOf: "matrix(".utf8)
      factors.append([map.a, map.b, map.c, map.d], to: &bytes)
      bytes.append(UInt8(ascii: " "))
      lengths.append([map.tx, map.ty], to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .picture(let picture): picture.appendDataURI(to: &bytes)
    }
  }

  func bytes(of value: SVGValue) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }
}

extension FixedDecimal {
  /// Appends numbers with blanks between them.
  func append(_ numbers: [Double], to bytes: inout [UInt8]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(number, to: &bytes)
    }
  }

  /// The text of numbers with blanks between them.
  func bytes(of numbers: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(numbers, to: &bytes)
    return bytes
  }
}
