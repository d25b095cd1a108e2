// The parts of the address: `#effect=water-ball&time=1.2&original=1&stage=dark&speed=0.1`, all optional.

/** The parts of the page's address; null for a missing part. */
export function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const numberOf = (name) => {
    const number = Number.parseFloat(words.get(name));
    return Number.isFinite(number) ? number : null;
  };
  return {
    effect: words.get("effect"), time: numberOf("time"), original: words.get("original") === "1",
    stage: words.get("stage"), speed: numberOf("speed"),
  };
}

/** The part of an address that says so, of what is neither null nor false. */
export function addressOf({ effect, time, original, stage, speed }) {
  const words = new URLSearchParams();
  if (effect) words.set("effect", effect);
  if (time !== null) words.set("time", String(Number(time.toFixed(4))));
  if (original) words.set("original", "1");
  if (stage) words.set("stage", stage);
  if (speed !== null && speed !== 1) words.set("speed", String(speed));
  return `#${words}`;
}
