/// What people of other tools type, with what to type here.
enum Habits {
  /// Options: an option of this tool, which is told where the command has it, or a sentence.
  ///
  /// The first of them that fits is told.
  static let options: [String: [String]] = [
    "hz": ["--rate", "--frame-rate"], "fps": ["--rate", "--frame-rate"], "r": ["--rate", "--frame-rate"],
    "rate": ["--frame-rate"], "framerate": ["--rate", "--frame-rate"], "frame-rate": ["--rate"],
    "frequency": ["--rate"], "dt": ["--rate"], "step": ["--rate", "--count"], "samples": ["--count"],
    "steps": ["--count"], "n": ["--count"], "num": ["--count"], "points": ["--count"], "linspace": ["--count"],
    "frame": ["--at 30f"], "time": ["--at"], "times": ["--at"], "start": ["--from"], "ss": ["--from"], "end": ["--to"],
    "t": ["--to"], "duration": ["--to", inMotion], "until": ["--to"], "range": ["--from 0 --to 2"],
    "frames": ["--at 0f,30f"],
    "out": ["--output"], "save": ["--output"], "term": ["--output NAME.png"], "open": ["--output"],
    "digits": ["--precision"], "decimals": ["--precision"], "round": ["--precision"],
    "json": ["--format json"], "csv": ["--format csv"], "tsv": ["--format tsv"], "ndjson": ["--format ndjson"],
    "npy": ["--format npy"], "type": ["--format"],
    "no-header": ["`tail -n +2` drops the names, npy has none."],
    "name": ["--key-path"], "property": ["--key-path"], "channel": ["--key-path"],
    "animation": ["A document stands where a motion does, without an option."],
    "columns": ["--column"], "col": ["--column"], "usecols": ["--column"], "y": ["--column", overwrites],
    "force": [overwrites], "overwrite": [overwrites],
    "ms": ["--time-unit ms"], "unit": ["--time-unit"], "units": ["--time-unit"],
    "sep": [dialect], "delimiter": [dialect], "decimal": [dialect], "header": [dialect], "skiprows": [dialect],
    "index-col": [dialect],
    "i": [input], "input": [input], "file": [input], "kind": [input], "motion": [input], "data": ["--motion", input],
    "q": ["--quiet", silence], "quiet": [silence], "verbose": [silence], "v": ["--version"],
    "list": ["`inbetween catalogue` lists all that there is, --help the words of this command."],
    "width": [size], "height": [size], "size": [size], "dark": ["Pages follow the reader's setting."],
    "theme": ["Pages follow the reader's setting."], "plot": ["`inbetween plot` draws, --data a recording too."],
    "compact": ["JSON has one line already."], "velocity": ["--from-rest"],
  ]

  private static let inMotion = "A duration stands in the motion: '500ms ease'."
  private static let input = "What it stands for is an argument, without an option."
  private static let overwrites = "Files are overwritten without it."
  private static let dialect = "Tables are read in any dialect without it."
  private static let silence = "Only what is out of the ordinary is told, on standard error; `2> /dev/null` hides it."
  private static let size = "An SVG has no size in pixels; --scale gives a PNG its."

  /// Words in the place of a subcommand.
  static let subcommands: [String: String] = [
    "compare": "plot", "draw": "plot", "graph": "plot", "show": "describe", "info": "describe", "parse": "describe",
    "read": "describe", "list": "presets", "ls": "presets", "easings": "motions", "curves": "motions",
    "springs": "presets", "table": "sample", "values": "sample", "eval": "sample", "convert": "import",
    "smooth": "follow", "filter": "follow", "test": "check", "diff": "check", "render": "effect render",
    "gif": "effect render", "film": "effect render", "play": "render", "run": "simulate", "version": "--version",
    "man": "help", "usage": "help", "gui": "explore", "open": "explore",
  ]

  /// Words in the place of others that are allowed there: one of those, with its options, or a sentence.
  static let words: [String: String] = [
    "js": "code --language javascript", "javascript": "code --language javascript",
    "typescript": "code --language javascript", "c": "code --language c", "glsl": "code --language glsl",
    "scss": "css", "sass": "css", "less": "css", "ios": "swiftui", "uikit": "core-animation", "framer": "motion",
    "framer-motion": "motion", "web": "css", "kotlin": "compose", "dart": "flutter", "xml": "android",
    "json": "`lottie`, `tokens` and `gltf` are JSON.", "csv": "`inbetween sample` writes tables.",
    "list": "`inbetween help exports` lists them.",
    "figma":
      "Figma takes the mass, stiffness and damping that `inbetween describe` prints, or four numbers of a curve.",
    "bezier": "cubic-bezier", "keys": "keyframes", "lines": "linear", "polyline": "linear",
    "polynomial": "`fit keyframes` joins cubic pieces.",
  ]
}
