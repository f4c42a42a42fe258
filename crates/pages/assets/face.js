// The live part of the face. Pages work without it; with it they change by themselves.
//
// The server sends the whole live part, numbered, whenever something changes. It is morphed in by
// key, so that focus, scrolling and open details stay; cards that moved glide from where they were.
// Heroes walk on the old board first, from the new lines of the log, and then the new board is put
// in place. Nothing here knows the rules.

const root = document.documentElement;
const live = document.getElementById('live');
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// ---- Gliding --------------------------------------------------------------------------------
// Cards have no identity to follow: what is matched is a print that left one place with the same
// print that came to another.

// What lies in a closed pile has a place for the browser, but not for anybody who looks.
const cards = () => [...document.querySelectorAll('#board [data-card]')]
  .filter((card) => !card.closest('details:not([open])'));

function places() {
  const all = new Map();
  for (const card of cards()) {
    all.set(card.dataset.key, { card: card.dataset.card, box: card.getBoundingClientRect() });
  }
  return all;
}

let landed = Promise.resolve();

function glide(before) {
  const flights = [];
  const gone = new Map();
  const now = new Map(cards().map((card) => [card.dataset.key, card]));
  for (const [key, was] of before) {
    const stays = now.get(key)?.dataset.card === was.card;
    if (!stays) gone.set(was.card, [...(gone.get(was.card) || []), was.box]);
  }
  for (const [key, card] of now) {
    const was = before.get(key);
    let from = was && was.card === card.dataset.card ? was.box : gone.get(card.dataset.card)?.shift();
    const box = card.getBoundingClientRect();
    if (!from) {
      if (before.size && box.width) card.animate([{ opacity: 0 }, { opacity: 1 }], 250);
      continue;
    }
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (!from.width || !box.width || (Math.abs(x) < 1 && Math.abs(y) < 1)) continue;
    flights.push(fly(card, from, box));
  }
  landed = Promise.allSettled(flights);
}

// Panels scroll, so what flies is a copy above everything; the card itself waits out of sight.
function fly(card, from, to) {
  const ghost = card.cloneNode(true);
  for (const name of ['data-key', 'data-card', 'data-n', 'form', 'name', 'id']) ghost.removeAttribute(name);
  ghost.classList.remove('can', 'down');
  ghost.classList.add('glider');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.setProperty('width', `${to.width}px`);
  ghost.style.setProperty('height', `${to.height}px`);
  document.body.append(ghost);
  const at = (box) => `translate(${box.left}px, ${box.top}px) scale(${box.width / to.width})`;
  const timing = { duration: 350, easing: 'cubic-bezier(.2,.7,.2,1)' };
  const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'forwards' });
  const way = [{ transform: at(from), transformOrigin: '0 0' }, { transform: at(to), transformOrigin: '0 0' }];
  return ghost.animate(way, { ...timing, fill: 'forwards' }).finished.finally(() => { hidden.cancel(); ghost.remove(); });
}

// ---- The walk -------------------------------------------------------------------------------

const PACE = { slow: 900, normal: 450, fast: 180 };
let walking = null;

const find = (selector) => document.querySelector(`#board ${selector}`);
const wait = (ms) => new Promise((done) => {
  const timer = setTimeout(done, ms);
  if (walking) walking.skip = () => { clearTimeout(timer); walking.skipped = true; done(); };
});

function ghostOf(hero) {
  const card = find(`[data-card="${CSS.escape(hero)}"]`);
  if (!card) return null;
  const box = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'walker';
  ghost.setAttribute('aria-hidden', 'true');
  const figure = document.createElement('div');
  figure.className = 'figure';
  if (card.dataset.walk) figure.style.setProperty('background-image', `url(${card.dataset.walk})`);
  ghost.append(figure);
  document.body.append(ghost);
  put(ghost, box);
  // The hero is in one place only.
  card.style.setProperty('visibility', 'hidden');
  const leave = () => { ghost.remove(); card.style.removeProperty('visibility'); };
  return { ghost, hero, at: box, leave };
}

