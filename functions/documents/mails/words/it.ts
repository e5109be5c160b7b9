import type { ExpiryMailWords } from '../expiry-mail.ts'

export const it: ExpiryMailWords = {
  subject: '{document}: valido fino al {date}',
  lines: [
    'Un documento del suo archivio sta per scadere: {document}, valido fino al {date}.',
    'Richieda per tempo quello nuovo: un’offerta con un documento scaduto può essere respinta. Appena lo riceve, lo aggiunga con «Sostituisci».',
  ],
  number: 'Numero',
  product: 'Prodotto',
  button: 'Apri i documenti',
  why: 'Riceve questo messaggio perché il documento è nel suo archivio su Nordgate. Scriviamo 60, 30 e 7 giorni prima di una scadenza.',
  end: 'Niente più messaggi sui documenti in scadenza',
}
