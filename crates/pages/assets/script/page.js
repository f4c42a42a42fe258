// What every part needs of the page it is on.

export const root = document.documentElement;

/** The part of the page that changes by itself, where there is one. */
export const live = document.getElementById('live');

/** Whether the reader asked for a page on which nothing moves. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E | null}
 */
export function find(selector, within = document) {
  return within.querySelector(selector);
}

/**
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export function findAll(selector, within = document) {
  return [...within.querySelectorAll(selector)].filter((it) => it instanceof HTMLElement);
}

/**
 * The nearest element of this kind around what an event happened at.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Presses a button or a link, if it is there and can be pressed.
 *
 * @param {HTMLElement | null} button
 */
export function press(button) {
  if (button && !(/** @type {HTMLButtonElement} */ (button).disabled)) button.click();
}

/**
 * Whether a key belongs to a field that is written in, or to a dialog.
 *
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  const at = event.target instanceof Element ? event.target.localName : '';
  return /^(input|textarea|select)$/i.test(at) || !!find('dialog[open]');
}

/** The question that stands on the board, by its number. */
export const asked = () => find('[data-asked]')?.dataset.asked;

/** Whoever opens or changes a log sees its end. */
export function scrollLogs() {
  for (const list of findAll('[role=log]')) list.scrollTop = list.scrollHeight;
}
