### Perché il server dice di no: un messaggio per ogni motivo del protocollo. $why è la sua frase, in inglese.

refusal-bad-message = Il server non capisce questa pagina. Ricaricala.
refusal-bad-options = Questo gioco non esiste: { $why }
refusal-bad-pad = Questo non si può contare. { $why }
refusal-bad-name = Un nome ha da 1 a 24 caratteri.
refusal-bad-code = Questo codice non vale più. Chiedine uno nuovo.
refusal-illegal = Adesso non si può.
refusal-late = Troppo tardi: quella domanda è chiusa.
refusal-enough-changes = Hai cambiato idea abbastanza volte. Vale la tua ultima risposta.
refusal-no-hints = Qui giocano anche altre persone, e chi ospita non ha permesso i consigli.
refusal-not-your-seat = Quello non è il tuo posto.
refusal-host-only = Può farlo solo chi ospita il tavolo.
refusal-players-only = È solo per chi siede a questo tavolo.
refusal-seat-taken = Questo posto è occupato.
refusal-no-open-seat = Tutti i posti sono occupati. Puoi guardare, o chiedere un posto a chi ospita.
refusal-nobody-there = Lì non siede nessuno.
refusal-match-running = La partita è ancora in corso.
refusal-older-rules = Questa partita è cominciata con regole più vecchie. La registrazione si può ancora leggere, ma qui non la si può più giocare né rivedere.
refusal-full = Siamo al completo. Riprova più tardi.
refusal-too-fast = Più piano, per favore: una cosa alla volta.
refusal-unavailable = Adesso non ha funzionato. Niente è andato perso; riprova.
refusal-internal = Qualcosa è andato storto sul server. Chi lo gestisce trova l'errore nel registro come { $error }.
refusal-gone = Questo tavolo o questa partita non c'è più.
