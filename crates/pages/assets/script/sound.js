// Small synthesized sounds, off until asked for.

import { root } from './page.js';

/** @typedef {'step' | 'hit' | 'die' | 'wound' | 'turn' | 'place'} Sound */

/**
 * Wave, first and last pitch in hertz, length in seconds, loudness.
 *
 * @type {Record<Sound, [OscillatorType, number, number, number, number]>}
 */
const NOTES = {
  step: ['square', 110, 90, 0.05, 0.03],
  hit: ['sawtooth', 220, 60, 0.12, 0.08],
  die: ['square', 300, 40, 0.4, 0.08],
  wound: ['triangle', 90, 200, 0.35, 0.12],
  turn: ['square', 523, 784, 0.18, 0.06],
  place: ['triangle', 330, 440, 0.09, 0.08],
};

/** @type {AudioContext | null} */
let ears = null;

/** @param {Sound} name */
export function sound(name) {
  if (root.dataset.sound !== 'on') return;
  if (typeof AudioContext === 'undefined') return;
  ears ||= new AudioContext();
  const [wave, from, to, long, loud] = NOTES[name];
  const [voice, gain, now] = [ears.createOscillator(), ears.createGain(), ears.currentTime];
  voice.type = wave;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + long);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + long);
  voice.connect(gain).connect(ears.destination);
  voice.start(now);
  voice.stop(now + long);
}
