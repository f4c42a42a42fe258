// Forms of the table are sent without leaving the page.

import { LIMIT, outOfTheDark, sendIntoTheDark, sleep } from './again.js';
import { tell } from './dialog.js';
import { remember } from './focus.js';
import { hasStream, poll } from './line.js';
import { live } from './page.js';

const QUICK = /\/(pick|undo|ask-undo|consent|windows|chat|hint)$/;

const sending = document.getElementById('sending');
/** @type {Set<string>} */
const underway = new Set();

/** @param {HTMLFormElement} form */
const pathOf = (form) => new URL(form.action).pathname;

/**
 * Whether what comes of a form is seen on the page that stands.
 *
 * @param {HTMLFormElement} form
 */
export const isQuick = (form) => !!live && QUICK.test(pathOf(form));

/**
 * Sends a form; whether it was taken. What is under way is so by its question: the next one may be
 * answered before the last is done.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export async function send(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) body.append(name, String(value));
  const what = `${pathOf(form)} ${body.get('ask') ?? body}`;
  if (underway.has(what)) return false;
  underway.add(what);
  if (form.id === 'pick') remember(button ?? document.activeElement);
  const slow = setTimeout(() => {
    button?.classList.add('sent');
    if (sending) [sending.hidden, sending.textContent] = [false, live?.dataset.sending ?? ''];
  }, 300);
  try {
    return await answered(form.action, body, maySendAgain(pathOf(form), body));
  } finally {
    clearTimeout(slow);
    underway.delete(what);
    button?.classList.remove('sent');
    if (sending && !underway.size) sending.hidden = true;
  }
}

/**
 * What may be sent again: a pick has a key, and a switch of a window can be set twice. How long
 * windows are passed counts from when it arrives, so that is said once.
 *
 * @param {string} path
 * @param {URLSearchParams} body
 */
const maySendAgain = (path, body) =>
  path.endsWith('/pick') || (path.endsWith('/windows') && !body.has('until'));

/**
 * Whether it was taken; if not, why not has been told.
 *
 * @param {string} to
 * @param {URLSearchParams} body
 * @param {boolean} again
 */
async function answered(to, body, again) {
  for (let n = 0; ; n++) {
    const answer = await post(to, body, again);
    if (answer) {
      // Without a stream what came of it is asked for.
      if (answer.ok && !hasStream()) poll(2000);
      if (!answer.ok) tell(answer.said);
      return answer.ok;
    }
    if (!again) {
      tell(live?.dataset.unsent);
      return false;
    }
    // The same answer under the same key is taken once, however often it is sent.
    await sleep(Math.min(400 * 2 ** n, 5000));
  }
}

/**
 * What the server says, or nothing if it could not be heard in time.
 *
 * @param {string} to
 * @param {URLSearchParams} body
 * @param {boolean} again
 */
async function post(to, body, again) {
  const limit = new AbortController();
  const late = setTimeout(() => limit.abort(), LIMIT);
  if (again) sendIntoTheDark(limit);
  try {
    const headers = { 'x-face': '1' };
    const answer = await fetch(to, { method: 'POST', body, headers, signal: limit.signal });
    // A proxy says for a server that is just being started that nobody is there.
    const proxy = answer.headers.get('content-type')?.startsWith('text/html');
    if (again && proxy && answer.status >= 502 && answer.status <= 504) return null;
    return { ok: answer.ok, said: answer.ok ? '' : await answer.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(late);
    outOfTheDark(limit);
  }
}
