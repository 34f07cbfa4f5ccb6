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
  standing?: string;
  undo?: Message;
}

/** What each seat has of one thing that ranks go by. */
export interface ScoreLine {
  key: string;
  points: number[];
}

/** What is to be said: a message, or what belongs to one (`why-too-far.rule`). A parameter is a word of the notation, a number, another message or several of them. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | (string | Message)[]>;
  words?: string;
}

/** One open action: the int for machines, the text for the record, the message for people. */
export interface Choice {
  action: number;
  text: string;
  verb: string;
  pieces: string[];
  message: Message;
  to?: string;
}

/** An event as somebody hears it. A part that is not for his ears is left out. */
export interface Happening {
  event: string;
  parts: Record<string, string | number | Piece>;
  message?: Message;
  seats?: number[];
  grave?: boolean;
  called?: Record<string, number>;
}

/** A piece by the notation's name of the moment, and by an id that it keeps. */
export interface Piece {
  name: string;
  id: number;
}
