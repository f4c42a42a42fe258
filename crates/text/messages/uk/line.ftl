# The line to the server.

face-sending = Надсилаємо…
face-unsent = Не вдалося надіслати. Спробуйте ще раз.
