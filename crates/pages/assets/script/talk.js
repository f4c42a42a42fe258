// A half-typed line of talk stays, over reloads and over boards.

const FIELD = 'words';

/** The field, where one can talk. */
function field() {
  const box = document.getElementById(FIELD);
  return box instanceof HTMLInputElement && box.form ? { box, form: box.form } : null;
}

/** @param {HTMLFormElement} form */
function nameOf(form) {
  const seat = form.elements.namedItem('seat');
  const whose = seat instanceof HTMLInputElement ? seat.value : '';
  return `line ${form.getAttribute('action')} ${whose}`;
}

// A browser may keep nothing for us; then a line is lost with its page, and nothing else.
/** @type {Storage | null} */
let kept = null;
try {
  kept = sessionStorage;
} catch {
  kept = null;
}

function bringBack() {
  const at = field();
  if (at && !at.box.value) at.box.value = kept?.getItem(nameOf(at.form)) ?? '';
}

export function keepTalk() {
  document.addEventListener('input', (event) => {
    const at = field();
    if (at && event.target === at.box) kept?.setItem(nameOf(at.form), at.box.value);
  });
  document.addEventListener('reset', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && form.classList.contains('say')) {
      kept?.removeItem(nameOf(form));
    }
  });
  document.addEventListener('board', bringBack);
  bringBack();
}
