// What is sent again when no answer comes, and what waits for that.

/** @type {Set<() => void>} */
const asleep = new Set();
/** @type {Set<AbortController>} */
const inTheDark = new Set();

/** How long an answer may take, in milliseconds. */
export const LIMIT = 8000;

/**
 * Waits until then, or until the server is heard of.
 *
 * @param {number} ms
 * @returns {Promise<void>}
 */
export const sleep = (ms) =>
  new Promise((done) => {
    const up = () => {
      clearTimeout(timer);
      asleep.delete(up);
      done();
    };
    const timer = setTimeout(up, ms);
    asleep.add(up);
  });

/** The server was heard of: what waits to be sent again is sent. */
export function wakeAll() {
  for (const up of [...asleep]) up();
}

/**
 * Something is sent to a server that may not hear it.
 *
 * @param {AbortController} sent
 */
export const sendIntoTheDark = (sent) => inTheDark.add(sent);

/**
 * It was answered, or given up.
 *
 * @param {AbortController} sent
 */
export const outOfTheDark = (sent) => inTheDark.delete(sent);

/** What was sent into the dark waits for nothing any more. */
export function abortTheLost() {
  for (const sent of inTheDark) sent.abort();
}

/** Waits until all of it is answered, but not for long. */
export async function arrived() {
  const begun = Date.now();
  while (inTheDark.size + asleep.size && Date.now() - begun < 5000) {
    await new Promise((done) => setTimeout(done, 50));
  }
}
