// The counterpart of galapagos.engine.match.difference: applies changes to the last view.
export type Place = readonly (string | number)[];
/** A path and its new value; or a path, nothing, and a new order of the list there, in which -1 is a new item that a later change fills in. */
export type Change = readonly [place: Place, value: unknown, order?: readonly number[]];

type Inner = Record<string | number, unknown> | unknown[];

/** Returns the new view. It shares unchanged parts with the old one, so that only changed parts are drawn again. */
export function changed<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((now, [place, value, order]) => put(now, place, value, order), view) as V;
}

function put(whole: unknown, [step, ...rest]: Place, value: unknown, order: readonly number[] | undefined): unknown {
  if (step === undefined) return order ? order.map((index) => (index < 0 ? null : (whole as unknown[])[index])) : value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[step] = put((whole as Record<string | number, unknown>)[step], rest, value, order);
  return copy satisfies Inner;
}
