// The numbers of filters that must be finite or not negative.

extension Filter: ValidatedProperty {
  func validate() throws(SceneError) {
    switch self {
    case .blur(let deviations):
      try SceneError.requireLength(deviations.x, "blur.x")
      try SceneError.requireLength(deviations.y, "blur.y")
    case .colorMatrix(let matrix): try SceneError.require(matrix, "colorMatrix")
    case .componentTable(let table): try SceneError.require(table, "componentTable")
    case .shadow(let shadow): try SceneError.require(shadow, "shadow")
    case .shadowOnly(let shadow): try SceneError.require(shadow, "shadowOnly")
    case .erode(let radius): try SceneError.requireLength(radius, "erode")
    case .dilate(let radius): try SceneError.requireLength(radius, "dilate")
    }
  }
}

extension ColorMatrix: ValidatedProperty {
  func validate() throws(SceneError) {
    for (name, row) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha), ("offset", offset)] {
      for index in row.indices { try SceneError.requireFinite(row[index], "\(name)[\(index)]") }
    }
  }
}

extension ComponentTable: ValidatedProperty {
  func validate() throws(SceneError) {
    for (name, values) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
      for (index, value) in values.enumerated() { try SceneError.requireFinite(value, "\(name)[\(index)]") }
    }
  }
}

extension Mask {
  /// The name of a layer's nodes in errors: that of the mask, if it has no other layer.
  func place(ofLayer index: Int) -> String {
    layers.count == 1 ? "mask" : "mask.layers[\(index)].nodes"
  }
}

extension Picture {
  /// The greatest number of bytes of all pictures of a scene, each counted as often as it is drawn.
  private static let greatestSum = 4 * greatestByteCount

  /// Throws for an empty or a too long file, and if all pictures so far are too long together.
  func validate(pictureBytes: inout Int) throws(SceneError) {
    try SceneError.requireLength(size.x, "size.x")
    try SceneError.requireLength(size.y, "size.y")
    guard !data.isEmpty && data.count <= Self.greatestByteCount else {
      throw SceneError(field: "data", value: "\(data.count) bytes", allowed: "1...\(Self.greatestByteCount) bytes")
    }
    pictureBytes += data.count
    guard pictureBytes <= Self.greatestSum else {
      throw SceneError(
        field: "data", value: "\(pictureBytes) bytes with the pictures before it",
        allowed: "at most \(Self.greatestSum) bytes in all pictures of a scene")
    }
  }
}
