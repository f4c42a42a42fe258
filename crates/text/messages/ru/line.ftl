# The line to the server.

face-sending = Отправляем…
face-unsent = Отправить не удалось. Попробуйте еще раз.
