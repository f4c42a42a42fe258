# The line to the server.

face-sending = Sending…
face-unsent = This could not be sent. Please try again.
