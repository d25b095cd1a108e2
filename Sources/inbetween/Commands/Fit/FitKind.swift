import ArgumentParser

/// The kinds of motion that `fit` can find.
enum FitKind: String, CaseIterable, ExpressibleByArgument {
  case linear
  case keyframes
  case cubicBezier = "cubic-bezier"
  case spring

  var hasTolerance: Bool { self == .linear || self == .keyframes }
}
