// A browser has six connections for all its pages, so of those in view only a few keep one.

const MOST = 4;

/** @type {(() => void) | null} */
let letGo = null;

/** @type {Promise<boolean> | null} */
let taking = null;

/**
 * Takes one of the few places for a stream in this browser; whether it could. Nothing is taken where
 * they cannot be counted. A page takes one, however often it asks at once.
 */
export function takeStream() {
  taking ??= takeOne().finally(() => {
    taking = null;
  });
  return taking;
}

async function takeOne() {
  if (letGo || !navigator.locks) return true;
  for (let n = 0; n < MOST; n++) {
    if (await take(`stream-${n}`)) return true;
  }
  return false;
}

/**
 * @param {string} name
 * @returns {Promise<boolean>}
 */
function take(name) {
  return new Promise((done) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      done(!!lock);
      return lock && untilLeft();
    });
    asked.catch(() => done(true));
  });
}

/** @returns {Promise<void>} */
const untilLeft = () =>
  new Promise((free) => {
    letGo = () => free();
  });

/** Leaves the place to another page. */
export function leaveStream() {
  letGo?.();
  letGo = null;
}
