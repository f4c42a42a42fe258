// What is there to be copied: links, and what is shared.

import { around, findAll } from './page.js';

/**
 * @param {HTMLElement | null | undefined} box
 * @returns {box is HTMLInputElement | HTMLTextAreaElement}
 */
const isText = (box) => box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;

/** @param {MouseEvent} event */
async function copy(event) {
  const button = around(event, '[data-copy]');
  const box = button && document.getElementById(button.dataset.copy ?? '');
  if (!button || !isText(box)) return;
  box.select();
  const copied = await toClipboard(box.value);
  if (!copied && !document.execCommand('copy')) return;
  const [words, done = ''] = [button.textContent, button.dataset.done];
  if (words === done) return;
  button.textContent = done;
  setTimeout(() => {
    button.textContent = words;
  }, 2000);
}

/**
 * Where there is no safe connection there is no clipboard, but the old way.
 *
 * @param {string} text
 */
async function toClipboard(text) {
  /** @type {Clipboard | undefined} */
  const clipboard = navigator.clipboard;
  const written = clipboard?.writeText(text);
  return written?.then(
    () => true,
    () => false,
  );
}

export function letCopy() {
  document.addEventListener('click', copy);
  for (const box of findAll('.copy')) {
    if (isText(box)) box.addEventListener('focus', () => box.select());
  }
}
