
// ---- What is said aloud, and where the focus is ---------------------------------------------------
// News has a region of its own and so has the question; the log and the prompt are for reading, so
// nothing is said twice. News does not wait for pictures. A question is said once it has stood, so
// that one which is answered or replaced at once is not said at all.

const STOOD = 400;
const WAITED = 2000;
const news = document.getElementById('news');
const question = document.getElementById('question');
let asking = null;
let asked = document.querySelector('[data-asked]')?.dataset.asked;
let waited = document.getElementById('asked')?.textContent;
// The last line of the log that was told; what stood there when the page came was read with it.
let heard = lastLine(document);

function hearNews(sentences, upTo) {
  heard = upTo ?? heard;
  if (!news || !sentences) return;
  const said = document.createElement('p');
  said.textContent = sentences.split('\n').join(' ');
  news.append(said);
  setTimeout(() => said.remove(), 15000);
}

// The number of a rule helps whoever can follow it.
const spoken = (sentence) => sentence.replace(/\s*\([RQ][\dRQ., ]*\)/g, '').trim();

function ask(now) {
  const words = document.getElementById('asked')?.textContent ?? '';
  // The same question on a board that changed otherwise stands as it stood.
  if (!question || (now === asked && (now || words === waited))) return;
  [asked, waited] = [now, words];
  clearTimeout(asking);
  // Emptied first: the same words in a row are two questions.
  question.textContent = '';
  asking = setTimeout(() => {
    question.textContent = spoken(document.getElementById('asked')?.textContent ?? '');
  }, now || document.querySelector('#board .over') ? STOOD : WAITED);
}

// Whoever just chose is one step before the next choice. Whoever reads or writes elsewhere stays there.
let chose = null;

function refocus(held, key, another) {
  const lost = document.activeElement === document.body || !document.activeElement;
  const here = document.getElementById('here');
  const mine = chose && (held === chose || held === document.body || !held);
  const choice = held?.closest?.('.choices') || held === chose;
  if (another && here && (mine || choice)) {
    here.focus({ preventScroll: true });
  } else if (lost && key) {
    const same = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    same?.focus({ preventScroll: true });
    if (document.activeElement !== same) here?.focus({ preventScroll: true });
  }
  if (another) chose = null;
}
