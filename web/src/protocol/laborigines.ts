// Written by tools/protocol.py: `make protocol` writes it anew.

export interface LaboriginesView {
  variant: string;
  turn: number;
  turn_limit: number;
  phase: string;
  active: number;
  actor: number;
  next: number | null;
  over: boolean;
  tiles: TileView[];
  laborigines: LaborigineView[];
  players: PlayerView[];
  moa: number | null;
  flag_in_game: boolean;
  disease: string | null;
  diseases: number;
  pile: number;
  drawn: string[] | null;
  removed: Record<string, number>;
  dice: number[];
  mover: string | null;
  distance: number;
  direction: string | null;
  manipulator: number | null;
  ways: WayView[];
  debt: DebtView | null;
}

export interface TileView {
  name: string;
  face: string;
  nature: string;
  underside: string | null;
  seen: boolean | null;
  followed: boolean;
  energy: Record<string, number>;
}

export interface LaborigineView {
  name: string;
  seat: number;
  colour: string;
  tile: number | null;
  flag: boolean;
  infected: boolean;
  acid: boolean;
  lightning: number;
}

export interface PlayerView {
  seat: number;
  name: string;
  colour: string;
  energy: Record<string, number>;
  total: number;
  out: number | null;
}

/** Where a direction leads: tile by tile where acid makes each count, else at once. */
export interface WayView {
  direction: string;
  path: string[];
  landing: string;
  meets: string | null;
  turns_to: string | null;
  laborigine: string;
  die: number | null;
}

export interface DebtView {
  laborigine: string;
  taker: number | null;
  left: number;
  onto_tile: boolean;
}
