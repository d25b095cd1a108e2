import Foundation
import MotionDynamics
import MotionNumerics
import TestSupport
import Testing

@Suite struct SpringNetworkTests {
  private typealias Network = SpringNetwork<Double>
  private typealias Plane = SpringNetwork<SIMD2<Double>>

  /// A cart on an anchor, and a load on the cart, built one by one and at once.
  private struct CartAndLoad {
    var network = Network(gravity: -1)
    let cart, load: Network.BodyID
    let rope: Network.SpringID

    init() {
      cart = network.addBody(mass: 1)
      load = network.addBody(mass: 2, friction: 0.5)
      rope = network.addSpring(from: cart, to: .anchor(0), stiffness: 100, damping: 3)
      network.addSpring(from: load, to: .body(cart), stiffness: 60, cubicStiffness: 5, restLength: 1)
    }

    static let atOnce = Network(
      masses: [1, 2], frictions: [0, 0.5],
      springs: [
        NetworkSpring(from: 0, to: .anchor(0), stiffness: 100, damping: 3),
        NetworkSpring(from: 1, to: .body(0), stiffness: 60, cubicStiffness: 5, restLength: 1),
      ], gravity: -1)
  }

  @Test func bodiesAndSpringsAreAdded() {
    let made = CartAndLoad()
    #expect(made.network == CartAndLoad.atOnce)
    #expect(made.cart.index == 0 && made.load.index == 1 && made.rope.index == 0)
    #expect(made.network[made.rope].damping == 3)
    var network = made.network
    network.addBody(mass: 3)
    #expect(network.masses == [1, 2, 3] && network.frictions == [0, 0.5, 0])
    #expect(Network().masses.isEmpty && Network().frictions.isEmpty)
  }

