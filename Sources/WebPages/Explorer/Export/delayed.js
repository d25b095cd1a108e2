// Work that waits until the reader pauses.

/** A function that runs `work` once, so many milliseconds after its last call. */
export function delayed(work, milliseconds) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
}
