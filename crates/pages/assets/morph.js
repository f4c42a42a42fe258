// ---- Morphing -------------------------------------------------------------------------------

const keyOf = (node) => node.nodeType === 1 ? node.dataset.key || node.id || null : null;

function morph(from, to) {
  for (const { name } of [...from.attributes]) {
    const kept = name === 'open' && from.localName === 'details' && from.dataset.key;
    if (!to.hasAttribute(name) && !kept) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name === 'open' && from.localName === 'details') continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from.localName === 'input' && from.type !== 'hidden') return;
  children(from, to);
}

function children(from, to) {
  const keyed = new Map();
  for (const child of from.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  // What leaves goes first. What stays is then where it was and is not moved: a browser takes a line
  // that was moved for a new one, and says it again.
  const wanted = new Set([...to.childNodes].map(keyOf));
  for (const [key, child] of keyed) {
    if (!wanted.has(key)) child.remove();
  }
  const kept = new Set();
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    let same = key ? keyed.get(key) : null;
    if (!key) {
      // A keyed node stands where one without a key is wanted: it will be found by its key.
      while (at && keyOf(at)) at = at.nextSibling;
      same = at;
    }
    if (same && same.nodeType === next.nodeType && same.nodeName === next.nodeName) {
      if (same !== at) move(from, same, at); else at = at.nextSibling;
      // Most of a board stays as it is, and browsers see that soonest themselves.
      if (same.nodeType !== 1) {
        if (same.data !== next.data) same.data = next.data;
      } else if (!same.isEqualNode(next)) morph(same, next);
      if (key) keyed.delete(key);
      kept.add(same);
    } else {
      const fresh = document.importNode(next, true);
      kept.add(fresh);
      from.insertBefore(fresh, at);
    }
  }
  for (const child of [...from.childNodes]) {
    if (!kept.has(child)) child.remove();
  }
}

// moveBefore keeps focus and running animations where the browser has it.
function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before); else parent.insertBefore(node, before);
}
