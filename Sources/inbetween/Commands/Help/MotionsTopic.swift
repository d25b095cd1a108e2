import ArgumentParser

/// `inbetween help motions`: the notation of motions.
struct MotionsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "motions", abstract: "All forms of a motion, which all commands read.",
    discussion: MotionNotation.summary)
}
