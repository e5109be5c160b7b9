import type { ExpiryMailWords } from '../expiry-mail.ts'

export const it: ExpiryMailWords = {
  subject: '{document}: valido fino al {date}',
  lines: [
    'Un documento del Suo archivio sta per scadere: {document}, valido fino al {date}.',
    'Richieda per tempo quello nuovo: un’offerta con un documento scaduto può essere respinta. Appena lo riceve, lo aggiunga con «Sostituisci».',
  ],
  number: 'Numero',
  product: 'Prodotto',
  button: 'Apra i documenti',
}
