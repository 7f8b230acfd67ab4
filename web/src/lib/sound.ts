/** Small sounds, made on the spot: no file is loaded. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'score' | 'end' | 'refused';

// Notes as [frequency, start, length] in hertz and seconds.
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[660, 0, 0.12], [880, 0.11, 0.22]],
  move: [[320, 0, 0.05]],
  score: [[740, 0, 0.09], [988, 0.08, 0.16]],
  end: [[523, 0, 0.16], [659, 0.14, 0.16], [784, 0.28, 0.34]],
  refused: [[196, 0, 0.14]],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  // Before the first click or key a browser lets no page be heard; it would only warn about it.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[sound]) note(context, frequency, start, length);
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  tone.type = 'sine';
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.09, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
