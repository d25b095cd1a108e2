// Asks JavaScript's springs. Where a library integrates in steps, it is asked in the frames that a screen would give it.

import { Declined, library, Results } from "./suite.mjs";

const results = new Results("springs");
// What a library prints of its troubles; its answers tell them.
console.warn = () => {};
// What a library calls rest ends its motion with a jump to the target: never, for these questions.
const never = 1e-300;
// What an integrator's steps are asked for.
const longest = 30;

function steppedTo(time, frame, advance) {
  if (time > longest) throw new Declined();
  const frames = Math.floor(time / frame + 1e-9);
  for (let index = 0; index < frames; index++) advance(frame);
  const rest = time - frames * frame;
  if (rest > 1e-9) advance(rest);
}

function both(read) {
  return {
    value: (given) => (time) => read(given, time).value,
    velocity: (given) => (time) => read(given, time).velocity,
  };
}

const motion = await library("motion");
if (motion) {
  const peer = results.peer("Motion", motion.version, "https://github.com/motiondivision/motion");
  const generator = ({ mass, stiffness, damping, from, to, velocity }) =>
    motion.spring({ keyframes: [from, to], mass, stiffness, damping, velocity, restSpeed: never, restDelta: never });
  peer.answer("springs", {
    value: (given) => (time) => generator(given).next(time * 1000).value,
    velocity: (given) => (time) => generator(given).velocity(time * 1000),
  });
  // A change starts another spring with the value and the velocity of the one before.
  const retargeted = ({ changes, ...first }, time) => {
    let given = first, start = 0;
    for (const [instant, to, mass, stiffness, damping] of changes) {
      if (instant > time) break;
      const spring = generator(given), elapsed = (instant - start) * 1000;
      const state = { from: spring.next(elapsed).value, velocity: spring.velocity(elapsed), to };
      given = { ...given, ...state, ...(mass === undefined ? {} : { mass, stiffness, damping }) };
      start = instant;
    }
    return [generator(given), (time - start) * 1000];
  };
  peer.answer("retargeting", {
    value: (given) => (time) => {
      const [spring, elapsed] = retargeted(given, time);
      return spring.next(elapsed).value;
    },
    velocity: (given) => (time) => {
      const [spring, elapsed] = retargeted(given, time);
      return spring.velocity(elapsed);
    },
  });
  // Motion looks every 50 ms whether the value and the velocity are within its distance and its speed.
  peer.answer("settling", {
    sampled: ({ mass, stiffness, damping, velocity }) => (step, distance, speed) => {
      if (step !== 0.05) throw new Declined();
      const spring = motion.spring({
        keyframes: [0, 1], mass, stiffness, damping, velocity, restDelta: distance, restSpeed: speed,
      });
      return motion.calcGeneratorDuration(spring) / 50;
    },
  });
}

const popmotion = await library("popmotion");
if (popmotion) {
  const peer = results.peer("Popmotion", popmotion.version, "https://github.com/Popmotion/popmotion");
  peer.answer("springs", {
    value: (given) => {
      const spring = popmotion.spring({ ...given, restSpeed: never, restDelta: never });
      return (time) => spring.next(time * 1000).value;
    },
  });
}

const anime = await library("animejs");
if (anime) {
  const peer = results.peer("anime.js", anime.version, "https://github.com/juliangarnier/anime");
  peer.answer("springs", {
    value: ({ mass, stiffness, damping, from, to, velocity }) => {
      // A curve of progress has no motion where there is no distance, and the library limits its parameters.
      const limited = (parameter) => parameter < 1e-11 || parameter > 1e4;
      if (from === to || mass < 1 || limited(stiffness) || limited(damping)) return null;
      const spring = new anime.Spring({ mass, stiffness, damping, velocity: velocity / (to - from) });
      return (time) => from + (to - from) * spring.solve(time);
    },
  });
  peer.answer("spring-parameters", {
    fromDurationAndBounce: () => (duration, bounce) => {
      const spring = new anime.Spring({ duration: duration * 1000, bounce });
      return [spring.stiffness, spring.damping];
    },
  });
}

