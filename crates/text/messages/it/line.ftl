# The line to the server.

face-sending = Invio in corso…
face-unsent = Invio non riuscito. Riprova.
