import TableReading
import Testing

/// Lines of cells, as spreadsheets, recorders and programs write them.
@Suite struct DialectTests {
  /// One table in many dialects.
  @Test(arguments: [
    "t,x,y\n0,0,1\n0.5,-1.25,\n1,3e2,5\n",
    "t;x;y\r\n0;0;1\r\n0,5;-1,25;\r\n1;3e2;5\r\n",
    "t\tx\ty\r0\t0\t1\r0.5\t-1.25\t\r1\t300\t5\r",
    "\u{FEFF}t\tx\ty\n0\t0\t1\n0,5\t-1,25\tNaN\n1\t300\t5",
    "# recorded on Monday\n\n\"t\",\"x\",\"y\"\n\"0\",\"0\",\"1\"\n  # a remark\n\"0.5\",\"-1.25\",\"\"\n\"1\",\"300\",\"5\"\n",
    "\"t\",\"x\",\"y\"\n0,0,1\n\"0,5\",\"-1,25\",n/a\n1,300,5\n",
    "t x y\n0 0 1\n0.5 -1.25 nan\n1 300 5\n",
    "   t        x        y\n   0.0      0.0      1.0\n   0.5     -1.25     -\n   1.0      3.0E+02  5.0\n",
    "t|x|y\n0|0|1\n0.5|\u{2212}1.25|\n1|+300|5.\n",
    "t,x,y,\n0,0,1,\n.5,-1.25,,\n1,300,5,\n,,,\n",
    "t [s];x [px];y\n0 s;0;1\n0.5 s;-1.25 px;null\n1 s;300 px;5\n;;\n",
    "# t x y\n0 0 1\n0.5 -1.25 nan\n1 300 5\n",
    "t,x,y\n[s],[px],[px]\n0,0,1\n0.5,-1.25,#N/A\n1,300,5\n",
  ])
  func dialectsAreTheSame(text: String) throws {
    let table = try RecordedTable(parsing: text)
    #expect(table.hasNumbers([0, 0.5, 1], [[0, -1.25, 300], [1, .nan, 5]]), "\(table)")
    #expect(table.timeName == "t" && table.names.map { $0.prefix(1) } == ["x", "y"], "\(table)")
    #expect(RecordedTable.looksLikeTable(Array(text.utf8)))
  }

  @Test func blanksAtTheEndOfALineSeparateNothing() throws {
    let table = try RecordedTable(parsing: "t  x \n0  1\n1  2\t\n")
    #expect(table.hasNumbers([0, 1], [[1, 2]]) && table.names == ["x"], "\(table)")
  }

  /// The last letter of the text may begin a power of ten.
  @Test func unitsMayBeginLikePowers() throws {
    let table = try RecordedTable(parsing: "0,1e\n1,5e")
    #expect(table.hasNumbers([0, 1], [[1, 5]]), "\(table)")
  }

  /// Commas make as many cells in each line as blanks do, but no numbers.
  @Test func commasMayBeDecimalOnesInEveryCell() throws {
    let table = try RecordedTable(parsing: "0,5 1,25\n1,5 2,75\n")
    #expect(table.hasNumbers([0.5, 1.5], [[1.25, 2.75]]), "\(table)")
  }

  @Test(arguments: [
    ("0;0,5\n1;2", ["cells are separated by semicolons, numbers have decimal commas"]),
    ("0\t0,5\n1\t2", ["cells are separated by tabs, numbers have decimal commas"]),
    ("0 5\n1 2", ["cells are separated by blanks"]), ("0,5\n1,2", []), ("t;x\n0;5\n1;2.5", []),
    ("0 5,5\n1 2", ["cells are separated by blanks, numbers have decimal commas"]),
    ("t,x\n0,50%\n1,0\n", ["the unit '%' of the values of 'x' is left out"]),
    ("0,5px\n1,2px\n", ["the unit 'px' of the values is left out"]),
    ("0,5\u{2030}\n1,2\u{2030}\n", ["the unit '\u{2030}' of the values is left out"]),
    ("#time,x\n0,5\n", ["the names of the columns are read from the comment in line 1"]),
    (
      "time_ms;x\n0;1,5\n",
      [
        "times in 'time_ms' are read as milliseconds", "cells are separated by semicolons, numbers have decimal commas",
      ]
    ),
  ])
  func whatIsRecognisedIsSaid(text: String, remarks: [String]) throws {
    #expect(try RecordedTable(parsing: text).remarks == remarks)
  }

  @Test func namesAreRead() throws {
    let quoted = try RecordedTable(parsing: "\"t\",\"x, \"\"left\"\"\",\"two\nlines\"\n0,1,2\n")
    #expect(quoted.names == ["x, \"left\"", "two\nlines"])
    #expect(try RecordedTable(parsing: "t,\"\"\"up\"\"\"\"\",\"\"\"\"\n0,1,2\n").names == ["\"up\"\"", "\""])
    #expect(try RecordedTable(parsing: "0,1,2\n").names == ["value1", "value2"])
    #expect(try RecordedTable(parsing: "0,1,2\n").timeName == "time")
    #expect(try RecordedTable(parsing: ",x\n0,1\n").names == ["x"])
    // A sentence is no head.
    #expect(try RecordedTable(parsing: "# two words\n0 1\n1 2").names == ["value1"])
  }

  @Test func infiniteAndUnitlessNumbers() throws {
    let table = try RecordedTable(parsing: "t,x\n0,inf\n1,-Infinity\n2,\u{221E}\n3,0px\n4,0\n5,7px")
    #expect(table.hasNumbers([0, 1, 2, 3, 4, 5], [[.infinity, -.infinity, .infinity, 0, 0, 7]]))
  }

  /// Digits beyond those of an integer decide between two doubles.
  @Test(arguments: [
    "0.1", "9007199254740993", "1.7976931348623157e308", "4.9406564584124654417656879286822137236505980e-324",
    "9007199254740992.99999999999999999999999999999999999", "0.000000000000000000000000000000000000000000000123",
    "123456789012345678901234567890", "-0", "1e-400", "2.2250738585072011e-308",
  ])
  func numbersAreTheNearest(text: String) throws {
    let expected = try #require(Double(text))
    for written in ["0;\(text)\n", "0;\(text.replacing(".", with: ","))\n"] {
      #expect(try RecordedTable(parsing: written).columns[0][0].bitPattern == expected.bitPattern)
    }
  }

  @Test func whatLooksLikeATable() {
    for text in ["t,x\n0,1", "0,0\n1,1", "a;b;c\n1,5;2;3", "0\t1", "1 2\n3 4"] {
      #expect(RecordedTable.looksLikeTable(Array(text.utf8)), "\(text)")
    }
    for text in [
      "spring(1, 100, 10)", "ease", "", "transition: all .4s ease, color 1s", "0.4s ease", "0.5",
      "{ \"fr\": 60, \"op\": 1 }", "1 100 10", "\"", "#", "\u{FEFF}", "0,\n1,", "5;",
    ] {
      #expect(!RecordedTable.looksLikeTable(Array(text.utf8)), "\(text)")
    }
  }
}
