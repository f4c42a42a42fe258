// The line to the server. A stream tells that it is alive, within a time it names; a page that hears
// nothing for two and a half of those says that the line is lost, and tries again. A page that is put
// aside keeps no connection, and of those in view only a few keep one: the others ask now and then.

import { arrived, LIMIT, wakeAll } from './again.js';
import { receive, shownNumber } from './board.js';
import { sayFound, sayLost } from './lost.js';
import { live, root } from './page.js';
import { leaveStream, takeStream } from './streams.js';
import { heardUpTo, hearNews } from './voice.js';

/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

/** @type {EventSource | null} */
let stream = null;
/** @type {Timer} */
let again;
/** @type {Timer} */
let watch;
let beat = 10000;
let tries = 0;
/** Whether the stream has said anything yet. */
let heardStream = false;
/**
 * What is asked for now. It is given up when it is asked anew or a stream is opened, so that nothing
 * old comes after something new, and nothing is told twice.
 *
 * @type {AbortController | null}
 */
let asking = null;

/** Whether what comes of something comes by itself. */
export const hasStream = () => stream !== null && heardStream;

/** @param {number} [than] the number of a board: ask once, and only for a newer one */
function address(than) {
  const to = new URL(live?.dataset.live ?? '', location.href);
  to.searchParams.set('told', String(heardUpTo()));
  if (than !== undefined) to.searchParams.set('once', String(than));
  return to;
}

/**
 * @param {string} html
 * @param {string} id
 */
const came = (html, id) => receive(html, Number(id.replace(/^[A-Z-]/, '')));

/**
 * What was told stands in the log that comes with it.
 *
 * @param {string} html
 */
const upTo = (html) =>
  Number([...html.matchAll(/data-key="line-(\d+)"/g)].pop()?.[1] ?? heardUpTo());

function alive() {
  heardStream = true;
  clearTimeout(watch);
  watch = setTimeout(gone, beat * 2.5);
  tries = 0;
  sayFound();
  wakeAll();
}

function hangUp() {
  clearTimeout(watch);
  clearTimeout(again);
  asking?.abort();
  asking = null;
  stream?.close();
  stream = null;
  heardStream = false;
}

function gone() {
  hangUp();
  if (document.hidden) {
    askNowAndThen();
    return;
  }
  sayLost();
  again = setTimeout(listen, Math.min(1000 * 2 ** tries++, 2000));
}

function aside() {
  hangUp();
  leaveStream();
}

/** What nobody looks at keeps no connection; the mark in the title still comes, a little later. */
function askNowAndThen() {
  leaveStream();
  poll(15000);
}

async function listen() {
  hangUp();
  if (document.hidden) {
    askNowAndThen();
    return;
  }
  const free = await takeStream();
  // Another call was faster, or nobody looks any more.
  if (stream) return;
  if (document.hidden) {
    askNowAndThen();
    return;
  }
  if (!free) {
    poll(2000);
    return;
  }
  const mine = new EventSource(address());
  stream = mine;
  // A connection that is never answered is no connection.
  clearTimeout(watch);
  watch = setTimeout(gone, 4000);
  let words = '';
  mine.addEventListener('told', (event) => {
    words = event.data;
  });
  mine.addEventListener('board', (event) => {
    alive();
    hearNews(words, upTo(event.data));
    words = '';
    came(event.data, event.lastEventId);
  });
  mine.addEventListener('beat', (event) => {
    beat = Number(event.data) || beat;
    alive();
  });
  mine.addEventListener('build', (event) => {
    alive();
    // Another release: what is on its way to the server arrives first.
    if (event.data !== root.dataset.build) arrived().then(() => location.reload());
  });
  mine.onerror = () => {
    if (stream === mine) gone();
  };
}

/**
 * Asks once, and again after a while. What comes while nobody looks is told when somebody does.
 *
 * @param {number} every
 */
export async function poll(every) {
  clearTimeout(again);
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  again = setTimeout(() => {
    if (every > 2000 && document.hidden) poll(every);
    else listen();
  }, every);
  try {
    const signal = AbortSignal.any([mine.signal, AbortSignal.timeout(LIMIT)]);
    const answer = await fetch(address(shownNumber()), { signal, headers: { 'x-face': '1' } });
    if (!answer.ok) throw new Error(String(answer.status));
    const told = eventsIn(await answer.text());
    if (asking !== mine) return;
    sayFound();
    wakeAll();
    const board = told.get('board');
    if (!board?.data) return;
    if (!document.hidden) hearNews(told.get('told')?.data, upTo(board.data));
    came(board.data, board.id);
  } catch {
    if (document.hidden || stream || asking !== mine) return;
    sayLost();
  }
}

/**
 * The events of a stream that has ended, by their names.
 *
 * @param {string} text
 */
function eventsIn(text) {
  /** @type {Map<string, { data: string, id: string }>} */
  const all = new Map();
  for (const event of text.split('\n\n')) {
    const lines = event.split('\n');
    /** @param {string} field */
    const of = (field) =>
      lines.filter((it) => it.startsWith(`${field}: `)).map((it) => it.slice(field.length + 2));
    const [name = ''] = of('event');
    if (!all.has(name)) all.set(name, { data: of('data').join('\n'), id: of('id')[0] ?? '' });
  }
  return all;
}

/** Keeps the page as the server has it, for as long as somebody looks at it. */
export function keepUp() {
  if (!live) return;
  listen();
  /** @type {Timer} */
  let leaving;
  addEventListener('pagehide', aside);
  addEventListener('pageshow', (event) => {
    if (event.persisted) listen();
  });
  addEventListener('online', () => {
    tries = 0;
    listen();
    wakeAll();
  });
  addEventListener('offline', gone);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving);
    if (document.hidden) {
      leaving = setTimeout(() => {
        hangUp();
        askNowAndThen();
      }, 3000);
    } else if (!stream) {
      tries = 0;
      listen();
    }
  });
}
