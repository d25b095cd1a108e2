/// SwiftUI's named springs.
///
/// Source: SwiftUI's `Spring` and `Animation`.
extension Spring {
  /// SwiftUI's `smooth`: no bounce, a duration of 0.5.
  public static let smooth = smooth()
  /// SwiftUI's `snappy`: a small bounce of 0.15, a duration of 0.5.
  public static let snappy = snappy()
  /// SwiftUI's `bouncy`: a bounce of 0.3, a duration of 0.5.
  public static let bouncy = bouncy()
  /// SwiftUI's `interactiveSpring`: a response of 0.15, a damping ratio of 0.86.
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)

  /// SwiftUI's `smooth`, with another duration and more bounce: `extraBounce`.
  ///
  /// - Precondition: the parameters are in the domain of ``init(duration:bounce:)-(Double,_)``; its throwing twin is for
  ///   numbers from outside.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// SwiftUI's `snappy`, with another duration and more bounce: 0.15 + `extraBounce`.
  ///
  /// - Precondition: the parameters are in the domain of ``init(duration:bounce:)-(Double,_)``; its throwing twin is for
  ///   numbers from outside.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's `bouncy`, with another duration and more bounce: 0.3 + `extraBounce`.
  ///
  /// - Precondition: the parameters are in the domain of ``init(duration:bounce:)-(Double,_)``; its throwing twin is for
  ///   numbers from outside.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