const covered = (element) => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !element.contains(top);
};

function put(ghost, box) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  ghost.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -60%)`);
}

async function walk(beats, pace) {
  walking = { skipped: false };
  const scrolled = scrollY;
  let who = null;
  for (const beat of beats) {
    if (walking.skipped) break;
    const [what, hero, a, b, c] = beat.split(' ');
    if (!who || who.hero !== hero) {
      who?.leave();
      who = ghostOf(hero);
    }
    if (what === 'enter') {
      const room = find(`[data-key="slot-${a}${b}"]`);
      if (!who || !room) continue;
      // On a phone the room may be out of sight, or below the hand.
      if (covered(room)) room.closest('section').scrollIntoView({ block: 'center' });
      const to = room.getBoundingClientRect();
      who.ghost.classList.toggle('away', covered(room));
      const far = Math.hypot(to.left - who.at.left, to.top - who.at.top);
      const time = Math.min(2, Math.max(1, far / 140)) * pace;
      who.ghost.style.setProperty('transition', `transform ${time}ms linear`);
      put(who.ghost, to);
      who.at = to;
      sound('step');
      await wait(time);
    } else if (!who) {
      continue;
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
      const boss = find(`[data-key="boss-${a}"]`);
      if (boss) put(who.ghost, boss.getBoundingClientRect());
      float(who.ghost, `+${b}`, 'wound');
      sound('wound');
      await wait(pace);
    }
  }
  who?.leave();
  walking = null;
  if (scrolled !== scrollY) scrollTo(0, scrolled);
}

function float(beside, text, kind) {
  const tick = document.createElement('span');
  tick.className = `tick ${kind}`;
  tick.textContent = text;
  beside.append(tick);
  setTimeout(() => tick.remove(), 800);
}

// ---- Sound: small synthesized effects, off until asked ---------------------------------------

let ears = null;
const NOTES = {
  step: ['square', 110, 90, .05, .03], hit: ['sawtooth', 220, 60, .12, .08],
  die: ['square', 300, 40, .4, .08], wound: ['triangle', 90, 200, .35, .12],
  turn: ['square', 523, 784, .18, .06], place: ['triangle', 330, 440, .09, .08],
};

function sound(name) {
  if (root.dataset.sound !== 'on') return;
  ears ||= new AudioContext();
  const [wave, from, to, long, loud] = NOTES[name];
  const [voice, gain, now] = [ears.createOscillator(), ears.createGain(), ears.currentTime];
  voice.type = wave;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + long);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(.001, now + long);
  voice.connect(gain).connect(ears.destination);
  voice.start(now);
  voice.stop(now + long);
}

// ---- Boards as they come ----------------------------------------------------------------------

const queue = [];
let busy = false;
let shown = Number(document.getElementById('board')?.dataset.number || 0);

const lastLine = (part) => Number([...part.querySelectorAll('[data-n]')].filter((it) => it.localName === 'li').pop()?.dataset.n || 0);

async function work() {
  if (busy) return;
  busy = true;
  while (queue.length) {
    // Whoever is behind jumps to the newest.
    const [html, came] = queue.pop();
    queue.length = 0;
    await show(html, came);
  }
  busy = false;
}

async function show(html, came) {
  const made = document.createElement('template');
  made.innerHTML = html;
  const next = made.content.firstElementChild;
  const board = document.getElementById('board');
  if (!next || !board) return;
  const pace = still() ? 0 : PACE[root.dataset.walk] || 0;
  const from = lastLine(board);
  const lines = [...next.querySelectorAll('li[data-beat]')].filter((it) => Number(it.dataset.n) > from);
  if (from && pace && lines.length && !document.hidden) {
    await landed;
    await walk(lines.map((it) => it.dataset.beat), pace);
  }
  performance.mark('morph');
  const asked = board.querySelector('[data-asked]')?.dataset.asked;
  const before = still() ? new Map() : places();
  const held = document.activeElement;
  const focus = held?.closest?.('[data-key]')?.dataset.key;
  morph(board, next);
  performance.measure('morph', 'morph');
  performance.measure('message to morph', { start: came });
  shown = Number(board.dataset.number);
  if (!still()) glide(before);
  for (const list of board.querySelectorAll('[role=log]')) list.scrollTop = list.scrollHeight;
  const now = board.querySelector('[data-asked]')?.dataset.asked;
  refocus(held, focus, now !== asked);
  ask(now);
  if (now !== asked) document.getElementById('prompt')?.scrollTo(0, 0);
  if (now && now !== asked) sound('turn');
  document.title = (now ? '● ' : '') + document.title.replace(/^● /, '');
  dropped();
  document.dispatchEvent(new CustomEvent('board', { detail: shown }));
}

// ---- Doing --------------------------------------------------------------------------------------

function tell(sentence) {
  const note = document.createElement('p');
  note.className = 'told';
  note.setAttribute('role', 'alert');
  note.textContent = sentence;
  document.body.append(note);
  setTimeout(() => note.remove(), 6000);
}

function sure(sentence) {
  return new Promise((done) => {
    const dialog = document.createElement('dialog');
    const words = document.createElement('p');
    words.textContent = sentence;
    const form = document.createElement('form');
    form.method = 'dialog';
    for (const [value, label] of [['yes', live?.dataset.yes || 'Yes'], ['no', live?.dataset.no || 'No']]) {
      const button = document.createElement('button');
      button.value = value;
      button.autofocus = value === 'no';
      button.textContent = label;
      form.append(button);
    }
    dialog.append(words, form);
    document.body.append(dialog);
    dialog.addEventListener('close', () => { dialog.remove(); done(dialog.returnValue === 'yes'); });
    dialog.showModal();
  });
}

// Marks stand beside forms, not on them: a form's own fields go by the same names.
const agreed = new WeakSet();
let pending = new WeakSet();
addEventListener('pageshow', () => { pending = new WeakSet(); });

document.addEventListener('submit', async (event) => {
  const [form, button] = [event.target, event.submitter];
  if (form.dataset.confirm && !agreed.delete(form)) {
    event.preventDefault();
    if (!await sure(form.dataset.confirm)) return;
    form.querySelector('[name=sure]')?.remove();
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'sure', value: 'yes' }));
    agreed.add(form);
    form.requestSubmit(button);
    return;
  }
  if (!live || !QUICK.test(new URL(form.action).pathname)) {
    // A second press before the page has changed does nothing twice.
    if (form.method === 'post' && pending.has(form)) event.preventDefault();
    pending.add(form);
    return;
  }
  event.preventDefault();
  if (form.id === 'pick') sound('place');
  const done = await send(form, button);
  if (done && form.classList.contains('say')) form.reset();
});

const press = (button) => { if (button && !button.disabled) button.click(); };

let typed = '';
let typing = null;
function digit(key) {
  clearTimeout(typing);
  typed += key;
  const go = () => {
    press(document.querySelector(`.choices [data-n="${Number(typed)}"]`));
    typed = '';
  };
  const most = document.querySelectorAll('.choices [data-n]').length;
  if (Number(typed) * 10 > most) go(); else typing = setTimeout(go, 700);
}

// Esc closes what is nearest; only then does it take back.
function back() {
  const sheet = document.querySelector('.discard[open]');
  if (walking) walking.skip?.();
  else if (tip.className) explain(null);
  else if (sheet) { sheet.open = false; sheet.querySelector('summary').focus(); }
  else if (document.querySelector('.rival:target')) location.hash = 'board';
  else press(document.getElementById('undo'));
}

// Single keys, as the reader set them: what each letter does. None if they are off.
const KEYS = root.dataset.keys === undefined ? null
  : new Map(root.dataset.keys.split(' ').map((it) => [it.slice(it.indexOf(':') + 1), it.slice(0, it.indexOf(':'))]));

// What a key does; on a keyboard of other letters it is the key at the same place.
function deed(event) {
  const place = /^[\x21-\x7e]$/.test(event.key) ? '' : /^Key([A-Z])$/.exec(event.code)?.[1];
  return KEYS.get(event.key.toLowerCase()) ?? KEYS.get(place?.toLowerCase());
}

const DEEDS = {
  pass: () => press(document.querySelector('.choices .pass')),
  log: () => document.querySelector('#log [role=log]')?.focus(),
  skip: () => walking?.skip?.(),
  help: () => document.getElementById('keys').showModal(),
};

document.addEventListener('keydown', (event) => {
  // Keys are where they are explained: at a table, in a lesson and in a replay.
  if (!document.getElementById('keys') || event.ctrlKey || event.metaKey || event.altKey) return;
  // A key that is held down chooses once, not again on the page that comes.
  if (event.repeat) return;
  if (/^(input|textarea|select)$/i.test(event.target.localName) || document.querySelector('dialog[open]')) return;
  const does = KEYS && deed(event);
  const hot = does && document.querySelector(`#board [data-hot="${does}"]`);
  if (event.key === 'Escape') back();
  else if (KEYS && /^[0-9]$/.test(event.key)) digit(event.key);
  else if (DEEDS[does]) DEEDS[does]();
  else if (hot) press(hot);
  else return;
  event.preventDefault();
});