  /// Bodies and springs instead of indices: the same simulation to the bit.
  @Test(arguments: [(1, 2, 2), (2, 1, 2), (2, 2, 1)])
  func anEvaluationNeedsRoomForAllCoordinates(results: Int, positions: Int, velocities: Int) async {
    await #expect(processExitsWith: .failure) { [results, positions, velocities] in
      let network = SpringNetwork(
        masses: [1, 1], springs: [NetworkSpring<Double>(from: 0, to: .body(1), stiffness: 1, restLength: 1)])
      var accelerations = [Double](repeating: 0, count: results)
      var span = accelerations.mutableSpan
      network.evaluate(
        &span, at: 0, positions: [Double](repeating: 0, count: positions).span,
        velocities: [Double](repeating: 0, count: velocities).span)
    }
  }

  @Test func aSimulationByBodiesEqualsOneByIndices() throws {
    let made = CartAndLoad()
    let byBodies = Simulation(
      of: made.network, from: [made.load: 1.5], velocity: [made.load: -2],
      events: [
        .at(0.2, .retarget(made.rope, to: 0.5)), .when(made.load, position: 1.4, .rising, .record),
        .when(made.cart, velocity: 0, .falling, .record), .at(0.4, .change { $0[made.rope].stiffness = 200 }),
      ])
    let byIndices = Simulation(
      of: CartAndLoad.atOnce, from: [0, 1.5], velocity: [0, -2],
      events: [
        .at(0.2, .change { $0.springs[0].end = .anchor(0.5) }),
        .when(coordinate: 1, position: 1.4, .rising, .record),
        .when(coordinate: 0, velocity: 0, .falling, .record), .at(0.4, .change { $0.springs[0].stiffness = 200 }),
      ])
    let (first, second) = (try byBodies.trajectory(until: 2), try byIndices.trajectory(until: 2))
    #expect(first.eventRecords == second.eventRecords && first.eventRecords.count > 4)
    for time in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(first.value(at: time) == second.value(at: time))
      #expect(first.body(made.load).value(at: time) == first.value(at: time)[1])
      #expect(first.body(made.load).velocity(at: time) == first.velocity(at: time)[1])
    }
  }

  @Test func aBodyInThePlaneHasTwoAxes() throws {
    var network = Plane(gravity: [0, -10])
    network.addBody(mass: 1)
    let ball = network.addBody(mass: 1)
    let motion = try Simulation(
      of: network, from: [ball: [0, 1.25]], velocity: [ball: [2, 0]],
      events: [
        .when(ball, axis: 1, position: 0, .falling, .reflect(restitution: 1)),
        .when(ball, position: 0.5, .rising, .record), .when(ball, axis: 1, velocity: -2, .falling, .record),
      ]
    ).trajectory(until: 0.6)
    #expect(motion.eventRecords.map(\.event) == [2, 1, 0])
    for (record, time) in zip(motion.eventRecords, [0.2, 0.25, 0.5]) { #expect(abs(record.time - time) <= 1e-9) }
  }

  // MARK: Bad input

  /// The error of a network from outside, as text.
  private func problem(_ make: () throws -> Network) -> String {
    do {
      return "\(try make())"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [0, -1, Double.infinity, .nan])
  func massesThatAreNotPositive(mass: Double) {
    #expect(
      problem { try Network(validatingMasses: [1, mass], springs: []) }
        == "masses[1] must be a positive number, not \(mass.shortestDecimal)")
  }

  @Test func springsThatJoinNothing() {
    let spring = NetworkSpring<Double>(from: 0, to: .anchor(0), stiffness: 1)
    for (from, end, expected) in [
      (2, NetworkSpring<Double>.End.anchor(0), "springs[1].body must be a body of the network, which has 2, not 2"),
      (-1, .anchor(0), "springs[1].body must be a body of the network, which has 2, not -1"),
      (0, .body(7), "springs[1].end must be a body of the network, which has 2, not 7"),
      (1, .body(1), "springs[1].end must be another body than that of the first end, not the same"),
    ] {
      let other = NetworkSpring(from: .init(from), to: end, stiffness: 1)
      #expect(problem { try Network(validatingMasses: [1, 1], springs: [spring, other]) } == expected)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func numbersThatAreNotFinite(number: Double) {
    func spring(
      to end: NetworkSpring<Double>.End = .anchor(0), _ stiffness: Double = 1, _ damping: Double = 0,
      _ cubic: Double = 0, _ rest: Double = 0
    ) throws -> NetworkSpring<Double> {
      try NetworkSpring(
        validatingFrom: 0, to: end, stiffness: stiffness, damping: damping, cubicStiffness: cubic, restLength: rest)
    }
    for make in [
      { try spring(number) }, { try spring(1, number) }, { try spring(1, 0, number) }, { try spring(1, 0, 0, number) },
      { try spring(to: .anchor(number)) },
    ] {
      #expect(throws: ParameterError.self) { try make() }
    }
    // A spring can also be changed after it was made.
    var changed = NetworkSpring<Double>(from: 0, to: .anchor(0), stiffness: 1)
    changed.damping = number
    #expect(
      problem { try Network(validatingMasses: [1], springs: [changed]) }
        == "springs[0].damping must be a finite number, not \(number.shortestDecimal)")
    #expect(throws: ParameterError.self) { try Network(validatingMasses: [1], springs: [], gravity: number) }
    #expect(throws: ParameterError.self) {
      try Plane(validatingMasses: [1], springs: [], gravity: SIMD2(0, number))
    }
    #expect(throws: ParameterError.self) { try Network(validatingMasses: [1], frictions: [number], springs: []) }
  }

  @Test func frictionsThatDoNotFit() {
    #expect(
      problem { try Network(validatingMasses: [1], frictions: [], springs: []) }
        == "frictions.count must be the number of masses, 1, not 0")
    #expect(
      problem { try Network(validatingMasses: [1], frictions: [-1], springs: []) }
        == "frictions[0] must be a finite number that is not negative, not -1")
  }

  /// A refused body or spring leaves the network unchanged.
  @Test func bodiesAndSpringsFromOutside() throws {
    func refusal<Made>(_ make: () throws(ParameterError) -> Made) -> String? {
      do throws(ParameterError) {
        _ = try make()
        return nil
      } catch {
        return "\(error)"
      }
    }
    var network = Network()
    let cart = try network.addBody(validatingMass: 1)
    let load = try network.addBody(validatingMass: 2, friction: 0.5)
    let rope = try network.addSpring(validatingFrom: cart, to: .anchor(0), stiffness: 100, damping: 3)
    try network.addSpring(validatingFrom: load, to: .body(cart), stiffness: 60, cubicStiffness: 5, restLength: 1)
    network.gravity = -1
    #expect(network == CartAndLoad().network && network[rope].damping == 3)
    let before = network
    #expect(
      refusal { () throws(ParameterError) in try network.addBody(validatingMass: 0) }
        == "mass must be a positive number, not 0")
    for number in [-1, Double.nan, .infinity] {
      #expect(refusal { () throws(ParameterError) in try network.addBody(validatingMass: number) } != nil)
      #expect(refusal { () throws(ParameterError) in try network.addBody(validatingMass: 1, friction: number) } != nil)
    }
    #expect(
      refusal { () throws(ParameterError) in try network.addSpring(validatingFrom: cart, to: .body(cart), stiffness: 1)
      }
        == "springs[2].end must be another body than that of the first end, not the same")
    #expect(
      refusal { () throws(ParameterError) in try network.addSpring(validatingFrom: 7, to: .anchor(0), stiffness: 1) }
        == "springs[2].body must be a body of the network, which has 2, not 7")
    #expect(
      refusal { () throws(ParameterError) in
        try network.addSpring(validatingFrom: cart, to: .anchor(.nan), stiffness: 1)
      } != nil)
    #expect(
      refusal { () throws(ParameterError) in
        try network.addSpring(validatingFrom: cart, to: .anchor(0), stiffness: .infinity)
      } != nil)
    #expect(network == before)
  }

  @Test func errorsOfTheProgrammerTrapWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var network = SpringNetwork<Double>()
      let body = network.addBody(mass: 1)
      network.addSpring(from: body, to: .body(body), stiffness: 1)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("springs[0].end must be another body than that of the first end"))
    await #expect(processExitsWith: .failure) {
      var network = SpringNetwork<Double>()
      network.addBody(mass: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Simulation(of: SpringNetwork<Double>(masses: [1], springs: []), from: [3: 1.0])
    }
    await #expect(processExitsWith: .failure) {
      let network = SpringNetwork<Double>(masses: [1], springs: [])
      _ = Simulation(of: network, from: [0: 1.0], events: [.when(0, axis: 1, position: 0, .rising, .stop)])
    }
  }

  // MARK: Text

  @Test func networksAreStored() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let network = CartAndLoad().network
    let stored = try encoder.encode(network)
    #expect(try JSONDecoder().decode(Network.self, from: stored) == network)
    #expect(
      String(decoding: stored, as: UTF8.self) == """
        {"frictions":[0,0.5],"gravity":-1,"masses":[1,2],"springs":[\
        {"body":0,"cubicStiffness":0,"damping":3,"end":{"anchor":0},"restLength":0,"stiffness":100},\
        {"body":1,"cubicStiffness":5,"damping":0,"end":{"body":0},"restLength":1,"stiffness":60}]}
        """)
    let plane = Plane(
      masses: [1], springs: [NetworkSpring(from: 0, to: .anchor([1, 2]), stiffness: 3)], gravity: [0, -9.81])
    #expect(try JSONDecoder().decode(Plane.self, from: try encoder.encode(plane)) == plane)
    let short = Data(#"{"masses":[1],"springs":[{"body":0,"end":{"anchor":2},"stiffness":3}]}"#.utf8)
    #expect(
      try JSONDecoder().decode(Network.self, from: short)
        == Network(masses: [1], springs: [NetworkSpring(from: 0, to: .anchor(2), stiffness: 3)]))
  }

  @Test(arguments: [
    #"{"masses":[0],"springs":[]}"#, #"{"masses":[1],"frictions":[-1],"springs":[]}"#,
    #"{"masses":[1],"frictions":[1,2],"springs":[]}"#,
    #"{"masses":[1],"springs":[{"body":1,"end":{"anchor":2},"stiffness":3}]}"#,
    #"{"masses":[1],"springs":[{"body":0,"end":{},"stiffness":3}]}"#,
    #"{"masses":[1],"springs":[{"body":0,"end":{"body":0},"stiffness":3}]}"#, #"{"masses":[1]}"#, "[]",
  ])
  func networksThatAreNone(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Network.self, from: Data(json.utf8)) }
  }

  @Test func descriptionsAreSwift() {
    let network = CartAndLoad().network
    #expect(
      network.springs.map(\.description) == [
        "NetworkSpring(from: 0, to: .anchor(0.0), stiffness: 100, damping: 3)",
        "NetworkSpring(from: 1, to: .body(0), stiffness: 60, cubicStiffness: 5, restLength: 1)",
      ])
  }
}
