// Boards as they come. Heroes walk on the old board first, and then the new one is put in place.

import { dropAgain } from './drag.js';
import { holding, refocus } from './focus.js';
import { allLanded, glide, places } from './glide.js';
import { morph } from './morph.js';
import { asked, find, findAll, scrollLogs, still } from './page.js';
import { sound } from './sound.js';
import { lastLine, sayBoard } from './voice.js';
import { paceOfWalk, walk } from './walk.js';

/** @type {[html: string, came: number][]} */
const queue = [];
let busy = false;
let shown = Number(document.getElementById('board')?.dataset.number || 0);

/** The number of the board that is shown. */
export const shownNumber = () => shown;

/**
 * A board has come.
 *
 * @param {string} html
 * @param {number} number
 */
export function receive(html, number) {
  if (number === shown && !queue.length && !busy) {
    // The same number may come with another curtain.
    if (html.includes('class="curtain"') === !!find('.curtain')) return;
  }
  queue.push([html, performance.now()]);
  work();
}

async function work() {
  if (busy) return;
  busy = true;
  try {
    for (let newest = queue.pop(); newest; newest = queue.pop()) {
      // Whoever is behind jumps to the newest.
      queue.length = 0;
      await show(...newest);
    }
  } finally {
    busy = false;
  }
}

/**
 * @param {string} html
 * @param {number} came
 */
async function show(html, came) {
  const made = document.createElement('template');
  made.innerHTML = html;
  const next = made.content.firstElementChild;
  const board = document.getElementById('board');
  if (!next || !board) return;
  await walkTo(next, board);
  performance.mark('morph');
  const before = asked();
  const were = still() ? new Map() : places();
  const focus = holding();
  morph(board, next);
  performance.measure('morph', 'morph');
  performance.measure('message to morph', { start: came });
  shown = Number(board.dataset.number);
  if (!still()) glide(were);
  scrollLogs();
  const now = asked();
  refocus(focus, now !== before);
  sayBoard();
  if (now !== before) document.getElementById('prompt')?.scrollTo(0, 0);
  if (now && now !== before) sound('turn');
  document.title = (now ? '● ' : '') + document.title.replace(/^● /, '');
  dropAgain();
  document.dispatchEvent(new CustomEvent('board', { detail: shown }));
}

/**
 * @param {Element} next
 * @param {HTMLElement} board
 */
async function walkTo(next, board) {
  const pace = paceOfWalk();
  const from = lastLine(board);
  const lines = findAll('li[data-beat]', next).filter((it) => Number(it.dataset.n) > from);
  if (!from || !pace || !lines.length || document.hidden) return;
  await allLanded();
  const beats = lines.map((it) => it.dataset.beat ?? '');
  await walk(beats, pace);
}
