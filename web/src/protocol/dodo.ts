// Written by tools/protocol.py: `make protocol` writes it anew.

export interface DodoView {
  turn: number;
  turn_limit: number;
  captures_to_end: number;
  phase: string;
  round: number;
  rounds: number;
  active: number;
  actor: number;
  next: number | null;
  over: boolean;
  columns: number;
  cells: number;
  environments: EnvironmentView[];
  creatures: CreatureView[];
  players: PlayerView[];
  box: Record<string, number> | null;
}

export interface EnvironmentView {
  name: string;
  squares: Record<string, number>;
  covered: Record<string, number>;
  covered_by: number[];
  available: Record<string, number>;
  captor: number | null;
  meal: MealView[];
}

/** A creature in the line of an environment, first eater first, and whether it would eat if all stayed as it is. */
export interface MealView {
  creature: string;
  eats: boolean;
}

export interface CreatureView {
  id: number;
  name: string;
  owner: number;
  environment: number | null;
  blocks: Record<string, number>;
  moved: boolean;
  advantage: boolean;
  favoured: number[];
  relocated: boolean;
  fed: boolean;
  starved: boolean;
  captor: boolean;
}

export interface PlayerView {
  seat: number;
  name: string;
  tokens: string[];
  captures: number;
  creatures: number;
  bases: number | null;
  said: string;
}
