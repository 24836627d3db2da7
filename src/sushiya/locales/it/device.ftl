### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = Apparecchia su questo dispositivo: non serve connessione e la partita resta qui
device-here = su questo dispositivo
device-setting = Si apparecchia su questo dispositivo…
device-failed = Non è stato possibile apparecchiare su questo dispositivo: { $why }
device-again = Riprova
device-lost = Si apparecchia di nuovo…
device-not-stored = Adesso questo browser non riesce a salvare nulla, e ciò che non è salvato non conta. Tutto quello che c'era prima è al sicuro: libera spazio su questo dispositivo e riprova.
device-load-title = Caricare il tavolo?
device-load = Per giocare su questo dispositivo bisogna caricare circa { $size } MB, una volta sola. Con questa connessione può costare qualcosa o richiedere un po' di tempo.
device-load-yes = Carica
device-load-no = Non ora
device-load-refused = Il tavolo di questo dispositivo non è stato caricato.

## Without a server
device-no-server = Il server non è raggiungibile. Su questo dispositivo puoi giocare lo stesso: contro i bot, o con chi ti sta accanto. Funzionano anche lezioni, regole e segnapunti.
device-site = Qui giochi sul tuo dispositivo: contro i bot, o con chi ti sta accanto. Lezioni, regole e segnapunti funzionano anche senza connessione.
device-friends = Per giocare con amici lontani serve un server che tutti possiate raggiungere.
device-friend = Il server di un amico
device-friend-go = Vai
device-friend-bad = Questo non è l'indirizzo di un server. È fatto così: sushi.example o 192.168.1.20:8000.
device-share = Un dispositivo per tutti
device-share-note = passa di mano in mano

## The matches
device-title = Su questo dispositivo
device-none = Su questo dispositivo non è ancora stata giocata nessuna partita.
device-kept = Queste partite sono conservate in questo browser e da nessun'altra parte. Cancellando i suoi dati si perdono: esporta quelle che vuoi tenere.
device-loading = Cerco le partite…
device-running = in corso
device-export = Esporta
device-delete = Elimina
device-delete-ask = Eliminare questa partita per sempre?
device-keep = Tienila
device-hand-over = Continua sul server
device-hand-over-ask = La partita continua sul server, dove possono unirsi altri dispositivi. Tenere una copia qui?
device-move = No, spostala e basta
device-copy = Sì, tieni una copia
device-import = Importa una partita
device-import-note = Il file di una partita esportata qui o scaricata da un server. Puoi anche trascinarlo su questa pagina.
device-imported = La partita ora è qui.
device-not-a-match = In questo file non c'è nessuna partita.
