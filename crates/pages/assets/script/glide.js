// Cards glide from where they were. They have no identity to follow: what is matched is a print that
// left one place with the same print that came to another.

import { findAll } from './page.js';

/** @typedef {Map<string, { card: string, box: DOMRect }>} Places by key */

/** @type {Promise<unknown>} */
let landed = Promise.resolve();

/** When nothing glides any more. */
export const allLanded = () => landed;

// What lies in a closed pile has a place for the browser, but not for anybody who looks.
const cards = () =>
  findAll('#board [data-card]').filter((card) => !card.closest('details:not([open])'));

/** @param {HTMLElement} card */
const keyOf = (card) => card.dataset.key ?? '';

/** @param {HTMLElement} card */
const printOf = (card) => card.dataset.card ?? '';

/**
 * Where every card is now.
 *
 * @returns {Places}
 */
export function places() {
  const all = new Map();
  for (const card of cards()) {
    all.set(keyOf(card), { card: printOf(card), box: card.getBoundingClientRect() });
  }
  return all;
}

/**
 * Lets every card come from where it was before.
 *
 * @param {Places} before
 */
export function glide(before) {
  const flights = [];
  const now = new Map(cards().map((card) => [keyOf(card), card]));
  const gone = left(before, now);
  for (const [key, card] of now) {
    const was = before.get(key);
    const from = was?.card === printOf(card) ? was.box : gone.get(printOf(card))?.shift();
    const box = card.getBoundingClientRect();
    if (!from) {
      if (before.size && box.width) card.animate([{ opacity: 0 }, { opacity: 1 }], 250);
      continue;
    }
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (!from.width || !box.width || (Math.abs(x) < 1 && Math.abs(y) < 1)) continue;
    flights.push(fly(card, from, box));
  }
  landed = Promise.allSettled(flights);
}

/**
 * The places that prints have left.
 *
 * @param {Places} before
 * @param {Map<string, HTMLElement>} now
 */
function left(before, now) {
  /** @type {Map<string, DOMRect[]>} */
  const gone = new Map();
  for (const [key, was] of before) {
    const stays = now.get(key)?.dataset.card === was.card;
    if (!stays) gone.set(was.card, [...(gone.get(was.card) ?? []), was.box]);
  }
  return gone;
}

/**
 * Panels scroll, so what flies is a copy above everything; the card itself waits out of sight.
 *
 * @param {HTMLElement} card
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(card, from, to) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const name of ['data-key', 'data-card', 'data-n', 'form', 'name', 'id']) {
    ghost.removeAttribute(name);
  }
  ghost.classList.remove('can', 'down');
  ghost.classList.add('glider');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.setProperty('width', `${to.width}px`);
  ghost.style.setProperty('height', `${to.height}px`);
  document.body.append(ghost);
  /** @param {DOMRect} box */
  const at = (box) => ({
    transform: `translate(${box.left}px, ${box.top}px) scale(${box.width / to.width})`,
    transformOrigin: '0 0',
  });
  const timing = { duration: 350, easing: 'cubic-bezier(.2,.7,.2,1)' };
  const unseen = [{ opacity: 0 }, { opacity: 0 }];
  const hidden = card.animate(unseen, { ...timing, fill: 'forwards' });
  const flight = ghost.animate([at(from), at(to)], { ...timing, fill: 'forwards' });
  return flight.finished.finally(() => {
    hidden.cancel();
    ghost.remove();
  });
}
