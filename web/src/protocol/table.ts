// Written by tools/protocol.py: `make protocol` writes it anew.

export interface TableView {
  turn: number;
  question: string;
  actor: number;
  active: number;
  over: boolean;
  verbs: Record<string, string[]>;
  players: SeatView[];
  things: ThingView[];
}

export interface SeatView {
  seat: number;
  name: string;
}

/** A grid, row, ring, hand, deck, track, counter or dice. */
export interface ThingView {
  kind: string;
  field: string;
  title: string;
  cells: CellView[];
  seat?: number;
  rows?: number;
  columns?: number;
  low?: number;
  high?: number;
  lines?: number[][];
}

/** A place of a thing, or its only number. */
export interface CellView {
  value: number;
  text?: string;
  owner?: number;
  hidden?: boolean;
  gap?: boolean;
  names?: Record<string, string>;
}
