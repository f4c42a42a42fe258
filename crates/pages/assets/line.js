
// ---- The line to the server -----------------------------------------------------------------------
// A stream tells that it is alive, within a time it names; a page that hears nothing for two and a
// half of those says that the line is lost, and tries again. A browser has six connections for all
// its pages, so a page that is put aside keeps none, and of those in view only a few keep one: the
// others ask now and then.

const QUICK = /\/(pick|undo|ask-undo|consent|windows|chat|hint)$/;
// What may be sent again: a pick has a key, and what a window is set to can be set twice.
const AGAIN = /\/(pick|windows)$/;
const LIMIT = 8000;
const STREAMS = 4;
const lost = document.getElementById('lost');
let stream = null;
let letGo = null;
let again = null;
let watch = null;
let beat = 10000;
let tries = 0;
const wake = new Set();
const inTheDark = new Set();

const sleep = (ms) => new Promise((done) => {
  const up = () => { clearTimeout(timer); wake.delete(up); done(); };
  const timer = setTimeout(up, ms);
  wake.add(up);
});
const wakeAll = () => { for (const up of [...wake]) up(); };

function address(more) {
  const to = new URL(live.dataset.live, location.href);
  to.searchParams.set('told', heard);
  if (more !== undefined) to.searchParams.set('once', more);
  return to;
}

function came(html, id) {
  const number = Number(id.replace(/^[A-Z-]/, ''));
  if (number === shown && !queue.length && !busy) {
    // The same number may come with another curtain.
    if (html.includes('class="curtain"') === !!document.querySelector('.curtain')) return;
  }
  queue.push([html, performance.now()]);
  work();
}

// What was told stands in the log that comes with it.
const upTo = (html) => Number([...html.matchAll(/data-key="line-(\d+)"/g)].pop()?.[1] ?? heard);

function alive() {
  clearTimeout(watch);
  watch = setTimeout(() => gone(), beat * 2.5);
  tries = 0;
  heal();
  wakeAll();
}

function gone() {
  clearTimeout(watch);
  clearTimeout(again);
  stream?.close();
  stream = null;
  if (document.hidden) return;
  lost.textContent = live.dataset.lost;
  lost.className = 'on';
  again = setTimeout(listen, Math.min(1000 * 2 ** tries++, 2000));
}

function heal() {
  if (lost.className !== 'on') return;
  // What was sent into the dark waits for nothing any more.
  for (const sent of inTheDark) sent.abort();
  lost.textContent = live.dataset.found;
  lost.className = 'found';
  setTimeout(() => { if (lost.className === 'found') { lost.textContent = ''; lost.className = ''; } }, 3000);
}

// One of the few places for a stream in this browser; nothing where they cannot be counted.
async function place() {
  if (letGo || !navigator.locks) return true;
  for (let n = 0; n < STREAMS; n++) {
    const got = await new Promise((done) => {
      navigator.locks.request(`stream-${n}`, { ifAvailable: true }, (lock) => {
        done(!!lock);
        return lock && new Promise((free) => { letGo = free; });
      }).catch(() => done(true));
    });
    if (got) return true;
  }
  return false;
}

async function listen() {
  clearTimeout(again);
  stream?.close();
  stream = null;
  if (!await place()) { poll(2000); return; }
  if (document.hidden || stream) { letGo?.(); letGo = null; return; }
  const mine = stream = new EventSource(address());
  // A connection that is never answered is no connection.
  clearTimeout(watch);
  watch = setTimeout(gone, 4000);
  let words = '';
  mine.addEventListener('told', (event) => { words = event.data; });
  mine.addEventListener('board', (event) => {
    alive();
    hearNews(words, upTo(event.data));
    words = '';
    came(event.data, event.lastEventId);
  });
  mine.addEventListener('beat', (event) => { beat = Number(event.data) || beat; alive(); });
  mine.addEventListener('build', (event) => {
    if (event.data !== root.dataset.build) location.reload(); else alive();
  });
  mine.onerror = () => { if (stream === mine) gone(); };
}

// Asks once, and again after a while. What comes while nobody looks is told when somebody does.
async function poll(every) {
  clearTimeout(again);
  again = setTimeout(() => { if (every > 2000 && document.hidden) poll(every); else listen(); }, every);
  try {
    const answer = await fetch(address(shown), { signal: AbortSignal.timeout(LIMIT), headers: { 'x-face': '1' } });
    if (!answer.ok) throw new Error(answer.status);
    heal();
    wakeAll();
    const events = (await answer.text()).split('\n\n');
    const of = (name) => events.find((it) => it.startsWith(`event: ${name}\n`));
    const data = (event) => event?.split('\n').filter((it) => it.startsWith('data: ')).map((it) => it.slice(6)).join('\n');
    const html = data(of('board'));
    if (!html) return;
    if (!document.hidden) hearNews(data(of('told')), upTo(html));
    came(html, of('board').match(/\nid: (.*)/)[1]);
  } catch {
    if (document.hidden || stream) return;
    lost.textContent = live.dataset.lost;
    lost.className = 'on';
  }
}

function aside() {
  clearTimeout(watch);
  clearTimeout(again);
  stream?.close();
  stream = null;
  letGo?.();
  letGo = null;
}

if (live) {
  listen();
  let leaving = null;
  addEventListener('pagehide', aside);
  addEventListener('pageshow', (event) => { if (event.persisted) listen(); });
  addEventListener('online', () => { tries = 0; listen(); wakeAll(); });
  addEventListener('offline', gone);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving);
    // The mark in the title still comes, a little later.
    if (document.hidden) leaving = setTimeout(() => { aside(); poll(15000); }, 3000);
    else if (!stream) { tries = 0; listen(); }
  });
}

// ---- Sending ----------------------------------------------------------------------------------------

const sending = document.getElementById('sending');
const underway = new Set();

// What is under way is so by its question: the next one may be answered before the last is done.
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const path = new URL(form.action).pathname;
  const what = `${path} ${body.get('ask') ?? ''}`;
  if (underway.has(what)) return false;
  underway.add(what);
  if (form.id === 'pick') chose = button ?? document.activeElement;
  const slow = setTimeout(() => {
    button?.classList.add('sent');
    if (sending) [sending.hidden, sending.textContent] = [false, live.dataset.sending];
  }, 300);
  try {
    for (let n = 0; ; n++) {
      let answer;
      let said;
      const limit = new AbortController();
      const late = setTimeout(() => limit.abort(), LIMIT);
      if (AGAIN.test(path)) inTheDark.add(limit);
      try {
        answer = await fetch(form.action, { method: 'POST', body, headers: { 'x-face': '1' }, signal: limit.signal });
        said = answer.ok ? '' : await answer.text();
      } catch {
        // The same answer under the same key is taken once, however often it is sent.
        if (!AGAIN.test(path)) { tell(live.dataset.unsent); return false; }
        await sleep(Math.min(400 * 2 ** n, 5000));
        continue;
      } finally {
        clearTimeout(late);
        inTheDark.delete(limit);
      }
      // Without a stream what came of it is asked for.
      if (answer.ok && !stream) poll(2000);
      if (answer.ok) return true;
      tell(said);
      return false;
    }
  } finally {
    clearTimeout(slow);
    underway.delete(what);
    button?.classList.remove('sent');
    if (sending && !underway.size) sending.hidden = true;
  }
}
