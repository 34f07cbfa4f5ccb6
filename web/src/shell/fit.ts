/** The largest width, up to `most`, at which n things of a shape (height by width) fit into a space in rows. */
export function fitting(n: number, width: number, height: number, shape: number, most: number): number {
  let best = 0;
  for (let rows = 1; rows <= n; rows++) {
    const columns = Math.ceil(n / rows);
    best = Math.max(best, Math.min(width / columns, height / rows / shape));
  }
  return n ? Math.min(Math.floor(best), most) : most;
}
