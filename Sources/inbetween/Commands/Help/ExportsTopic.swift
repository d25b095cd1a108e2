import ArgumentParser
import MotionExport

/// `inbetween help exports`.
struct ExportsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "exports", abstract: "What `export` writes, and how near it is.",
    discussion: """
      TARGET is one of
      \(targets)

      Where the system has the motion itself, that is written. Everything else is the fewest stops or keys that stay \
      within the tolerance, and a comment, or a line on standard error where the format has none, says how large the \
      error is at most: it is computed from the printed numbers. Nothing is written that is further off.

      The tolerance is a part of the distance from the motion's start to its end. A motion that settles ends where it stays \
      within the tolerance.

      The word of a format or language is enough: 'export waapi' for keyframes as JSON, 'export python' for code, and so on.

      All but css, android, tokens and code move something from the motion's start to its end: say which with an arrow behind \
      the motion, 'spring(1 100 10) 0 -> 300', or with --values 0,300. All but css, tailwind, motion, gsap, android, \
      code and CSS's keyframes need seconds: give a timing curve its duration, '0.4s ease'.

      An animation document in place of the motion is one that 'animate' reads: keyframes, svg, lottie and \
      core-animation move its positions, translations, scales, rotations and opacities, core-animation everything; all \
      others a single number. Its keys are kept where the system has such, with their repetitions; what is fitted says \
      at how many points its error was measured, as a part of the values' range. With --path a motion from 0 to 1 is the \
      way along a path, for the same systems. It is written as keys: browsers measure a path's length to half a pixel.

      EXAMPLES:
        inbetween export css 'spring(1 100 10)'
        inbetween export css ease-out-bounce --fewest bytes --minify
        inbetween export css snappy --name snap --fallback -o snap.css
        inbetween export keyframes 'spring(1 100 10) 0 -> 300' --name slide
        inbetween export lottie 'spring(1 100 10)' --values 0,300 -o slide.json
        inbetween export svg snappy --property scale -o grow.svg
        inbetween export gsap '0.6s ease-out-bounce 0 -> 300' --name drop
        inbetween export python ease-out-bounce --name bounce
        inbetween export keyframes pop.json --name pop
        inbetween export lottie '2s ease-in-out' --path 'M60 60C60 99 99 99 99 60'
      """)

  /// The targets with their summaries, as rows of a table.
  private static let targets = ExportTarget.allCases.map { target in
    HelpRow(target.rawValue, target.row.summary, indent: 2, column: 19).text
  }.joined(separator: "\n")
}
