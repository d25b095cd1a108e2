// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The names that SwiftUI shares with this package, with the initialisers that would make a call ambiguous.

public struct Spring: Sendable {
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
}

public struct Color: Sendable {
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public static let red = Color(red: 1, green: 0, blue: 0)
}

public struct Path: Sendable {
  public init() {}
}

public struct Animation: Sendable {
  public static let snappy = Animation()
}

public struct Transaction {
  public init() {}
}

public struct LinearGradient {}
public struct KeyframeTrack<Root, Value, Content> {}
public struct Group<Content> {}
public struct Label<Title, Icon> {}
public protocol Shape {}
public protocol Scene {}
public protocol Transition {}
