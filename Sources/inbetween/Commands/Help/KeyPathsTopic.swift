import ArgumentParser

/// `inbetween help key-paths`.
struct KeyPathsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "key-paths", abstract: "Key paths of Lottie documents, and values for them.",
    discussion: """
      A key path is the names of the layers, groups and elements, joined by dots, and the property's name, as After Effects has it: \
      `Ball.Transform.Position`. In a pattern `*` stands for one name, or for any letters of one, and `**` for any number of names; a \
      backslash takes the meaning from a dot or an asterisk of a name. `inbetween lottie info FILE --key-paths` lists all of them.

      Values are those of the document: per cent, degrees, points. A colour is red, green and blue; an outline v.x, v.y, i.x, i.y, \
      o.x, o.y for each vertex, with tangents relative to it; a stop of a gradient a colour, `Sky.Gradient Fill 1.Color 2`. Columns of several numbers are KEYPATH.0, KEYPATH.1 and so on. Each \
      layer has derived properties: @matrix (a b c d e f, from the layer to the picture), @opacity (0 to 1, with its precompositions), \
      @frame (in its composition) and @visible (0 or 1).

      --set KEYPATH=VALUE replaces the values of all properties that fit: KEYPATH=12.5, KEYPATH=1,0,0 or KEYPATH=#ff0000, path data, or \
      a text. An equals sign of a name has a backslash before it. --recolor '#ff0000=#0000ff' replaces a colour wherever it is at the \
      first frame.

      EXAMPLES:
        inbetween lottie sample heart.json --key-path '**.Stroke Width' --every 30f
        inbetween lottie render heart.json --at 37f --set '**.Color=#00aaff'
      """)
}
