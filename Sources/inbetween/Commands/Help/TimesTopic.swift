import ArgumentParser

/// `inbetween help times`.
struct TimesTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "times", abstract: "Times: seconds, units and frames.",
    discussion: """
      A time is a number of seconds, 0.5, or has its unit: 0.5s, 500ms, 200us, 2min, 1h. 30f is a number of frames. All options that \
      take a time read it so: --at, --from, --to, --every, --pull and --refresh. --at takes several with commas between them, or - \
      and reads them from standard input.

      A frame is as long as --rate says, and else a sixtieth of a second. In a Lottie document it is the document's own: 30f is the \
      frame that After Effects calls 30, and a time counts from the first frame.

      A timing curve without a duration takes progress from 0 to 1 as its time, a damped oscillation its x.

      Other numbers have units, too: --rate 60fps, --rate 60Hz, --tolerance 1%, and 50% for the progress along a path.

      EXAMPLES:
        inbetween sample snappy --at 0,100ms,12f
        inbetween sample '1s ease' --from 6f --to 12f --rate 24
        inbetween path 'M0 0H100' --at 50%
      """)
}
