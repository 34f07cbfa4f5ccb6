// What galapagos.engine.match.difference does on the other side: changes turn the last view into the next.
export type Place = readonly (string | number)[];
/** A place and what is there; or a place, nothing, and a new order of the list there, in which -1 is a new item that a later change tells. */
export type Change = readonly [place: Place, value: unknown, order?: readonly number[]];

type Inner = Record<string | number, unknown> | unknown[];

/** The new view. Both views share what is the same, so that only what has changed is drawn again. */
export function changed<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((now, [place, value, order]) => put(now, place, value, order), view) as V;
}

function put(whole: unknown, [step, ...rest]: Place, value: unknown, order: readonly number[] | undefined): unknown {
  if (step === undefined) return order ? order.map((index) => (index < 0 ? null : (whole as unknown[])[index])) : value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[step] = put((whole as Record<string | number, unknown>)[step], rest, value, order);
  return copy satisfies Inner;
}
