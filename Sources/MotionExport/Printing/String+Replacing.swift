extension String {
  /// The text with another one in the place of each occurrence of two characters.
  ///
  /// The standard library of small machines can only split at one.
  func replacing(_ first: Unicode.Scalar, _ second: Unicode.Scalar, with other: String) -> String {
    var text = ""
    var waiting: Unicode.Scalar?
    for scalar in unicodeScalars {
      if waiting == first && scalar == second {
        text += other
        waiting = nil
        continue
      }
      if let waiting { text.unicodeScalars.append(waiting) }
      waiting = scalar
    }
    if let waiting { text.unicodeScalars.append(waiting) }
    return text
  }
}
