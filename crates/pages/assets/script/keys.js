// Keys, where they are explained: at a table, in a lesson and in a replay.

import { open } from './dialog.js';
import { asked, find, findAll, isTyping, press, root } from './page.js';
import { explain, isExplaining } from './tip.js';
import { isWalking, skipWalk } from './walk.js';

// Single keys, as the reader set them: what each letter does. None if they are off.
const KEYS =
  root.dataset.keys === undefined ? null : new Map(root.dataset.keys.split(' ').map(keyAndDeed));

/**
 * @param {string} written as `deed:key`
 * @returns {[key: string, deed: string]}
 */
function keyAndDeed(written) {
  const at = written.indexOf(':');
  return [written.slice(at + 1), written.slice(0, at)];
}

/** @type {Record<string, () => void>} */
const DEEDS = {
  pass: () => press(find('.choices .pass')),
  log: () => find('#log [role=log]')?.focus(),
  skip: skipWalk,
  help: () => open('keys'),
};

let typed = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing;

/** @param {string} key */
function digit(key) {
  clearTimeout(typing);
  typed += key;
  const meant = asked();
  const go = () => {
    // A number is an answer to the question that stood when it was typed.
    if (asked() === meant) press(find(`.choices [data-n="${Number(typed)}"]`));
    typed = '';
  };
  const most = findAll('.choices [data-n]').length;
  if (Number(typed) * 10 > most) go();
  else typing = setTimeout(go, 700);
}

// Esc closes what is nearest; only then does it take back.
function back() {
  /** @type {HTMLDetailsElement | null} */
  const sheet = find('.discard[open]');
  if (isWalking()) {
    skipWalk();
  } else if (isExplaining()) {
    explain(null);
  } else if (sheet) {
    sheet.open = false;
    find('summary', sheet)?.focus();
  } else if (find('.rival:target')) {
    location.hash = 'board';
  } else {
    press(document.getElementById('undo'));
  }
}

/**
 * What a key does; on a keyboard of other letters it is the key at the same place.
 *
 * @param {KeyboardEvent} event
 */
function deedOf(event) {
  const place = /^[\x21-\x7e]$/.test(event.key) ? '' : /^Key([A-Z])$/.exec(event.code)?.[1];
  return KEYS?.get(event.key.toLowerCase()) ?? KEYS?.get(place?.toLowerCase() ?? '') ?? '';
}

/**
 * Whether the key did something.
 *
 * @param {KeyboardEvent} event
 */
function act(event) {
  const does = deedOf(event);
  const hot = does ? find(`#board [data-hot="${does}"]`) : null;
  if (event.key === 'Escape') back();
  else if (KEYS && /^[0-9]$/.test(event.key)) digit(event.key);
  else if (DEEDS[does]) DEEDS[does]();
  else if (hot) press(hot);
  else return false;
  return true;
}

export function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    if (!document.getElementById('keys')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down chooses once, not again on the page that comes.
    if (event.repeat || isTyping(event)) return;
    if (act(event)) event.preventDefault();
  });
}
