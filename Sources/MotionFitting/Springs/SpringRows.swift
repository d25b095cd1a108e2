/// Samples scaled to a duration and a range of 1, or means of neighbouring samples.
struct SpringRows {
  let times: [Double]
  let values: [Double]
  /// The number of samples that each row is the mean of.
  let weights: [Double]

  var count: Int { times.count }

  init(times: [Double], values: [Double]) {
    self.init(times: times, values: values, weights: Array(repeating: 1, count: times.count))
  }

  private init(times: [Double], values: [Double], weights: [Double]) {
    (self.times, self.values, self.weights) = (times, values, weights)
  }

  /// The means of the samples in each of some even parts of the duration; parts without samples give no row.
  func means(over partCount: Int) -> SpringRows {
    var (times, values, weights) = ([Double](), [Double](), [Double]())
    var last = -1
    for row in self.times.indices {
      let part = min(Int(self.times[row] * Double(partCount)), partCount - 1)
      let weight = self.weights[row]
      if part != last {
        times.append(self.times[row])
        values.append(self.values[row])
        weights.append(weight)
        last = part
        continue
      }
      // The mean moves by a part of the distance, so rows of one time keep it to the bit.
      let place = times.count - 1
      weights[place] += weight
      let share = weight / weights[place]
      times[place] += share * (self.times[row] - times[place])
      values[place] += share * (self.values[row] - values[place])
    }
    return SpringRows(times: times, values: values, weights: weights)
  }

  /// At most a number of rows, and not many fewer if there are more samples than that.
  ///
  /// If most samples are near to each other in time, their parts are shorter.
  func thinned(to most: Int) -> SpringRows {
    guard count > most else { return self }
    var (partCount, rows) = (most, means(over: most))
    while 4 * rows.count < most && partCount < 1 << 30 {
      partCount *= 2
      rows = means(over: partCount)
    }
    return rows
  }
}
