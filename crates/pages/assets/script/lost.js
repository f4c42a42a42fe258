// What is said while the line to the server is lost, and when it is found again.

import { abortTheLost } from './again.js';
import { find, live } from './page.js';

const note = find('#lost');

/**
 * @param {'' | 'on' | 'found'} kind
 * @param {string} [words]
 */
function say(kind, words) {
  if (!note) return;
  note.textContent = words ?? '';
  note.className = kind;
}

export const sayLost = () => say('on', live?.dataset.lost);

/** The line is there; if it was lost, that is said for a while. */
export function sayFound() {
  if (note?.className !== 'on') return;
  abortTheLost();
  say('found', live?.dataset.found);
  setTimeout(() => {
    if (note.className === 'found') say('');
  }, 3000);
}
