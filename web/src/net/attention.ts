// Tells me that it is my turn: by the tab's title and icon, a soft sound, and a notification while the page is hidden.
import restIcon from "../look/leaf.svg?url";
import turnIcon from "../look/leaf-lit.svg?url";
import { settings } from "./settings.svelte.ts";

const NOTES_HZ = [523.25, 783.99];
const NOTE_SECONDS = 0.35;

let audio: AudioContext | undefined;

export function mark(title: string, isMine: boolean): void {
  document.title = title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = isMine ? turnIcon : restIcon;
}

/** Once, when my turn begins. */
export function call(title: string, text: string): void {
  if (settings.now.sound) ring();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification(title, { body: text, icon: turnIcon, tag: title });
}

/** Plays two soft notes. Browsers allow sound after a tap; a context made before it stays silent. */
function ring(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [i, frequency] of NOTES_HZ.entries()) {
      const at = audio.currentTime + i * 0.12;
      const tone = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + NOTE_SECONDS);
    }
  } catch {
    // no sound on this device
  }
}
