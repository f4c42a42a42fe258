// Steps through a replay without loading whole pages: arrows, links and the handle of the scrubber.
// Without it every step is a link and the scrubber a form.

import { around, find, isTyping } from './page.js';

let busy = false;
/** @type {string | null} */
let wanted = null;

/**
 * The scrubber of a page and its form.
 *
 * @param {Document} page
 */
function scrubber(page) {
  const handle = page.getElementById('scrub');
  const form = handle instanceof HTMLInputElement ? handle.form : null;
  if (!(handle instanceof HTMLInputElement) || !form) return null;
  return { handle, form, eye: form.elements.namedItem('as') };
}

// The line of this moment is in sight.
function follow() {
  const [story, line] = [document.getElementById('story'), find('#story .now')];
  if (!story || !line) return;
  story.scrollTop = line.offsetTop - story.offsetTop - story.clientHeight / 2;
}

/** @param {string} address */
async function show(address) {
  wanted = address;
  if (busy) return;
  busy = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    if (!(await step(next))) {
      location.href = next;
      return;
    }
  }
  busy = false;
}

/**
 * Puts another moment in place; whether it could.
 *
 * @param {string} address
 */
async function step(address) {
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [now, then] = [document.getElementById('moment'), page.getElementById('moment')];
    if (!answer.ok || !now || !then) return false;
    const focused = now.contains(document.activeElement) ? focusedKey() : undefined;
    now.replaceWith(then);
    follow();
    if (focused) find(`[data-key="${focused}"]`, then)?.focus();
    moveHandle(page);
    document.title = page.title;
    history.replaceState(null, '', address);
    return true;
  } catch {
    return false;
  }
}

function focusedKey() {
  const at = document.activeElement;
  return at instanceof HTMLElement || at instanceof SVGElement ? at.dataset.key : undefined;
}

/** @param {Document} page where it is to stand as it does there */
function moveHandle(page) {
  const [old, fresh] = [scrubber(document), scrubber(page)];
  if (!old || !fresh) throw new Error('there is no scrubber');
  if (document.activeElement !== old.handle || !wanted) old.handle.value = fresh.handle.value;
  old.handle.setAttribute('aria-valuetext', fresh.handle.getAttribute('aria-valuetext') ?? '');
  if (old.eye instanceof HTMLInputElement && fresh.eye instanceof HTMLInputElement) {
    old.eye.value = fresh.eye.value;
  }
}

/**
 * Goes where a link of the moment leads, and nowhere else.
 *
 * @param {Event} event
 * @param {HTMLElement | null} link
 */
function go(event, link) {
  if (!link) return;
  event.preventDefault();
  show(link.getAttribute('href') ?? '');
}

document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  go(event, around(event, '#moment a[href^="/replay/"]'));
});

document.addEventListener('input', (event) => {
  const at = scrubber(document);
  if (!at || event.target !== at.handle) return;
  const words = new URLSearchParams();
  for (const [name, value] of new FormData(at.form)) words.append(name, String(value));
  show(`${at.form.getAttribute('action')}?${words}`);
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  go(event, find(`#moment a[data-key="${CSS.escape(event.key)}"]`));
});

follow();
