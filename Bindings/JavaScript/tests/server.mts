// Compiled and not run: on a server there are no types of pages.
import { Curve, Spring } from "inbetween/spring";

const { easing, duration } = new Spring({ duration: 0.5, bounce: 0.3 }).motion({ to: 300 }).easing();

export const style = `transition: translate ${duration}ms ${easing}, opacity 300ms ${new Curve("ease-out-back").easing().easing}`;
