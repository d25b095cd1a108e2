// Uses the page of a film as a reader does, and returns what is seen. Scripts/check/effects.py calls `useThePage`.

// The most seconds that the page's clock goes on in a frame: `longestFrame` of Kit/clock.js.
const LONGEST_FRAME = 0.1;

async function useThePage() {
  const frame = () => new Promise(requestAnimationFrame);
  const find = (label) => document.querySelector(`[aria-label="${label}"]`);
  const svg = document.querySelector("svg"), slider = find("Time"), play = document.querySelector("button");
  const state = () => ({
    clock: svg.getCurrentTime(), label: play.getAttribute("aria-label"),
    readout: document.querySelector(".transport .time").textContent,
    values: [...document.querySelectorAll("td")].map((cell) => cell.textContent),
  });
  const seen = {};
  // What passes is counted by the frames themselves, as the page counts it: a busy machine draws late.
  const act = async (name, act, frames = 3) => {
    act();
    let [last, passed] = [await frame(), 0];
    for (let index = 1; index < frames; index += 1) {
      const now = await frame();
      [last, passed] = [now, passed + Math.min((now - last) / 1000, LONGEST_FRAME)];
    }
    seen[name] = { ...state(), passed };
  };
  await act("begun", () => {}, 10);
  await act("middle", () => { slider.value = 0.5; slider.dispatchEvent(new Event("input")); });
  await act("next", () => find("One frame on").click());
  await act("back", () => find("One frame back").click());
  await act("start", () => { slider.value = 0; slider.dispatchEvent(new Event("input")); });
  document.querySelector(".transport input[value='0.1']").click();
  await act("slow", () => play.click(), 40);
  await act("stopped", () => play.click());
  seen.plots = document.querySelectorAll(".plot .curve").length;
  document.querySelector("input[value=dark]").click();
  seen.stage = getComputedStyle(document.querySelector(".picture")).backgroundColor;
  return seen;
}
