// The line of a rating's course, as the points of a polyline.

export const WIDTH = 300;
export const HEIGHT = 80;
const MARGIN = 4;

export function lineOf(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const last = Math.max(1, values.length - 1);
  const x = (place: number): number => Math.round(MARGIN + (place / last) * (WIDTH - 2 * MARGIN));
  const y = (value: number): number => Math.round(HEIGHT - MARGIN - ((value - least) / range) * (HEIGHT - 2 * MARGIN));
  return values.map((value, place) => `${x(place)},${y(value)}`).join(" ");
}