// ---- A half-typed line of talk stays, over reloads and over boards ------------------------------

const lineAt = (form) => `line ${form.getAttribute('action')} ${form.elements.seat.value}`;

function unsaid() {
  const box = document.getElementById('words');
  if (box && !box.value) box.value = sessionStorage.getItem(lineAt(box.form)) ?? '';
}

document.addEventListener('input', (event) => {
  if (event.target.id === 'words') sessionStorage.setItem(lineAt(event.target.form), event.target.value);
});
document.addEventListener('reset', (event) => {
  if (event.target.classList.contains('say')) sessionStorage.removeItem(lineAt(event.target));
});
document.addEventListener('board', unsaid);
unsaid();

// ---- Dragging: the card first, then what it is dropped on, as soon as that is asked --------------

let drag = null;
let drop = null;
let quiet = 0;

document.addEventListener('pointerdown', (event) => {
  // Whoever has seen enough of the walk goes on.
  walking?.skip?.();
  const card = event.target.closest?.('#hand .card.can, #prompt .card.can');
  if (!card || event.button) return;
  drag = { card, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener('pointermove', (event) => {
  if (!drag) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost) {
    if (Math.hypot(x, y) < 8) return;
    drag.ghost = drag.card.cloneNode(true);
    drag.ghost.removeAttribute('data-key');
    drag.ghost.classList.add('dragged');
    drag.box = drag.card.getBoundingClientRect();
    drag.ghost.style.setProperty('width', `${drag.box.width}px`);
    document.body.append(drag.ghost);
    document.body.classList.add('dragging');
  }
  drag.ghost.style.setProperty('transform', `translate(${drag.box.left + x}px, ${drag.box.top + y}px)`);
  event.preventDefault();
});

document.addEventListener('pointerup', (event) => {
  if (!drag) return;
  const { card, ghost } = drag;
  drag = null;
  if (!ghost) return;
  ghost.remove();
  document.body.classList.remove('dragging');
  quiet = Date.now() + 100;
  const onto = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-word], #hand');
  if (!onto || onto.id === 'hand' || onto === card) return;
  drop = { word: onto.dataset.word, until: Date.now() + 4000 };
  setTimeout(() => card.click(), 0);
});
// What the browser makes of the end of a drag is no click.
document.addEventListener('click', (event) => {
  if (event.isTrusted && Date.now() < quiet) { event.preventDefault(); event.stopPropagation(); }
}, true);
document.addEventListener('dragstart', (event) => { if (event.target.closest?.('.card')) event.preventDefault(); });
document.addEventListener('pointercancel', () => { drag?.ghost?.remove(); drag = null; document.body.classList.remove('dragging'); });

function dropped() {
  if (!drop) return;
  const { word, until } = drop;
  drop = null;
  if (Date.now() > until) return;
  press(document.querySelector(`[form=pick][value="${CSS.escape(word)}"]`));
}

// ---- Looking: everything explains itself on hover, focus or long press ----------------------------

const tip = document.createElement('div');
tip.id = 'tip';
tip.setAttribute('aria-hidden', 'true');
document.body.append(tip);
root.classList.add('scripted');

function explain(from) {
  const about = from?.querySelector?.('.about');
  if (!about || drag?.ghost) { tip.className = ''; return; }
  tip.replaceChildren(...about.cloneNode(true).childNodes);
  tip.className = 'on';
  const [box, size] = [from.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.max(4, Math.min(box.left, innerWidth - size.width - 4));
  const above = box.top - size.height - 6;
  const top = above > 4 ? above : Math.min(box.bottom + 6, innerHeight - size.height - 4);
  // Beside the list there is room, above it stands the question.
  const beside = from.matches('.choice') && box.left - size.width - 8;
  if (beside > 4) tip.style.setProperty('transform', `translate(${beside}px, ${Math.max(4, Math.min(box.top, innerHeight - size.height - 4))}px)`);
  else tip.style.setProperty('transform', `translate(${left}px, ${Math.max(4, top)}px)`);
}

const teller = (target) => target.closest?.('.card, .space, .choice');
document.addEventListener('pointerover', (event) => { if (event.pointerType !== 'touch') explain(teller(event.target)); });
document.addEventListener('focusin', (event) => { if (event.target.matches(':focus-visible')) explain(teller(event.target)); });
document.addEventListener('focusout', () => explain(null));
// With a finger, the first tap on a card that cannot be chosen looks; the second goes to its page.
let finger = false;
let told = null;
document.addEventListener('pointerdown', (event) => { finger = event.pointerType === 'touch'; }, true);
document.addEventListener('click', (event) => {
  const card = finger && event.target.closest?.('#board a.card, #board span.space');
  if (!card || told === card) return;
  event.preventDefault();
  told = card;
  explain(card);
});
let held = null;
document.addEventListener('touchstart', (event) => {
  explain(null);
  held = setTimeout(() => { explain(teller(event.target)); held = 'told'; }, 450);
}, { passive: true });
for (const end of ['touchend', 'touchmove', 'touchcancel']) {
  document.addEventListener(end, (event) => {
    // A long press only looks.
    if (held === 'told' && end === 'touchend') event.preventDefault();
    clearTimeout(held);
    held = null;
  }, { passive: false });
}

// ---- Clocks and small things ------------------------------------------------------------------------

setInterval(() => {
  for (const clock of document.querySelectorAll('[data-deadline]')) {
    const left = Math.max(0, Math.round((Number(clock.dataset.deadline) - Date.now()) / 1000));
    const two = (n) => String(n).padStart(2, '0');
    clock.textContent = left > 86400 ? `${Math.floor(left / 86400)} d` : `${Math.floor(left / 60)}:${two(left % 60)}`;
    clock.classList.toggle('soon', left < 15);
  }
}, 500);

document.addEventListener('click', (event) => {
  const opener = event.target.closest?.('[data-open]');
  const dialog = opener && document.getElementById(opener.dataset.open);
  if (dialog) { event.preventDefault(); dialog.showModal(); }
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest?.('[data-copy]');
  const box = button && document.getElementById(button.dataset.copy);
  if (!box) return;
  box.select();
  // Where there is no safe connection there is no clipboard, but the old way.
  const copied = await navigator.clipboard?.writeText(box.value).then(() => true, () => false);
  if (!copied && !document.execCommand('copy')) return;
  const words = button.textContent;
  if (words === button.dataset.done) return;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = words; }, 2000);
});

// The secret of a seat link stands behind the #, so that it is sent to nobody by itself.
const secret = document.querySelector('[data-from-hash]');
if (secret && location.hash.length > 1) secret.value = location.hash.slice(1);

for (const list of document.querySelectorAll('[role=log]')) list.scrollTop = list.scrollHeight;
for (const box of document.querySelectorAll('.copy')) box.addEventListener('focus', () => box.select());
