// Drives the gallery through its page, as a reader would, and leaves its observations in the document.
// The element `drive` holds the orders: whether to try the gestures of all effects, and the scripts and times whose
// channels are compared.

// The state that an effect shows: its texts, and its pictures as they are.
function seen(name) {
  const { article } = window.gallery.cards[name];
  const text = (selector) => article.querySelector(selector)?.textContent ?? null;
  return {
    time: Number.parseFloat(text(".time")),
    phases: [...article.querySelectorAll(".phase")].map((phase) => phase.textContent),
    pictures: [...article.querySelectorAll(".picture")].map((picture) => picture.innerHTML),
    lists: [...article.querySelectorAll(".list")].map((list) => list.style.transform),
    values: text("tbody"),
    plots: article.querySelectorAll(".plots svg").length,
    lines: [...article.querySelectorAll(".plots path.exact")].map((line) => line.getAttribute("d")).join(),
    isInteractive: article.classList.contains("interactive"),
  };
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const find = (name, selector) => window.gallery.cards[name].article.querySelector(selector);

function move(name, selector, value) {
  const input = find(name, selector);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
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
  const end = Number(find(name, ".scrubber").max);
  for (const fraction of [0.2, 0.5, 0.7]) {
    move(name, ".scrubber", fraction * end);
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
  const end = Number(find(name, ".scrubber").max);
  move(name, ".pull", 0.2);
  move(name, ".refresh", 0.4);
  const ends = [end, Number(find(name, ".scrubber").max)];
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
  return { drags, released, over, byButton: seen(name) };
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
  const button = document.getElementById("play-all");
  const states = [];
  for (let round = 0; round < 2; round++) {
    button.click();
    await pause(0.05);
    const before = seen("water-ball").time;
    await pause(0.3);
    states.push({ label: button.textContent, moved: seen("water-ball").time - before });
  }
  return states;
}

function compared(cases) {
  return cases.map(({ name, variant, pull, refresh, time }) => {
    const script = window.gallery.cards[name].script(variant, pull, refresh);
    const result = {
      names: script.channelNames,
      // JSON has no NaN: null is a hidden part, as an empty cell is.
      channels: [...script.channels(time)].map((value) => (Number.isFinite(value) ? value : null)),
      end: script.endTime,
    };
    script.close();
    return result;
  });
}

async function begun() {
  while (!window.gallery) await pause(0.01);
  await pause(0.1);
  const startsPlaying = document.getElementById("play-all").textContent === "Pause all";
  const states = startsPlaying ? await stopped() : [];
  const scrubs = {};
  for (const name of Object.keys(window.gallery.cards)) scrubs[name] = await scrubbed(name);
  return { startsPlaying, stopped: states, scrubbed: scrubs };
}

// Pauses a card after its gestures: the others need the time.
async function finished(name, states) {
  const result = await states;
  if (window.gallery.cards[name].isPlaying) find(name, ".play").click();
  return result;
}

async function gestures() {
  const result = { pulled: {}, dragged: await finished("gooey-indicator", dragged("gooey-indicator")), tapped: {} };
  for (const name of ["cube-refresh", "checkmark-refresh"]) result.pulled[name] = await finished(name, pulled(name));
  for (const name of ["pop-scale", "floating-tags", "water-ball"]) {
    result.tapped[name] = await finished(name, tapped(name));
  }
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

async function drive({ isWhole, cases }) {
  const result = await begun();
  if (isWhole) Object.assign(result, await gestures());
  result.compared = compared(cases);
  result.widths = await widths();
  window.gallery.setPlaying(false);
  result.requests = performance.getEntriesByType("resource").map(({ name }) => name);
  return result;
}

drive(JSON.parse(document.getElementById("drive").textContent))
  .catch((error) => ({ error: `${error.message} ${error.stack}` }))
  .then((result) => {
    const element = document.createElement("script");
    Object.assign(element, { type: "application/json", id: "result" });
    element.textContent = JSON.stringify(result).replaceAll("<", "\\u003c");
    // The document that the browser dumps, if this one lies in a frame of it.
    top.document.body.append(element);
  });
