import MotionCurves

/// A change of a group's picture, in the coordinates of its children.
///
/// Colours are those of sRGB. Browsers filter everything that the group draws. librsvg takes everything outside of the
/// canvas for transparent, which shows at the edges.
public enum Filter: Sendable, Hashable {
  /// A Gaussian blur of standard deviations σx and σy in points, at least 0 each; 0 leaves its axis sharp.
  case blur(SIMD2<Double>)
  /// A linear map of the colours.
  case colorMatrix(ColorMatrix)
  /// A separate map of each component of the colours.
  case componentTable(ComponentTable)
  /// The picture with its shadow behind it.
  case shadow(Shadow)
  /// The shadow without the picture.
  case shadowOnly(Shadow)
  /// The least of each premultiplied component in a square: opaque parts become thinner.
  ///
  /// The number is half of the side of the square in points, at least 0.
  ///
  /// Sides are rounded to whole pixels.
  case erode(Double)
  /// The greatest of each premultiplied component in a square: opaque parts become thicker.
  ///
  /// The number is half of the side of the square in points, at least 0.
  ///
  /// Sides are rounded to whole pixels.
  case dilate(Double)
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Filter: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      case blur
      case colorMatrix
      case componentTable
      case shadow
      case shadowOnly
      case erode
      case dilate
    }

    /// Writes an object of one field, which names the kind.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .blur(let deviations): try container.encode(deviations, forKey: .blur)
      case .colorMatrix(let matrix): try container.encode(matrix, forKey: .colorMatrix)
      case .componentTable(let table): try container.encode(table, forKey: .componentTable)
      case .shadow(let shadow): try container.encode(shadow, forKey: .shadow)
      case .shadowOnly(let shadow): try container.encode(shadow, forKey: .shadowOnly)
      case .erode(let radius): try container.encode(radius, forKey: .erode)
      case .dilate(let radius): try container.encode(radius, forKey: .dilate)
      }
    }

    /// Reads an object of one field, which names the kind.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.onlyKey(of: decoder) {
      case .blur: self = .blur(try container.decode(SIMD2<Double>.self, forKey: .blur))
      case .colorMatrix: self = .colorMatrix(try container.decode(ColorMatrix.self, forKey: .colorMatrix))
      case .componentTable: self = .componentTable(try container.decode(ComponentTable.self, forKey: .componentTable))
      case .shadow: self = .shadow(try container.decode(Shadow.self, forKey: .shadow))
      case .shadowOnly: self = .shadowOnly(try container.decode(Shadow.self, forKey: .shadowOnly))
      case .erode: self = .erode(try container.decode(Double.self, forKey: .erode))
      case .dilate: self = .dilate(try container.decode(Double.self, forKey: .dilate))
      }
    }
  }
#endif
