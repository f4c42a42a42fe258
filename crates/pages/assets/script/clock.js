// Clocks run down by themselves.

import { findAll } from './page.js';

/** @param {number} n */
const two = (n) => String(n).padStart(2, '0');

/** @param {number} left in seconds */
const said = (left) =>
  left > 86400 ? `${Math.floor(left / 86400)} d` : `${Math.floor(left / 60)}:${two(left % 60)}`;

function tick() {
  for (const clock of findAll('[data-deadline]')) {
    const ms = Number(clock.dataset.deadline) - Date.now();
    const left = Math.max(0, Math.round(ms / 1000));
    clock.textContent = said(left);
    clock.classList.toggle('soon', left < 15);
  }
}

export function runClocks() {
  setInterval(tick, 500);
}
