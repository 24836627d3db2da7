### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = Poner la mesa en este aparato: no necesita conexión y la partida se queda aquí
device-here = en este aparato
device-setting = Poniendo la mesa en este aparato…
device-failed = No se pudo poner la mesa en este aparato: { $why }
device-again = Reintentar
device-lost = Poniendo la mesa otra vez…
device-not-stored = Este navegador no puede guardar nada ahora, y lo que no se guarda no cuenta. Todo lo anterior está a salvo: libera espacio en este aparato e inténtalo otra vez.
device-load-title = ¿Cargar la mesa?
device-load = Para jugar en este aparato hay que cargar unos { $size } MB una sola vez. Con esta conexión puede tener un coste o tardar un rato.
device-load-yes = Cargarla
device-load-no = Ahora no
device-load-refused = No se ha cargado la mesa de este aparato.

## Without a server
device-no-server = No se llega al servidor. Aun así puedes jugar en este aparato: contra bots o con quien esté a tu lado. También funcionan las lecciones, las reglas y el bloc de puntos.
device-site = Aquí juegas en tu propio aparato: contra bots o con quien esté a tu lado. Las lecciones, las reglas y el bloc de puntos funcionan incluso sin conexión.
device-friends = Para jugar con amigos que están lejos hace falta un servidor al que lleguéis todos.
device-friend = El servidor de un amigo
device-friend-go = Ir allí
device-friend-bad = Eso no es la dirección de un servidor. Tiene este aspecto: sushi.example o 192.168.1.20:8000.
device-share = Un aparato para todos
device-share-note = pasa de mano en mano

## The matches
device-title = En este aparato
device-none = Todavía no se ha jugado ninguna partida en este aparato.
device-kept = Estas partidas están guardadas en este navegador y en ningún otro sitio. Al borrar sus datos se borran: exporta lo que quieras conservar.
device-loading = Buscando las partidas…
device-running = en curso
device-export = Exportar
device-delete = Borrar
device-delete-ask = ¿Borrar esta partida para siempre?
device-keep = Conservarla
device-hand-over = Seguir en el servidor
device-hand-over-ask = La partida sigue en el servidor, donde pueden unirse otros aparatos. ¿Guardar una copia aquí?
device-move = No, solo trasladarla
device-copy = Sí, guardar una copia
device-import = Importar una partida
device-import-note = El archivo de una partida exportada aquí o descargada de un servidor. También puedes soltarlo en esta página.
device-imported = La partida ya está aquí.
device-not-a-match = En este archivo no hay ninguna partida.
