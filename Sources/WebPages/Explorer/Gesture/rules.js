// The usual rules of pages and games that follow a target once a frame: the only motion on these pages outside the library.
// Each rule has the notation of the library's follower that does the same at 60 Hz.

const USUAL_RATE = 60;

const PART = 0.15;
const STIFFNESS = 180;
const DAMPING = 12;
const CUTOFF = 3;
const KEPT = Math.exp((-2 * Math.PI * CUTOFF) / USUAL_RATE);

/**
 * The rules by their names. `start(place)` makes one at rest: a function of the target and of the seconds since the last frame
 * that returns the next place. `follower` is the notation, `followerText` what the page says.
 */
export const RULES = {
  // Everybody's first easing: Shiffman's "Easing" example of Processing, R. Penner's chapter on sliding, Unity's
  // Vector3.Lerp(a, b, 0.15) in Update. It covers a part of the distance in each frame, however long that is.
  lerp: {
    label: "Lerp by frame",
    text: `x += (target − x) · ${PART}`,
    ...halfLife(1 - PART),
    start(place) {
      let x = place;
      return (target) => (x += (target - x) * PART);
    },
  },
  // The loop of most spring libraries and games, after G. Fiedler's "Integration basics" (2004): first the velocity, then the
  // place with the new velocity. Its error grows with the time step. The spring is react-spring's "wobbly".
  euler: {
    label: "Euler’s spring",
    text: `v += (${STIFFNESS}·(target − x) − ${DAMPING}·v)·dt;  x += v·dt`,
    follower: `spring(1 ${STIFFNESS} ${DAMPING})`,
    followerText: `spring(1 ${STIFFNESS} ${DAMPING})`,
    start(place) {
      let [x, v] = [place, 0];
      return (target, seconds) => {
        v += (STIFFNESS * (target - x) - DAMPING * v) * seconds;
        return (x += v * seconds);
      };
    },
  },
  // A low-pass filter of one pole as in textbooks of signal processing (Oppenheim and Schafer), with its constant worked out
  // once for the rate that its author's display had.
  filter: {
    label: "Filter with fixed steps",
    text: `x = ${KEPT.toFixed(3)}·x + ${(1 - KEPT).toFixed(3)}·target,  ${CUTOFF} Hz for ${USUAL_RATE} frames a second`,
    ...halfLife(KEPT),
    start(place) {
      let x = place;
      return (target) => (x = KEPT * x + (1 - KEPT) * target);
    },
  },
};

// The half-life of what keeps a part of the distance in each frame at the usual rate.
function halfLife(kept) {
  const seconds = -Math.LN2 / (USUAL_RATE * Math.log(kept));
  const followerText = `half-life(${(seconds * 1000).toFixed(1)}ms)`;
  return { follower: `half-life(${seconds}s)`, followerText };
}
