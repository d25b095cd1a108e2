// Uses the page of a film as a reader does, and returns what is seen. Scripts/check/effects.py calls `useThePage`.

async function useThePage() {
  const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const find = (label) => document.querySelector(`[aria-label="${label}"]`);
  const svg = document.querySelector("svg"), slider = find("Time"), play = document.querySelector("button");
  const state = () => ({
    clock: svg.getCurrentTime(), label: play.getAttribute("aria-label"),
    readout: document.querySelector(".transport .time").textContent,
    values: [...document.querySelectorAll("td")].map((cell) => cell.textContent),
  });
  const seen = {};
  const act = async (name, act, seconds = 0.1) => {
    const start = performance.now();
    act();
    await pause(seconds);
    seen[name] = { ...state(), passed: (performance.now() - start) / 1000 };
  };
  await act("begun", () => {}, 0.3);
  await act("middle", () => { slider.value = 0.5; slider.dispatchEvent(new Event("input")); });
  await act("next", () => find("One frame on").click());
  await act("back", () => find("One frame back").click());
  await act("start", () => { slider.value = 0; slider.dispatchEvent(new Event("input")); });
  document.querySelector(".transport input[value='0.1']").click();
  await act("slow", () => play.click(), 1.1);
  await act("stopped", () => play.click());
  seen.plots = document.querySelectorAll(".plot .curve").length;
  document.querySelector("input[value=dark]").click();
  seen.stage = getComputedStyle(document.querySelector(".picture")).backgroundColor;
  return seen;
}