const wobble = await library("wobble");
if (wobble) {
  const peer = results.peer("wobble", wobble.version, "https://github.com/skevy/wobble");
  wobble.Spring.MAX_DELTA_TIME_MS = Infinity;
  // The library reads the clock and asks for frames; both are given here.
  let frame;
  globalThis.requestAnimationFrame = (handler) => (frame = handler);
  globalThis.cancelAnimationFrame = () => {};
  const state = ({ mass, stiffness, damping, from, to, velocity }, time) => {
    const now = Date.now;
    Date.now = () => 0;
    const spring = new wobble.Spring({
      fromValue: from, toValue: to, mass, stiffness, damping, initialVelocity: velocity / 1000,
      allowsOverdamping: true, restVelocityThreshold: 0, restDisplacementThreshold: 0,
    });
    try {
      spring.start();
      Date.now = () => time * 1000;
      if (time > 0 && frame) frame();
    } finally {
      Date.now = now;
      frame = undefined;
    }
    return { value: spring.currentValue, velocity: spring.currentVelocity * 1000 };
  };
  peer.answer("springs", both(state));
}

const rebound = await library("rebound");
if (rebound) {
  const peer = results.peer("Rebound", rebound.version, "https://github.com/facebookarchive/rebound-js");
  const state = ({ mass, stiffness, damping, from, to, velocity }, time) => {
    if (mass !== 1) throw new Declined();
    const system = new rebound.SpringSystem();
    const spring = system.createSpringWithConfig({ tension: stiffness, friction: damping });
    spring.setRestSpeedThreshold(0);
    spring.setRestDisplacementThreshold(0);
    spring.setCurrentValue(from, true);
    spring.setEndValue(to);
    spring.setVelocity(velocity);
    let now = 0;
    steppedTo(time, 1 / 60, (seconds) => spring.advance((now += seconds), seconds));
    return { value: spring.getCurrentValue(), velocity: spring.getVelocity() };
  };
  peer.answer("springs", both(state));
  peer.answer("spring-parameters", {
    fromOrigami: () => (tension, friction) => {
      const config = rebound.SpringConfig.fromOrigamiTensionAndFriction(tension, friction);
      return [config.tension, config.friction];
    },
    fromPop: () => (bounciness, speed) => {
      const config = rebound.SpringConfig.fromBouncinessAndSpeed(bounciness, speed);
      return [config.tension, config.friction];
    },
  });
}

const reactSpring = await library("@react-spring/core");
if (reactSpring) {
  const source = "https://github.com/pmndrs/react-spring";
  const advanced = (frame) => ({ mass, stiffness, damping, from, to, velocity }, time) => {
    const value = new reactSpring.SpringValue(from);
    const config = { mass, tension: stiffness, friction: damping, velocity: velocity / 1000, precision: never };
    value.start({ to, config });
    steppedTo(time, frame, (seconds) => value.advance(seconds * 1000));
    return { value: value.get(), velocity: time === 0 ? velocity : value.velocity * 1000 };
  };
  reactSpring.Globals.assign({ frameLoop: "demand", requestAnimationFrame: () => 0, now: () => 0, skipAnimation: false });
  results.peer("react-spring, frames of 1 ms", reactSpring.version, source).answer("springs", both(advanced(0.001)));
  const peer = results.peer("react-spring, 60 frames a second", reactSpring.version, source);
  peer.answer("springs", both(advanced(1 / 60)));
  peer.answer("spring-parameters", {
    fromReactSpring: () => (mass, frequency, damping) => {
      const value = new reactSpring.SpringValue(0);
      value.start({ to: 1, config: { mass, frequency, damping } });
      return [value.animation.config.tension, value.animation.config.friction];
    },
  });
}

results.write();
