// Heroes walk on the old board, from the new lines of the log, before the new board is put in place.

import { find, root, still } from './page.js';
import { sound } from './sound.js';

/** @typedef {{ ghost: HTMLElement, hero: string, at: DOMRect, leave: () => void }} Walker */

/**
 * Milliseconds for a step.
 *
 * @type {Record<string, number>}
 */
const PACE = { slow: 900, normal: 450, fast: 180 };

/** @type {{ skipped: boolean, skip?: () => void } | null} */
let walking = null;

/** How fast heroes walk, as the reader set it; 0 if they do not. */
export const paceOfWalk = () => (still() ? 0 : (PACE[root.dataset.walk ?? ''] ?? 0));

export const isWalking = () => walking !== null;

/** Ends the walk that is on, if there is one. */
export const skipWalk = () => walking?.skip?.();

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
const wait = (ms) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    const walk = walking;
    if (!walk) return;
    walk.skip = () => {
      clearTimeout(timer);
      walk.skipped = true;
      done();
    };
  });

/** @param {string} selector */
const onBoard = (selector) => find(`#board ${selector}`);

/**
 * @param {string} hero
 * @returns {Walker | null}
 */
function walkerOf(hero) {
  const card = onBoard(`[data-card="${CSS.escape(hero)}"]`);
  if (!card) return null;
  const box = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'walker';
  ghost.setAttribute('aria-hidden', 'true');
  const figure = document.createElement('div');
  figure.className = 'figure';
  if (card.dataset.walk) {
    figure.style.setProperty('background-image', `url(${card.dataset.walk})`);
  }
  ghost.append(figure);
  document.body.append(ghost);
  put(ghost, box);
  // The hero is in one place only.
  card.style.setProperty('visibility', 'hidden');
  const leave = () => {
    ghost.remove();
    card.style.removeProperty('visibility');
  };
  return { ghost, hero, at: box, leave };
}

/** @param {HTMLElement} element */
function isCovered(element) {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !element.contains(top);
}

/**
 * @param {HTMLElement} ghost
 * @param {DOMRect} box
 */
function put(ghost, box) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  ghost.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -60%)`);
}

/**
 * @param {Walker} who
 * @param {HTMLElement} room
 * @param {number} pace
 */
async function enter(who, room, pace) {
  // On a phone the room may be out of sight, or below the hand.
  if (isCovered(room)) room.closest('section')?.scrollIntoView({ block: 'center' });
  const to = room.getBoundingClientRect();
  who.ghost.classList.toggle('away', isCovered(room));
  const far = Math.hypot(to.left - who.at.left, to.top - who.at.top);
  const time = Math.min(2, Math.max(1, far / 140)) * pace;
  who.ghost.style.setProperty('transition', `transform ${time}ms linear`);
  put(who.ghost, to);
  who.at = to;
  sound('step');
  await wait(time);
}

/**
 * One beat of a hero who is on the way: what happens, and its numbers.
 *
 * @param {Walker} who
 * @param {string[]} beat
 * @param {number} pace
 */
async function happen(who, [what, a, b], pace) {
  if (what === 'enter') {
    const room = onBoard(`[data-key="slot-${a}${b}"]`);
    if (room) await enter(who, room, pace);
  } else if (what === 'takes') {
    if (a !== '0') {
      float(who.ghost, `−${a} ♥${b}`, 'hit');
      sound('hit');
    }
    await wait(pace * 0.6);
  } else if (what === 'dies') {
    who.ghost.classList.add('dead');
    sound('die');
    await wait(pace);
  } else if (what === 'survives') {
    const boss = onBoard(`[data-key="boss-${a}"]`);
    if (boss) put(who.ghost, boss.getBoundingClientRect());
    float(who.ghost, `+${b}`, 'wound');
    sound('wound');
    await wait(pace);
  }
}

/**
 * Shows what the lines of the log tell, each as `what hero` and what numbers it has.
 *
 * @param {string[]} beats
 * @param {number} pace
 */
export async function walk(beats, pace) {
  const now = { skipped: false };
  walking = now;
  const scrolled = scrollY;
  /** @type {Walker | null} */
  let who = null;
  for (const beat of beats) {
    if (now.skipped) break;
    const [what = '', hero = '', ...numbers] = beat.split(' ');
    if (who?.hero !== hero) {
      who?.leave();
      who = walkerOf(hero);
    }
    if (who) await happen(who, [what, ...numbers], pace);
  }
  who?.leave();
  walking = null;
  if (scrolled !== scrollY) scrollTo(0, scrolled);
}

/**
 * @param {HTMLElement} beside
 * @param {string} text
 * @param {string} kind
 */
function float(beside, text, kind) {
  const tick = document.createElement('span');
  tick.className = `tick ${kind}`;
  tick.textContent = text;
  beside.append(tick);
  setTimeout(() => tick.remove(), 800);
}
