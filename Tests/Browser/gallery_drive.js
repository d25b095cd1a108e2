// Drives the gallery through its page, as a reader would: Scripts/check/gallery.py calls `drive` with the part to drive, "gestures",
// "controls" or none.

// The state that an effect shows: its texts, and its pictures as they are.
function seen(name) {
  const { element, clock } = window.gallery.cards[name];
  const text = (selector) => element.querySelector(selector)?.textContent ?? null;
  return {
    time: Number.parseFloat(text(".transport .time")),
    exactTime: clock.time,
    phases: [...element.querySelectorAll(".phase:not([hidden])")].map((phase) => phase.textContent),
    pictures: [...element.querySelectorAll(".stage:not([hidden]) .picture")].map((picture) => picture.innerHTML),
    lists: [...element.querySelectorAll(".list")].map((list) => list.style.transform),
    values: text("tbody"),
    plots: element.querySelectorAll(".strips svg").length,
    lines: curves(element, ":not(.weak)"),
    originalLines: curves(element, ".weak"),
    sameness: text(".legacy .sameness:not([hidden])"),
    isInteractive: element.classList.contains("interactive"),
  };
}

function curves(element, kind) {
  return [...element.querySelectorAll(`.strips path.curve${kind}`)].map((line) => line.getAttribute("d")).join();
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const find = (name, selector) => window.gallery.cards[name].element.querySelector(selector);
const button = (name, label) => find(name, `.transport [aria-label="${label}"]`);
const duration = (name) => window.gallery.cards[name].clock.duration;

// Moves the scrubber to a part of the script.
function scrub(name, fraction) {
  const input = find(name, ".transport > input");
  input.value = fraction;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

// Types a number into the field with a label.
function type(name, label, value) {
  const fields = [...window.gallery.cards[name].element.querySelectorAll(".number-control")];
  const field = fields.find((control) => control.querySelector("label").textContent === label).querySelector("[type=text]");
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function point(name, type, [x, y]) {
  const stage = find(name, ".exact .stage");
  const box = stage.getBoundingClientRect();
  stage.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 7, isPrimary: true, pointerType: "touch", buttons: type === "pointerup" ? 0 : 1,
    clientX: box.left + box.width / 3 + x, clientY: box.top + 20 + y,
  }));
}

// A drag by some pixels within a third of a second; the states before its end.
async function drag(name, [x, y]) {
  const states = [];
  point(name, "pointerdown", [0, 0]);
  for (let step = 1; step <= 10; step++) {
    point(name, "pointermove", [(x * step) / 10, (y * step) / 10]);
    await pause(0.033);
    states.push(seen(name));
  }
  point(name, "pointerup", [x, y]);
  return states;
}

async function scrubbed(name) {
  const states = [];
  const end = duration(name);
  for (const fraction of [0.2, 0.5, 0.7]) {
    scrub(name, fraction);
    await pause(0.05);
    states.push({ ...seen(name), expectedTime: fraction * end });
  }
  // It stays there.
  await pause(0.5);
  states.push({ ...seen(name), expectedTime: 0.7 * end });
  return states;
}

async function pulled(name) {
  const [short, long] = [[0, 40], [0, 170]];
  const shortPull = await drag(name, short);
  await pause(1);
  const afterShort = seen(name);
  const longPull = await drag(name, long);
  await pause(1.5);
  const running = seen(name);
  find(name, ".finish").click();
  await pause(0.05);
  const ending = seen(name);
  await pause(4);
  const over = seen(name);
  find(name, ".act").click();
  await pause(1.5);
  const byButton = seen(name);
  find(name, ".script:not([hidden])").click();
  await pause(0.1);
  const script = seen(name);
  // Another script: one that ends sooner.
  const end = duration(name);
  type(name, "Pull", "0.2");
  type(name, "Loading", "0.4");
  const ends = [end, duration(name)];
  return { shortPull, afterShort, longPull, running, ending, over, byButton, script, ends };
}

async function dragged(name) {
  const drags = await drag(name, [100, 0]);
  await pause(0.05);
  const released = seen(name);
  await pause(3);
  const over = seen(name);
  find(name, ".act").click();
  await pause(3);
  return { drags, during: drags.at(-1), released, over, byButton: seen(name) };
}

async function tapped(name) {
  find(name, ".exact .stage").click();
  await pause(0.2);
  const first = seen(name);
  find(name, ".act").click();
  await pause(0.2);
  const second = seen(name);
  await pause(5);
  return { first, second, over: seen(name) };
}

// One button stops and plays all effects.
async function stopped() {
  const all = document.getElementById("play-all");
  const states = [];
  for (let round = 0; round < 2; round++) {
    all.click();
    await pause(0.05);
    const before = seen("water-ball").time;
    await pause(0.3);
    states.push({ label: all.textContent, moved: seen("water-ball").time - before });
  }
  return states;
}

