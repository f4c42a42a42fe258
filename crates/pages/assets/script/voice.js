// What is said aloud. News has a region of its own and so has the question; the log and the prompt
// are for reading, so nothing is said twice. News does not wait for pictures. A question is said once
// it has stood, so that one which is answered or replaced at once is not said at all.

import { asked, find, findAll } from './page.js';

const STOOD = 400;
const WAITED = 2000;
// A screen reader that is flooded with changes drops some, the news among them. So what comes in
// quick succession is told in one piece, a moment after the board has changed.
const CALM = 150;
const LATEST = 600;

const news = document.getElementById('news');
const question = document.getElementById('question');

/** The words of the question as the prompt has them. */
const wordsAsked = () => document.getElementById('asked')?.textContent ?? '';

/** A bot's advice, where there is one. */
const wordsOfHint = () => find('p.hint')?.textContent ?? '';

/**
 * The number of the last line of the log in a part of the page.
 *
 * @param {ParentNode} part
 */
export const lastLine = (part) => Number(findAll('li[data-n]', part).pop()?.dataset.n || 0);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;
let sayingOf = asked();
/** @type {string | undefined} */
let waitedFor = document.getElementById('asked')?.textContent ?? undefined;
// The last line of the log that was told; what stood there when the page came was read with it.
let heard = lastLine(document);
/** @type {string[]} */
const untold = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling;
let since = 0;
let toldAt = 0;
let hint = wordsOfHint();

/** The last line of the log that was told. */
export const heardUpTo = () => heard;

/**
 * Tells sentences, one on each line, and up to which line of the log they go.
 *
 * @param {string | undefined} sentences
 * @param {number} [upTo]
 */
export function hearNews(sentences, upTo) {
  heard = upTo ?? heard;
  if (!news || !sentences) return;
  const now = performance.now();
  if (!untold.length) since = now;
  untold.push(...sentences.split('\n'));
  clearTimeout(telling);
  telling = setTimeout(tellNews, Math.min(CALM, since + LATEST - now));
}

function tellNews() {
  clearTimeout(telling);
  // Whoever does not look is told when they do.
  if (document.hidden || !untold.length) return;
  const said = document.createElement('p');
  said.textContent = untold.splice(0).join(' ');
  news?.append(said);
  toldAt = performance.now();
  setTimeout(() => said.remove(), 15000);
}

// A bot's advice comes to the page that stands, and is told like news.
function hearHint() {
  const words = wordsOfHint();
  if (words === hint) return;
  hint = words;
  hearNews(words);
}

/** Says what stands on a board that has just changed: the advice, and the question. */
export function sayBoard() {
  if (document.hidden) return;
  hearHint();
  const [now, words] = [asked(), wordsAsked()];
  // The same question on a board that changed otherwise stands as it stood.
  if (!question || (now === sayingOf && (now || words === waitedFor))) return;
  [sayingOf, waitedFor] = [now, words];
  clearTimeout(asking);
  // Emptied first: the same words in a row are two questions.
  question.textContent = '';
  asking = setTimeout(sayQuestion, now || find('#board .over') ? STOOD : WAITED);
}

// The news comes first, and a moment before.
function sayQuestion() {
  const early = untold.length ? CALM : toldAt + CALM - performance.now();
  if (untold.length) tellNews();
  if (early > 0) asking = setTimeout(sayQuestion, early);
  else if (question) question.textContent = spoken(wordsAsked());
}

/**
 * The number of a rule helps whoever can follow it.
 *
 * @param {string} sentence
 */
const spoken = (sentence) => sentence.replace(/\s*\([RQ][\dRQ., ]*\)/g, '').trim();

document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  if (untold.length) telling = setTimeout(tellNews, CALM);
  sayBoard();
});
