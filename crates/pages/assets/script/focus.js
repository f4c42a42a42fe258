// Where the focus is after the board has changed. Whoever just chose is one step before the next
// choice. Whoever reads or writes elsewhere stays there.

import { find } from './page.js';

/** @type {Element | null} */
let chose = null;

/**
 * What was pressed to choose.
 *
 * @param {Element | null} button
 */
export function remember(button) {
  chose = button;
}

/** What has the focus before the board changes. */
export function holding() {
  const held = document.activeElement;
  /** @type {HTMLElement | null | undefined} */
  const keyed = held?.closest('[data-key]');
  return { held, key: keyed?.dataset.key };
}

/**
 * @param {ReturnType<typeof holding>} before
 * @param {boolean} another whether another question stands there now
 */
export function refocus({ held, key }, another) {
  const lost = document.activeElement === document.body || !document.activeElement;
  const here = document.getElementById('here');
  const mine = chose && (held === chose || held === document.body || !held);
  const choice = held?.closest('.choices') || held === chose;
  if (another && here && (mine || choice)) {
    here.focus({ preventScroll: true });
  } else if (lost && key) {
    const same = find(`[data-key="${CSS.escape(key)}"]`);
    same?.focus({ preventScroll: true });
    if (document.activeElement !== same) here?.focus({ preventScroll: true });
  }
  if (another) chose = null;
}