// Frame by frame, from a place in the script.
async function stepped(name) {
  const times = [];
  scrub(name, 0.5);
  for (const label of [null, "One frame on", "One frame on", "One frame back"]) {
    if (label) button(name, label).click();
    await pause(0.05);
    times.push(seen(name).exactTime);
  }
  return times;
}

// The effect's seconds in a second of the clock, at the common speeds of all cards and at the card's own speed.
async function slowed(name) {
  const speeds = {};
  const choose = (root, value) => root.querySelector(`input[value="${value}"]`).click();
  const measure = async () => {
    scrub(name, 0);
    button(name, "Play").click();
    await pause(0.1);
    const before = seen(name).exactTime;
    await pause(1);
    const passed = seen(name).exactTime - before;
    button(name, "Pause").click();
    await pause(0.05);
    return passed;
  };
  for (const value of ["0.25", "0.1", "1"]) {
    choose(document.getElementById("tools"), value);
    speeds[`all ${value}`] = await measure();
  }
  choose(find(name, ".transport"), "0.1");
  speeds["own 0.1"] = await measure();
  choose(find(name, ".transport"), "1");
  return speeds;
}

// The original beside the other picture, and where they differ.
async function besides(name) {
  const before = seen(name);
  find(name, ".original").click();
  await pause(0.05);
  const shown = seen(name);
  find(name, ".difference").click();
  await pause(0.05);
  const apart = seen(name);
  find(name, ".original").click();
  await pause(0.05);
  return { before, shown, apart, after: seen(name) };
}

// The cards and the stage that the address and its links choose.
async function addressed() {
  const shown = () => Object.entries(window.gallery.cards).filter(([, card]) => !card.element.hidden).map(([name]) => name);
  const stage = () => getComputedStyle(document.querySelector(".stage")).backgroundColor;
  const states = [];
  for (const address of ["#effect=pop-scale&time=0.25", "#time=0.5&original=1&stage=dark&speed=0.25", "#stage=light", "#"]) {
    location.hash = address;
    await pause(0.6);
    const time = (name) => window.gallery.cards[name].clock.time;
    states.push({
      address: location.hash, shown: shown(), times: [time("pop-scale"), time("water-ball")], stage: stage(),
      originals: document.querySelectorAll(".legacy .stage:not([hidden])").length,
    });
  }
  document.querySelector('#effects a:nth-child(3)').click();
  await pause(0.6);
  states.push({ address: location.hash, shown: shown() });
  document.querySelector("#effects a").click();
  await pause(0.6);
  states.push({ address: location.hash, shown: shown() });
  return states;
}

async function begun() {
  while (!window.gallery) await pause(0.01);
  await pause(0.1);
  for (const part of document.querySelectorAll("details")) part.open = true;
  const startsPlaying = document.getElementById("play-all").textContent === "Pause all";
  const states = startsPlaying ? await stopped() : [];
  const names = Object.keys(window.gallery.cards);
  const before = names.map((name) => seen(name).pictures.length);
  document.getElementById("originals").click();
  await pause(0.1);
  const pictureCounts = [before, names.map((name) => seen(name).pictures.length)];
  const scrubs = {};
  for (const name of names) scrubs[name] = await scrubbed(name);
  const haveOriginals = names.map((name) => window.gallery.cards[name].about.flaw !== null);
  return { startsPlaying, stopped: states, pictureCounts, haveOriginals, scrubbed: scrubs };
}

// Pauses a card after its gestures: the others need the time.
async function finished(name, states) {
  const result = await states;
  if (window.gallery.cards[name].isPlaying) button(name, "Pause").click();
  return result;
}

async function gestures() {
  const result = { pulled: {}, dragged: {}, tapped: {} };
  const moves = { drag: ["dragged", dragged], pull: ["pulled", pulled], tap: ["tapped", tapped] };
  for (const [gesture, [key, move]] of Object.entries(moves)) {
    for (const [name, card] of Object.entries(window.gallery.cards)) {
      if (card.about.gesture === gesture) result[key][name] = await finished(name, move(name));
    }
  }
  return result;
}

async function controls() {
  const result = { stepped: await stepped("checkmark-refresh"), slowed: await slowed("water-ball"), compared: {} };
  document.getElementById("originals").click();
  await pause(0.05);
  for (const name of Object.keys(window.gallery.cards)) {
    if (find(name, ".original")) result.compared[name] = await besides(name);
  }
  result.addressed = await addressed();
  return result;
}

// The width of the page, and of its window: with the scripts, and with all effects interactive.
async function widths() {
  const width = () => [document.scrollingElement.scrollWidth, innerWidth];
  const ofScripts = width();
  for (const name of Object.keys(window.gallery.cards)) find(name, ".act").click();
  await pause(0.2);
  return [ofScripts, width()];
}

async function drive(part) {
  const result = await begun();
  if (part === "gestures") Object.assign(result, await gestures());
  if (part === "controls") Object.assign(result, await controls());
  result.widths = await widths();
  window.gallery.setPlaying(false);
  result.requests = performance.getEntriesByType("resource").map(({ name }) => name);
  return result;
}
