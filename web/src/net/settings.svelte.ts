// What somebody likes: kept on this device, and with the person where the server knows one.
import type { Me } from "../protocol/server.ts";
import { post } from "./http.ts";

export interface Liking {
  theme: "auto" | "light" | "dark";
  /** The size of text, in per cent. */
  text: number;
  motion: "auto" | "none";
  /** How long each move of others is shown, in milliseconds; 0 shows only what came of them. */
  pace: number;
  sound: boolean;
  /** Larger symbols of players, for whom colours say little. */
  symbols: boolean;
  /** `auto` is the browser's, where there are words in it. */
  language: string;
  /** Whose chat is not shown: the ids of people, between spaces. */
  muted: string;
}

export const USUAL: Liking = { theme: "auto", text: 100, motion: "auto", pace: 700, sound: true, symbols: false, language: "auto", muted: "" };
const MOST_MUTED = 100;
const KEY = "galapagos-settings";
const NAME = "galapagos-name";

class Settings {
  now: Liking = $state.raw(read());
  /** What I am called where the server knows me. */
  name = $state(keptName());

  /** Sets something, here and with the person. */
  set(change: Partial<Liking>): void {
    this.take({ ...this.now, ...change });
    if (this.isKnown) void this.tell().catch(() => {});
  }

  /** Only what the server does not have yet: another device may have changed the rest meanwhile. */
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

  /** Somebody has come: what they like there is liked here. */
  welcome(me: Me | null): void {
    this.isKnown = me !== null;
    this.told = checked(me?.settings ?? {});
    this.meet(me);
    if (me?.settings && Object.keys(me.settings).length) this.take({ ...checked(me.settings), ...asked() });
  }

  private isKnown = false;
  private told: Liking = USUAL;

  /** Who I am there. */
  meet(me: Me | null): void {
    this.name = me?.name ?? "";
    try {
      localStorage.setItem(NAME, this.name);
    } catch {
      // it is asked for again
    }
  }

  private take(liking: Liking): void {
    this.now = liking;
    try {
      localStorage.setItem(KEY, JSON.stringify(liking));
    } catch {
      // a browser that keeps nothing: it holds as long as the page does
    }
    show(liking);
  }
}

export const settings = new Settings();
show(settings.now);

/** As it was when this page was last open, so that it stands there from the beginning. */
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

/** What the address asks for comes before what is kept: `?language=de`. */
function asked(): Partial<Liking> {
  const language = new URLSearchParams(location.search).get("language");
  return language ? { language } : {};
}

/** What is known and of the right kind; the rest is as usual. */
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

/** Whether nothing should move. */
export const isStill = (): boolean => settings.now.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
