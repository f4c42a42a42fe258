// Steps through a replay without loading whole pages: arrows, links and the handle of the scrubber.
// Without it every step is a link and the scrubber a form.
let [busy, wanted] = [false, null];

// The line of this moment is in sight.
function follow() {
  const [story, line] = [document.getElementById('story'), document.querySelector('#story .now')];
  if (line) story.scrollTop = line.offsetTop - story.offsetTop - story.clientHeight / 2;
}
follow();

async function show(address) {
  wanted = address;
  if (busy) return;
  busy = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    try {
      const answer = await fetch(next);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const [now, then] = [document.getElementById('moment'), page.getElementById('moment')];
      if (!answer.ok || !now || !then) { location.href = next; return; }
      const focused = now.contains(document.activeElement) ? document.activeElement.dataset.key : null;
      now.replaceWith(then);
      follow();
      if (focused) then.querySelector(`[data-key="${focused}"]`)?.focus();
      const [old, fresh] = [document.getElementById('scrub'), page.getElementById('scrub')];
      if (document.activeElement !== old || !wanted) old.value = fresh.value;
      old.setAttribute('aria-valuetext', fresh.getAttribute('aria-valuetext'));
      old.form.elements.as.value = fresh.form.elements.as.value;
      document.title = page.title;
      history.replaceState(null, '', next);
    } catch { location.href = next; return; }
  }
  busy = false;
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('#moment a[href^="/replay/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  show(link.getAttribute('href'));
});

document.addEventListener('input', (event) => {
  if (event.target.id !== 'scrub') return;
  const form = event.target.form;
  show(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`);
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(input|textarea|select)$/i.test(event.target.localName) || document.querySelector('dialog[open]')) return;
  const link = document.querySelector(`#moment a[data-key="${CSS.escape(event.key)}"]`);
  if (!link) return;
  event.preventDefault();
  show(link.getAttribute('href'));
});
