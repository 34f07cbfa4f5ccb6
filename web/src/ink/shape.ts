/** An icon on 24 by 24: strokes in the text's colour; the part after `|` is filled. */
export type Shape = string;

export function strokesAndFill(shape: Shape): [strokes: string, fill: string] {
  const [strokes = "", fill = ""] = shape.split("|");
  return [strokes, fill];
}
