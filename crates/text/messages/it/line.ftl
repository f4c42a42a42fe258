# The line to the server.

face-sending = Invio in corso …
face-unsent = Non è stato possibile inviare. Riprova.
