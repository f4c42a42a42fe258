
// ---- What is said aloud, and where the focus is ---------------------------------------------------
// News has a region of its own and so has the question; the log and the prompt are for reading, so
// nothing is said twice. News does not wait for pictures. A question is said once it has stood, so
// that one which is answered or replaced at once is not said at all.

const STOOD = 400;
const WAITED = 2000;
// A screen reader that is flooded with changes drops some, the news among them. So what comes in
// quick succession is told in one piece, a moment after the board has changed.
const CALM = 150;
const LATEST = 600;
const news = document.getElementById('news');
const question = document.getElementById('question');
let asking = null;
let asked = document.querySelector('[data-asked]')?.dataset.asked;
let waited = document.getElementById('asked')?.textContent;
// The last line of the log that was told; what stood there when the page came was read with it.
let heard = lastLine(document);
const untold = [];
let telling = null;
let since = 0;
let toldAt = 0;

function hearNews(sentences, upTo) {
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
  const said = document.createElement('p');
  said.textContent = untold.splice(0).join(' ');
  news.append(said);
  toldAt = performance.now();
  setTimeout(() => said.remove(), 15000);
}

// The number of a rule helps whoever can follow it.
const spoken = (sentence) => sentence.replace(/\s*\([RQ][\dRQ., ]*\)/g, '').trim();

let hint = document.querySelector('p.hint')?.textContent ?? '';

// A bot's advice comes to the page that stands, and is told like news.
function hearHint() {
  const words = document.querySelector('p.hint')?.textContent ?? '';
  if (words === hint) return;
  hint = words;
  hearNews(words);
}

function ask(now) {
  hearHint();
  const words = document.getElementById('asked')?.textContent ?? '';
  // The same question on a board that changed otherwise stands as it stood.
  if (!question || (now === asked && (now || words === waited))) return;
  [asked, waited] = [now, words];
  clearTimeout(asking);
  // Emptied first: the same words in a row are two questions.
  question.textContent = '';
  asking = setTimeout(sayQuestion, now || document.querySelector('#board .over') ? STOOD : WAITED);
}

// The news comes first, and a moment before.
function sayQuestion() {
  const early = untold.length ? CALM : toldAt + CALM - performance.now();
  if (untold.length) tellNews();
  if (early > 0) asking = setTimeout(sayQuestion, early);
  else question.textContent = spoken(document.getElementById('asked')?.textContent ?? '');
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
