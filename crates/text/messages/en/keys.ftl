# Single keys: what each does, and how they are set.

face-keys-single = Single-key shortcuts
face-keys-on = On
face-keys-off = Off
face-keys-are-off = Single-key shortcuts are off.
face-keys-change = Change the keys
face-keys-hint = One letter or symbol each; an empty field means no key. Digits pick the choices.
face-keys-keep = Save these keys
face-keys-usual = Restore the default keys
face-keys-no-key = “{ $typed }” can’t be a key: type one letter or symbol, not a digit.
face-keys-twice = { $key } is used twice: each key can do only one thing.
face-keys-choice = that choice
face-keys-escape = close what is open, then undo
face-key-pass = pass
face-key-undo = undo
face-key-turn = pass until my turn
face-key-stop = stop passing
face-key-aimed = ask me if something targets me
face-key-declared = ask me if anything is declared
face-key-always = always ask
face-key-hint = a hint from a bot
face-key-log = go to the log
face-key-skip = skip the walk (a click works, too)
face-key-help = this list
