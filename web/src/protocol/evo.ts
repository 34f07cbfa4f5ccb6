// Written by tools/protocol.py: `make protocol` writes it anew.

export interface EvoView {
  round: number;
  last_round: number;
  phase: string;
  actor: number;
  next: number | null;
  over: boolean;
  offer: string | null;
  passes: number;
  board: string;
  spaces: SpaceView[];
  climates: string[];
  climate: number;
  meteor: number;
  meteor_track: number[];
  dice: DiceView;
  order: number[];
  turn: number;
  players: PlayerView[];
  rows: RowView[];
  table: PlayView[];
  discard: Record<string, number>;
  deck: number;
  bag: Record<string, number>;
  feet: number;
  babies: number;
  condemned: number;
  extreme: string;
  combat: AttackView | null;
  attacks: AttackView[];
}

/** A space of the island, at doubled-width hex coordinates. */
export interface SpaceView {
  name: string;
  x: number;
  r: number;
  zone: string;
  star: boolean;
  climate: string;
  owner: number | null;
  dinosaur: number;
  newborn: boolean;
  nest: boolean;
}

/** What chance has shown in this round, as far as it lies on the table. */
export interface DiceView {
  climate: number | null;
  combat: number | null;
  meteor: number | null;
  lots: number[];
}

export interface PlayerView {
  seat: number;
  name: string;
  points: number;
  dinosaurs: number;
  supply: number;
  genes: Record<string, number>;
  feet: number;
  attack: number;
  defence: number;
  cold: ShelterView;
  heat: ShelterView;
  deadly: number;
  discount: number;
  most_bid: number;
  cards: number;
  hand: CardView[] | null;
  effects: CardView[];
  asked: boolean;
  said: string;
}

/** How many dinosaurs stand in the cold or in the heat, how many of them are kept, and how many die if all stays as
it is. */
export interface ShelterView {
  exposed: number;
  kept: number;
  lost: number;
}

export interface CardView {
  name: string;
  timing: string;
  now: boolean;
}

export interface RowView {
  name: string;
  gene: string | null;
  bidder: number | null;
  bid: number;
  price: number;
  least_bid: number;
  least_price: number;
  lost: boolean;
}

/** A card on the table, or one that was there and counts in the hand again. */
export interface PlayView {
  seat: number;
  card: CardView;
  withdrawn: boolean;
}

/** An attack that is open to the player who moves, or the one that is fought. */
export interface AttackView {
  attacker: string;
  defender: string;
  owner: number;
  attack: number;
  defence: number;
  wins_up_to: number;
  faces: number;
}
