import type { ExpiryMailWords } from '../expiry-mail.ts'

export const de: ExpiryMailWords = {
  subject: '{document}: läuft am {date} ab',
  lines: [
    'Ein Dokument in Ihrer Ablage läuft bald ab: {document}, gültig bis {date}.',
    'Fordern Sie das neue rechtzeitig an: Das Monopol kann ein Angebot mit einem abgelaufenen Dokument ablehnen. Sobald es da ist, fügen Sie es mit „Ersetzen“ hinzu.',
  ],
  number: 'Nummer',
  product: 'Produkt',
  button: 'Dokumente öffnen',
}
