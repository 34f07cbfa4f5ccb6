/** Does it when a board is drawn and arranged: it may arrange itself in the frame that comes next, so this waits for the one after. Hands back how to forget it. */
export function onceDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
  return () => cancelAnimationFrame(frame);
}
