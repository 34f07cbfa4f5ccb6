/** An icon on 24 by 24: strokes in the colour of the text; what stands after `|` is filled with it. */
export type Shape = string;

export function strokesAndFill(shape: Shape): [strokes: string, fill: string] {
  const [strokes = "", fill = ""] = shape.split("|");
  return [strokes, fill];
}
