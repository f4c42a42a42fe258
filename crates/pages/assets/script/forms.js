// What becomes of a form: some ask first, some are sent without leaving the page, and none is sent
// twice.

import { sure } from './dialog.js';
import { find } from './page.js';
import { isQuick, send } from './send.js';
import { sound } from './sound.js';

// Marks stand beside forms, not on them: a form's own fields go by the same names.
/** @type {WeakSet<HTMLFormElement>} */
const agreed = new WeakSet();
/** @type {WeakSet<HTMLFormElement>} */
let pending = new WeakSet();

/**
 * Where a form goes and what it says.
 *
 * @param {HTMLFormElement} form
 */
function saidIn(form) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return JSON.stringify([form.action, form.dataset.confirm ?? '', fields]);
}

/** @param {SubmitEvent} event */
async function submit(event) {
  const [form, button] = [/** @type {HTMLFormElement} */ (event.target), event.submitter];
  if (form.dataset.confirm && !agreed.delete(form)) {
    event.preventDefault();
    await confirmFirst(form, button);
    return;
  }
  if (!isQuick(form)) {
    // A second press before the page has changed does nothing twice.
    if (form.method === 'post' && pending.has(form)) event.preventDefault();
    pending.add(form);
    return;
  }
  event.preventDefault();
  if (form.id === 'pick') sound('place');
  const sent = saidIn(form);
  const done = await send(form, button);
  // What was typed since then stays.
  if (done && form.classList.contains('say') && saidIn(form) === sent) form.reset();
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function confirmFirst(form, button) {
  const meant = saidIn(form);
  if (!(await sure(form.dataset.confirm ?? ''))) return;
  // The board may have changed meanwhile: what was not asked about is not done.
  if (!form.isConnected || saidIn(form) !== meant) return;
  find('[name=sure]', form)?.remove();
  const yes = { type: 'hidden', name: 'sure', value: 'yes' };
  form.append(Object.assign(document.createElement('input'), yes));
  agreed.add(form);
  form.requestSubmit(button);
}

export function carryForms() {
  addEventListener('pageshow', () => {
    pending = new WeakSet();
  });
  document.addEventListener('submit', submit);
}

/** The secret of a seat link stands behind the #, so that it is sent to nobody by itself. */
export function takeSecret() {
  /** @type {HTMLInputElement | null} */
  const secret = find('[data-from-hash]');
  if (secret && location.hash.length > 1) secret.value = location.hash.slice(1);
}
