// Looking: everything explains itself on hover, focus or long press.

import { isDragging } from './drag.js';
import { around, find } from './page.js';

const tip = document.createElement('div');
tip.id = 'tip';
tip.setAttribute('aria-hidden', 'true');

/** A long press is a look from here on, in milliseconds. */
const LONG = 450;

/** Whether something is being explained. */
export const isExplaining = () => tip.className !== '';

/** @param {Element | null} from what to explain, or nothing */
export function explain(from) {
  const about = from && find('.about', from);
  if (!about || isDragging()) {
    tip.className = '';
    return;
  }
  tip.replaceChildren(...about.cloneNode(true).childNodes);
  tip.className = 'on';
  const [x, y] = spot(from, tip.getBoundingClientRect());
  tip.style.setProperty('transform', `translate(${x}px, ${y}px)`);
}

/**
 * Where something of this size does not hide what it explains.
 *
 * @param {Element} from
 * @param {DOMRect} size
 * @returns {[x: number, y: number]}
 */
function spot(from, size) {
  const box = from.getBoundingClientRect();
  const [right, bottom] = [innerWidth - size.width - 4, innerHeight - size.height - 4];
  // Beside the list there is room, above it stands the question.
  const beside = from.matches('.choice') ? box.left - size.width - 8 : 0;
  if (beside > 4) return [beside, Math.max(4, Math.min(box.top, bottom))];
  const above = box.top - size.height - 6;
  const top = above > 4 ? above : Math.min(box.bottom + 6, bottom);
  return [Math.max(4, Math.min(box.left, right)), Math.max(4, top)];
}

/** @param {Event} event */
const teller = (event) => around(event, '.card, .space, .choice');

/** With a finger, the first tap on a card that cannot be chosen looks; the second goes to its page. */
function lookByTap() {
  let finger = false;
  /** @type {HTMLElement | null} */
  let told = null;
  const touched = (/** @type {PointerEvent} */ event) => {
    finger = event.pointerType === 'touch';
  };
  document.addEventListener('pointerdown', touched, true);
  document.addEventListener('click', (event) => {
    const card = finger ? around(event, '#board a.card, #board span.space') : null;
    if (!card || told === card) return;
    event.preventDefault();
    told = card;
    explain(card);
  });
}

/** A long press only looks. */
function lookByLongPress() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let looked = false;
  const begin = (/** @type {TouchEvent} */ event) => {
    explain(null);
    looked = false;
    waiting = setTimeout(() => {
      explain(teller(event));
      looked = true;
    }, LONG);
  };
  document.addEventListener('touchstart', begin, { passive: true });
  const end = (/** @type {TouchEvent} */ event) => {
    if (looked && event.type === 'touchend') event.preventDefault();
    clearTimeout(waiting);
    looked = false;
  };
  for (const name of /** @type {const} */ (['touchend', 'touchmove', 'touchcancel'])) {
    document.addEventListener(name, end, { passive: false });
  }
}

export function letLook() {
  document.body.append(tip);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') explain(teller(event));
  });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) {
      explain(teller(event));
    }
  });
  document.addEventListener('focusout', () => explain(null));
  lookByTap();
  lookByLongPress();
}
