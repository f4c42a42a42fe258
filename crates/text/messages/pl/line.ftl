# The line to the server.

face-sending = Wysyłanie…
face-unsent = Nie udało się wysłać. Spróbuj ponownie.
