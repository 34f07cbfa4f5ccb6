/** Calls back when a board is drawn and arranged. A board may arrange itself in the next frame, so it waits for the one after. Returns a function that cancels. */
export function onceDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
  return () => cancelAnimationFrame(frame);
}
