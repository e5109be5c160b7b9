import type { ExpiryMailWords } from '../expiry-mail.ts'

export const it: ExpiryMailWords = {
  subject: '{document}: scade il {date}',
  lines: [
    'Un documento del Suo archivio sta per scadere: {document}, valido fino al {date}.',
    'Richieda per tempo il nuovo documento: il monopolio può respingere un’offerta con un documento scaduto. Appena lo riceve, lo aggiunga con «Sostituisci».',
  ],
  number: 'Numero',
  product: 'Prodotto',
  button: 'Apra i documenti',
}
