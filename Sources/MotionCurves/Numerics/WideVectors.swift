#if canImport(MotionKernels) && arch(x86_64)
  package import MotionKernels

  /// The vectors for which loops in C are compiled, and the plain vectors of Swift.
  package enum WideVectors: Int, Sendable {
    /// Vectors of two doubles, as on every x86-64; they have no loop in C.
    case plain
    case four, eight

    /// The widest vectors of this processor.
    package static let widest = WideVectors(inC: motion_widest_vectors())

    private init(inC vectors: motion_vectors) {
      switch vectors {
      case MOTION_VECTORS_AVX512: self = .eight
      case MOTION_VECTORS_AVX2: self = .four
      default: self = .plain
      }
    }

    /// Whether this processor has these vectors.
    var areAvailable: Bool { rawValue <= Self.widest.rawValue }

    package var inC: motion_vectors {
      switch self {
      case .plain: MOTION_VECTORS_PLAIN
      case .four: MOTION_VECTORS_AVX2
      case .eight: MOTION_VECTORS_AVX512
      }
    }
  }
#else
  /// The vectors for which loops in C are compiled: none.
  package enum WideVectors: Sendable {
    case plain

    package static var widest: WideVectors { .plain }
  }
#endif
