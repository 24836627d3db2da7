### Por qué el servidor dice que no: un mensaje por cada motivo del protocolo. $why es su propia frase, en inglés.

refusal-bad-message = El servidor no entiende esta página. Vuelve a cargarla.
refusal-bad-options = No existe tal juego: { $why }
refusal-bad-pad = Esto no se puede puntuar. { $why }
refusal-bad-name = Un nombre tiene de 1 a 24 caracteres.
refusal-bad-code = Este código ya no vale. Pide otro.
refusal-illegal = Eso ahora no es posible.
refusal-late = Demasiado tarde: esa pregunta ya está cerrada.
refusal-enough-changes = Ya has cambiado de idea bastantes veces. Vale tu última respuesta.
refusal-no-hints = Aquí juegan también otras personas, y quien dirige la mesa no ha permitido pistas.
refusal-not-your-seat = Ese no es tu sitio.
refusal-host-only = Eso solo puede hacerlo quien dirige la mesa.
refusal-players-only = Eso es solo para quienes están sentados a esta mesa.
refusal-seat-taken = Este sitio está ocupado.
refusal-no-open-seat = Todos los sitios están ocupados. Puedes mirar o pedir un sitio a quien dirige la mesa.
refusal-nobody-there = Ahí no hay nadie sentado.
refusal-match-running = La partida aún no ha terminado.
refusal-older-rules = Esta partida empezó con reglas anteriores. Su registro aún se puede leer, pero aquí ya no se puede jugar ni volver a ver.
refusal-full = La casa está llena. Prueba más tarde.
refusal-too-fast = Más despacio, por favor: una cosa tras otra.
refusal-unavailable = Ahora no ha funcionado. No se ha perdido nada; inténtalo otra vez.
refusal-internal = Algo ha fallado en el servidor. Quien lo administra encontrará el error en el registro como { $error }.
refusal-gone = Esa mesa o esa partida ya no existe.
