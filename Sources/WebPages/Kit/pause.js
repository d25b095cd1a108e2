// Work in steps, between which the browser draws and takes what the reader does.

/** A promise of the next step. Without a timer, as browsers make these wait when there are several. */
export function pause() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage(null);
  });
}
