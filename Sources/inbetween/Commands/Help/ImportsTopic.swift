import ArgumentParser

/// `inbetween help imports`.
struct ImportsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "What `import` reads of each format.",
    discussion: """
      Timing is printed in the motion notation, keyframes as a document for `inbetween animate`. What has no exact \
      equal is refused with its place; of several timing functions the good ones are printed, and each other one is a \
      line on standard error, as is what else says how something moves and is not in what was printed. The exit code is \
      65 if nothing could be read. The ending of the file says what it is; --type for others.

        .css   timing functions, in custom properties, transitions and animations:
               a motion, or with several a line NAME: MOTION for each; with
               @keyframes a document of them, with the times of the animation that
               names them (1 s and ease without one), unless --easings is given.
               Their properties are opacity, translate, scale, rotate, and transform
               with one function, each with one number; angles become radians
        .xml   an interpolator of Android: path, linear, accelerate, decelerate,
               accelerateDecelerate, overshoot, anticipate
        .svg   animate, animateTransform, animateMotion and set: those of an element
               at the same times are a document, which --name chooses from several;
               with --easings the motions of one number from start to end
        .json  the keyframes of a Lottie property, alone or with --path of a whole
               document: by its layer's name, Ball.r, or as layers[0].ks.r. The
               numbers are the property's own
      """)
}
