// Written by tools/protocol.py: `make protocol` writes it anew.

export interface Request<V> {
  game: string;
  version: number;
  seat: number;
  actor: number;
  view: V;
  options: Record<string, string>;
  scores: ScoreLine[];
  prompt?: Message;
  choices?: Choice[];
  events?: Happening[];
  pictures?: Picture<unknown>[];
  standing?: string;
  undo?: Message;
  undoes?: number;
}

/** The points of each seat by one criterion of the ranking. */
export interface ScoreLine {
  key: string;
  points: number[];
}

/** The id of a message, with arguments: words of the notation, numbers, and other messages. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | (string | Message)[]>;
  words?: string;
}

/** An open action: as a number, as a text with the names of its pieces, and as a message for people. */
export interface Choice {
  action: number;
  text: string;
  verb: string;
  pieces: string[];
  message: Message;
  to?: string;
}

/** An event without the parts that are hidden from the reader. */
export interface Happening {
  event: string;
  parts: Record<string, string | number | Piece>;
  message?: Message;
  seats?: number[];
  grave?: boolean;
  brief?: boolean;
  line?: number;
  tells?: Message;
}

/** A piece: its name, and its id, which both last. A place has a name, and the id of what is there. */
export interface Piece {
  name: string;
  id: number;
}

/** A position that passed without a question, as a seat sees it. Its address is its version and its part. */
export interface Picture<V> {
  version: number;
  part: number;
  view: V;
  scores: ScoreLine[];
  caption: Message;
  events: number;
}
