import TableReading
import Testing

/// Tables as JSON, in the shapes that programs write.
@Suite struct JSONTableTests {
  @Test(arguments: [
    #"[{"t":0,"x":1,"y":null},{"t":1,"x":-2.5,"y":3}]"#,
    "[\n{\"t\":0,\"x\":1,\"y\":null},\n{\"t\":1,\"x\":-2.5,\"y\":3}\n]\n",
    #"[{"x":1,"t":0,"y":"NaN"},{"y":3,"x":-2.5,"t":1}]"#,
    #"[{"t":0,"x":1,"y":null},{"t":1,"y":3,"x":"-2.5"}]"#,
    "{\"t\":0,\"x\":1,\"y\":null}\n{\"t\":1,\"x\":-2.5,\"y\":3}\n",
    "{\"t\":0,\"x\":1,\"y\":null}\r\n\r\n{\"t\":1,\"x\":-2.5,\"y\":3}",
    "\n \r\n{\"t\":0,\"x\":1,\"y\":null}\n{\"t\":1,\"x\":-2.5,\"y\":3}\n",
    "\n\n[\"t\",\"x\",\"y\"]\n[0,1,null]\n[1,-2.5,3]\n",
    #"{"t":[0,1],"x":[1,-2.5],"y":[null,3]}"#, #"{"x":[1,-2.5],"y":[null,3],"t":[0,1]}"#,
    #"[["t","x","y"],[0,1,null],[1,-2.5,3]]"#, "[\"t\",\"x\",\"y\"]\n[0,1,null]\n[1,-2.5,3]\n",
    "\u{FEFF} [{\"t\":0,\"x\":1,\"y\":null},\n\n{\"t\":1,\"x\":-2.5,\"y\":3}]",
  ])
  func shapesAreTheSame(text: String) throws {
    let table = try RecordedTable(parsing: text)
    #expect(table.hasNumbers([0, 1], [[1, -2.5], [.nan, 3]]) && table.names == ["x", "y"], "\(table)")
    #expect(table.timeName == "t")
    #expect(!RecordedTable.looksLikeTable(Array(text.utf8)))
  }

  @Test func timesAndGaps() throws {
    let rows = try RecordedTable(parsing: "[[0,1],[1,2]]")
    #expect(rows.timeName == "time" && rows.names == ["value1"] && rows.columns == [[1, 2]])
    let unit = try RecordedTable(parsing: #"[{"x":1,"frame":3,"time_ms":500}]"#)
    #expect(unit.times == [0.5] && unit.names == ["x", "frame"] && unit.timeName == "time")
    #expect(unit.remarks == ["times in 'time_ms' are read as milliseconds", "times are read from 'time_ms'"])
    #expect(try RecordedTable(parsing: #"{"t":0,"x":1}"#).times == [0])
    let missing = try RecordedTable(parsing: #"[{"t":0,"x":"inf"},{"t":1}]"#)
    #expect(missing.hasNumbers([0, 1], [[.infinity, .nan]]))
  }

  @Test(arguments: [
    ("[]", "expected a table with times and values, found no row"),
    (#"[{"t":0,"x":1},"# + "\n" + #"{"t":1,"x":true}]"#, "line 2: expected a number for 'x', found true"),
    (#"[{"t":0,"x":1},"# + "\n" + #"{"t":1,"z":1}]"#, "line 2: expected the names of the first row, found 'z'"),
    (#"[{"t":0,"x":1},"# + "\n" + #"{"x":1}]"#, "line 2: expected a time as 't'"),
    (#"[{"t":0,"x":1},"# + "\n" + #"{"t":null,"x":1}]"#, "line 2: expected a number for 't', found null"),
    ("{\"t\":0,\"x\":1}\n{\"t\":-1,\"x\":1}", "line 2: expected a time of at least 0, as times ascend, found -1"),
    ("{\"t\":0,\"x\":1}\n{\"t\":1,\"x\":}", "line 2, column 12: expected a value, found '}'"),
    ("\n\n{\"t\":0,\"x\":1}\n\n{\"t\":1,\"x\":}", "line 5, column 12: expected a value, found '}'"),
    ("\n{\"t\":0,\"x\":1}\n{\"t\":1,\"z\":1}", "line 3: expected the names of the first row, found 'z'"),
    ("[[0,1],\n[1,2,3]]", "line 2: expected 2 numbers, found 3"),
    ("[[0,1],\n[1,\"a\"]]", "line 2, cell 2: expected a number, found 'a'"),
    ("[[0,1],\n{\"t\":1}]", "line 2: expected an array as a row, found an object"),
    ("[1,2]", "line 1: expected an object or an array as a row, found a number"),
    ("[[1],[2]]", "line 1: expected a time and a value, found 1"),
    (#"{"t":[0,1],"x":[1]}"#, "line 1: expected 2 elements for 'x', found 1"),
    (#"{"t":[0,1],"x":3}"#, "line 1: expected an array for 'x', found a number"),
    (#"{"t":[1,0],"x":[1,2]}"#, "row 2: expected a time of at least 1, as times ascend, found 0"),
    (#"{"t":[0]}"#, "expected an array of times and one of values, found 1"),
    (
      #"{"t (px)":[0],"x":[1]}"#,
      "no unit of time is 'px': expected seconds, milliseconds (ms), microseconds (us), nanoseconds (ns), minutes or hours"
    ),
    (#"[{"t":0,"x":1}"#, "line 1, column 15: expected ',' or ']', found the end"),
  ])
  func mistakesHaveTheirPlace(text: String, problem: String) {
    let error = #expect(throws: TableError.self) { try RecordedTable(parsing: text) }
    #expect(error?.description == problem)
  }
}
