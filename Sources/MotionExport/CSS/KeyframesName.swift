import MotionCurves

extension ExportError {
  /// Throws unless a name is allowed for keyframes, and the shorthand `animation` takes it for nothing else.
  ///
  /// Source: https://www.w3.org/TR/css-animations-1/#animation and https://www.w3.org/TR/css-values-4/#custom-idents.
  static func requireKeyframesName(_ name: String) throws(ExportError) {
    try requireCSSName(name)
    guard !keyframesWords.lists(name.lowercased()) else {
      throw .parameter(
        ParameterError(
          parameter: "name", value: "'\(name)'",
          allowed: "letters, digits, - and _, and begin with a letter, but no word of CSS"))
    }
  }

  /// The other values of the shorthand, and the values that all properties have.
  private static var keyframesWords: String {
    "ease linear ease-in ease-out ease-in-out step-start step-end infinite normal reverse alternate alternate-reverse "
      + "none forwards backwards both running paused auto initial inherit unset revert revert-layer default"
  }
}
