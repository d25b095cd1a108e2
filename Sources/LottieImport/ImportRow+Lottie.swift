package import MotionImport

extension ImportRow {
  /// The row of Lottie, for catalogues of programs that read it.
  package static let lottie = ImportRow(
    name: "lottie", summary: "the keyframes of a property of a Lottie document", fileEnding: "json",
    function: "inbetween_lottie_import")
}
