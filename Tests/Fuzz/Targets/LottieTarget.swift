import JSONText
import MotionLottie
import MotionNumerics
import TestSupport

/// The reader of Lottie documents: an animation whose numbers are in their bounds, with warnings that point to values of
/// the document, or an error that points to one.
enum LottieTarget: TextTarget {
  static let name = "lottie"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomLottie.any(&random)) }

  /// Linear in the text; the shapes that are prepared once for all frames have a limit for the whole document.
  static func expectedSeconds(for input: FuzzText) -> Double { 1e-2 + 1e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let bytes = Array(input.text.utf8)
    let read = result(of: bytes)
    checkAgain(read, bytes, examination)
    switch read {
    case .success(let animation): check(animation, bytes, examination)
    case .failure(let error): check(error, bytes, examination)
    }
  }

  static func result(of bytes: [UInt8]) -> Result<LottieAnimation, LottieError> {
    do throws(LottieError) {
      return .success(try LottieAnimation(parsing: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// The same text has the same reading, as has one with a byte order mark.
  private static func checkAgain(
    _ read: Result<LottieAnimation, LottieError>, _ bytes: [UInt8], _ examination: Examination
  ) {
    guard examination.asks(oneIn: 8) else { return }
    let again = result(of: bytes)
    let marked = result(of: [0xEF, 0xBB, 0xBF] + bytes)
    switch (read, again, marked) {
    case (.success(let first), .success(let second), .success(let third)):
      examination.require(isSame(first, second), "the same text has the same reading")
      examination.require(isSame(first, third) || bytes.starts(with: [0xEF]), "a byte order mark does not count")
    case (.failure(let first), .failure(let second), .failure):
      examination.require(first == second, "the same text has the same error", "\(first), then \(second)")
    default: examination.require(bytes.starts(with: [0xEF]), "the same text is read, or is not")
    }
  }

  private static func isSame(_ first: LottieAnimation, _ second: LottieAnimation) -> Bool {
    first.warnings == second.warnings && first.features == second.features && first.layers == second.layers
      && first.markers == second.markers && first.images == second.images
  }

  // MARK: Errors

  private static func check(_ error: LottieError, _ bytes: [UInt8], _ examination: Examination) {
    examination.require(!error.reason.isEmpty, "an error has a reason")
    examination.require(error.reason.utf8.count < 500 + bytes.count, "an error is short", error.reason)
    guard !error.pointer.isEmpty else { return }
    checkPointers([error.pointer], in: bytes, examination)
  }

  // MARK: Animations

  private static func check(_ animation: LottieAnimation, _ bytes: [UInt8], _ examination: Examination) {
    let frames = animation.frames
    examination.require(
      animation.size.min() > 0 && animation.size.max().isFinite && animation.frameRate > 0
        && animation.duration.isFinite && frames.lowerBound.isFinite && frames.upperBound.isFinite,
      "size, rate and frames are numbers", "\(animation.size), \(animation.frameRate), \(frames)")
    examination.require((0...11).contains(animation.level), "a level is in 0…11", "\(animation.level)")
    examination.require(
      animation.features.values.allSatisfy { $0 > 0 }, "a feature has places", "\(animation.features)")
    examination.require(
      animation.markers.allSatisfy { $0.frame.isFinite && $0.duration >= 0 && $0.duration.isFinite },
      "markers are at frames", "\(animation.markers)")
    let layers = animation.layers
    examination.require(layers.count <= 100_000, "there are not too many layers", "\(layers.count)")
    examination.require(
      layers.allSatisfy { $0.frames.lowerBound.isFinite && $0.frames.upperBound.isFinite }, "layers have frames")
    check(animation.warnings, bytes, examination)
  }

  private static func check(_ warnings: [LottieWarning], _ bytes: [UInt8], _ examination: Examination) {
    guard !warnings.isEmpty else { return }
    let isOrdered = zip(warnings, warnings.dropFirst()).allSatisfy {
      ($0.pointer, $0.feature) < ($1.pointer, $1.feature)
    }
    examination.require(isOrdered, "warnings are in the order of their pointers", "\(warnings)")
    // Expressions fail for different reasons, and each is told.
    let once = Set(warnings.map { $0.feature == "expression" ? $0.explanation : $0.feature })
    examination.require(once.count == warnings.count, "a feature has one warning", "\(warnings)")
    examination.require(
      warnings.allSatisfy { $0.count > 0 && !$0.explanation.isEmpty }, "a warning says what is drawn", "\(warnings)")
    checkPointers(warnings.map(\.pointer), in: bytes, examination)
  }

  /// Pointers lead to values of the document.
  private static func checkPointers(_ pointers: [String], in bytes: [UInt8], _ examination: Examination) {
    // A text that is no JSON points as far as it has been read.
    guard let document = try? JSONDocument(parsing: bytes, duplicateKeys: .last) else { return }
    for pointer in pointers {
      examination.require(
        document.root.value(at: pointer) != nil, "a pointer leads to a value", pointer.debugDescription)
    }
  }
}

extension JSONValue {
  /// The value to which a JSON pointer leads, after RFC 6901, §4; nil if there is none.
  fileprivate func value(at pointer: String) -> JSONValue? {
    guard !pointer.isEmpty else { return self }
    var value = self
    let tokens = pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard tokens.first?.isEmpty == true else { return nil }
    for token in tokens.dropFirst() {
      let key = Self.unescaped(token)
      let next = value.elements == nil ? value[key] : Int(key).flatMap { value[$0] }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  private static func unescaped(_ token: Substring.UnicodeScalarView) -> String {
    var key = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in token {
      if isEscaped {
        key.append(scalar == "1" ? "/" : "~")
      } else if scalar != "~" {
        key.append(scalar)
      }
      isEscaped = scalar == "~" && !isEscaped
    }
    return String(key)
  }
}
