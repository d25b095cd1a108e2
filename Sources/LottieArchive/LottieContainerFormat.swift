/// The format of a container.
public enum LottieContainerFormat: String, Sendable, Hashable, CaseIterable {
  /// dotLottie 1: `animations/`, `images/`.
  case dotLottie1 = "dotLottie 1"
  /// dotLottie 2: `a/`, `i/`, `t/`.
  case dotLottie2 = "dotLottie 2"
  /// A zip archive without a manifest.
  case zip
  /// A single document, packed.
  case gzip
}
