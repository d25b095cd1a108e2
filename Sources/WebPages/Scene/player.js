// The script of an animated scene: a button plays and pauses, a slider moves from frame to frame.
// The picture keeps the time; the slider counts frames.
"use strict";
(() => {
  const svg = document.querySelector(".picture > svg");
  const player = document.querySelector(".player");
  const button = player.querySelector("button");
  const slider = player.querySelector("input");
  const output = player.querySelector("output");
  const times = player.dataset.times.split(" ").map(Number);
  const duration = times.at(-1);
  const end = duration * Number(player.dataset.repeats ?? Infinity);

  // The time within the animation.
  function currentTime() {
    const now = svg.getCurrentTime();
    return now >= end ? duration : now % duration;
  }

  // The frame with the nearest time.
  function frameAt(time) {
    const next = Math.max(1, times.findIndex((other) => other >= time));
    return time - times[next - 1] < times[next] - time ? next - 1 : next;
  }

  function show(time) {
    output.textContent = time.toFixed(3) + " s of " + duration.toFixed(3) + " s";
    slider.setAttribute("aria-valuetext", time.toFixed(3) + " seconds");
  }

  function follow() {
    const time = currentTime();
    slider.value = frameAt(time);
    show(time);
    if (svg.getCurrentTime() >= end) pause();
    if (!svg.animationsPaused()) requestAnimationFrame(follow);
  }

  function pause() {
    svg.pauseAnimations();
    button.textContent = "Play";
  }

  function play() {
    if (svg.getCurrentTime() >= end) svg.setCurrentTime(0);
    svg.unpauseAnimations();
    button.textContent = "Pause";
    requestAnimationFrame(follow);
  }

  function seek() {
    pause();
    const time = times[slider.value];
    // At its very end a repeated animation is at its start again.
    svg.setCurrentTime(Math.min(time, (1 - 1e-6) * duration));
    show(time);
  }

  button.addEventListener("click", () => (svg.animationsPaused() ? play() : pause()));
  slider.addEventListener("input", seek);
  player.hidden = false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) pause();
  else play();
  show(currentTime());
})();
