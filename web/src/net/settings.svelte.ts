// The user's settings, stored on this device, and on the server if the user has an account.
import type { Me } from "../protocol/server.ts";
import { post } from "./http.ts";

export interface Liking {
  theme: "auto" | "light" | "dark";
  /** The size of text, in per cent. */
  text: number;
  motion: "auto" | "none";
  /** How long each move of others is shown, in milliseconds; 0 shows only the result. */
  pace: number;
  sound: boolean;
  /** Larger symbols of players, for users who do not rely on colours. */
  symbols: boolean;
  /** The names of pieces and places on the boards; `auto` as each game does by itself. */
  names: "auto" | "on" | "off";
  /** `auto` is the browser's language if there is a catalogue for it. */
  language: string;
  /** Muted people: their ids, separated by spaces. */
  muted: string;
  /** Whether I was asked for a name. */
  named: boolean;
}

export const USUAL: Liking = { theme: "auto", text: 100, motion: "auto", pace: 700, sound: true, symbols: false, names: "auto", language: "auto", muted: "", named: false };
const MOST_MUTED = 100;
const KEY = "galapagos-settings";
const NAME = "galapagos-name";

class Settings {
  now: Liking = $state.raw(read());
  /** My name on the server. */
  name = $state(keptName());

  /** Changes a setting here and on the server. */
  set(change: Partial<Liking>): void {
    this.take({ ...this.now, ...change });
    if (this.isKnown) void this.tell().catch(() => {});
  }

  /** Sends only the settings that differ from the server's, because another device may have changed the rest. */
  private async tell(): Promise<void> {
    const news = Object.fromEntries(Object.entries(this.now).filter(([name, value]) => this.told[name as keyof Liking] !== value));
    await post("/api/me", { settings: news });
    this.told = { ...this.told, ...news };
  }

  isMuted(person: string): boolean {
    return this.now.muted.split(" ").includes(person);
  }

  mute(person: string, isMuted: boolean): void {
    const others = this.now.muted.split(" ").filter((one) => one && one !== person);
    this.set({ muted: (isMuted ? [...others, person] : others).slice(-MOST_MUTED).join(" ") });
  }

  /** After a login, takes over the settings of the account. */
  welcome(me: Me | null): void {
    this.isKnown = me !== null;
    this.told = checked(me?.settings ?? {});
    this.meet(me);
    if (me?.settings && Object.keys(me.settings).length) this.take({ ...checked(me.settings), ...asked() });
  }

  /** After I gave a name, or skipped that. This device's settings stay as they are. */
  introduced(me: Me): void {
    this.isKnown = true;
    this.told = checked(me.settings ?? {});
    this.meet(me);
    this.set({ named: true });
  }

  private isKnown = false;
  private told: Liking = USUAL;

  /** Loads my identity. */
  meet(me: Me | null): void {
    this.name = me?.name ?? "";
    try {
      localStorage.setItem(NAME, this.name);
    } catch {
      // retried later
    }
  }

  private take(liking: Liking): void {
    this.now = liking;
    try {
      localStorage.setItem(KEY, JSON.stringify(liking));
    } catch {
      // without storage settings last as long as the page
    }
    show(liking);
  }
}

export const settings = new Settings();
show(settings.now);

/** The stored settings, so that the first paint is right. */
function keptName(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

function read(): Liking {
  try {
    return { ...checked(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>), ...asked() };
  } catch {
    return { ...USUAL, ...asked() };
  }
}

/** Parameters of the address, such as `?language=de`, override stored settings. */
function asked(): Partial<Liking> {
  const language = new URLSearchParams(location.search).get("language");
  return language ? { language } : {};
}

/** Stored values of known names and right types; defaults for the rest. */
function checked(kept: Record<string, unknown>): Liking {
  const all = Object.entries(USUAL).map(([name, usual]) => [name, typeof kept[name] === typeof usual ? kept[name] : usual]);
  return Object.fromEntries(all) as Liking;
}

function show({ theme, text, motion, symbols }: Liking): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  root.dataset["motion"] = motion;
  root.dataset["symbols"] = symbols ? "large" : "usual";
  root.style.setProperty("--text-size", `${text}%`);
}

/** Whether the user wants no motion. */
export const isStill = (): boolean => settings.now.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
