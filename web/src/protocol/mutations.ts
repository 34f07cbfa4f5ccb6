// Written by tools/protocol.py: `make protocol` writes it anew.

export interface MutationsView {
  turn: number;
  last_turn: boolean;
  phase: string;
  first: number;
  mover: number | null;
  actor: number;
  next: number | null;
  over: boolean;
  deck: number;
  food: number;
  shelters: number;
  parasites: number;
  black_left: number;
  black_tokens: number;
  rolls: RollsView;
  grazed: boolean;
  chosen: string | null;
  attack: AttackView | null;
  scavenger: number | null;
  species: SpeciesView[];
  players: PlayerView[];
  unseen: Record<string, number>;
  cards: Record<string, number>;
}

/** The last dice of the climate and of a running prey; None where there were none yet. */
export interface RollsView {
  food: number | null;
  parasites: number | null;
  shelters: number | null;
  running: number | null;
}

export interface AttackView {
  hunter: string;
  prey: string | null;
  ignored: string[];
  permissions: string[];
  poisoned: boolean;
}

export interface SpeciesView {
  id: number;
  name: string;
  owner: number;
  need: number;
  limit: number;
  carnivorous: boolean;
  parasites: number;
  worst: boolean;
  redirected: boolean;
  traits: TraitView[];
  animals: AnimalView[];
  face: string | null;
  looked_at: boolean;
  revealed: boolean;
}

export interface TraitView {
  name: string;
  plus: number;
  deleterious: boolean;
  diet: boolean;
  shared: number;
}

export interface AnimalView {
  id: number;
  name: string;
  food: number;
  blue: number;
  fed: boolean;
  shelter: boolean;
  parasites: number;
  attacked: boolean;
  hunting: boolean;
  looked_at: boolean;
}

export interface PlayerView {
  seat: number;
  name: string;
  deck: number;
  discard: number;
  species: number;
  animals: number;
  points: number;
  points_for: Record<string, number>;
  passed: boolean;
  scavenges: boolean;
  known: string[];
  forgotten: number;
}
