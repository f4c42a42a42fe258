// Dragging: the card first, then what it is dropped on, as soon as that is asked.

import { around, asked, find, press } from './page.js';
import { skipWalk } from './walk.js';

/** @typedef {{ card: HTMLElement, x: number, y: number }} Grip where a card was taken */

/** @type {Grip | null} */
let grip = null;
/** @type {{ ghost: HTMLElement, box: DOMRect } | null} */
let flying = null;
/** @type {{ word: string, until: number, at: string | undefined } | null} */
let drop = null;
let quiet = 0;

/** Whether a card is in the air. */
export const isDragging = () => flying !== null;

function letGo() {
  flying?.ghost.remove();
  flying = null;
  grip = null;
  document.body.classList.remove('dragging');
}

/** @param {HTMLElement} card */
function lift(card) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.removeAttribute('data-key');
  ghost.classList.add('dragged');
  const box = card.getBoundingClientRect();
  ghost.style.setProperty('width', `${box.width}px`);
  document.body.append(ghost);
  document.body.classList.add('dragging');
  return { ghost, box };
}

/** @param {PointerEvent} event */
function take(event) {
  // Whoever has seen enough of the walk goes on.
  skipWalk();
  const card = around(event, '#hand .card.can, #prompt .card.can');
  if (!card || event.button) return;
  letGo();
  grip = { card, x: event.clientX, y: event.clientY };
}

/** @param {PointerEvent} event */
function carry(event) {
  if (!grip) return;
  const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
  if (!flying && Math.hypot(x, y) < 8) return;
  flying ??= lift(grip.card);
  const { ghost, box } = flying;
  ghost.style.setProperty('transform', `translate(${box.left + x}px, ${box.top + y}px)`);
  event.preventDefault();
}

/** @param {PointerEvent} event */
function put(event) {
  const [card, flew] = [grip?.card, flying];
  grip = null;
  if (!card || !flew) return;
  letGo();
  quiet = Date.now() + 100;
  /** @type {HTMLElement | null | undefined} */
  const onto = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest('[data-word], #hand');
  if (!onto || onto.id === 'hand' || onto === card) return;
  drop = { word: onto.dataset.word ?? '', until: Date.now() + 4000, at: asked() };
  setTimeout(() => card.click(), 0);
}

/** The next question has come: what the card was dropped on is the answer, if it is one. */
export function dropAgain() {
  // Other boards may come before it.
  if (!drop || asked() === drop.at) return;
  const { word, until } = drop;
  drop = null;
  if (Date.now() <= until) press(find(`[form=pick][value="${CSS.escape(word)}"]`));
}

export function letDrag() {
  document.addEventListener('pointerdown', take);
  document.addEventListener('pointermove', carry);
  document.addEventListener('pointerup', put);
  document.addEventListener('pointercancel', letGo);
  // What the browser makes of the end of a drag is no click.
  const noClick = (/** @type {MouseEvent} */ event) => {
    if (!event.isTrusted || Date.now() >= quiet) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', noClick, true);
  document.addEventListener('dragstart', (event) => {
    if (around(event, '.card')) event.preventDefault();
  });
}
