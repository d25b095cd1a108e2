// A gesture as an input system reports it: places of a finger, each with its time.
//
// It goes right, back, and right again, where it lets go in full movement; about 120 times a second, now and then an event
// missing, in half points, with a little tremor. Made by:
//
//   import random
//   r, moves, t, rows = random.Random(26), [(0.10, 0.34, 420), (0.56, 0.24, -190), (0.92, 0.40, 310)], 0, []
//   smooth = lambda u: u * u * u * (10 - 15 * u + 6 * u * u)
//   while t < 1.12:
//       place = sum(d * smooth(min(max((t - s) / l, 0), 1)) for s, l, d in moves) + r.gauss(0, 0.3)
//       rows.append((round(t * 1e4) / 10, round(2 * place) / 2 if rows else 0))
//       t += (2 if r.random() < 0.03 else 1) * max(r.gauss(1, 0.12), 0.5) / 120
//   print(", ".join(f"{ms:g},{place:g}" for ms, place in rows))

const STORED = [
  0,0, 7.7,0, 15.8,0, 23.8,-0.5, 32.1,0.5, 40.4,0, 51.9,0, 59.9,-0.5, 67.2,-0.5, 76.9,0, 85.1,0, 102.2,-0.5, 109.7,0.5,
  117.2,0.5, 127.5,2, 135.5,4, 143.8,7, 151.7,11.5, 160.5,18, 168.8,25.5, 178.2,35, 185.3,44, 194.1,56.5, 204.3,72.5,
  211.7,85.5, 219.2,99, 227.7,116.5, 236.4,134.5, 244.5,151.5, 253,171, 261.4,190, 270.8,212, 279.5,232, 287.9,251,
  296.3,269.5, 304.8,288, 312.8,305.5, 320.9,321.5, 330.3,338, 339.7,354, 347.9,367, 356.1,378, 364.8,388, 373.4,397.5,
  381.8,404, 390.6,410, 400.2,414, 407.5,417, 413.5,418.5, 422.3,419.5, 429.9,420, 438.3,420, 447.8,420, 455.3,420,
  462.8,420.5, 470.9,420, 479.5,420, 487.9,420, 497.5,420, 506.6,420, 514.7,420, 521.9,421, 530.5,420, 538.8,420.5,
  547.1,420, 555.1,419.5, 562.3,420, 570.1,420.5, 578,418.5, 587.5,418, 597,414.5, 606.1,410, 613.7,405.5, 621.3,399.5,
  630.5,390.5, 637.7,382.5, 647.6,370.5, 656.1,359.5, 664.8,347, 672.6,336, 682.4,321.5, 690.9,308.5, 698.7,297.5,
  707,286.5, 714.9,276, 723,267, 732.5,256.5, 741,249, 747.6,244, 755.2,239.5, 762.3,236, 770.8,233, 779.2,231, 788.8,230,
  798.1,230.5, 805.8,229.5, 813.6,230.5, 822.1,230, 830.5,229.5, 838.4,230, 847,229.5, 854.7,230, 864.1,230, 872,230,
  880.2,230, 888.5,230.5, 895.8,230, 904.6,230, 914.5,230, 924.2,229.5, 932,230, 940.5,230.5, 948.7,231.5, 957,232.5,
  964.8,233.5, 972.8,236.5, 979.7,237.5, 988.3,241.5, 995.9,245.5, 1004.1,250.5, 1011.1,255.5, 1019.7,262, 1027.2,268,
  1036.4,277.5, 1045.4,286, 1053.6,295.5, 1063.1,306.5, 1074,319.5, 1083.5,333, 1092.5,346, 1098.8,354.5, 1106.8,365.5,
  1115.4,378,
];

/** A gesture: `times` in seconds from 0 on, and `places` in points from where it began. */
export class Gesture {
  constructor(times, places) {
    this.times = Float64Array.from(times, (time) => time - times[0]);
    this.places = Float64Array.from(places, (place) => place - places[0]);
  }

  /** The seconds from the first event to the last. */
  get duration() { return this.times.at(-1); }

  /** The one that every page has. */
  static get stored() {
    const [times, places] = [0, 1].map((part) => STORED.filter((_, index) => index % 2 === part));
    return new Gesture(times.map((milliseconds) => milliseconds / 1000), places);
  }

  /** A short push at an even velocity. */
  static push(velocity, seconds = 0.1, rate = 120) {
    const times = Array.from({ length: Math.round(seconds * rate) + 1 }, (_, index) => index / rate);
    return new Gesture(times, times.map((time) => velocity * time));
  }
}

// Of a hand that rests on the card for long, the last seconds are enough.
const LONGEST = 3;

/** Writes down a gesture while it is made. */
export class GestureRecorder {
  #times = [];
  #places = [];

  add(time, place) {
    this.#times.push(time);
    this.#places.push(place);
    while (time - this.#times[0] > LONGEST) {
      this.#times.shift();
      this.#places.shift();
    }
  }

  /** The gesture; null for a tap, which has moved nothing. */
  finished() {
    const isMoved = Math.max(...this.#places) - Math.min(...this.#places) >= 5;
    return isMoved && this.#times.length >= 4 ? new Gesture(this.#times, this.#places) : null;
  }
}

/** Makes a gesture once more: gives its events to a hand when their times have come. */
export class GesturePlayer {
  #gesture;
  #start;
  #next = 0;

  constructor(gesture, start) {
    this.#gesture = gesture;
    this.#start = start;
  }

  /** Drags by the events up to a time, each at its own; false when the last one has been. */
  advance(time, drag) {
    const { times, places } = this.#gesture;
    while (this.#next < times.length && this.#start + times[this.#next] <= time) {
      drag(places[this.#next], this.#start + times[this.#next]);
      this.#next += 1;
    }
    return this.#next < times.length;
  }

  /** When it lets go. */
  get end() { return this.#start + this.#gesture.duration; }
}
