import ArgumentParser
import MotionNumerics

/// `inbetween help tables`.
struct TablesTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "tables", abstract: "Tables: what is written, and what is read.",
    discussion: """
      A table has its times in the first column. Numbers are the shortest decimals that read back as the same double, unless \
      --precision rounds them. An empty cell has no value. A table has at most \(SampleTimes.maximumCount) rows. --format, or the \
      ending of --output, chooses csv, tsv, json, ndjson or npy. With npy it is a two-dimensional NumPy array of float64, a row for \
      each time; the names of the columns are not stored, a missing value is nan, an infinite one inf.

      What is written is read again, in each format, to the bit. Other tables are read, too: commas, semicolons, tabs, bars or blanks \
      between the cells, decimal commas, quotation marks, comments behind #, with names or without. What was recognised is told on \
      standard error; an error has its line and cell. Empty cells are samples that are missing.

      Times are seconds, or have their unit in the name of their column, below it or in the cells: time_ms, 'time (ms)', t[us]. \
      --time-unit gives it to others. A recording that counts frames needs --frame-rate.

      EXAMPLES:
        inbetween sample 'spring(1 100 10)' --rate 60 --format npy -o spring.npy
        inbetween sample snappy | inbetween plot --data - -o snappy.svg
        inbetween check frames.csv snappy --frame-rate 30 --tolerance 0.5
      """)
}
