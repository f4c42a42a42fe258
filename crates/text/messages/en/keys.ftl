# Single keys: what each does, and how they are set.

face-keys-single = Single keys
face-keys-on = On
face-keys-off = Off
face-keys-are-off = Single keys are switched off.
face-keys-change = Change the keys
face-keys-hint = One letter or sign for each; an empty field means no key. Digits are for the choices.
face-keys-keep = Keep these keys
face-keys-usual = Back to the usual keys
face-keys-no-key = “{ $typed }” cannot be a key: type one letter or one sign, no digit.
face-keys-twice = { $key } stands twice: every key does one thing.
face-keys-choice = that choice
face-keys-escape = close what is open, then undo
face-key-pass = pass
face-key-undo = undo
face-key-turn = pass until my turn
face-key-stop = stop passing
face-key-aimed = ask me if something is aimed at me
face-key-declared = ask me if anything is declared
face-key-always = always ask
face-key-hint = a hint from a bot
face-key-log = to the log
face-key-skip = skip the walk (a click does it, too)
face-key-help = this list
