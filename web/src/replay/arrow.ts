// An arrow from one piece to another, including its head, as path data.
interface Place {
  x: number;
  y: number;
}

const HEAD = 12; // pixels
const CLEAR = 14; // pixels between a piece's middle and the arrow

export function arrow(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [u, v] = [dx / far, dy / far];
  const clear = Math.min(CLEAR, far / 4);
  const tip = { x: to.x - u * clear, y: to.y - v * clear };
  const side = (way: 1 | -1): string => `${whole(tip.x - u * HEAD + way * v * HEAD * 0.7)} ${whole(tip.y - v * HEAD - way * u * HEAD * 0.7)}`;
  return `M${whole(from.x + u * clear)} ${whole(from.y + v * clear)}L${whole(tip.x)} ${whole(tip.y)}M${side(1)}L${whole(tip.x)} ${whole(tip.y)}L${side(-1)}`;
}

const whole = (number: number): number => Math.round(number);
