// What the page says in front of itself: sentences that pass, questions, and what a button opens.

import { around, live } from './page.js';

/**
 * Shows a sentence for a while.
 *
 * @param {string | undefined} sentence
 */
export function tell(sentence) {
  const note = document.createElement('p');
  note.className = 'told';
  note.setAttribute('role', 'alert');
  note.textContent = sentence ?? '';
  document.body.append(note);
  setTimeout(() => note.remove(), 6000);
}

/**
 * Asks whether that is meant.
 *
 * @param {string} sentence
 * @returns {Promise<boolean>}
 */
export function sure(sentence) {
  return new Promise((done) => {
    const dialog = document.createElement('dialog');
    const words = document.createElement('p');
    words.textContent = sentence;
    const form = document.createElement('form');
    form.method = 'dialog';
    form.append(answer('yes', live?.dataset.yes || 'Yes'), answer('no', live?.dataset.no || 'No'));
    dialog.append(words, form);
    document.body.append(dialog);
    dialog.addEventListener('close', () => {
      dialog.remove();
      done(dialog.returnValue === 'yes');
    });
    dialog.showModal();
  });
}

/**
 * @param {'yes' | 'no'} value
 * @param {string} label
 */
function answer(value, label) {
  const button = document.createElement('button');
  button.value = value;
  button.autofocus = value === 'no';
  button.textContent = label;
  return button;
}

/**
 * Opens a dialog of the page.
 *
 * @param {string | undefined} id
 */
export function open(id) {
  const dialog = document.getElementById(id ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  dialog.showModal();
  return true;
}

/** Buttons that name a dialog open it. */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const opener = around(event, '[data-open]');
    if (opener && open(opener.dataset.open)) event.preventDefault();
  });
}
