// One board is made into the next by key, so that focus, scrolling and open details stay.

/** @param {Node} node */
const keyOf = (node) =>
  node instanceof HTMLElement || node instanceof SVGElement
    ? node.dataset.key || node.id || null
    : null;

/**
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  const details = from instanceof HTMLDetailsElement;
  for (const { name } of [...from.attributes]) {
    const kept = name === 'open' && details && from.dataset.key;
    if (!to.hasAttribute(name) && !kept) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name === 'open' && details) continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from instanceof HTMLInputElement && from.type !== 'hidden') return;
  children(from, to);
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function children(from, to) {
  const keyed = keep(from, to);
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
      if (same !== at) move(from, same, at);
      else at = at.nextSibling;
      become(same, next);
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

/**
 * The children with a key, once those are gone that leave. What leaves goes first: what stays is then
 * where it was and is not moved. A browser takes a line that was moved for a new one, and says it
 * again.
 *
 * @param {Element} from
 * @param {Element} to
 */
function keep(from, to) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (const child of from.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  const wanted = new Set([...to.childNodes].map(keyOf));
  for (const [key, child] of keyed) {
    if (!wanted.has(key)) child.remove();
  }
  return keyed;
}

/**
 * Most of a board stays as it is, and browsers see that soonest themselves.
 *
 * @param {Node} same
 * @param {Node} next
 */
function become(same, next) {
  if (same instanceof Element && next instanceof Element) {
    if (!same.isEqualNode(next)) morph(same, next);
  } else if (same.nodeValue !== next.nodeValue) {
    same.nodeValue = next.nodeValue;
  }
}

/**
 * moveBefore keeps focus and running animations where the browser has it.
 *
 * @param {Element} parent
 * @param {Node} node
 * @param {Node | null} before
 */
function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
