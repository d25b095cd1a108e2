// Plays the motion of a page with the library, which is loaded at the first press, and copies texts.

const place = document.querySelector(".try");
const button = place.querySelector("button");
const ball = place.querySelector("i");
const output = place.querySelector("output");
const domain = Number(place.dataset.domain);
// A curve without seconds takes one.
const REST = 0.4;
let motion;
let started;

button.addEventListener("click", async () => {
  if (!motion) {
    button.disabled = true;
    const { init, Motion } = await import("./lib/index.js");
    await init();
    motion = new Motion(place.dataset.motion);
    button.disabled = false;
  }
  started = undefined;
  requestAnimationFrame(show);
});

for (const target of document.querySelectorAll(".target")) {
  const text = target.querySelector("pre");
  if (text) {
    const copy = document.createElement("button");
    copy.textContent = "Copy";
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(text.textContent);
      copy.textContent = "Copied";
    });
    target.append(copy);
  }
}

function show(now) {
  started ??= now;
  const time = Math.min((now - started) / 1000, domain + REST);
  const value = motion.value(Math.min(time, domain));
  ball.style.left = `${100 * value}%`;
  output.textContent = `${Math.min(time, domain).toFixed(2)}: ${value.toFixed(4)}`;
  if (time < domain + REST) requestAnimationFrame(show);
}
