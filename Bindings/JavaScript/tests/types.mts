// Compiled and not run: what the types allow, and what they do not.
import { Axis, ColorMotion, Curve, Effect, Follower, importLottie, importMotions, init, InbetweenError, Lottie, Motion, Path, Spring, SpringPool, Track, VectorMotion } from "inbetween/lottie";
import type { ExportedText, MotionParts, Numbers, SpringFit } from "inbetween";
import * as inline from "inbetween/inline";
import * as small from "inbetween/small";
import * as plain from "inbetween/spring";
import * as whole from "inbetween";

await init();
await init(new URL("https://example.com/inbetween.wasm"));
await whole.init(fetch("inbetween.wasm"));
await inline.init();

const motion: whole.Motion = new Motion("spring(1 100 10) 0 -> 300");
const value: number = motion.value(0.1) + motion.velocity(0.1) + motion.restTime;
const times: Numbers = new Set([0, 0.1]);
const values: Float64Array = motion.sample(times, new Float64Array(2));
const { values: both }: { values: Float64Array } = motion.states([0], { values });
const [start, end] = motion.domain;
const stiffness: number | undefined = motion.spring?.stiffness;
const fit: SpringFit = Motion.fitSpring(times, values);
const text: ExportedText = fit.motion.export("keyframes", { format: "waapi", tolerance: 1e-3 });
const animation: Animation = document.body.animate({ opacity: [0, 1] }, motion.easing(1e-3));
motion[Symbol.dispose]();
const caught = motion.handedOver(0, { at: start + end, spring: new Spring({ duration: 0.5 }) });
const isNear: boolean = caught.check(times, both, 1, { shifts: [-0.1, 0.1] });

const parts: MotionParts = Motion.fitCurve(times, values).motion.parts;
const firstHandle: number = parts.kind === "cubic-bezier" ? parts.points[0] : parts.from;
const names: string[] = Motion.names();
const easings: string[] = importMotions("a { --x: ease }").motions.map(({ name, notation }) => `${name} ${notation}`);
const duration: unknown = importLottie(new Uint8Array(), { path: "Ball.r" }).duration;
const worst: number = motion.fitLines(1e-3).largest;
new Follower("snappy").follow(firstHandle, 0);
new Axis({ greatest: 1000, extent: 400 }).springTo(300, { at: 0, spring: new Spring("snappy") });

const x: number = new Path("M0 0L1 1").position(0.5).x + new Curve("ease").value(0.5);
const y: number = new Track([0, 1], [0, 1], { curves: "ease", mode: "cubic" }).value(0.5);
const point: Float64Array = new Track([0, 1], [[0, 0], [1, 1]]).value(0.5);
const plane: Track<Float64Array> = new Track([0, 1], [new Float64Array(2), new Float64Array(2)], { mode: "cubic" });
const far: number = new Track(new Float64Array(2), new Float64Array(2)).velocity(0.5);
const card: VectorMotion = VectorMotion.between(motion, [0, 0], [120, 40]).handedOver([1, 2], { at: 0, spring: "snappy" });
const flying: VectorMotion = plane.handedOver(new Float64Array(2), { at: 0, spring: { mass: 1, stiffness: 100, damping: 10 } });
const alone: Motion = new Track([0, 1], [0, 1]).handedOver(3, { at: 0, spring: "snappy" });
const red: string = new ColorMotion(alone, "red", "blue", { space: "oklch" }).color(card.restTime + flying.value(0)[0]);
const damping: number = Motion.fitSpring(times, values, { target: 300, digits: 3 }).standardErrors.dampingRatio;
const twice: Motion = motion.followedBy(alone).repeated(2, { alternating: true }).delayed(damping).between(0, 1);
const push: Float64Array = twice.accelerations([twice.acceleration(0)]);
new SpringPool(10, "snappy", { tolerance: 0.01 }).retarget(3, { members: [1] });
const flaw: string | null = Effect.script("pop-scale").about.flaw;
const scale: number = Effect.script("pop-scale").channels(0.1).scale;
const scales: Float64Array = Effect.script("pop-scale").channels([0.1]).scale;
const lottie = new Lottie(new Uint8Array());
const svg: string = lottie.overriding("**.Color", "#ff0000").overriding("**.Position", [1, 2]).svg(0, { prefix: "a-" });
const kinds: string[] = lottie.facts.layers.map((layer) => layer.type).concat(lottie.colors.map(({ color }) => color));
const spring = { mass: 1, stiffness: 100, damping: 10 };
const evenly: Float64Array = new small.Motion({ ...spring, target: 300 }).evenly(0, 1 / 60, 60);
const next: small.Motion = new small.Motion(spring).handedOver(1, { at: 0, spring });
new small.SpringPool(3, spring).setSpring(0, spring);
new SpringPool(3, spring).setSpring(0, new Spring(spring));
const prepared: number = new small.Curve(0, 0, 1, 1).value(0.5) + new Curve(0, 0, 1, 1).value(0.5) + new Motion(motion.spring ?? spring).restTime;
const bouncy = new plain.Spring({ duration: 0.5, bounce: 0.3 }).motion({ to: 300, velocity: 20 });
const rendered: string = `${bouncy.easing(1e-2).easing} ${bouncy.easing().duration}ms`;
const alike: Animation = document.body.animate([], { ...new plain.Curve("ease-in-out-back").easing(), duration: 300 });
const stored: Motion = new Motion(motion.toJSON());
const again: small.Motion = new small.Motion(bouncy.spring);
const settled: number | null = new plain.Spring({ response: 0.5, dampingRatio: 1 }).settlingDuration;
const numeric: number = bouncy.value(0.1) + bouncy.velocity(0.1) + bouncy.restTime + new plain.Curve(0.2, 0, 0, 1).value(0.5);
const code: "closed" | "notation" | string = new InbetweenError("closed", "").code;

// @ts-expect-error: a notation is a text
new Motion(3);
// @ts-expect-error: no time
motion.value();
// @ts-expect-error: only a cubic-bezier has points
parts.points;
// @ts-expect-error: no such target
motion.export("html");
// @ts-expect-error: no such option
motion.export("css", { nmae: "card" });
// @ts-expect-error: the numbers of two ways
new Spring({ mass: 1, dampingRatio: 0.5 });
// @ts-expect-error: no such format
importMotions("", "smil");
// @ts-expect-error: not in this build
whole.importLottie;
// @ts-expect-error: not in this build
whole.Lottie;
// @ts-expect-error: not in this build
new small.Motion(spring).facts;
// @ts-expect-error: no notation in this build
new small.Motion("ease");
// @ts-expect-error: the numbers of two ways
new plain.Spring({ response: 1, bounce: 0.3 });
// @ts-expect-error: no such curve
new plain.Curve("ease-in-jelly");
// @ts-expect-error: a motion has no setter
bouncy.spring.mass = 3;
// @ts-expect-error: a list of numbers is no number
const wrong: number = new Track([0, 1], [[0, 0], [1, 1]]).value(0.5);
// @ts-expect-error: nor is a number a list
const wrongToo: Float64Array = new Track([0, 1], [0, 1]).value(0.5);
// @ts-expect-error: texts are no values
new Track([0, 1], ["0", "1"]);
// @ts-expect-error: two numbers are no curve
new Curve(0, 1);

export {
  again, alike, animation, code, duration, easings, evenly, far, flaw, isNear, kinds, names, next, numeric, plane, point, prepared, rendered, scale,
  scales, settled, stiffness, stored, svg, text, value, worst, wrong, wrongToo, x, y,
};
