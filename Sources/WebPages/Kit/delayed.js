// Work that waits until the reader pauses.

/** A function that runs `work` once, so many milliseconds after its last call; its `now()` runs it at once instead. */
export function delayed(work, milliseconds) {
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  later.now = () => {
    clearTimeout(timer);
    work();
  };
  return later;
}
