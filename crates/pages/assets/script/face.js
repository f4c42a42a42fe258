// What makes pages live. They work without it; with it they change by themselves.
//
// The server sends the whole live part, numbered, whenever something changes. It is morphed in by
// key, and cards that moved glide from where they were. Nothing here knows the rules.

import { runClocks } from './clock.js';
import { letCopy } from './copy.js';
import { openDialogs } from './dialog.js';
import { letDrag } from './drag.js';
import { carryForms, takeSecret } from './forms.js';
import { listenToKeys } from './keys.js';
import { keepUp } from './line.js';
import { root, scrollLogs } from './page.js';
import { keepTalk } from './talk.js';
import { letLook } from './tip.js';

root.classList.add('scripted');
carryForms();
listenToKeys();
keepTalk();
letDrag();
letLook();
runClocks();
openDialogs();
letCopy();
takeSecret();
scrollLogs();
keepUp();
