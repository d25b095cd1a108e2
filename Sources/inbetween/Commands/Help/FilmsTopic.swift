import ArgumentParser

/// `inbetween help films`.
struct FilmsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "films", abstract: "Moving pictures: SVG, pages, Lottie, pixels.",
    discussion: """
      `effect render`, `lottie render` and `simulate --film` draw what moves. The ending of --output, or --format, says what:

        .svg         an animated SVG in a loop, which needs no program; viewers
                     without animation show the first frame
        .html        a page that plays, slowly too, goes to any frame, plots the
                     channels, and needs no network
        .json        a Lottie document with few keys: nothing is more than 0.05
                     points from its place, and a line says how near it is
        .apng .gif   pixels, drawn by inbetween-raster; a GIF has at most 50
                     frames a second
        .mp4 .webm   films, written by ffmpeg; an MP4 has no transparency
        .png         the picture of --at
        (rgba)       --format rgba: four bytes a pixel, frame after frame

      --at draws one time. --frames FOLDER writes the pictures of all frames, NAME-0000.svg and so on, or .png with --format png, and \
      makes the folder if necessary. --size fits the picture into a canvas, --background fills that, --scale is the number of pixels \
      for a point, --font a file of a font that texts name.

      A film of a simulation has the bodies, the springs between them, their traces, a ring where an event happens, and the bounds \
      that bodies are reflected at. On a line the bodies that springs join share a rail; where there is gravity the rails stand \
      upright. Vertical axes point up, or down where gravity is positive.
      """)
}
